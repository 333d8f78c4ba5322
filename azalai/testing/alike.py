"""Pairs of positions that look equal to a seat, found without the game's `imagine`.

While a game is played at random, variants are played in parallel. Each differs in something that the seat does not see:
another card in the first deal, other random events, or another choice of an opponent. A variant is kept as long as the
seat gets the same views and events from both games. So the two positions are equal in everything that the seat could
remember, not only in its present view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias, cast

import msgspec

from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, Event, Move, Turn
from azalai.testing.course import Course
from azalai.testing.play import Played, random_game

Path: TypeAlias = tuple[str | int, ...]
"""Place in a position: names of fields, and indexes of tuples."""

COMPOSITE: tuple[type[Any], ...] = (msgspec.Struct, tuple)
"""Types of values that consist of parts."""
SETUPS = 48
"""Number of first positions from which the possible contents of a place are learned."""
SWAPS = 12
"""Wanted number of variants in which two things of the first deal are exchanged."""
TRIED = 400
"""Number of exchanges that are tried to find these variants."""
ALTERNATIVES = 8
"""Number of alternatives that are tried for each choice of an opponent."""
RESEEDED = 32
"""Number of other seeds that are tried for a move with random events, to begin a variant."""
ONWARDS = 6
"""Number of seeds that are tried for such a move to continue a variant."""
MOST_VARIANTS = 16
"""Largest number of variants, besides those with another deal."""


class Alike(msgspec.Struct, frozen=True):
    """Positions `state` and `other`, which look equal to `seat`.

    `revealed`: for each position, True if the last move revealed something. `course`: the moves that led to `state`.
    """

    seat: int | None
    state: Any
    other: Any
    revealed: tuple[bool, bool]
    course: Course


class Variant(msgspec.Struct):
    """Variant of the true game. `born`: the number of the move at which it began to differ."""

    state: Any
    born: int
    revealed: bool = False


def list_events(turn: Turn, seat: int | None) -> list[Event]:
    """Return the events of a turn that a seat may know."""
    return [event for event in turn.events if event.reader is None or event.reader == seat]


def pairs(
    game: AnyGame, seats: int, seed: bytes, seat: int | None, options: Any = None, *, every: int = 1
) -> Iterator[Alike]:
    """Yield positions of a random game, each with a variant that looks equal to the seat.

    A pair is yielded when the variant begins to differ, and after every `every` moves from then on.
    """
    options = game.Options() if options is None else options
    start = game.setup(seats=seats, options=options, seed=seed)
    deals = [Variant(state, -1) for state in other_deals(game, seats, options, start, seat, Chance(b"deals" + seed))]
    course = Course(seats, options, seed)
    yield from (Alike(seat, start, deal.state, (False, False), course) for deal in deals)
    others: list[Variant] = []
    for number, played in enumerate(random_game(game, seats, seed, options)):
        chance = Chance(seed + b"%d" % number)
        deals, others = (
            [
                continued
                for variant in group
                if (continued := _continue_variant(game, seat, played, variant, chance)) is not None
            ]
            for group in (deals, others)
        )
        new_variants = _start_variants(game, seat, played, chance, number)
        others = [*new_variants, *others][:MOST_VARIANTS]
        for variant in (*deals, *others):
            if (number - variant.born) % every == 0:
                revealed = (played.turn.reveals, variant.revealed)
                yield Alike(seat, played.turn.state, variant.state, revealed, played.course)


def _continue_variant(
    game: AnyGame, seat: int | None, played: Played, variant: Variant, chance: Chance
) -> Variant | None:
    """Return the variant after a move that looks equal to the true one for the seat, or None if none is found."""
    for state, reveals in _list_continuations(game, seat, played, variant.state, chance, ONWARDS):
        if not _is_same(state, played.turn.state):
            return Variant(state, variant.born, reveals)
    return None


def _start_variants(game: AnyGame, seat: int | None, played: Played, chance: Chance, number: int) -> list[Variant]:
    """Return a variant that begins to differ with this move, if one is found, and one with other future random events.

    If none is found, the second one is returned only for some moves.
    """
    variants = [Variant(reseed(played.turn.state, b"to come %d" % number), number, played.turn.reveals)]
    for state, reveals in _list_continuations(game, seat, played, played.state, chance, RESEEDED):
        if not _is_same(state, played.turn.state):
            return [Variant(state, number, reveals), *variants]
    return variants if number % MOST_VARIANTS == 0 else []


def _list_continuations(
    game: AnyGame, seat: int | None, played: Played, other: Any, chance: Chance, seeds: int
) -> Iterator[tuple[Any, bool]]:
    """Yield positions after a move in `other` that look equal to the true one for the seat.

    Each comes with the `reveals` of its move.
    """
    observed = _observe_turn(game, seat, played.turn)
    unseen = (game.view(played.state, seat), game.deciders(played.state), []) == observed
    if played.seat != seat and unseen and other is not played.state:
        yield other, played.turn.reveals
    for state, move in _list_attempts(game, seat, played, other, chance, seeds):
        turn = game.play(state, played.seat, move)
        if _observe_turn(game, seat, turn) == observed:
            yield turn.state, turn.reveals


def _list_attempts(
    game: AnyGame, seat: int | None, played: Played, other: Any, chance: Chance, seeds: int
) -> Iterator[tuple[Any, Move]]:
    """Yield positions and moves to try.

    They are alternatives to an opponent's choice, and then the true move with the same and with other random events.
    """
    moves = game.moves(other, played.seat)
    if played.seat != seat:
        alternatives, chance = chance.shuffled(
            [move for move in moves if type(move) is type(played.move) and move != played.move]
        )
        yield from ((other, move) for move in alternatives[:ALTERNATIVES])
    if played.move in moves:
        yield other, played.move
        if chances(played.state) != chances(played.turn.state):
            other_seeds = (chance.seed + b"otherwise %d" % number for number in range(seeds))
            yield from ((reseed(other, seed), played.move) for seed in other_seeds)


def _observe_turn(game: AnyGame, seat: int | None, turn: Turn) -> tuple[Any, ...]:
    return *_observe(game, turn.state, seat), list_events(turn, seat)


def _is_same(one: Any, other: Any) -> bool:
    """Return True if two positions are equal except for future random events."""
    return reseed(one, b"") == reseed(other, b"")


def other_deals(game: AnyGame, seats: int, options: Any, start: Any, seat: int | None, chance: Chance) -> list[Any]:
    """Return first positions that look equal to the seat, in each of which two things of the deal are exchanged.

    Each thing could have been dealt to the place of the other. The last position has as many of these exchanges at once
    as still look equal; one exchange may rule out another, for example if a card has two fields.
    """
    pools: dict[Path, set[Any]] = {}
    for number in range(SETUPS):
        for path, leaf in leaves(game.setup(seats=seats, options=options, seed=b"deal %d" % number)):
            pools.setdefault(path, set()).add(leaf)
    movable = {
        path: leaf for path, leaf in leaves(start) if len(pools.get(path, ())) > 1 and not isinstance(leaf, Chance)
    }
    observed = _observe(game, start, seat)
    starts: list[Any] = []
    mixed = start
    for _ in range(TRIED if len(movable) > 1 else 0):
        (one, other), chance = _pick_two(tuple(movable), chance)
        if movable[one] == movable[other] or movable[one] not in pools[other] or movable[other] not in pools[one]:
            continue
        other_start = exchange(start, one, other)
        if _observe(game, other_start, seat) == observed:
            starts.append(other_start)
            further_mixed = exchange(mixed, one, other)
            mixed = further_mixed if _observe(game, further_mixed, seat) == observed else mixed
        if len(starts) == SWAPS:
            break
    return [*starts, mixed] if len(starts) > 1 else starts


def _observe(game: AnyGame, state: Any, seat: int | None) -> tuple[Any, ...]:
    return game.view(state, seat), game.deciders(state)


def _pick_two(paths: tuple[Path, ...], chance: Chance) -> tuple[tuple[Path, Path], Chance]:
    one, chance = chance.pick(paths)
    other, chance = chance.pick(paths)
    return (one, other), chance


def leaves(value: Any) -> list[tuple[Path, Any]]:
    """Return all values without parts in a position, with their paths. A `Chance` is such a value."""
    values: list[tuple[Path, Any]] = []
    _gather(value, (), values)
    return values


def _gather(value: Any, path: Path, parts: list[tuple[Path, Any]]) -> None:
    for name, part in _parts(value):
        if isinstance(part, COMPOSITE) and not isinstance(part, Chance):
            _gather(part, (*path, name), parts)
        else:
            parts.append(((*path, name), part))


def chances(value: Any) -> tuple[Chance, ...]:
    """Return all values of type `Chance` in a position."""
    if isinstance(value, Chance):
        return (value,)
    return tuple(state for _, part in _parts(value) if isinstance(part, COMPOSITE) for state in chances(part))


def reseed(value: Any, seed: bytes) -> Any:
    """Return the position with other future random events."""
    if isinstance(value, Chance):
        return Chance(seed)
    parts = ((name, part, reseed(part, seed)) for name, part in _parts(value) if isinstance(part, COMPOSITE))
    changed = {name: again for name, part, again in parts if again is not part}
    return with_parts(value, changed) if changed else value


def get_at(value: Any, path: Path) -> Any:
    """Return the value at a path of a position."""
    for name in path:
        value = getattr(value, name) if isinstance(name, str) else value[name]
    return value


def with_value(value: Any, path: Path, leaf: Any) -> Any:
    """Return the position with another value at a path."""
    if not path:
        return leaf
    return with_parts(value, {path[0]: with_value(get_at(value, path[:1]), path[1:], leaf)})


def exchange(value: Any, one: Path, other: Path) -> Any:
    """Return the position with the values at two paths exchanged."""
    return with_value(with_value(value, one, get_at(value, other)), other, get_at(value, one))


def with_parts(value: Any, changed: dict[Any, Any]) -> Any:
    """Return a struct or tuple with some of its parts replaced."""
    if isinstance(value, tuple):
        return tuple(changed.get(place, item) for place, item in enumerate(cast("tuple[Any, ...]", value)))
    return msgspec.structs.replace(value, **changed)


def _parts(value: Any) -> Iterable[tuple[str | int, Any]]:
    if isinstance(value, tuple):
        return enumerate(cast("tuple[Any, ...]", value))
    if isinstance(value, msgspec.Struct) and not isinstance(value, Chance):
        return [(name, getattr(value, name)) for name in value.__struct_fields__]
    return ()
