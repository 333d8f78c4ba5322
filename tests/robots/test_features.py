"""Features of a view, of any game."""

from __future__ import annotations

import enum
from typing import Any

import msgspec
import pytest

from azalai.games import GAMES
from azalai.games.contract import BySeat, Outcome, Seat, View
from azalai.robots.features import features
from azalai.testing.play import positions

TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Piece(msgspec.Struct, frozen=True):
    owner: Seat | None
    colour: Colour
    worth: int


class Camp(msgspec.Struct, frozen=True):
    seat: Seat
    gold: int
    colours: tuple[Colour, ...] = ()


class SmallView(View, frozen=True, kw_only=True):
    round: int
    late: bool
    first: Seat
    target: Piece | None
    stock: tuple[int, int]
    rolls: tuple[int, ...]
    pieces: tuple[Piece, ...]
    camps: tuple[Camp, ...]
    salt: BySeat[int] = ()
    won: BySeat[tuple[int, ...]] = ()
    outcome: Outcome | None = None


class Silent:
    """Game without estimates of its own."""

    def gauges(self, view: SmallView) -> dict[str, list[float]]:
        return {"hope": [1.0, 2.0, 6.0]} if view.late else {}


SILENT: Any = Silent()


def make_view(**changes: object) -> SmallView:
    view = SmallView(
        seat=1,
        round=3,
        late=False,
        first=0,
        target=None,
        stock=(0, 7),
        rolls=(6, 2),
        pieces=(Piece(1, Colour.RED, 4), Piece(None, Colour.RED, 1), Piece(0, Colour.BLUE, 5), Piece(0, Colour.RED, 2)),
        camps=(Camp(0, 4), Camp(1, 9, (Colour.RED, Colour.RED)), Camp(2, 8)),
    )
    return msgspec.structs.replace(view, **changes)


def test_numbers_enums_and_places_are_told_apart() -> None:
    values = features(SILENT, make_view())
    assert values["round"] == 3 and values["stock[1]"] == 7 and values["rolls[]"] == 8 and values["rolls#"] == 2
    assert "late" not in values and "stock[0]" not in values and "first=me" not in values and "target?" not in values
    assert values["camps.me.gold"] == 9 and values["camps.me.colours[]=RED"] == 2


def test_things_of_others_are_features_by_mean_and_most() -> None:
    values = features(SILENT, make_view())
    assert (values["camps.mean.gold"], values["camps.most.gold"]) == (6, 8)
    assert (values["pieces.me.worth"], values["pieces.none.worth"], values["pieces.mean.worth"]) == (4, 1, 7)
    assert values["pieces.mean.colour=BLUE"] == 1 and values["pieces.mean.#"] == 2


def test_things_of_each_seat_are_features_by_owner() -> None:
    values = features(SILENT, make_view(salt=(4, 9, 6), won=((3,), (5, 2), ())))
    assert (values["salt.me"], values["salt.mean"], values["salt.most"]) == (9, 5, 6)
    assert (values["won.me[]"], values["won.me#"]) == (7, 2)
    assert (values["won.mean[]"], values["won.most[]"], values["won.mean#"]) == (1.5, 3, 0.5)
    assert "salt[]" not in values
    duel = features(SILENT, make_view(salt=(4, 9), camps=(), pieces=()))
    assert (duel["salt.me"], duel["salt.mean"]) == (9, 4) and "salt.most" not in duel


def test_features_call_the_viewer_me() -> None:
    mine, others = features(SILENT, make_view(first=1)), features(SILENT, make_view(seat=2))
    assert mine["first=me"] == 1
    assert others["camps.me.gold"] == 8 and others["camps.most.gold"] == 9


def test_optional_things_have_a_feature_of_their_presence() -> None:
    values = features(SILENT, make_view(target=Piece(1, Colour.BLUE, 3), late=True))
    assert values["target?"] == 1 and values["target.owner=me"] == 1 and values["target.worth"] == 3
    assert (values["gauge.me.hope"], values["gauge.mean.hope"], values["gauge.most.hope"]) == (2.0, 3.5, 6.0)


def test_the_public_view_has_none() -> None:
    with pytest.raises(ValueError, match="seat"):
        features(SILENT, make_view(seat=None))


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=[f"{key}-{seats}" for key, seats in TABLES])
def test_features_of_every_game_follow_from_the_view_of_the_seat_alone(key: str, seats: int) -> None:
    game, seen = GAMES[key], set[str]()
    for number, played in enumerate(positions(key, seats)):
        if number % 9 == 0:
            values = features(game, game.view(played.state, played.seat))
            world = game.imagine(played.state, played.seat, b"world %d" % number)
            assert features(game, game.view(world, played.seat)) == values
            assert all(isinstance(value, (int, float)) for value in values.values())
            seen |= values.keys()
    assert len(seen) > 6


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=[f"{key}-{seats}" for key, seats in TABLES])
def test_asked_for_some_it_tells_those_as_among_all(key: str, seats: int) -> None:
    game = GAMES[key]
    views = [game.view(played.state, played.seat) for played in list(positions(key, seats))[::40]]
    everything = [features(game, view) for view in views]
    names = sorted({name for values in everything for name in values})
    for some in [frozenset({name}) for name in names[::9]] + [frozenset(names[::5])]:
        for view, whole in zip(views, everything, strict=True):
            values = features(game, view, some)
            assert {name: values.get(name) for name in some} == {name: whole.get(name) for name in some}


@pytest.mark.parametrize(
    ("key", "written", "least"),
    [("targui", "camps.me.rows[", 20), ("timbuktu", "caravans.me.card=", 10), ("touareg", "latest.place=", 200)],
)
def test_moves_that_come_to_the_same_lead_to_positions_that_read_the_same(key: str, written: str, least: int) -> None:
    """Except for features that may differ: the row, the camel's letter, the animal that was used last."""
    game, twins = GAMES[key], 0
    for played in positions(key, min(game.seats)):
        view = game.view(played.state, played.seat)
        for move in played.moves:
            twin = game.twin(view, move)
            assert twin in played.moves and type(twin) is type(move) and game.twin(view, twin) == twin
            if twin != move:
                turns = (game.play(played.state, played.seat, each) for each in (move, twin))
                one, other = (features(game, game.view(turn.state, played.seat)) for turn in turns)
                differ = {name for name in {*one, *other} if one.get(name) != other.get(name)}
                assert all(name.startswith(written) for name in differ), (str(move), str(twin))
                twins += 1
    assert twins >= least
