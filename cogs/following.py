"""Following a table from outside: *Follow* under *...*, `/table follow`, and the followers' messages."""

from __future__ import annotations

import secrets

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.delivery.discord_errors import TOO_MANY_EDITS, UNKNOWN_MESSAGE
from bot.delivery.followers import seat_beside
from bot.dialogs import private
from bot.dialogs.context import table_here
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import command
from bot.errors import Refused
from bot.layouts.components import button
from bot.layouts.dialog import words_form
from bot.layouts.followers import followed_form
from bot.layouts.layout import PrivateForm
from bot.play.turns import check_runs
from bot.records.narration import lines, since_last_turn
from bot.store.rows import FollowRow, Letter, Status
from bot.tables.followers import LETTER, follower_of
from bot.tables.loading import load
from bot.tables.table import LoadedTable
from cogs.tables import Tables
from locales import words


class Following(commands.Cog):
    """Who follows which table."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
        bot.letters.add_kind(LETTER, self._send)

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        tables = self.bot.get_cog("Tables")
        if not isinstance(tables, Tables):
            raise TypeError("the tables come first")
        command(tables.group, "slash-table-follow", [], self._follow_here)

    async def _follow_here(self, interaction: discord.Interaction) -> None:
        async def work() -> None:
            await self._follow(interaction, await table_here(self.bot.host, interaction))

        await respond(interaction, work, keep=True)

    @action("follow")
    async def _pressed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._follow(interaction, await load(self.bot.host, int(arguments[0])))

    async def _follow(self, interaction: discord.Interaction, table: LoadedTable) -> None:
        """The first message is sent at once: who takes none is told so here, and does not follow."""
        user = interaction.user.id
        check_runs(table)
        if table.seat_of(user) is not None:
            raise Refused("refusal-follow-own")
        async with self.bot.host.store.read() as ledger:
            earlier = await ledger.follower(table.id, user)
        said = "follow-already"
        if earlier is None:
            said = "follow-done"
            form = await self._form(table, user, None)
            try:
                sent = await private.direct_message(self.bot, seat_beside(table, user), form, secrets.token_hex(12))
            except discord.Forbidden as error:
                raise Refused("refusal-follow-closed-dms") from error
            async with self.bot.host.store.write() as ledger:
                await ledger.follow(
                    table.id, user, channel_id=sent.channel.id, message_id=sent.id, told_at=self.bot.host.now()
                )
        say = words_for(interaction).say
        stop = button(say("button-unfollow"), "unfollow", table.id)
        await show(interaction, PrivateForm(user=user, texts=(say(said),), rows=lambda: [[stop]]))

    @action("unfollow", in_place=True)
    async def _unfollowed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        async with self.bot.host.store.write() as ledger:
            await ledger.unfollow(int(arguments[0]), interaction.user.id)
        await show(interaction, words_form(words_for(interaction).say("follow-ended"), user=interaction.user.id))

    async def _form(self, table: LoadedTable, user: int, told_at: float | None) -> PrivateForm:
        host = self.bot.host
        reader = await host.readers.of(user)
        chosen = words(reader.language)
        shown = None if table.state is None else await self.bot.pictures.shown(table, None, reader)
        if told_at is None:
            story = await since_last_turn(host, table, chosen)
        else:
            async with host.store.read() as ledger:
                moves = await ledger.moves_after(table.id, told_at)
            story = lines(table, moves, None, chosen)
        return followed_form(table, shown, story, chosen, await self.bot.letters.card_url(table), user=user)

    async def _send(self, table: LoadedTable, letter: Letter) -> bool:
        """Renews the message of a follower, or sends it anew where it is gone."""
        user = follower_of(letter.lane)
        store = self.bot.host.store
        async with store.read() as ledger:
            follower = await ledger.follower(table.id, user)
        if follower is None or table.seat_of(user) is not None:
            return False
        over = table.row.status not in (Status.RUNNING, Status.STRANDED)
        now = self.bot.host.now()
        form = await self._form(table, user, follower.told_at)
        try:
            sent = await self._renewed(table, follower, form, letter.nonce, over=over)
        except discord.Forbidden as error:
            await self.bot.letters.closed_dms(user, error)
            over, sent = True, None
        async with store.write() as ledger:
            if over:
                await ledger.unfollow(table.id, user)
            elif sent is not None:
                await ledger.told_follower(table.id, user, channel_id=sent.channel.id, message_id=sent.id, told_at=now)
            else:
                await ledger.told_follower(table.id, user, told_at=now)
            await ledger.letter_sent(letter.id)
        return True

    async def _renewed(
        self, table: LoadedTable, follower: FollowRow, form: PrivateForm, nonce: str, *, over: bool
    ) -> discord.Message | None:
        """None where the message stands and shows the form now; else the message that was sent in its place. One that
        was edited too often for its age waits for the next time, but the end of a game is told."""
        seat = seat_beside(table, follower.user_id)
        if follower.message_id is not None:
            try:
                await private.edit_direct_message(self.bot, seat, form, follower.message_id)
                return None
            except discord.HTTPException as error:
                if error.code == TOO_MANY_EDITS and not over:
                    return None
                if error.code not in (UNKNOWN_MESSAGE, TOO_MANY_EDITS):
                    raise
        return await private.direct_message(self.bot, seat, form, nonce)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Following(bot))
