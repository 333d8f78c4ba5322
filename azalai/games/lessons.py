"""Lessons: a guided first game in private, as data next to the rules (`games/KEY/lesson.py`, if there is one).

A lesson is a game from a fixed seed. Its `line` is the advised game: every move of the learner and of the other seats.
On it everything happens as the texts say. Its `hints` teach the rules, each when it is first needed: they depend on
conditions and not on the line, so that a learner who leaves the line gets them, too.

The words at a decision follow from the moves played so far and from nothing else (`Course`): a lesson is stored as its
moves, goes on after years and restarts, and an undone move undoes the words since.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import AnyGame, Move
from azalai.games.questions import tag

OWN = "own"
"""In the path of a condition: the seat of the learner."""
WELCOME, FREE, END = "welcome", "free", "end"
"""Texts that every lesson has: the first, that of the free part, and the last."""
HINTS_AT_ONCE = 2
"""Largest number of hints at a decision off the line. On the line a move has its own hints, all of which are shown."""


class When(msgspec.Struct, frozen=True):
    """Condition of a hint: a decision of the learner at which all of these hold.

    `offers`: a move of one of these kinds can be played. `told`: an event of one of these kinds happened since the
    learner's last decision, and they saw it. `view`: the value at this path of their view (`camps.own.gold`) is equal
    to this one. `at_least`: the number at this path is this one or more.
    """

    offers: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    view: Mapping[str, object] = {}
    at_least: Mapping[str, int] = {}


class Hint(msgspec.Struct, frozen=True):
    """Rule in one or two sentences (the message `KEY-lesson-NAME`), the lines of the summary it teaches, and its time.

    It is due as soon as one of the conditions holds. `unless`: hints that say the same: it isn't due after one.
    """

    name: str
    teaches: tuple[str, ...]
    when: tuple[When, ...]
    unless: tuple[str, ...] = ()


class Act(msgspec.Struct, frozen=True):
    """A move of the line.

    A move of the learner has a `text`, which says why it is advised (the message `KEY-lesson-TEXT`), and `hints` that
    are shown with it, due or not.
    """

    seat: int
    move: str
    text: str | None = None
    hints: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """Lesson of a game.

    `version`: raised if the seed, the seats or the options change. `rules`: a name for each line of the
    summary (`KEY-rules`) that is no heading, in their order.
    """

    version: int
    seats: int
    learner: int
    seed: bytes
    options: Any
    rules: tuple[str, ...]
    hints: tuple[Hint, ...]
    line: tuple[Act, ...]


@functools.cache
def lesson_of(key: str) -> Lesson | None:
    """Return the lesson of a game, if it has one."""
    name = GAMES.room(key, f"azalai.games.{key}.lesson", "lesson")
    if importlib.util.find_spec(name) is None:
        return None
    return cast(Lesson, importlib.import_module(name).LESSON)


def texts_of(lesson: Lesson) -> tuple[str, ...]:
    """Return the names of all texts of a lesson, each once."""
    named = (WELCOME, FREE, END, *(hint.name for hint in lesson.hints), *(act.text for act in lesson.line if act.text))
    return tuple(dict.fromkeys(named))


class Course(Alone):
    """Lesson as far as it was played: the position, and the words at it.

    `texts`: the words for the learner. `met`: the names of the shown hints. `left`: they have just left the line.
    `free`: all is taught, and they play on as they like.
    """

    def __init__(self, game: AnyGame, lesson: Lesson, moves: Sequence[str] = ()) -> None:
        """Replay the moves. Raises ValueError for moves that can't be played (any more)."""
        self.lesson = lesson
        self.met: dict[str, None] = {}
        self.texts: tuple[str, ...] = ()
        self.free = self.left = False
        self._line: int | None = 0
        start = game.setup(seats=lesson.seats, options=lesson.options, seed=lesson.seed)
        super().__init__(game, start, lesson.learner, moves)

    @property
    def on_line(self) -> bool:
        """True if every move so far was that of the line."""
        return self._line is not None

    @property
    def following(self) -> Act | None:
        """Next move of the line; None outside of it and at its end."""
        if self._line is None or self._line >= len(self.lesson.line):
            return None
        return self.lesson.line[self._line]

    @property
    def advised(self) -> Move | None:
        """The move that the learner is advised to play."""
        act = self.following
        return self.game.parse_move(act.move) if self.asked and act is not None else None

    @property
    def rules_met(self) -> frozenset[str]:
        """The lines of the summary that were taught."""
        return frozenset(rule for hint in self.lesson.hints if hint.name in self.met for rule in hint.teaches)

    @property
    def waiting(self) -> int | None:
        """Seat that must decide before the learner is asked; None if it is the learner, or if the game is over."""
        act = self.following
        if self.asked or self.over:
            return None
        if act is not None:
            return act.seat
        return super().waiting

    def _goes(self, seat: int, move: Move) -> None:
        """Note whether a move that is about to be carried out follows the line."""
        self.left = self.left and not self.asked
        act = self.following
        if act is not None and self._line is not None:
            follows = (act.seat, act.move) == (seat, str(move))
            self._line = self._line + 1 if follows else None
            self.left = not follows

    def _arrive(self) -> None:
        """Note after a move whether the learner is asked, and the words then."""
        learner, deciders = self.lesson.learner, self.game.deciders(self.state)
        act = self.following
        if act is not None and self.game.parse_move(act.move) not in self.game.moves(self.state, act.seat):
            self._line = act = None  # the rules have changed since the line was written
        self.asked = learner in deciders and (act.seat == learner if act is not None else len(deciders) == 1)
        self.texts = tuple(self._say(act)) if self.asked else (END,) if self.over else ()

    def _say(self, act: Act | None) -> list[str]:
        texts = [] if self.decisions else [WELCOME]
        due = [hint.name for hint in self._list_due_hints()][:HINTS_AT_ONCE] if act is None else act.hints
        given = [name for name in due if name not in self.met]
        self.met.update(dict.fromkeys(given))
        texts += given
        if act is not None and act.text is not None:
            texts.append(act.text)
        finished = self._line == len(self.lesson.line) if self.on_line else self.rules_met >= set(self.lesson.rules)
        if finished and not self.free:
            self.free = True
            texts.append(FREE)
        return texts

    def _list_due_hints(self) -> list[Hint]:
        """Return the hints that were not shown yet, and whose time has come."""
        learner = self.lesson.learner
        view = self.game.view(self.state, learner)
        offered = {tag(move) for move in self.game.moves(self.state, learner)}
        events = [event for events in self.events for event in events if event.reader in (None, learner)]
        tags = {str(event.__struct_config__.tag) for event in events}

        def holds(when: When) -> bool:
            return (
                (not when.offers or not offered.isdisjoint(when.offers))
                and (not when.told or not tags.isdisjoint(when.told))
                and all(at(view, path, learner) == value for path, value in when.view.items())
                and all(at(view, path, learner) >= least for path, least in when.at_least.items())
            )

        return [
            hint
            for hint in self.lesson.hints
            if self.met.keys().isdisjoint((hint.name, *hint.unless)) and any(map(holds, hint.when))
        ]


def at(view: Any, path: str, learner: int) -> Any:
    """Return the value in a view at a path of fields and indexes, joined by points; `own` is the learner's seat."""
    for part in path.split("."):
        place = learner if part == OWN else int(part) if part.isdecimal() else None
        view = getattr(view, part) if place is None else view[place]
    return view
