"""Go Boom's options and presets as data (G2, G8)."""

from collections.abc import Mapping
from typing import Final

from barg.game import Option, OptionValue, Words

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "hand_size",
        "int",
        Words("Cards in hand", "تعداد کارت هر نفر"),
        Words("How many cards each player gets.", "هر نفر چند کارت می‌گیرد."),
        low=3,
        high=8,
    ),
    Option(
        "target",
        "int",
        Words("Target", "امتیاز پایان"),
        Words("The first to reach this wins.", "اولین نفری که به این برسد می‌برد."),
        low=1,
        high=1000,
        step=10,
    ),
)
PRESETS: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "usual": {"hand_size": 7, "target": 100},
    "short": {"hand_size": 5, "target": 50},
}
PRESET_WORDS: Final[Mapping[str, tuple[Words, Words]]] = {
    "usual": (
        Words("Usual", "معمولی"),
        Words("Seven cards, to 100.", "هفت کارت، تا ۱۰۰."),
    ),
    "short": (
        Words("Short", "کوتاه"),
        Words("Five cards, to 50.", "پنج کارت، تا ۵۰."),
    ),
}
