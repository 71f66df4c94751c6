"""Positions with the actions that a good player chooses; the cases are in the TOML files here.

The seat to act is always 0. What it has not seen is dealt by lot, so that only what it knows
can decide; the deal is repeated until the cards played were legal.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from barg.cards import SUIT_LETTERS, cards_text, mask_of, parse_cards
from barg.errors import IllegalAction
from barg.game import GAMES
from barg.shelem.trick import trick_winner

FOLDER: Final = Path(__file__).parent
TRIES: Final = 20_000
ME: Final = 0
SEATS: Final = 4
HAND: Final = 12


def positions() -> list[tuple[str, Mapping[str, Any]]]:
    """Name and description of every position."""
    return [
        (f"{path.stem}: {one['name']}", {"game": path.stem, **one})
        for path in sorted(FOLDER.glob("*.toml"))
        for one in tomllib.loads(path.read_text())["position"]
    ]


def state_of(one: Mapping[str, Any], seed: int) -> Any:
    """The deal of a position; the seed deals what is not described."""
    rng = Random(seed)
    build = {"shelem": _shelem, "rummy": _rummy, "shithead": _shithead}[one["game"]]
    for _ in range(TRIES):
        try:
            state = build(one, rng)
        except IllegalAction:
            continue
        assert state.to_act == ME, one["name"]
        return state
    raise AssertionError(f"{one['name']}: no deal leads to it")


def is_good(one: Mapping[str, Any], state: Any, action: int) -> bool:
    """Whether a good player might do this."""
    text = state.rules.action_text(action)
    verb, _, cards = text.partition(" ")
    if verb == "discard" and ("buries" in one or "keeps" in one):
        packet = mask_of(parse_cards(cards))
        kept = mask_of(parse_cards(one.get("keeps", "")))
        return not packet & kept and not mask_of(parse_cards(one.get("buries", ""))) & ~packet
    if "accept" in one:
        return _matches(text, one["accept"])
    return not _matches(text, one["reject"])


def _matches(text: str, patterns: Sequence[str]) -> bool:
    """``play AH`` matches itself, and ``bid`` every bid."""
    return any(text == pattern or text.split(maxsplit=1)[0] == pattern for pattern in patterns)


def _filled(deck: Sequence[int], places: list[int | None], rng: Random) -> list[int]:
    """The places with what is missing from the deck dealt by lot."""
    rest = list(deck)
    for card in places:
        if card is not None:
            rest.remove(card)
    rng.shuffle(rest)
    return [rest.pop() if card is None else card for card in places]


def _shelem(one: Mapping[str, Any], rng: Random) -> Any:
    rules = GAMES["shelem"].rules({"preset": one.get("preset", "bazito"), **one.get("rules", {})})
    declarer = one.get("declarer", ME)
    dealer = one.get("dealer", (declarer - 1) % SEATS)
    hands, widow = _shelem_hands(one, rules.deck(), declarer, rng)
    order = [(dealer + 1 + step) % SEATS for step in range(SEATS)]
    dealt = [hands[seat] for seat in order]
    deck = [*dealt[0], *dealt[1], *dealt[2], *widow, *dealt[3]]
    state = rules.start(deck, dealer, tuple(one.get("totals", ())))
    if "calls" in one:
        for call in one["calls"]:
            state.apply(rules.parse_action(call))
        return state
    for call in (f"bid {one['contract']}", "pass", "pass", "pass"):
        state.apply(rules.parse_action(call))
    if one.get("phase") == "discard":
        return state
    packet = parse_cards(one["packet"]) if declarer == ME else widow
    state.apply(rules.parse_action("discard " + cards_text(packet)))
    if one.get("phase") == "trump":
        return state
    state.apply(rules.parse_action(f"trump {one['trump']}"))
    for card in one.get("plays", "").replace("/", " ").split():
        state.apply(rules.parse_action(f"play {card}"))
    return state


def _shelem_hands(
    one: Mapping[str, Any], deck: Sequence[int], declarer: int, rng: Random
) -> tuple[list[list[int]], list[int]]:
    """Each seat's twelve cards as dealt, and the widow."""
    played = _played(one, declarer)
    mine = parse_cards(one["hand"], jokers=True) + played[ME]
    if declarer == ME and "calls" not in one:
        mine += parse_cards(one.get("packet", ""))
    widow = mine[HAND:]
    hands = [mine[:HAND], *(played[seat] for seat in range(1, SEATS))]
    rest = [card for card in deck if card not in {*mine, *hands[1], *hands[2], *hands[3]}]
    rng.shuffle(rest)
    for seat in range(SEATS):
        while len(hands[seat]) < HAND:
            hands[seat].append(rest.pop())
    return hands, [*widow, *rest]


def _played(one: Mapping[str, Any], declarer: int) -> list[list[int]]:
    """What each seat has played, from the cards in order."""
    found: list[list[int]] = [[], [], [], []]
    leader, trump = declarer, SUIT_LETTERS.find(one.get("trump", "S"))
    for trick in one.get("plays", "").split("/"):
        cards = parse_cards(trick, jokers=True)
        for step, card in enumerate(cards):
            found[(leader + step) % SEATS].append(card)
        if len(cards) == SEATS:
            leader = trick_winner(leader, cards, trump)
    return found


def _rummy(one: Mapping[str, Any], rng: Random) -> Any:
    rules = GAMES["rummy"].rules({"preset": one.get("preset", "rim")}, 2)
    deck, mine = rules.deck(), parse_cards(one["hand"], jokers=True)
    theirs = parse_cards(one.get("theirs", ""), jokers=True)
    size = len(mine)
    places: list[int | None] = [None] * len(deck)
    places[0 : 2 * size : 2] = mine
    places[1 : 1 + 2 * len(theirs) : 2] = theirs
    places[2 * size] = parse_cards(one["top"], jokers=True)[0]
    stock = parse_cards(one.get("stock", ""), jokers=True)
    places[2 * size + 1 : 2 * size + 1 + len(stock)] = stock
    state = rules.start(_filled(deck, places, rng), 1, ())
    for text in one.get("actions", ()):
        state.apply(rules.parse_action(text))
    return state


def _shithead(one: Mapping[str, Any], rng: Random) -> Any:
    rules = GAMES["shithead"].rules({"preset": one.get("preset", "persian")}, 2)
    deck = rules.deck()
    places: list[int | None] = [None] * len(deck)
    for row, mine, theirs in (
        (0, "blind", "their_blind"),
        (1, "row", "their_row"),
        (2, "hand", "their_hand"),
    ):
        for step, name in ((0, mine), (1, theirs)):
            for place, card in enumerate(parse_cards(one.get(name, ""))):
                places[(3 * row + place) * 2 + step] = card
    for place, card in enumerate(parse_cards(one.get("stock", ""))):
        places[18 + place] = card
    state = rules.start(_filled(deck, places, rng), 1, ())
    for text in one.get("actions", ()):
        state.apply(rules.parse_action(text))
    return state
