"""Samples of all layouts of the bot: results of all functions that return layouts.

The arguments are made from the types of the parameters, so a new layout needs no code to be rehearsed.
`tests/bot/operations/test_rehearsal_samples.py` finds layouts that can't be made, and layouts in other modules than
those that are searched.
"""

from __future__ import annotations

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
from azalai.bot.layouts.prompts import DialogPlace, make_prompt
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.solo.puzzle_store import encode_candidates
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
"""A built-in game with a lesson and close-ups."""
NAMES = ("Amara", "Thomas")
URL = "https://discord.com/channels/@me"
LayoutFunction = Callable[..., Layout]


def layout_functions() -> dict[str, list[LayoutFunction]]:
    """Return all public functions that return a layout, by room.

    They are in the modules of `layouts` and in modules with names that end in `layout`.
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
    """Samples in a language, for the reader `user`.

    A game provides the values: in its lobby, at the decision with the most moves, and at its end. Other values are
    chosen by their types, or by the names of their parameters or fields if the type is not enough. `pictures`: the
    picture that is used for all layouts, and a second one; both are empty before `draw`.
    """

    def __init__(self, language: Language, user: int) -> None:
        game, self.user, self.words = GAMES[KEY], user, words(language)
        states = positions(game, len(NAMES), 1)
        state = max(states[:-1], key=lambda state: len(game.moves(state, game.deciders(state)[0])))
        self.seat = game.deciders(state)[0]
        moves, options = game.moves(state, self.seat), msgspec.json.encode(game.Options())
        self._named: dict[str, Any] = dict.fromkeys(("game", "games", "key", "seals", "untried"), KEY)
        self._named |= {"language": language, "seat": self.seat, "options": options, "url": URL, "acts": ""}
        self._named |= {"reason": "prepare-when", "missing_permission": None} | dict.fromkeys(("what", "action"), "end")
        # Steps of a game are counted from 1
        self._named |= dict.fromkeys(("move", "better"), str(moves[0])) | dict.fromkeys(("number", "mistakes"), 1)
        self._typed: dict[Any, Any] = {str: NAMES[0], int: 0, bool: True, bytes: b"{}", Any: state, Game: game}
        self._typed |= {float: time.time(), Fraction: Fraction(1), Words: self.words, Sequence[str]: NAMES}
        self._typed |= {Move: moves[0], Sequence[Move]: moves, ProposalKind: PROPOSALS[0]}
        self._typed |= {Course: Course(game, cast("Lesson", lesson_of(KEY)))}
        self._named["source"] = msgspec.json.encode(self._make(Source)).decode()
        self._named["candidates"] = encode_candidates([self._make(Candidate, move=str(moves[0]))])
        played = msgspec.json.encode([f"{self.seat} {moves[0]}"]).decode()
        self._typed |= {SoloRow: self._make(SoloRow, moves=played, source=self._named["source"])}
        self.pictures = [Picture("sample.png", b"", "")] * 2
        self._typed |= {Picture: self.pictures[0], Sequence[Picture | None]: self.pictures}
        stages = ((Status.RUNNING, state), (Status.FINISHED, states[-1]), (Status.LOBBY, None))
        self.tables = [self._make_table(game, status, position) for status, position in stages]
        place = self._typed[DialogPlace] = DialogPlace(self.tables[0], self.seat, 0)
        wordings = self._typed[Wordings] = Wordings(self.tables[0], self.seat, self.words)
        self.prompts = [make_prompt(place, choices, wordings) for choices in (moves, moves[:1])]

    def _make_table(self, game: Any, status: Status, state: Any) -> LoadedTable:
        """Return a table at a position, with a number that no stored table has."""
        now = self._typed[float]
        course = {"seed": b"{}", "seed_hash": NAMES[0], "started_at": now, "ended_at": now}
        lobby = {"guild_id": 0, "random_seats": True, "invited": (Guest(0),)}
        row = self._make(TableRow, id=HIGHEST, status=status, **lobby, **course)
        seats = [self._make(SeatRow, seat=at, user_id=None, since=now) for at in range(len(NAMES))]
        decides = {"user_id": self.user, "deciding": state is not None, "since": now}
        seats[self.seat] = self._typed[SeatRow] = self._make(SeatRow, **decides)
        return LoadedTable(row=row, seats=tuple(seats), game=game, state=state)

    async def draw(self) -> None:
        """Draw the pictures: the board at the decision and at the end."""
        self.pictures[:] = [await Pictures().render_picture(table, None, table.language) for table in self.tables[:2]]
        self._typed[Picture] = self.pictures[0]

    def make_layout(self, function: LayoutFunction) -> Layout:
        """Call the function with the first table and question that raise no error, and return its layout.

        Layouts for tables of another status, or for another kind of question, raise one. Raises the last error if all
        do.
        """
        errors = list[Exception]()
        for table, prompt in itertools.product(self.tables, self.prompts):
            solo = Alone(table.game, table.state or self._typed[Any], self.seat)
            self._typed |= {LoadedTable: table, Prompt: prompt, Alone: solo}
            try:
                return self._make(function)
            except Exception as error:
                errors.append(error)
        raise errors[-1]

    def _make_value(self, name: str, kind: Any) -> Any:
        """Return a value of a type. `name`: the name of the parameter or field."""
        origin, parts = typing.get_origin(kind), typing.get_args(kind)
        if name in self._named and (kind in (str, int, bytes) or type(None) in parts):
            return self._named[name]
        if (typed := self._typed.get(kind, self._typed.get(origin))) is not None:
            return typed
        if origin in (typing.Union, types.UnionType, typing.Annotated):
            return self._make_value(name, parts[0])
        if origin is None:
            return next(iter(kind)) if issubclass(kind, enum.Enum) else self._make(kind)
        if origin is tuple and parts[-1] is not Ellipsis:
            return tuple(self._make_value(name, part) for part in parts)
        if issubclass(origin, Mapping):
            return {self._make_value(name if name in self._named else "key", parts[0]): self._make_value("", parts[1])}
        return (self._make_value(name, parts[0]),)

    def _make(self, maker: Callable[..., Any], **given: Any) -> Any:
        """Call a function or a type with the given arguments, and with values for the others that it needs."""
        hints, arguments = typing.get_type_hints(maker), inspect.signature(maker).bind_partial(**given)
        for name, parameter in arguments.signature.parameters.items():
            if name not in given and parameter.kind != parameter.VAR_KEYWORD and _is_filled(parameter, hints[name]):
                value = self._make_value(name, hints[name])
                arguments.arguments[name] = (value,) if parameter.kind is parameter.VAR_POSITIONAL else value
        return maker(*arguments.args, **arguments.kwargs)


def _is_filled(parameter: inspect.Parameter, kind: Any) -> bool:
    """Return True if a parameter gets a value: if it has no default, or takes a struct or None."""
    is_struct = any(isinstance(part, type) and issubclass(part, msgspec.Struct) for part in typing.get_args(kind))
    return parameter.default is parameter.empty or (parameter.default is None and is_struct)
