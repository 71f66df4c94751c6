"""The powers of ranks (H12, H13, H20) as one integer, and their names.

A table of powers holds four bits for each rank, the two's in the lowest.
"""

from typing import Final

from barg.cards import SUIT_SIZE, Rank
from barg.game import Words

Powers = int
"""A table of powers: see `power_of`."""
NONE, RESET, BURN, TRANSPARENT, LOWER, REVERSE, SKIP = range(7)
POWER_BITS: Final = 4
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
"""The names of the powers from `RESET` on."""


def power_of(powers: Powers, rank: Rank) -> int:
    """The power of a rank; jokers have none of these (H16)."""
    return powers >> POWER_BITS * rank & (1 << POWER_BITS) - 1


def read_powers(text: str) -> Powers:
    """The table of a checked value of the option, such as ``"2:reset 10:burn"``."""
    names = [name for name, _ in POWER_WORDS]
    powers = 0
    for word in text.split():
        row, _, name = word.partition(":")
        powers |= names.index(name) + RESET << POWER_BITS * ROWS.index(row)
    return powers


assert len(ROWS) == SUIT_SIZE
