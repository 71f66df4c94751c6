"""Shithead's options and presets as data (H2–H5, H9, H14–H16, H18–H21)."""

from collections.abc import Mapping
from typing import Final

from barg.game import Option, OptionValue, Words
from barg.shithead.powers import POWER_WORDS, ROWS

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "layout",
        "choice",
        Words("Layout", "چیدمان"),
        Words("What lies before each player at the start.", "در آغاز جلوی هر نفر چه هست."),
        choices=(
            ("face_up_row", Words("Blind row, face-up row, hand", "ردیف بسته، ردیف رو، دست")),
            ("two_blind_rows", Words("Two blind rows, hand", "دو ردیف بسته، دست")),
            ("choose_from_six", Words("Blind row, choose three of six", "ردیف بسته، سه از شش")),
        ),
        group="cards",
    ),
    Option(
        "first",
        "choice",
        Words("Who starts", "شروع‌کننده"),
        Words(
            "The seat after the dealer, or the lowest card.", "نفر بعد از دست‌دهنده، یا کمترین کارت."
        ),
        choices=(
            ("eldest", Words("After the dealer", "بعد از دست‌دهنده")),
            ("lowest", Words("The lowest card", "کمترین کارت")),
        ),
        group="play",
    ),
    Option(
        "four",
        "choice",
        Words("Four of a rank burn", "سوختن چهار کارت"),
        Words(
            "From one play (or three on one), or whenever the top four are alike.",
            "از یک بازی (یا سه روی یک)، یا هر وقت چهار کارت رو یکی باشند.",
        ),
        choices=(
            ("own", Words("From one play", "از یک بازی")),
            ("top_four", Words("Whoever played them", "هر که بازی کرده")),
        ),
        group="play",
    ),
    Option(
        "after_burn",
        "choice",
        Words("After a burn", "بعد از سوختن"),
        Words(
            "The next play is free, or must go over what burned.",
            "بازی بعدی آزاد است، یا باید بالاتر از کارت سوخته باشد.",
        ),
        choices=(("any", Words("Free", "آزاد")), ("bound", Words("Over it", "بالاتر"))),
        group="play",
    ),
    Option(
        "dealer",
        "choice",
        Words("Next dealer", "دست‌دهندهٔ بعد"),
        Words("The next seat, or the loser.", "نفر بعد، یا بازنده."),
        choices=(
            ("next", Words("The next seat", "نفر بعد")),
            ("loser", Words("The loser", "بازنده")),
        ),
        group="score",
    ),
    Option(
        "result",
        "choice",
        Words("What counts", "نتیجه"),
        Words(
            "The last one loses, the first out wins, or both.", "آخری می‌بازد، اولی می‌برد، یا هر دو."
        ),
        choices=(
            ("loser", Words("The last one loses", "آخری می‌بازد")),
            ("winner", Words("The first out wins", "اولی می‌برد")),
            ("both", Words("Both", "هر دو")),
        ),
        group="score",
    ),
    Option(
        "jokers",
        "int",
        Words("Jokers", "جوکر"),
        Words("None, or eight that turn the direction.", "هیچ، یا هشت جوکر که جهت را برمی‌گردانند."),
        low=0,
        high=8,
        step=8,
        group="cards",
    ),
    Option(
        "powers",
        "table",
        Words("Special ranks", "کارت‌های ویژه"),
        Words(
            "What cards of a rank do besides going by their rank.",
            "کارت‌های هر رتبه چه کاری می‌کنند.",
        ),
        choices=POWER_WORDS,
        rows=ROWS,
        group="play",
    ),
    Option(
        "decks",
        "int",
        Words("Decks", "تعداد دسته"),
        Words(
            "One deck serves two to five players, two serve four to eight.",
            "یک دسته برای دو تا پنج نفر، دو دسته برای چهار تا هشت نفر.",
        ),
        low=1,
        high=2,
        optional=True,
        off=Words("By the number of players", "به تعداد بازیکن‌ها"),
        group="cards",
    ),
    Option(
        "face_up_with_pickup",
        "bool",
        Words("Take face-up cards along", "برداشتن کارت رو با کپه"),
        Words(
            "Picking up may take face-up cards of one rank along.",
            "با برداشتن کپه می‌شود کارت‌های روی هم‌رتبه را هم برداشت.",
        ),
        group="play",
    ),
    Option(
        "max_turns",
        "int",
        Words("Longest deal", "بلندترین دور"),
        Words("After so many turns the deal is drawn.", "بعد از این تعداد نوبت، دور مساوی است."),
        low=1,
        high=100_000,
        group="play",
    ),
    Option(
        "deals",
        "int",
        Words("Deals", "تعداد دور"),
        Words(
            "The match ends after so many.",
            "مسابقه بعد از این تعداد تمام است.",
        ),
        low=1,
        high=10_000,
        optional=True,
        off=Words("Play on", "بی‌پایان"),
        group="score",
    ),
    Option(
        "forfeit",
        "text",
        Words("Forfeit", "جریمه"),
        Words(
            "What the loser owes, shown with the result.",
            "آنچه بازنده بدهکار است و با نتیجه نشان داده می‌شود.",
        ),
        high=200,
        optional=True,
        off=Words("None", "هیچ"),
        group="score",
    ),
)

