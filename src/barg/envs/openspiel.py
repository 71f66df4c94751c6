"""The games as OpenSpiel games written in Python (``barg[openspiel]``).

Importing this module registers ``python_barg_shelem``, ``python_barg_shelem2``,
``python_barg_rummy`` and ``python_barg_shithead``. They take the parameters ``preset``,
``players`` (0: the fewest) and ``options``, a JSON object of further options; a game's
string has room for the first two, `pyspiel.load_game` with a dictionary for all.

Chance is explicit: it names the dealer, then the deck card by card, and in Rim the cards of
a new stock. `chance_of` gives the outcomes that make the numbered deal of a seed.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

import numpy as np
import pyspiel

from barg.cards import CARD_TEXTS
from barg.envs.deal import NumberedDeal
from barg.envs.table import Table
from barg.errors import OptionError
from barg.game import GAMES, Seat

NOT_TOLD: Final = ("rules", "legal")
"""Fields of observations that an information state leaves out: they follow from the rest."""


def _type_of(name: str) -> Any:
    game = GAMES[name]
    return pyspiel.GameType(
        short_name=f"python_barg_{name}",
        long_name=f"Python Barg {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"preset": game.default_preset, "players": 0, "options": "{}"},
    )


def _info_of(table: Table) -> Any:
    most = float(table.kernel.max_return(table.options))
    return pyspiel.GameInfo(
        num_distinct_actions=table.actions,
        max_chance_outcomes=max(len(CARD_TEXTS), table.players),
        num_players=table.players,
        min_utility=-most,
        max_utility=most,
        utility_sum=None,
        max_game_length=_longest(table),
    )


def _longest(table: Table) -> int:
    longest = table.rules.max_actions
    if longest is None:
        raise OptionError("options", "set no end to a deal, which OpenSpiel wants")
    return int(longest) + table.kernel.extra_steps(table.options)


def _settings(text: str) -> dict[str, Any]:
    try:
        settings = json.loads(text)
    except json.JSONDecodeError as error:
        raise OptionError("options", f"not JSON: {error.msg} at column {error.colno}") from None
    if not isinstance(settings, dict):
        raise OptionError("options", "must be a JSON object")
    return settings


class BargGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel comes without types
    """A game of Barg at one table; `table` holds its rules."""

    name: str
    game_type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Set a table up.

        Raises:
            OptionError: the parameters are refused.
        """
        given = dict(params or {})
        settings = {"preset": given.get("preset", GAMES[self.name].default_preset)}
        settings |= _settings(given.get("options", "{}"))
        self.table = Table.of(self.name, settings, given.get("players") or None)
        super().__init__(self.game_type, _info_of(self.table), given)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game goes to another process as its name and parameters."""
        return pyspiel.load_game, (self.game_type.short_name, self.get_parameters())

    def new_initial_state(self) -> "BargState":
        """A deal whose dealer is not drawn yet."""
        return BargState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The dealer, the deck, and a new stock for as many draws as there may be."""
        cards = len(self.table.rules.deck())
        return int(1 + cards + cards * _longest(self.table))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "BargObserver":
        """An observer of the row of integers that all environments have."""
        return BargObserver(self.table, iig_obs_type, params)


