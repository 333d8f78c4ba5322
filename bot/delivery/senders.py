"""How each kind of letter is sent. What it shows is drawn from the newest position."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Iterable

import discord
import msgspec

from bot.delivery.discord_errors import TOO_MANY_EDITS, UNKNOWN_MESSAGE, ChannelGone, NotAllowed, meaning
from bot.delivery.poster import BURIED_UNDER, mention
from bot.dialogs import private
from bot.dialogs.play import Playing
from bot.layouts import cards
from bot.layouts.clocks import clock_lines
from bot.layouts.dialog import words_form
from bot.layouts.layout import Picture, PublicForm, Shown
from bot.layouts.pictures import Pictures
from bot.records.narration import lines, since_last_turn
from bot.store.rows import ENDED_EARLY, Letter, MessageRow, SeatRow, Status
from bot.tables.channels import ATTACH, SEND, no_trouble, note_trouble
from bot.tables.host import Host
from bot.tables.loading import load
from bot.tables.table import LoadedTable
from bot.text import message_url, plain
from locales import Language, language_of, words

log = logging.getLogger(__name__)


Sender = Callable[[LoadedTable, Letter], Awaitable[bool]]
BareSender = Callable[[Letter], Awaitable[None]]


class Letters:
    """Sends letters through a Discord client."""

    def __init__(self, host: Host, client: discord.Client, pictures: Pictures, playing: Playing) -> None:
        self._host = host
        self._client = client
        self._pictures = pictures
        self._playing = playing
        self._below: dict[int, int] = {}
        self._others: dict[str, Sender] = {}
        self._bare: dict[str, BareSender] = {"notice": self._notice}

    def saw_message(self, channel: int) -> None:
        """Somebody else wrote in a channel: its card moves up."""
        self._below[channel] = self._below.get(channel, 0) + 1

    async def send(self, letter: Letter) -> bool:
        """Sends one letter; whether it was taken out of the outbox together with what there was to remember of it.
        Refused when it is not needed any more; ChannelGone, NotAllowed, or Discord's own errors when it can't be
        sent now."""
        if letter.kind in self._bare:
            await self._bare[letter.kind](letter)
            return False
        async with self._host.store.read() as ledger:
            newest = await ledger.newest_letter(letter.table_id, "card")
            table = await load(self._host, letter.table_id, ledger)
        match letter.kind:
            case "card":
                await self._card(table, letter)
                async with self._host.store.write() as ledger:
                    await ledger.drop_older_letters(table.id, "card", newest)
                return True
            case "ping":
                return await self._ping(table, letter)
            case "invite":
                await self._invite(table, letter)
            case "end":
                await self._end(table, letter)
            case "dm":
                return await self._direct_message(table, letter)
            case "dm-close" | "dm-left" | "dm-renew":
                return await self._change_direct_messages(table, letter)
            case "dm-notice":
                await self._direct_notice(table, letter)
            case other:
                return await self._others[other](table, letter)
        return False

    def add_kind(self, kind: str, sender: Sender) -> None:
        """How letters of one more kind are sent. The sender answers whether it took the letter out of the outbox
        itself, together with what there was to remember of it; it raises what `send` raises."""
        self._others[kind] = sender

    def add_bare_kind(self, kind: str, sender: BareSender) -> None:
        """The same for a kind that needs no table: its letters are sent even when their table can't be read."""
        self._bare[kind] = sender

    # The card

    async def _card(self, table: LoadedTable, letter: Letter) -> None:
        form = await self._card_form(table, pictured=True)
        try:
            await self._put_card(table, letter, form)
        except NotAllowed:
            if not isinstance(form.picture, Picture):
                raise
            await self._put_card(table, letter, await self._card_form(table, pictured=False))
            await note_trouble(self._host, table.id, ATTACH)
        else:
            if isinstance(form.picture, Picture):
                await self._mended(table, ATTACH)
        if table.row.status is not Status.RUNNING or all(seat.is_robot for seat in table.deciders):
            await self._take_pings_away(table)

    async def _mended(self, table: LoadedTable, trouble: str) -> None:
        if table.row.trouble == trouble:
            await no_trouble(self._host, table.id, trouble)

    async def _card_form(self, table: LoadedTable, *, pictured: bool) -> PublicForm:
        if table.state is None:
            return cards.lobby_card(table) if table.row.started_at is None else cards.ended_card(table)
        picture: Shown | None = None
        if pictured:
            picture = await self._pictures.or_words(table, None, table.language)
        story = await since_last_turn(self._host, table, table.words)
        if table.row.status is Status.FINISHED:
            return cards.result_card(table, picture, story)
        if table.row.status in ENDED_EARLY:
            return cards.ended_card(table, picture)
        return cards.table_card(table, picture, story, await clock_lines(self._host, table))

    async def _put_card(self, table: LoadedTable, letter: Letter, form: PublicForm) -> None:
        """Edits the card where it stands; posts it anew where that can't be, or it is buried. Earlier cards become
        a line with a link; they are remembered until that is done."""
        channel = table.row.channel_id
        async with self._host.store.read() as ledger:
            earlier = await ledger.messages(table.id, "card")
        stands = bool(earlier) and earlier[-1].channel_id == channel and self._below.get(channel, 0) <= BURIED_UNDER
        if not (stands and await self.edit(earlier[-1], form)):
            message = await self.post(table, form, letter.nonce)
            self._below[channel] = 0
            async with self._host.store.write() as ledger:
                await ledger.remember_message(table.id, "card", channel, message.id)
                earlier = await ledger.messages(table.id, "card")
        url = message_url(table.row.guild_id, channel, earlier[-1].message_id)
        moved = cards.sentence(table.words.say("card-moved"), url, table.words.say("button-to-table"))
        for old in earlier[:-1]:
            try:
                await self.edit(old, moved)
            except (ChannelGone, NotAllowed):
                log.info("an earlier card of table %s can't be reached any more", table.id)
            async with self._host.store.write() as ledger:
                await ledger.forget_message(old.message_id)

    async def edit(self, message: MessageRow, form: PublicForm) -> bool:
        """Changes a message of ours; False when it is gone, or too often edited for its age."""
        partial = self._channel(message.channel_id).get_partial_message(message.message_id)
        try:
            await partial.edit(
                view=form.layout(), attachments=form.files(), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                async with self._host.store.write() as ledger:
                    await ledger.forget_message(message.message_id)
                return False
            if error.code == TOO_MANY_EDITS:
                return False
            raise meaning(error) from error
        return True

    async def post(
        self, table: LoadedTable, form: PublicForm, nonce: str, mention: discord.AllowedMentions | None = None
    ) -> discord.Message:
        """Posts a form in the table's channel. The nonce makes Discord answer a repeated try with the message of the
        first."""
        message = await self._write(table.row.channel_id, form, nonce, mention)
        await self._mended(table, SEND)
        return message

    async def _write(
        self, channel: int, form: PublicForm, nonce: str, mention: discord.AllowedMentions | None = None
    ) -> discord.Message:
        try:
            return await self._channel(channel).send(
                view=form.layout(),
                files=form.files(),
                nonce=nonce,
                allowed_mentions=mention or discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            raise meaning(error) from error

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    # Who must decide

    async def _ping(self, table: LoadedTable, letter: Letter) -> bool:
        asked: dict[str, int] = json.loads(letter.body)
        seats = [seat for seat in table.deciders if asked.get(str(seat.seat)) == seat.decision]
        if not asked:
            await self._take_pings_away(table)
        if not seats:
            return False
        called = await self.wanting_mention(seats)
        form = cards.ping(table, seats, await self.card_url(table), {seat.seat for seat in called})
        message = await self.post(table, form, letter.nonce, mention(called))
        deleted = await self._deleted_pings(table)
        async with self._host.store.write() as ledger:
            for ping in deleted:
                await ledger.forget_message(ping)
            await ledger.remember_message(table.id, "ping", table.row.channel_id, message.id)
            await ledger.letter_sent(letter.id)
        return True

    async def wanting_mention(self, seats: Iterable[SeatRow]) -> list[SeatRow]:
        """Of these seats, those whose people may be mentioned; the others are named without."""
        return [
            seat
            for seat in seats
            if seat.user_id is not None and (await self._host.readers.of(seat.user_id)).wants_mention
        ]

    async def _take_pings_away(self, table: LoadedTable) -> None:
        for ping in await self._deleted_pings(table):
            async with self._host.store.write() as ledger:
                await ledger.forget_message(ping)

    async def _deleted_pings(self, table: LoadedTable) -> list[int]:
        """The ids of the table's pings, which are gone now and still to be forgotten."""
        async with self._host.store.read() as ledger:
            pings = await ledger.messages(table.id, "ping")
        for ping in pings:
            try:
                await self._channel(ping.channel_id).get_partial_message(ping.message_id).delete()
            except discord.HTTPException as error:
                if error.status >= 500:
                    raise
        return [ping.message_id for ping in pings]

    async def card_url(self, table: LoadedTable) -> str | None:
        """The address of the table's card, if it stands."""
        async with self._host.store.read() as ledger:
            found = await ledger.messages(table.id, "card")
        return message_url(table.row.guild_id, found[-1].channel_id, found[-1].message_id) if found else None

    async def _invite(self, table: LoadedTable, letter: Letter) -> None:
        people = table.words.join(f"<@{user}>" for user in table.row.invited)
        game = table.words.say(f"{table.game.key}-name")
        form = cards.sentence(
            table.words.say("lobby-invitation", people=people, game=game),
            await self.card_url(table),
            table.words.say("button-to-table"),
        )
        mention = discord.AllowedMentions(users=[discord.Object(user) for user in table.row.invited])
        await self.post(table, form, letter.nonce, mention)

    async def _end(self, table: LoadedTable, letter: Letter) -> None:
        people = [seat for seat in table.seats if seat.user_id is not None]
        called = await self.wanting_mention(people)
        named = cards.called(table, people, {seat.seat for seat in called})
        text = table.words.say("end-of-game", people=named, winners=cards.winners(table))
        form = cards.sentence(text, await self.card_url(table), table.words.say("button-to-table"))
        await self.post(table, form, letter.nonce, mention(called))

    async def _notice(self, letter: Letter) -> None:
        async with self._host.store.read() as ledger:
            row = await ledger.table(letter.table_id)
            seats = await ledger.seats(letter.table_id)
        if row is None:
            return
        name = next((seat.name for seat in seats if seat.seat == letter.seat), "")
        text = words(language_of(row.language)).say(letter.body, player=plain(name))
        await self._write(row.channel_id, cards.sentence(text), letter.nonce)

    # Direct messages

    async def _direct_message(self, table: LoadedTable, letter: Letter) -> bool:
        seat = table.seats[letter.seat or 0]
        if not seat.deciding or seat.decision != letter.decision or seat.user_id is None:
            return False
        reader = await self._host.readers.of(seat.user_id)
        if not reader.wants_messages:
            return False
        language = reader.language
        say = words(language).say
        heading = say("dm-your-turn", game=say(f"{table.game.key}-name"))
        url = await self.card_url(table)
        if url is not None:
            heading += f" [{say('button-to-table')}]({url})"
        story = cards.clip_story(await since_last_turn(self._host, table, words(language)), 900)
        form = await self._playing.form(table, seat, words(language), [heading, *([story] if story else [])])
        try:
            message = await private.direct_message(self._client, seat, form, letter.nonce)
        except discord.Forbidden as error:
            await self.closed_dms(seat.user_id, error)
            return False
        async with self._host.store.write() as ledger:
            await ledger.remember_message(table.id, "dm", message.channel.id, message.id, seat.seat)
            await ledger.direct_messages_open(seat.user_id)
            await ledger.letter_sent(letter.id)
        return True

    async def closed_dms(self, user: int, error: discord.Forbidden) -> None:
        """Remembers that somebody takes no direct messages; they are told once, where they are."""
        log.info("person %s takes no direct messages (%s)", user, error.code)
        async with self._host.store.write() as ledger:
            person = await ledger.person(user)
            if person is None or person.closed_dms_since is None:
                await ledger.change_person(user, closed_dms_since=self._host.now())

    async def _change_direct_messages(self, table: LoadedTable, letter: Letter) -> bool:
        """The turn is over: the buttons go, the person's own picture and what they did last stay. Or a choice was
        made or taken back (`dm-renew`): the message shows what can be done now."""
        seat = table.seats[letter.seat or 0]
        reader = msgspec.structs.replace(seat, user_id=int(letter.lane[1:]))
        async with self._host.store.read() as ledger:
            sent = await ledger.messages(table.id, "dm", seat.seat)
            last = await ledger.last_move_of(table.id, seat.seat, table.row.position)
            moves = [move for move in await ledger.moves_since(table.id, last - 1) if move.number == last]
        chosen = words(await self.language_for(int(letter.lane[1:])))
        renewed = letter.kind == "dm-renew"
        if renewed and (reader.user_id != seat.user_id or seat.decision != letter.decision):
            return False
        changed: list[int] = []
        for message in sent:
            if letter.kind == "dm-left":
                form = words_form(chosen.say("leave-done"), user=int(letter.lane[1:]))
            elif table.state is None:
                form = words_form(chosen.say("notice-cancelled"), user=int(letter.lane[1:]))
            elif reader.user_id == seat.user_id:
                did = [line.text for line in lines(table, moves, seat.seat, chosen)]
                shown = self._playing.form if renewed else self._playing.settled
                form = await shown(table, seat, chosen, did)
            else:
                continue
            try:
                await private.edit_direct_message(self._client, reader, form, message.message_id)
            except discord.HTTPException as error:
                if error.status >= 500 or error.status == 429:
                    raise
            changed.append(message.message_id)
        async with self._host.store.write() as ledger:
            for over in () if renewed else changed:
                await ledger.forget_message(over)
            await ledger.letter_sent(letter.id)
        return True

    async def _direct_notice(self, table: LoadedTable, letter: Letter) -> None:
        user = int(letter.lane[1:])
        language = await self.language_for(user)
        chosen = words(language)
        text = chosen.say(letter.body, table=table.id, game=chosen.say(f"{table.game.key}-name"))
        seat = SeatRow(table_id=table.id, seat=-1, user_id=user, name="", decision=0, deciding=False, since=None)
        try:
            await private.direct_message(self._client, seat, words_form(text, user=user), letter.nonce)
        except discord.Forbidden as error:
            await self.closed_dms(user, error)

    async def language_for(self, user: int) -> Language:
        """The language a person reads."""
        return (await self._host.readers.of(user)).language
