"""Rim's options and presets as data (R1, R2, R6–R8, R10–R13, R16–R22)."""

from collections.abc import Mapping
from typing import Final

from barg.game import Option, OptionValue, Words

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "decks",
        "int",
        Words("Decks", "تعداد دسته"),
        Words(
            "One deck serves two to six players, two serve two to seven.",
            "یک دسته برای دو تا شش نفر، دو دسته برای دو تا هفت نفر.",
        ),
        low=1,
        high=2,
        optional=True,
        off=Words("By the number of players", "به تعداد بازیکن‌ها"),
        group="cards",
    ),
    Option(
        "two_decks_from",
        "int",
        Words("Two decks from", "دو دسته از"),
        Words(
            "From so many players on there are two decks, where their number is not set.",
            "از این تعداد بازیکن به بالا با دو دسته بازی می‌شود، اگر تعداد دسته تعیین نشده باشد.",
        ),
        low=2,
        high=7,
        group="cards",
    ),
    Option(
        "jokers",
        "int",
        Words("Jokers", "جوکر"),
        Words(
            "How many jokers are added in all.",
            "چند جوکر به همهٔ کارت‌ها اضافه می‌شود.",
        ),
        low=0,
        high=4,
        optional=True,
        off=Words("Two for each deck", "دو تا برای هر دسته"),
        group="cards",
    ),
    Option(
        "hand_size",
        "int",
        Words("Cards in hand", "تعداد کارت هر نفر"),
        Words(
            "How many cards each player gets.",
            "هر نفر چند کارت می‌گیرد.",
        ),
        low=1,
        high=53,
        optional=True,
        off=Words("The usual number", "تعداد معمول"),
        group="cards",
    ),
    Option(
        "ace",
        "choice",
        Words("The ace in runs", "آس در ردیف"),
        Words(
            "Only before the two, or after the king as well.",
            "فقط پیش از دو، یا بعد از شاه هم.",
        ),
        choices=(
            ("low", Words("Low", "پایین")),
            ("high_or_low", Words("High or low", "بالا یا پایین")),
        ),
        group="play",
    ),
    Option(
        "twins_in_sets",
        "bool",
        Words("Twins in sets", "کارت تکراری در گروه"),
        Words(
            "With two decks a set may hold the same card twice.",
            "با دو دسته، یک گروه می‌تواند یک کارت را دو بار داشته باشد.",
        ),
        group="play",
    ),
    Option(
        "jokers_per_meld",
        "int",
        Words("Jokers in a meld", "جوکر در هر ترکیب"),
        Words("A meld holds at most so many.", "هر ترکیب بیشتر از این جوکر ندارد."),
        low=0,
        high=4,
        group="play",
    ),
    Option(
        "initial_meld",
        "int",
        Words("First meld", "اولین ترکیب"),
        Words(
            "The first melds of a player must count so much in one turn; 0 means no bound.",
            "اولین ترکیب‌های هر نفر باید در یک نوبت دست‌کم این‌قدر بیارزد؛ صفر یعنی بدون حد.",
        ),
        low=0,
        high=100,
        step=5,
        group="play",
    ),
    Option(
        "joker_exchange",
        "bool",
        Words("Joker exchange", "برداشتن جوکر"),
        Words(
            "The real card may take a joker's place; the joker goes to the hand.",
            "کارت اصلی می‌تواند جای جوکر را بگیرد و جوکر به دست بیاید.",
        ),
        group="play",
    ),
    Option(
        "discard_to_go_out",
        "bool",
        Words("Go out by a discard", "ریم با انداختن کارت"),
        Words("The last card must be discarded.", "کارت آخر باید انداخته شود."),
        group="play",
    ),
    Option(
        "max_reshuffles",
        "int",
        Words("Reshuffles", "بُر دوباره"),
        Words(
            "How often the discards become a new stock.",
            "چند بار کارت‌های روشده دوباره انبار می‌شوند.",
        ),
        low=0,
        high=100,
        optional=True,
        off=Words("Without limit", "بی‌اندازه"),
        group="play",
    ),
    Option(
        "max_turns",
        "int",
        Words("Most turns", "حداکثر نوبت"),
        Words(
            "After so many turns without a winner the deal ends and nobody scores.",
            "پس از این تعداد نوبت، اگر کسی ریم نکرده باشد، دست بی‌امتیاز تمام می‌شود.",
        ),
        low=1,
        high=4000,
        group="play",
    ),
    Option(
        "melding",
        "choice",
        Words("Melding", "چیدن ترکیب‌ها"),
        Words(
            "On the table during the deal, or in the hand until somebody goes out.",
            "در طول بازی روی زمین، یا در دست تا کسی ریم کند.",
        ),
        choices=(
            ("table", Words("On the table", "روی زمین")),
            ("hand", Words("In the hand", "در دست")),
        ),
        group="play",
    ),
    Option(
        "scoring",
        "choice",
        Words("Scoring", "امتیاز"),
        Words(
            "The winner writes what the others hold, or each of the others writes their own.",
            "برنده کارت‌های بقیه را امتیاز می‌گیرد، یا هر بازنده کارت‌های خودش را جریمه می‌شود.",
        ),
        choices=(
            ("winner", Words("The winner scores", "امتیاز برای برنده")),
            ("penalty", Words("Penalties", "جریمه برای بازنده‌ها")),
        ),
        group="score",
    ),
    Option(
        "target",
        "int",
        Words("Target", "امتیاز پایان"),
        Words(
            "The match ends when somebody reaches this.",
            "وقتی کسی به این برسد بازی تمام می‌شود.",
        ),
        low=1,
        high=100_000,
        step=5,
        optional=True,
        off=Words("50 for each player", "۵۰ برای هر نفر"),
        group="score",
    ),
    Option(
        "rummy_bonus",
        "bool",
        Words("Rummy doubles", "ریم یک‌باره دوبرابر"),
        Words(
            "Going out in one turn without a meld before scores double.",
            "ریم کردن در یک نوبت بدون ترکیب قبلی دو برابر می‌ارزد.",
        ),
        group="score",
    ),
)

