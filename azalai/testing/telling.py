"""Checks that no event reports more than its reader sees, also if the move reveals something.

A move is replayed in positions that differ in things that a reader does not see. If the reader's view is the same
afterwards, the events must be the same, and things that stay unseen must not change anything that all see.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from azalai.games import GAMES
from azalai.games.contract import AnyGame, Event, Turn
from azalai.games.small.sight import SmallView
from azalai.testing.alike import list_events
from azalai.testing.checks import of_a_game
from azalai.testing.faults import need
from azalai.testing.play import Played, random_game
from azalai.testing.secrecy import reader_name, tables_of
from azalai.testing.worlds import Small, World, as_small, has_shown, imagine_worlds, replay, swap_things

GAMES_PLAYED = 24
"""Least number of random games with moves that are replayed; there is at least one for each set of options."""
ENOUGH = 40
"""Number of moves with a conclusive comparison after which a kind of event needs no more."""
TRIES = 160
"""Largest number of moves that are replayed for a kind of event."""
SWAPS = 10
FEW = 5
"""Least number of different private events of a kind for a fault that others see what they tell."""


@of_a_game
def events_depend_only_on_things_that_their_readers_see(key: str) -> None:
    game = GAMES[key]
    for played, reader, again, _ in _yield_replays(game):
        if game.view(again.state, reader) != game.view(played.turn.state, reader):
            continue
        for one, two in itertools.zip_longest(_events_for(played.turn, reader), _events_for(again, reader)):
            event = one if one is not None else two
            if one != two and not any(side.answers for side in (one, two) if side is not None):
                eyes = "everybody" if reader is None or event.reader is None else reader_name(reader)
                need(
                    False,
                    f"`{type(event).__name__}` tells {eyes} what stays unseen (`{played.move}`): give it a `reader`, or"
                    " put what it tells into an open field of the state; an event that is meant to say something about"
                    " hidden things has `answers = True`",
                )


@of_a_game
def hidden_things_do_not_change_what_all_see(key: str) -> None:
    game = GAMES[key]
    small = as_small(game)
    if small is None:
        return
    for played, reader, again, world in _yield_replays(game):
        if world.chance:
            continue
        one, two = (game.view(state, reader) for state in (played.turn.state, again.state))
        events = (*_events_for(played.turn, reader), *_events_for(again, reader))
        if one == two or any(event.answers for event in events):
            continue
        if _list_hidden_things(small, one) == _list_hidden_things(small, two):
            names = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(two, name)]
            need(
                False,
                f"after `{played.move}` the same has come to light, and yet what {reader_name(reader)} sees in"
                f" {', '.join(f'`{name}`' for name in names)} depends on what it can't know: a choice that is made by"
                " itself, a number or a turn that follows from hidden things. If players are meant to learn it, an"
                " event with `answers = True` says so",
            )


@of_a_game
def private_events_tell_things_that_others_do_not_see(key: str) -> None:
    game = GAMES[key]
    differed: Counter[type[Event]] = Counter()
    hidden: set[type[Event]] = set()
    examples: dict[type[Event], Played] = {}
    for played, again in _yield_alternatives(game):
        one, two = _group_private(played.turn), _group_private(again)
        looks_equal = game.view(played.turn.state, None) == game.view(again.state, None)
        for kind in one.keys() & two.keys():
            if one[kind] != two[kind]:
                differed[kind] += 1
                hidden |= {kind} if looks_equal else set()
                examples.setdefault(kind, played)
    for kind, count in differed.items():
        _played = examples[kind]  # a local variable, where `to_fault` finds its course
        need(
            kind in hidden or count < FEW,
            f"`{kind.__name__}` is told to one seat alone, and everybody sees in the state what it says: is a mark"
            " (Hidden, Dealt, Sealed) forgotten beside a field?",
        )


def _events(turn: Turn) -> tuple[Event, ...]:
    return turn.events


def _events_for(turn: Turn, reader: int | None) -> list[Event]:
    return list_events(turn, reader)


def _group_private(turn: Turn) -> dict[type[Event], list[Event]]:
    """Return the events that have a reader, by kind."""
    groups: dict[type[Event], list[Event]] = {}
    for event in _events(turn):
        if event.reader is not None:
            groups.setdefault(type(event), []).append(event)
    return groups


def _list_hidden_things(game: Small, view: SmallView) -> tuple[Any, ...]:
    """Return the unseen things in a reader's view and the reader's own hidden things.

    They change if something is revealed.
    """
    sight = game.sight
    own = (getattr(view, f"own_{secret.name}") for secret in sight.secrets if secret.owned)
    return (*(getattr(view, f"unseen_{pool}") for pool in sight.pools), *own)


def _yield_games(game: AnyGame) -> Iterator[Played]:
    """Yield the moves of random games with all numbers of players and all options."""
    tables = [*((seats, game.Options()) for seats in game.seats), *tables_of(game)]
    for number, (seats, options) in zip(range(max(GAMES_PLAYED, len(tables))), itertools.cycle(tables), strict=False):
        yield from random_game(game, seats, b"told %d" % number, options)


def _yield_replays(game: AnyGame) -> Iterator[tuple[Played, int | None, Turn, World]]:
    """Yield moves with a reader, and the result of the same move in a position that looked equal to the reader."""
    left: Counter[type[Event]] = Counter(dict.fromkeys(game.Events, ENOUGH))
    tries: Counter[type[Event]] = Counter()
    for number, played in enumerate(_yield_games(game)):
        kinds = {type(event) for event in _events(played.turn)}
        if not any(left[kind] > 0 and tries[kind] < TRIES for kind in kinds):
            continue
        tries.update(kinds)
        proves = False
        for world in _yield_worlds(game, played, number):
            again = replay(game, world.state, played.seat, played.move)
            if again is None or _has_shown(game, played, again, world):
                continue
            for reader in (None, *range(played.course.seats)):
                if reader not in world.noticed:
                    proves |= game.view(again.state, reader) == game.view(played.turn.state, reader)
                    yield played, reader, again, world
        left.subtract(kinds if proves else ())


def _has_shown(game: AnyGame, played: Played, again: Turn, world: World) -> bool:
    """Return True if a thing that differs in a world is no longer hidden after the move."""
    small = as_small(game)
    if small is None:
        return False
    one, two = played.state, world.state
    ends = ((one, two, played.turn.state), (two, one, again.state))
    return any(has_shown(small, *positions, owner) for positions in ends for owner in world.owners)


def _yield_worlds(game: AnyGame, played: Played, number: int) -> Iterator[World]:
    seed = b"world %d" % number
    yield from imagine_worlds(game, played.state, played.seat, played.course.seats, seed)
    if (small := as_small(game)) is not None:
        yield from swap_things(small, played.state, SWAPS, random.Random(seed))


def _yield_alternatives(game: AnyGame) -> Iterator[tuple[Played, Turn]]:
    """Yield moves with private events, each with the result of another move, or of the move in another position."""
    left: Counter[type[Event]] = Counter()
    for number, played in enumerate(_yield_games(game)):
        kinds = set(_group_private(played.turn))
        if not kinds or all(left[kind] >= ENOUGH for kind in kinds):
            continue
        left.update(kinds)
        same_kind = [move for move in played.moves if type(move) is type(played.move) and move != played.move]
        yield from ((played, game.play(played.state, played.seat, move)) for move in same_kind[:FEW])
        for world in _yield_worlds(game, played, number):
            again = replay(game, world.state, played.seat, played.move)
            if again is not None:
                yield played, again
