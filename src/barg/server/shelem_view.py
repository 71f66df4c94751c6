"""One deal of Shelem as one seat sees it, and the score sheet."""

from collections.abc import Sequence
from typing import Final, cast

from barg.cards import CARD_TEXTS, SMALL_JOKER, CardSet, cards_in, mask_of, sorted_hand
from barg.errors import IllegalAction
from barg.game import Seat
from barg.server import protocol
from barg.server.shelem_result import contract_view, deal_result
from barg.shelem import Observation, Phase, State
from barg.shelem.actions import TRUMP_TEXTS, action_text, named_leads
from barg.shelem.trick import PACKET_POINTS

_PHASES: Final = ("auction", "kons", "discard", "trump", "play", "over")
DEALS_TO_A_RULE: Final = 4


def shelem_view(state: State, seat: Seat | None, number: int, turn: int) -> protocol.ShelemView:
    """Build the view of a seat (None: a spectator) from its observation."""
    seen = state.observe(seat)
    legal, choose, blocked = _choices(state, seen)
    return protocol.ShelemView(
        seat=seat,
        number=number,
        turn=turn,
        dealer=seen.dealer,
        phase=_PHASES[seen.phase],
        to_act=seen.to_act,
        hand=_texts(seen.hand),
        hand_sizes=list(seen.hand_sizes),
        calls=[protocol.CallView(caller, action_text(call)) for caller, call in seen.calls],
        passed=[other for other in range(4) if seen.passed >> other & 1],
        standing=contract_view(seen.standing),
        bidder=seen.bidder,
        kons_bidder=seen.kons_bidder,
        declarer=seen.declarer,
        contract=contract_view(seen.contract),
        trump=None if seen.trump is None else cast(protocol.Trump, TRUMP_TEXTS[seen.trump]),
        leader=seen.leader,
        trick=[CARD_TEXTS[card] for card in seen.trick],
        tricks=_tricks(seen),
        tricks_won=list(seen.tricks_won),
        table_points=list(seen.table_points),
        points=None if seen.points is None else list(seen.points),
        widow=None if seen.widow is None else _texts(seen.widow),
        discards=None if seen.discards is None else _texts(seen.discards),
        dealt=None if seen.dealt is None else [_texts(hand) for hand in seen.dealt],
        legal=legal,
        choose=choose,
        blocked=blocked,
        result=deal_result(state) if seen.phase == Phase.OVER else None,
    )


def _texts(cards: CardSet) -> list[str]:
    return [CARD_TEXTS[card] for card in sorted_hand(cards)]


def _tricks(seen: Observation) -> list[protocol.TrickView]:
    return [
        protocol.TrickView(
            leader,
            [CARD_TEXTS[card] for card in cards],
            winner,
            PACKET_POINTS + seen.rules.points(mask_of(cards)),
        )
        for leader, cards, winner in seen.tricks
    ]


Choices = tuple[list[str], protocol.Choose | None, dict[str, protocol.Reason]]


def _choices(state: State, seen: Observation) -> Choices:
    """What the seat may do now, and for cards that it may not play, why."""
    if seen.seat is None or seen.to_act != seen.seat:
        return [], None, {}
    if seen.phase == Phase.DISCARD:
        return [], protocol.Choose(state.rules.widow_size, _texts(seen.hand)), {}
    legal = [action_text(action) for action in state.legal_actions()]
    if seen.phase != Phase.PLAY:
        return legal, None, {}
    blocked = {}
    for card in cards_in(seen.hand):
        action = named_leads(card)[0] if card >= SMALL_JOKER and seen.trump is None else card
        try:
            state.verify(action)
        except IllegalAction as error:
            reason = protocol.Reason(error.code, error.reason, error.params)
            blocked[CARD_TEXTS[card]] = reason
    return legal, None, blocked


def sheet(deals: Sequence[State]) -> list[protocol.SheetRow]:
    """The score sheet: a row for each finished deal that was no redeal (S26)."""
    rows: list[protocol.SheetRow] = []
    for state in deals:
        if state.phase != Phase.OVER or state.redeal:
            continue
        result = deal_result(state)
        number = len(rows) + 1
        row = protocol.SheetRow(
            number=number,
            dealer=state.dealer,
            declarer=state.declarer,
            contract=cast(protocol.Bid, result.contract),
            raw=list(state.points),
            scores=result.scores,
            totals=result.totals,
            rule_below=number % DEALS_TO_A_RULE == 0,
        )
        rows.append(row)
    return rows
