"""Record of a game: it leaks nothing while the game runs, and proves and replays it afterwards."""

from __future__ import annotations

import functools
import hashlib
import io
import itertools
import re
import tracemalloc
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from azalai.bot.__main__ import main
from azalai.bot.history.narration import lines
from azalai.bot.history.replay import last_position, positions
from azalai.bot.records.export import make_record
from azalai.bot.records.record_file import STATUSES, Damaged, format_record, parse_record
from azalai.bot.records.scenes import scenes
from azalai.bot.records.verification import Finding, prove
from azalai.bot.store.rows import MoveRow, Status
from azalai.bot.tables.table import list_events_for
from azalai.games import GAMES
from azalai.games.chance import Chance
from azalai.games.contract import Event, Move
from azalai.locales import words
from azalai.renderers.film import MOST_FRAMES
from azalai.robots import Level
from azalai.testing.play import Played, games_of
from tests.bot.histories import finished_game, row, table_of

EN = words("en")
every_game = pytest.mark.parametrize("key", list(GAMES))
TRIED = 40
"""Number of other moves that are searched for one that a reader can't tell from the real one."""


@functools.cache
def make_file(key: str) -> str:
    """Return the record of a whole game of two."""
    table, rows, final = finished_game(key, GAMES[key].seats.start, b"file")
    return format_record(make_record(table, rows, final, 0, EN))


def test_the_file_has_robots_levels_and_old_ones_read_as_solid():
    table, rows, final = finished_game("souk", 3, b"file")
    sitters = [
        *(replace(table.seats[0], user_id=None, level="strong"), replace(table.seats[1], user_id=None, level="solid")),
        table.seats[2],
    ]
    text = format_record(make_record(replace(table, seats=tuple(sitters)), rows, final, 0, EN))
    assert re.findall(r"^seat \d (?:\w+ )?(?:robot|person)", text, flags=re.MULTILINE) == [
        *("seat 0 strong robot", "seat 1 robot", "seat 2 person")
    ]
    assert [(seat.robot, seat.level) for seat in parse_record(text).seats] == [
        *((True, Level.STRONG), (True, Level.SOLID), (False, Level.SOLID))
    ]
    with pytest.raises(Damaged, match="seat 2 person NAME"):
        parse_record(text.replace("seat 2 person", "seat 2 strong person"))


def save(folder: Path, text: str) -> str:
    path = folder / "game.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def find_other_move(played: Played, reader: int | None, seed: bytes) -> tuple[Move, tuple[Event, ...]]:
    """Return a move that the reader can't tell from the real one, with its events in a position of the same view.

    Another move is preferred to the same one.
    """
    game = GAMES[find_key(played)]
    events_told = list_events_for(played.turn.events, reader)
    other = game.imagine(played.state, reader, seed)
    moves = (played.move,)
    if played.seat != reader:
        shuffled, _ = Chance(seed).shuffled(game.moves(other, played.seat))
        moves = (*(move for move in shuffled[:TRIED] if move != played.move), played.move)
    for move in moves:
        if move in game.moves(other, played.seat):
            events = game.play(other, played.seat, move).events
            if list_events_for(events, reader) == events_told:
                return move, events
    return played.move, played.turn.events


def find_key(played: Played) -> str:
    return next(key for key, game in GAMES.items() if type(played.move) in game.Moves)


@pytest.mark.costly(seconds=2)
@every_game
def test_the_file_and_log_of_a_running_game_follow_the_readers_view(key: str):
    game, seats = GAMES[key], GAMES[key].seats.start
    moves = games_of(key, seats)[0]
    differ = False
    secret = any(event.reader is not None for one in moves for event in one.turn.events)
    for reader in (None, *range(seats)):
        true, other = [row(0, None, "setup")], [row(0, None, "setup")]
        for number, one in enumerate(moves[:-1], 1):
            true.append(row(number, one.seat, str(one.move), one.turn.events))
            move, events = find_other_move(one, reader, b"%d" % number)
            other.append(row(number, one.seat, str(move), events))
        state = moves[-1].state
        table = table_of(key, seats, state, len(moves) - 1, Status.RUNNING, b"true seed")
        imagined = game.imagine(state, reader, b"imagined")
        elsewhere = replace(table, state=imagined, row=replace(table.row, seed=b"other seed"))
        files = [
            format_record(make_record(at, rows, game.encode(at.state), reader, EN))
            for at, rows in ((table, true), (elsewhere, other))
        ]
        assert files[0] == files[1]
        assert lines(table, true, reader, EN, all_that_is_out=True) == lines(
            elsewhere, other, reader, EN, all_that_is_out=True
        )
        differ |= true != other
    assert differ or not secret


@every_game
def test_a_reader_gets_own_moves_in_notation_and_others_in_words(key: str):
    seats = GAMES[key].seats.start
    table, rows, final = finished_game(key, seats, b"own")
    running = replace(table, row=replace(table.row, status=Status.RUNNING))
    for reader in (None, 0):
        record = parse_record(format_record(make_record(running, rows, final, reader, EN)))
        assert record.seed is None and record.final is None and not record.whole
        assert all((act.move is None) == (act.seat != reader) for act in record.acts if act.move != "undo")
        assert [act.move for act in record.acts if act.seat == reader] == [
            move.move for move in rows if move.seat == reader and reader is not None
        ]


