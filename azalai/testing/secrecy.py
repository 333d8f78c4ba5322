"""Checks that no seat learns more than it may know from views, legal moves, refusals and imagined positions.

Some of them compare with positions that the game imagines. Others check `imagine` itself in positions that are found
without it (`azalai.testing.alike`), so they detect an `imagine` that keeps a secret.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any

from azalai.games import GAMES
from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, IllegalMove, Move, Turn
from azalai.games.prompts import prompt
from azalai.games.questions import tag
from azalai.games.small import SmallGame
from azalai.testing.alike import Alike, Path, get_at, leaves, list_events, pairs
from azalai.testing.checks import of_a_game, of_a_table
from azalai.testing.faults import Fault, describe_error, need, need_equal
from azalai.testing.play import Played, positions, random_game, variants

EVERY, FEW_MOVES = 5, 12
IMAGINED, TRIED = 2, 40
"""Numbers of imagined positions for a move of another seat, and of moves of its kind that are tried in each."""


@of_a_table
def imagined_positions_differ_while_something_is_hidden(key: str, seats: int) -> None:
    game = GAMES[key]
    start = positions(key, seats)[0].state
    imagined = {game.encode(game.imagine(start, 0, b"%d" % number)) for number in range(20)}
    need(len(imagined) == 20, "`imagine` gives the same position for different seeds: is its chance not fresh?")
    need(game.imagine(start, 0, b"same") == game.imagine(start, 0, b"same"), "`imagine` gives another for one seed")


@of_a_table
def views_hide_secrets_and_imagined_positions_can_be_played(key: str, seats: int, count: int = 1) -> None:
    game, chance = GAMES[key], Chance(b"imagine")
    for number, played in enumerate(positions(key, seats, count=count)):
        state = played.turn.state
        for seat in (None, *range(seats)):
            imagined = game.imagine(state, seat, b"%d" % number)
            check_indistinguishable(game, imagined, state, seat)
            for decider in game.deciders(imagined)[:1]:
                move, chance = chance.pick(game.moves(imagined, decider))
                try:
                    game.play(imagined, decider, move)
                except Exception as error:
                    raise Fault(
                        f"`{move}` of seat {decider} fails in a position imagined for {reader_name(seat)}, with other"
                        f" things in hidden fields ({describe_error(error)}): what is open must leave its hidden field"
                    ) from error
            need_equal(
                game.decode(game.encode(imagined)), imagined, "an imagined position is not the same when it is stored"
            )


@of_a_table
def imagined_positions_look_the_same_to_their_seat_with_all_options(key: str, seats: int) -> None:
    game = GAMES[key]
    for options in variants(game, seats):
        for number, played in enumerate(random_game(game, seats, b"options", options)):
            if number % 4 == 0:
                seat = (None, *range(seats))[number // 4 % (seats + 1)]
                imagined = game.imagine(played.state, seat, b"%d" % number)
                check_indistinguishable(game, imagined, played.state, seat)


@of_a_table
def imagining_twice_equals_imagining_once_with_all_options(key: str, seats: int) -> None:
    game = GAMES[key]
    for options in variants(game, seats):
        for number, played in enumerate(random_game(game, seats, b"options", options)):
            for seat in (None, *range(seats)) if number % 4 == 0 else ():
                once = game.imagine(played.state, seat, b"again")
                twice = game.imagine(game.imagine(played.state, seat, b"%d" % number), seat, b"again")
                kept = describe_differing(once, twice, seats)
                need(not kept, f"{reader_name(seat)} imagines {kept} otherwise in a position that it imagined before")


@of_a_table
def reveals_is_right_and_known_to_the_seat_that_moves(key: str, seats: int) -> None:
    for number, played in enumerate(positions(key, seats, count=1)):
        for move in played.moves[:: max(1, len(played.moves) // 4)]:
            check_reveals(GAMES[key], played.state, played.seat, move, b"%d" % number)


@of_a_game
def moves_that_look_equal_to_a_seat_have_equal_reveals(key: str) -> None:
    game = GAMES[key]
    seats = next((count for count in game.seats if count > 2), max(game.seats))
    for number, played in enumerate(random_game(game, seats, b"reveals")):
        turn = game.play(played.state, played.seat, played.move)
        other = (played.seat + 1 + number % (seats - 1)) % seats
        for salt in range(IMAGINED):
            state: Any = game.imagine(played.state, other, b"%d" % salt)
            if played.seat in game.deciders(state):
                _check_equal_reveals(game, state, played, turn, other)


def _check_equal_reveals(game: AnyGame, state: Any, played: Played, turn: Turn, other: int) -> None:
    """Raise `Fault` if a move in `state` that looks equal to the played one for another seat has other `reveals`."""
    same_kind = [move for move in game.moves(state, played.seat) if tag(move) == tag(played.move)][:TRIED]
    for move in same_kind:
        again = game.play(state, played.seat, move)
        looks_equal = list_events(again, other) == list_events(turn, other) and game.view(
            again.state, other
        ) == game.view(turn.state, other)
        sentence = f"`reveals` of `{move}` and `{played.move}` is not the same, though they look alike to seat {other}"
        need(not looks_equal or again.reveals == turn.reveals, sentence)


@of_a_table
def hidden_things_do_not_change_what_a_seat_may_know(key: str, seats: int, many: int = 1) -> None:
    game, compared = GAMES[key], 0
    for seat in (None, *range(seats))[: 1 + many]:
        seed, seen = b"secrets %d" % (seat or 0), dict[Move, None]()
        for number, alike in enumerate(pairs(game, seats, seed, seat, every=EVERY)):
            check_imagine(game, alike, seats, b"%d" % number)
            check_offers(game, alike, list(seen)[-FEW_MOVES:])
            seen |= dict.fromkeys(game.moves(alike.state, seat)[-2:] if seat is not None else ())
            compared += 1
    need(
        compared > len(game.seats),
        f"in a whole game with {seats} players hardly any position ({compared}) could be otherwise without being seen,"
        " so nothing could be tried: is a mark (Hidden, Dealt, Sealed) forgotten beside a field of the state, or does"
        " the view show what should be hidden? `azalai try KEY --who-sees` lists who learns what",
    )


@of_a_game
def hidden_things_do_not_change_what_a_seat_may_know_with_all_options(key: str, most: int = 80) -> None:
    game = GAMES[key]
    for number, (seats, options) in enumerate(tables_of(game)):
        seat = (None, *range(seats))[number % (seats + 1)]
        for alike in itertools.islice(pairs(game, seats, b"options", seat, options, every=EVERY), most):
            check_imagine(game, alike, seats, b"%d" % number)
            check_offers(game, alike, ())


@of_a_table
def moves_with_the_same_visible_result_have_the_same_events(key: str, seats: int) -> None:
    """Check that another seat gets the same events after two moves of a kind with the same visible result.

    Moves that reveal something are left out for large games: their events may report how it was done, for example which
    goods have paid for it, although no view shows that.
    """
    game = GAMES[key]
    also_revealing = isinstance(game, SmallGame)
    for number, played in enumerate(positions(key, seats, count=1)):
        same_kind = [move for move in played.moves if type(move) is type(played.move) and move != played.move]
        readers: list[int | None] = [None, (played.seat + 1 + number % (seats - 1)) % seats]
        tried = same_kind[:: max(1, len(same_kind) // FEW_MOVES)]
        for move in tried if also_revealing or not played.turn.reveals else ():
            again = game.play(played.state, played.seat, move)
            for seat in readers if also_revealing or not again.reveals else ():
                if _observe(game, again, seat) == _observe(game, played.turn, seat):
                    one, other = (
                        [event for event in list_events(turn, seat) if not type(event).answers]
                        for turn in (again, played.turn)
                    )
                    names = ", ".join(f"`{type(event).__name__}`" for event in one if event not in other)
                    sentence = f"{names} tells {reader_name(seat)} whether seat {played.seat} played `{move}`"
                    need(one == other, f"{sentence} or `{played.move}`, and its view does not")


def _observe(game: AnyGame, turn: Turn, seat: int | None) -> tuple[Any, ...]:
    return game.view(turn.state, seat), game.deciders(turn.state)


def check_indistinguishable(game: AnyGame, imagined: Any, state: Any, seat: int | None) -> None:
    """Raise `Fault` if the seat's view, the deciders or the seat's legal moves differ between two positions."""
    one, other = game.view(imagined, seat), game.view(state, seat)
    if one != other:
        changed = ", ".join(
            f"`{name}`" for name in other.__struct_fields__ if getattr(one, name) != getattr(other, name)
        )
        why = "the view tells what is hidden, or `imagine` changes what is seen"
        need(False, f"what {reader_name(seat)} sees in {changed} is not the same in a position that it imagines: {why}")
    need_equal(game.deciders(imagined), game.deciders(state), f"`deciders` tells {reader_name(seat)} what is hidden")
    if seat is not None:
        need_equal(
            game.moves(imagined, seat), game.moves(state, seat), f"`moves` of seat {seat} depends on what is hidden"
        )


def check_reveals(game: AnyGame, state: Any, seat: int, move: Move, seed: bytes) -> None:
    """Raise `Fault` if `reveals` of a move differs in a position that looks equal to its seat.

    If the move reveals nothing, the positions must look equal after it, too.
    """
    turn, otherwise = game.play(state, seat, move), game.play(game.imagine(state, seat, seed), seat, move)
    need(otherwise.reveals == turn.reveals, f"`reveals` of `{move}` depends on what seat {seat} can't see")
    if turn.reveals:
        return
    try:
        check_indistinguishable(game, otherwise.state, turn.state, seat)
        need_equal(list_events(otherwise, seat), list_events(turn, seat), f"seat {seat} is told something else")
    except AssertionError as error:
        need(False, f"`{move}` brings something to light, and `reveals` is False: after it, {error}")


def check_imagine(game: AnyGame, alike: Alike, seats: int, seed: bytes) -> None:
    """Raise `Fault` if `imagine` returns different positions for the two of a pair."""
    one, other = game.imagine(alike.state, alike.seat, seed), game.imagine(alike.other, alike.seat, seed)
    kept = describe_differing(one, other, seats)
    need(not kept, f"`imagine` for {reader_name(alike.seat)} keeps {kept}, which it does not know")
    need(one == other, f"`imagine` for {reader_name(alike.seat)} keeps something that it does not know")


def check_offers(game: AnyGame, alike: Alike, seen: Sequence[Move]) -> None:
    """Raise `Fault` if legal moves, questions, refusals or `reveals` differ between the two positions of a pair.

    `seen`: further moves to try, which may be illegal.
    """
    need_equal(
        alike.revealed[0],
        alike.revealed[1],
        f"`reveals` differs between moves that looked alike to {reader_name(alike.seat)}",
    )
    if alike.seat is None:
        return
    legal = game.moves(alike.state, alike.seat)
    need_equal(game.moves(alike.other, alike.seat), legal, f"`moves` of seat {alike.seat} depends on what it can't see")
    if legal:
        need_equal(
            prompt(game.moves(alike.other, alike.seat)), prompt(legal), f"the questions for seat {alike.seat} differ"
        )
    for move in (*legal[:: max(1, len(legal) // FEW_MOVES)], *seen):
        one, other = (try_move(game, state, alike.seat, move) for state in (alike.state, alike.other))
        need_equal(one, other, f"how `{move}` is answered tells seat {alike.seat} what it can't see")


def try_move(game: AnyGame, state: Any, seat: int, move: Move) -> object:
    """Play a move and return its `reveals`, or the reason and the values of its refusal."""
    try:
        return game.play(state, seat, move).reveals
    except IllegalMove as refusal:
        return refusal.reason, dict(refusal.values)


def tables_of(game: AnyGame) -> list[tuple[int, Any]]:
    """Return all sets of options to try, each with a number of seats; the numbers alternate."""
    counts = itertools.cycle(game.seats)
    return [
        (seats, variants(game, seats)[number])
        for number, seats in zip(range(len(variants(game, game.seats[0]))), counts, strict=False)
    ]


def describe_differing(one: Any, other: Any, seats: int) -> str:
    """Return the fields in which two positions differ, such as "`bids` of seat 1, `deck`", or ""."""
    own_leaves, other_leaves, nowhere = dict(leaves(one)), dict(leaves(other)), object()
    paths = [
        path for path in own_leaves | other_leaves if own_leaves.get(path, nowhere) != other_leaves.get(path, nowhere)
    ]
    places = {_describe_place(one if path in own_leaves else other, path, seats): None for path in paths}
    return ", ".join(places)


def _describe_place(position: Any, path: Path, seats: int) -> str:
    """Return a path in words: the names of its fields, and the seat if a tuple on it has an item for each seat."""
    name = f"`{'.'.join(step for step in path if isinstance(step, str))}`"
    for number, step in enumerate(path):
        if isinstance(step, int) and len(get_at(position, path[:number])) == seats:
            return f"{name} of seat {step}"
    return name


def reader_name(seat: int | None) -> str:
    """Return a reader as part of a sentence."""
    return "a spectator" if seat is None else f"seat {seat}"


def kinds(paths: Iterable[Path]) -> set[tuple[str, ...]]:
    """Return the names of the fields on each path, without indexes."""
    return {tuple(name for name in path if isinstance(name, str)) for path in paths}
