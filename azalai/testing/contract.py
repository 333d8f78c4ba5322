"""Checks of a game's beginning, course and end: requirements of the host."""

from __future__ import annotations

from typing import Any

import msgspec

from azalai.games import GAMES
from azalai.games.chance import Chance
from azalai.games.contract import Event, Game, IllegalMove
from azalai.games.options import OptionKind, check, option_fields
from azalai.games.questions import tag
from azalai.locales import LANGUAGES, words
from azalai.testing.checks import of_a_game, of_a_table
from azalai.testing.course import format_code
from azalai.testing.faults import Fault, join_names, need, need_equal, need_messages
from azalai.testing.play import games_of, positions, random_game, robots_game, variants

MANY_GAMES, ROBOTS_GAMES = 60, 40
"""Numbers of random games and of robots' games in which every kind of move and event must occur."""


@of_a_game
def the_game_has_every_member_of_the_contract(key: str) -> None:
    missing = [name for name in vars(Game) if not name.startswith("_") and not hasattr(GAMES[key], name)]
    need(not missing, f"the game has no {join_names(missing)}")
    need_equal(GAMES[key].key, key, "`key` is not the name by which the game is found")


@of_a_game
def other_numbers_of_seats_are_refused(key: str) -> None:
    game = GAMES[key]
    for seats in (0, game.seats.start - 1, game.seats.stop):
        try:
            game.setup(seats=seats, options=game.Options(), seed=b"seed")
        except ValueError as error:
            need(str(error), f"`setup` refuses {seats} seats with a ValueError that says nothing")
        else:
            raise Fault(f"`setup` begins a game with {seats} seats, though `seats` is {game.seats}")


@of_a_table
def games_begin_with_each_option_and_survive_encoding(key: str, seats: int) -> None:
    game = GAMES[key]
    for field in option_fields(game.Options):
        need(
            field.kind is not OptionKind.NUMBER or None not in (field.least, field.most),
            f"the option `{field.name}` is a number without limits, and a table may choose any: write"
            " `Annotated[int, msgspec.Meta(ge=1, le=9)]`",
        )
    for options in variants(game, seats):
        check(options, seats)
        data = msgspec.json.encode(options)
        need_equal(msgspec.json.decode(data, type=game.Options), options, "options are not the same from their JSON")
        state = game.setup(seats=seats, options=options, seed=b"options")
        need(game.deciders(state), f"with {format_code(options)} nobody must decide at the beginning")
        need(
            game.decode(game.encode(state)) == state,
            f"with {format_code(options)} a position is another from its bytes",
        )


@of_a_table
def a_seat_can_move_until_the_game_is_over(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats):
        deciders = game.deciders(played.state)
        need(deciders, "`deciders` names nobody, and the game is not over")
        need(set(deciders) <= set(range(seats)), f"`deciders` names {deciders}, and there are {seats} seats")
        need(list(deciders) == sorted(set(deciders)), f"`deciders` are not in ascending order, each once: {deciders}")
        for seat in deciders:
            need(game.moves(played.state, seat), f"seat {seat} must decide and has no legal move")
        need(game.outcome(played.state) is None, "`outcome` is there before the game is over")


@of_a_table
def a_finished_game_ranks_every_seat_and_its_parts_add_up(key: str, seats: int) -> None:
    game = GAMES[key]
    for finished in games_of(key, seats):
        last = finished[-1].turn.state
        outcome = game.outcome(last)
        if outcome is None:
            raise Fault("nobody can move, and `outcome` is None")
        need(game.deciders(last) == (), f"the game is over, and `deciders` names {game.deciders(last)}")
        ranked = sorted(seat for place in outcome.ranking for seat in place)
        need(ranked == list(range(seats)), f"`ranking` does not name every seat once: {outcome.ranking}")
        need_equal(len(outcome.scores), seats, "there is not one score for each seat")
        for seat, score in enumerate(outcome.scores):
            total = sum(part.points for part in score.parts)
            need(score.total == total, f"the parts of seat {seat}'s score make {total}, and `total` is {score.total}")
        for seat in range(seats):
            need(game.moves(last, seat) == (), f"the game is over, and seat {seat} has moves")
        ids = sorted({f"{key}-part-{part.name}" for score in outcome.scores for part in score.parts})
        need_messages({language: [name for name in ids if not words(language).has(name)] for language in LANGUAGES})


