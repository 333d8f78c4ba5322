"""What holds for every game: the host relies on this and on nothing else."""

from __future__ import annotations

import functools
import importlib.util
import math
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from games import GAMES
from games.chance import Chance
from games.contract import AnyGame, Event, Game, IllegalMove, Move, Unit
from locales import LANGUAGES, words
from locales.words import tag
from robots.reasons import named
from robots.weights import file_of
from tests.games.play import MOST_MOVES, games_of, positions, random_game, variants
from tests.playthroughs import files, key_of, tags

TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES, ids=[f"{key}-{seats}" for key, seats in TABLES])
every_game = pytest.mark.parametrize("key", list(GAMES))


class Nonsense(Move, frozen=True, tag="nonsense"):
    """A move that no game has."""


def refused(key: str, state: Any, seat: Any, move: Any) -> str:
    """The reason of a refusal; it must be there in every language, and the position must stay as it was."""
    game = GAMES[key]
    before = game.encode(state)
    with pytest.raises(IllegalMove) as refusal:
        game.play(state, seat, move)
    for language in LANGUAGES:
        assert words(language).say(refusal.value.reason, **refusal.value.values)
    assert game.encode(state) == before
    return refusal.value.reason


def cannot_be_told_apart(game: AnyGame, imagined: Any, state: Any, seat: int | None) -> None:
    """Nothing that the seat sees or may do differs between two positions."""
    assert game.view(imagined, seat) == game.view(state, seat)
    assert game.deciders(imagined) == game.deciders(state)
    assert seat is None or game.moves(imagined, seat) == game.moves(state, seat)


def told(events: tuple[Event, ...], seat: int) -> list[Event]:
    """The events that a seat may know of."""
    return [event for event in events if event.reader in (None, seat)]


def knows_what_it_reveals(game: AnyGame, state: Any, seat: int, move: Move, seed: bytes) -> None:
    """Whether the move brings something to light is equal in another position which its player can't tell from this
    one; and where it does not, they can't tell the two apart after it."""
    turn, otherwise = game.play(state, seat, move), game.play(game.imagine(state, seat, seed), seat, move)
    assert otherwise.reveals == turn.reveals
    if not turn.reveals:
        cannot_be_told_apart(game, otherwise.state, turn.state, seat)
        assert told(otherwise.events, seat) == told(turn.events, seat)


@every_game
def test_a_game_is_found_by_its_name_and_refuses_numbers_of_seats_it_is_not_for(key: str) -> None:
    game = GAMES[key]
    assert game.key == key
    for seats in (0, game.seats.start - 1, game.seats.stop):
        with pytest.raises(ValueError, match=r"."):
            game.setup(seats=seats, options=game.Options(), seed=b"seed")


@every_table
def test_somebody_can_move_until_the_game_is_over(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats):
        deciders = game.deciders(played.state)
        assert deciders and list(deciders) == sorted(set(deciders)) and set(deciders) <= set(range(seats))
        assert all(game.moves(played.state, seat) for seat in deciders)
        assert game.outcome(played.state) is None


@every_table
def test_what_cannot_be_done_now_is_no_legal_move_and_its_reason_can_be_said(key: str, seats: int) -> None:
    game = GAMES[key]
    order = [name for kind in game.Moves for name in dict.fromkeys((kind.act or tag(kind), tag(kind)))]
    for played in positions(key, seats):
        for seat in range(seats):
            barred = game.barred(game.view(played.state, seat))
            acts = [one.act for one in barred]
            assert acts == sorted(set(acts), key=order.index)
            assert not barred or seat in game.deciders(played.state)
            assert not {tag(type(move)) for move in game.moves(played.state, seat)} & set(acts)
            assert all(words(language).say(one.reason, **one.values) for one in barred for language in LANGUAGES)
        assert game.barred(game.view(played.state, None)) == ()


