"""Deals of every game and preset with what the rules say to them, for the client's score sheet."""

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

from barg.cards import JOKER, RANK_LETTERS, SUIT_SIZE
from barg.errors import OptionError
from barg.game import GAMES, OptionValue
from barg.kernel.rummy.fields import OVER as RUMMY_OVER
from barg.kernel.shelem.fields import KONS, SAR_SHELEM, SHELEM, TRICKS
from barg.kernel.shithead.fields import OVER as SHITHEAD_OVER
from barg.shelem import Phase
from barg.tables.errors import Refusal
from barg.tables.names import normalise_name

Settings = dict[str, OptionValue]
SPECIAL: Final = {"shelem": SHELEM, "kons": KONS, "sar_shelem": SAR_SHELEM}
CHANGES: Final[Mapping[str, tuple[Settings, ...]]] = {
    "shelem": (
        {"made": "taken"},
        {"slam": "contract_twice"},
        {"slam": "total"},
        {"slam": "total_twice"},
        {"slam": "none"},
        {"slam": "none", "made": "taken"},
        {"half_penalty": False},
        {"crumbs_stop": None},
        {"crumbs_stop": 0},
        {"crumbs_stop": 300},
        {"target": 350},
        {"ace_points": 15, "jokers": 2},
        {"jokers": 2},
        {"min_bid": 80, "bid_step": 5},
        {"special_bids": "shelem", "sar_shelem": True},
    ),
    "rummy": (
        {"ace": "high_or_low"},
        {"ace": "low"},
        {"scoring": "penalty"},
        {"scoring": "winner"},
        {"target": 60},
        {"jokers": None},
        {"decks": 2},
        {"rummy_bonus": True, "melding": "table"},
    ),
    "shithead": (
        {"result": "winner", "dealer": "next"},
        {"result": "both"},
        {"result": "both", "dealer": "loser", "deals": 4},
        {"result": "winner", "dealer": "next", "deals": 3},
        {"deals": 3},
        {"dealer": "loser"},
    ),
}
CONTRADICTIONS: Final[tuple[tuple[str, int, Settings], ...]] = (
    ("shelem", 4, {"min_bid": 170}),
    ("shelem", 4, {"min_bid": 170, "ace_points": 15, "bid_step": 3}),
    ("shelem", 4, {"bid_step": 13}),
    ("shelem", 4, {"bid_step": 4}),
    ("shelem", 4, {"kons_from": 900}),
    ("shelem", 4, {"preset": "gameocards", "kons_from": 900}),
    ("shelem", 4, {"preset": "gameocards", "kons_from": None}),
    ("shelem", 4, {"preset": "gameocards", "special_bids": "none"}),
    ("shelem", 4, {"sar_shelem": True}),
    ("shelem2", 2, {"sar_shelem": True, "special_bids": "shelem"}),
    ("rummy", 7, {}),
    ("rummy", 7, {"decks": 1}),
    ("rummy", 4, {"jokers": 3}),
    ("rummy", 7, {"jokers": 4}),
    ("rummy", 3, {"rummy_bonus": True}),
    ("rummy", 3, {"rummy_bonus": True, "melding": "hand"}),
    ("rummy", 3, {"preset": "rim_hand", "rummy_bonus": True}),
    ("shithead", 3, {"preset": "classic", "result": "winner"}),
    ("shithead", 3, {"preset": "persian", "result": "winner", "dealer": "loser"}),
    ("shithead", 3, {"preset": "persian", "result": "both", "dealer": "loser"}),
)

NAMES: Final = (
    "Sara",
    "  Sara   of\tTehran ",
    "می\u200cنا",
    "\u200cمینا\u200c",
    "می \u200c نا",
    "Jo\u202enathan\u0007",
    "a" * 30,
    "👩\u200d👩\u200d👧 family",
    "e\u0301" * 26,
    "نام خیلی خیلی خیلی خیلی خیلی بلند",
    "",
    " \u200d ",
    "\u3164",
)


def all_cases() -> dict[str, list[Any]]:
    """The cases by what they are about."""
    chance = random.Random(5)
    return {
        "shelem": list(_shelem(chance)),
        "rummy": list(_rummy(chance)),
        "shithead": list(_shithead(chance)),
        "contradictions": [[*case, _refused(*case)] for case in CONTRADICTIONS],
        "names": [[name, _named(name)] for name in NAMES],
    }


def _tables(game: str) -> Iterator[Settings]:
    """Each preset as it is, and with each change."""
    for preset in GAMES[game].presets:
        yield {"preset": preset}
        for change in CHANGES[game]:
            if not change.items() <= GAMES[game].presets[preset].items():
                yield {"preset": preset, **change}


def _refused(game: str, players: int, settings: Settings) -> str | None:
    try:
        GAMES[game].rules(settings, players)
    except OptionError as error:
        return error.option
    return None


def _named(name: str) -> str:
    """The name as the server writes it; empty where nothing is left."""
    try:
        return normalise_name(name)
    except Refusal:
        return ""


def _shelem(chance: random.Random) -> Iterator[Any]:
    """``[game, settings, total, [declarer, contract, taken, totals, scores, winners]…]``."""
    for place, settings in enumerate(_tables("shelem")):
        game, players = ("shelem", 4) if place % 3 else ("shelem2", 2)
        if _refused(game, players, settings):
            continue
        rules = GAMES[game].rules(settings, players)
        yield [game, settings, rules.total, list(_shelem_deals(rules, chance))]


