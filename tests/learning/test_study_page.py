"""The code of docs/study.md runs, and learns."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.house import ROOT

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install --editable examples/learning")
import numpy as np
from azalai_learning import environment

PAGE = (ROOT / "docs" / "study.md").read_text(encoding="utf-8")


def wins(weights: np.ndarray, games: int) -> float:
    """Return the share of games that the policy wins against random answers, each seat in turn."""
    env, chance, won = environment("touareg"), np.random.default_rng(5), 0.0
    for game in range(games):
        env.reset(seed=10_000 + game)
        for agent in env.agent_iter():
            seen, _, over, _, _ = env.last()
            assert seen is not None
            legal = np.flatnonzero(seen["action_mask"])
            best = agent == env.possible_agents[game % 2]
            worth = weights[legal] @ np.tanh(seen["observation"]) if best else chance.random(len(legal))
            env.step(None if over else int(legal[np.argmax(worth)]))
        won += env.moment.returns[game % 2] + 1 / 2
    return won / games


@pytest.mark.long(seconds=30)
def test_the_lines_that_learn_run_and_win_against_who_answers_anyhow() -> None:
    _, code = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip() and "import" not in line]) == 12
    namespace: dict[str, Any] = {}
    exec(code, namespace)
    assert wins(namespace["weights"], 60) > 0.7


@pytest.mark.costly
def test_the_lines_of_the_page_run_with_few_games() -> None:
    _, code = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    namespace: dict[str, Any] = {}
    exec(code.replace("range(100)", "range(4)"), namespace)
    assert np.isfinite(namespace["weights"]).all() and np.abs(namespace["weights"]).sum() > 0