@every_table
def test_a_finished_game_ranks_every_seat_and_its_parts_add_up(key: str, seats: int) -> None:
    game = GAMES[key]
    for finished in games_of(key, seats):
        last = finished[-1].turn.state
        outcome = game.outcome(last)
        assert outcome is not None and game.deciders(last) == ()
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(seats))
        assert all(score.total == sum(part.points for part in score.parts) for score in outcome.scores)
        assert all(game.moves(last, seat) == () for seat in range(seats))
        for language in LANGUAGES:
            parts = {part.name for score in outcome.scores for part in score.parts}
            assert all(words(language).has(f"{key}-part-{name}") for name in parts)


@every_table
def test_no_move_is_possible_once_the_game_is_over(key: str, seats: int) -> None:
    for finished in games_of(key, seats):
        last = finished[-1]
        for seat in range(-1, seats + 1):
            assert refused(key, last.turn.state, seat, last.move) == "refusal-game-over"


@every_table
def test_the_same_seed_and_moves_give_the_same_bytes_and_events(key: str, seats: int) -> None:
    game = GAMES[key]
    first = games_of(key, seats)[0]
    state = game.setup(seats=seats, options=game.Options(), seed=b"contract 0")
    for played in first:
        assert game.encode(state) == game.encode(played.state)
        turn = game.play(state, played.seat, game.parse_move(str(played.move)))
        assert turn == played.turn
        state = turn.state
    assert game.encode(state) == game.encode(first[-1].turn.state)


@every_table
def test_a_position_comes_back_from_its_bytes_equal_and_with_equal_bytes(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats):
        data = game.encode(played.turn.state)
        again = game.decode(data)
        assert again == played.turn.state
        assert game.encode(again) == data
        assert all(game.moves(again, seat) == game.moves(played.turn.state, seat) for seat in range(seats))


