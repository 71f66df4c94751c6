"""Our bots for other programs, message by message."""

import io
import json
from typing import Any

from barg.bots import choose
from barg.engine import serve, write_view
from tests.engine.test_view import observations


def answers(*messages: object) -> list[Any]:
    lines = [one if isinstance(one, str) else json.dumps(one) for one in messages]
    out = io.StringIO()
    serve(lines, out, "heuristic")
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_hello_tells_the_games_and_their_levels() -> None:
    (found,) = answers({"type": "hello", "protocol": 1})
    assert (found["type"], found["protocol"], found["name"]) == ("hello", 1, "Barg")
    assert set(found["games"]) == {"shelem", "shelem2", "rummy", "shithead"}
    assert "random" in found["games"]["rummy"]


def test_act_gives_what_the_level_chooses() -> None:
    for game, preset, players in (("shelem", "bazito", 4), ("rummy", "rim", 3)):
        for number, seen in enumerate(observations(game, preset, players, 5)[::7]):
            view = write_view(seen)
            (found,) = answers({"type": "act", "id": number, "view": view, "seed": 9})
            meant = seen.rules.action_text(choose("heuristic", seen, 9))
            assert (found["type"], found["id"], found["action"]) == ("action", number, meant)


def test_a_level_can_be_named() -> None:
    view = write_view(observations("shithead", "persian", 2, 5)[3])
    message = {"type": "act", "id": "a", "view": view, "seed": 4, "level": "random"}
    assert answers(message) == answers(message)
    assert answers(message | {"level": "none"})[0]["reason"].startswith("level: must be one of")


def test_every_wrong_message_is_answered_and_the_next_one_read() -> None:
    view = write_view(observations("shelem", "bazito", 4, 1)[0])
    wrong = [
        ("{", "not JSON"),
        ("[1]", "must be an object"),
        ("[" * 100_000, "not JSON"),
        ({"type": "sing"}, "type: must be hello, act or quit, not 'sing'"),
        ({"type": "act"}, "view: must be an object with a game"),
        ({"type": "act", "id": 1.5}, "id: must be"),
        ({"type": "act", "view": view, "seed": -1}, "seed: must be"),
        ({"type": "act", "view": view | {"tricks": [[0, "AH", 1]] * 40}}, "view"),
        ("x" * 2_000_000, "longer than"),
    ]
    found = answers(*(message for message, _ in wrong), {"type": "hello"})
    assert found[-1]["type"] == "hello"
    for answer, (_, reason) in zip(found[:-1], wrong, strict=True):
        assert answer["type"] == "action" or reason in answer["reason"]


def test_quit_ends_it() -> None:
    assert answers({"type": "quit"}, {"type": "hello"}) == []
