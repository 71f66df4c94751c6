"""Tables of Shelem on the wire: the rules' facts, a deal as one seat sees it, the sheet."""

from collections.abc import Sequence
from typing import Final, cast

from barg.cards import (
    BIG_JOKER,
    CARD_TEXTS,
    RANK_LETTERS,
    SMALL_JOKER,
    SUIT_SIZE,
    CardSet,
    cards_in,
    mask_of,
    sorted_hand,
)
from barg.errors import IllegalAction
from barg.game import Seat
from barg.kernel.shelem.fields import PILE_SIZE
from barg.server import protocol_shelem as protocol
from barg.server.protocol_words import Choose, Reason
from barg.server.shelem_result import contract_view, deal_result
from barg.shelem import Observation, Phase, ShelemRules, State
from barg.shelem.actions import TRUMP_TEXTS, action_text, named_leads
from barg.shelem.claims import sure_line
from barg.shelem.trick import PACKET_POINTS, TRICKS

_PHASES: Final = ("auction", "kons", "discard", "trump", "play", "over")


def shelem_facts(rules: ShelemRules) -> protocol.ShelemFacts:
    """What a client needs to know of the rules."""
    points = rules.card_points
    worth = {RANK_LETTERS[rank]: points[rank] for rank in range(SUIT_SIZE)}
    worth |= {CARD_TEXTS[joker]: points[joker] for joker in (SMALL_JOKER, BIG_JOKER)}
    return protocol.ShelemFacts(
        total=rules.total,
        card_points={name: value for name, value in worth.items() if value},
        packet_points=PACKET_POINTS,
        packet_size=rules.widow_size,
        tricks=TRICKS,
    )


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
        passed=[other for other in range(seen.rules.players) if seen.passed >> other & 1],
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
        piles=_piles(seen),
        widow=None if seen.widow is None else _texts(seen.widow),
        discards=None if seen.discards is None else _texts(seen.discards),
        dealt=None if seen.dealt is None else [_texts(hand) for hand in seen.dealt],
        claim=bool(sure_line(seen)),
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


def _piles(seen: Observation) -> list[list[protocol.PileView]]:
    return [
        [_pile(size, cards) for size, cards in zip(sizes, piles, strict=True)]
        for sizes, piles in zip(seen.pile_sizes, seen.piles_seen, strict=True)
    ]


def _pile(size: int, seen: Sequence[int]) -> protocol.PileView:
    """A pile of so many cards; of those seen the last lies open where it is not played yet."""
    is_open = len(seen) > PILE_SIZE - size
    return protocol.PileView(CARD_TEXTS[seen[-1]] if is_open else None, size - is_open)


Choices = tuple[list[str], Choose | None, dict[str, Reason]]


def _choices(state: State, seen: Observation) -> Choices:
    """What the seat may do now, and for cards that it may not play, why."""
    if seen.seat is None or seen.to_act != seen.seat:
        return [], None, {}
    if seen.phase == Phase.DISCARD:
        return [], Choose(state.rules.widow_size, _texts(seen.hand)), {}
    legal = [action_text(action) for action in state.legal_actions()]
    if seen.phase != Phase.PLAY:
        return legal, None, {}
    blocked = {}
    for card in cards_in(seen.hand | (seen.tops[seen.seat] if seen.tops else 0)):
        action = named_leads(card)[0] if card >= SMALL_JOKER and seen.trump is None else card
        try:
            state.verify(action)
        except IllegalAction as error:
            blocked[CARD_TEXTS[card]] = Reason(error.code, error.reason, error.params)
    return legal, None, blocked


def shelem_rows(deals: Sequence[State]) -> list[protocol.ShelemRow]:
    """The score sheet: a row for each finished deal that was no redeal (S26)."""
    rows: list[protocol.ShelemRow] = []
    for state in deals:
        if state.phase != Phase.OVER or state.redeal:
            continue
        result = deal_result(state)
        number = len(rows) + 1
        row = protocol.ShelemRow(
            number=number,
            dealer=state.dealer,
            declarer=state.declarer,
            contract=cast(protocol.Bid, result.contract),
            raw=list(state.points),
            scores=result.scores,
            totals=result.totals,
            rule_below=number % state.rules.sheet_rule == 0,
        )
        rows.append(row)
    return rows
