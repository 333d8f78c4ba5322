"""Questions of whole games of each kind of solo games, each decision as it is asked: for `benchmarks.phone`.

The person plays like the game's robot; in lessons as advised, or sometimes otherwise (`detour`).
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec

from azalai.bot.dialogs.fitting import read_size
from azalai.bot.layouts.layout import Picture, PrivateLayout
from azalai.bot.layouts.prompts import DialogPlace, make_prompt
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.preferences import Preferences
from azalai.bot.people.reader import Reader
from azalai.bot.people.teaching import Taught
from azalai.bot.reviews.mistake_store import MistakeRow
from azalai.bot.reviews.positions import ReviewedChoice
from azalai.bot.signs import Signs
from azalai.bot.solo.deal_dialog import DealDialog
from azalai.bot.solo.deals import DealGame
from azalai.bot.solo.dialog import SoloDialog, legal_moves
from azalai.bot.solo.games import SoloGame
from azalai.bot.solo.lesson_dialog import LessonDialog
from azalai.bot.solo.lessons import LessonGame, let_robots_play
from azalai.bot.solo.mistake_dialog import MistakeDialog
from azalai.bot.solo.mistake_puzzles import MistakeGame
from azalai.bot.solo.puzzle_dialog import PuzzleDialog
from azalai.bot.solo.puzzle_store import PuzzleRow
from azalai.bot.solo.puzzles import PuzzleGame
from azalai.bot.solo.store import DealRow, SoloKind, SoloRow
from azalai.bot.solo.what_if import Source, WhatIfGame
from azalai.bot.solo.what_if_dialog import WhatIfDialog
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import Move
from azalai.games.lessons import Course, lesson_of
from azalai.games.questions import answers_of
from azalai.locales import Language, words
from azalai.renderers import renderer, turning
from azalai.renderers.verdict import Verdict, draw_verdict
from azalai.robots import Draw, Level, draw_decisions
from azalai.testing.play import robots_game
from benchmarks.question_heights import SIGNS, Measured, measure

KINDS = ("deals", "lessons", "puzzles", "mistakes", "what-ifs")
DAY = 20_785
DETOUR = 0.15
"""Share of decisions at which another move than the advised one is played."""
DECISIONS = 12
"""Decisions of a game of robots that are posed as puzzles."""
FREE = 6
"""Decisions of the free part of a lesson that are measured."""


class Person:
    """Person who plays, with their preferences. `explained`: `?` is open; `newcomer`: the game is new to them."""

    def __init__(self, language: Language, *, explained: bool = False, newcomer: bool = False) -> None:
        known = {key: {"?": 1} if explained else {"*": 1} for key in GAMES}
        self.preferences = Preferences(user=1, language=language, taught=Taught({} if newcomer else known))

    async def load(self, user: int) -> Preferences:
        """Return the preferences."""
        return self.preferences

    def learn(self, key: str, layout: PrivateLayout) -> None:
        """Note what a layout has explained."""
        if layout.explains is not None:
            taught = self.preferences.taught.with_explained(key, layout.explains)
            self.preferences = msgspec.structs.replace(self.preferences, taught=taught)


class Drawings:
    """Pictures of the right size without the time of encoding."""

    async def render(self, table: LoadedTable, seat: int | None, reader: Preferences, marked: Any = None) -> Picture:
        """Draw the table as a seat sees it."""
        said, key = words(table.language), table.game.key
        drawn = renderer(key).draw(table.view(seat), table.names, said, *([] if marked is None else [marked]))
        return _make_picture(*drawn.size)

    async def render_with_fallback(
        self, table: LoadedTable, seat: int, language: Language, *, contrast: bool, marked: Verdict
    ) -> Picture:
        """Draw the board of an answer with its marks."""
        said = words(language)
        return _make_picture(*draw_verdict(table.game.key, table.view(seat), table.names, said, marked).size)

    async def render_turning(self, table: LoadedTable) -> Picture:
        """Draw a turning point."""
        return _make_picture(*turning(table.game.key, table.view(None), table.names, words(table.language)).image.size)


def _make_picture(wide: int, high: int) -> Picture:
    head = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + wide.to_bytes(4, "big") + high.to_bytes(4, "big")
    return Picture("board.png", head, "a board")


class Ways:
    """Dialogs, and a request of a person, in a language, with these emojis."""

    def __init__(
        self,
        language: Language,
        signs: Signs = SIGNS,
        *,
        explained: bool = False,
        newcomer: bool = False,
        drawings: Any = None,
    ) -> None:
        self.person = Person(language, explained=explained, newcomer=newcomer)
        self.said, self.signs = words(language), signs
        host: Any = SimpleNamespace(now=lambda: DAY * 86_400.0 + 3600, preferences=self.person, signs=signs)
        drawings = drawings or Drawings()
        nothing: Any = None
        self.dialogs: dict[str, Any] = {
            "deals": DealDialog(host, drawings, nothing, nothing, nothing, nothing),
            "lessons": LessonDialog(host, drawings, nothing),
            "puzzles": PuzzleDialog(host, drawings),
            "mistakes": MistakeDialog(host, drawings),
            "what-ifs": WhatIfDialog(host, drawings, nothing),
        }
        self.request: Any = SimpleNamespace(
            user=1, name="Amara", words=self.said, language=language, signs=signs, reader=Reader(1, self.said),
            interaction=SimpleNamespace(application_id=1), user_install=True,
        )  # fmt: skip

    async def screens(self, dialog: SoloDialog[Any], game: Any, move: Move) -> Iterator[Measured]:
        """Return all screens on the way to a move: the page before, the question, those after each answer."""
        key, made = game.course.game.key, list[Measured]()
        table = dialog.table_of(game, self.request)
        fitted = await dialog.fit(self.request, game, table)
        page = await dialog.page_before(self.request, game, fitted)
        if page is not None:
            made.append(self._measure(f"{key} page", -1, page))
        made.append(self._measure(key, 0, fitted.layout))
        self.person.learn(key, fitted.layout)
        moves = legal_moves(game)
        target, at = answers_of(moves, move), ()
        said = Wordings(table, game.course.own, self.said, px=fitted.px, starred=fitted.place.advised is not None)
        while True:
            asked = make_prompt(DialogPlace(table, game.course.own, 0, at), moves, said)
            leading = [choice.answers for choice in asked.choices if target[: len(choice.answers)] == choice.answers]
            if asked.move is not None or target in leading:
                return iter(made)
            at = leading[0] if leading else target[: len(at) + 1]
            later = await dialog.fit(self.request, game, table, (), at)
            made.append(self._measure(key, len(at), later.layout))
            if at == target and not asked.groups:
                return iter(made)
            said = Wordings(table, game.course.own, self.said, px=later.px)

    def _measure(self, key: str, depth: int, layout: PrivateLayout) -> Measured:
        sizes = [read_size(picture) for picture in layout.pictures()]
        return measure(key, depth, layout, next(filter(None, sizes), (0, 0)), self.signs)


def _row(kind: SoloKind, course: Alone) -> SoloRow:
    return SoloRow(
        id=1, kind=kind, user_id=1, game=course.game.key, version=1, name="Amara", decision=len(course.decisions),
        began_at=0.0, changed_at=0.0,
    )  # fmt: skip


def deals(key: str, number: int) -> Iterator[tuple[DealGame, Move]]:
    """Return a deal at each decision of its person, with the move that is played there."""
    game = GAMES[key]
    seats = 3 if 3 in game.seats else min(game.seats)
    seed = hashlib.sha256(b"solo%d" % number).digest()
    own, options = seed[0] % seats, msgspec.json.encode(game.Options())
    row = DealRow(
        day=DAY, game=key, version=game.version, seats=seats, own_seat=own, options=options, level="solid", seed=seed,
        seed_hash=seed[::-1].hex(), commitment=2,
    )  # fmt: skip
    course = Alone(game, game.setup(seats=seats, options=game.Options(), seed=seed), own)
    while True:
        while (seat := course.waiting) is not None:
            course.play(seat, _robots_move(course, seat))
        if course.over:
            return
        move = _robots_move(course, own)
        yield DealGame(row=_row(SoloKind.DEAL, course), course=course, deal=row), move
        course.play(own, move)


def _robots_move(course: Alone, seat: int) -> Move:
    game, state = course.game, course.state
    return game.robot(game.view(state, seat), game.moves(state, seat), b"%d" % len(course.moves))


def lessons(key: str, number: int, *, detour: bool = False) -> Iterator[tuple[LessonGame, Move]]:
    """Return a lesson at each decision of its person, and at some of its free part, with the move played there."""
    given = lesson_of(key)
    assert given is not None
    course, chance, free = Course(GAMES[key], given), random.Random(number), 0
    while True:
        let_robots_play(course)
        free += course.free
        if course.over or free > FREE:
            return
        other = detour and chance.random() < DETOUR
        advised = None if other else course.advised
        move = advised or (chance.choice(course.game.moves(course.state, course.own)) if other else None)
        move = move or _robots_move(course, course.own)
        yield LessonGame(row=_row(SoloKind.LESSON, course), course=course), move
        course.play(course.own, move)


def puzzles(key: str, number: int) -> Iterator[tuple[PuzzleGame, Move]]:
    """Return the decisions of a game of robots, each posed as a puzzle, with a move."""
    game = GAMES[key]
    draw = Draw(key, min(game.seats), b"puzzle%d" % number, DECISIONS)
    for decision in draw_decisions(draw):
        options = msgspec.json.encode(game.Options())
        row = PuzzleRow(
            id=1, game=key, version=game.version, seats=draw.seats, seat=decision.seat, options=options,
            position=decision.position, kind="", candidates="[]", practice=True, day=None, made_at=0.0,
        )  # fmt: skip
        course = Alone(game, game.decode(decision.position), decision.seat)
        yield (
            PuzzleGame(row=_row(SoloKind.PUZZLE, course), course=course, puzzle=row),
            game.parse_move(decision.moves[0]),
        )


def mistakes(key: str, number: int) -> Iterator[tuple[MistakeGame, Move]]:
    """Return the same decisions as mistakes of a person's own game."""
    row = MistakeRow(
        id=1, user_id=1, table_id=7, number=1, game=key, version=1, loss=0.4, candidates="[]", answers=0, chosen=None,
        right_in_a_row=1, wrong_in_a_row=0, due_at=0.0, answered_at=None,
    )  # fmt: skip
    for posed, move in puzzles(key, number):
        names = ("Karine", "Idir", "Amastan", "Tamenokalt", "Moussa")[: posed.puzzle.seats]
        ended: Any = SimpleNamespace(ended_at=DAY * 86_400.0)
        history: Any = SimpleNamespace(
            table=SimpleNamespace(row=ended, seats=[SimpleNamespace(name=name) for name in names])
        )
        choice = ReviewedChoice(1, 0.0, 0, posed.course.state, posed.seat, str(move))
        values = {name: getattr(posed, name) for name in ("row", "course", "puzzle")}
        yield MistakeGame(**values, mistake=row, history=history, choice=choice, step=68, goes_on=True), move


