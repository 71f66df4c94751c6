"""The games as PettingZoo environments, one agent acting after another (``barg[pettingzoo]``).

``ShelemEnv``, ``ShelemForTwoEnv``, ``RimEnv`` and ``ShitheadEnv`` take ``settings`` (a preset
and options, as records write them) and, where it may vary, ``players``. `env` wraps them as
PettingZoo's own games are. An episode is one deal.
"""

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from barg.envs.deal import NumberedDeal
from barg.envs.table import Table, checked_seed, whole
from barg.errors import OptionError

Observed = dict[str, NDArray[Any]]
LARGEST = np.iinfo(np.int16)


class DealEnv(AECEnv):  # type: ignore[misc] # PettingZoo comes without types
    """One deal of a game.

    Agents are ``player_0`` … by seat. An observation is a dictionary: ``observation``, int16
    ``(width,)``, whose named parts `parts` finds, and ``action_mask``, int8 ``(actions,)``,
    the legal actions, empty for all who are not to act. Rewards are the returns of the deal
    (`barg.game.Rules.returns`), zero before its end. `reset` with a seed deals that seed's
    deal 0; each reset without one deals the next. Where cards are laid away one by one the
    same agent acts several times.
    """

    metadata: ClassVar[dict[str, Any]] = {}
    game: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.metadata = {
            "name": f"{cls.game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }

    def __init__(
        self,
        settings: Mapping[str, object] | None = None,
        players: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set a table up.

        Raises:
            OptionError: the settings or the number of players are refused.
            ValueError: an unknown render mode.
        """
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode: must be None or 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        self._table = Table.of(self.game, settings, players)
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = int(LARGEST.min), int(LARGEST.max)
        row = spaces.Box(low, high, (self._table.width,), np.int16)
        mask = spaces.Box(0, 1, (self._table.actions,), np.int8)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self._table.actions) for agent in self.possible_agents
        }
        self._seed, self._number = 0, -1

    @property
    def parts(self) -> Mapping[str, slice]:
        """Where each named part of an observation lies."""
        return self._table.parts

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions of the table."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; ``options`` are left aside.

        Raises:
            ValueError: the seed is none; nothing is changed then.
        """
        if seed is None:
            self._number += 1
        else:
            self._seed, self._number = checked_seed(seed), 0
        self._deal = NumberedDeal(self._table, self._seed, self._number)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._acting()

    def _acting(self) -> str:
        seat = self._deal.to_act
        return self.agents[0 if seat is None else seat]

    def observe(self, agent: str) -> Observed:
        """What an agent knows, and what it may do."""
        seat = self._seats[agent]
        acts = seat == self._deal.to_act
        mask = self._deal.mask() if acts else [0] * self._table.actions
        return {
            "observation": np.array(self._deal.observation(seat), np.int16),
            "action_mask": np.array(mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent to act.

        Raises:
            ValueError: it is no whole number or not legal; nothing is changed then.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole("action", action)
        if not 0 <= number < self._table.actions or not self._deal.mask()[number]:
            raise ValueError(f"action {number} is not legal for {agent}")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._deal.step(number)
        if self._deal.to_act is None:
            brought = self._deal.returns()
            self.rewards = dict(zip(self.agents, brought, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._acting()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The deal as ``barg replay`` reports it, and the legal actions, in two lines."""
        if self.render_mode is None:
            return None
        rules, state = self._table.rules, self._deal.state
        lines = [rules.report(state), {"to_act": state.to_act, "legal": rules.legal_report(state)}]
        return "\n".join(json.dumps(line) for line in lines)


class ShelemEnv(DealEnv):
    """Shelem for four."""

    game = "shelem"


class ShelemForTwoEnv(DealEnv):
    """Shelem for two."""

    game = "shelem2"


class RimEnv(DealEnv):
    """Rim, for two to seven."""

    game = "rummy"


class ShitheadEnv(DealEnv):
    """Shithead, for two to eight."""

    game = "shithead"


CLASSES: dict[str, type[DealEnv]] = {
    kind.game: kind for kind in (ShelemEnv, ShelemForTwoEnv, RimEnv, ShitheadEnv)
}


def env(game: str, **arguments: Any) -> AECEnv:
    """An environment of a game, wrapped so that misuse is told (see `DealEnv.__init__`).

    Raises:
        OptionError: an unknown game, or what `DealEnv.__init__` refuses.
    """
    if game not in CLASSES:
        raise OptionError("game", f"must be one of {', '.join(CLASSES)}, not {game!r:.40}")
    raw = CLASSES[game](**arguments)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
