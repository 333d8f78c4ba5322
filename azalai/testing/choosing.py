"""Checks of simultaneous choices: before all have chosen, no seat learns a choice of another, or one taken back.

A further check: a hidden choice is among those that the other seats consider possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.testing.alike import list_events, reseed
from azalai.testing.checks import of_a_game
from azalai.testing.faults import join_names, need, shorten
from azalai.testing.play import Played, random_game
from azalai.testing.secrecy import describe_differing, reader_name, tables_of
from azalai.testing.worlds import as_small, possible_values

CHOICES = 400
"""Largest number of choices that are examined."""
OTHERWISE = 16
"""Number of alternatives that are tried for each choice."""


@of_a_game
def choices_are_hidden_until_all_seats_have_chosen(key: str) -> None:
    game = GAMES[key]
    for played in _yield_choices(game):
        seat, after = played.seat, game.deciders(played.turn.state)
        for move in _pick_moves(played):
            again = game.play(played.state, seat, move)
            if game.deciders(again.state) != after:
                continue
            for reader in (None, *(other for other in range(played.course.seats) if other != seat)):
                if reader is None or not _may_know(game, played, reader):
                    _check_hidden(game, played, again, reader)


@of_a_game
def a_choice_that_is_taken_back_leaves_no_trace(key: str) -> None:
    game = GAMES[key]
    for played in _yield_choices(game):
        first: Any = None
        for move in _pick_moves(played):
            chosen = game.play(played.state, played.seat, move).state
            for back in game.moves(chosen, played.seat)[:1] if played.seat not in game.deciders(chosen) else ():
                state = reseed(game.play(chosen, played.seat, back).state, b"")
                if game.deciders(state) == game.deciders(played.state):
                    first = state if first is None else first
                    kept = describe_differing(state, first, played.course.seats)
                    need(
                        state == first,
                        f"after `{move}` and `{back}` something stays of the choice in {kept}, and others may see it"
                        " later: the order of a hand tells, so sort it",
                    )


@of_a_game
def sealed_values_are_among_those_that_others_think_possible(key: str) -> None:
    game = as_small(GAMES[key])
    if game is None:
        return
    sealed = [secret for secret in game.sight.secrets if not secret.pool]
    for played in _yield_games(game) if sealed else ():
        state = played.turn.state
        for secret in sealed:
            for seat, value in enumerate(getattr(state, secret.name)):
                if value is None:
                    continue
                possible = possible_values(game, state, secret, seat)
                need(
                    value in possible,
                    f"`{secret.name}` of seat {seat} is {shorten(value, 60)}, and `among` says that it may be"
                    f" {shorten(possible, 90)}: robots and *Review* never think of the truth",
                )


def _yield_games(game: AnyGame) -> Iterator[Played]:
    tables = [*((seats, game.Options()) for seats in game.seats), *tables_of(game)]
    for number, (seats, options) in enumerate(tables):
        yield from random_game(game, seats, b"chosen %d" % number, options)


def _yield_choices(game: AnyGame) -> Iterator[Played]:
    """Yield moves of simultaneous choices after which other seats still have to choose."""
    count = 0
    for played in _yield_games(game):
        before, after = set(game.deciders(played.state)), set(game.deciders(played.turn.state))
        others = before - {played.seat}
        if played.seat in before and others and others <= after and not type(played.move).openly:
            yield played
            count += 1
            if count == CHOICES:
                return


def _may_know(game: AnyGame, played: Played, reader: int) -> bool:
    """Return True if a reader may see all hidden things that the choice has changed, as a partner by `Known`."""
    small = as_small(game)
    if small is None:
        return False
    seat, sight = played.seat, small.sight
    before, after = played.state, played.turn.state
    changed = [
        secret
        for secret in sight.secrets
        if secret.owned and getattr(before, secret.name)[seat] != getattr(after, secret.name)[seat]
    ]
    return bool(changed) and all(reader in sight.list_knowers(after, secret, seat) for secret in changed)


def _pick_moves(played: Played) -> tuple[Any, ...]:
    """Return some of the seat's moves that are not made openly."""
    moves = [move for move in played.moves if not type(move).openly]
    return tuple(moves[:: max(1, len(moves) // OTHERWISE)])


def _check_hidden(game: AnyGame, played: Played, again: Any, reader: int | None) -> None:
    """Raise `Fault` if the views or events of a reader differ after a choice and after an alternative to it."""
    one, two = game.view(played.turn.state, reader), game.view(again.state, reader)
    eyes = "everybody" if reader is None else reader_name(reader)
    for name in one.__struct_fields__:
        need(
            getattr(one, name) == getattr(two, name),
            f"`{name}` shows {eyes} what seat {played.seat} has chosen (`{played.move}`) while others still choose:"
            " hide it (Dealt, Sealed) until all have chosen; a kind of move that all may see has `openly = True`",
        )
    mine, other = list_events(played.turn, reader), list_events(again, reader)
    apart = [type(event).__name__ for event in (*mine, *other) if (event in mine) != (event in other)]
    need(
        all(event in other for event in mine),
        f"{join_names(dict.fromkeys(apart))} tells {eyes} what seat {played.seat} has chosen (`{played.move}`) while"
        " others still choose",
    )
