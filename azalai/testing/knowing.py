"""Check that seats named by `Known` have held the things that they see, or were told them by an event."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from azalai.games import GAMES
from azalai.games.contract import Event, Noun
from azalai.games.small.sight import Secret
from azalai.testing.alike import list_events
from azalai.testing.checks import of_a_table
from azalai.testing.course import Course
from azalai.testing.faults import Fault
from azalai.testing.play import Played, games_of
from azalai.testing.worlds import Small, as_small

_BYTES = msgspec.msgpack.Encoder()


class Shown(NamedTuple):
    """Things of a place that `Known` shows to a reader. `strange`: the reader has neither held nor been told them."""

    secret: Secret
    owner: int | None
    reader: int
    strange: bool
    course: Course


@of_a_table
def seats_that_known_names_have_held_or_been_told_the_things_they_see(key: str, seats: int) -> None:
    small = as_small(GAMES[key])
    for game in games_of(key, seats) if small is not None and list_shared(small) else ():
        assert small is not None
        for shown in list_shown(small, game):
            if shown.strange and not shown.secret.at_once:
                course = shown.course  # a local variable, where `to_fault` finds it
                owner = "" if shown.owner is None else f" of seat {shown.owner}"
                raise Fault(
                    f"`{shown.secret.name}`{owner} is shown to seat {shown.reader}, which has not held what is there,"
                    f" and no event has told it {'at the beginning' if course.move is None else 'by then'}: does"
                    " `Known` name too many seats? If they are meant to see it, tell them by an event, or write"
                    " `Known(by=..., at_once=True)`"
                )


def list_shared(game: Small) -> list[Secret]:
    """Return the fields whose things `Known` shows to further seats."""
    return [secret for secret in game.sight.secrets if secret.by is not None]


def list_shown(game: Small, moves: Iterable[Played]) -> Iterator[Shown]:
    """Yield the things that `Known` shows to each reader, in each position of a game."""
    seen: list[set[bytes]] = []
    for number, played in enumerate(moves):
        if number == 0:
            start = Course(played.course.seats, played.course.options, played.course.seed)
            seen = [set() for _ in range(start.seats)]
            yield from _compare_position(game, played.state, seen, start)
        for reader, things in enumerate(seen):
            things |= set(_list_told(list_events(played.turn, reader)))
        yield from _compare_position(game, played.turn.state, seen, played.course)


def _compare_position(game: Small, state: Any, seen: list[set[bytes]], course: Course) -> Iterator[Shown]:
    for reader, things in enumerate(seen):
        things |= set(_list_held(game, state, reader))
    for secret in list_shared(game):
        for owner, value in secret.places(getattr(state, secret.name)):
            things = {_BYTES.encode(thing) for thing in secret.things(value)}
            for reader in game.sight.list_knowers(state, secret, owner) - {owner} if things else ():
                yield Shown(secret, owner, reader, not things <= seen[reader], course)


def _list_held(game: Small, state: Any, seat: int) -> Iterator[bytes]:
    """Yield the things that a seat holds, and the things in open fields; numbers of things are left out."""
    for secret in game.sight.secrets:
        for owner, value in secret.places(getattr(state, secret.name)):
            if owner == seat:
                yield from map(_BYTES.encode, secret.things(value))
    for name in game.sight.open:
        value = getattr(state, name)
        if type(value) is not int:
            parts = typing.cast("tuple[Any, ...]", value) if game.sight.is_by_seat(name) else (value,)
            yield from (thing for part in parts if type(part) is not int for thing in _list_parts(part))


def _list_told(events: Iterable[Event]) -> Iterator[bytes]:
    """Yield the values of events, without seats."""
    for event in events:
        hints = typing.get_type_hints(type(event), include_extras=True)
        for name in event.__struct_fields__:
            if Noun.SEAT not in getattr(hints[name], "__metadata__", ()):
                yield from _list_parts(getattr(event, name))


def _list_parts(value: object) -> Iterator[bytes]:
    """Yield a value and all values in it."""
    if isinstance(value, tuple):
        for item in typing.cast("tuple[object, ...]", value):
            yield from _list_parts(item)
        return
    yield _BYTES.encode(value)
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _list_parts(getattr(value, name))
