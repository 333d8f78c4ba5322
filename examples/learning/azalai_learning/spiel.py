"""Every game as one of OpenSpiel.

All its chance is one node at the beginning, which deals one of `DEALS` games: so a game can be played again from its
actions alone.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from azalai.games import GAMES
from azalai_learning.moment import ACTIONS, OBSERVED, Moment, begin

pyspiel: Any = importlib.import_module("pyspiel")  # a compiled module without types

DEALS = 1024
LONGEST = 100_000
"""Most answers of a game."""


def load(key: str, seats: int | None = None) -> Any:
    """Return the game of that key (`azalai_KEY`); the first call registers it."""
    GAMES.admit(key)
    game = GAMES[key]
    name = f"azalai_{key}"
    if name not in pyspiel.registered_names():
        _register(key, name)
    return pyspiel.load_game(name, {"players": min(game.seats) if seats is None else seats})


def _register(key: str, name: str) -> None:
    seats = GAMES[key].seats
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Azalaï: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats)},
    )

    class Registered(Game):
        """Game of that key."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(key, kind, params or {})

    pyspiel.register_game(kind, Registered)


class Game(pyspiel.Game):
    """Game with a number of players."""

    def __init__(self, key: str, kind: Any, params: dict[str, Any]) -> None:
        self.key, self.seats = key, int(params.get("players", min(GAMES[key].seats)))
        if self.seats not in GAMES[key].seats:
            raise ValueError(f"{key} is for {GAMES[key].seats} players, not for {self.seats}")
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        pyspiel.Game.__init__(self, kind, info, params)

    def new_initial_state(self) -> State:
        """Return the state before the deal."""
        return State(self, self.key, self.seats)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return the observer of a player's view."""
        return Observer()


class State(pyspiel.State):
    """Game in play. `moment` is None before the deal."""

    def __init__(self, game: Game, key: str, seats: int) -> None:
        pyspiel.State.__init__(self, game)
        self.key, self.seats = key, seats
        self.moment: Moment | None = None

    def current_player(self) -> int:
        """Return the player who is asked."""
        if self.moment is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.moment.seat is None else self.moment.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, which are equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.moment is None or player != self.moment.seat:
            return []
        return sorted(self.moment.answers)

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            game = GAMES[self.key]
            self.moment = begin(game, self.seats, game.Options(), b"deal %d" % action)
        else:
            self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.moment is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        answer = self.moment.answers.get(action)
        return f"{action}" if answer is None else answer.label

    def is_terminal(self) -> bool:
        """Return True if the game is over."""
        return self.moment is not None and self.moment.seat is None

    def returns(self) -> list[float]:
        """Return the winnings of each player."""
        return [0.0] * self.seats if self.moment is None else self.moment.returns

    def __str__(self) -> str:
        """Return the game and its actions so far."""
        actions: Sequence[int] = self.history()
        return f"{self.key} {' '.join(map(str, actions))}"


class Observer:
    """Observer of a player's own view."""

    def __init__(self) -> None:
        self.tensor = np.zeros(OBSERVED, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write that player's observation into the tensor."""
        self.tensor[:] = 0 if state.moment is None else state.moment.numbers(player)

    def string_from(self, state: State, player: int) -> str:
        """Return the same as text."""
        return "nothing is dealt yet" if state.moment is None else state.moment.text(player)
