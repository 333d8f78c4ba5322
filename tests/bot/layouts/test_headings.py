"""Headings of a first question, which number the turn if a player's turns may follow each other."""

from __future__ import annotations

import msgspec
import pytest

from azalai.games import GAMES
from azalai.games.targui1988.moves import End
from azalai.games.targui1988.state import State
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import first_heading
from azalai.testing.play import games_of

SECOND = {
    "en": "Your 2nd turn this round: what do you do?",
    "fr": "Votre 2e tour de cette manche\u00a0: que faites-vous\u202f?",
    "de": "Dein 2. Zug dieser Runde: Was tust du?",
}


def find_first_turn() -> State:
    """Return the first turn of a round in which each tribe has several."""
    for moment in games_of("targui1988", 2, 2)[0]:
        state: State = moment.state
        if isinstance(moment.move, End) and 1 < state.die < 6 and state.turned.count(moment.seat) == 1:
            return msgspec.structs.replace(state, pack=(moment.seat, *state.pack), step=1)
    raise AssertionError("there is no such turn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_turn_of_a_round_is_told_from_the_first(language: Language):
    game, said, state = GAMES["targui1988"], words(language), find_first_turn()
    seat = game.deciders(state)[0]
    first = first_heading(game.key, game.view(state, seat), said)
    assert str(state.round) in first and first != said.say("targui1988-ask-act")
    after = game.play(state, seat, End()).state
    assert game.deciders(after) == (seat,)
    assert first_heading(game.key, game.view(after, seat), said) == SECOND[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_half_of_a_double_turn_is_told_from_the_first(language: Language):
    game, said = GAMES["targui1988"], words(language)
    seat, state = game.deciders(find_first_turn())[0], msgspec.structs.replace(find_first_turn(), die=6, step=2)
    halves = {first_heading(game.key, game.view(position, seat), said) for position in (state, find_first_turn())}
    assert said.say("targui1988-ask-half") in halves and len(halves) == 2
