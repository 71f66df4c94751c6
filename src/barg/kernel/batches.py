"""Many deals side by side: loops over arrays of records, made from a game's kernel.

Deal ``number`` of a ``seed`` is the same wherever it is dealt: its generator is set up from
both, shuffles the deck, draws the dealer and then serves the deal's reshuffles. ``ks`` are
records of deals, ``rngs`` their generators, a row each; ``o`` are the options.
"""

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any

from barg.kernel.chance import below, seed, shuffle
from barg.kernel.game import Kernel

Numbers = MutableSequence[int]
Rows = Sequence[MutableSequence[int]]


def start_deal(game: Kernel) -> Callable[..., None]:
    """Make ``start(o, k, rng, base, deck, from_seed, number)``: deal a numbered deal.

    ``base`` are the cards in order, ``deck`` is room for as many; the totals before the
    deal stay as they are.
    """
    deal = game.deal

    def start(
        o: Any, k: Any, rng: Numbers, base: Numbers, deck: Numbers, from_seed: int, number: int
    ) -> None:
        seed(rng, from_seed, number)
        for place in range(len(base)):
            deck[place] = base[place]
        shuffle(rng, deck, len(deck))
        deal(o, k, deck, below(rng, o.players))

    return start


def take_step(game: Kernel) -> Callable[..., None]:
    """Make ``take(o, k, rng, number)``: an action by its number, chance before it included."""
    step, chance, action_of = game.step, game.chance, game.action_of
    if chance is None:

        def take(o: Any, k: Any, rng: Numbers, number: int) -> None:
            step(o, k, number)

        return take

    def take_with_chance(o: Any, k: Any, rng: Numbers, number: int) -> None:
        chance(o, k, action_of(o, k, number), rng)
        step(o, k, number)

    return take_with_chance


def start_all(game: Kernel) -> Callable[..., None]:
    """Make ``start_all(o, ks, rngs, base, deck, from_seed, numbers)``.

    Deals to every record the deal with its number; -1 leaves it as it is.
    """
    start = start_deal(game)

    def run(
        o: Any,
        ks: Any,
        rngs: Rows,
        base: Numbers,
        deck: Numbers,
        from_seed: int,
        numbers: Numbers,
    ) -> None:
        for place in range(len(ks)):
            if numbers[place] >= 0:
                start(o, ks[place], rngs[place], base, deck, from_seed, numbers[place])

    return run


def step_all(game: Kernel) -> Callable[..., None]:
    """Make ``step_all(o, ks, rngs, actions, room, returns, ended)``.

    Carries out an action by its number in every deal that is not over. ``ended`` becomes 1
    where that ended the deal, and ``returns`` holds its returns there, zeros elsewhere.
    """
    take, over, scores = take_step(game), game.over, game.scores

    def run(
        o: Any, ks: Any, rngs: Rows, actions: Numbers, room: Numbers, returns: Rows, ended: Numbers
    ) -> None:
        for place in range(len(ks)):
            k = ks[place]
            ended[place] = 0
            for seat in range(o.players):
                returns[place][seat] = 0
            if k.phase != over:
                take(o, k, rngs[place], actions[place])
                if k.phase == over:
                    ended[place] = 1
                    scores(o, k, room)
                    for seat in range(o.players):
                        returns[place][seat] = room[seat]

    return run


def look_all(game: Kernel) -> Callable[..., None]:
    """Make ``look_all(o, ks, masks, observations, to_act)``.

    Writes for each deal the mask of the seat to act and what it observes; the seat is -1, the
    mask empty and the row that of seat 0 where the deal is over.
    """
    write_mask, observe, over = game.write_mask, game.observe, game.over

    def run(o: Any, ks: Any, masks: Rows, observations: Rows, to_act: Numbers) -> None:
        for place in range(len(ks)):
            k = ks[place]
            seat = -1 if k.phase == over else k.turn
            to_act[place] = seat
            write_mask(o, k, masks[place])
            observe(o, k, max(seat, 0), observations[place])

    return run


def first_illegal(masks: Rows, actions: Numbers, to_act: Numbers) -> int:
    """The first deal whose action is not legal; -1 where all are. Deals that are over count not."""
    for place in range(len(actions)):
        number = actions[place]
        if to_act[place] >= 0 and not (0 <= number < len(masks[place]) and masks[place][number]):
            return place
    return -1


def draw_legal(masks: Rows, rng: Numbers, actions: Numbers) -> None:
    """Choose one legal action in every deal, each as likely as any other; 0 where none is."""
    for place in range(len(actions)):
        row = masks[place]
        count = 0
        for number in range(len(row)):
            count += row[number]
        actions[place] = 0
        if count:
            left = below(rng, count)
            for number in range(len(row)):
                if row[number]:
                    if left == 0:
                        actions[place] = number
                        break
                    left -= 1
