"""The cog of a game: `/KEY new`, a command for every kind of move, and the common ones at the game's own name.

Everything is made from the game's contract; `cogs/KEY.py` says which game.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Azalai
from bot.clocks.pace import Late, paced, typed_pace, written
from bot.dialogs.context import table_here
from bot.dialogs.openings import tell_opened
from bot.dialogs.pace_options import LateChoice, complete_pace
from bot.dialogs.permissions import check_channel, check_guild_settings, person_of
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import (
    IN_SERVERS,
    Phrase,
    close_up_key,
    command,
    complete,
    complete_close_up,
    move_parameters,
    option_annotation,
    typed_moves,
)
from bot.dialogs.threads import bring_in, new_thread
from bot.errors import Refused
from bot.hosting import lobby
from bot.layouts.dialog import in_a_thread
from bot.layouts.layout import PrivateLayout
from bot.layouts.lessons import rules_layout
from bot.layouts.prompts import INDIGO
from bot.people.person import Person
from bot.tables.table import LoadedTable, seat_of
from bot.text import visible
from games import GAMES
from games.contract import AnyGame, Move
from games.lessons import lesson_of
from games.options import Choice, option_fields
from games.questions import tag
from locales import words
from locales.words import hints
from renderers import charts, close_ups

MOST_INVITED = 4
MOST_COMMANDS = 25
"""Discord takes so many in one group."""


class GameCog(commands.Cog):
    """The slash commands of one game."""

    def __init__(self, bot: Azalai, key: str) -> None:
        self.__cog_name__ = key  # discord.py takes one cog of a name, and there is one of these for each game
        self.bot = bot
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
        for name, invoked in (("hand", self._hand), ("rules", self._rules)):
            command(self.group, f"slash-{name}", [], invoked)
        offered = charts(key)
        for chart in offered.charts() if offered is not None else ():
            command(self.group, f"{key}-slash-{chart}", [], partial(self._chart, chart))
        if close_ups(key) is not None:
            shown = command(self.group, "slash-card", [("card", "slash-card-card", str)], self._card)
            shown.autocomplete("card")(self._complete_card)
        if lesson_of(key) is not None:
            command(self.group, "slash-learn", [], self._learn)
        if len(self.group.commands) < MOST_COMMANDS:
            command(self.group, "slash-board", [], self._board)  # where there is no room: /table board

    async def cog_load(self) -> None:
        """Puts the commands into the tree."""
        self.bot.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        """Takes the commands out again."""
        self.bot.tree.remove_command(self.group.name)

    # new

    def _add_new(self) -> None:
        key = self.game.key
        parameters: list[tuple[str, str, Any]] = []
        optional: dict[str, Any] = {}
        for number in range(1, min(MOST_INVITED, max(self.game.seats) - 1) + 1):
            parameters.append((f"player{number}", f"slash-new-player{number}", discord.User))
            optional[f"player{number}"] = None
        for field in option_fields(self.game.Options):
            if field.choice in (Choice.SEVERAL, Choice.EACH):
                continue  # no command can ask for these; the lobby does
            parameters.append((field.name, f"{key}-slash-new-{field.name}", option_annotation(field, self.game)))
            optional[field.name] = None
        parameters += [
            ("language", "slash-new-language", Literal["English", "Français"]),
            ("seats", "slash-new-seats", app_commands.Transform[str, SeatOrder]),
            ("thread", "slash-new-thread", bool),
            ("pace", "slash-pace-pace", str),
            ("late", "slash-pace-late", app_commands.Transform[Late, LateChoice]),
        ]
        optional |= {"language": None, "seats": "random", "thread": False, "pace": None, "late": Late.VOTE}
        command(self.group, "slash-new", parameters, self._new, optional).autocomplete("pace")(complete_pace)

    async def _new(self, interaction: discord.Interaction, **filled: Any) -> None:
        await respond(interaction, partial(self.open, interaction, filled), keep=True)

    async def open(self, interaction: discord.Interaction, filled: dict[str, Any], *, robots: int = 0) -> None:
        """Opens a table here, as the options of `new` that are filled in say, with so many `robots` where the server
        has them. Refused where it can't be opened."""
        fields = [field.name for field in option_fields(self.game.Options)]
        options = self.game.Options(**{name: filled[name] for name in fields if filled.get(name) is not None})
        people = [filled[f"player{n}"] for n in range(1, MOST_INVITED + 1) if filled.get(f"player{n}") is not None]
        others = {one.id: one.display_name for one in people if one.id != interaction.user.id and not one.bot}
        settings = await check_guild_settings(self.bot.host, interaction, thread=bool(filled.get("thread")))
        language = {"English": "en", "Français": "fr"}.get(
            filled.get("language") or "", settings.language or words_for(interaction).language
        )
        late = filled.get("late") or Late.VOTE
        pace = typed_pace(filled["pace"], late) if filled.get("pace") else paced(settings.pace, late)
        channel = check_channel(interaction, thread=bool(filled.get("thread")))
        thread = await self._thread(interaction, len(others)) if filled.get("thread") else None
        try:
            opened = await lobby.open_table(
                self.bot.host,
                game=self.game.key,
                options=options,
                language=language,
                guild=interaction.guild_id,
                channel=channel if thread is None else thread.id,
                person=person_of(interaction),
                invited=[Person(user, name) for user, name in others.items()],
                random_seats=filled.get("seats") != "joined",
                pace=written(pace),
            )
        except Refused as refusal:
            taken = refusal.reason == "refusal-channel-taken"
            if not taken or not await self._may_have_thread(interaction):
                raise
            await show(interaction, in_a_thread(self.game.key, words_for(interaction), user=interaction.user.id))
            return
        for _ in range(robots if settings.robots else 0):
            await lobby.add_robot(self.bot.host, opened.table, person_of(interaction))
        await bring_in(thread or interaction.channel, interaction.user.id)
        await tell_opened(self.bot.host, interaction, opened)

    async def _may_have_thread(self, interaction: discord.Interaction) -> bool:
        """Whether this person may open a table in a thread of the channel, and the bot may make one."""
        if not isinstance(interaction.channel, discord.TextChannel):
            return False
        try:
            await check_guild_settings(self.bot.host, interaction, thread=True)
            check_channel(interaction, thread=True)
        except Refused:
            return False
        return True

    async def _thread(self, interaction: discord.Interaction, invited: int) -> discord.Thread:
        parent = interaction.channel
        if not isinstance(parent, discord.TextChannel):
            raise Refused("refusal-no-thread-here")
        await lobby.claim_thread(self.bot.host, person_of(interaction), interaction.guild_id, invited)
        words = words_for(interaction)
        host = visible(interaction.user.display_name)
        name = words.say("lobby-thread", game=words.say(f"{self.game.key}-name"), host=host)
        return await new_thread(parent, name)

    # moves

    def _add_move(self, kind: type[Move]) -> None:
        parameters = move_parameters(self.game, kind)
        made = command(
            self.group,
            f"{self.game.key}-slash-{tag(kind)}",
            parameters,
            partial(self._typed, kind),
            {field: None for field, _, _ in parameters},
        )
        for field, _, _ in parameters:
            made.autocomplete(field)(self._completer(kind, field))

    def _completer(self, kind: type[Move], field: str) -> Any:
        async def completer(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            return await self._complete(interaction, kind, field, current)

        return completer

    async def _complete(
        self, interaction: discord.Interaction, kind: type[Move], field: str, current: str
    ) -> list[app_commands.Choice[str]]:
        """Nothing for who can't move here; never an error, since a completion can't show one."""
        try:
            table = await table_here(self.bot.host, interaction)
            seat = seat_of(table, interaction.user.id)
        except Refused:
            return []
        filled = {name: str(value) for name, value in interaction.namespace if value not in (None, "")}
        found = complete(
            table, seat.seat, kind, _by_field(self.game, kind, filled), field, current, words_for(interaction)
        )
        return [app_commands.Choice(name=label, value=text) for label, text in found]

    async def _typed(self, kind: type[Move], interaction: discord.Interaction, **filled: Any) -> None:
        given = {field: str(value) for field, value in filled.items() if value is not None}

        async def work() -> None:
            table = await self._own_table(interaction)
            seat = seat_of(table, interaction.user.id)
            moves = typed_moves(table, seat.seat, kind, given, words_for(interaction))
            await self.bot.playing.typed(interaction, table, seat, moves)

        await respond(interaction, work, keep=True)

    async def _own_table(self, interaction: discord.Interaction) -> LoadedTable:
        table = await table_here(self.bot.host, interaction)
        if table.game.key != self.game.key:
            raise Refused("refusal-other-game", game=words_for(interaction).say(f"{table.game.key}-name"))
        return table

    # the common ones

    async def _hand(self, interaction: discord.Interaction) -> None:
        async def work() -> None:
            table = await self._own_table(interaction)
            await self.bot.playing.open(interaction, table.id)

        await respond(interaction, work)

    async def _board(self, interaction: discord.Interaction) -> None:
        async def work() -> None:
            table = await self._own_table(interaction)
            await self.bot.looking.board(interaction, table)

        await respond(interaction, work)

    async def _chart(self, chart: str, interaction: discord.Interaction) -> None:
        async def work() -> None:
            table = await self._own_table(interaction)
            await self.bot.looking.chart(interaction, table, chart)

        await respond(interaction, work)

    async def _complete_card(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = complete_close_up(self.game.key, current, words_for(interaction))
        return [app_commands.Choice(name=label, value=key) for label, key in found]

    async def _card(self, interaction: discord.Interaction, card: str) -> None:
        """A card of the box in large, with its words; it needs no table."""

        async def work() -> None:
            chosen = words_for(interaction)
            key = close_up_key(self.game.key, card, chosen)
            reader = await self.bot.host.preferences.learn(interaction)
            closer = await self.bot.pictures.close_up(self.game.key, key, chosen.language, contrast=reader.contrast)
            picture, text = (None, closer[1]) if reader.text_only else closer
            layout = PrivateLayout(user=interaction.user.id, texts=(text,), picture=picture, accent=INDIGO)
            await show(interaction, layout)

        await respond(interaction, work)

    async def _rules(self, interaction: discord.Interaction) -> None:
        async def work() -> None:
            await show(interaction, rules_layout(self.game.key, words_for(interaction), user=interaction.user.id))

        await respond(interaction, work)

    async def _learn(self, interaction: discord.Interaction) -> None:
        await respond(interaction, lambda: self.bot.learning.open(interaction, self.game.key), keep=True)


class SeatOrder(app_commands.Transformer):
    """How the seats are given out: drawn at random, or in the order of joining."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The two ways."""
        return [app_commands.Choice(name=Phrase(f"seats-{way}"), value=way) for way in ("random", "joined")]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> str:
        """The way as it is stored."""
        return str(value)


def _by_field(game: AnyGame, kind: type[Move], filled: dict[str, str]) -> dict[str, str]:
    """What is filled in by the names of the fields (Discord tells the English names of the options)."""
    shown = {words("en").say(message): field for field, message, _ in move_parameters(game, kind)}
    return {shown.get(name, name): text for name, text in filled.items() if shown.get(name, name) in hints(kind)}