class BargState(pyspiel.State):  # type: ignore[misc] # as above
    """One deal; before it is dealt, the cards drawn so far.

    Attributes:
        deal: the rules' state, or None while chance deals.
    """

    def __init__(self, game: BargGame) -> None:
        super().__init__(game)
        self._table = game.table
        self.deal: Any = None
        self._dealer: Seat | None = None
        self._pool: Counter[int] = Counter()
        """What chance still has to name, card by card."""
        self._drawn: list[int] = []
        self._number = -1
        """The action that waits for a new stock."""

    def current_player(self) -> int:
        """The seat to act, or chance or the end as OpenSpiel numbers them."""
        if self.deal is None or self._pool:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.deal.to_act
        return int(pyspiel.PlayerId.TERMINAL if seat is None else seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seats, or the cards that are left, with their probabilities."""
        if self._dealer is None:
            players = self._table.players
            return [(seat, 1 / players) for seat in range(players)]
        left = self._pool.total()
        return [(card, count / left) for card, count in sorted(self._pool.items())]

    def _legal_actions(self, player: int) -> list[int]:
        mask = [0] * self._table.actions
        if player == self.current_player():
            self._table.kernel.write_mask(self._table.options, self.deal, mask)
        return [number for number, marked in enumerate(mask) if marked]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._apply_chance(action)
            return
        kernel, options = self._table.kernel, self._table.options
        if action not in self._legal_actions(self.current_player()):
            raise ValueError(f"action {action} is not legal")
        if kernel.steps_apart(self.deal):
            kernel.step(options, self.deal, action)
            return
        meant = kernel.action_of(options, self.deal, action)
        wanted = self.deal.to_shuffle(meant)
        if wanted:
            self._number, self._pool, self._drawn = action, Counter(wanted), []
        else:
            self.deal.apply(meant)

    def _apply_chance(self, outcome: int) -> None:
        if outcome not in dict(self.chance_outcomes()):
            raise ValueError(f"outcome {outcome} has no chance")
        if self._dealer is None:
            self._dealer = outcome
            self._pool = Counter(self._table.rules.deck())
            return
        self._pool -= Counter([outcome])
        self._drawn.append(outcome)
        if self._pool:
            return
        if self.deal is None:
            self.deal = self._table.rules.start(self._drawn, self._dealer, ())
        else:
            meant = self._table.kernel.action_of(self._table.options, self.deal, self._number)
            self.deal.apply(meant, self._drawn)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"dealer {action}" if self._dealer is None else f"card {CARD_TEXTS[action]}"
        kernel, options = self._table.kernel, self._table.options
        if kernel.steps_apart(self.deal):
            return f"lay away {CARD_TEXTS[action]}"
        meant = kernel.action_of(options, self.deal, action)
        return str(self._table.rules.action_text(meant))

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What the deal brings each seat; zeros before its end."""
        if self.deal is None:
            return [0.0] * self._table.players
        return [float(points) for points in self._table.rules.returns(self.deal)]

    def information_state_string(self, player: Seat | None = None) -> str:
        """All that a seat has seen since the deal began."""
        seat = self.current_player() if player is None else player
        return told(self.deal, seat)

    def observation_string(self, player: Seat | None = None) -> str:
        """The same: what a seat has seen is never forgotten."""
        return self.information_state_string(player)

    def __str__(self) -> str:
        if self.deal is None:
            return f"dealer {self._dealer}, {len(self._drawn)} cards dealt"
        return repr(self.deal)


def _verify_seat(players: int, seat: Seat) -> None:
    """Refuse what is no seat, such as chance and the end, which have numbers below zero."""
    if not 0 <= seat < players:
        raise ValueError(f"player: must be from 0 to {players - 1}, not {seat}")


def told(deal: Any, seat: Seat) -> str:
    """A seat's observation as one line of text.

    Raises:
        ValueError: there is no such seat.
    """
    if deal is None:
        return "not dealt"
    _verify_seat(deal.rules.seats, seat)
    seen = deal.observe(seat)
    shown = [field.name for field in fields(seen) if field.name not in NOT_TOLD]
    return " ".join(f"{name}={getattr(seen, name)!r}".replace(" ", "") for name in shown)


class BargObserver:
    """The row of integers of `barg.kernel.game.Kernel.observe`, as floats, by its parts.

    Attributes:
        tensor: float32 ``(width,)``. dict: the same by the names of its parts.
    """

    def __init__(self, table: Table, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self._table = table
        self.tensor = np.zeros(table.width, np.float32)
        self.dict = {name: self.tensor[part] for name, part in table.parts.items()}

    def set_from(self, state: BargState, player: Seat) -> None:
        """Write what a seat knows."""
        row = [0] * self._table.width
        _verify_seat(self._table.players, player)
        if state.deal is not None:
            self._table.kernel.observe(self._table.options, state.deal, player, row)
        self.tensor[:] = row

    def string_from(self, state: BargState, player: Seat) -> str:
        """The observation as text."""
        return told(state.deal, player)


def chance_of(game: BargGame, seed: int, number: int = 0) -> Sequence[int]:
    """The outcomes of chance that deal a numbered deal of a seed: dealer, then cards.

    Raises:
        ValueError: there is no such seed.
    """
    deal = NumberedDeal(game.table, seed, number)
    return [deal.state.dealer, *deal.deck]


def _register(name: str) -> type[BargGame]:
    game_type = _type_of(name)
    kind = type(f"Barg_{name}", (BargGame,), {"name": name, "game_type": game_type})
    pyspiel.register_game(game_type, kind)
    return kind


REGISTERED: Final = {f"python_barg_{name}": _register(name) for name in GAMES}
"""The registered games by their short names."""
