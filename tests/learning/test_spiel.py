"""Every game in OpenSpiel: OpenSpiel's random simulation, and a player's view."""

from __future__ import annotations

import pytest
from azalai_learning import spiel_game

from azalai.games import GAMES

pyspiel = pytest.importorskip(
    "pyspiel", reason='OpenSpiel is not installed: pip install --editable "examples/learning[openspiel]"'
)

every_game = pytest.mark.parametrize("key", list(GAMES))


@every_game
def test_the_game_passes_the_checks_of_openspiel(key: str) -> None:
    pyspiel.random_sim_test(spiel_game(key), 2, True, False)


def test_the_game_is_loaded_by_name_and_number_of_players() -> None:
    spiel_game("souk")
    game = pyspiel.load_game("azalai_souk(players=3)")
    assert game.num_players() == 3
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("azalai_souk(players=7)")


def test_players_see_their_own_view_and_actions_have_names() -> None:
    state = spiel_game("souk", 2).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    assert state.current_player() == 0 and state.action_to_string(0, 3) == "offer.salt=3"
    state.apply_action(3)
    assert '"own_offers":3' in state.observation_string(0) and '"own_offers":null' in state.observation_string(1)
    assert state.observation_tensor(0) != state.observation_tensor(1)
    again = state.clone()
    again.apply_action(1)
    assert len(state.history()) == 2 and len(again.history()) == 3
