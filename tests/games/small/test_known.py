"""Facts that some seats know besides the owner.

They are in those seats' views and imagined positions, and in no others.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import defstruct

from azalai.games import GAMES
from azalai.games.slips import Slip
from azalai.games.small import BySeat, Chance, Dealt, Hidden, Known, Sealed, Seat, Struct
from azalai.games.small.sight import Sight
from azalai.locales import words
from azalai.renderers import renderer
from tests.installing import install_game

CARAVAN = Path(__file__).parents[2] / "testing" / "planted" / "azalai_caravan"
NAMES = ("Amara", "Thomas", "Karine")
WORLDS = 100


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Any]:
    """Install the drafting game for three seats."""
    with install_game("dune", tmp_path, CARAVAN):
        yield GAMES["dune"]


def draft(game: Any, rounds: int = 1) -> Any:
    """Return the position after `rounds` cards each."""
    state = game.setup(seats=3, options=game.Options(), seed=b"known")
    for _ in range(rounds):
        for seat in range(3):
            state = game.play(state, seat, game.moves(state, seat)[0]).state
    return state


def test_the_hand_that_was_passed_on_stays_known_to_who_held_it(game: Any) -> None:
    state = draft(game)
    assert game.view(state, 0).known_hands == (None, state.hands[1], None)
    assert game.view(state, 2).known_hands == (state.hands[0], None, None)
    assert game.view(state, None).known_hands == (None, None, None)
    state = draft(game, 2)
    assert game.view(state, 0).known_hands == (None, state.hands[1], state.hands[2])


def test_imagined_positions_keep_known_things_and_deal_the_rest(game: Any) -> None:
    state = draft(game)
    worlds = [game.imagine(state, 0, b"%d" % number) for number in range(WORLDS)]
    assert all(world.hands[1] == state.hands[1] and world.hands[0] == state.hands[0] for world in worlds)
    assert len({world.hands[2] for world in worlds}) > WORLDS // 2
    strangers = [game.imagine(state, None, b"%d" % number) for number in range(WORLDS)]
    assert len({world.hands[1] for world in strangers}) > WORLDS // 2


def test_a_choice_from_a_hand_is_imagined_among_the_cards_of_that_hand(game: Any) -> None:
    """A seat that knows the hand imagines each of its cards.

    Another seat imagines a card of the hand that it imagines.
    """
    state = draft(game)
    state = game.play(state, 1, game.moves(state, 1)[0]).state
    for seat in (0, 2, None):
        worlds = [game.imagine(state, seat, b"%d" % number) for number in range(WORLDS)]
        assert all(world.picks[1] in world.hands[1] for world in worlds)
    assert {game.imagine(state, 0, b"%d" % number).picks[1] for number in range(WORLDS)} == set(state.hands[1])


def test_to_pass_a_hand_on_brings_something_to_light(game: Any) -> None:
    state = game.setup(seats=3, options=game.Options(), seed=b"known")
    reveals: list[bool] = []
    for seat in range(3):
        turn = game.play(state, seat, game.moves(state, seat)[0])
        reveals.append(turn.reveals)
        state = turn.state
    assert reveals == [False, False, True]


def test_known_cards_are_written_on_the_sheet_of_their_owner(game: Any) -> None:
    state, drawer = draft(game), renderer("dune")
    text = drawer.text(game.view(state, 0), NAMES, words("en"))
    public = drawer.text(game.view(state, None), NAMES, words("en"))
    sheet = text.split("**Thomas")[1].split("**Karine")[0]
    assert all(str(card) in sheet for card in state.hands[1])
    assert "ands: 4" in public.split("**Thomas")[1].split("**Karine")[0]
    assert drawer.draw(game.view(state, 0), NAMES, words("en")).size[0] == 1000


class Peeked(Struct, frozen=True, array_like=True):
    """State in which `top` lies face down, and `scouts` have looked at it; `watcher` sees the hand of the seat."""

    chance: Chance
    scouts: tuple[Seat, ...]
    watcher: BySeat[Seat | None]
    deck: Annotated[tuple[int, ...], Hidden()]
    top: Annotated[int | None, Hidden(pool="deck"), Known(by="scouts")]
    hands: Annotated[BySeat[tuple[int, ...]], Dealt(pool="deck"), Known(by="watcher")]


def test_a_peek_and_a_watched_hand_are_known_by_the_seats_that_a_field_names() -> None:
    sight = Sight("peek", Peeked)
    state = Peeked(Chance(b"x"), (2,), (1, None, None), (1, 2, 3), 4, ((5,), (6,), (7,)))
    views: list[Any] = [sight.view(state, seat, (), None) for seat in range(3)]
    assert [view.known_top for view in views] == [None, None, 4]
    assert [view.known_hands for view in views] == [(None, None, None), ((5,), None, None), (None, None, None)]
    assert [view.unseen_deck for view in views] == [(1, 2, 3, 4, 6, 7), (1, 2, 3, 4, 7), (1, 2, 3, 5, 6)]
    assert all(sight.sample_world(views[2], b"%d" % number).top == 4 for number in range(WORLDS))
    assert sight.sample_world(views[1], b"one").hands[:2] == ((5,), (6,))


class Gifted(Struct, frozen=True, array_like=True):
    """State in which each seat has a card from its partner next to the hand, and lays one of all these."""

    chance: Chance
    deck: Annotated[tuple[int, ...], Hidden()]
    hands: Annotated[BySeat[tuple[int, ...]], Dealt(pool="deck")]
    gifts: Annotated[BySeat[tuple[int, ...]], Dealt(pool="deck"), Known(by=lambda state, seat: [1 - seat])]
    laid: Annotated[BySeat[int | None], Sealed(among=("hands", "gifts"))]


def test_a_card_may_be_laid_from_one_of_two_hands() -> None:
    sight = Sight("gifted", Gifted)
    view = sight.view(Gifted(Chance(b"x"), (1, 2), ((3,), (4, 5)), ((6,), (7,)), (None, 7)), 0, (), None)
    worlds = [sight.sample_world(view, b"%d" % number) for number in range(WORLDS)]
    assert all(world.laid[1] in (*world.hands[1], 7) and world.gifts[1] == (7,) for world in worlds)
    assert {world.laid[1] for world in worlds} == {1, 2, 4, 5, 7}
    wrong = Gifted.__annotations__ | {"laid": Annotated[BySeat[int | None], Sealed(among=("hands", "deck"))]}
    with pytest.raises(Slip, match="sealed among `deck`, which is no open field and no hand"):
        Sight("wrong", defstruct("Wrong", list(wrong.items()), frozen=True, array_like=True))


def test_knowledge_may_not_depend_on_hidden_things() -> None:
    class Wrong(Struct, frozen=True, array_like=True):
        chance: Chance
        deck: Annotated[tuple[int, ...], Hidden()]
        hands: Annotated[BySeat[tuple[int, ...]], Dealt(pool="deck"), Known(by=lambda state, seat: state.deck[:1])]

    Wrong.__annotations__ = dict(Wrong.__annotations__)
    state = Wrong(Chance(b"x"), (1,), ((2,), (3,)))
    with pytest.raises(Slip, match="looks at something that not all know"):
        Sight("wrong", Wrong).view(state, 0, (), None)