def _shelem_deals(rules: Any, chance: random.Random) -> Iterator[Any]:
    top = rules.total
    numbers = {rules.min_bid, 120, 150, top - rules.bid_step, top}
    special = [name for name in SPECIAL if _may_bid(rules, name)]
    for contract in [*sorted(number for number in numbers if number <= top), *special]:
        number = contract if isinstance(contract, int) else top
        half = top // 10 * 5
        raws = {5, half - 5, half, half + 5, number - 5, number, min(number + 5, top), top - 5, top}
        for raw in sorted(raws):
            near = [0, -120, 295, 300, rules.target - 150, rules.target - 5, rules.target, 1100]
            before = [chance.choice(near), chance.choice(near)]
            declarer = chance.randrange(rules.players)
            yield [
                declarer,
                contract,
                raw,
                before,
                *_shelem_end(rules, declarer, contract, raw, before),
            ]


def _may_bid(rules: Any, name: str) -> bool:
    if name == "sar_shelem":
        return bool(rules.sar_shelem)
    wanted = ("shelem", "shelem_kons") if name == "shelem" else ("shelem_kons",)
    return rules.special_bids in wanted


def _shelem_end(
    rules: Any, declarer: int, contract: int | str, raw: int, before: list[int]
) -> tuple[list[int], list[int]]:
    """The scores and the winners of a deal; all points are all tricks, for each trick counts."""
    state = rules.start(rules.deck(), 0, before)
    state.phase = Phase.OVER
    state.declarer = declarer
    state.contract = SPECIAL.get(str(contract), contract)
    side = declarer % 2
    state.points[side], state.points[1 - side] = raw, rules.total - raw
    tricks = TRICKS if raw == rules.total else TRICKS // 2
    state.tricks_won[side], state.tricks_won[1 - side] = tricks, TRICKS - tricks
    after = rules.totals_after(state)
    scores = [total - old for total, old in zip(after, before, strict=True)]
    return scores, list(rules.winners(state))


def _rummy(chance: random.Random) -> Iterator[Any]:
    """``[players, settings, target, [out, hands, double, totals, scores, winners]…]``."""
    for place, settings in enumerate(_tables("rummy")):
        players = 2 + place % 6
        if _refused("rummy", players, settings):
            continue
        rules = GAMES["rummy"].rules(settings, players)
        deals = [_rummy_deal(rules, chance, number) for number in range(8)]
        yield [players, settings, rules.target, deals]


def _rummy_deal(rules: Any, chance: random.Random, number: int) -> list[Any]:
    before = [chance.randrange(0, rules.target) for _ in range(rules.players)]
    state = rules.start(rules.deck(), 0, before)
    out = -1 if number == 0 else chance.randrange(rules.players)
    double = bool(rules.rummy_bonus and out >= 0 and chance.random() < 0.5)
    deck = rules.deck()
    chance.shuffle(deck)
    hands = []
    for seat in range(rules.players):
        count = 0 if seat == out else chance.randrange(1, 5)
        # Two cards are no meld: they count the same where melds stay in the hand.
        cards = [deck.pop() for _ in range(count if rules.melding == "table" else min(count, 2))]
        _hold(state, seat, cards)
        hands.append("".join("X" if card == JOKER else _letter(card) for card in cards))
    state.out_seat, state.bonus, state.phase = out, int(double), RUMMY_OVER
    after = rules.totals_after(state)
    scores = [total - old for total, old in zip(after, before, strict=True)]
    return [out, hands, double, before, scores, list(rules.winners(state))]


def _letter(card: int) -> str:
    return RANK_LETTERS[card % SUIT_SIZE]


def _hold(state: Any, seat: int, cards: list[int]) -> None:
    ones = twos = jokers = 0
    for card in cards:
        if card == JOKER:
            jokers += 1
        elif ones >> card & 1:
            twos |= 1 << card
        else:
            ones |= 1 << card
    state.ones[seat], state.twos[seat], state.jokers[seat] = ones, twos, jokers


def _shithead(chance: random.Random) -> Iterator[Any]:
    """``[players, settings, [order, dealer, sheet, sheet after, next dealer, winners]…]``.

    ``order`` are those who went out, the first of them first; with all but one the other lost.
    """
    for place, settings in enumerate(_tables("shithead")):
        players = 2 + place % 7
        if _refused("shithead", players, settings):
            continue
        rules = GAMES["shithead"].rules(settings, players)
        yield [players, settings, [_shithead_deal(rules, chance) for _ in range(6)]]


def _shithead_deal(rules: Any, chance: random.Random) -> list[Any]:
    players = rules.players
    before = [chance.randrange(3) for _ in range(2 * players)] + [chance.randrange(2, 4)]
    state = rules.start(rules.deck(), chance.randrange(players), tuple(before))
    order = chance.sample(range(players), players)
    order = order[: chance.choice([players - 1, players - 1, players - 1, 1, 0])]
    if rules.result == "winner":
        order = order[:1]
    state.phase, state.out_count = SHITHEAD_OVER, len(order)
    state.out_set = sum(1 << seat for seat in order)
    for place, seat in enumerate(order):
        state.out_seats[place] = seat
    after = list(rules.totals_after(state))
    return [
        order,
        state.dealer,
        before,
        after,
        rules.next_dealer(state),
        list(rules.winners(state)),
    ]
