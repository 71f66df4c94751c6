"""Writes dev/fixtures.json: views of tables in every state, made by the real rules and views.

For the dev page and the client's unit tests: `python scripts/fixtures.py` in web/.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

WEB = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(WEB.parent / "src"))

from barg.bots import choose  # noqa: E402
from barg.cards import cards_in, cards_text  # noqa: E402
from barg.server import views  # noqa: E402
from barg.shelem import Phase  # noqa: E402
from barg.tables import events  # noqa: E402
from barg.tables.decisions import create  # noqa: E402
from barg.tables.folding import evolve, fold  # noqa: E402
from barg.tables.table import Table  # noqa: E402

ME, FRIEND = "me", "friend"
LONG = "یک نام بسیار بسیار بلند که هیچ جا جا نمی‌شود و باید بریده شود"


def table(preset: str = "bazito", seats: str = "pbbb", **rules: object) -> Table:
    """A table with people (p), bots (b) and empty seats (-)."""
    made = fold([create("shelem", {"preset": preset, **rules}, ME)])
    names = iter([(ME, "نیلوفر"), (FRIEND, LONG), ("third", "Jonathan 🃏"), ("fourth", "سارا")])
    for seat, kind in enumerate(seats):
        if kind == "p":
            evolve(made, events.PersonSat(seat, *next(names)))
        elif kind == "b":
            evolve(made, events.BotSat(seat, "heuristic"))
    return made


def deal(made: Table, seed: int, totals: tuple[int, int] | None = None, dealer: int = 3) -> Table:
    """Begin the match or its next deal."""
    deck = made.rules.deck()
    random.Random(seed).shuffle(deck)
    if made.match is None:
        evolve(made, events.Started(dealer))
    evolve(made, events.Dealt(cards_text(deck)))
    if totals is not None:
        made.match.current.totals = list(totals)
    return made


def act(made: Table, *actions: str) -> Table:
    """Let the seats to act do these things, one after the other."""
    for action in actions:
        evolve(made, events.Acted(made.to_act, action))
    return made


def run(made: Table, seed: int, until: Callable[[object], bool]) -> Table:
    """Play on at random (bids stay low) until something holds or the deal is over."""
    chance = random.Random(seed)
    while made.to_act is not None and not until(made.match.current):
        state = made.match.current
        legal = list(state.legal_actions())
        texts = [made.rules.action_text(action) for action in legal[:60]]
        if Phase(state.phase).name == "AUCTION":
            text = "pass" if state.standing else "bid 100"
        elif Phase(state.phase).name == "DISCARD":
            text = made.rules.action_text(chance.choice(legal))
        else:
            text = chance.choice(texts)
        act(made, text)
    return made


def never(_state: object) -> bool:
    """Play to the end of the deal."""
    return False


def ended(outcome: str) -> Table:
    """A deal that ended so, found by trying."""
    for seed in range(4000):
        made = deal(table(target=5000), seed, dealer=seed % 4)
        run(made, seed, never)
        if view_of(made)["deal"]["result"]["outcome"] == outcome:
            return made
    raise LookupError(outcome)


def view_of(
    made: Table, person: str | None = ME, away: tuple[str, ...] = (), ms: int | None = None
) -> dict:
    """The view as JSON."""
    people = frozenset({ME, FRIEND, "third", "fourth"} - set(away))
    view = views.table_view(made, "fixture", person, views.Presence(people, 2 if away else 0), ms)
    return msgspec.to_builtins(view)


def my_turn(phase: str, count: int = 0) -> Callable[[object], bool]:
    """Seat 0 is to act in this phase, with at least so many cards on the table."""

    def holds(state) -> bool:
        return Phase(state.phase).name == phase and state.to_act == 0 and len(state.trick) >= count

    return holds


def promised(contract: str, made_it: bool) -> dict:
    """A promised slam: hands are arranged so that seat 0 holds one suit or nothing."""
    kons = contract == "kons"
    for seed in range(4000):
        one = deal(table("gameocards", target=100_000), seed, (1010, 1020) if kons else None)
        act(
            one,
            *(
                ["bid shelem"]
                if not kons
                else ["bid shelem", "bid kons", "accept", "accept", "accept"]
            ),
        )
        run(one, seed, never)
        view = view_of(one)
        if view["deal"]["result"]["outcome"] == f"{contract}_{'made' if made_it else 'lost'}":
            return view
    raise LookupError(contract)


def joker_table(*actions: str, until: Callable[[object], bool], dealt: str = "") -> Table:
    """A table with jokers where seat 0 is declarer and was dealt these cards."""
    for seed in range(4000):
        made = deal(table("joker230"), seed)
        hand = cards_text(cards_in(made.match.current.hands[0]))
        if all(card in hand for card in dealt.split()):
            return run(act(made, "bid 130", "pass", "pass", "pass", *actions), seed, until)
    raise LookupError(dealt)


def led_joker(state: object) -> bool:
    """Both jokers and a third card lie on the table, before seat 0."""
    return {53, 54} <= set(state.trick) and len(state.trick) == 3 and state.to_act == 0


def joker_trick() -> dict:
    """A trick with both jokers in it."""
    for seed in range(20_000):
        made = run(deal(table("joker200", seats="pppb"), seed), seed, led_joker)
        if made.to_act is not None:
            return view_of(made)
    raise LookupError("joker trick")


def joker_end() -> dict:
    """The end of a deal whose discard packet holds a joker."""
    for seed in range(4000):
        made = run(deal(table("joker230", target=5000), seed), seed, never)
        if made.match.current.discards >> 53:
            return view_of(made, ms=14_000)
    raise LookupError("joker packet")


def sar(preset: str, **rules: object) -> Table:
    """A table where sar-shelem may be bid."""
    return table(preset, sar_shelem=True, **rules)


def no_trump(way: str) -> dict:
    """A trick played without trump."""
    made = act(deal(table(no_trump_modes=True), 5), "bid 120", "pass", "pass", "pass")
    run(made, 5, my_turn("TRUMP"))
    return view_of(run(act(made, f"trump {way}"), 5, lambda s: my_turn("PLAY", 2)(s) and s.tricks))


def rim(seats: str, preset: str = "rim", **rules: object) -> Table:
    """A table of Rim with people (p) and bots (b), in its first deal."""
    made = fold([create("rummy", {"preset": preset, **rules}, ME, len(seats))])
    names = iter([(ME, "نیلوفر"), (FRIEND, LONG), ("third", "Jonathan 🃏")])
    for seat, kind in enumerate(seats):
        if kind == "p":
            evolve(made, events.PersonSat(seat, *next(names)))
        elif kind == "b":
            evolve(made, events.BotSat(seat, "club"))
    return made


def rim_run(made: Table, seed: int, until: Callable[[Table], bool]) -> Table:
    """Deal and let everybody play as a bot does, until something holds or the deal is over."""
    deal(made, seed, dealer=made.rules.seats - 1)
    chance = random.Random(seed)
    while made.to_act is not None and not until(made):
        state = made.match.current
        action = choose("casual", state.observe(made.to_act), made.turn)
        stock = list(state.to_shuffle(action))
        chance.shuffle(stock)
        text = made.rules.action_text(action)
        evolve(made, events.Acted(made.to_act, text, cards_text(stock)))
    return made


def rim_found(make: Callable[[], Table], until: Callable[[Table], bool]) -> Table:
    """The first deal in which something comes to hold."""
    for seed in range(400):
        made = rim_run(make(), seed, until)
        if until(made):
            return made
    raise LookupError("rim")


def rim_mine(melds: int, phase: str, *words: str) -> Callable[[Table], bool]:
    """Seat 0 is to act in this phase, so many melds lie there, and such actions are legal."""

    def holds(made: Table) -> bool:
        view = view_of(made)["deal"]
        return (
            (view["to_act"], view["phase"]) == (0, phase)
            and len(view["melds"]) >= melds
            and all(any(text.startswith(word) for text in view["legal"]) for word in words)
        )

    return holds


def rim_ended(made: Table) -> bool:
    """The deal is over, and somebody went out."""
    return made.to_act is None and made.match.current.winner is not None


def rim_over() -> Table:
    """A match of Rim that is over after some deals."""
    made = rim("pbb", target=60)
    for seed in range(40):
        rim_run(made, seed, lambda _: False)
        if made.match.over:
            return made
    raise LookupError("rim over")


def match_over() -> Table:
    """A match that is over after some deals."""
    made = table(target=300)
    for seed in range(40):
        run(deal(made, seed), seed, never)
        if made.match.over:
            return made
    raise LookupError("over")


def long_sheet() -> Table:
    """The twelfth deal of a match."""
    made = table(target=50_000)
    for seed in range(11):
        run(deal(made, seed), seed, never)
    return run(deal(made, 99), 5, my_turn("PLAY", 2))


def two(seats: str = "pb", preset: str = "bazito", **rules: object) -> Table:
    """A table of two-player Shelem."""
    made = fold([create("shelem2", {"preset": preset, **rules}, ME, 2)])
    for seat, kind in enumerate(seats):
        if kind == "p":
            evolve(made, events.PersonSat(seat, *((FRIEND, LONG) if seat else (ME, "نیلوفر"))))
        elif kind == "b":
            evolve(made, events.BotSat(seat, "club"))
    return made


def two_run(until: Callable[[object], bool], seats: str = "pb", **rules: object) -> Table:
    """The first deal of two in which something comes to hold."""
    for seed in range(400):
        made = run(deal(two(seats, **rules), seed, dealer=1), seed, until)
        if made.to_act is not None and until(made.match.current):
            return made
    raise LookupError("two")


def two_over() -> Table:
    """A match of two that is over after some deals."""
    made = two(target=300)
    for seed in range(60):
        run(deal(made, seed, dealer=1), seed, never)
        if made.match.over:
            return made
    raise LookupError("two over")


def sh(seats: str = "pbbb", preset: str = "classic", **rules: object) -> Table:
    """A table of Shithead."""
    made = fold([create("shithead", {"preset": preset, **rules}, ME, len(seats))])
    names = iter([(ME, "نیلوفر"), (FRIEND, LONG), ("third", "Jonathan 🃏")])
    for seat, kind in enumerate(seats):
        if kind == "p":
            evolve(made, events.PersonSat(seat, *next(names)))
        elif kind == "b":
            evolve(made, events.BotSat(seat, "novice"))
    return made


def sh_run(made: Table, seed: int, until: Callable[[Table], bool]) -> Table:
    """Deal and let everybody play as a bot does, until something holds or the deal is over."""
    deal(made, seed, dealer=made.rules.seats - 1)
    while made.to_act is not None and not until(made):
        action = choose("novice", made.match.current.observe(made.to_act), made.turn)
        act(made, made.rules.action_text(action))
    return made


def sh_found(make: Callable[[], Table], until: Callable[[dict], bool]) -> Table:
    """The first deal in which it is seat 0's turn and something comes to hold."""

    def holds(made: Table) -> bool:
        return made.to_act == 0 and until(view_of(made)["deal"])

    for seed in range(400):
        made = sh_run(make(), seed, holds)
        if holds(made):
            return made
    raise LookupError("shithead")


