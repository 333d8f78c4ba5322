"""Every game as an environment of PettingZoo: it passes PettingZoo's tests, and no seat observes a secret."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install --editable examples/learning")
from azalai_learning import environment
from azalai_learning.moment import at
from pettingzoo.test import api_test, seed_test

from azalai.games import GAMES
from azalai.testing.alike import pairs

every_game = pytest.mark.parametrize("key", list(GAMES))
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
COMPARED = 60


def play(seed: int, key: str = "souk", seats: int = 3) -> tuple[list[Any], dict[str, float]]:
    """Play a game of random answers. Return observations with answers, and the rewards at its end."""
    env, chance = environment(key, seats), np.random.default_rng(seed)
    env.reset(seed=seed)
    seen: list[Any] = []
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, over, _, _ = env.last()
        rewards[agent] += reward
        assert observed is not None
        action = None if over else int(chance.choice(np.flatnonzero(observed["action_mask"])))
        seen.append((agent, observed["observation"].tobytes(), action))
        env.step(action)
    return seen, rewards


@pytest.mark.costly(seconds=2)
@every_game
def test_the_environment_passes_the_checks_of_pettingzoo(key: str) -> None:
    for seats in sorted({min(GAMES[key].seats), max(GAMES[key].seats)}):
        api_test(environment(key, seats), num_cycles=200)


@pytest.mark.costly
@every_game
def test_the_same_seed_is_the_same_game(key: str) -> None:
    seed_test(lambda: environment(key), num_cycles=60)


@pytest.mark.costly_cases("targui1988", "timbuktu")
@every_game
def test_a_seat_observes_what_its_view_says_and_nothing_else(key: str) -> None:
    game, seats, compared = GAMES[key], min(GAMES[key].seats), 0
    for number, pair in enumerate(pairs(game, seats, b"observed", 0, every=5)):
        one, other = at(game, seats, pair.state), at(game, seats, pair.other)
        if one.seat == other.seat and one.state == pair.state and other.state == pair.other:
            compared += 1
            assert one.numbers(0) == other.numbers(0) and one.text(0) == other.text(0)
            assert one.seat != 0 or one.answers == other.answers
        if number >= COMPARED:
            break
    assert compared > 3


@pytest.mark.costly_cases("targui1988", "timbuktu")
@every_game
def test_a_game_is_played_to_its_end_and_what_is_won_is_lost_by_others(key: str) -> None:
    _, rewards = play(1, key, max(GAMES[key].seats))
    assert sum(rewards.values()) == pytest.approx(0) and max(rewards.values()) > 0


def test_another_seed_is_another_game() -> None:
    assert play(1) == play(1) and play(1) != play(2)


def test_a_number_that_is_no_answer_is_refused() -> None:
    env = environment("souk")
    env.reset(seed=1)
    wrong = next(number for number, may in enumerate(env.observe("seat_0")["action_mask"]) if not may)
    with pytest.raises(ValueError, match="is no answer to what seat 0 is asked"):
        env.step(wrong)


def test_the_same_answer_has_the_same_number_whenever_it_can_be_given() -> None:
    env, numbers = environment("touareg"), dict[str, set[int]]()
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    while env.moment.seat is not None:
        for number, answer in env.moment.answers.items():
            numbers.setdefault(answer.label, set()).add(number)
        env.step(int(chance.choice(list(env.moment.answers))))
    steady = sum(len(number) == 1 for number in numbers.values())
    assert steady / len(numbers) > 0.9


def test_the_board_is_a_picture_or_words() -> None:
    env = environment("souk", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[1:] == (1400, 3)
    env = environment("souk", render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 1" in env.render()


def test_more_answers_than_there_are_numbers_stand_behind_the_last_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azalai_learning.moment.ACTIONS", 5)
    env = environment("souk")
    env.reset(seed=1)
    labels: set[str] = set()
    moment = env.moment
    while True:
        labels |= {answer.label for answer in moment.answers.values()}
        if moment.answers.get(4) is None or moment.answers[4].label != "more":
            break
        moment = moment.after(4)
    assert {f"offer.salt={salt}" for salt in range(13)} <= labels
