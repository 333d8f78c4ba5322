"""Samples of all layouts of the bot: functions that return one, called with arguments that are made from their types.

So a new layout is rehearsed without a line about it. `tests/bot/operations/test_rehearsal_samples.py` finds one that
can't be made, and one that is not where it is looked for.
"""

from __future__ import annotations

import contextlib
import enum
import importlib
import inspect
import itertools
import pkgutil
import time
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, cast

import msgspec

import azalai.bot
from azalai.bot.hosting.agreements import PROPOSALS
from azalai.bot.hosting.proposals import ProposalKind
from azalai.bot.layouts.layout import Layout, Picture
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.prompts import DialogPlace, prompt_of
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.solo.puzzle_store import PuzzleRow, encode_candidates
from azalai.bot.solo.store import SoloRow
from azalai.bot.solo.what_if import Source
from azalai.bot.store.rows import Guest, SeatRow, Status, TableRow
from azalai.bot.store.schema import HIGHEST
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import Game, Move
from azalai.games.lessons import Course, Lesson, lesson_of
from azalai.games.prompts import Prompt
from azalai.locales import Language, Words, words
from azalai.renderers.samples import positions
from azalai.robots import Candidate

KEY = "targui"
"""A game of the house that has a lesson and close-ups."""
NAMES = ("Amara", "Thomas")
URL = "https://discord.com/channels/@me"
LayoutFunction = Callable[..., Layout]


def layout_functions() -> dict[str, list[LayoutFunction]]:
    """Return all public functions of the bot that return a layout, by room.

    Those of the modules of `layouts` and of modules that are called `layout` or `..._layout`.
    """
    rooms: dict[str, list[LayoutFunction]] = {}
    for module in pkgutil.walk_packages(azalai.bot.__path__, "azalai.bot."):
        room, _, name = module.name.removeprefix("azalai.bot.").partition(".")
        if name and (room == "layouts" or name.endswith("layout")):
            for function in vars(importlib.import_module(module.name)).values():
                if inspect.isfunction(function) and function.__module__ == module.name and _is_layout(function):
                    rooms.setdefault(room, []).append(function)
    return rooms


def _is_layout(function: Callable[..., object]) -> bool:
    result = typing.get_type_hints(function).get("return")
    return not function.__name__.startswith("_") and isinstance(result, type) and issubclass(result, Layout)


