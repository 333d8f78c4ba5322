"""Checks that no seat learns more than it may know from views, legal moves, refusals and imagined positions.

Half of them compare with positions that the game imagines. The others check `imagine` itself in positions of
independent origin (`azalai.testing.alike`), so that an `imagine` that keeps a secret is found.
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
"""Numbers of positions imagined for a move of another seat, and of moves of its kind tried in each."""


@of_a_table
def imagined_positions_differ_while_something_is_hidden(key: str, seats: int) -> None:
    game = GAMES[key]
    start = positions(key, seats)[0].state
    imagined = {game.encode(game.imagine(start, 0, b"%d" % number)) for number in range(20)}
    need(len(imagined) == 20, "`imagine` gives the same position for different seeds: is its chance not fresh?")
    need(game.imagine(start, 0, b"same") == game.imagine(start, 0, b"same"), "`imagine` gives another for one seed")


@of_a_table
def a_view_cannot_leak_and_an_imagined_position_can_be_played(key: str, seats: int, count: int = 1) -> None:
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
def with_any_options_what_is_imagined_depends_on_what_the_seat_may_know_alone(key: str, seats: int) -> None:
    game = GAMES[key]
    for options in variants(game, seats):
        for number, played in enumerate(random_game(game, seats, b"options", options)):
            if number % 4 == 0:
                seat = (None, *range(seats))[number // 4 % (seats + 1)]
                imagined = game.imagine(played.state, seat, b"%d" % number)
                check_indistinguishable(game, imagined, played.state, seat)


@of_a_table
def with_any_options_to_imagine_twice_is_to_imagine_once(key: str, seats: int) -> None:
    game = GAMES[key]
    for options in variants(game, seats):
        for number, played in enumerate(random_game(game, seats, b"options", options)):
            for seat in (None, *range(seats)) if number % 4 == 0 else ():
                once = game.imagine(played.state, seat, b"again")
                twice = game.imagine(game.imagine(played.state, seat, b"%d" % number), seat, b"again")
                kept = describe_differing(once, twice, seats)
                need(not kept, f"{reader_name(seat)} imagines {kept} otherwise in a position that it imagined before")


@of_a_table
def whether_a_move_reveals_something_is_known_to_the_one_who_makes_it_and_true(key: str, seats: int) -> None:
    for number, played in enumerate(positions(key, seats, count=1)):
        for move in played.moves[:: max(1, len(played.moves) // 4)]:
            check_reveals(GAMES[key], played.state, played.seat, move, b"%d" % number)


@of_a_game
def two_acts_that_look_alike_to_a_seat_both_bring_something_to_light_or_neither(key: str) -> None:
    game = GAMES[key]
    seats = next((count for count in game.seats if count > 2), max(game.seats))
    for number, played in enumerate(random_game(game, seats, b"reveals")):
        turn = game.play(played.state, played.seat, played.move)
        other = (played.seat + 1 + number % (seats - 1)) % seats
        for salt in range(IMAGINED):
            state: Any = game.imagine(played.state, other, b"%d" % salt)
            if played.seat in game.deciders(state):
                _reveals_alike(game, state, played, turn, other)


def _reveals_alike(game: AnyGame, state: Any, played: Played, turn: Turn, other: int) -> None:
    alike = [move for move in game.moves(state, played.seat) if tag(move) == tag(played.move)][:TRIED]
    for move in alike:
        again = game.play(state, played.seat, move)
        shown = list_events(again, other) == list_events(turn, other) and game.view(again.state, other) == game.view(
            turn.state, other
        )
        sentence = f"`reveals` of `{move}` and `{played.move}` is not the same, though they look alike to seat {other}"
        need(not shown or again.reveals == turn.reveals, sentence)


@of_a_table
def what_is_dealt_or_chosen_unseen_changes_nothing_of_what_a_seat_may_know(key: str, seats: int, many: int = 1) -> None:
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
def with_any_options_what_is_unseen_changes_nothing_of_what_a_seat_may_know(key: str, most: int = 80) -> None:
    game = GAMES[key]
    for number, (seats, options) in enumerate(tables_of(game)):
        seat = (None, *range(seats))[number % (seats + 1)]
        for alike in itertools.islice(pairs(game, seats, b"options", seat, options, every=EVERY), most):
            check_imagine(game, alike, seats, b"%d" % number)
            check_offers(game, alike, ())


@of_a_table
def what_is_told_of_an_act_follows_from_what_is_seen_after_it(key: str, seats: int) -> None:
    """Check that two moves of a kind with the same visible result are reported to another seat by the same events.

    A large game may report openly how something was done while something is revealed (the goods that paid for it),
    although no later view shows it.
    """
    game = GAMES[key]
    also_revealing = isinstance(game, SmallGame)
    for number, played in enumerate(positions(key, seats, count=1)):
        alike = [move for move in played.moves if type(move) is type(played.move) and move != played.move]
        readers: list[int | None] = [None, (played.seat + 1 + number % (seats - 1)) % seats]
        for move in alike[:: max(1, len(alike) // FEW_MOVES)] if also_revealing or not played.turn.reveals else ():
            again = game.play(played.state, played.seat, move)
            for seat in readers if also_revealing or not again.reveals else ():
                if _looks(game, again, seat) == _looks(game, played.turn, seat):
                    one, other = (
                        [event for event in list_events(turn, seat) if not type(event).answers]
                        for turn in (again, played.turn)
                    )
                    names = ", ".join(f"`{type(event).__name__}`" for event in one if event not in other)
                    sentence = f"{names} tells {reader_name(seat)} whether seat {played.seat} played `{move}`"
                    need(one == other, f"{sentence} or `{played.move}`, and its view does not")


def _looks(game: AnyGame, turn: Turn, seat: int | None) -> tuple[Any, ...]:
    return game.view(turn.state, seat), game.deciders(turn.state)


def check_indistinguishable(game: AnyGame, imagined: Any, state: Any, seat: int | None) -> None:
    """Raise `Fault` if a view, the deciders or the legal moves of the seat differ between two positions."""
    one, other = game.view(imagined, seat), game.view(state, seat)
    if one != other:
        changed = ", ".join(
            f"`{name}`" for name in other.__struct_fields__ if getattr(one, name) != getattr(other, name)
        )
        why = "the view tells what is hidden, or `imagine` deals anew what is seen"
        need(False, f"what {reader_name(seat)} sees in {changed} is not the same in a position that it imagines: {why}")
    need_equal(game.deciders(imagined), game.deciders(state), f"`deciders` tells {reader_name(seat)} what is hidden")
    if seat is not None:
        need_equal(
            game.moves(imagined, seat), game.moves(state, seat), f"`moves` of seat {seat} depends on what is hidden"
        )


def check_reveals(game: AnyGame, state: Any, seat: int, move: Move, seed: bytes) -> None:
    """Raise `Fault` if `reveals` of the move differs in a position that its player can't tell from this one.

    If the move reveals nothing, the player must not be able to tell the two apart after it either.
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
    """Raise `Fault` unless `imagine` gives the same position from both of a pair."""
    one, other = game.imagine(alike.state, alike.seat, seed), game.imagine(alike.other, alike.seat, seed)
    kept = describe_differing(one, other, seats)
    need(not kept, f"`imagine` for {reader_name(alike.seat)} keeps {kept}, which it does not know")
    need(one == other, f"`imagine` for {reader_name(alike.seat)} keeps something that it does not know")


