"""Tables of Rim on the wire: the rules' facts, a deal as one seat sees it, the sheet."""

from collections.abc import Iterable, Sequence
from typing import Final

from barg.cards import CARD_TEXTS, JOKER, RANK_LETTERS, SUIT_SIZE, Card
from barg.errors import IllegalAction
from barg.game import Seat
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import DISCARD, DRAW_DISCARD, DRAW_STOCK, NONE, RUN, SET
from barg.packed import cards_of, encode
from barg.rummy import Observation, Phase, RummyRules, State
from barg.rummy.partition import Partition, partition
from barg.rummy.scoring import deal_scores, totals_after
from barg.server import protocol_rummy as protocol
from barg.server.protocol_words import MoveView, Reason

_PHASES: Final = ("draw", "turn", "over")
MOVES: Final = 32
"""So many actions are told again, for those who come and for what the others did last."""
_ORDER: Final = {card: (card // SUIT_SIZE, -(card % SUIT_SIZE)) for card in range(JOKER)} | {
    JOKER: (4, 0)
}


def rummy_facts(rules: RummyRules) -> protocol.RummyFacts:
    """What a client needs to know of the rules."""
    points = {RANK_LETTERS[rank]: rules.values[rank] for rank in range(SUIT_SIZE)}
    if rules.jokers:
        points[CARD_TEXTS[JOKER]] = rules.values[JOKER]
    return protocol.RummyFacts(card_points=points, target=rules.target)


def rummy_view(state: State, seat: Seat | None, number: int, turn: int) -> protocol.RummyView:
    """Build the view of a seat (None: a spectator) from its observation."""
    seen = state.observe(seat)
    own_turn = seat is not None and seat == seen.to_act
    return protocol.RummyView(
        seat=seat,
        number=number,
        turn=turn,
        dealer=seen.dealer,
        phase=_PHASES[seen.phase],
        to_act=seen.to_act,
        hand=hand_texts(seen.hand),
        hand_sizes=list(seen.hand_sizes),
        melds=meld_views(seen),
        top=None if seen.top is None else CARD_TEXTS[seen.top],
        discards=seen.discards,
        stock=seen.stock,
        reshuffles=seen.reshuffles,
        drawn=drawn_card(seen) if own_turn else None,
        taken=None if seen.taken == NONE else CARD_TEXTS[seen.taken],
        opened=[other for other in range(seen.rules.players) if seen.opened >> other & 1],
        laid_points=seen.laid_points,
        turns=seen.turns,
        arrangement=_arrangement(partition(seen.rules, seen.hand)) if any(seen.hand) else None,
        legal=[seen.rules.action_text(action) for action in seen.legal],
        blocked=_blocked(state, seen) if own_turn and seen.phase == Phase.TURN else {},
        moves=_moves(seen),
        result=rummy_result(state) if seen.phase == Phase.OVER else None,
    )


def _texts(cards: Iterable[Card]) -> list[str]:
    return [CARD_TEXTS[card] for card in cards]


def hand_texts(counts: Sequence[int]) -> list[str]:
    """Cards that are counted, suit by suit, each from the ace down, jokers last."""
    cards = [card for card, count in enumerate(counts) for _ in range(count)]
    return _texts(sorted(cards, key=_ORDER.__getitem__))


def _arrangement(found: Partition) -> protocol.Arrangement:
    left = sorted(found.left, key=_ORDER.__getitem__)
    return protocol.Arrangement([_texts(meld) for meld in found.melds], _texts(left), found.points)


def meld_views(seen: Observation) -> list[protocol.MeldView]:
    """The melds on the table, each with who laid it."""
    layers = [who for who, action, _ in seen.history if kind_of(action) in (SET, RUN)]
    return [
        protocol.MeldView("run" if meld.is_run else "set", _texts(meld.cards), who)
        for meld, who in zip(seen.melds, layers, strict=True)
    ]


def drawn_card(seen: Observation) -> str | None:
    """The card that the seat to act has drawn in this turn, from wherever."""
    if seen.phase != Phase.TURN:
        return None
    draws = (DRAW_STOCK, DRAW_DISCARD)
    card = next(card for _, action, card in reversed(seen.history) if kind_of(action) in draws)
    return CARD_TEXTS[seen.taken if card == NONE else card]


def _blocked(state: State, seen: Observation) -> dict[str, Reason]:
    blocked = {}
    for card, count in enumerate(seen.hand):
        if not count:
            continue
        try:
            state.verify(encode(DISCARD, [card]))
        except IllegalAction as error:
            blocked[CARD_TEXTS[card]] = Reason(error.code, error.reason, error.params)
    return blocked


def _moves(seen: Observation) -> list[MoveView]:
    """The last actions; a card taken from the discard pile is the last one thrown there."""
    moves = []
    top = seen.first_top
    for who, action, card in seen.history:
        kind = kind_of(action)
        shown = top if kind == DRAW_DISCARD else card
        text = None if shown == NONE else CARD_TEXTS[shown]
        moves.append(MoveView(who, seen.rules.action_text(action), text))
        if kind == DISCARD:
            top = cards_of(action)[0]
    return moves[-MOVES:]


def rummy_result(state: State) -> protocol.RummyResult:
    """The result of a deal that is over; all its cards are public then."""
    rules = state.rules
    hands = state.hands
    melded: list[list[list[str]]] = []
    if rules.melding == "hand":
        found = [_arrangement(partition(rules, hand)) for hand in hands]
        left = [one.left for one in found]
        melded = [one.melds for one in found]
    else:
        left = [hand_texts(hand) for hand in hands]
    return protocol.RummyResult(
        winner=state.winner,
        doubled=bool(state.bonus),
        left=left,
        melded=melded,
        scores=list(deal_scores(state)),
        totals=list(totals_after(state)),
    )


def rummy_rows(deals: Sequence[State]) -> list[protocol.RummyRow]:
    """The score sheet: a row for each finished deal."""
    rows: list[protocol.RummyRow] = []
    for state in deals:
        if state.phase == Phase.OVER:
            result = rummy_result(state)
            row = protocol.RummyRow(
                number=len(rows) + 1,
                dealer=state.dealer,
                winner=result.winner,
                left=[len(cards) for cards in result.left],
                scores=result.scores,
                totals=result.totals,
            )
            rows.append(row)
    return rows
