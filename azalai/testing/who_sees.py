"""List of a game's fields, events and kinds of moves, with their readers: `azalai try KEY --who-sees`.

The readers of a small game's fields follow from its marks, those of a large game's fields from the views of its seats.
The moves after which they learn something are observed in random games. Open fields that depend on hidden things are
found by replaying moves in imagined positions.
"""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

from azalai.games import GAMES
from azalai.games.contract import AnyGame, Event
from azalai.games.questions import tag
from azalai.games.small.marks import Dealt, Hidden
from azalai.testing.course import Course
from azalai.testing.knowing import list_shown
from azalai.testing.play import Played, random_game
from azalai.testing.secrecy import tables_of
from azalai.testing.worlds import Small, as_small, imagine_worlds, replay

GAMES_SEEN = 8
LOUD, STRANGE = ("TELLS", "SHOWN", "ORDER"), "NOT HELD"
"""Words in notes for which a row is marked on the page, and the words for which it is marked most."""
MOVES_SEEN = 250
"""Largest number of moves that are replayed."""


class Row(NamedTuple):
    """Row of the list: a name, its readers, the moves after which they learn it, and a note."""

    name: str
    readers: str
    when: str
    note: str = ""


class Sheet(NamedTuple):
    """List of the readers of a game's fields, events and moves."""

    key: str
    fields: tuple[Row, ...]
    events: tuple[Row, ...]
    moves: tuple[Row, ...]

    @property
    def parts(self) -> tuple[tuple[str, tuple[Row, ...]], ...]:
        """Parts of the list, with their headings."""
        return ("Fields", self.fields), ("Events", self.events), ("Moves", self.moves)


def list_readers(key: str) -> Sheet:
    """Return the readers of a game's fields, events and moves, as observed in random games."""
    game, observations = GAMES[key], _Observations()
    small = as_small(game)
    for moves in _play_games(game):
        for played in moves:
            observations.record(game, played)
        if small is not None:
            observations.record_shown(small, moves)
    fields = _list_large_fields(observations) if small is None else _list_small_fields(small, observations)
    events = tuple(
        Row(
            kind.__name__,
            " and ".join(sorted(observations.readers[kind])),
            f"after {_join_names(observations.causes[kind])}",
        )
        if kind in observations.readers
        else Row(kind.__name__, "never told in these games", "")
        for kind in game.Events
    )
    moves = tuple(
        Row(
            tag(kind),
            "everybody, at once" if kind.openly else "the seat that makes it; others only what follows",
            f"all see {_join_names(observations.shown.get(tag(kind)))} change",
            f"all are told {_join_names(observations.heard.get(tag(kind)))}",
        )
        for kind in game.Moves
    )
    return Sheet(key, tuple(fields), events, moves)


class _Shared:
    """Readers of a field to whom `Known` shows it.

    `is_strange`: some of them see things that they have neither held nor been told. `first`, `later`: the largest
    numbers of readers at the beginning and later, by the number of the other seats.
    """

    def __init__(self) -> None:
        self.first: dict[int, int] = {}
        self.later: dict[int, int] = {}
        self.is_strange = False

    def __str__(self) -> str:
        """Return the note on the field."""
        others = max((*self.first, *self.later))
        text = (
            f"SHOWN by `Known` to {self.first.get(others, 0) or 'none'} of the {others} others at the beginning, and to"
            f" up to {self.later.get(others, 0)} later"
        )
        strange = f"; some of them have {STRANGE} what they see, and no event has told them"
        return text + (strange if self.is_strange else "")


class _Observations:
    """Observations from random games, by event, kind of move, or field.

    - `readers`, `causes`: the readers of a kind of event, and the kinds of moves that cause it.
    - `shown`, `heard`: the public fields that a kind of move changes, and the public events after it.
    - `changed`, `depends`: the kinds of moves that change a field, and those after which it depends on hidden things.
    - `own`: True if a field of a seat's view differs from the public one.
    - `unsorted`: fields of seats' views that were not in ascending order.
    - `shown_to`: readers of fields by `Known`.
    """

    def __init__(self) -> None:
        self.readers: dict[type[Event], set[str]] = {}
        self.causes: dict[type[Event], set[str]] = {}
        self.shown: dict[str, set[str]] = {}
        self.heard: dict[str, set[str]] = {}
        self.changed: dict[str, set[str]] = {}
        self.depends: dict[str, set[str]] = {}
        self.own: dict[str, bool] = {}
        self.unsorted: set[str] = set()
        self.shown_to: dict[str, _Shared] = {}
        self._replayed = 0

    def record_shown(self, game: Small, moves: Sequence[Played]) -> None:
        """Record the seats to which `Known` shows the things of others in the moves of a game."""
        seats = moves[0].course.seats
        readers: Counter[tuple[str, int | None, Course]] = Counter()
        for shown in list_shown(game, moves):
            field = self.shown_to.setdefault(shown.secret.name, _Shared())
            field.is_strange |= shown.strange and not shown.secret.at_once
            place = (shown.secret.name, shown.owner, shown.course)
            readers[place] += 1
            numbers = field.first if shown.course.move is None else field.later
            others = seats if shown.owner is None else seats - 1
            numbers[others] = max(numbers.get(others, 0), readers[place])

    def record(self, game: AnyGame, played: Played) -> None:
        """Record the observations of a move."""
        kind = tag(type(played.move))
        for event in cast("tuple[Event, ...]", played.turn.events):
            readers = (
                "everybody" if event.reader is None else "its seat" if event.reader == played.seat else "another seat"
            )
            self.readers.setdefault(type(event), set()).add(readers)
            self.causes.setdefault(type(event), set()).add(kind)
            if event.reader is None:
                self.heard.setdefault(kind, set()).add(type(event).__name__)
        before, after = (game.view(state, None) for state in (played.state, played.turn.state))
        self.shown.setdefault(kind, set()).update(list_differing(before, after))
        for name in list_differing(played.state, played.turn.state):
            self.changed.setdefault(name, set()).add(kind)
        own = game.view(played.turn.state, played.seat)
        for name in own.__struct_fields__:
            value = getattr(own, name)
            differs = name in list_differing(after, own)
            self.own[name] = self.own.get(name, False) or differs
            if differs and isinstance(value, tuple) and not is_sorted(cast("tuple[Any, ...]", value)):
                self.unsorted.add(name)
        if self._replayed < MOVES_SEEN:
            self._replayed += 1
            for world in imagine_worlds(
                game, played.state, played.seat, played.course.seats, b"who %d" % self._replayed
            ):
                if (again := replay(game, world.state, played.seat, played.move)) is not None:
                    for name in list_differing(after, game.view(again.state, None)):
                        self.depends.setdefault(name, set()).add(kind)


