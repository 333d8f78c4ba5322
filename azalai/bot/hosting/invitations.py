"""Invitations and offers of seats: which people are mentioned, and how often."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.store.rows import Use
from azalai.bot.tables.announcements import InvitedPerson, MentionOutcome
from azalai.bot.tables.host import Host


async def invite(
    host: Host, tx: Transaction, by: Person, people: Sequence[Person], *, guild: int | None, table: int
) -> tuple[InvitedPerson, ...]:
    """Return the invitations of these people, and count those with a mention, inside the caller's transaction.

    People who want no invitations, or were invited often today by the same person (`by`), are named without a mention.
    Raises `Refused` past the limits of a day.
    """
    invited: list[InvitedPerson] = []
    for person in people:
        called = MentionOutcome.YES
        if not await takes_invitations(tx, person.id):
            called = MentionOutcome.REFUSES
        elif await host.limits.was_invited_often(tx, by.id, person.id):
            called = MentionOutcome.OFTEN
        invited.append(InvitedPerson(person.id, person.name, called))
    mentioned = [invitation.user for invitation in invited if invitation.called is MentionOutcome.YES]
    if mentioned:
        await host.limits.check(tx, Use.INVITATION, by.id, guild, len(mentioned))
    for user in mentioned:
        await host.limits.note(tx, Use.INVITATION, by.id, guild=guild, table=table, about=user)
    return tuple(invited)


async def takes_invitations(tx: Transaction, user: int) -> bool:
    """Return True if a person may be mentioned in invitations."""
    person = await tx.people.get(user)
    return person is None or person.invitations
