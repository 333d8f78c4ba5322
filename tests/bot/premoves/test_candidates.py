"""Candidates for premoves, which depend only on the seat's view, are stable, and have words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from azalai_souk import Offer

from azalai.bot.premoves.candidates import TOO_MANY, WORK, imagine_candidates, make_seed
from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move
from azalai.locales import LANGUAGES, words

SEED = make_seed(7, 11, 0, ())
ACTS = 130


def list_waiting(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """Yield positions of random play with the most players, each with a seat that waits."""
    chance = random.Random(game.key)
    state = game.setup(seats=max(game.seats), options=game.Options(), seed=game.key.encode())
    for number in range(ACTS):
        deciders = game.deciders(state)
        if not deciders:
            return
        seat = chance.choice(deciders)
        state = game.play(state, seat, chance.choice(game.moves(state, seat))).state
        others = [number for number in range(max(game.seats)) if number not in game.deciders(state)]
        if number & (number - 1) == 0 and others:  # at moves 0, 1, 2, 4, 8, …: early and late positions
            yield state, chance.choice(others)


@pytest.mark.costly(seconds=7)
@pytest.mark.parametrize("key", GAMES)
def test_candidates_for_premoves_reveal_nothing_hidden(key: str):
    game = GAMES[key]
    count = 0
    for state, seat in list_waiting(game):
        offered = imagine_candidates(game, state, seat, (), SEED)
        count += len(offered)
        for seed in (b"one", b"two"):
            assert imagine_candidates(game, game.imagine(state, seat, seed), seat, (), SEED) == offered
    assert count > 0


@pytest.mark.costly_cases("targui1988", "tents", seconds=3)
@pytest.mark.parametrize("key", GAMES)
def test_each_move_is_offered_once_and_can_be_said(key: str):
    game = GAMES[key]
    names = [f"P{seat}" for seat in range(max(game.seats))]
    for state, seat in list_waiting(game):
        offered = imagine_candidates(game, state, seat, (), SEED)
        assert len(set(offered)) == len(offered)
        assert all(words(language).move(key, move, names) for language in LANGUAGES for move in offered)


class Counted:
    """Game that counts its moves and the ones that its robots evaluate."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.looked_at = 0

    def robot(self, view: Any, moves: Any, seed: bytes) -> Move:
        self.looked_at += len(moves)
        return self._game.robot(view, moves, seed)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


@pytest.mark.costly_cases("tents", seconds=2)
@pytest.mark.parametrize("key", GAMES)
def test_foresight_looks_at_a_bounded_number_of_moves(key: str):
    for state, seat in list_waiting(GAMES[key]):
        game: Any = Counted(GAMES[key])
        imagine_candidates(game, state, seat, (), SEED)
        assert game.looked_at <= WORK + 2 * TOO_MANY


def make_offered_state() -> Any:
    game = GAMES["souk"]
    state = game.setup(seats=2, options=game.Options(), seed=b"souk")
    return game.play(state, 0, Offer(3)).state


def test_the_moves_of_the_next_decision_are_offered_in_the_order_of_the_game():
    assert imagine_candidates(GAMES["souk"], make_offered_state(), 0, (), SEED) == tuple(
        Offer(salt) for salt in range(10)
    )


def test_later_premoves_take_earlier_ones_into_account():
    after = imagine_candidates(GAMES["souk"], make_offered_state(), 0, [Offer(7)], SEED)
    assert after == tuple(Offer(salt) for salt in range(3))


def test_no_premove_is_offered_after_the_end_or_an_impossible_move():
    assert imagine_candidates(GAMES["souk"], make_offered_state(), 0, [Offer(1), Offer(1)], SEED) == ()
    assert imagine_candidates(GAMES["souk"], make_offered_state(), 0, [Offer(10)], SEED) == ()
