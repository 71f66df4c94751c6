"""Each thread's rooms for searching, kept once they are made."""

from threading import local

from barg.bots.shelem.four_room import FourRoom
from barg.bots.shelem.trial import Room
from barg.bots.shelem.two_room import TwoRoom

_KEPT = local()


def room(players: int) -> Room:
    """This thread's compiled room for so many players."""
    name = f"room_for_{players}"
    if not hasattr(_KEPT, name):
        setattr(_KEPT, name, FourRoom() if players == 4 else TwoRoom())
    found: Room = getattr(_KEPT, name)
    return found
