"""A game as a text file that people can read, keep, replay and verify (`docs/records.md`).

Seats are counted from 0, as in the notation of the moves. Times are UTC. Lines that begin with `#` are for people.

>>> record = Record(
...     game="touareg",
...     version=1,
...     options="{}",
...     seats=(Sitter("Amara", robot=False), Sitter("Tin Hinan", robot=True, level=Level.STRONG)),
...     status="running",
...     started_at=1_794_694_400.0,
...     seed_hash=64 * "0",
...     reader=0,
...     acts=(
...         WrittenAct(number=1, at=1_794_694_410.0, seat=0, move="draw", events="Amara drew 1 salt."),
...         WrittenAct(number=2, at=1_794_694_420.0, seat=1, move=None),
...     ),
... )
>>> print(format_record(record), end="")
azalai record 1
game touareg
rules 1
options {}
seats 2
seat 0 person Amara
seat 1 strong robot Tin Hinan
status running
started 2026-11-14T22:13:20Z
hash 0000000000000000000000000000000000000000000000000000000000000000
for seat 0
moves 2
1 2026-11-14T22:13:30Z 0 draw
#   Amara drew 1 salt.
2 2026-11-14T22:13:40Z 1 ?
>>> found = parse_record(format_record(record))
>>> found.seats == record.seats, [act.move for act in found.acts], found.acts[1].line
(True, ['draw', None], 15)
>>> parse_record("a letter")
Traceback (most recent call last):
azalai.bot.records.record_file.Damaged: line 1: a record begins with 'azalai record 1'
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from azalai.bot.text import clip, visible_name
from azalai.robots import Level

FIRST_LINE = "azalai record 1"
_ANY_VERSION = re.compile(r"azalai record ([0-9]{1,9})")
STATUSES = ("running", "finished", "cancelled", "agreed", "resigned", "abandoned", "stranded")
"""The words for the state of a game in a record."""
MOST_BYTES = 8 * 1024 * 1024
"""Largest size of a file in bytes; the longest games make some hundred kilobytes."""
LONGEST_NAME = 100
"""Characters of a name that are kept: as many as the store keeps."""
WITHHELD = "?"
ONE_FOR_ALL = "-"
_TIME = "%Y-%m-%dT%H:%M:%SZ"
_HEX = re.compile(r"[0-9a-f]*")


class Sitter(msgspec.Struct, frozen=True):
    """Player of a seat at the end, and a robot's level."""

    name: str
    robot: bool
    level: Level = Level.SOLID


class WrittenAct(msgspec.Struct, frozen=True, kw_only=True):
    """Entry of a record: a move, an undo or the seed.

    `seat` None: of all; `move` None: it is withheld. `events`: those of it, in words; `line`: its line in the file.
    """

    number: int
    at: float
    seat: int | None
    move: str | None
    events: str = ""
    line: int = 0


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Game. `whole`: nothing is withheld, else it holds the knowledge of the seat `reader` (None: the public one).

    `seed_hash` (`azalai.bot.history.commitment`) and `final` (of the encoded last position) are SHA-256 in hexadecimal;
    `options` is JSON; times are seconds since 1970.
    """

    game: str
    version: int
    options: str
    seats: tuple[Sitter, ...]
    status: str
    started_at: float
    ended_at: float | None = None
    seed_hash: str
    commitment: int = 1
    seed: bytes | None = None
    final: str | None = None
    whole: bool = False
    reader: int | None = None
    acts: tuple[WrittenAct, ...] = ()


class Damaged(Exception):
    """A file that can't be read, and why; `line` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


class Newer(Exception):
    """A record in the format of a newer version."""

    def __init__(self, version: int) -> None:
        super().__init__(
            f"this record was written by a newer version of Azalaï (format {version}; this version reads format 1)"
        )


def format_record(record: Record) -> str:
    """Return the record as the text of a file."""
    return "\n".join([*_heading(record), f"moves {len(record.acts)}", *_moves(record.acts), ""])


