"""Guests of a table that has not started: they are invited, or removed."""

from __future__ import annotations

import json

from azalai.bot.errors import Refused
from azalai.bot.hosting.invitations import invite
from azalai.bot.hosting.lobby import change_lobby, check_leads, leads, stand_up
from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.store.rows import Guest, encode_guests
from azalai.bot.tables.announcements import InvitedPerson, announce_invitation
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable


async def invite_guest(host: Host, table: int, person: Person, guest: Person) -> tuple[InvitedPerson, ...]:
    """Invite a guest to a table, for a person who sits there or leads it.

    Only people who lead the table may invite a removed guest again. Raises `Refused` for others, for a guest who sits
    there already, and past the limits.
    """
    invited: list[InvitedPerson] = []

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        if lobby.find_seat(person.id) is None and not leads(lobby, person):
            raise Refused("refusal-not-seated")
        if lobby.find_seat(guest.id) is not None:
            raise Refused("refusal-guest-sits", player=(guest.name,))
        removed = [
            removal for removal in lobby.row.removed if not await tx.erased.was_removed(table, guest.id, [removal])
        ]
        if len(removed) < len(lobby.row.removed):
            check_leads(lobby, person)
        invited.extend(await invite(host, tx, person, [guest], guild=lobby.row.guild_id, table=table))
        invitations = [invitation for invitation in lobby.row.invited if invitation.user != guest.id]
        await _store_guests(tx, lobby, [*invitations, Guest(guest.id, guest.name)], removed)
        await announce_invitation(tx, lobby, invited, host.now())

    await change_lobby(host, table, change)
    return tuple(invited)


async def remove_guest(host: Host, table: int, person: Person, user: int) -> LoadedTable:
    """Remove a user from their seat, for a person who leads the table; they need an invitation to come back.

    Raises `Refused` for others, and for a user who does not sit there.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        check_leads(lobby, person)
        if user == person.id or lobby.find_seat(user) is None:
            raise Refused("refusal-stale")
        invited = [invitation for invitation in lobby.row.invited if invitation.user != user]
        await _store_guests(tx, lobby, invited, [*dict.fromkeys((*lobby.row.removed, user))])
        await stand_up(host, tx, lobby, user)

    return await change_lobby(host, table, change)


async def _store_guests(tx: Transaction, lobby: LoadedTable, invited: list[Guest], removed: list[int | str]) -> None:
    await tx.tables.change(lobby.id, invited=encode_guests(invited), removed=json.dumps(removed))