def is_sorted(things: tuple[Any, ...]) -> bool:
    """Return True if things are in ascending order; things that can't be compared are ordered by their `repr`."""
    try:
        return list(things) == sorted(things)
    except TypeError:
        return list(things) == sorted(things, key=repr)


def list_differing(one: Any, other: Any) -> list[str]:
    """Return the names of the fields in which two structs differ."""
    return [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]


def _play_games(game: AnyGame) -> Iterator[list[Played]]:
    tables = [*((seats, game.Options()) for seats in game.seats), *tables_of(game)][:GAMES_SEEN]
    for number, (seats, options) in enumerate(tables):
        yield list(random_game(game, seats, b"seen %d" % number, options))


def _list_small_fields(game: Small, observations: _Observations) -> Iterator[Row]:
    sight = game.sight
    marks = {secret.name: secret for secret in sight.secrets}
    for name in game.State.__struct_fields__:
        when = _format_changes(observations.changed.get(name))
        if name == sight.chance:
            yield Row(name, "nobody", "never")
        elif (secret := marks.get(name)) is None:
            tells = observations.depends.get(name)
            note = f"TELLS something of what is hidden, or of chance, after {_join_names(tells)}" if tells else ""
            yield Row(name, "everybody", when, note)
        else:
            order = f"own_{name}" in observations.unsorted
            notes = [str(observations.shown_to[name])] if name in observations.shown_to else []
            notes += ["in an ORDER that its holder sees, and the next one too where it is passed on"] if order else []
            yield Row(name, _describe_readers(sight.describe_knowers(secret), secret.mark), when, "; ".join(notes))


def _describe_readers(knowers: str, mark: object) -> str:
    if isinstance(mark, Hidden):
        return "nobody; all see how many"
    return f"{knowers}; others see how many" if isinstance(mark, Dealt) else f"{knowers}, until it is opened"


def _list_large_fields(observations: _Observations) -> Iterator[Row]:
    shown = [(name, [kind for kind, names in observations.shown.items() if name in names]) for name in observations.own]
    for name, kinds in shown:
        own, tells = observations.own[name], observations.depends.get(name)
        note = f"follows from what is hidden, or from chance, after {_join_names(tells)}" if tells else ""
        yield Row(name, "each seat something of its own" if own else "everybody", _format_changes(kinds), note)


def _format_changes(kinds: Sequence[str] | set[str] | None) -> str:
    return f"from the beginning, changed by {_join_names(kinds)}" if kinds else "from the beginning"


def _join_names(names: Sequence[str] | set[str] | None) -> str:
    return ", ".join(sorted(names)) if names else "nothing"


def format_text(sheet: Sheet) -> list[str]:
    """Return a sheet as lines of text."""
    lines = [f"{sheet.key}: who learns what, and when"]
    for heading, rows in sheet.parts:
        lines += ["", heading]
        for row in rows:
            lines.append(f"  {row.name}: {row.readers}; {row.when}{'; ' if row.note else ''}{row.note}")
    return lines


STYLE = (
    "body{font:16px/1.4 sans-serif;max-width:60em;margin:1em auto;padding:0 1em;color:#222;background:#fffdf8}"
    "table{border-collapse:collapse;width:100%;margin-bottom:2em}td,th{text-align:left;vertical-align:top;"
    "padding:.35em .6em;border-bottom:1px solid #ddd;overflow-wrap:break-word}th{background:#f3e7d0;white-space:nowrap}"
    "td:first-child{font-weight:bold}.loud{background:#ffe3c2}.leak{background:#ffb9ad}"
    "@media(max-width:40em){table,tbody,tr,td{display:block}th{display:none}tr{border-bottom:1px solid #ddd}"
    "td{border:0;padding:.1em .6em}td:empty{display:none}}"  # on a phone, cells are stacked
)


def _row_class(row: Row) -> str:
    """Return the HTML class of a row that is marked, or ""."""
    if STRANGE in row.note:
        return " class='loud leak'"
    return " class=loud" if any(word in row.note for word in LOUD) else ""


def format_page(sheet: Sheet) -> str:
    """Return a sheet as an HTML page that needs no other files."""
    parts: list[str] = []
    for heading, rows in sheet.parts:
        lines = "".join(
            f"<tr{_row_class(row)}>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>"
            for row in rows
        )
        parts.append(f"<h2>{heading}</h2><table><tr><th>What<th>Who<th>When<th>Note</tr>{lines}</table>")
    title = html.escape(f"{sheet.key}: who learns what, and when")
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{title}</title>"
    return f"<!doctype html><html lang=en>{head}<style>{STYLE}</style><h1>{title}</h1>{''.join(parts)}</html>\n"
