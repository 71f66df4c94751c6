"""Go Boom's actions as integers, and their writing: ``play 7H``, ``draw``, ``pass``."""

from typing import Final

from barg.cards import DECK_SIZE, card_text, parse_card
from barg.errors import NotationError
from barg.game import Action

DRAW: Final[Action] = DECK_SIZE
PASS: Final[Action] = DECK_SIZE + 1
_WORDS: Final = {DRAW: "draw", PASS: "pass"}


def is_play(action: Action) -> bool:
    """Whether the action plays the card of its number."""
    return 0 <= action < DECK_SIZE


def action_text(action: Action) -> str:
    """Write an action."""
    return "play " + card_text(action) if is_play(action) else _WORDS[action]


def parse_action(text: str) -> Action:
    """Read an action.

    Raises:
        NotationError: the text is no action of Go Boom.
    """
    match text.split():
        case ["play", card]:
            return parse_card(card)
        case ["draw"]:
            return DRAW
        case ["pass"]:
            return PASS
    raise NotationError("unknown_action", f"no such action: {text[:40]!r}", action=text[:40])
