"""End of a stage, markers, values, and the winners."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from azalai.games.contract import Outcome
from azalai.games.timbuktu import GAME
from azalai.games.timbuktu.components import Site
from azalai.games.timbuktu.state import State
from azalai.games.timbuktu.view import Phase
from azalai.testing.play import games_of
from tests.games.acting import events
from tests.games.timbuktu.tables import camel, goods, list_offered, nightfall, pack, play_moves, spot, table, tags

HARMLESS = tuple(pack(text) for text in ("crescent 13 gc", "lamp 34 cp", "scimitar 24 ps", "star 25 sw", "moon 15 gw"))


def find_outcome(seats: int = 3, out: tuple[int, ...] = (1, 1, 1, 1, 1), **loads: str) -> Outcome:
    """Return the outcome with these loads and `out` tokens out of play.

    Camels are named as `_0A`; all others are empty.
    """
    state = nightfall(seats, {name[1:]: initials for name, initials in loads.items()}, out=out, phase=Phase.OVER)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def last_night(**loads: str) -> State:
    """Return a position at the last camel of the last stage with three players."""
    return nightfall(3, {name[1:]: initials for name, initials in loads.items()}, stage=3, packs=HARMLESS)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ruling_t10_stages_equal_players_the_last_leads_to_timbuktu(
    seats: int,
) -> None:
    for game in games_of("timbuktu", seats):
        began = [event for moment in game for event in events(moment.turn, "stage-began")]
        assert [event.stage for event in began] == list(range(1, seats + 1))
        assert began[-1].site is Site.TIMBUKTU
        assert len([event for moment in game for event in events(moment.turn, "raided")]) == 5 * seats
        last = [moment for moment in game if moment.state.stage == seats]
        assert sum(len(events(moment.turn, "exchanged")) for moment in last) == 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ruling_t11_the_stage_marker_moves_left_and_its_holder_begins(seats: int) -> None:
    state = nightfall(seats, packs=HARMLESS, first_of_round=0)
    turn = play_moves(state, f"{seats - 1} {list_offered(state, seats - 1)[0]}")
    now = turn.state
    assert (now.stage, now.round, now.first_of_stage, now.first_of_round) == (2, 1, 1, 1)
    assert now.phase is Phase.CHOOSING and turn.reveals
    assert tags(turn, reader=0)[-2:] == ["stage-began", "own-pack"]


def test_after_a_stage_the_camels_stand_where_they_arrived_and_all_cards_are_back() -> None:
    now = play_moves(nightfall(3, packs=HARMLESS), "2 go moon").state
    assert camel(now, "2H").start == spot("moon5") and camel(now, "2H").arrived is None
    assert all(len(GAME.moves(now, seat)) == 8 for seat in range(3))
    view = GAME.view(now, 0)
    assert view.upper is not None
    assert (view.upper.site, view.lower.site) == (Site.OASIS_1, Site.OASIS_4)
    assert view.exchanges == 0 and view.notebook is not None and len(view.notebook.seen) == 1


def test_thief_cards_are_dealt_again_in_every_stage() -> None:
    for game in games_of("timbuktu", 5):
        dealt = {moment.turn.state.packs for moment in game if moment.turn.state.packs}
        assert len(dealt) == 5


def test_the_last_night_ends_the_game_and_tells_all_that_was_brought() -> None:
    turn = play_moves(last_night(_0A="gcps", _1B="wwcg"), "2 go moon")
    assert turn.state.phase is Phase.OVER and GAME.deciders(turn.state) == ()
    arrived = events(turn, "arrived")
    outcome = GAME.outcome(turn.state)
    assert outcome is not None
    assert [event.points for event in arrived] == [score.total for score in outcome.scores]
    assert [event.count for event in arrived] == [own.goods for own in GAME.view(turn.state, None).caravans]
    view = GAME.view(turn.state, None)
    assert view.upper is not None
    assert (view.upper.site, view.lower.site) == (Site.OASIS_4, Site.TIMBUKTU)


def test_ruling_t13_twelve_coffees_out_of_play_make_a_coffee_worth_twelve() -> None:
    outcome = find_outcome(out=(0, 12, 0, 0, 0), _0A="cc", _1A="gw")
    assert [score.total for score in outcome.scores] == [24, 0, 0]


def test_ruling_t13_the_table_of_values_of_the_book() -> None:
    outcome = find_outcome(out=(3, 2, 4, 3, 4), _0A="gcps", _0B="w", _1A="pp")
    assert [(part.name, part.points) for part in outcome.scores[0].parts] == [
        ("gold", 3),
        ("coffee", 2),
        ("pepper", 4),
        ("salt", 3),
        ("water", 4),
    ]
    assert [score.total for score in outcome.scores] == [16, 8, 0]
    assert outcome.ranking == ((0,), (1,), (2,))


def test_ruling_t13_goods_paid_and_goods_stolen_both_count() -> None:
    state = table(3, "AAA", start={"0A": "lamp1"}, loads={"0A": "gccp"}, out=(0, 4, 0, 0, 0))
    assert play_moves(state, "0 go star coffee").state.out == (0, 5, 0, 0, 0)
    view = GAME.view(play_moves(state, "0 go star coffee").state, None)
    assert view.caravans[0].points == 5 * goods("".join(str(g)[0] for g in _list_goods(view, 0))).count("coffee")


def _list_goods(view: Any, seat: int) -> list[Any]:
    return [good for camel in view.caravans[seat].camels for good in camel.goods]


def test_ruling_t14_tokens_break_a_tie_then_the_victory_is_shared() -> None:
    assert find_outcome(out=(4, 2, 0, 0, 0), _0A="g", _1A="cc", _2A="c").ranking == ((1,), (0,), (2,))
    assert find_outcome(out=(4, 2, 0, 0, 0), _0A="g", _1A="g", _2A="c").ranking == ((0, 1), (2,))
    assert find_outcome(out=(4, 2, 0, 0, 0), _0A="gp", _1A="g", _2A="gs").ranking == ((0, 2), (1,))


def test_present_points_in_the_view_are_the_score_at_the_end() -> None:
    for game in games_of("timbuktu", 4):
        view = GAME.view(game[-1].turn.state, None)
        assert view.outcome is not None
        assert [own.points for own in view.caravans] == [score.total for score in view.outcome.scores]


def test_empty_camels_in_robbed_stalls_lose_nothing() -> None:
    state = replace(nightfall(3, packs=HARMLESS), out=(2, 0, 0, 0, 0))
    turn = play_moves(state, "2 go moon")
    assert turn.state.out == (2, 0, 0, 0, 0)
    assert all(event.thefts == () for event in events(turn, "raided"))
