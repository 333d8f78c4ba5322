"""What a seat can't tell apart is imagined, offered, refused and thought of alike, in positions of independent origin:
so neither a picture nor a robot can know what its seat does not."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
import pytest

from games import GAMES
from games.contract import AnyGame, IllegalMove, Move
from games.prompts import prompt
from robots import Level, request, think
from tests.games.alike import Alike, leaves, pairs
from tests.games.play import variants

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

EVERY = 5
FEW_MOVES = 12
ROLLOUTS = 4
SPREAD, THOUGHTS = 20, 4
"""Of so many pairs robots are asked about the first, and so often."""
MANY_PAIRS = 200
"""So many pairs are looked at, and more where a kind of secret was not met or not found out by them."""
MANY_GAMES = 400
"""So many games at most."""

Kind: TypeAlias = tuple[str, ...]
"""A kind of secret: the names of the fields that lead to it, whichever seat or place."""

SECRETS = {
    "souk": "deck offers",
    "tents": "deck hands buried",
    "touareg": "pile camps.hand camps.caves.goods.good camps.thieves.good",
    "timbuktu": "packs.enclosure packs.stalls packs.goods cards loads",
    "targui": "goods_pile tribe_pile middle.card camps.hand.card pending.card",
    "targui1988": "deck pack",
}
"""What is hidden in the games here, besides the chance to come. Of another game all is looked at that it deals anew."""


def imagined_alike(game: AnyGame, found: Alike, seed: bytes) -> None:
    """The same is imagined of both."""
    one, other = game.imagine(found.state, found.seat, seed), game.imagine(found.other, found.seat, seed)
    keeps = ", ".join(".".join(kind) for kind in sorted(different(one, other)))
    assert not keeps, f"imagine(seat {found.seat}) keeps what it does not know: {keeps}"
    assert one == other


def offered_alike(game: AnyGame, found: Alike, seen: Sequence[Move]) -> None:
    """The seat is offered and refused the same, it knows alike what would come to light, and what others did could be
    taken back in both or in neither."""
    assert found.revealed[0] == found.revealed[1]
    if found.seat is None:
        return
    legal = game.moves(found.state, found.seat)
    assert game.moves(found.other, found.seat) == legal
    if legal:
        assert prompt(game.moves(found.other, found.seat)) == prompt(legal)
    for move in (*legal[:: max(1, len(legal) // FEW_MOVES)], *seen):
        assert tried(game, found.state, found.seat, move) == tried(game, found.other, found.seat, move)


def tried(game: AnyGame, state: Any, seat: int, move: Move) -> object:
    """Whether the move would bring something to light, or why it can't be played."""
    try:
        return game.play(state, seat, move).reveals
    except IllegalMove as refusal:
        return refusal.reason, dict(refusal.values)


def thought_alike(game: AnyGame, found: Alike, seats: int, seed: bytes) -> None:
    """Robots of every level choose the same, and weigh it the same."""
    assert found.seat is not None
    for level in Level:
        one, other = (
            request(game, state, seats, found.seat, level, seed, rollouts=ROLLOUTS)
            for state in (found.state, found.other)
        )
        assert one == other
        assert think(one) == think(other)


@every_table
@pytest.mark.parametrize("many", [1, pytest.param(9, marks=pytest.mark.long(seconds=60))])
def test_what_is_dealt_or_chosen_unseen_changes_nothing_of_what_a_seat_may_know(
    key: str, seats: int, many: int
) -> None:
    game, compared = GAMES[key], 0
    for seat in (None, *range(seats))[: 1 + many]:
        seed, seen = b"secrets %d" % (seat or 0), dict[Move, None]()
        for number, found in enumerate(pairs(game, seats, seed, seat, every=EVERY)):
            imagined_alike(game, found, b"%d" % number)
            offered_alike(game, found, list(seen)[-FEW_MOVES:])
            seen |= dict.fromkeys(game.moves(found.state, seat)[-2:] if seat is not None else ())
            compared += 1
    assert compared > len(game.seats)


