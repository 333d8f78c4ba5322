"""Positions that a seat can't tell apart: the game imagines, offers, refuses and evaluates the same in each.

They have independent origins, so neither a picture nor a robot can know what its seat does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec
import pytest

from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.testing import Trial, secrecy
from azalai.testing.alike import Alike, leaves, pairs
from tests.games.trying import every

TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
every_table = pytest.mark.parametrize(
    ("key", "seats"),
    [
        pytest.param(key, seats, marks=[] if seats == min(GAMES[key].seats) else pytest.mark.long(seconds=4))
        for key, seats in TABLES
    ],
    ids=[f"{key}-{seats}" for key, seats in TABLES],
)
"""With the fewest players each time, with more in the long checks."""
every_game = pytest.mark.parametrize("key", list(GAMES))

MANY_PAIRS = 200
"""Pairs that are checked, and more if they miss a kind of secret or do not find it out."""
MANY_GAMES = 400
"""Most games."""

Kind: TypeAlias = tuple[str, ...]
"""Kind of secret: the names of the fields that lead to it, in any seat or place."""

SECRETS = {
    "souk": "deck offers",
    "tents": "deck hands buried",
    "touareg": "pile camps.hand camps.caves.goods.good camps.thieves.good",
    "timbuktu": "packs.enclosure packs.stalls packs.goods cards loads",
    "targui": "goods_pile tribe_pile middle.card camps.hand.card pending.card",
    "targui1988": "deck pack",
}
"""Hidden things in the games of the house, besides the chance to come.

Of other games, all that is dealt again is checked.
"""


@every("secrecy", "telling", "choosing")
def test_no_event_tells_a_seat_more_than_it_may_know(trial: Trial) -> None:
    trial.run()


@pytest.mark.long(seconds=60)
@every_table
def test_hidden_deals_and_choices_change_no_other_view(key: str, seats: int) -> None:
    secrecy.hidden_things_do_not_change_what_a_seat_may_know(key, seats, many=9)


@pytest.mark.long(seconds=60)
@every_game
def test_with_any_options_what_is_unseen_changes_nothing_in_many_positions(key: str) -> None:
    secrecy.hidden_things_do_not_change_what_a_seat_may_know_with_all_options(key, most=500)


class Lazy:
    """Game that imagines wrongly: one kind of secret stays as it is in truth."""

    def __init__(self, game: AnyGame, kept: Kind) -> None:
        self._game = game
        self._kept = kept

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def imagine(self, state: Any, seat: int | None, seed: bytes) -> Any:
        """Imagine a position that keeps one kind of secret."""
        return keep_kind(self._game.imagine(state, seat, seed), state, self._kept)


def keep_kind(imagined: Any, true: Any, kind: Kind) -> Any:
    """Return the imagined position with that kind of thing as it is in the true one."""
    if isinstance(true, tuple) and isinstance(imagined, tuple) and len(true) == len(imagined):
        return tuple(keep_kind(one, other, kind) for one, other in zip(imagined, true, strict=True))
    if not kind or type(imagined) is not type(true) or not isinstance(true, msgspec.Struct):
        return true
    name, *rest = kind
    part = keep_kind(getattr(imagined, name), getattr(true, name), tuple(rest))
    return msgspec.structs.replace(imagined, **{name: part})  # pyright: ignore[reportArgumentType]


def find_differences(one: Any, other: Any) -> set[Kind]:
    """Return the kinds of things that differ in two positions."""
    first, second, nowhere = dict(leaves(one)), dict(leaves(other)), object()
    return secrecy.kinds(path for path in first | second if first.get(path, nowhere) != second.get(path, nowhere))


def many_pairs(game: AnyGame) -> Iterator[Alike]:
    """Yield pairs of many games, with all options."""
    tables = secrecy.tables_of(game)
    for number in range(MANY_GAMES):
        seats, options = tables[number % len(tables)]
        seat = (None, *range(seats))[number // len(tables) % (seats + 1)]
        yield from pairs(game, seats, b"lazy %d" % number, seat, options)


def finds_out(game: AnyGame, alike: Alike, kind: Kind) -> bool:
    """Return True if the comparison of imagined positions fails when that kind of secret stays as it is in truth."""
    lazy: Any = Lazy(game, kind)
    try:
        secrecy.check_imagine(lazy, alike, 0, b"lazy")
    except AssertionError:
        return True
    return False


@every_game
def test_a_game_that_keeps_any_kind_of_secret_when_it_imagines_is_found_out(key: str) -> None:
    """For each thing that the game deals again when it imagines, the comparison above would fail if it were kept."""
    game, met, caught = GAMES[key], set[Kind](), set[Kind]()
    wanted = {("chance",), *(tuple(kind.split(".")) for kind in SECRETS.get(key, "chance").split())}
    for number, pair in enumerate(many_pairs(game)):
        met |= find_differences(game.imagine(pair.state, pair.seat, b"lazy"), pair.state)
        caught |= {kind for kind in met - caught if finds_out(game, pair, kind)}
        if number >= MANY_PAIRS and met == caught >= wanted:
            break
    assert caught == met >= wanted