@of_a_table
def the_same_seed_and_moves_give_the_same_bytes_and_events(key: str, seats: int) -> None:
    game = GAMES[key]
    first = games_of(key, seats)[0]
    state = game.setup(seats=seats, options=game.Options(), seed=b"contract 0")
    for number, played in enumerate(first):
        need_equal(
            game.encode(state), game.encode(played.state), f"position {number} is another when it is played again"
        )
        turn = game.play(state, played.seat, game.parse_move(str(played.move)))
        need_equal(turn, played.turn, f"`{played.move}` of seat {played.seat} does something else the second time")
        state = turn.state


@of_a_table
def an_imagined_game_can_be_played_to_its_end(key: str, seats: int) -> None:
    game = GAMES[key]
    played = games_of(key, seats)[0]
    state = game.imagine(played[len(played) // 2].state, 0, b"to the end")
    chance = Chance(b"to the end")
    while deciders := game.deciders(state):
        move, chance = chance.pick(game.moves(state, deciders[0]))
        state = game.play(state, deciders[0], move).state
    need(game.outcome(state) is not None, "an imagined game comes to an end without an `outcome`")


@of_a_table
def events_belong_to_the_game_and_have_valid_readers(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats):
        events: tuple[Any, ...] = played.turn.events
        for at, event in enumerate(events):
            need(isinstance(event, game.Events), f"`{type(event).__name__}` is not among `Events`")
            reader = event.reader
            has_reader = reader is None or reader in range(seats)
            need(has_reader, f"`{type(event).__name__}` has the reader {reader}: there is no such seat")
            if event.refines is not None:
                _check_refines(event, events[:at])


def _check_refines(event: Event, before: tuple[Any, ...]) -> None:
    """Raise `Fault` if a refining event has no reader, or does not follow its public event in the same turn."""
    name, public = type(event).__name__, getattr(event.refines, "__name__", "")
    need(event.reader is not None, f"`{name}` refines `{public}` and has no reader")
    is_preceded = any(type(earlier) is event.refines and earlier.reader is None for earlier in before)
    need(is_preceded, f"`{name}` refines `{public}`, which was not told to all before it in the same turn")


@of_a_game
def every_kind_of_move_and_event_is_seen_in_play(key: str) -> None:
    unseen = list_unseen_kinds(key, set())
    seen = f"in {MANY_GAMES} games of random moves and {ROBOTS_GAMES} of robots"
    need(not unseen, f"{join_names(sorted(kind.__name__ for kind in unseen))}: never seen {seen}")


def list_unseen_kinds(key: str, known: set[str]) -> set[type]:
    """Return the kinds of moves and events that never occur in play, except those whose tags are `known`."""
    game = GAMES[key]
    wanted: set[type] = {kind for kind in (*game.Moves, *game.Events) if tag(kind) not in known}
    for number in range(MANY_GAMES + ROBOTS_GAMES):
        if not wanted:
            break
        seats = game.seats[number % len(game.seats)]
        options = variants(game, seats)
        option = options[(number + number // len(game.seats)) % len(options)]
        play = random_game if number < MANY_GAMES else robots_game
        for played in play(game, seats, b"kinds %d" % number, option):
            wanted -= {type(played.move), *(type(event) for event in played.turn.events)}
    return wanted


@of_a_table
def no_move_is_possible_once_the_game_is_over(key: str, seats: int) -> None:
    for finished in games_of(key, seats):
        last = finished[-1]
        for seat in range(-1, seats + 1):
            reason = check_refused(key, last.turn.state, seat, last.move)
            need_equal(reason, "refusal-game-over", f"`{last.move}` after the end is refused for another reason")


def check_refused(key: str, state: Any, seat: Any, move: Any) -> str:
    """Check that an illegal move is refused, and return the reason.

    Raises `Fault` if the move is carried out, if the reason has no text in a language, or if the position was changed.
    """
    game = GAMES[key]
    before = game.encode(state)
    try:
        game.play(state, seat, move)
    except IllegalMove as refusal:
        check_sayable(refusal.reason, refusal.values)
        need(game.encode(state) == before, f"`play` has changed the position in which it refused `{move}`")
        return refusal.reason
    raise Fault(f"`play` carries out {move!r} of seat {seat}, which is not among its `moves`")


def check_sayable(reason: str, values: Any) -> None:
    """Raise `Fault` if a refusal has no text in a language."""
    for language in LANGUAGES:
        need(words(language).say(reason, **values), f"{language}: {reason} says nothing")
