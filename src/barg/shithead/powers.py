"""The powers of ranks (H12, H13, H20): their names, and the sets of ranks that have them."""

from typing import Final

from barg.game import Words
from barg.kernel.shithead.fields import JOKER_BIT

ROWS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""The ranks as an option writes them, in their order."""
POWER_WORDS: Final = (
    ("reset", Words("Goes on anything, anything goes on it", "روی همه، و همه روی آن")),
    ("burn", Words("Goes on anything and burns the pile", "روی همه، و کپه را می‌سوزاند")),
    ("transparent", Words("Transparent: what lies under it counts", "شفاف: کارت زیرش حساب است")),
    ("lower", Words("Next this rank or lower", "بعدی هم‌رتبه یا پایین‌تر")),
    ("reverse", Words("Turns the direction", "جهت را برمی‌گرداند")),
    ("skip", Words("Skips the next player", "نوبت نفر بعد رد می‌شود")),
)
_SETS: Final = {
    "reset": "resets",
    "burn": "burners",
    "transparent": "transparents",
    "lower": "lowers",
    "reverse": "reverses",
    "skip": "skips",
}
"""Which of the kernel's options holds the ranks of a power."""


def power_sets(text: str) -> dict[str, int]:
    """The kernel's options for a checked value such as ``"2:reset 10:burn"``.

    Jokers turn the direction whatever the table says (H16).
    """
    sets = dict.fromkeys(_SETS.values(), 0)
    for word in text.split():
        row, _, name = word.partition(":")
        sets[_SETS[name]] |= 1 << ROWS.index(row)
    sets["reverses"] |= JOKER_BIT
    return sets