class Samples:
    """Samples in a language, for the reader `user`: of a game before it starts, at its richest decision, at its end.

    A value follows from its type, or from the name of its parameter or field if the type says too little. `pictures`:
    one that stands for all pictures, and another, once they are drawn.
    """

    def __init__(self, language: Language, user: int) -> None:
        game, self.user, self.words = GAMES[KEY], user, words(language)
        states = positions(game, len(NAMES), 1)
        state = max(states[:-1], key=lambda each_state: len(game.moves(each_state, game.deciders(each_state)[0])))
        self.seat = game.deciders(state)[0]
        moves, options = game.moves(state, self.seat), msgspec.json.encode(game.Options())
        self._named: dict[str, Any] = dict.fromkeys(("game", "games", "key", "seals", "untried"), KEY)
        self._named |= {"language": language, "seat": self.seat, "options": options, "url": URL}
        self._named |= {
            "acts": "",
            "what": "end",
            "action": "end",
            "reason": "prepare-when",
            "missing_permission": None,
        }
        self._named |= dict.fromkeys(("move", "better"), str(moves[0]))
        self._named |= dict.fromkeys(("number", "mistakes"), 1)  # steps of a game, counted from 1
        self._typed: dict[Any, Any] = {str: NAMES[0], int: 0, bool: True, bytes: b"{}", Any: state, Game: game}
        self._typed |= {float: time.time(), Fraction: Fraction(1), Words: self.words, Sequence[str]: NAMES}
        self._typed |= {Move: moves[0], Sequence[Move]: moves, ProposalKind: PROPOSALS[0]}
        self._typed |= {Course: Course(game, cast("Lesson", lesson_of(KEY)))}
        source = msgspec.json.encode(self._make(Source)).decode()
        played = msgspec.json.encode([f"{self.seat} {moves[0]}"]).decode()
        tried = encode_candidates([self._make(Candidate, move=str(moves[0]))])
        self._typed |= {SoloRow: self._make(SoloRow, source=source, moves=played)}
        self._typed |= {PuzzleRow: self._make(PuzzleRow, candidates=tried)}
        self._use([Picture("sample.png", b"", "")] * 2)
        stages = ((Status.RUNNING, state), (Status.FINISHED, states[-1]), (Status.LOBBY, None))
        self.tables = [self._table(game, status, position) for status, position in stages]
        self.place = DialogPlace(self.tables[0], self.seat, 0)
        self.wordings = Wordings(self.tables[0], self.seat, self.words)
        self.prompt = prompt_of(self.place, moves, self.wordings)
        self.prompts = (self.prompt, prompt_of(self.place, moves[:1], self.wordings))
        self._typed |= {DialogPlace: self.place, Wordings: self.wordings, Prompt: self.prompt}

    def _table(self, game: Any, status: Status, state: Any) -> LoadedTable:
        """Return a table at that position. No table of a store has its number."""
        now = self._typed[float]
        sealed = {"seed": b"{}", "seed_hash": NAMES[0], "started_at": now, "ended_at": now}
        placed = {"guild_id": 0, "random_seats": True, "invited": (Guest(0),)}
        row = self._make(TableRow, id=HIGHEST, status=status, **placed, **sealed)
        seats = [self._make(SeatRow, seat=at, user_id=None, since=now) for at in range(len(NAMES))]
        decides = {"user_id": self.user, "deciding": state is not None, "since": now}
        seats[self.seat] = self._typed[SeatRow] = self._make(SeatRow, **decides)
        return LoadedTable(row=row, seats=tuple(seats), game=game, state=state)

    def _use(self, pictures: Sequence[Picture]) -> None:
        self.pictures = pictures
        self._typed |= {Picture: pictures[0], Sequence[Picture | None]: pictures}

    async def draw(self) -> None:
        """Draw the pictures: the board at the decision, and at the end."""
        drawer = Pictures()
        self._use([await drawer.render_picture(table, None, table.language) for table in self.tables[:2]])

    def make_layout(self, function: LayoutFunction) -> Layout:
        """Call the function with the first table and question that it takes, and return its layout."""
        *others, (table, prompt) = itertools.product(self.tables, self.prompts)
        for other_table, other_prompt in others:
            with contextlib.suppress(Exception):  # a layout is of tables of one status, and of a question or its answer
                return self._lay_out(function, other_table, other_prompt)
        return self._lay_out(function, table, prompt)

    def _lay_out(self, function: LayoutFunction, table: LoadedTable, prompt: Prompt) -> Layout:
        self._typed |= {LoadedTable: table, Prompt: prompt}
        if table.state is not None:
            self._typed[Alone] = Alone(table.game, table.state, self.seat)
        return self._make(function)

    def _value(self, name: str, kind: Any) -> Any:
        """Return a value of a type. `name`: that of the parameter or the field."""
        origin, parts = typing.get_origin(kind), typing.get_args(kind)
        if name in self._named and (kind in (str, int, bytes) or type(None) in parts):
            return self._named[name]
        for known in (kind, origin):
            if known in self._typed:
                return self._typed[known]
        if origin in (typing.Union, types.UnionType, typing.Annotated):
            return self._value(name, parts[0])
        if origin is None:
            return next(iter(kind)) if issubclass(kind, enum.Enum) else self._make(kind)
        if origin is tuple and parts[-1] is not Ellipsis:
            return tuple(self._value(name, part) for part in parts)
        if issubclass(origin, Mapping):
            return {self._value(name if name in self._named else "key", parts[0]): self._value("", parts[1])}
        return (self._value(name, parts[0]),)

    def _make(self, maker: Callable[..., Any], **given: Any) -> Any:
        """Call a function or a type with what is given, and with values for what else it needs."""
        hints, places, names = typing.get_type_hints(maker), list[Any](), dict(given)
        parameters = inspect.signature(maker).parameters.values()
        in_order = any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters)
        for parameter in parameters:
            if (
                parameter.name in given
                or parameter.kind is parameter.VAR_KEYWORD
                or not _is_filled(parameter.default, hints[parameter.name])
            ):
                continue
            value = self._value(parameter.name, hints[parameter.name])
            if parameter.kind is parameter.POSITIONAL_ONLY or (
                in_order and parameter.kind is not parameter.KEYWORD_ONLY
            ):
                places.append(value)
            else:
                names[parameter.name] = value
        return maker(*places, **names)


def _is_filled(default: object, kind: Any) -> bool:
    """Return True for a parameter that gets a value: one that needs it, or takes a struct or nothing."""
    parts = typing.get_args(kind)
    is_struct = any(isinstance(part, type) and issubclass(part, msgspec.Struct) for part in parts)
    return default is inspect.Parameter.empty or (default is None and is_struct)
