"""Deals of the day without Discord: the same for all, counted once, and stored."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from azalai.bot.config import Settings
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import GuildSettings, set_guild_settings
from azalai.bot.play.thinkers import Thinkers
from azalai.bot.records.commands import carry_out
from azalai.bot.records.export import make_record
from azalai.bot.records.record_file import format_record, parse_record
from azalai.bot.solo import deals, games
from azalai.bot.solo.days import DAY, closes, create_deal, day_of, draw_deal, ends, is_over
from azalai.bot.solo.deal_layout import Standing, deals_text
from azalai.bot.solo.deals import DealGame
from azalai.bot.solo.store import DealRow, Deals, SoloGames, SoloKind, SoloRow
from azalai.bot.solo.table import deal_history
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import Move
from azalai.locales import words
from tests.bot.fixtures import address, settings
from tests.bot.without_discord import AMARA, GUILD, IDIR, KARINE, StillClock


def choose_first(course: Alone) -> Move:
    return course.game.moves(course.state, course.own)[0]


def choose_last(course: Alone) -> Move:
    return course.game.moves(course.state, course.own)[-1]


def find_midnight(dealt: DealGame) -> float:
    """Return the moment at which the day of a deal began, in seconds since 1970."""
    return dealt.deal.day * 86_400.0


def make_row(deal: DealRow, user: int, name: str, guild: int) -> SoloRow:
    return SoloRow(
        kind=SoloKind.DEAL, user_id=user, game=deal.game, version=deal.version, subject=deal.day, name=name,
        guild_id=guild, day=deal.day, began_at=0.0, changed_at=0.0,
    )  # fmt: skip


async def store_deal(file: Path, game: str, of: Settings, now: float | None = None) -> None:
    """Store the deal of a game in a database."""
    store = await open_store(address(file))
    async with store.write() as tx:
        await create_deal(tx, of, day_of(StillClock().now() if now is None else now), game)
    await store.close()


async def open_deal(host: Host, person: Any = AMARA, game: str = "souk", guild: int | None = GUILD) -> DealGame:
    return await deals.open_deal(host, person.id, person.name, guild, game)


async def finish_deal(
    host: Host,
    person: Any = AMARA,
    game: str = "souk",
    choose: Callable[[Alone], Move] = choose_first,
    guild: int = GUILD,
) -> DealGame:
    dealt = await open_deal(host, person, game, guild)
    while dealt.row.ended_at is None:
        dealt = await games.play(host, deals.KIND, person.id, dealt.number, dealt.row.decision, choose)
    return dealt


async def test_the_same_moves_lead_to_the_same_game(host: Host):
    hers, his = await finish_deal(host), await finish_deal(host, IDIR)
    assert hers.course.moves == his.course.moves and hers.deal == his.deal
    assert (hers.row.points, hers.row.win_curve) == (his.row.points, his.row.win_curve)
    assert {move[0] for move in hers.course.moves} == {"0", "1", "2"}
    others = await finish_deal(host, KARINE, choose=choose_last)
    assert others.course.moves != hers.course.moves and others.deal == hers.deal


async def test_every_day_and_every_game_has_a_deal_of_its_own(host: Host, still_clock: StillClock):
    before = await open_deal(host)
    still_clock.at += DAY
    after = await open_deal(host)
    assert before.number != after.number and before.deal.seed != after.deal.seed
    assert (await open_deal(host, game="touareg")).deal.seed not in (before.deal.seed, after.deal.seed)


async def test_a_seed_is_drawn_when_its_deal_is_first_asked_for_and_never_before(host: Host):
    today = day_of(host.now())
    dealt = await open_deal(host)
    async with host.store.write() as tx:
        again = await create_deal(tx, host.settings, today, "souk")
        assert again == dealt.deal and await tx.get(Deals).find(today + 1, "souk") is None
        assert await tx.facts.get("deal-key") is None
    other = draw_deal(host.settings, today, GAMES["souk"], b"x" * 32)
    assert other.seed_hash != dealt.deal.seed_hash and len(dealt.deal.seed) == 32


async def test_a_deal_is_one_persons_alone(host: Host):
    hers = await open_deal(host)
    for act in (
        games.play(host, deals.KIND, IDIR.id, hers.number, 0, choose_first),
        games.take_back(host, deals.KIND, IDIR.id, hers.number, 0),
        games.load(host, deals.KIND, IDIR.id, hers.number),
    ):
        with pytest.raises(Refused, match="refusal-deal-gone"):
            await act


async def test_two_processes_hold_one_seed_of_a_deal_and_store_one_of_two_moves(host: Host):
    store = await open_store(host.settings.database)
    other = Host(store, host.clock, host.settings)
    try:
        deals_opened = await asyncio.gather(
            *(open_deal(one, user) for one in (host, other) for user in (AMARA, IDIR, KARINE))
        )
    finally:
        await store.close()
    assert len({one.deal.seed for one in deals_opened}) == 1
    after = await games.play(host, deals.KIND, AMARA.id, deals_opened[0].number, 0, choose_first)
    async with host.store.write() as tx:
        assert not await tx.get(SoloGames).go_on(deals_opened[0].row, msgspec.structs.replace(after.row, moves="[]"))


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize("game", ["touareg", "targui"])
async def test_a_strong_robot_plays_the_same_in_whichever_process_it_thinks(
    tmp_path: Path, fresh_database: Path, game: str
):
    """It thinks in its own process, or in this one if none answers, as on a busy day."""
    lines: list[list[str]] = []
    with_deal = tmp_path / "deal.db"
    shutil.copy(fresh_database, with_deal)
    await store_deal(with_deal, game, settings(with_deal, thinkers=1))
    for number, most in enumerate((1, 0)):
        file = tmp_path / f"{number}.db"
        shutil.copy(with_deal, file)
        store = await open_store(address(file))
        thinkers = Thinkers(most) if most else None
        far_host = Host(store, StillClock(), settings(file, thinkers=1), thinkers=thinkers)
        try:
            dealt = await open_deal(far_host, game=game)
            assert dealt.deal.level == "strong"
            for _ in range(2):
                dealt = await games.play(far_host, deals.KIND, AMARA.id, dealt.number, dealt.row.decision, choose_first)
            lines.append(dealt.course.moves)
        finally:
            if thinkers is not None:
                await thinkers.close()
            await store.close()
    assert lines[0] == lines[1] and len({move[0] for move in lines[0]}) > 1


def interrupt_after(count: int, think: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return a function that thinks `count` times and then ends the process."""
    left = itertools.count(count, -1)

    def think_or_end(task: Any) -> Any:
        if next(left) <= 0:
            raise KeyboardInterrupt
        return think(task)

    return think_or_end