def _heading(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game {record.game}"
    yield f"rules {record.version}"
    yield f"options {record.options}"
    yield f"seats {len(record.seats)}"
    for number, sitter in enumerate(record.seats):
        strength = "" if sitter.level is Level.SOLID else f"{sitter.level} "
        yield f"seat {number} {strength}{'robot' if sitter.robot else 'person'} {_join_lines(sitter.name)}"
    yield f"status {record.status}"
    yield f"started {_time(record.started_at)}"
    if record.ended_at is not None:
        yield f"ended {_time(record.ended_at)}"
    yield f"hash {record.seed_hash}"
    if record.commitment != 1:
        yield f"commitment {record.commitment}"
    if record.seed is not None:
        yield f"seed {record.seed.hex()}"
    if record.final is not None:
        yield f"final {record.final}"
    reader = "everybody" if record.reader is None else f"seat {record.reader}"
    yield f"for {'all' if record.whole else reader}"


def _moves(acts: Sequence[WrittenAct]) -> Iterator[str]:
    for act in acts:
        seat = ONE_FOR_ALL if act.seat is None else act.seat
        yield f"{act.number} {_time(act.at)} {seat} {WITHHELD if act.move is None else act.move}"
        yield from (f"#   {line}" for line in act.events.splitlines() if line.strip())


def _join_lines(text: str) -> str:
    return " ".join(text.split())


def _time(seconds: float) -> str:
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).strftime(_TIME)


def decode_text(file: Path) -> str:
    """Return the text of a file, of which no more is read than a record may hold.

    Raises `Damaged` if it is longer or no text, and OSError if it can't be read.
    """
    with file.open("rb") as stream:
        content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Damaged(1, f"no record is longer than {MOST_BYTES // 1024 // 1024} MiB, and this file is")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Damaged(content.count(b"\n", 0, error.start) + 1, "this is no text in UTF-8") from error


