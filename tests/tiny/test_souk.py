"""The tests' own game, found by the house like any other, and its addition: secret choices at the same time."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.games import GAMES
from azalai.games.contract import Ask, IllegalMove
from azalai.games.questions import ask
from azalai.locales import LANGUAGES, words
from azalai.renderers import alt, renderer

NAMES = ["Amara", "Thomas", "Idir"]


def souk(*moves: tuple[int, str], seats: int = 3) -> Any:
    """Return the position after these moves, in a game of three."""
    game = GAMES["souk"]
    state = game.setup(seats=seats, options=game.Options(), seed=b"souk")
    for seat, text in moves:
        state = game.play(state, seat, game.parse_move(text)).state
    return state


def test_all_who_have_not_offered_decide_at_the_same_time() -> None:
    game = GAMES["souk"]
    assert game.deciders(souk()) == (0, 1, 2)
    assert game.deciders(souk((1, "offer 3"))) == (0, 2)


def test_an_offer_can_be_taken_back_until_the_last_one_is_in() -> None:
    game = GAMES["souk"]
    state = souk((1, "offer 3"))
    assert [str(move) for move in game.moves(state, 1)] == ["take-back"]
    assert game.play(state, 1, game.parse_move("take-back")).state == souk()
    with pytest.raises(IllegalMove, match="souk-refusal-no-offer"):
        game.play(state, 0, game.parse_move("take-back"))


def test_an_offer_is_secret_until_all_are_revealed() -> None:
    game = GAMES["souk"]
    assert game.view(souk((1, "offer 3")), 0) == game.view(souk((1, "offer 9")), 0)
    assert game.view(souk((1, "offer 3")), 1).own_offers == 3
    turn = game.play(souk((0, "offer 4"), (1, "offer 4")), 2, game.parse_move("offer 1"))
    assert turn.reveals
    revealed = [event.salt for event in turn.events if event.__struct_config__.tag == "revealed"]
    assert revealed == [4, 4, 1]


def test_the_highest_lone_offer_wins_and_all_salt_offered_is_lost() -> None:
    state = souk((0, "offer 4"), (1, "offer 4"), (2, "offer 1"))
    assert state.salt == (8, 8, 11)
    assert [len(cards) for cards in state.gold] == [0, 0, 1]


def test_most_gold_wins_and_a_tie_is_shared() -> None:
    game = GAMES["souk"]
    nobody = [(seat, "offer 1") for _ in range(3) for seat in range(2)]
    outcome = game.outcome(souk(*nobody, seats=2))
    assert outcome is not None and outcome.ranking == ((0, 1),)


def test_the_offer_is_asked_for_as_a_number() -> None:
    question = ask(GAMES["souk"].moves(souk(), 0)).question
    assert question is not None and (question.ask, question.least, question.most) == (Ask.NUMBER, 0, 12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_souk_table_is_drawn_and_described(language: Any) -> None:
    drawer, said = renderer("souk"), words(language)
    view = GAMES["souk"].view(souk((0, "offer 4")), 0)
    assert drawer.draw(view, NAMES, said).size[0] == 1000
    assert "Idir" in drawer.text(view, NAMES, said)
    assert 0 < len(alt("souk", view, NAMES, said)) <= 1024
    assert view.card.value in drawer.situation(view, NAMES, said)
