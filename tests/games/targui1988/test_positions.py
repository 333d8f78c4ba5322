"""Invariants of every position that play can reach, and its stored and shown forms."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from azalai.games.contract import IllegalMove
from azalai.games.questions import answers_of, ask
from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import DESTINIES, Land, OtherDestiny, Square, Tribe
from azalai.games.targui1988.moves import Attack, Buy, March, Occupy, Pitch, Press, TakeSector
from azalai.games.targui1988.state import DESTINY, RULES, Options, camels_in_all
from azalai.games.targui1988.view import Phase
from azalai.testing.play import positions
from tests.games.targui1988.tables import after, table

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


@every_table
def test_camels_on_the_board_and_in_the_box_always_add_up(seats: int) -> None:
    for played in positions("targui1988", seats):
        state = played.turn.state
        assert camels_in_all(state) == 450 and min(*state.camels, state.stock) >= 0


@every_table
def test_camels_always_have_an_owner_and_are_never_on_a_chott(seats: int) -> None:
    for played in positions("targui1988", seats):
        state = played.turn.state
        for land, owner, camels in zip(state.lands, state.owners, state.camels, strict=False):
            assert owner is not None or not camels
            assert land is not Land.CHOTT or owner is None


@every_table
def test_every_player_in_the_game_has_a_territory(seats: int) -> None:
    for played in positions("targui1988", seats):
        state = played.turn.state
        if state.round:
            assert all((seat in state.owners) != (seat in state.fallen) for seat in range(seats))


@every_table
def test_the_player_to_decide_holds_the_card_in_play(seats: int) -> None:
    for played in positions("targui1988", seats):
        state = played.turn.state
        if state.phase in (Phase.ACTING, Phase.FIGHTING, Phase.OCCUPYING):
            assert state.turned[-1] == state.to_act


JUNK: list[Any] = [
    March(Square.A1, Square.B1, -1),
    March(Square.A1, Square.B1, 10**30),
    March(Square.A1, Square.B1, 1.5),  # pyright: ignore[reportArgumentType]
    March("z9", Square.B1, 1),  # pyright: ignore[reportArgumentType]
    March(Square.A1, Square.B1, None),  # pyright: ignore[reportArgumentType]
    Attack(Square.A1, "tent"),  # pyright: ignore[reportArgumentType]
    Buy(Square.A1, -3),
    Buy(Square.A1, True + 10),
    Press(-1),
    Occupy(0),
    Pitch("a8"),  # pyright: ignore[reportArgumentType]
    TakeSector("middle"),  # pyright: ignore[reportArgumentType]
]


@pytest.mark.parametrize("move", JUNK, ids=repr)
def test_moves_with_fields_that_make_no_sense_are_refused(move: Any) -> None:
    with pytest.raises(IllegalMove):
        GAME.play(table(), 0, move)


def test_a_number_of_camels_is_asked_as_a_number() -> None:
    moves = GAME.moves(table(), 0)
    question = ask(moves, answers_of(moves, March(Square.A1, Square.B2, 7))[:-1]).question
    assert question is not None and (question.least, question.most) == (1, 10)
    assert answers_of(moves, March(Square.A1, Square.B2, 7))[-1] == 7


def test_hundreds_of_camels_make_thousands_of_moves() -> None:
    names = [f"{column}{row}" for column in "bcdef" for row in range(2, 7)]
    state = table(dict.fromkeys(names, ("reg", 0, 15)))
    moves = GAME.moves(state, 0)
    assert len(moves) > 2500 and len(set(moves)) == len(moves)
    assert GAME.moves(state, 0) == moves


def test_a_position_with_an_empty_box_is_stored_and_read_again() -> None:
    empty = table({"a1": ("camp", 0, 440), "g1": ("camp", 1, 10)})
    assert empty.stock == 0
    assert GAME.decode(GAME.encode(empty)) == empty


def test_bytes_of_another_format_are_refused() -> None:
    data = msgspec.msgpack.decode(GAME.encode(table()))
    data[0] += 1
    with pytest.raises(ValueError, match="format 2"):
        GAME.decode(msgspec.msgpack.encode(data))


def test_bytes_of_a_position_that_can_not_be_are_refused() -> None:
    state = table()
    wrongs: list[dict[str, Any]] = [
        {"stock": 3},
        {"to_act": 2},
        {"owners": (7, *state.owners[1:])},
        {"lands": state.lands[:-1]},
        {"tribes": state.tribes[:1]},
        {"camels": (-10, *state.camels[1:]), "stock": 450},
        {"rules": 0},
        {"rules": RULES + 1},
    ]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="no position"):
            GAME.decode(GAME.encode(msgspec.structs.replace(state, **wrong)))


def test_bytes_of_a_position_with_options_that_can_not_be_are_refused() -> None:
    for options in (Options(tribes=(Tribe.RESS,)), Options(destinies=(OtherDestiny.RAIN, OtherDestiny.RAIN))):
        with pytest.raises(ValueError, match="can't be chosen"):
            GAME.decode(GAME.encode(msgspec.structs.replace(table(), options=options)))


def test_a_stored_position_is_small() -> None:
    assert max(len(GAME.encode(played.state)) for played in positions("targui1988", 4)) < 2500


def test_the_order_of_future_cards_is_hidden() -> None:
    state = table(seats=4, pack=(0, 1, 2, 3, DESTINY, 0, 1, 2, 3))
    imagined = [GAME.imagine(state, 0, b"%d" % number) for number in range(30)]
    assert len({world.pack for world in imagined}) > 20 and len({world.deck for world in imagined}) > 20
    assert all(sorted(world.pack) == sorted(state.pack) and set(world.deck) == set(DESTINIES) for world in imagined)
    assert len({after(world, "end").to_act for world in imagined}) > 1


def test_the_board_is_hidden_before_it_is_laid() -> None:
    start = GAME.setup(seats=2, options=GAME.Options(), seed=b"board")
    imagined = [GAME.imagine(start, 0, b"%d" % number) for number in range(5)]
    assert len({after(world, "sector nw", "sector ne").lands for world in imagined}) == 5


def test_revealed_cards_are_known_to_all() -> None:
    for played in positions("targui1988", 2)[::10]:
        imagined = GAME.imagine(played.state, None, b"known")
        assert (imagined.lands, imagined.turned, imagined.history) == (
            played.state.lands,
            played.state.turned,
            played.state.history,
        )
