"""Faults of Discord and of the bot in a course."""

from __future__ import annotations

from contextlib import ExitStack
from unittest.mock import patch

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from azalai.bot.hosting import standstill
from azalai.bot.hosting.quarantine import retry_quarantined
from azalai.bot.operations import downtime
from azalai.bot.operations.nightly_cleanup import Tidying
from azalai.bot.store.rows import Pause, Status
from azalai.bot.tables.loading import quarantine
from azalai.bot.tournaments import troubles
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import GameStatus
from azalai.games import GAMES
from tests.bot.fixtures import HOUR
from tests.bot.tournaments.course.base import CHANNELS, CourseBase, small
from tests.bot.tournaments.on_a_host import GUILD

REFUSALS = ((400, 0), (403, 0), (429, 0), (500, 0), (403, 50001))


class Faults(CourseBase):
    """Faults of Discord, of the bot and of its operators."""

    # Faults of Discord

    @rule(number=small)
    def delete_thread(self, number: int) -> None:
        """Delete a thread."""
        if self.town.threads:
            thread = sorted(self.town.threads)[number % len(self.town.threads)]
            del self.town.threads[thread]
            self.do(lambda: self.bot.lose(thread))

    @rule(channel=st.sampled_from(CHANNELS))
    @precondition(lambda self: 79 not in self.town.channels)
    def delete_channel(self, channel: int) -> None:
        """Delete a channel with its threads and create another."""
        if channel not in self.town.channels:
            return
        lost = self.town.lose(channel)
        self.town.channels.add(79)

        async def report_loss() -> None:
            for number in (channel, *lost):
                await self.bot.lose(number)
            await troubles.lose_channel(self.host, channel)

        self.do(report_loss)

    @rule()
    def delete_cards(self) -> None:
        """Delete all cards."""
        self.town.cards.clear()

    @rule(number=small, locked=st.booleans())
    def lock(self, number: int, locked: bool) -> None:
        """Lock a thread, or open it again."""
        if self.town.threads:
            thread = sorted(self.town.threads)[number % len(self.town.threads)]
            self.town.threads[thread].locked = locked
            if not locked:
                self.do(lambda: standstill.on_thread_open(self.host, thread, woken=True))

    @rule(write=st.booleans(), thread=st.booleans(), full=st.booleans())
    def permit(self, write: bool, thread: bool, full: bool) -> None:
        """Grant or withdraw permissions, and fill the server with threads or not."""
        self.town.may_write, self.town.may_thread, self.town.full = write, thread, full

    @rule(answers=st.lists(st.sampled_from(REFUSALS), min_size=1, max_size=4))
    def trouble(self, answers: list[tuple[int, int]]) -> None:
        """Let the next requests fail."""
        self.town.answers.extend(answers)

    @rule(is_in=st.booleans())
    def put_out(self, is_in: bool) -> None:
        """Remove the bot from the server, or bring it back."""
        if is_in is self.town.is_in:
            return
        self.town.is_in = is_in

        async def report_change() -> None:
            await (standstill.resume_guild if is_in else standstill.strand_guild)(self.host, GUILD)
            await (troubles.return_to_server if is_in else troubles.leave_server)(self.host, GUILD)

        self.do(report_change)

    # Faults of the bot

    @rule(fuse=st.integers(0, 12))
    def kill(self, fuse: int) -> None:
        """Let the bot die soon, before or after a commit or a request."""
        self.town.fuse = fuse

    @rule(hours=st.integers(1, 60))
    def be_down(self, hours: int) -> None:
        """Stop the bot for some hours."""

        async def down() -> None:
            await downtime.shift_deadlines_by_downtime(self.host)
            await self.bot.stop()
            self.clock.at += hours * HOUR
            await self.bot.start()

        self.do(down)

    @rule(hours=st.integers(1, 60))
    def pause(self, hours: int) -> None:
        """Pause everything for some hours."""

        async def set_pause() -> None:
            pause = Pause(self.clock.at, "")
            async with self.host.store.write() as tx:
                await tx.operations.begin_pause(pause)
            for host in self.bot.hosts:
                host.set_pause(pause)

        async def resume() -> None:
            async with self.host.store.write() as tx:
                await tx.operations.end_pause(self.clock.at)
            for host in self.bot.hosts:
                host.set_pause(None)

        self.town.fuse = None
        self.do(set_pause)
        self.clock.at += hours * HOUR
        self.do(resume)

    @rule(acting=st.integers(0, 1), owner=st.integers(0, 1))
    @precondition(lambda self: self.processes == 2)
    def hand_over(self, acting: int, owner: int) -> None:
        """Let users reach another process, and let another do the work of the server."""
        self.bot.acting, self.bot.pair.owner = acting, owner

    @rule()
    def take_game(self) -> None:
        """Restart the bot without the game, or with it."""

        async def restart() -> None:
            await self.bot.stop()
            self.away.close() if self.away else None
            self.away = None if self.away else uninstall("souk")
            await self.bot.start()

        self.do(restart)

    @rule()
    def forget(self) -> None:
        """Remove rows that are older than the operator keeps."""
        self.do(lambda: Tidying(self.host).look(self.clock.at))

    @rule(hours=st.integers(-30, 30))
    def set_clock(self, hours: int) -> None:
        """Set the clock."""
        self.clock.set(hours * HOUR)
        self.looked_at += hours * HOUR
        self.is_set_back |= hours < 0
        self.run(self.bot.do_due())

    @rule(hours=st.sampled_from((1, 5, 24, 24 * 8, 24 * 30)))
    def wait(self, hours: int) -> None:
        """Let time pass."""
        runs = [
            contest for contest in self.load_contests() if contest.round_due is not None and not _is_opening(contest)
        ]
        self.town.has_dropped &= hours <= 24
        self.run(self.bot.pass_time(hours * HOUR))
        for run in runs:
            self.ran[run.row.id, run.row.round] += hours

    @rule(number=small, mended=st.booleans())
    def set_aside(self, number: int, mended: bool) -> None:
        """Quarantine a table, and repair it at once if `mended`."""
        for table in self.list_tables()[number : number + 1]:

            async def aside(table: int = table) -> None:
                async with self.host.store.read() as tx:
                    row = await tx.tables.get(table)
                if row is not None and row.status is Status.RUNNING:
                    await quarantine(self.host, row, "a test")

            self.do(aside)
            if mended:
                self.do(lambda: retry_quarantined(self.host))


def uninstall(game: str) -> ExitStack:
    """Remove an installed game until the result is closed."""
    find, removed = GAMES.plugins.game, ExitStack()
    removed.enter_context(patch.object(GAMES.plugins, "game", lambda key: None if key == game else find(key)))
    assert game not in GAMES
    return removed


def _is_opening(contest: Contest) -> bool:
    return any(game.status is GameStatus.PAIRED for game in contest.games)