@every_game
@pytest.mark.parametrize("most", [80, pytest.param(500, marks=pytest.mark.long(seconds=60))])
def test_with_any_options_what_is_unseen_changes_nothing_of_what_a_seat_may_know(key: str, most: int) -> None:
    game = GAMES[key]
    for number, (seats, options) in enumerate(tables_of(game)):
        seat = (None, *range(seats))[number % (seats + 1)]
        for found in itertools.islice(pairs(game, seats, b"options", seat, options, every=EVERY), most):
            imagined_alike(game, found, b"%d" % number)
            offered_alike(game, found, ())


@every_table
def test_robots_of_every_level_choose_alike_whatever_is_dealt_or_chosen_unseen(key: str, seats: int) -> None:
    game = GAMES[key]
    for seat in range(2):
        found = (
            one for one in pairs(game, seats, b"robots", seat, every=EVERY) if len(game.moves(one.state, seat)) > 1
        )
        asked = list(itertools.islice(found, 0, SPREAD * THOUGHTS, SPREAD))
        assert asked
        for number, one in enumerate(asked):
            thought_alike(game, one, seats, b"%d" % number)


def tables_of(game: AnyGame) -> list[tuple[int, Any]]:
    """Every option, with one number of seats after the other."""
    counts = itertools.cycle(game.seats)
    return [
        (seats, variants(game, seats)[number])
        for number, seats in zip(range(len(variants(game, game.seats[0]))), counts, strict=False)
    ]


class Lazy:
    """The game, but for what it imagines: one kind of secret stays as it is in truth."""

    def __init__(self, game: AnyGame, kept: Kind) -> None:
        self._game = game
        self._kept = kept

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def imagine(self, state: Any, seat: int | None, seed: bytes) -> Any:
        """Not all of it dealt anew."""
        return kept(self._game.imagine(state, seat, seed), state, self._kept)


def kept(imagined: Any, true: Any, kind: Kind) -> Any:
    """The imagined position with that kind of thing as it is in the true one."""
    if isinstance(true, tuple) and isinstance(imagined, tuple) and len(true) == len(imagined):
        return tuple(kept(one, other, kind) for one, other in zip(imagined, true, strict=True))
    if not kind or type(imagined) is not type(true) or not isinstance(true, msgspec.Struct):
        return true
    name, *rest = kind
    return msgspec.structs.replace(imagined, **{name: kept(getattr(imagined, name), getattr(true, name), tuple(rest))})  # pyright: ignore[reportArgumentType]


def different(one: Any, other: Any) -> set[Kind]:
    """The kinds of things that are not the same in two positions."""
    here, there, nowhere = dict(leaves(one)), dict(leaves(other)), object()
    paths = [path for path in here | there if here.get(path, nowhere) != there.get(path, nowhere)]
    return {tuple(name for name in path if isinstance(name, str)) for path in paths}


def many_pairs(game: AnyGame) -> Iterator[Alike]:
    """Pairs of many games, with all options."""
    tables = tables_of(game)
    for number in range(MANY_GAMES):
        seats, options = tables[number % len(tables)]
        seat = (None, *range(seats))[number // len(tables) % (seats + 1)]
        yield from pairs(game, seats, b"lazy %d" % number, seat, options)


def finds_out(game: AnyGame, found: Alike, kind: Kind) -> bool:
    """Whether the comparison of what is imagined fails where that kind of secret stays as it is in truth."""
    lazy: Any = Lazy(game, kind)
    try:
        imagined_alike(lazy, found, b"lazy")
    except AssertionError:
        return True
    return False


@every_game
def test_a_game_that_keeps_any_kind_of_secret_when_it_imagines_is_found_out(key: str) -> None:
    """For each thing that the game deals anew when it imagines: were it kept, the comparison above would fail."""
    game, met, caught = GAMES[key], set[Kind](), set[Kind]()
    wanted = {("chance",), *(tuple(kind.split(".")) for kind in SECRETS.get(key, "chance").split())}
    for number, found in enumerate(many_pairs(game)):
        met |= different(game.imagine(found.state, found.seat, b"lazy"), found.state)
        caught |= {kind for kind in met - caught if finds_out(game, found, kind)}
        if number >= MANY_PAIRS and met == caught >= wanted:
            break
    assert caught == met >= wanted
