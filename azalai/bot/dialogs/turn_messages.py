"""Direct message of a turn that is over: it shrinks to one line.

The line stays whichever arrives last: the answer to the press that ended the turn, or the edit that closes the message.
"""

from __future__ import annotations

from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.servers import Servers
from azalai.bot.dialogs.where import Where
from azalai.bot.history.narration import lines
from azalai.bot.layouts.final_card import winners_text
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.store.addresses import UserAddress
from azalai.bot.store.rows import MessageKind, SeatRow, Status
from azalai.bot.tables.channels import get_stranding_cause
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import clip, plain
from azalai.locales import Words

LINE_LIMIT = 300
"""Characters of the line that stays."""
RELIEVED = "relieved"
"""Status of a tournament's game that robots play to its end, because its round is over."""
ACTS = 40
"""Number of history entries, up to the player's last, among which the moves of their turn are found."""


async def format_place(servers: Servers, table: LoadedTable, t: Words) -> str:
    """Return the place of a table in words: its channel and its server, or its number if they are unknown."""
    guild = await servers.find_guild(table.row.guild_id)
    channel = None if guild is None else await servers.find_channel_name(guild, table.row.channel_id)
    if guild is None or channel is None:
        return t.say("where-table", table=table.id)
    return t.say("where-channel", channel=plain(channel), server=plain(guild.name))


def status_message(table: LoadedTable) -> str:
    """Return the id of the message that says why no move can be played at a table that does not run."""
    return f"dialog-{get_stranding_cause(table.row)}" if table.row.status is Status.STRANDED else "dialog-over"


async def make_turn_line(host: Host, servers: Servers, table: LoadedTable, seat: SeatRow, t: Words) -> str:
    """Return a line with the table, and the player's last moves there or the end of the game."""
    if table.state is None:
        return t.say("notice-cancelled")
    if table.row.status is Status.FINISHED:
        text = winners_text(table, t)
    elif table.row.status is Status.RUNNING:
        text = " ".join(await list_own_moves(host, table, seat, t)).replace("\n", " ")
    else:
        text = t.say(status_message(table))
    line = clip(text, LINE_LIMIT) or t.say("dm-turn-over")
    place = await format_place(servers, table, t)
    return t.say("dm-line", game=t.say(f"{table.game.key}-name"), where=place, text=line)


async def make_departure_line(host: Host, table: LoadedTable, t: Words, why: str = "") -> str:
    """Return the line that says that its reader no longer plays at a table.

    `why`: the reason, as a value of the message `dm-left-why`; by default `round` or `left`.
    """
    cup = await host.store.look(lambda tx: tx.tables.find_tournament(table.id))
    game = t.say(f"{table.row.game}-name")
    name, status = cup or ("", "")
    reason = t.say("dm-left-why", why=why or ("round" if status == RELIEVED else "left"))
    if cup is None:
        return t.say("dm-seat-left", table=table.id, game=game, why=reason).strip()
    return t.say("dm-seat-left-cup", table=table.id, game=game, why=reason, cup=plain(name)).strip()


async def list_own_moves(host: Host, table: LoadedTable, seat: SeatRow, t: Words) -> list[str]:
    """Return the moves of a seat's last turn, each in words that the player may read."""
    async with host.store.read(once=not table.changed_hands) as tx:
        moves = await tx.moves.list_up_to_last(table.id, seat.seat, ACTS)
        former = await tx.seat_history.list_former(table.id) if table.changed_hands else []
    first = next((at for at in range(len(moves), 0, -1) if moves[at - 1].seat != seat.seat), 0)
    return [line.text for line in lines(table, moves[first:], seat.seat, t, former=former)]


async def make_closed_message(
    host: Host, servers: Servers, request: Request, table: LoadedTable, seat: SeatRow
) -> PrivateLayout | None:
    """Return the line that replaces the direct message of a turn that is over, or None.

    None if the answer is another message, or if the player can still move.
    """
    if not _edits_direct_message(request):
        return None
    if table.row.status is Status.RUNNING and table.game.moves(table.state, seat.seat):
        return None
    return words_layout(await make_turn_line(host, servers, table, seat, request.words), user=request.user)


async def close_late_redraw(host: Host, request: Request, table: LoadedTable, seat: SeatRow) -> None:
    """Close a direct message once more, if its turn has ended since the answer was drawn.

    The answer has given it buttons again. The closing edit is queued in the outbox, behind the other changes.
    """
    message, user = request.message, request.user
    if not _edits_direct_message(request) or message is None:
        return
    async with host.store.read() as tx:
        row = await tx.tables.get(table.id)
        now = (await tx.seats.list_at(table.id))[seat.seat]
    same = row is not None and row.status is table.row.status
    if same and (now.user_id, now.decision) == (user, seat.decision):
        return
    kind = MessageKind.DM_CLOSE if now.user_id == user else MessageKind.DM_LEFT
    async with host.store.note() as tx:
        await tx.outbox.add(table.id, UserAddress(user), kind, now=host.now(), seat=seat.seat, body=str(message.id))
    host.after_commit([table.id], robots=False)


def _edits_direct_message(request: Request) -> bool:
    """Return True if the answer edits a pressed direct message."""
    return request.where is Where.OWN and request.in_place
