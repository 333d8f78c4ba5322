"""Choices of a table before the start: every kind of option, and rules for the options of every game."""

from __future__ import annotations

import enum
from typing import Annotated, Any

import msgspec
import pytest
from msgspec.structs import replace

from azalai.games import GAMES
from azalai.games.contract import Ask
from azalai.games.options import OptionField, OptionKind, check, option_fields, select_several, sides

TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES, ids=[f"{key}-{seats}" for key, seats in TABLES])


class Spice(enum.StrEnum):
    """Values that are not in alphabetical order."""

    SALT = "salt"
    PEPPER = "pepper"
    ANISE = "anise"


class Everything(msgspec.Struct, frozen=True):
    """Options with one field of every kind."""

    quick: bool = False
    first: Spice = Spice.SALT
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    purse: int = 0
    spices: Annotated[tuple[Spice, ...], Ask.PICK, msgspec.Meta(min_length=1, max_length=2)] = (Spice.SALT,)
    extras: Annotated[tuple[Spice, ...], Ask.PICK] = ()
    robes: Annotated[tuple[Spice, ...], Ask.EACH] = ()


def field(name: str) -> OptionField:
    return next(field for field in option_fields(Everything) if field.name == name)


def test_every_kind_of_option_is_read_with_its_values_and_limits() -> None:
    assert option_fields(Everything) == (
        OptionField("quick", OptionKind.SWITCH, (False, True)),
        OptionField("first", OptionKind.ONE, tuple(Spice)),
        OptionField("rounds", OptionKind.NUMBER, (), 1, 9),
        OptionField("purse", OptionKind.NUMBER),
        OptionField("spices", OptionKind.SEVERAL, tuple(Spice), 1, 2),
        OptionField("extras", OptionKind.SEVERAL, tuple(Spice), 0, 3),
        OptionField("robes", OptionKind.EACH, tuple(Spice)),
    )


WRONG: list[dict[str, Any]] = [
    {"quick": 1},
    {"quick": None},
    {"first": "salt"},
    {"first": "sugar"},
    {"rounds": 0},
    {"rounds": 10},
    {"rounds": True},
    {"rounds": 2.0},
    {"purse": "3"},
    {"spices": ()},
    {"spices": (Spice.SALT, Spice.PEPPER, Spice.ANISE)},
    {"spices": (Spice.PEPPER, Spice.SALT)},
    {"spices": (Spice.SALT, Spice.SALT)},
    {"spices": [Spice.SALT]},
    {"extras": ("salt",)},
    {"extras": ([],)},
    {"robes": (Spice.SALT,)},
    {"robes": (Spice.SALT, Spice.SALT)},
    {"robes": (Spice.SALT, Spice.PEPPER, Spice.ANISE)},
    {"robes": (Spice.SALT, "pepper")},
]


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_a_value_that_an_option_can_not_have_is_refused_by_name(wrong: dict[str, Any]) -> None:
    (name,) = wrong
    with pytest.raises(ValueError, match=name):
        check(Everything(**wrong), seats=2)


RIGHT: list[dict[str, Any]] = [
    {},
    {"quick": True, "first": Spice.ANISE, "rounds": 9, "purse": -1000},
    {"spices": (Spice.SALT, Spice.ANISE), "extras": tuple(Spice)},
    {"robes": (Spice.ANISE, Spice.SALT)},
]


@pytest.mark.parametrize("right", RIGHT, ids=repr)
def test_options_that_may_be_chosen_come_back_equal_from_their_json(right: dict[str, Any]) -> None:
    options = Everything(**right)
    check(options, seats=2)
    data = msgspec.json.encode(options)
    again = msgspec.json.decode(data, type=Everything)
    assert again == options and msgspec.json.encode(again) == data


@pytest.mark.parametrize(
    "text", ['{"rounds":0}', '{"spices":[]}', '{"spices":["salt","pepper","anise"]}', '{"robes":7}']
)
def test_json_beyond_the_limits_is_no_options(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Everything)


def test_a_set_does_not_depend_on_the_order_of_picking() -> None:
    assert select_several(field("spices"), [Spice.ANISE, Spice.SALT, Spice.ANISE]) == (Spice.SALT, Spice.ANISE)
    assert select_several(field("extras"), []) == ()
    for picked in ([], list(Spice), ["sugar"]):
        with pytest.raises(ValueError, match="spices"):
            select_several(field("spices"), picked)


def test_a_seat_without_a_wish_has_the_first_side_that_is_left() -> None:
    assert sides(field("robes"), [None, Spice.SALT, None]) == (Spice.PEPPER, Spice.SALT, Spice.ANISE)
    assert sides(field("robes"), [None, None]) == (Spice.SALT, Spice.PEPPER)
    wrong: list[list[object]] = [[Spice.SALT, Spice.SALT], [None] * 4, [None, None, None, Spice.SALT], ["sugar", None]]
    for wishes in wrong:
        with pytest.raises(ValueError, match="robes"):
            sides(field("robes"), wishes)


class Loose(msgspec.Struct, frozen=True):
    """Options with a field of a kind that is not allowed."""

    names: tuple[str, ...] = ()


def test_a_field_of_another_kind_is_no_option() -> None:
    with pytest.raises(TypeError, match="names"):
        option_fields(Loose)


def wrong_values(field: OptionField, seats: int) -> list[Any]:
    """Return values that an option of that kind can't have."""
    match field.kind:
        case OptionKind.SWITCH | OptionKind.ONE:
            return []
        case OptionKind.NUMBER:
            below = [] if field.least is None else [field.least - 1]
            return below if field.most is None else [*below, field.most + 1]
        case OptionKind.SEVERAL:
            short = [field.values[: int(field.least) - 1]] if field.least else []
            long = [field.values] if field.most is not None and field.most < len(field.values) else []
            return [*short, *long, field.values[::-1], field.values[:1] * 2]
        case OptionKind.EACH:
            return [field.values[:1] * seats, field.values[: seats - 1], ("nonsense",) * seats]


@every_table
def test_a_game_does_not_begin_with_options_that_can_not_be_chosen(key: str, seats: int) -> None:
    game = GAMES[key]
    for field in option_fields(game.Options):
        for value in wrong_values(field, seats):
            with pytest.raises(ValueError, match=field.name):
                game.setup(seats=seats, options=replace(game.Options(), **{field.name: value}), seed=b"options")
