"""Profiles as others see them: games of the present server, and the rest by consent."""

from __future__ import annotations

from azalai.bot.people.person import Person
from azalai.bot.profiles.rules import Profile, history, leaderboard, profile
from azalai.bot.tables.host import Host
from tests.bot.without_discord import AMARA, GUILD, IDIR, KARINE, THOMAS, StillClock, play_moves, running_table

ELSEWHERE = GUILD + 1


async def play_game(host: Host, clock: StillClock, guild: int, *others: Person) -> None:
    """Play a game in a server that Amara wins against the others; each turn takes an hour."""
    table = await running_table(host, *others)
    async with host.store.write() as tx:
        await tx.tables.change(table, guild_id=guild)
    for _ in range(3):
        clock.at += 3600 if guild == GUILD else 7200
        await play_moves(host, table, AMARA, "offer 1")
        for person in others:
            await play_moves(host, table, person, "offer 0")


async def load_profile(host: Host, guild: int | None, reader: Person, about: Person = AMARA) -> Profile:
    """Return a user's profile as a reader sees it in a server."""
    return await profile(host, about.id, about.name, guild, reader.id)


def count_opponents(profile_seen: Profile) -> dict[str, int]:
    """Return the opponents' names and numbers of games."""
    return {opponent.name: opponent.games for opponent in profile_seen.opponents}


async def store_consent(host: Host, person: Person) -> None:
    """Store a user's consent to show their games in other servers."""
    async with host.store.write() as tx:
        await tx.people.change(person.id, everywhere=True)


async def test_a_profile_shows_what_was_played_where_it_is_asked(host: Host, still_clock: StillClock):
    """Opponents and ratings of other servers are not shown."""
    await play_game(host, still_clock, GUILD, THOMAS)
    await play_game(host, still_clock, ELSEWHERE, KARINE)
    await play_game(host, still_clock, ELSEWHERE, KARINE)
    home_profile, other_profile, nowhere = [await load_profile(host, guild, IDIR) for guild in (GUILD, ELSEWHERE, None)]
    assert [
        (profile.games, profile.won, count_opponents(profile)) for profile in (home_profile, other_profile, nowhere)
    ] == [*((1, 1, {"Thomas": 1}), (2, 2, {"Karine": 2}), (0, 0, {}))]
    assert [profile.reply for profile in (home_profile, other_profile, nowhere)] == [3600, 7200, None]
    assert (
        not home_profile.whole
        and home_profile.tallies[0].rating_here is not None
        and home_profile.tallies[0].rating_everywhere is None
    )


async def test_a_person_sees_everything_of_their_own_profile(host: Host, still_clock: StillClock):
    await play_game(host, still_clock, GUILD, THOMAS)
    await play_game(host, still_clock, ELSEWHERE, KARINE)
    for guild in (GUILD, None):
        own = await load_profile(host, guild, AMARA)
        assert (own.whole, own.games, count_opponents(own)) == (True, 2, {"Thomas": 1, "Karine": 1})
        assert own.tallies[0].rating_everywhere is not None


async def test_everywhere_is_shown_by_consent_and_only_of_who_consents(host: Host, still_clock: StillClock):
    await play_game(host, still_clock, GUILD, THOMAS)
    await play_game(host, still_clock, ELSEWHERE, KARINE)
    await store_consent(host, AMARA)
    profile_seen = await load_profile(host, GUILD, IDIR)
    assert (profile_seen.whole, profile_seen.games, count_opponents(profile_seen)) == (True, 2, {"Thomas": 1})
    assert count_opponents(await load_profile(host, GUILD, KARINE)) == {"Thomas": 1, "Karine": 1}
    await store_consent(host, KARINE)
    assert count_opponents(await load_profile(host, GUILD, IDIR)) == {"Thomas": 1, "Karine": 1}
    assert (await load_profile(host, GUILD, IDIR, THOMAS)).whole is False


async def test_among_the_best_everywhere_stand_those_who_consent_and_the_reader(host: Host, still_clock: StillClock):
    for _ in range(3):
        await play_game(host, still_clock, GUILD, THOMAS, IDIR)

    async def list_best(guild: int | None, reader: Person) -> list[str | None]:
        return [entry.name for entry in await leaderboard(host, "souk", guild, reader.id)]

    assert sorted(map(str, await list_best(GUILD, KARINE))) == ["Amara", "Idir", "Thomas"]
    assert (await list_best(None, KARINE), await list_best(None, THOMAS)) == ([], ["Thomas"])
    await store_consent(host, AMARA)
    assert (await list_best(None, KARINE), await list_best(None, THOMAS)) == (["Amara"], ["Amara", "Thomas"])


async def test_namesakes_among_opponents_are_numbered_in_profile_and_history(host: Host, still_clock: StillClock):
    """Two opponents of one name from different tables get the same numbers in both."""
    for other in (KARINE, THOMAS, IDIR):
        await play_game(host, still_clock, GUILD, other)
    async with host.store.write() as tx:
        for table, name in ((1, "Alex"), (2, "alex")):
            await tx.seats.change(table, 1, name=name)
    assert count_opponents(await load_profile(host, GUILD, AMARA)) == {"Alex (2)": 1, "alex": 1, "Idir": 1}
    assert [one.names for one in (await history(host, AMARA.id, 0)).ended] == [
        ("Amara", "Idir"),
        ("Amara", "alex"),
        ("Amara", "Alex (2)"),
    ]


async def test_namesakes_among_the_best_are_numbered(host: Host, still_clock: StillClock):
    for _ in range(3):
        await play_game(host, still_clock, GUILD, THOMAS, IDIR)
    async with host.store.write() as tx:
        for table in range(1, 4):
            await tx.seats.change(table, 1, name="amara")
    names = {entry.user: entry.name for entry in await leaderboard(host, "souk", GUILD, KARINE.id)}
    assert names == {AMARA.id: "Amara", THOMAS.id: "amara (2)", IDIR.id: "Idir"}