def sh_words(word: str, cards: int = 0) -> Callable[[dict], bool]:
    """An action of this kind with so many cards is legal."""
    return lambda view: any(
        text.startswith(word) and len(text.split()) > cards for text in view["legal"]
    )


def sh_only(word: str) -> Callable[[dict], bool]:
    """Nothing else is legal."""
    return lambda view: (
        view["phase"] == "play" and all(text.startswith(word) for text in view["legal"])
    )


def sh_hoard(count: int) -> Table:
    """Seat 0 picks up whenever it can, until it holds so many cards."""
    made = deal(sh("pbbbb", decks=2), 1, dealer=4)
    for _ in range(2000):
        state = made.match.current
        if made.to_act == 0 and len(state.hand(0)) >= count and not state.pile:
            return made
        texts = [made.rules.action_text(action) for action in state.legal_actions()]
        alone = made.rules.action_text(choose("novice", state.observe(made.to_act), made.turn))
        act(made, "pickup" if made.to_act == 0 and "pickup" in texts else alone)
    raise LookupError("hoard")


def sh_over(**rules: object) -> Table:
    """A match of Shithead that is over."""
    made = sh("pbb", **rules)
    for seed in range(4):
        sh_run(made, seed, lambda _: False)
        if made.match.over:
            return made
    raise LookupError("shithead over")