_CLASSIC: Final[Mapping[str, OptionValue]] = {
    "layout": "face_up_row",
    "first": "lowest",
    "four": "top_four",
    "after_burn": "any",
    "dealer": "loser",
    "result": "loser",
    "jokers": 0,
    "powers": "2:reset 10:burn",
    "decks": None,
    "face_up_with_pickup": False,
    "max_turns": 1000,
    "deals": None,
    "forfeit": None,
}
_PERSIAN: Final[Mapping[str, OptionValue]] = {
    **_CLASSIC,
    "layout": "two_blind_rows",
    "first": "eldest",
    "four": "own",
    "after_burn": "bound",
    "dealer": "next",
}
PRESETS: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "classic": _CLASSIC,
    "classic_powers": {
        **_CLASSIC,
        "powers": "2:reset 3:transparent 7:lower 8:skip 10:burn",
    },
    "persian": _PERSIAN,
    "persian_six": {**_PERSIAN, "layout": "choose_from_six"},
    "persian_jokers": {**_PERSIAN, "jokers": 8},
}
PRESET_WORDS: Final[Mapping[str, tuple[Words, Words]]] = {
    "classic": (
        Words("Classic", "کلاسیک"),
        Words(
            "As the world plays it: a face-up row, free after a burn.",
            "به رسم جهانی: ردیف رو، بعد از سوختن آزاد.",
        ),
    ),
    "classic_powers": (
        Words("Classic with more special cards", "کلاسیک با کارت‌های ویژهٔ بیشتر"),
        Words(
            "Besides 2 and 10: 3 is transparent, 7 wants lower cards, 8 skips a player.",
            "جز ۲ و ۱۰: ۳ شفاف است، روی ۷ باید پایین‌تر آمد، ۸ نوبت نفر بعد را رد می‌کند.",
        ),
    ),
    "persian": (
        Words("Persian", "ایرانی"),
        Words(
            "Two blind rows; after a burn the next card must be over it.",
            "دو ردیف بسته؛ بعد از سوختن باید بالاتر آمد.",
        ),
    ),
    "persian_six": (
        Words("Persian, three of six", "ایرانی، سه از شش"),
        Words("Choose three of six cards as hand.", "از شش کارت سه تا را در دست نگه می‌داری."),
    ),
    "persian_jokers": (
        Words("Persian with jokers", "ایرانی با جوکر"),
        Words("Eight jokers turn the direction of play.", "هشت جوکر جهت بازی را برمی‌گردانند."),
    ),
}