@every_game
def test_bytes_that_are_no_position_of_the_game_are_refused(key: str) -> None:
    game = GAMES[key]
    data = game.encode(positions(key, game.seats.start)[0].state)
    others = [GAMES[other] for other in GAMES if other != key]
    foreign = [o.encode(o.setup(seats=o.seats.start, options=o.Options(), seed=b"seed")) for o in others]
    for junk in (b"", b"junk", b"\xc1", data[:-1], data + b"\x00", data[1:], data[: len(data) // 2], *foreign):
        with pytest.raises(ValueError, match=r"."):
            game.decode(junk)


@every_table
def test_the_legal_moves_are_distinct_and_listed_alike_each_time(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats):
        assert len(set(played.moves)) == len(played.moves)
        assert game.moves(played.state, played.seat) == played.moves
        assert all(isinstance(move, game.Moves) for move in played.moves)


@every_table
def test_every_legal_move_can_be_played_and_leaves_the_position_as_it_was(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in games_of(key, seats)[0]:
        before = game.encode(played.state)
        for move in played.moves:
            turn = game.play(played.state, played.seat, move)
            assert game.deciders(turn.state) or game.outcome(turn.state) is not None
        assert game.encode(played.state) == before


@every_table
def test_a_move_is_written_and_read_again(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats):
        assert len({str(move) for move in played.moves}) == len(played.moves)
        for move in played.moves:
            assert game.parse_move(str(move)) == move
            assert game.parse_move(f"  {str(move).upper()} ") == move


@every_game
def test_text_that_is_no_move_is_refused_with_a_reason(key: str) -> None:
    game = GAMES[key]
    seen = {str(move) for played in positions(key, game.seats.start) for move in played.moves}
    junk = {"", " ", "\n", "xyzzy", "\0", "💧", "1" * 5000, "null", "{}", *(f"{text} xyzzy" for text in seen)}
    for text in junk:
        with pytest.raises(IllegalMove) as refusal:
            game.parse_move(text)
        assert all(words(language).say(refusal.value.reason, **refusal.value.values) for language in LANGUAGES)


@every_game
def test_mangled_notation_is_refused_or_is_a_move(key: str) -> None:
    game = GAMES[key]
    seen = sorted({str(move) for played in positions(key, game.seats.start) for move in played.moves})
    pieces = sorted({piece for text in seen for piece in text.split()} | {"0", "-1", "²", "999999999999", "x@y@z"})
    chance = Chance(b"mangle")
    for text in seen[:: max(1, len(seen) // 300)]:
        parts = text.split()
        at, chance = chance.below(len(parts))
        parts[at], chance = chance.pick(pieces)
        try:
            move = game.parse_move(" ".join(parts))
        except IllegalMove:
            continue
        assert game.parse_move(str(move)) == move


@every_table
def test_moves_of_other_seats_and_moments_are_refused(key: str, seats: int) -> None:
    game = GAMES[key]
    seen = list(dict.fromkeys(move for played in positions(key, seats) for move in played.moves))
    chance = Chance(b"wrong moves")
    for played in games_of(key, seats)[0][::8]:
        tried, chance = chance.shuffled(seen)
        for seat in range(-1, seats + 1):
            legal = set(game.moves(played.state, seat))
            for move in [move for move in tried[:25] if move not in legal]:
                refused(key, played.state, seat, move)


@every_table
def test_what_is_no_move_of_this_game_is_refused(key: str, seats: int) -> None:
    state, seat = positions(key, seats)[0].state, positions(key, seats)[0].seat
    for junk in (Nonsense(), None, "draw", 7, object(), positions(key, seats)[0].turn):
        assert refused(key, state, seat, junk) == "refusal-junk"


@every_table
@pytest.mark.parametrize("count", [1, pytest.param(6, marks=pytest.mark.long(seconds=30))])
def test_a_view_cannot_leak_and_an_imagined_position_can_be_played(key: str, seats: int, count: int) -> None:
    game = GAMES[key]
    chance = Chance(b"imagine")
    for number, played in enumerate(positions(key, seats, count=count)):
        state = played.turn.state
        for seat in (None, *range(seats)):
            imagined = game.imagine(state, seat, b"%d" % number)
            cannot_be_told_apart(game, imagined, state, seat)
            for decider in game.deciders(imagined)[:1]:
                move, chance = chance.pick(game.moves(imagined, decider))
                game.play(imagined, decider, move)
            assert game.decode(game.encode(imagined)) == imagined


@every_table
def test_with_any_options_what_is_imagined_depends_on_what_the_seat_may_know_alone(key: str, seats: int) -> None:
    game = GAMES[key]
    for options in variants(game, seats):
        for number, played in enumerate(random_game(game, seats, b"options", options)):
            if number % 4 == 0:
                seat = (None, *range(seats))[number // 4 % (seats + 1)]
                imagined = game.imagine(played.state, seat, b"%d" % number)
                cannot_be_told_apart(game, imagined, played.state, seat)


@every_table
def test_with_any_options_to_imagine_twice_is_to_imagine_once(key: str, seats: int) -> None:
    game = GAMES[key]
    for options in variants(game, seats):
        for number, played in enumerate(random_game(game, seats, b"options", options)):
            for seat in (None, *range(seats)) if number % 4 == 0 else ():
                imagined = game.imagine(played.state, seat, b"%d" % number)
                assert game.imagine(imagined, seat, b"again") == game.imagine(played.state, seat, b"again")


@every_table
def test_whether_a_move_reveals_something_is_known_to_the_one_who_makes_it_and_true(key: str, seats: int) -> None:
    for number, played in enumerate(positions(key, seats, count=1)):
        for move in played.moves[:: max(1, len(played.moves) // 4)]:
            knows_what_it_reveals(GAMES[key], played.state, played.seat, move, b"%d" % number)


@pytest.mark.long(seconds=60)
@every_table
def test_whether_a_move_reveals_something_is_known_to_the_one_who_makes_it_in_many_games(key: str, seats: int) -> None:
    for number in range(60):
        for at, played in enumerate(random_game(GAMES[key], seats, b"reveals %d" % number)):
            knows_what_it_reveals(GAMES[key], played.state, played.seat, played.move, b"%d" % at)


@every_table
def test_imagined_positions_differ_while_something_is_hidden(key: str, seats: int) -> None:
    game = GAMES[key]
    start = positions(key, seats)[0].state
    imagined = {game.encode(game.imagine(start, 0, b"%d" % number)) for number in range(20)}
    assert len(imagined) == 20
    assert game.imagine(start, 0, b"same") == game.imagine(start, 0, b"same")


@every_table
def test_an_imagined_game_can_be_played_to_its_end(key: str, seats: int) -> None:
    game = GAMES[key]
    played = games_of(key, seats)[0]
    state = game.imagine(played[len(played) // 2].state, 0, b"to the end")
    chance = Chance(b"to the end")
    while deciders := game.deciders(state):
        move, chance = chance.pick(game.moves(state, deciders[0]))
        state = game.play(state, deciders[0], move).state
    assert game.outcome(state) is not None


@every_table
def test_events_are_of_this_game_and_meant_for_all_or_one_seat(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats):
        for event in played.turn.events:
            assert isinstance(event, game.Events)
            assert event.reader is None or event.reader in range(seats)


@every_table
def test_an_event_that_tells_one_reader_more_follows_in_its_turn_on_what_all_are_told(key: str, seats: int) -> None:
    for played in positions(key, seats):
        events = played.turn.events
        for at, event in enumerate(events):
            if event.refines is not None:
                assert event.reader is not None
                assert any(type(one) is event.refines and one.reader is None for one in events[:at])


@every_table
def test_every_event_move_and_position_has_words(key: str, seats: int) -> None:
    names = [f"Amara {seat}" for seat in range(seats)]
    events: dict[Event, None] = dict.fromkeys(event for played in positions(key, seats) for event in played.turn.events)
    moves = dict.fromkeys(move for played in positions(key, seats) for move in played.moves)
    for language in LANGUAGES:
        assert all(words(language).event(key, event, names) for event in events)
        assert all(words(language).move(key, move, names) for move in moves)


@every_table
def test_the_robot_plays_legal_moves_and_the_same_ones_again(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats, count=1):
        for seat in game.deciders(played.state):
            view, moves = game.view(played.state, seat), game.moves(played.state, seat)
            choose = functools.partial(game.robot, view, moves, b"ties")
            move = choose()
            assert move in moves and choose() == move


@every_table
def test_a_game_weighs_all_moves_or_none_and_each_time_alike(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats, count=1)[:: 9 * seats]:
        for seat in game.deciders(played.state):
            view, moves = game.view(played.state, seat), game.moves(played.state, seat)
            weights = game.weigh(view, moves, b"scales", 3)
            assert set(weights) in (set(), set(moves)) and all(len(worths) == 3 for worths in weights.values())
            parts = [part for worths in weights.values() for worth in worths for part in worth.items()]
            assert all(math.isfinite(points) for _, points in parts)
            assert {name for name, _ in parts} <= {figure.name for figure in game.figures}
            assert game.weigh(view, moves, b"scales", 3) == weights


@every_game
def test_every_figure_has_a_name_in_all_languages_and_every_thing_that_is_weighed_a_figure(key: str) -> None:
    """A reason that nobody could read, or a part of the value that could never be one, fails here."""
    game, file = GAMES[key], file_of(key)
    assert len({figure.name for figure in game.figures}) == len(game.figures)
    spoken = [f"{key}-figure-{figure.name}" for figure in game.figures if figure.unit is not Unit.SILENT]
    assert [name for language in LANGUAGES for name in spoken if not words(language).has(name)] == []
    assert all("*" not in (pattern[:1]) for figure in game.figures for pattern in figure.weighs), "no figure for all"
    for table in () if file is None else file.tables.values():
        assert table.model.names - named(game.figures, table.model.names).keys() == set()


@every_table
def test_every_figure_is_measured_in_the_view_of_any_seat(key: str, seats: int) -> None:
    game = GAMES[key]
    measures = [figure.measure for figure in game.figures if figure.measure is not None]
    for played in positions(key, seats, count=1)[::17]:
        for seat in range(seats):
            assert all(math.isfinite(measure(game.view(played.state, seat))) for measure in measures)


@every_table
def test_robots_among_themselves_come_to_an_end(key: str, seats: int) -> None:
    game = GAMES[key]
    state = game.setup(seats=seats, options=game.Options(), seed=b"robots")
    for _ in range(MOST_MOVES):
        if not (deciders := game.deciders(state)):
            break
        seat = deciders[0]
        state = game.play(state, seat, game.robot(game.view(state, seat), game.moves(state, seat), b"r")).state
    assert game.outcome(state) is not None


@every_game
def test_every_kind_of_move_and_event_is_seen_in_recorded_or_random_play(key: str) -> None:
    game = GAMES[key]
    recorded = {kind for path in files() if key_of(path) == key for kind in tags(path)}
    wanted: set[type] = {kind for kind in (*game.Moves, *game.Events) if tag(kind) not in recorded}
    for number in range(60):
        seats = game.seats[number % len(game.seats)]
        options = variants(game, seats)
        option = options[number // len(game.seats) % len(options)]
        for played in random_game(game, seats, b"kinds %d" % number, option):
            wanted -= {type(played.move), *(type(event) for event in played.turn.events)}
        if not wanted:
            break
    assert not wanted


@every_game
def test_every_member_of_the_contract_is_there(key: str) -> None:
    asked = {name for name in vars(Game) if not name.startswith("_")}
    assert len(asked) > 15
    assert {name for name in asked if not hasattr(GAMES[key], name)} == set()


SAYS: dict[str, tuple[str, Callable[[AnyGame, Any, int, Sequence[Any]], bool]]] = {
    "twins": ("twin", lambda game, view, _, moves: any(game.twin(view, move) != move for move in moves)),
    "gauging": ("gauges", lambda game, view, _, moves: bool(game.gauges(view))),
    "waiving": ("waives", lambda game, view, _, moves: any(map(functools.partial(game.waives, view), moves))),
    "weighing": ("weigh", lambda game, view, _, moves: bool(game.weigh(view, moves, b"weigh", 1))),
}
"""By the room of a game that knows it: the member that must say it somewhere, and whether it does at a decision."""


@pytest.mark.parametrize(
    ("key", "room"),
    [(key, room) for key in GAMES for room in SAYS if importlib.util.find_spec(f"games.{key}.{room}") is not None],
)
def test_what_a_game_knows_its_member_says(key: str, room: str) -> None:
    """A game may leave a member to `Plain`, but not one that it has a room for."""
    game, (member, says) = GAMES[key], SAYS[room]
    for played in positions(key, max(game.seats)):
        for seat in game.deciders(played.state):
            if says(game, game.view(played.state, seat), seat, game.moves(played.state, seat)):
                return
    pytest.fail(f"{member} never says anything, though there is games/{key}/{room}.py")


@every_game
def test_somewhere_a_game_says_what_can_not_be_done(key: str) -> None:
    """Unless every kind of move can be made at every decision."""
    game = GAMES[key]
    decisions = [
        (played.state, seat) for played in positions(key, max(game.seats)) for seat in game.deciders(played.state)
    ]
    kinds = [{type(move) for move in game.moves(state, seat)} for state, seat in decisions]
    missing = any(one != set(game.Moves) for one in kinds)
    assert any(game.barred(game.view(state, seat)) for state, seat in decisions) is missing