FIXTURES = {
    "waiting": lambda: view_of(table(seats="p-b-")),
    "waiting-guest": lambda: view_of(table(seats="bpb-"), "nobody"),
    "auction": lambda: view_of(act(deal(table(), 1, dealer=0), "bid 100", "bid 105", "pass")),
    "auction-first": lambda: view_of(deal(table(), 2)),
    "auction-others": lambda: view_of(act(deal(table(seats="pppp"), 2), "bid 110"), away=(FRIEND,)),
    "auction-kons": lambda: view_of(
        act(deal(table("gameocards"), 3, (1010, 1050), 0), "bid 165", "bid shelem", "pass")
    ),
    "auction-steps": lambda: view_of(deal(table(bid_step=1), 3)),
    "kons": lambda: view_of(
        act(deal(table("gameocards"), 3, (1010, 1050), 0), "bid shelem", "bid kons", "accept")
    ),
    "bury": lambda: view_of(act(deal(table(), 4), "bid 120", "pass", "pass", "pass")),
    "burying-other": lambda: view_of(act(deal(table(), 4), "pass", "bid 120", "pass", "pass")),
    "trump": lambda: view_of(run(deal(table(), 5), 5, my_turn("TRUMP"))),
    "lead": lambda: view_of(run(deal(table(), 5), 5, my_turn("PLAY"))),
    "lead-first": lambda: view_of(run(deal(table("gameocards"), 5), 5, my_turn("PLAY"))),
    "play": lambda: view_of(
        run(deal(table(), 8), 8, lambda s: my_turn("PLAY", 3)(s) and len(s.tricks) == 2)
    ),
    "play-follow": lambda: view_of(run(deal(table(seats="pppb"), 9), 9, my_turn("PLAY", 2))),
    "play-late": lambda: view_of(
        run(deal(table(), 10), 10, lambda s: my_turn("PLAY", 1)(s) and len(s.tricks) > 7)
    ),
    "long-sheet": lambda: view_of(long_sheet()),
    "spectator": lambda: view_of(
        run(deal(table(seats="pppp"), 9), 9, my_turn("PLAY", 2)), None, (FRIEND,)
    ),
    "made": lambda: view_of(ended("made"), ms=14_000),
    "lost": lambda: view_of(ended("lost"), ms=14_000),
    "lost-double": lambda: view_of(ended("lost_double"), ms=14_000),
    "redeal": lambda: view_of(act(deal(table(), 1), "pass", "pass", "pass"), ms=14_000),
    "shelem-lost": lambda: promised("shelem", False),
    "kons-lost": lambda: promised("kons", False),
    "crumbs": lambda: view_of(
        run(deal(table("gameocards", target=5000), 1, (1150, 1150)), 1, never)
    ),
    "over": lambda: view_of(match_over()),
    "joker-waiting": lambda: view_of(table("joker200", seats="p-b-")),
    "joker-bury": lambda: view_of(joker_table(until=my_turn("DISCARD"), dealt="XR XB")),
    "joker-lead": lambda: view_of(joker_table(until=my_turn("PLAY"), dealt="XR XB")),
    "joker-trick": joker_trick,
    "joker-end": joker_end,
    "auction-sar": lambda: view_of(
        act(deal(sar("joker230"), 3, dealer=0), "bid 130", "bid 135", "pass")
    ),
    "auction-over-sar": lambda: view_of(
        act(
            deal(sar("gameocards"), 3, (1010, 1050), 0),
            "bid 165",
            "bid shelem",
            "pass",
        )
    ),
    "sar-trump": lambda: view_of(
        act(deal(sar("bazito", special_bids="shelem", no_trump_modes=True), 3), "bid sar_shelem")
    ),
    "sar-lost": lambda: view_of(
        run(
            act(deal(sar("joker230", target=100_000), 3, dealer=3), "bid sar_shelem"),
            3,
            never,
        ),
        ms=14_000,
    ),
    "no-trump": lambda: no_trump("ace_nars"),
    "two-waiting": lambda: view_of(two("p-")),
    "two-auction": lambda: view_of(deal(two(), 3, dealer=1)),
    "two-bury": lambda: view_of(two_run(my_turn("DISCARD"))),
    "two-first": lambda: view_of(two_run(my_turn("PLAY", 1), "pp")),
    "two-hand": lambda: view_of(
        two_run(lambda s: my_turn("PLAY", 0)(s) and len(s.tricks) == 3, "pp")
    ),
    "two-pile": lambda: view_of(
        two_run(lambda s: my_turn("PLAY", 3)(s) and len(s.tricks) == 2)
    ),
    "two-late": lambda: view_of(two_run(lambda s: my_turn("PLAY", 2)(s) and len(s.tricks) > 8)),
    "two-spectator": lambda: view_of(
        two_run(lambda s: my_turn("PLAY", 2)(s) and len(s.tricks) == 2, "pp"), None, (FRIEND,)
    ),
    "two-end": lambda: view_of(run(deal(two(), 4, dealer=1), 4, never), ms=14_000),
    "two-over": lambda: view_of(two_over()),
    "sh-waiting": lambda: view_of(sh("p-b---b-")),
    "sh-swap": lambda: view_of(sh_found(sh, lambda view: view["phase"] == "swap")),
    "sh-swap-row": lambda: view_of(
        sh_found(lambda: sh("pbb", "persian"), lambda view: view["phase"] == "swap")
    ),
    "sh-keep": lambda: view_of(
        sh_found(lambda: sh("pbb", "persian_six"), lambda view: view["choose"] is not None)
    ),
    "sh-play": lambda: view_of(
        sh_found(sh, lambda view: sh_words("play", 2)(view) and len(view["pile"]) > 3)
    ),
    "sh-eight": lambda: view_of(
        sh_found(
            lambda: sh("pbpbbpbb", "classic_powers"),
            lambda view: sh_words("play", 2)(view) and len(view["burned"]) > 4,
        ),
        away=("third",),
    ),
    "sh-many": lambda: view_of(sh_hoard(38)),
    "sh-row": lambda: view_of(
        sh_found(
            lambda: sh("pbb", face_up_with_pickup=True),
            lambda view: sh_words("pickup", 1)(view) and sh_words("play")(view),
        )
    ),
    "sh-blind": lambda: view_of(sh_found(lambda: sh("pb"), sh_words("blind"))),
    "sh-blind-six": lambda: view_of(sh_found(lambda: sh("pbb", "persian"), sh_words("blind"))),
    "sh-pickup": lambda: view_of(sh_found(sh, sh_only("pickup"))),
    "sh-bound": lambda: view_of(
        sh_found(lambda: sh("pbbb", "persian_jokers"), lambda view: view["bound"] is not None)
    ),
    "sh-turned": lambda: view_of(
        sh_found(
            lambda: sh("pbbbb", "persian_jokers"),
            lambda view: view["direction"] < 0 and "XX" in view["pile"],
        )
    ),
    "sh-spectator": lambda: view_of(
        sh_found(lambda: sh("ppb"), lambda view: len(view["pile"]) > 2), None, (FRIEND,)
    ),
    "sh-end": lambda: view_of(
        sh_run(sh("pbbb", forfeit="بستنی برای همه"), 3, lambda _: False), ms=14_000
    ),
    "sh-end-both": lambda: view_of(
        sh_run(sh("pbbbbbbb", result="both"), 4, lambda _: False), ms=14_000
    ),
    "sh-over": lambda: view_of(sh_over(deals=3)),
    "rim-waiting": lambda: view_of(rim("p-b-p--")),
    "rim-draw": lambda: view_of(rim_found(lambda: rim("pbb"), rim_mine(2, "draw"))),
    "rim-turn": lambda: view_of(
        rim_found(lambda: rim("pbbb", "rim_joker"), rim_mine(2, "turn", "meld", "layoff"))
    ),
    "rim-seven": lambda: view_of(
        rim_found(
            lambda: rim("ppbpbbb", "rim_iran", hand_size=14),
            rim_mine(9, "turn", "layoff"),
        ),
        away=("third",),
    ),
    "rim-joker": lambda: view_of(
        rim_found(
            lambda: rim("pbbb", "rim_iran", joker_exchange=True),
            rim_mine(1, "turn", "exchange"),
        )
    ),
    "rim-knock": lambda: view_of(
        rim_found(lambda: rim("pb", "rim_hand"), rim_mine(0, "turn", "knock"))
    ),
    "rim-block": lambda: view_of(
        rim_found(lambda: rim("pb", max_reshuffles=0), rim_mine(0, "draw", "block"))
    ),
    "rim-spectator": lambda: view_of(
        rim_found(lambda: rim("ppb"), rim_mine(1, "turn")), None, (FRIEND,)
    ),
    "rim-end": lambda: view_of(rim_found(lambda: rim("pbbb", target=500), rim_ended), ms=14_000),
    "rim-end-seven": lambda: view_of(
        rim_found(lambda: rim("pbbbbbb", "rim_iran"), rim_ended), ms=14_000
    ),
    "rim-end-hand": lambda: view_of(
        rim_found(lambda: rim("pb", "rim_hand", target=500), rim_ended), ms=14_000
    ),
    "rim-over": lambda: view_of(rim_over()),
}


def main() -> None:
    """Write them all."""
    made = {name: build() for name, build in FIXTURES.items()}
    text = msgspec.json.format(msgspec.json.encode(made), indent=1).decode()
    (WEB / "dev" / "fixtures.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
