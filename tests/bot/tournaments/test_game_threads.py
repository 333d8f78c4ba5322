"""Threads of a round: one for each game, with its people, whatever Discord answers."""

from __future__ import annotations

import pytest

from azalai.bot.people.person import Person
from azalai.bot.store.rows import Use
from azalai.bot.tournaments import entrants
from azalai.bot.tournaments.tournament_rows import Ended, GameStatus, TournamentStatus, Trouble
from tests.bot.fixtures import DAY, HOUR, make_refusal
from tests.bot.tournaments.bot_in_town import Bot
from tests.bot.tournaments.cup_in_town import PEOPLE, load_contest, open_cup, read_card, retry_all
from tests.bot.tournaments.on_a_host import GUILD, make_terms
from tests.bot.tournaments.town import Town
from tests.bot.without_discord import AMARA, proposals_of


async def test_a_round_opens_a_thread_for_each_game_with_its_people_in_it(bot: Bot, town: Town):
    own = bot.host.settings.threads[0]
    async with bot.host.store.write() as tx:
        for _ in range(own):  # the host has made as many threads today as a person may
            await tx.usage.note(Use.THREAD, bot.clock.at - 1000.0, user=AMARA.id, guild=GUILD)
    await open_cup(bot)
    contest = await load_contest(bot)
    assert {game.status for game in contest.games} == {GameStatus.PLAYING}
    assert set(contest.channels.values()) == set(town.threads) and len(town.threads) == 2
    for game in contest.games:
        assert game.thread_id is not None
        people = {contest.entrants[number].user_id for number in game.seats}
        assert town.threads[game.thread_id].members == people
        assert f"/{game.thread_id}" in read_card(town), "the card leads there"
    async with bot.host.store.read() as tx:
        assert len(await tx.usage.list_times(Use.THREAD, 0.0, guild=GUILD)) - own == town.made == 2
    assert contest.row.shown == contest.row.stamp


async def test_a_thread_that_discord_refuses_often_is_tried_again_within_an_hour(
    bot: Bot, town: Town, monkeypatch: pytest.MonkeyPatch
):
    """Its message is dropped, so that it holds up no other game; the card and the host know it meanwhile."""
    make, tries = town.make, list[str]()

    async def make_after_eight(channel: int, name: str) -> int:
        tries.append(name)
        if "#2" in name and tries.count(name) <= 8:
            raise make_refusal(400, 0)
        return await make(channel, name)

    monkeypatch.setattr(town, "make", make_after_eight)
    await open_cup(bot)
    await give_up_thread(bot)
    for _ in range(5):
        await bot.pass_time(20)
    contest = await load_contest(bot)
    assert contest.games[-1].status is GameStatus.PAIRED and contest.row.trouble is Trouble.REFUSED
    assert "Discord does not take the thread of a game" in read_card(town)
    assert len(town.threads) == 1 and max(map(tries.count, tries)) == 8
    await bot.pass_time(HOUR)
    contest = await load_contest(bot)
    assert {game.status for game in contest.games} == {GameStatus.PLAYING} and contest.row.trouble is None


async def give_up_thread(bot: Bot) -> None:
    """Pass the time until the message of a thread that Discord refuses is dropped for the first time."""
    while (await load_contest(bot)).row.trouble is None:
        await bot.pass_time(2)


async def test_a_trouble_with_threads_ends_when_no_game_waits_for_one(bot: Bot, town: Town):
    """Discord refuses the thread of a game until one of its two players withdraws."""
    town.refused_name = "#2"
    await open_cup(bot)
    await give_up_thread(bot)
    contest = await load_contest(bot)
    assert contest.row.trouble is Trouble.REFUSED and contest.lapses_at is not None
    leaver = contest.entrants[contest.games[-1].seats[0]]
    assert leaver.user_id is not None
    person = Person(leaver.user_id, leaver.name)
    await bot.do(lambda: entrants.withdraw(proposals_of(bot.host), 1, person))
    await bot.pass_time(HOUR)
    contest = await load_contest(bot)
    assert contest.games[-1].ended is Ended.WALKOVER
    assert contest.row.trouble is None and contest.lapses_at is None
    await bot.pass_time(8 * DAY)
    assert (await load_contest(bot)).row.status is TournamentStatus.RUNNING


async def test_threads_that_a_try_has_made_unseen_are_deleted(bot: Bot, town: Town):
    """Discord may answer 502 after it has made a thread, and discord.py repeats the request."""
    really = town.make

    async def twice(channel: int, name: str) -> int:
        await really(channel, name)
        return await really(channel, name)

    town.make = twice
    await open_cup(bot)
    assert len(town.threads) == 2 and len({thread.name for thread in town.threads.values()}) == 2


@pytest.mark.parametrize("fuse", range(0, 60, 3))
async def test_a_bot_that_dies_at_any_commit_or_request_opens_each_table_once(bot: Bot, town: Town, fuse: int):
    number = await bot.do(lambda: entrants.open_tournament(bot.host, AMARA, make_terms(most=4)))
    for person in PEOPLE[:3]:
        await bot.do(lambda person=person: entrants.join(bot.host, number, person))
    town.fuse = fuse
    await bot.do(lambda: entrants.join(bot.host, number, AMARA))
    town.fuse = None
    if (await load_contest(bot)).entrant(AMARA.id) is None:  # it died before the entry was stored
        await bot.do(lambda: entrants.join(bot.host, number, AMARA))
    await retry_all(bot)
    contest = await load_contest(bot)
    assert {game.status for game in contest.games} == {GameStatus.PLAYING}
    async with bot.host.store.read() as tx:
        assert sorted(await tx.tables.list_numbers()) == sorted(contest.channels)
    assert sorted(town.threads) == sorted(contest.channels.values())
    for game in contest.games:
        people = {contest.entrants[seat].user_id for seat in game.seats}
        assert town.threads[game.thread_id or 0].members == people
    assert contest.row.shown == contest.row.stamp and len(town.cards) >= 1
