"""Shelem's options and presets as data (S6, S8, S10, S11, S15, S18–S25, S34–S37)."""

from collections.abc import Mapping
from typing import Final

from barg.game import Option, OptionValue, Words

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "target",
        "int",
        Words("Target", "امتیاز پایان"),
        Words(
            "The match is won at this total.",
            "تیمی که به این مجموع برسد و جلو باشد مسابقه را می‌برد.",
        ),
        low=1,
        high=100_000,
        step=5,
        group="score",
    ),
    Option(
        "ace_points",
        "int",
        Words("Points of an ace", "امتیاز آس"),
        Words(
            "10 makes a deal worth 165 points, 15 makes it 185; with jokers 200 and 230.",
            "با ۱۰ هر دور ۱۶۵ امتیاز دارد و با ۱۵ هر دور ۱۸۵؛ با جوکر ۲۰۰ و ۲۳۰.",
        ),
        low=10,
        high=15,
        step=5,
        group="cards",
    ),
    Option(
        "jokers",
        "int",
        Words("Jokers", "جوکر"),
        Words(
            "None, or a big and a small one over the ace of trumps; the widow has six cards.",
            "هیچ، یا یک جوکر بزرگ و یک کوچک بالاتر از آس حکم؛ زمین شش برگ می‌شود.",
        ),
        low=0,
        high=2,
        step=2,
        group="cards",
    ),
    Option(
        "min_bid",
        "int",
        Words("Lowest bid", "کمترین خواندن"),
        Words("The auction starts at this number.", "مزایده از این عدد شروع می‌شود."),
        low=5,
        high=230,
        step=5,
        group="auction",
    ),
    Option(
        "bid_step",
        "int",
        Words("Bid step", "گام خواندن"),
        Words("Bids rise by multiples of this.", "خواندن‌ها با مضرب این عدد بالا می‌روند."),
        low=1,
        high=85,
        group="auction",
    ),
    Option(
        "no_bid",
        "choice",
        Words("Nobody bids", "اگر کسی نخواند"),
        Words(
            "What happens when the first three players pass.",
            "وقتی سه نفر اول پاس می‌دهند چه می‌شود.",
        ),
        choices=(
            ("redeal_after_three", Words("Redeal after three passes", "بعد از سه پاس از نو")),
            ("redeal_after_four", Words("Redeal after four passes", "بعد از چهار پاس از نو")),
            ("dealer_forced", Words("The dealer must take it", "دست‌دهنده باید بردارد")),
        ),
        group="auction",
    ),
    Option(
        "special_bids",
        "choice",
        Words("Special bids", "خواندن‌های ویژه"),
        Words(
            "Shelem promises all 12 tricks; kons stakes the whole match on them.",
            "شلم یعنی قول هر ۱۲ دست؛ کنس یعنی همهٔ مسابقه بر سر همان قول.",
        ),
        choices=(
            ("none", Words("None", "هیچ")),
            ("shelem", Words("Shelem", "شلم")),
            ("shelem_kons", Words("Shelem and kons", "شلم و کنس")),
        ),
        group="auction",
    ),
    Option(
        "sar_shelem",
        "bool",
        Words("Sar-shelem", "سرشلم"),
        Words(
            "A bid over shelem: all 12 tricks without the widow, for four times the points.",
            "بالاتر از شلم: هر ۱۲ دست بدون برداشتن زمین، چهار برابر امتیاز دور.",
        ),
        group="auction",
    ),
    Option(
        "kons_from",
        "int",
        Words("Kons from", "کنس از"),
        Words(
            "Kons may be bid once both teams have this total.",
            "وقتی مجموع هر دو تیم به این عدد برسد کنس مجاز است.",
        ),
        low=0,
        high=100_000,
        step=5,
        optional=True,
        off=Words("Never", "هیچ‌وقت"),
        group="auction",
    ),
    Option(
        "trump",
        "choice",
        Words("Naming trump", "تعیین حکم"),
        Words(
            "Named after burying, or shown by the first card led.",
            "بعد از خواباندن گفته می‌شود، یا خال اولین برگ حکم است.",
        ),
        choices=(
            ("declared", Words("Declared", "اعلام می‌شود")),
            ("first_lead", Words("First card led", "خال اولین برگ")),
        ),
        group="play",
    ),
    Option(
        "no_trump_modes",
        "bool",
        Words("Sars and nars", "سرس و نرس"),
        Words(
            "Declarer may also name no trump, or no trump with the ranks turned round.",
            "حاکم می‌تواند بی‌حکم (سرس) یا بی‌حکم با ترتیب وارونه (نرس و آس‌نرس) هم اعلام کند.",
        ),
        group="play",
    ),
    Option(
        "made",
        "choice",
        Words("A made contract scores", "امتیاز قرارداد موفق"),
        Words(
            "The number that was bid, or the points that were taken.",
            "عددی که خوانده شده، یا امتیازی که گرفته شده.",
        ),
        choices=(
            ("contract", Words("The bid", "عدد خوانده‌شده")),
            ("taken", Words("The points taken", "امتیاز گرفته‌شده")),
        ),
        group="score",
    ),
    Option(
        "slam",
        "choice",
        Words("All 12 tricks, not promised", "شلم نخوانده"),
        Words(
            "What the declarer's team scores for every trick.",
            "تیم حاکم برای گرفتن هر ۱۲ دست چه می‌گیرد.",
        ),
        choices=(
            ("contract_twice", Words("Twice the bid", "دو برابر عدد خوانده‌شده")),
            ("total", Words("All points of the deal", "همهٔ امتیاز دور")),
            ("total_twice", Words("Twice the points of the deal", "دو برابر امتیاز دور")),
            ("none", Words("Nothing more", "بدون پاداش")),
        ),
        group="score",
    ),
    Option(
        "half_penalty",
        "bool",
        Words("Double minus under half", "منفی دوبرابر زیر نصف"),
        Words(
            "A lost contract counts twice when declarer took less than half.",
            "اگر حاکم کمتر از نصف بگیرد، منفی‌اش دو برابر است.",
        ),
        group="score",
    ),
    Option(
        "crumbs_stop",
        "int",
        Words("Crumbs stop at", "خرده تا"),
        Words(
            "From this total on a team scores nothing as defender.",
            "تیمی که به این مجموع برسد دیگر خرده نمی‌گیرد.",
        ),
        low=0,
        high=100_000,
        step=5,
        optional=True,
        off=Words("Never", "هیچ‌وقت"),
        group="score",
    ),
    Option(
        "shuffle",
        "choice",
        Words("Shuffle", "بُر زدن"),
        Words(
            "Even, or in packets from the last deal, which makes suits clump.",
            "یکنواخت، یا کشابی از دور پیش که خال‌ها را کنار هم نگه می‌دارد.",
        ),
        choices=(
            ("uniform", Words("Even", "یکنواخت")),
            ("kashabi", Words("In packets", "کشابی")),
        ),
        group="cards",
    ),
)

