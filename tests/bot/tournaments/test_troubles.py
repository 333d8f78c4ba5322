"""Troubles of a tournament: each has its sentence on the card, is reported to the host once, and ends."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import pytest

from azalai.bot.errors import Refused, Unreadable
from azalai.bot.hosting.quarantine import quarantine_uninstalled, retry_quarantined
from azalai.bot.hosting.standstill import on_thread_open, resume_guild, strand_guild
from azalai.bot.play import turns
from azalai.bot.privacy.rules import erase
from azalai.bot.store.rows import Status, Use
from azalai.bot.tables.loading import load, quarantine
from azalai.bot.tournaments import delivery, entrants, leadership, rounds, troubles
from azalai.bot.tournaments.changes import change
from azalai.bot.tournaments.layout import card
from azalai.bot.tournaments.leadership import Fate
from azalai.bot.tournaments.private_layout import own_game_layout
from azalai.bot.tournaments.store import Tournaments
from azalai.bot.tournaments.tournament_rows import Ended, GameStatus, Reason, TournamentStatus, Trouble
from azalai.locales import words
from tests.bot.fixtures import DAY, HOUR
from tests.bot.tournaments.bot_in_town import Bot
from tests.bot.tournaments.course.faults import uninstall
from tests.bot.tournaments.cup_in_town import ELSEWHERE, HOME, PEOPLE, load_contest, open_cup, read_card, retry_all
from tests.bot.tournaments.on_a_host import GUILD, MANAGER, finish, make_terms
from tests.bot.tournaments.town import Town
from tests.bot.without_discord import AMARA, KARINE, THOMAS, StillClock, proposals_of

EN = words("en")


def count_reports(town: Town, trouble: Trouble) -> int:
    """Return the number of reports of a trouble to the host."""
    text = EN.say("cup-trouble", trouble=trouble.value)
    return sum(user == AMARA.id and text in notice for user, notice in town.notices)


async def cause(bot: Bot, town: Town, trouble: Trouble, gone: ExitStack) -> None:
    """Cause a trouble as Discord or an operator does; `gone` ends the absence of the game."""
    match trouble:
        case Trouble.SEND:
            town.may_write = False
            await bot.do(lambda: update_card(bot))
        case Trouble.THREADS:
            town.may_thread = False
        case Trouble.FULL:
            town.full = True
        case Trouble.REFUSED:
            town.refused_name = "#"
        case Trouble.DAY:
            async with bot.host.store.write() as tx:
                for _ in range(bot.host.settings.threads[1] - 1):
                    await tx.usage.note(Use.THREAD, bot.clock.at - 1000.0, user=7, guild=GUILD)
        case Trouble.HOME:
            await lose_home(bot, town)
        case Trouble.REMOVED:
            await put_out(bot, town)
        case Trouble.AWAY:
            gone.enter_context(uninstall("souk"))
            await bot.do(lambda: quarantine_uninstalled(bot.host))


async def end_cause(bot: Bot, town: Town, trouble: Trouble, gone: ExitStack) -> None:
    """End the cause of a trouble."""
    town.may_write = town.may_thread = town.is_in = True
    town.full, town.refused_name = False, None
    gone.close()
    match trouble:
        case Trouble.DAY:
            await bot.pass_time(DAY)
        case Trouble.HOME:
            await bot.do(lambda: leadership.move(bot.host, 1, AMARA, ELSEWHERE))
        case Trouble.REMOVED:
            await bot.do(lambda: resume_guild(bot.host, GUILD))
            await bot.do(lambda: troubles.return_to_server(bot.host, GUILD))
        case Trouble.AWAY:
            await bot.do(lambda: retry_quarantined(bot.host))
        case _:
            pass
    await retry_all(bot)


async def open_troubled_cup(bot: Bot, town: Town, trouble: Trouble, gone: ExitStack) -> None:
    """Open a tournament whose rounds take 48 hours, and cause a trouble in its first round."""
    if trouble in troubles.OF_THREADS:
        await cause(bot, town, trouble, gone)
    await open_cup(bot, hours=48.0)
    if trouble not in troubles.OF_THREADS:
        await cause(bot, town, trouble, gone)
    while trouble is Trouble.REFUSED and (await load_contest(bot)).row.trouble is None:
        await bot.pass_time(2)


@pytest.mark.parametrize("trouble", list(Trouble))
async def test_each_trouble_is_told_to_all_and_passes_with_its_cause(bot: Bot, town: Town, trouble: Trouble):
    with ExitStack() as gone:
        await open_troubled_cup(bot, town, trouble, gone)
        contest, lasts = await load_contest(bot), troubles.LASTS[trouble]
        assert contest.row.trouble is trouble
        sentence, lapses = EN.say("cup-trouble", trouble=trouble.value), contest.lapses_at
        assert lapses == (None if lasts is None else pytest.approx(bot.clock.at + lasts, abs=2))
        if lapses is not None:
            sentence += f" {EN.say('cup-trouble-ends', moment=f'<t:{int(lapses)}:R>')}"
        for layout in (card(contest, [], contest.channels), own_game_layout(contest, EN, user=KARINE.id)):
            assert sentence in "\n".join(layout.texts), "the card and *My table* say it"
        stands = trouble in troubles.STANDING
        assert (contest.round_due is None) == (lasts is not None)
        assert contest.row.round_left == (48 * HOUR if stands else None)
        prospect = await leadership.describe_end(bot.host, 1, MANAGER)
        assert {fate.fate for fate in prospect.fates} <= {Fate.PLAYS_ON, Fate.CALLED_OFF}, "it can be ended"
        if stands:
            with pytest.raises(Refused, match=r"refusal-tournament-(waits|away)"):
                await leadership.describe_next(bot.host, 1, MANAGER)
            await bot.pass_time(5 * DAY)
        await retry_all(bot)
        assert count_reports(town, trouble) == 1, "the host is told once"
        assert (await load_contest(bot)).games == contest.games, "meanwhile nobody's time runs"
        await end_cause(bot, town, trouble, gone)
        contest = await load_contest(bot)
        assert contest.row.trouble is None and contest.lapses_at is None
        assert contest.row.shown == contest.row.stamp and sentence not in read_card(town)
        assert {game.status for game in contest.games} == {GameStatus.PLAYING}
        assert [(await load(bot.host, table)).row.status for table in contest.channels] == [Status.RUNNING] * 2
        assert len(town.threads) == 2 and {thread.channel for thread in town.threads.values()} == {
            contest.row.channel_id
        }
        if stands:
            assert contest.round_due == pytest.approx(bot.clock.at + 47 * HOUR), "an hour has passed since"


@pytest.mark.parametrize("trouble", [trouble for trouble in Trouble if trouble not in (Trouble.SEND, Trouble.DAY)])
async def test_a_trouble_that_lasts_cancels_the_tournament(bot: Bot, town: Town, trouble: Trouble):
    """Two troubles are left out: games go on without a card, and the next day has threads."""
    with ExitStack() as gone:
        await open_troubled_cup(bot, town, trouble, gone)
        await bot.pass_time((troubles.LASTS[trouble] or 0) + HOUR)
        contest = await load_contest(bot)
        assert contest.row.status is TournamentStatus.CANCELLED and contest.row.reason is Reason.TROUBLE
        why = EN.say("cup-cancelled", why="trouble")
        assert sum(user == AMARA.id and why in notice for user, notice in town.notices) == 1
        if trouble not in (Trouble.HOME, Trouble.REMOVED):  # nothing can be written there
            assert contest.timers == () and why in read_card(town)
            ((_, line),) = town.lines.values()
            assert why in line.texts[0] and all(f"<@{person.id}>" in line.texts[0] for person in PEOPLE)


async def test_a_line_loses_an_erased_name_when_the_bot_is_back_in_the_server(bot: Bot, town: Town):
    town.may_thread = False
    await open_cup(bot)
    await bot.pass_time(7 * DAY + HOUR)
    assert any(f"<@{KARINE.id}>" in line.texts[0] for _, line in town.lines.values())
    town.is_in = False
    await bot.do(lambda: erase(proposals_of(bot.host), KARINE))
    await bot.pass_time(3 * DAY)
    town.is_in = True
    await bot.pass_time(HOUR)
    ((_, line),) = town.lines.values()
    assert f"{KARINE.id}" not in line.texts[0] and EN.say("cup-cancelled", why="trouble") in line.texts[0]


async def test_a_thread_that_is_deleted_is_opened_again_once(bot: Bot, town: Town):
    await open_cup(bot)
    first = (await load_contest(bot)).games[0]
    assert first.table_id is not None
    for expected in (Status.RUNNING, Status.CANCELLED):
        thread = (await load_contest(bot)).games[0].thread_id
        assert thread is not None
        del town.threads[thread]
        await bot.do(lambda thread=thread: bot.lose(thread))
        assert (await load(bot.host, first.table_id)).row.status is expected
    contest = await load_contest(bot)
    assert contest.games[0].ended is Ended.WITHOUT and contest.games[0].threads == 2
    assert any(EN.say("cup-host", what="threads", moment="", least=3) in text for _, text in town.notices)


@pytest.mark.parametrize("opened", [True, False])
async def test_a_locked_thread_waits_until_it_is_opened_or_the_round_ends(bot: Bot, town: Town, opened: bool):
    await open_cup(bot)
    contest = await load_contest(bot)
    (table, *_), (thread, *_) = contest.channels, contest.channels.values()
    town.threads[thread].locked = True
    loaded = await load(bot.host, table)
    await bot.do(lambda: finish_some(bot, table))
    await bot.pass_time(DAY)
    assert EN.say("cup-standing", why="still") in read_card(town)
    if opened:
        town.threads[thread].locked = False
        await bot.do(lambda: on_thread_open(bot.host, thread, woken=True))
        assert EN.say("cup-standing", why="still") not in read_card(town)
        assert (await load(bot.host, loaded.id)).row.status is Status.RUNNING
        return
    prospect = await leadership.describe_next(bot.host, 1, MANAGER)
    assert [fate.fate for fate in prospect.fates] == [Fate.SHARED, Fate.NEITHER]
    await bot.do(lambda: leadership.go_next(bot.host, 1, MANAGER, prospect.contest.row.stamp))
    contest = await load_contest(bot)
    assert (contest.games[0].ended, contest.games[0].places) == (Ended.WITHOUT, (1, 1))
    assert (await load(bot.host, loaded.id)).row.status is Status.CANCELLED
    assert {person.number for person in contest.people} == set(contest.games[0].seats), "nobody has lost there"


@pytest.mark.parametrize("mended", [True, False])
async def test_a_round_waits_a_week_for_a_table_that_can_not_be_read(bot: Bot, town: Town, mended: bool):
    await open_cup(bot)
    row = (await load(bot.host, (await load_contest(bot)).games[0].table_id or 0)).row
    before = read_card(town)
    await bot.do(lambda: quarantine(bot.host, row, "a test"))
    assert "set aside" in read_card(town)
    await bot.pass_time(7 * DAY - HOUR)
    assert (await load_contest(bot)).games[0].places == ()
    if mended:
        await bot.do(lambda: retry_quarantined(bot.host))
        assert read_card(town) == before
    await bot.pass_time(2 * HOUR)
    game = (await load_contest(bot)).games[0]
    assert (game.ended, game.places) == ((None, ()) if mended else (Ended.WITHOUT, (1, 1)))


async def test_a_quarantined_table_holds_up_its_tournament_once_the_game_is_removed_too(bot: Bot, town: Town):
    await open_cup(bot)
    row = (await load(bot.host, (await load_contest(bot)).games[0].table_id or 0)).row
    await bot.do(lambda: quarantine(bot.host, row, "a test"))
    assert (await load_contest(bot)).row.trouble is None
    with uninstall("souk"):
        await bot.do(lambda: retry_quarantined(bot.host))
        assert (await load_contest(bot)).row.trouble is Trouble.AWAY
        assert EN.say("cup-trouble", trouble="away") in read_card(town)
    with patch("azalai.bot.hosting.quarantine.restore_table", side_effect=Unreadable("a test")):
        await bot.do(lambda: retry_quarantined(bot.host))
    assert (await load_contest(bot)).row.trouble is None
    assert "set aside" in read_card(town)


@pytest.mark.parametrize("fuse", [None, *range(0, 16, 3)])
async def test_the_card_of_a_tournament_that_has_ended_is_put_right(bot: Bot, town: Town, fuse: int | None):
    """The bot dies after its last game, at any commit or request, or Discord refuses its edits for a while."""
    await open_cup(bot, rounds=1)
    first, second = (await load_contest(bot)).channels
    await bot.do(lambda: finish(bot.host, first))

    async def finish_last() -> None:
        await finish(bot.host, second)
        town.fuse = fuse
        town.answers.extend([(500, 0)] * 4 if fuse is None else [])

    await bot.do(finish_last)
    town.fuse = None
    town.answers.clear()
    await retry_all(bot)
    contest = await load_contest(bot)
    assert contest.row.status is TournamentStatus.OVER and contest.row.shown == contest.row.stamp
    assert EN.say("cup-over") in read_card(town)
    ((_, line),) = town.lines.values()
    assert "is over" in line.texts[0], "the winner is named once"


async def test_the_end_of_a_tournament_mentions_those_who_want_mentions(bot: Bot, town: Town):
    await open_cup(bot, rounds=1)
    async with bot.host.store.write() as tx:
        await tx.people.change(THOMAS.id, notify="neither")
    for table in (await load_contest(bot)).channels:
        await bot.do(lambda table=table: finish(bot.host, table))
    await retry_all(bot)
    ((_, line),) = town.lines.values()
    assert "is over" in line.texts[0] and THOMAS.name in line.texts[0]
    assert {person.name for person in PEOPLE if f"<@{person.id}>" in line.texts[0]} == {"Amara", "Idir", "Karine"}


async def test_a_card_that_changes_while_it_is_sent_is_sent_again(bot: Bot, monkeypatch: pytest.MonkeyPatch):
    await open_cup(bot)
    really, changed = delivery._edit_or_post, list[int]()

    async def put(*asked: Any) -> Any:
        if not changed:
            changed.append(1)
            async with bot.host.store.write() as tx:
                await tx.get(Tournaments).change(1)  # like erasing, which leaves the card to the next step
            await rounds.step(proposals_of(bot.host), 1)
        return await really(*asked)

    monkeypatch.setattr(delivery, "_edit_or_post", put)
    await bot.do(lambda: update_card(bot))
    row = (await load_contest(bot)).row
    assert changed and row.shown == row.stamp


async def test_a_trouble_that_outlasts_its_round_still_has_an_end(bot: Bot, town: Town):
    town.may_thread = False
    await open_cup(bot)
    before = await load_contest(bot)
    await bot.do(lambda: leadership.go_next(bot.host, 1, MANAGER, before.row.stamp))
    after = await load_contest(bot)
    assert (after.row.round, after.row.trouble) == (2, Trouble.THREADS)
    assert {(game.ended, game.places) for game in after.games if game.round == 1} == {(Ended.WITHOUT, (1, 1))}
    assert after.lapses_at == before.lapses_at is not None


async def test_after_a_pause_the_card_shows_when_the_round_ends_now(bot: Bot, town: Town, still_clock: StillClock):
    await open_cup(bot, hours=24.0)
    due = (await load_contest(bot)).round_due
    assert due is not None and f"<t:{int(due)}:R>" in read_card(town)
    async with bot.host.store.write() as tx:
        await tx.clocks.shift_all(5 * HOUR)
    await bot.do_due()
    assert f"<t:{int(due + 5 * HOUR)}:R>" in read_card(town)


async def finish_some(bot: Bot, table: int) -> None:
    """Play a move at a table, which notifies the keeper."""
    loaded = await load(bot.host, table)
    seat = loaded.deciders[0]
    await turns.play(bot.host, table, seat.seat, loaded.game.moves(loaded.state, seat.seat)[0], user=seat.user_id)


async def update_card(bot: Bot) -> None:
    """Have the card drawn again."""
    async with bot.host.store.write() as tx:
        await change(tx, (await load_contest(bot)).row, bot.clock.at)


async def put_out(bot: Bot, town: Town) -> None:
    """Remove the bot from the server."""
    town.is_in = False

    async def leave() -> None:
        await strand_guild(bot.host, GUILD)
        await troubles.leave_server(bot.host, GUILD)

    await bot.do(leave)


async def lose_home(bot: Bot, town: Town) -> None:
    """Delete the channel with its threads."""
    town.channels.discard(HOME)
    lost, town.threads = list(town.threads), {}

    async def report_loss() -> None:
        for channel in (HOME, *lost):
            await bot.lose(channel)
        await troubles.lose_channel(bot.host, HOME)

    await bot.do(report_loss)


async def test_a_tournament_whose_channel_is_deleted_before_it_begins_is_over(bot: Bot, town: Town):
    await bot.do(lambda: entrants.open_tournament(bot.host, AMARA, make_terms()))
    await lose_home(bot, town)
    contest = await load_contest(bot)
    assert contest.row.status is TournamentStatus.CANCELLED and contest.row.reason is Reason.CHANNEL
    assert any(EN.say("cup-cancelled", why="channel") in text for _, text in town.notices)


async def test_a_round_without_threads_waits_for_its_game_and_opens_when_it_is_back(bot: Bot, town: Town):
    """The message that would open the threads says so: no table is there that could."""
    with ExitStack() as gone:
        await open_troubled_cup(bot, town, Trouble.THREADS, gone)
        town.may_thread = True
        gone.enter_context(uninstall("souk"))
        await retry_all(bot)
        contest = await load_contest(bot)
        assert contest.row.trouble is Trouble.AWAY and not town.threads
        assert EN.say("cup-trouble", trouble="away") in "\n".join(card(contest, [], contest.channels).texts)
    await bot.pass_time(DAY + HOUR)
    contest = await load_contest(bot)
    assert contest.row.trouble is None and len(town.threads) == 2
    assert all(game.status is GameStatus.PLAYING for game in contest.games)