@every_game
def test_the_file_of_a_finished_game_is_read_as_it_was_written(key: str):
    table, rows, final = finished_game(key, GAMES[key].seats.start, b"file")
    record = make_record(table, rows, final, None, EN)
    again = parse_record(format_record(record))
    assert [(act.seat, act.move, act.at) for act in again.acts] == [(act.seat, act.move, act.at) for act in record.acts]
    assert replace(again, acts=()) == replace(record, acts=())


@every_game
def test_a_finished_game_is_verified_and_replayed_from_its_file(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = save(tmp_path, make_file(key))
    assert main(["verify", file]) == 0
    assert capsys.readouterr().out.count(" ok ") == 2
    assert main(["replay", file, "--language", "en"]) == 0
    output = capsys.readouterr().out
    assert "1. Amara: " in output or "1. Thomas: " in output
    assert "(taken back)" in output and re.match(r"\d\. \w+: -?\d+$", output.splitlines()[-1])


def test_the_last_position_is_told_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    picture, film = tmp_path / "end.png", tmp_path / "film.gif"
    file = save(tmp_path, make_file("souk"))
    assert main(["replay", file, "--text", "--picture", str(picture), "--film", str(film), "--language", "fr"]) == 0
    assert "Amara" in capsys.readouterr().out
    assert Image.open(picture).format == "PNG"
    assert Image.open(io.BytesIO(film.read_bytes())).n_frames > 3  # pyright: ignore[reportAttributeAccessIssue]


def replace_text(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def drop_lines(text: str, word: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(word))


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (lambda text: "", "line 1: a record begins with"),
        (lambda text: "hello\n" + text, "line 1: a record begins with"),
        (lambda text: replace_text(text, "rules 1", "rules one"), "line 3: 'one' is no whole number"),
        (lambda text: replace_text(text, "seats 2", "seats 3"), "line 5: 3 seats are announced, 2 are there"),
        (lambda text: replace_text(text, "\nhash ", "\nhash x"), "line 11: 64 hexadecimal digits"),
        (lambda text: replace_text(text, "\nfor all", "\nweather fine\nfor all"), "line 14: 'weather' is not known"),
        (lambda text: drop_lines(text, "status"), "without a line 'status'"),
        (
            lambda text: replace_text(text, "status finished", "status hurrah"),
            "line 8: 'hurrah' is no status; there are ru",
        ),
        (lambda text: replace_text(text, "started 2", "started 3 2"), "line 9: '3 2"),
        (lambda text: drop_lines(text, "2 "), "move 2 is expected here, this is move 3"),
        (lambda text: text[: text.index("\n4 ")], "moves are announced, 3 are there"),
        (lambda text: replace_text(text, " 0 offer ", " 5 offer "), "there is no seat 5"),
        (lambda text: replace_text(text, " offer ", " offer 9"), "line 16: move 1 of seat 1, 'offer 9"),
        (lambda text: replace_text(text, " undo", " undo 99"), "more is taken back here than was played"),
        (lambda text: replace_text(text, " undo", " undo it"), "'undo it' takes back nothing"),
        (
            lambda text: replace_text(text, "\nfinal ", "\nfinal " + "0" * 64 + "\nfinal "),
            "'final' stands here for the",
        ),
        (lambda text: replace_text(text, "game souk", "game chess"), "the game 'chess' is not installed"),
        (
            lambda text: replace_text(text, "rules 1", "rules 0"),
            "version 0 of the rules of souk; this release has version 1",
        ),
        (lambda text: replace_text(text, "small_purse", 'small_purse": 7, "x'), "the options can't be read"),
        (lambda text: drop_lines(text, "seed "), "written while the game ran"),
    ],
)
def test_faults_of_a_damaged_record_are_named_with_their_line(
    damage, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = save(tmp_path, damage(make_file("souk")))
    assert main(["replay", file]) == 1
    error = capsys.readouterr().err
    assert error.startswith(file) and expected in error and len(error.splitlines()) == 1


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [("seed 66", "seed 67", "the seed does not have"), ("final ", "final 00", ""), (" offer ", " offer 1", "line ")],
)
def test_a_file_that_was_changed_is_not_verified(
    old: str, new: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    text = make_file("souk")
    damaged = replace_text(text, old, new)
    if old == "final ":
        at = damaged.index("\nfinal ")
        damaged = damaged[: at + 7 + 64] + damaged[at + 7 + 66 :]
    assert main(["verify", save(tmp_path, damaged)]) == 1
    output = capsys.readouterr()
    assert expected in output.out + output.err and ("WRONG" in output.out)


@pytest.mark.parametrize("status", [status for status in STATUSES if status != "finished"])
def test_a_status_that_contradicts_the_end_is_found(status: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """A game is finished exactly if the rules say so of its last position."""
    file = save(tmp_path, replace_text(make_file("souk"), "status finished", f"status {status}"))
    assert main(["verify", file]) == 1
    assert f"status WRONG   the record names the status '{status}'" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_in_a_newer_format_is_told_as_one(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = save(tmp_path, replace_text(make_file("souk"), "azalai record 1", "azalai record 2"))
    assert main([command, file]) == 2
    assert "written by a newer version of Azalaï (format 2;" in capsys.readouterr().err


@pytest.mark.parametrize("missing", ["no-such-file.txt", "."])
def test_a_file_that_is_not_there_is_named(missing: str, capsys: pytest.CaptureFixture[str]):
    assert main(["verify", missing]) == 1
    assert capsys.readouterr().err.startswith(missing)


def rename_seat(name: str) -> str:
    """Return a record whose first seat has this name."""
    return re.sub(r"(?m)^(seat 0 \w+) .*$", lambda match: f"{match[1]} {name}", make_file("souk"))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\x1b]0;mine\x07\x1b[31mAmara\x9b2J", "]0;mine[31mAmara2J"),
        ("A\u202emar\u200ba", "Amara"),
        ("n" * 300_000, "n" * 99 + "…"),
        ("*" * 3000, "*" * 99 + "…"),
        ("{ $x } \\", "{ $x } \\"),
    ],
)
def test_names_in_a_record_are_shown_as_plain_names(
    name: str, shown: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    """Long names and control characters are shortened and removed."""
    file, picture = save(tmp_path, rename_seat(name)), str(tmp_path / "end.png")
    assert main(["verify", file]) == 0
    assert main(["replay", file, "--text", "--picture", picture, "--language", "en"]) == 0
    output = capsys.readouterr().out
    assert f". {shown}: " in output
    assert not re.search(r"[^\n -~…’àéèêôçÉ×·–—›«»\u202f\u00a0]", output)
    assert max(len(line) for line in output.splitlines()) < 2000


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game souk", "game \x1b[31m" + "x" * 100_000),
        (" offer ", " \x1b[31moffer " + "9" * 100_000),
        ("options {", "options " + "[" * 100_000 + "{"),
        ("status ", "status \x1b[31m"),
        ("rules 1", "rules \x1b[31m"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_the_content_of_a_record_steers_and_floods_no_terminal(
    command: str, old: str, new: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    main([command, save(tmp_path, replace_text(make_file("souk"), old, new))])
    output = capsys.readouterr()
    assert "\x1b" not in output.out + output.err
    assert len(output.err) < 1000 and len(output.out) < 20_000


def test_only_a_part_of_a_file_that_is_too_long_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "long.txt"
    file.write_text(make_file("souk"), encoding="utf-8")
    with file.open("r+b") as stream:
        stream.truncate(2 * 1024**3)  # a hole, which takes no space on the disk
    tracemalloc.start()
    assert main(["replay", str(file)]) == 1
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert "no record is longer than 8 MiB" in capsys.readouterr().err
    assert most < 64 * 1024 * 1024


def test_a_file_that_is_no_text_is_named_with_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "game.txt"
    file.write_bytes(b"azalai record 1\ngame \xff\n")
    assert main(["verify", str(file)]) == 1
    assert "line 2: this is no text in UTF-8" in capsys.readouterr().err


def test_any_text_is_read_or_refused_with_a_line():
    text = make_file("souk")
    chance = Chance(b"damage")
    for _ in range(400):
        at, chance = chance.below(len(text))
        other, chance = chance.pick(["", "\n", " ", "9", "x", "#", "-", "?", "\0", "é"])
        try:
            parse_record(text[:at] + other + text[at + 1 :])
        except Damaged as trouble:
            assert 1 <= trouble.line <= len(text.splitlines()) + 1


def make_scenes(key: str, rows: list[MoveRow], table) -> list:
    start = table.game.setup(seats=len(table.seats), options=table.options(), seed=table.row.seed)
    assert table.game.encode(last_position(table.game, start, rows[1:])) == table.game.encode(table.state)
    return scenes(table.game, positions(table.game, start, rows[1:]))


@every_game
def test_a_film_begins_with_the_first_position_ends_with_the_last_and_can_be_watched(key: str):
    table, rows, _ = finished_game(key, max(GAMES[key].seats), b"film")
    film = make_scenes(key, rows, table)
    assert film[0].number == 0 and film[-1].view == table.view(None)
    assert len(film) <= MOST_FRAMES
    assert all(one.view != two.view and one.number < two.number for one, two in itertools.pairwise(film))


@every_game
def test_a_film_and_its_proof_count_the_same_moves(key: str):
    """Neither counts undone moves."""
    table, rows, _ = finished_game(key, max(GAMES[key].seats), b"film")
    proof = prove(
        table.game, version=table.rules, options=table.row.options, seats=len(table.seats), seed=table.row.seed or b"",
        seed_hash="", acts=rows[1:], final=hashlib.sha256(table.game.encode(table.state)).hexdigest(),
    )  # fmt: skip
    assert proof.finding is Finding.SAME and proof.acts < len(rows) - 1
    assert make_scenes(key, rows, table)[-1].number == proof.acts
