"""Limits after erasing: daily counts, removals from a table and rated games with the same player still count.

The user's id is not stored for that.
"""

from __future__ import annotations

import pytest

from azalai.bot.errors import Refused
from azalai.bot.history.ratings import MOST_TOGETHER, TOGETHER_WITHIN
from azalai.bot.hosting import endings, guests, lobby
from azalai.bot.operations.nightly_cleanup import Tidying
from azalai.bot.people.limits import DAY, Limits
from azalai.bot.people.person import Person
from azalai.bot.privacy.rules import erase, load_stored
from azalai.bot.store.rows import Use
from azalai.bot.tables.announcements import MentionOutcome
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from tests.bot.without_discord import (
    AMARA,
    GUILD,
    IDIR,
    KARINE,
    THOMAS,
    StillClock,
    lobby_of,
    play_moves,
    proposals_of,
    rated_games,
    running_table,
)


async def open_and_cancel(host: Host, *invited: Person, by: Person = AMARA) -> list[MentionOutcome]:
    """Open and cancel a table as a user, and return how each guest was called."""
    options = GAMES["souk"].Options()
    about = {"game": "souk", "options": options, "language": "en", "guild": GUILD, "channel": 9}
    created = await lobby.open_table(host, by, lobby.NewTable(**about), invited=invited)
    await lobby.cancel_lobby(host, created.table, by)
    return [invitee.called for invitee in created.invited]


@pytest.mark.costly
async def test_an_erased_inviter_who_invites_again_makes_no_more_sounds(host: Host, still_clock: StillClock):
    most, proposals = host.settings.invitations_to_one, proposals_of(host)
    assert [await open_and_cancel(host, KARINE) for _ in range(most)] == [[MentionOutcome.YES]] * most
    for _ in range(3):
        await erase(proposals, AMARA)
        assert await open_and_cancel(host, KARINE) == [MentionOutcome.OFTEN]
    await erase(proposals, KARINE)
    assert await open_and_cancel(host, KARINE) == [MentionOutcome.OFTEN], (
        "and who is called has erased themselves meanwhile"
    )
    assert await open_and_cancel(host, IDIR) == [MentionOutcome.YES]
    still_clock.at += DAY
    assert await open_and_cancel(host, KARINE) == [MentionOutcome.YES]


async def test_the_tables_of_a_day_are_counted_on_after_erasing(host: Host):
    host.limits = Limits(type(host.settings)(openings=(2, 99), lobbies=(99, 99)), host.clock)
    for _ in range(2):
        await open_and_cancel(host)
    await erase(proposals_of(host), AMARA)
    with pytest.raises(Refused, match="refusal-tables-today"):
        await open_and_cancel(host)
    await open_and_cancel(host, by=THOMAS)


async def test_removed_and_erased_guests_return_by_invitation_alone(host: Host):
    table = await lobby_of(host, THOMAS, IDIR)
    await guests.remove_guest(host, table, AMARA, IDIR.id)
    await erase(proposals_of(host), IDIR)
    assert (await load_stored(host, IDIR.id))["marks"] == [{"removed": table}]
    with pytest.raises(Refused, match="refusal-removed"):
        await lobby.join(host, table, IDIR)
    with pytest.raises(Refused, match="refusal-host-only"):
        await guests.invite_guest(host, table, THOMAS, IDIR)
    await lobby.join(host, table, KARINE)
    await guests.invite_guest(host, table, AMARA, IDIR)
    await lobby.join(host, table, IDIR)
    assert (await load(host, table)).row.removed == ()


async def test_the_mark_of_who_was_removed_goes_when_the_game_starts(host: Host):
    table = await lobby_of(host, THOMAS, IDIR)
    await guests.remove_guest(host, table, AMARA, IDIR.id)
    await erase(proposals_of(host), IDIR)
    await lobby.start(host, table, AMARA)
    assert (await load(host, table)).row.removed == ()
    assert (await load_stored(host, IDIR.id))["marks"] == []


async def lose_rated_game(host: Host, loser: Person) -> None:
    """Play a rated game in which a player resigns to Amara after two turns."""
    table = await running_table(host, loser)
    for _ in range(2):
        for person in (AMARA, loser):
            await play_moves(host, table, person, "offer 0")
    await endings.resign(proposals_of(host), table, loser)


@pytest.mark.costly
async def test_repeated_erasing_lifts_no_user_past_the_cap(host: Host, still_clock: StillClock):
    for _ in range(MOST_TOGETHER):
        await lose_rated_game(host, THOMAS)
    for _ in range(2):
        await erase(proposals_of(host), THOMAS)
        await lose_rated_game(host, THOMAS)
    assert await rated_games(host, AMARA) == MOST_TOGETHER
    await lose_rated_game(host, IDIR)
    assert await rated_games(host, AMARA) == MOST_TOGETHER + 1
    still_clock.at += TOGETHER_WITHIN
    await Tidying(host).look(host.now())
    assert (await load_stored(host, THOMAS.id))["marks"] == []
    await lose_rated_game(host, THOMAS)
    assert await rated_games(host, AMARA) == MOST_TOGETHER + 2


async def test_recent_actions_of_an_erased_user_are_marked_for_a_day(host: Host, still_clock: StillClock):
    await open_and_cancel(host, KARINE)
    await erase(proposals_of(host), AMARA)
    async with host.store.read() as tx:
        assert len(await tx.usage.list_times(Use.OPENING, 0.0, user=AMARA.id)) == 1
        assert await tx.usage.list_times(Use.OPENING, 0.0, user=THOMAS.id) == []
        assert len(await tx.usage.list_times(Use.INVITATION, 0.0, user=AMARA.id, about=KARINE.id)) == 1
        assert await tx.usage.list_times(Use.INVITATION, 0.0, user=AMARA.id, about=IDIR.id) == []
    uses = [row["use"] for row in (await load_stored(host, AMARA.id))["marks"]]
    assert uses == [Use.OPENING, Use.INVITATION]
    still_clock.at += DAY
    await Tidying(host).look(host.now())
    assert (await load_stored(host, AMARA.id))["marks"] == []
