"""Positions that differ from the true one in things that a reader does not see, for replaying the same move in each.

`imagine_worlds` works for every game. `swap_things` needs the marks of a small game; it changes one thing at a time,
and so finds differences that hardly ever occur if everything hidden changes.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias, cast

from azalai.games.contract import AnyGame, Move, Turn
from azalai.games.small import SmallGame, replace
from azalai.games.small.marks import Sealed
from azalai.games.small.sight import Secret, list_possible_values
from azalai.testing.alike import reseed

RESEEDED = 12
"""Number of other seeds to try. If several seats roll dice at once, few seeds keep the dice of a reader."""

Small: TypeAlias = SmallGame[Any, Any, Any]


class World(NamedTuple):
    """Position that differs from the true one.

    `noticed`: the seats that see the difference. `owners`: the seats whose things may differ. `chance`: future random
    events differ.
    """

    state: Any
    noticed: Collection[int]
    owners: Collection[int]
    chance: bool = False


class _Place(NamedTuple):
    """Place of a thing of a pool, and the thing: the field, the seat that knows it, and the index."""

    secret: Secret
    owner: int | None
    number: int
    thing: Any


def as_small(game: AnyGame) -> Small | None:
    """Return the game if it is a small game, which has marks; otherwise None."""
    return cast("Small", game) if isinstance(game, SmallGame) else None


def replay(game: AnyGame, world: Any, seat: int, move: Move) -> Turn | None:
    """Return the result of a move in another position, or None if it can't be played there."""
    if move not in game.moves(world, seat):
        return None
    try:
        return game.play(world, seat, move)
    except Exception:  # the rules may fail in a position that can't occur
        return None


def imagine_worlds(game: AnyGame, state: Any, seat: int, seats: int, seed: bytes) -> Iterator[World]:
    """Yield an imagined position for each reader, that of `seat` first."""
    for reader in (seat, *(other for other in range(seats) if other != seat)):
        others = [other for other in range(seats) if other != reader]
        yield World(game.imagine(state, reader, seed), others, others, chance=True)


def swap_things(game: Small, state: Any, swaps: int, chance: random.Random) -> Iterator[World]:
    """Yield positions that differ in one way each.

    They have other future random events, or two things of a pool are exchanged, or a sealed thing has another value.
    """
    for _ in range(RESEEDED):
        yield World(reseed(state, chance.randbytes(8)), (), (), chance=True)
    sight = game.sight
    pools: dict[str, list[_Place]] = {}
    for secret in sight.secrets:
        for owner, value in secret.places(getattr(state, secret.name)):
            if secret.pool and not secret.gaps:
                things = enumerate(secret.things(value))
                pools.setdefault(secret.pool, []).extend(_Place(secret, owner, *numbered) for numbered in things)
            elif not secret.pool and value is not None:
                yield from _reseal(game, state, secret, owner or 0, value, chance)
    for places in pools.values():
        for _ in range(swaps if len(places) > 1 else 0):
            one, two = chance.sample(places, 2)
            same_hand = one.owner is not None and (one.secret, one.owner) == (two.secret, two.owner)
            if one.thing != two.thing and not same_hand:
                noticed = sight.list_knowers(state, one.secret, one.owner) | sight.list_knowers(
                    state, two.secret, two.owner
                )
                owners = [place.owner for place in (one, two) if place.owner is not None]
                world = _with_thing(_with_thing(state, one, two.thing), two, one.thing)
                if _is_consistent(game, world):
                    yield World(world, noticed, owners)


def _reseal(game: Small, state: Any, secret: Secret, owner: int, value: Any, chance: random.Random) -> Iterator[World]:
    others = [part for part in possible_values(game, state, secret, owner) if part != value]
    if others:
        item = chance.choice(others)
        places = getattr(state, secret.name)
        world = replace(state, **{secret.name: (*places[:owner], item, *places[owner + 1 :])})
        yield World(world, game.sight.list_knowers(state, secret, owner), (owner,))


def possible_values(game: Small, state: Any, secret: Secret, owner: int) -> Sequence[Any]:
    """Return the values of a sealed thing that the other seats consider possible."""
    assert isinstance(secret.mark, Sealed)
    known = state if secret.mark.fields else public_position(game, state)
    return list_possible_values(secret.name, secret.mark, known, owner)


def _is_consistent(game: Small, world: Any) -> bool:
    """Return True if all sealed things have possible values, for example cards that are in the hands of their seats."""
    sealed = [secret for secret in game.sight.secrets if isinstance(secret.mark, Sealed)]
    return all(
        value is None or value in possible_values(game, world, secret, owner)
        for secret in sealed
        if isinstance(secret.mark, Sealed) and secret.mark.fields
        for owner, value in enumerate(getattr(world, secret.name))
    )


def has_shown(game: Small, before: Any, other: Any, after: Any, owner: int) -> bool:
    """Return True if a hidden thing that a seat lacks in another position is no longer hidden after a move.

    The move leads from `before` to `after`. Events may report things that are shown or discarded, but not things that
    move to another hidden place.
    """
    own = _count_hidden(game, before, owner) - _count_hidden(game, other, owner)
    return bool(own & (_count_hidden(game, before) - _count_hidden(game, after)))


def _count_hidden(game: Small, state: Any, owner: int | None = None) -> Counter[Any]:
    """Count the hidden things of a seat, or of all (None), by pool."""
    return Counter(
        (secret.pool or secret.name, thing)
        for secret in game.sight.secrets
        for knower, value in secret.places(getattr(state, secret.name))
        if owner in (None, knower)
        for thing in secret.things(value)
    )


def public_position(game: Small, state: Any) -> Any:
    """Return the position that a spectator knows, with veils for hidden things."""
    return game.sight.blank(game.view(state, None))


def _with_thing(state: Any, place: _Place, thing: Any) -> Any:
    """Return the position with another thing at a place."""
    secret, owner, number, _ = place
    whole = getattr(state, secret.name)
    value = whole if owner is None else whole[owner]
    value = (*value[:number], thing, *value[number + 1 :]) if secret.many else thing
    if owner is not None:
        value = (*whole[:owner], value, *whole[owner + 1 :])
    return replace(state, **{secret.name: value})