def check_offers(game: AnyGame, alike: Alike, seen: Sequence[Move]) -> None:
    """Raise `Fault` if legal moves, questions, refusals or `reveals` differ between the two positions of a pair."""
    need_equal(
        alike.revealed[0],
        alike.revealed[1],
        f"`reveals` is not the same of what looked alike to {reader_name(alike.seat)}",
    )
    if alike.seat is None:
        return
    legal = game.moves(alike.state, alike.seat)
    need_equal(game.moves(alike.other, alike.seat), legal, f"`moves` of seat {alike.seat} depends on what it can't see")
    if legal:
        need_equal(prompt(game.moves(alike.other, alike.seat)), prompt(legal), f"seat {alike.seat} is not asked alike")
    for move in (*legal[:: max(1, len(legal) // FEW_MOVES)], *seen):
        one, other = (try_move(game, state, alike.seat, move) for state in (alike.state, alike.other))
        need_equal(one, other, f"how `{move}` is answered tells seat {alike.seat} what it can't see")


def try_move(game: AnyGame, state: Any, seat: int, move: Move) -> object:
    """Return True if the move would reveal something, or the reason why it can't be played."""
    try:
        return game.play(state, seat, move).reveals
    except IllegalMove as refusal:
        return refusal.reason, dict(refusal.values)


def tables_of(game: AnyGame) -> list[tuple[int, Any]]:
    """Return every set of options to try, each with a number of seats in turn."""
    counts = itertools.cycle(game.seats)
    return [
        (seats, variants(game, seats)[number])
        for number, seats in zip(range(len(variants(game, game.seats[0]))), counts, strict=False)
    ]


def describe_differing(one: Any, other: Any, seats: int) -> str:
    """Return the fields in which two positions differ: "`bids` of seat 1, `deck`"; "" if there is no difference."""
    own_leaves, other_leaves, nowhere = dict(leaves(one)), dict(leaves(other)), object()
    paths = [
        path for path in own_leaves | other_leaves if own_leaves.get(path, nowhere) != other_leaves.get(path, nowhere)
    ]
    places = {_describe_place(one if path in own_leaves else other, path, seats): None for path in paths}
    return ", ".join(places)


def _describe_place(position: Any, path: Path, seats: int) -> str:
    """Return a place in a position in words: its fields, and its seat if a tuple on the path has one item for each."""
    name = f"`{'.'.join(step for step in path if isinstance(step, str))}`"
    for number, step in enumerate(path):
        if isinstance(step, int) and len(get_at(position, path[:number])) == seats:
            return f"{name} of seat {step}"
    return name


def reader_name(seat: int | None) -> str:
    """Return the name of a reader for a sentence."""
    return "a spectator" if seat is None else f"seat {seat}"


def kinds(paths: Iterable[Path]) -> set[tuple[str, ...]]:
    """Return the names of the fields on each path, without indexes."""
    return {tuple(name for name in path if isinstance(name, str)) for path in paths}
