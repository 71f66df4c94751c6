"""What each seat may know at each place of a log of any game, from the states of the deals.

Neither the server's views nor the rules' observations are used here: the log is played through,
and what a seat has held and what lay open for all is gathered on the way.
"""

import json
from collections.abc import Iterable
from typing import Any

from barg.cards import CARD_TEXTS, JOKER, cards_in
from barg.shelem import State as ShelemState
from barg.shithead import State as ShitheadState
from barg.tables import Table, fold
from barg.tables.events import Acted, Dealt, read_event
from barg.tables.folding import evolve
from tests.server.oracle import CARD, without_the_rest

HIDDEN_WORDS = ("discard", "keep")


class StateOracle:
    """``seq`` counts the log's events from 1; cards are texts."""

    def __init__(self, log: list[str]) -> None:
        self.events = [read_event(body) for body in log]
        table = fold(self.events[:1])
        nothing: dict[int | None, set[str]] = {
            seat: set() for seat in (None, *range(table.rules.seats))
        }
        self._known = [nothing, nothing]
        for event in self.events[1:]:
            evolve(table, event)
            before = nothing if isinstance(event, Dealt) else self._known[-1]
            if isinstance(event, Dealt | Acted):
                before = {seat: known | seen_by(table, seat) for seat, known in before.items()}
            self._known.append(before)

    def leaks(self, text: str, seat: int | None, table: str) -> list[str]:
        """The cards in a message that its receiver may not know."""
        message = json.loads(text)
        events = message.pop("events", [])
        view = message.get("view")
        known = self._known[view["seq"]][seat] if view else set()
        if view:
            without_the_rest(view)
        rest = json.dumps(message, ensure_ascii=False).replace(table, "")
        found = [card for card in CARD.findall(rest) if card not in known]
        for event in events:
            cards = CARD.findall(json.dumps(event, ensure_ascii=False).replace(table, ""))
            stored = self.events[event["seq"] - 1]
            words = stored.action.split() if isinstance(stored, Acted) else [""]
            hidden = words[0] in self._hidden() and getattr(stored, "seat", None) != seat
            found += cards if hidden else [card for card in cards if card not in words]
        return found

    def _hidden(self) -> tuple[str, ...]:
        """In Rim a discard is open; Shelem's is not."""
        game = getattr(self.events[0], "game", "")
        return HIDDEN_WORDS[1:] if game == "rummy" else HIDDEN_WORDS


def seen_by(table: Table, seat: int | None) -> set[str]:
    """What a seat sees of the running deal right now."""
    assert table.match is not None
    state = table.match.current
    assert state is not None
    if state.to_act is None:
        return texts(state.cards())
    if isinstance(state, ShelemState):
        return of_shelem(state, seat)
    return of_shithead(state, seat) if isinstance(state, ShitheadState) else of_rummy(state, seat)


def texts(cards: Iterable[int]) -> set[str]:
    """All jokers of Rim and Shithead look alike, so they give nothing away."""
    return {CARD_TEXTS[card] for card in cards if card != JOKER}


def of_shelem(state: ShelemState, seat: int | None) -> set[str]:
    """The own hand, what was played, and what is turned on the piles."""
    own = cards_in(state.hands[seat]) if seat is not None else ()
    tops = [card for mask in state.tops for card in cards_in(mask)]
    return texts([*own, *tops, *state.plays[: state.played]])


def of_rummy(state: Any, seat: int | None) -> set[str]:
    """The own hand, the top of the discards, the melds."""
    own = [] if seat is None else [card for card, count in enumerate(state.hands[seat]) if count]
    melded = [card for meld in state.melds for card in meld.cards]
    return texts([*own, *state.discards[-1:], *melded])


def of_shithead(state: ShitheadState, seat: int | None) -> set[str]:
    """The own hand, the rows dealt open, the pile and what burned."""
    own = [] if seat is None else state.hand(seat)
    rows = [card for who in range(state.rules.players) for card in state.row(who)]
    dealt = [card for cards in state.dealt_open for card in cards]
    turned = [turned for _, _, turned in state.history if turned >= 0]
    return texts([*own, *rows, *dealt, *turned, *state.pile, *state.burned])