def parse_record(text: str) -> Record:
    """Return the record in a file.

    Raises `Damaged` with the line and what is wrong with it, and `Newer` for a format that is not known here.
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if lines and (version := _ANY_VERSION.fullmatch(lines[0][1])) and int(version[1]) > 1:
        raise Newer(int(version[1]))
    if not lines or lines[0][1] != FIRST_LINE:
        raise Damaged(lines[0][0] if lines else 1, f"a record begins with '{FIRST_LINE}'")
    heading: dict[str, tuple[int, str]] = {}
    sitters: list[Sitter] = []
    for at, (number, line) in enumerate(lines[1:], 1):
        word, _, rest = line.partition(" ")
        if word == "seat":
            sitters.append(_sitter(number, rest, len(sitters)))
        elif word in heading:
            raise Damaged(number, f"'{word}' stands here for the second time, first in line {heading[word][0]}")
        else:
            heading[word] = (number, rest.strip())
        if word == "moves":
            return _record(heading, sitters, _read_acts(lines[at + 1 :], heading["moves"]))
    raise Damaged(lines[-1][0], "the heading ends here without a line 'moves'")


def _record(heading: dict[str, tuple[int, str]], sitters: list[Sitter], acts: tuple[WrittenAct, ...]) -> Record:
    for word, (number, _) in heading.items():
        if word not in _WORDS:
            raise Damaged(number, f"'{word}' is not known in a heading")
    number, count = _require_heading(heading, "seats")
    if count != str(len(sitters)):
        raise Damaged(number, f"{count} seats are announced, {len(sitters)} are there")
    for act in acts:
        if act.seat is not None and act.seat >= len(sitters):
            raise Damaged(act.line, f"there is no seat {act.seat}; the last one is {len(sitters) - 1}")
    number, reader = _require_heading(heading, "for")
    match = re.fullmatch(r"all|everybody|seat (\d{1,3})", reader)
    if match is None:
        raise Damaged(number, "a record is for 'all', for 'everybody' or for 'seat' and its number")
    return Record(
        game=_require_heading(heading, "game")[1],
        version=_number(*_require_heading(heading, "rules")),
        options=_require_heading(heading, "options")[1],
        seats=tuple(sitters),
        status=_status(*_require_heading(heading, "status")),
        started_at=_seconds(*_require_heading(heading, "started")),
        ended_at=_seconds(*heading["ended"]) if "ended" in heading else None,
        seed_hash=_hexadecimal(*_require_heading(heading, "hash"), digits=64),
        commitment=_number(*heading["commitment"]) if "commitment" in heading else 1,
        seed=bytes.fromhex(_hexadecimal(*heading["seed"])) if "seed" in heading else None,
        final=_hexadecimal(*heading["final"], digits=64) if "final" in heading else None,
        whole=reader == "all",
        reader=None if match[1] is None else int(match[1]),
        acts=acts,
    )


_WORDS = (
    *("game", "rules", "options", "seats", "status", "started", "ended"),
    *("hash", "commitment", "seed", "final", "for", "moves"),
)


def _require_heading(heading: dict[str, tuple[int, str]], word: str) -> tuple[int, str]:
    if word not in heading:
        raise Damaged(heading["moves"][0], f"the heading ends here without a line '{word}'")
    return heading[word]


def _sitter(number: int, rest: str, seat: int) -> Sitter:
    match = re.fullmatch(rf"(\d{{1,3}}) (?:({'|'.join(Level)}) (?=robot))?(robot|person)(?: (.*))?", rest)
    if match is None or int(match[1]) != seat:
        raise Damaged(number, f"'seat {seat} person NAME' or 'seat {seat} robot NAME' is expected here")
    name, robot = clip(visible_name(match[4] or ""), LONGEST_NAME), match[3] == "robot"
    return Sitter(name, robot, Level(match[2] or Level.SOLID))


def _read_acts(lines: Sequence[tuple[int, str]], announced: tuple[int, str]) -> tuple[WrittenAct, ...]:
    acts: list[WrittenAct] = []
    for number, line in lines:
        match = re.fullmatch(r"(\d{1,9}) (\S+) (\d{1,3}|-) (.+)", line)
        if match is None:
            raise Damaged(number, "a move is written as 'NUMBER TIME SEAT NOTATION'")
        if int(match[1]) != len(acts) + 1:
            raise Damaged(number, f"move {len(acts) + 1} is expected here, this is move {match[1]}")
        acts.append(
            WrittenAct(
                number=int(match[1]),
                at=_seconds(number, match[2]),
                seat=None if match[3] == ONE_FOR_ALL else int(match[3]),
                move=None if match[4] == WITHHELD else match[4],
                line=number,
            )
        )
    if announced[1] != str(len(acts)):
        raise Damaged(announced[0], f"{announced[1] or 'no number of'} moves are announced, {len(acts)} are there")
    return tuple(acts)


def _number(line: int, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise Damaged(line, f"'{text[:40]}' is no whole number")
    return int(text)


def _status(line: int, text: str) -> str:
    if text not in STATUSES:
        raise Damaged(line, f"'{text[:40]}' is no status; there are {', '.join(STATUSES)}")
    return text


def _seconds(line: int, text: str) -> float:
    try:
        return datetime.datetime.strptime(text, _TIME).replace(tzinfo=datetime.UTC).timestamp()
    except ValueError:
        raise Damaged(line, f"'{text[:40]}' is no time like 2012-09-27T18:30:00Z") from None


def _hexadecimal(line: int, text: str, digits: int | None = None) -> str:
    if not _HEX.fullmatch(text) or len(text) % 2 or not text or (digits is not None and len(text) != digits):
        raise Damaged(line, f"{f'{digits} ' if digits else ''}hexadecimal digits are expected here")
    return text
