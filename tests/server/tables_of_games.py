"""Tables of every game, and how a client without any rules plays at them."""

import random
from typing import Any

from tests.server.clients import Player, Server, level

KINDS: list[tuple[str, int, dict[str, object]]] = [
    ("shelem", 4, {"preset": "gameocards"}),
    ("shelem2", 2, {"preset": "bazito"}),
    ("rummy", 2, {"preset": "rim_hand"}),
    ("rummy", 4, {"preset": "rim_joker", "joker_exchange": True, "hand_size": 12}),
    ("rummy", 7, {"preset": "rim_iran"}),
    ("shithead", 2, {"preset": "persian"}),
    ("shithead", 4, {"preset": "persian_six", "jokers": 8}),
    ("shithead", 8, {"preset": "classic_powers", "face_up_with_pickup": True}),
]
"""Game, players, rules."""
ONE_OF_EACH = [KINDS[place] for place in (0, 1, 3, 6)]


def some_action(view: Any, chance: random.Random) -> str:
    """Anything that the view lists, a meld or a lay-off rather than a discard."""
    deal = view["deal"]
    if deal.get("choose") and not deal["legal"]:
        choose = deal["choose"]
        return "discard " + " ".join(chance.sample(choose["cards"], choose["count"]))
    legal = deal["legal"]
    if "pass" in legal and chance.random() < 0.6:
        return "pass"
    builds = [text for text in legal if text.split()[0] in ("meld", "layoff", "knock", "exchange")]
    return str(chance.choice(builds or legal))


async def table_with_bots(
    people: list[Player], game: str, players: int, rules: dict[str, object], bots: str = "random"
) -> str:
    """Seat these people first, bots on the other seats, and begin."""
    table = await people[0].create(game=game, players=players, rules=rules, seat=0)
    for seat, player in enumerate(people):
        await player.open(table)
        if seat:
            assert (await player.ask("sit", seat=seat))["t"] == "done"
    if len(people) < players:
        assert (await people[0].ask("fill", level=bots))["t"] == "done"
    assert (await people[0].ask("start"))["t"] == "done"
    for player in people:
        await player.until(lambda view: view["status"] != "waiting")
    return table


async def play_on(
    server: Server, table: str, people: list[Player], chance: random.Random, actions: int
) -> None:
    """Let people act so many times in all, as their turns come, or to the end."""
    room = await server.service.rooms.get(table)
    done = 0
    while done < actions and room.table.status != "over":
        await level(server, table, people)
        if room.table.status == "between":
            for player in people:
                await player.ask("next")
            continue
        actor = next((player for player in people if player.my_turn), None)
        if actor is None:
            seq = people[0].view["seq"]
            await people[0].until(lambda view, seq=seq: view["seq"] > seq)  # type: ignore[misc]
            continue
        answer = await actor.act(some_action(actor.view, chance))
        assert answer["t"] == "done", answer
        done += 1
    await level(server, table, people)
