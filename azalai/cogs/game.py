"""Cog of a game: the group `/KEY` with `new`, a command for each kind of move, and those that all games have.

All of them are made from the game's contract.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.pace import Late
from azalai.bot.dialogs.context import load_table_here
from azalai.bot.dialogs.pace_options import LATE, complete_pace
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show, show_sheet
from azalai.bot.dialogs.slash_commands import (
    IN_SERVERS,
    Phrase,
    add_command,
    add_completion,
    annotate_choice,
    annotate_option,
    complete,
    complete_close_up,
    list_move_parameters,
    parse_close_up,
    parse_moves,
)
from azalai.bot.dialogs.table_opening import MOST_INVITED
from azalai.bot.errors import Refused
from azalai.bot.layouts.idle_view import rules_layout
from azalai.bot.layouts.layout import INDIGO, PrivateLayout
from azalai.bot.tables.table import LoadedTable, get_own_seat
from azalai.cogs.cog import Cog
from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move
from azalai.games.lessons import lesson_of
from azalai.games.options import OptionKind, option_fields
from azalai.games.questions import tag
from azalai.locales import LANGUAGES, ORIGINAL, Language, words
from azalai.locales.names import hints
from azalai.renderers import charts, close_ups

MOST_COMMANDS = 25
"""Number of commands that Discord takes in a group."""


class GameCog(Cog):
    """Slash commands of one game."""

    def __init__(self, bot: Azalai, key: str) -> None:
        self.__cog_name__ = key  # discord.py takes only one cog of each name
        super().__init__(bot)
        self.game: AnyGame = GAMES[key]
        self.group = app_commands.Group(
            name=Phrase(f"{key}-slash"),
            description=Phrase(f"{key}-slash-description"),
            guild_only=True,
            allowed_contexts=IN_SERVERS,
        )
        self._add_new()
        for kind in self.game.Moves:
            self._add_move(kind)
        for name, invoked in (("hand", self._show_hand), ("rules", self._show_rules)):
            add_command(self.group, f"slash-{name}", [], invoked)
        offered = charts(key)
        for chart in offered.charts() if offered is not None else ():
            add_command(self.group, f"{key}-slash-{chart}", [], partial(self._show_chart, chart))
        if close_ups(key) is not None:
            card_command = add_command(self.group, "slash-card", [("card", "slash-card-card", str)], self._show_card)
            add_completion(card_command, "card", self._complete_card)
        if lesson_of(key) is not None:
            add_command(self.group, "slash-learn", [], self._open_lesson, keep=True)
        if len(self.group.commands) < MOST_COMMANDS:
            add_command(self.group, "slash-board", [], self._show_board)  # else there is /table board

    async def cog_load(self) -> None:
        """Add the group to the tree."""
        self.bot.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        """Remove the group from the tree."""
        self.bot.tree.remove_command(self.group.name)

    # /KEY new

    def _add_new(self) -> None:
        key = self.game.key
        parameters: list[tuple[str, str, Any]] = []
        optional: dict[str, Any] = {}
        for number in range(1, min(MOST_INVITED, max(self.game.seats) - 1) + 1):
            parameters.append((f"player{number}", f"slash-new-player{number}", discord.User))
            optional[f"player{number}"] = None
        for field in option_fields(self.game.Options):
            if field.kind in (OptionKind.SEVERAL, OptionKind.EACH):
                continue  # no command can ask for these; the lobby asks for them
            parameters.append((field.name, f"{key}-slash-new-{field.name}", annotate_option(field, self.game)))
            optional[field.name] = None
        parameters += [
            ("language", "slash-new-language", app_commands.Transform[Language, LanguageChoice]),
            ("seats", "slash-new-seats", annotate_choice({way: f"seats-{way}" for way in ("random", "joined")})),
            ("thread", "slash-new-thread", bool),
            ("full", "slash-new-full", app_commands.Range[int, min(self.game.seats), max(self.game.seats)]),
            ("pace", "slash-pace-pace", str),
            ("late", "slash-pace-late", LATE),
        ]
        optional |= {
            "language": None,
            "seats": "random",
            "thread": False,
            "full": None,
            "pace": None,
            "late": Late.VOTE,
        }
        add_completion(
            add_command(self.group, "slash-new", parameters, self._open_table, optional, keep=True),
            "pace",
            complete_pace,
        )

    async def _open_table(self, request: Request, **filled: Any) -> None:
        await self.rooms.opening.open(request, self.game, filled)

    # Moves

    def _add_move(self, kind: type[Move]) -> None:
        parameters = list_move_parameters(self.game, kind)
        move_command = add_command(
            self.group,
            f"{self.game.key}-slash-{tag(kind)}",
            parameters,
            partial(self._run_move, kind),
            {field: None for field, _, _ in parameters},
            keep=True,
        )
        for field, _, _ in parameters:
            add_completion(move_command, field, partial(self._complete, kind, field))

    async def _complete(
        self, kind: type[Move], field: str, request: Request, current: str
    ) -> Sequence[tuple[str, str]]:
        """Return the completions of a move's field. A user without a seat gets none, because no error can be shown."""
        try:
            table = await load_table_here(self.rooms.host, request)
            seat = get_own_seat(table, request.user)
        except Refused:
            return []
        filled = _name_by_field(self.game, kind, request.filled)
        return complete(table, seat.seat, kind, filled, field, current, request.words)

    async def _run_move(self, kind: type[Move], request: Request, **filled: Any) -> None:
        given = {field: str(value) for field, value in filled.items() if value is not None}
        table = await self._load_own_table(request)
        seat = get_own_seat(table, request.user)
        moves = parse_moves(table, seat.seat, kind, given, request.words)
        await self.rooms.playing.play_typed(request, table, seat, moves)

    async def _load_own_table(self, request: Request) -> LoadedTable:
        table = await load_table_here(self.rooms.host, request)
        if table.game.key != self.game.key:
            raise Refused("refusal-other-game", game=request.words.say(f"{table.game.key}-name"))
        return table

    # Commands that all games have

    async def _show_hand(self, request: Request) -> None:
        table = await self._load_own_table(request)
        await self.rooms.playing.open(request, table.id)

    async def _show_board(self, request: Request) -> None:
        table = await self._load_own_table(request)
        await self.rooms.looking.show_board(request, table)

    async def _show_chart(self, chart: str, request: Request) -> None:
        table = await self._load_own_table(request)
        await self.rooms.looking.show_chart(request, table, chart)

    async def _complete_card(self, request: Request, current: str) -> Sequence[tuple[str, str]]:
        return complete_close_up(self.game.key, current, request.words)

    async def _show_card(self, request: Request, card: str) -> None:
        """Show a card of the box in large, with its text; it needs no table. Raises `Refused` for an unknown card."""
        chosen = request.words
        key = parse_close_up(self.game.key, card, chosen)
        reader = await request.learn()
        closer = await self.rooms.pictures.render_close_up(
            self.game.key, key, chosen.language, contrast=reader.contrast
        )
        picture, text = (None, closer[1]) if reader.text_only else closer
        layout = PrivateLayout(user=request.user, texts=(text,), picture=picture, accent=INDIGO)
        await show(request, layout)

    async def _show_rules(self, request: Request) -> None:
        await show_sheet(request, rules_layout(self.game.key, request.reader))

    async def _open_lesson(self, request: Request) -> None:
        await self.rooms.learning.open(request, self.game.key)


class LanguageChoice(app_commands.Transformer):
    """Choice of a table's language."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """Names of the languages, each in the language itself."""
        return [app_commands.Choice(name=facts.name, value=facts.name) for facts in LANGUAGES.values()]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Language:
        """Return the language of that name."""
        return next(key for key, facts in LANGUAGES.items() if facts.name == value)


def _name_by_field(game: AnyGame, kind: type[Move], filled: dict[str, str]) -> dict[str, str]:
    """Return the filled-in options by the names of the move's fields; `filled` has the English names of the options."""
    fields = {words(ORIGINAL).say(message): field for field, message, _ in list_move_parameters(game, kind)}
    return {fields.get(name, name): text for name, text in filled.items() if fields.get(name, name) in hints(kind)}
