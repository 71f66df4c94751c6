"""Each thread's rooms for searching, kept once they are made."""

from random import Random
from threading import local

from barg.bots.shelem.four_room import FourRoom
from barg.bots.shelem.rollouts import Rollouts
from barg.bots.shelem.trial import Budget, Room
from barg.bots.shelem.two_room import TwoRoom
from barg.game import GAMES
from barg.shelem import Phase, State

_KEPT = local()


def room(players: int) -> Room:
    """This thread's compiled room for so many players."""
    name = f"room_for_{players}"
    if not hasattr(_KEPT, name):
        setattr(_KEPT, name, FourRoom() if players == 4 else TwoRoom())
    found: Room = getattr(_KEPT, name)
    return found


def warm_up(players: int) -> None:
    """Compile what searching needs, or load it from the disk; the next decision is quick.

    It may take many seconds and can be called in a thread of its own: what is compiled serves
    all threads of a process.
    """
    rules = GAMES["shelem" if players == 4 else "shelem2"].rules({})
    deck = rules.deck()
    Random(0).shuffle(deck)
    state: State = rules.start(deck, 0)
    state.apply(state.legal_actions()[0])
    while state.phase != Phase.PLAY:
        if state.phase == Phase.DISCARD:
            Rollouts(state.observe(state.turn), Random(0)).value([0], [0], 0)
        last = -1 if state.phase == Phase.AUCTION else 0
        state.apply(state.legal_actions()[last])
    room(players).try_all(state.observe(state.turn), state.trump, Budget(1), 0)
