"""One deal in the numbers of environments, played by the rules' state (interpreted)."""

from barg.envs.table import Table, checked_seed
from barg.game import Points, Seat
from barg.kernel.batches import start_deal
from barg.kernel.chance import STATE_SIZE


class NumberedDeal:
    """Deal ``number`` of a seed: the same cards, dealer and reshuffles as in a batch.

    Attributes:
        deck: the cards in dealing order.
        state: the rules' state.
    """

    def __init__(self, table: Table, seed: int, number: int) -> None:
        self._table = table
        self._chance = [0] * STATE_SIZE
        base = table.rules.deck()
        self.deck = base.copy()
        drawn = table.kernel.deal_record()
        start = start_deal(table.kernel)
        start(table.options, drawn, self._chance, base, self.deck, checked_seed(seed), number)
        self.state = table.rules.start(self.deck, drawn.dealer, ())

    @property
    def to_act(self) -> Seat | None:
        """The seat to act, or None when the deal is over."""
        seat: Seat | None = self.state.to_act
        return seat

    def mask(self) -> list[int]:
        """1 for every number of a legal action, 0 for the others."""
        out = [0] * self._table.actions
        self._table.kernel.write_mask(self._table.options, self.state, out)
        return out

    def observation(self, seat: Seat) -> list[int]:
        """What a seat knows, as a row of integers."""
        out = [0] * self._table.width
        self._table.kernel.observe(self._table.options, self.state, seat, out)
        return out

    def returns(self) -> tuple[Points, ...]:
        """What the deal brings each seat; zeros while it is not over."""
        brought: tuple[Points, ...] = self._table.rules.returns(self.state)
        return brought

    def step(self, number: int) -> None:
        """Carry out the legal action with this number."""
        kernel, options, state = self._table.kernel, self._table.options, self.state
        if kernel.steps_apart(state):
            kernel.step(options, state, number)
            return
        action = kernel.action_of(options, state, number)
        if kernel.chance is not None:
            kernel.chance(options, state, action, self._chance)
        state.apply(action)
