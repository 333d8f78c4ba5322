"""Every game as an environment of PettingZoo (AEC): seats take turns, with masks of their legal answers."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]  # it has types, but doesn't say so

from azalai.games import GAMES
from azalai.locales import ORIGINAL, words
from azalai_learning.moment import ACTIONS, OBSERVED, Moment, begin


class Table(AECEnv[str, dict[str, Any], Any]):
    """Table of one game. Agents are called `seat_0`, `seat_1` and so on.

    Rewards come at the end: the share of the first place, less an equal share. The same seed gives the same game.
    """

    def __init__(
        self, key: str, seats: int | None = None, *, options: Any = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        GAMES.admit(key)
        self.game = GAMES[key]
        self.seats = min(self.game.seats) if seats is None else seats
        self.options = self.game.Options() if options is None else options
        self.metadata = {"name": f"azalai_{key}", "render_modes": ["rgb_array", "ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.action_spaces = dict[str, spaces.Space[Any]]()
        self.action_spaces |= {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (OBSERVED,), np.float32),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.moment: Moment = begin(self.game, self.seats, self.options, b"")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's observations: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the numbers of answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: without a seed, another one each time."""
        del options
        chosen = secrets.token_bytes(16) if seed is None else b"seed %d" % seed
        self.moment = begin(self.game, self.seats, self.options, chosen)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self._call()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return a seat's observation, and the mask of its legal answers: none while another seat is asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self.moment.seat:
            mask[list(self.moment.answers)] = 1
        return {"observation": np.array(self.moment.numbers(seat), np.float32), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Answer for the seat that is asked. Raises `ValueError` if its mask does not have that answer."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no answer")
        self._cumulative_rewards[agent] = 0.0
        self.moment = self.moment.after(int(action))
        self.rewards = dict(zip(self.possible_agents, self.moment.returns, strict=True))
        self._call()
        self._accumulate_rewards()

    def _call(self) -> None:
        """Select the agent whose turn it is, or end all agents once the game is over."""
        if self.moment.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.moment.seat]

    def render(self) -> Any:
        """Return the public board, as the array of its picture or in words; None without a `render_mode`."""
        from azalai.renderers import renderer

        if self.render_mode is None:
            return None
        view, names = self.game.view(self.moment.state, None), [f"Seat {seat + 1}" for seat in range(self.seats)]
        if self.render_mode == "ansi":
            return renderer(self.game.key).text(view, names, words(ORIGINAL))
        return np.array(renderer(self.game.key).draw(view, names, words(ORIGINAL)))

    def close(self) -> None:
        """Do nothing: no window is open."""