async def test_a_process_that_ends_while_robots_think_loses_nothing(host: Host, monkeypatch: pytest.MonkeyPatch):
    """The user's move is stored first; the next look lets the robots continue, and they play the same."""
    whole = await finish_deal(host, IDIR)
    dealt = await open_deal(host)
    think = games.think
    for number in range(400):
        monkeypatch.setattr(games, "think", interrupt_after(number % 3, think))
        try:
            dealt = await games.play(host, deals.KIND, AMARA.id, dealt.number, dealt.row.decision, choose_first)
        except KeyboardInterrupt:
            async with host.store.read() as tx:
                row = await tx.get(SoloGames).find(dealt.number)
            assert row is not None and row.decision == dealt.row.decision + 1
            monkeypatch.setattr(games, "think", think)
            dealt = await games.load(host, deals.KIND, AMARA.id, dealt.number)
        if dealt.row.ended_at is not None:
            break
    assert dealt.course.moves == whole.course.moves and dealt.row.points == whole.row.points


@pytest.mark.parametrize("game", ["targui", "touareg", "timbuktu"])
async def test_a_move_is_final_once_another_seat_has_acted_or_something_came_out(host: Host, game: str):
    """At each decision at most one robot's answer is seen, so that undos can't search for a better one."""
    dealt = await open_deal(host, game=game)
    final = back = 0
    for _ in range(12):
        before = dealt
        dealt = await games.play(host, deals.KIND, AMARA.id, dealt.number, dealt.row.decision, choose_first)
        state, reveals = deals.start(dealt.deal), list[bool]()
        for move in dealt.course.moves:
            seat, _, text = move.partition(" ")
            turn = dealt.game.play(state, int(seat), dealt.game.parse_move(text))
            state, reveals = turn.state, [*reveals, turn.reveals]
        since = dealt.course.decisions[-1]
        others = {move.partition(" ")[0] for move in dealt.course.moves[since:]} != {str(dealt.seat)}
        assert dealt.may_take_back is not (others or any(reveals[since:]))
        if dealt.may_take_back:
            back += 1
            dealt = await games.take_back(host, deals.KIND, AMARA.id, dealt.number, dealt.row.decision)
            assert dealt.course.moves == before.course.moves and dealt.row.taken_back == back
            dealt = await games.play(host, deals.KIND, AMARA.id, dealt.number, dealt.row.decision, choose_first)
        else:
            final += 1
            with pytest.raises(Refused, match="refusal-nothing-to-undo"):
                await games.take_back(host, deals.KIND, AMARA.id, dealt.number, dealt.row.decision)
    assert final and (back or game != "targui")


async def test_undos_are_limited_over_the_whole_deal(host: Host):
    """The limit is five times that of a turn at a table, and no robot's answer resets it."""
    host.limits._settings = msgspec.structs.replace(host.settings, take_backs=1)
    dealt, done = await open_deal(host, game="targui"), 0
    for _ in range(60):
        dealt = await games.play(host, deals.KIND, AMARA.id, dealt.number, dealt.row.decision, choose_first)
        if dealt.may_take_back and done < deals.TAKE_BACKS:
            dealt, done = await games.take_back(host, deals.KIND, AMARA.id, dealt.number, dealt.row.decision), done + 1
        elif dealt.may_take_back:
            with pytest.raises(Refused, match="refusal-taken-back-often"):
                await games.take_back(host, deals.KIND, AMARA.id, dealt.number, dealt.row.decision)
            break
    assert done == dealt.row.taken_back == deals.TAKE_BACKS == 5