_RIM: Final[Mapping[str, OptionValue]] = {
    "decks": None,
    "two_decks_from": 7,
    "jokers": 0,
    "hand_size": None,
    "ace": "low",
    "twins_in_sets": True,
    "jokers_per_meld": 2,
    "initial_meld": 0,
    "joker_exchange": False,
    "discard_to_go_out": False,
    "max_reshuffles": None,
    "max_turns": 1000,
    "melding": "table",
    "scoring": "winner",
    "target": None,
    "rummy_bonus": False,
}

PRESETS: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "rim": _RIM,
    "rim_joker": {**_RIM, "jokers": None},
    "rim_high": {**_RIM, "ace": "high_or_low"},
    "rim_hand": {**_RIM, "melding": "hand"},
    "rim_iran": {
        **_RIM,
        "two_decks_from": 4,
        "jokers": None,
        "hand_size": 13,
        "initial_meld": 30,
        "scoring": "penalty",
        "target": 300,
    },
}

PRESET_WORDS: Final[Mapping[str, tuple[Words, Words]]] = {
    "rim": (
        Words("Rim", "ریم"),
        Words("No jokers; the ace is low.", "بدون جوکر؛ آس پایین است."),
    ),
    "rim_joker": (
        Words("Rim with jokers", "ریم با جوکر"),
        Words("Two jokers for each deck.", "دو جوکر برای هر دسته."),
    ),
    "rim_high": (
        Words("Rim, high ace", "ریم با آس بالا"),
        Words("The ace goes before the two or after the king.", "آس پیش از دو یا بعد از شاه."),
    ),
    "rim_hand": (
        Words("Rim in the hand", "ریم در دست"),
        Words(
            "Nobody lays melds down before going out.",
            "هیچ‌کس پیش از ریم کردن چیزی زمین نمی‌گذارد.",
        ),
    ),
    "rim_iran": (
        Words("Rim with thirteen cards", "ریم سیزده‌کارتی"),
        Words(
            "Jokers, a first meld of at least 30, and penalties up to 300: the lowest wins.",
            "با جوکر؛ اولین ترکیب دست‌کم ۳۰؛ بازنده‌ها جریمه می‌شوند تا ۳۰۰ و کمترین می‌برد.",
        ),
    ),
}