_GAMEOCARDS: Final[Mapping[str, OptionValue]] = {
    "ace_points": 10,
    "jokers": 0,
    "min_bid": 100,
    "bid_step": 5,
    "no_bid": "redeal_after_four",
    "special_bids": "shelem_kons",
    "sar_shelem": False,
    "kons_from": 1005,
    "trump": "first_lead",
    "no_trump_modes": False,
    "made": "contract",
    "slam": "total",
    "half_penalty": True,
    "crumbs_stop": 1100,
    "target": 1165,
    "shuffle": "uniform",
}
_JOKER: Final[Mapping[str, OptionValue]] = {
    **_GAMEOCARDS,
    "jokers": 2,
    "special_bids": "shelem",
    "slam": "total_twice",
    "crumbs_stop": None,
    "target": 1200,
}

PRESETS: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "bazito": {
        **_GAMEOCARDS,
        "no_bid": "redeal_after_three",
        "special_bids": "none",
        "trump": "declared",
        "slam": "contract_twice",
        "crumbs_stop": None,
        "target": 600,
    },
    "gameocards": _GAMEOCARDS,
    "shivaei": {
        **_GAMEOCARDS,
        "ace_points": 15,
        "slam": "total_twice",
        "crumbs_stop": None,
        "target": 1300,
    },
    "ghavarech": {
        **_GAMEOCARDS,
        "ace_points": 15,
        "slam": "contract_twice",
        "crumbs_stop": None,
        "target": 1185,
    },
    "joker200": _JOKER,
    "joker230": {**_JOKER, "ace_points": 15, "target": 1400},
}

PRESET_WORDS: Final[Mapping[str, tuple[Words, Words]]] = {
    "bazito": (
        Words("Bazito", "بازیتو"),
        Words(
            "To 600; no special bids; trump is declared; all tricks pay twice the bid.",
            "تا ۶۰۰؛ بدون خواندن ویژه؛ حکم اعلام می‌شود؛ همهٔ دست‌ها دو برابر عدد خوانده‌شده.",
        ),
    ),
    "gameocards": (
        Words("Gameocards", "گیم او کاردز"),
        Words(
            "To 1165; shelem and kons; the first card led is trump; crumbs stop at 1100.",
            "تا ۱۱۶۵؛ با شلم و کنس؛ خال اولین برگ حکم است؛ از ۱۱۰۰ خرده نمی‌نویسند.",
        ),
    ),
    "shivaei": (
        Words("Shivaei school", "مکتب شیوایی"),
        Words(
            "To 1300; aces count 15; all tricks pay 370.",
            "تا ۱۳۰۰؛ آس ۱۵ امتیاز؛ همهٔ دست‌ها ۳۷۰ امتیاز.",
        ),
    ),
    "ghavarech": (
        Words("Ghavarech school", "مکتب قوارچ"),
        Words(
            "To 1185; aces count 15; all tricks pay twice the bid.",
            "تا ۱۱۸۵؛ آس ۱۵ امتیاز؛ همهٔ دست‌ها دو برابر عدد خوانده‌شده.",
        ),
    ),
    "joker200": (
        Words("Jokers, 200", "جوکردار ۲۰۰"),
        Words(
            "To 1200; two jokers, a widow of six, 200 points a deal; shelem may be bid.",
            "تا ۱۲۰۰؛ دو جوکر، زمین شش‌برگی، هر دور ۲۰۰ امتیاز؛ شلم خواندنی است.",
        ),
    ),
    "joker230": (
        Words("Jokers, 230", "جوکردار ۲۳۰"),
        Words(
            "To 1400; two jokers and aces at 15, 230 points a deal; shelem may be bid.",
            "تا ۱۴۰۰؛ دو جوکر و آس ۱۵ امتیازی، هر دور ۲۳۰ امتیاز؛ شلم خواندنی است.",
        ),
    ),
}