async def test_a_started_deal_may_be_finished_within_a_day(host: Host, still_clock: StillClock):
    dealt = await open_deal(host)
    day = dealt.deal.day
    still_clock.at = ends(day) + 5
    dealt = await games.play(host, deals.KIND, AMARA.id, dealt.number, 0, choose_first)
    assert (await deals.open_deal(host, AMARA.id, AMARA.name, GUILD, "souk", day)).row == dealt.row
    with pytest.raises(Refused, match="refusal-deal-day-over"):
        await deals.open_deal(host, IDIR.id, IDIR.name, GUILD, "souk", day)
    with pytest.raises(Refused, match="refusal-deal-to-come"):
        await deals.open_deal(host, IDIR.id, IDIR.name, GUILD, "souk", day + 2)
    still_clock.at = closes(day)
    with pytest.raises(Refused, match="refusal-deal-closed"):
        await games.play(host, deals.KIND, AMARA.id, dealt.number, 1, choose_first)


@pytest.mark.parametrize(("hours", "open_"), [(0, True), (24, True), (47.99, True), (48, False), (60, False)])
async def test_a_deal_can_be_played_for_48_hours_from_midnight(
    host: Host, still_clock: StillClock, hours: float, open_: bool
):
    dealt = await open_deal(host)
    still_clock.at = find_midnight(dealt) + hours * 3600
    if open_:
        await games.play(host, deals.KIND, AMARA.id, dealt.number, 0, choose_first)
    else:
        with pytest.raises(Refused, match="refusal-deal-closed"):
            await games.play(host, deals.KIND, AMARA.id, dealt.number, 0, choose_first)


async def test_a_deal_can_be_begun_for_24_hours_from_midnight(host: Host, still_clock: StillClock):
    dealt = await open_deal(host)
    for hours, number in ((23.99, dealt.number), (24, None)):
        still_clock.at = find_midnight(dealt) + hours * 3600
        hers = await open_deal(host, IDIR)
        assert (hers.deal.day == dealt.deal.day) is (number is not None)


@pytest.mark.parametrize(
    ("hours", "expected"),
    [(18.5, "not begun, 6 hours left"), (22.6, "not begun, 1 hour left"), (23.9, "not begun, 1 hour left")],
)
def test_the_time_for_a_deal_is_told_in_hours_rounded_as_discord_does(hours: float, expected: str):
    day = 20_780
    standing = Standing(games=("souk",), rows=(), day=day, now=(day * 24 + hours) * 3600)
    assert expected in deals_text(standing, words("en"))


async def test_a_deal_that_was_begun_has_a_day_more(host: Host):
    dealt = await open_deal(host)
    now = find_midnight(dealt) + 18.5 * 3600
    standing = Standing(games=("souk",), rows=(dealt.row,), day=dealt.deal.day, now=now)
    assert "begun, 30 hours left" in deals_text(standing, words("en"))


async def test_a_server_may_switch_deals_off_and_unknown_games_have_none(host: Host):
    async with host.store.write() as tx:
        await set_guild_settings(tx, GUILD, GuildSettings(deals=False))
    with pytest.raises(Refused, match="refusal-no-deals-here"):
        await open_deal(host)
    assert (await open_deal(host, guild=None)).row.guild_id is None
    for game in ("nothing", "../souk"):
        with pytest.raises(Refused, match="refusal-no-such-deal"):
            await open_deal(host, game=game)


async def test_a_deal_is_over_when_it_can_no_longer_be_played(host: Host, still_clock: StillClock):
    dealt = await finish_deal(host)
    await open_deal(host, IDIR)
    day = dealt.deal.day
    async with host.store.read() as tx:
        assert not await is_over(tx, day, "souk", still_clock.at)
        assert not await is_over(tx, day, "souk", ends(day) + 1)  # Idir is playing
        assert await is_over(tx, day, "souk", closes(day))
    await finish_deal(host, IDIR)
    async with host.store.read() as tx:
        assert not await is_over(tx, day, "souk", still_clock.at)  # others may still begin
        assert await is_over(tx, day, "souk", ends(day))


async def test_the_seed_and_the_game_are_proved_from_the_file(host: Host, tmp_path: Path, still_clock: StillClock):
    dealt = await finish_deal(host)
    stored = await deal_history(host, dealt.number, AMARA.name, "en")
    record = make_record(stored.table, stored.moves, stored.final, dealt.seat, words("en"))
    file, lines = tmp_path / "deal.txt", list[str]()
    await asyncio.to_thread(file.write_text, format_record(record))
    text = format_record(record)
    assert parse_record(text).seed == dealt.deal.seed and record.seed_hash == dealt.deal.seed_hash
    arguments = argparse.Namespace(command="verify", file=file)
    assert carry_out(arguments, lines.append, lines.append) == 0, lines
    assert "hash   ok" in lines[0] and dealt.deal.seed_hash in lines[0] and "moves  ok" in lines[1]
    await asyncio.to_thread(file.write_text, text.replace(dealt.deal.seed.hex(), "00" * 32))
    assert carry_out(arguments, lines.append, lines.append) == 1
