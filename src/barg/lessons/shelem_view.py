"""What seat 0 sees of a deal of Shelem, as a lesson shows it."""

from typing import Any, Final

from barg.cards import cards_text, sorted_hand
from barg.kernel.shelem.fields import NONE, Phase
from barg.shelem.actions import TRUMP_TEXTS, level_text
from barg.shelem.trick import PACKET_POINTS

ME: Final = 0
SEATS: Final = 4


def frame(state: Any) -> dict[str, Any]:
    """What seat 0 sees of a deal, without what says nothing."""
    seen = state.observe(ME)
    shown: dict[str, Any] = {
        "hand": cards_text(sorted_hand(seen.hand)),
        "left": list(seen.hand_sizes),
        "dealer": seen.dealer,
        "trick": _trick(state),
        "winner": state.tricks[-1][2] if not state.trick and state.tricks else None,
        "turn": seen.to_act,
        "points": list(seen.table_points) if state.leader != NONE else None,
        "tricks": list(seen.tricks_won) if state.leader != NONE else None,
        "declarer": seen.declarer,
        "contract": level_text(seen.contract) if seen.contract else None,
        "trump": None if seen.trump is None else TRUMP_TEXTS[seen.trump],
    }
    if state.phase <= Phase.KONS:
        shown["calls"] = [[seat, state.rules.action_text(call)] for seat, call in seen.calls]
    if state.phase == Phase.DISCARD:
        shown["widow"] = cards_text(sorted_hand(seen.widow))
    if state.rules.players != SEATS:
        shown["piles"] = [_piles(seen, seat) for seat in range(2)]
    return {name: value for name, value in shown.items() if value not in (None, [])}


def _trick(state: Any) -> list[list[Any]]:
    cards, leader = state.trick, state.leader
    if not cards and state.tricks:
        leader, cards, _ = state.tricks[-1]
    players = state.rules.players
    return [[(leader + step) % players, cards_text([card])] for step, card in enumerate(cards)]


def _piles(seen: Any, seat: int) -> list[list[Any]]:
    """Each pile: its open top or nothing, and how many cards it holds."""
    tops = set(sorted_hand(seen.tops[seat]))
    found = []
    for size, cards in zip(seen.pile_sizes[seat], seen.piles_seen[seat], strict=True):
        top = cards[-1] if cards and cards[-1] in tops and size else None
        found.append(["" if top is None else cards_text([top]), size])
    return found


def trick_told(state: Any, number: int) -> dict[str, Any]:
    """A finished trick: its cards, who won it, what it holds, and the running raw points."""
    running = [0, 0]
    told: dict[str, Any] = {}
    for leader, cards, winner in state.tricks[: number + 1]:
        points = state.rules.points(sum(1 << card for card in cards)) + PACKET_POINTS
        running[winner % 2] += points
        told = {"leader": leader, "cards": cards_text(cards), "winner": winner, "points": points}
    return {**told, "running": list(running)}
