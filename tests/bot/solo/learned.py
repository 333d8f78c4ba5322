"""Strong robots for tests, which think in the test's process with made-up weights."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from azalai.bot.tables.host import NullThinking
from azalai.games import GAMES
from azalai.robots import Chances, Stretch, Task, Thought, appraise, think
from azalai.robots.value import Model, Weights
from azalai.robots.weights import File, Learned, Plan, Proof, Table


class AtOnce(NullThinking):
    """Thinker for strong robots in the test's process; after N `answers` (None: never) it answers no more that day."""

    def __init__(self, answers: int | None = None) -> None:
        self.tasks: list[Task] = []
        self.later: list[bool] = []
        self.answers = answers

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """Return the real thought of a robot."""
        if self.answers is not None and len(self.tasks) >= self.answers:
            await asyncio.sleep(86_400)
        self.tasks.append(task)
        self.later.append(later)
        return think(task)

    async def pause(self) -> None:
        """Return at once."""

    async def think_idly(self, thinking: Callable[[Any], Any], question: Any) -> Any:
        """Return the answer to a question that no user waits for."""
        return thinking(question)

    async def appraise(self, stretch: Stretch) -> tuple[Chances, ...] | None:
        """Return the real chances."""
        return appraise(stretch)

    async def close(self) -> None:
        """Do nothing."""


def learn(monkeypatch: pytest.MonkeyPatch, *keys: str, error: float = 0.1, blind: float = 0.2) -> None:
    """Give games weights, for any number of seats, by which a margin at the end is a win and nothing else counts.

    `error`: measured error of their predictions; `blind`: that of a constant prediction.
    """
    model = Model(Weights(0.0, 0.0, 0.0), {}, (0.0, 50.0, 0.0))
    proof, learned = Proof(200, "made up", 0.9, 0.9, 0.9, 0.1, 0.1), Learned(1, 1, 0.0, error, blind)
    table = Table(Plan(candidates=4, numbers=3, rollouts=40), model, learned, proof)
    files = {key: File(key, GAMES[key].version, dict.fromkeys(GAMES[key].seats, table)) for key in keys}
    monkeypatch.setattr("azalai.robots.weights.file_of", files.get)
