"""Tables of Shithead on the wire: the rules' facts, a deal as one seat sees it, the sheet."""

from collections.abc import Iterable, Sequence
from typing import Final

from barg.cards import CARD_TEXTS, JOKER, RANK_LETTERS, SUIT_SIZE, Card
from barg.errors import IllegalAction
from barg.game import Seat
from barg.kernel.packing import kind_of
from barg.kernel.shithead.codes import KEEP, PLAY, READY
from barg.kernel.shithead.fields import CHOOSE_FROM_SIX, NONE, ROW
from barg.packed import encode
from barg.server import protocol_shithead as protocol
from barg.server.protocol_words import Choose, MoveView, Reason
from barg.shithead import Observation, Phase, ShitheadRules, State
from barg.shithead.observation import SOME_KEEP, UNSEEN
from barg.shithead.powers import ROWS
from barg.shithead.scoring import loser, totals_after, winner

_PHASES: Final = ("swap", "play", "over")
MOVES: Final = 32
"""So many actions are told again, for those who come and for what the others did last."""


def shithead_facts(rules: ShitheadRules) -> protocol.ShitheadFacts:
    """What a client needs to know of the rules."""
    powers = {}
    for word in rules.powers.split():
        row, _, name = word.partition(":")
        powers[RANK_LETTERS[ROWS.index(row)]] = name
    if rules.jokers:
        powers[CARD_TEXTS[JOKER]] = "reverse"
    return protocol.ShitheadFacts(
        powers=powers,  # type: ignore[arg-type]
        loser=rules.result != "winner",
        winner=rules.result != "loser",
    )


def shithead_view(state: State, seat: Seat | None, number: int, turn: int) -> protocol.ShitheadView:
    """Build the view of a seat (None: a spectator) from its observation."""
    seen = state.observe(seat)
    own_turn = seat is not None and seat == seen.to_act
    return protocol.ShitheadView(
        seat=seat,
        number=number,
        turn=turn,
        dealer=seen.dealer,
        phase=_PHASES[seen.phase],
        to_act=seen.to_act,
        hand=ranked_texts(seen.hand),
        hand_sizes=list(seen.hand_sizes),
        shown=[ranked_texts(cards) for cards in seen.shown],
        face_up=[ranked_texts(cards) for cards in seen.face_up],
        blind=[[_blind(card) for card in cards] for cards in seen.blind],
        pile=[CARD_TEXTS[card] for card in seen.pile],
        burned=ranked_texts(seen.burned),
        stock=seen.stock,
        direction=1 if seen.direction == 1 else -1,
        bound=None if seen.bound == NONE else RANK_LETTERS[seen.bound],
        ready=_ready(seen),
        swapped=seen.swapped,
        out=list(seen.out),
        turns=seen.turns,
        choose=_choose(seen) if own_turn else None,
        legal=[seen.rules.action_text(action) for action in seen.legal],
        blocked=_blocked(state, seen, seat) if own_turn else {},
        moves=_moves(seen),
        result=_result(state) if seen.phase == Phase.OVER else None,
    )


def ranked_texts(cards: Iterable[Card]) -> list[str]:
    """Cards by rank, jokers last."""
    ranked = sorted(cards, key=lambda card: (card == JOKER, card % SUIT_SIZE, card))
    return [CARD_TEXTS[card] for card in ranked]


def _blind(card: Card) -> str | None:
    return None if card == UNSEEN else CARD_TEXTS[card]


def _ready(seen: Observation) -> list[Seat]:
    done = {who for who, action, _ in seen.history if kind_of(action) in (READY, KEEP)}
    return sorted(done) if seen.phase == Phase.SWAP else []


def _choose(seen: Observation) -> Choose | None:
    if seen.phase != Phase.SWAP or seen.rules.options.layout != CHOOSE_FROM_SIX:
        return None
    return Choose(ROW, ranked_texts(seen.hand))


def _blocked(state: State, seen: Observation, seat: Seat | None) -> dict[str, Reason]:
    if seen.phase != Phase.PLAY or seat is None:
        return {}
    blocked = {}
    for card in {*seen.hand, *seen.face_up[seat]}:
        try:
            state.verify(encode(PLAY, [card]))
        except IllegalAction as error:
            blocked[CARD_TEXTS[card]] = Reason(error.code, error.reason, error.params)
    return blocked


def _moves(seen: Observation) -> list[MoveView]:
    return [
        MoveView(
            who,
            "keep" if action == SOME_KEEP else seen.rules.action_text(action),
            None if turned == NONE else CARD_TEXTS[turned],
        )
        for who, action, turned in seen.history[-MOVES:]
    ]


def _result(state: State) -> protocol.ShitheadResult:
    """The result of a deal that is over; all hands are public then."""
    lost, won = loser(state), winner(state)
    return protocol.ShitheadResult(
        out=list(state.out),
        loser=lost,
        winner=won,
        left=[ranked_texts(state.hand(seat)) for seat in range(state.rules.players)],
        drawn=lost is None and won is None,
    )


def shithead_rows(deals: Sequence[State]) -> list[protocol.ShitheadRow]:
    """The sheet: a row for each finished deal."""
    rows: list[protocol.ShitheadRow] = []
    for state in deals:
        if state.phase == Phase.OVER:
            totals, players = totals_after(state), state.rules.players
            row = protocol.ShitheadRow(
                number=len(rows) + 1,
                dealer=state.dealer,
                out=list(state.out),
                loser=loser(state),
                winner=winner(state),
                losses=list(totals[:players]),
                wins=list(totals[players : 2 * players]),
            )
            rows.append(row)
    return rows