def what_ifs(key: str, number: int) -> Iterator[tuple[WhatIfGame, Move]]:
    """Return the second half of a game of robots, played on by a person, at each of their decisions."""
    game = GAMES[key]
    seats = 3 if 3 in game.seats else min(game.seats)
    played = list(robots_game(game, seats, b"what-if%d" % number))
    half = played[len(played) // 2]
    source = Source(
        table=7, step=68, seat=half.seat, seats=seats, level=Level.SOLID, ended_at=DAY * 86_400.0,
        options=msgspec.json.encode(game.Options()).decode(),
    )  # fmt: skip
    stored = {"start": game.encode(half.state), "source": msgspec.json.encode(source).decode()}
    course = Alone(game, half.state, half.seat)
    while not course.over:
        while (seat := course.waiting) is not None:
            course.play(seat, _robots_move(course, seat))
        if course.over:
            return
        move = _robots_move(course, half.seat)
        row = msgspec.structs.replace(_row(SoloKind.WHAT_IF, course), **stored)
        yield WhatIfGame(row=row, course=course, source=source), move
        course.play(half.seat, move)


def games_of(kind: str, key: str, number: int, *, detour: bool = False) -> Iterator[tuple[SoloGame, Move]]:
    """Return a game of a kind (`KINDS`) at each decision, with the move that is played there."""
    if kind == "lessons":
        return lessons(key, number, detour=detour)
    return {"deals": deals, "puzzles": puzzles, "mistakes": mistakes, "what-ifs": what_ifs}[kind](key, number)


async def screens_of(kind: str, key: str, number: int, ways: Ways, *, detour: bool = False) -> list[Measured]:
    """Return every screen of a game of a kind (`KINDS`)."""
    made = list[Measured]()
    for game, move in games_of(kind, key, number, detour=detour):
        made += await ways.screens(ways.dialogs[kind], game, move)
    return made
