"""A deal of the day without Discord: the same for everybody, counted once, and what is stored of it."""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import GuildSettings, set_guild_settings
from azalai.bot.play.thinkers import Thinkers
from azalai.bot.privacy.rules import erase, stored_about
from azalai.bot.records.commands import carry_out
from azalai.bot.records.export import recorded
from azalai.bot.records.record_file import read, written
from azalai.bot.solo import deals
from azalai.bot.solo.days import DAY, closes, ends, is_over, laid_out
from azalai.bot.solo.deal_layout import Standing, deals_text
from azalai.bot.solo.deal_store import table_number
from azalai.bot.solo.deal_table import dealt_history
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.locales import words
from tests.bot.fixtures import address, settings
from tests.bot.solo.dealing import finished, first, last, midnight_of, opened
from tests.bot.without_discord import AMARA, GUILD, IDIR, KARINE, StillClock, proposals_of


async def test_the_same_moves_lead_to_the_same_game(host: Host):
    hers, his = await finished(host), await finished(host, IDIR)
    assert hers.course.moves == his.course.moves and hers.deal == his.deal
    assert (hers.row.points, hers.row.course) == (his.row.points, his.row.course)
    assert {move[0] for move in hers.course.moves} == {"0", "1", "2"}
    others = await finished(host, KARINE, choose=last)
    assert others.course.moves != hers.course.moves and others.deal == hers.deal


async def test_every_day_and_every_game_has_a_deal_of_its_own(host: Host, still_clock: StillClock):
    before = await opened(host)
    still_clock.at += DAY
    after = await opened(host)
    assert before.number != after.number and before.deal.seed != after.deal.seed
    assert (await opened(host, game="touareg")).deal.seed not in (before.deal.seed, after.deal.seed)


async def test_the_seed_follows_from_the_key_of_the_installation_alone(host: Host):
    dealt = await opened(host)
    async with host.store.read() as tx:
        key = bytes.fromhex(await tx.facts.get("deal-key") or "")
    assert len(key) == 32 and laid_out(host.settings, key, dealt.deal.day, GAMES["souk"]) == dealt.deal
    assert laid_out(host.settings, b"other" + key, dealt.deal.day, GAMES["souk"]).seed != dealt.deal.seed


@pytest.mark.parametrize("game", ["touareg", "targui"])
async def test_a_strong_robot_plays_the_same_in_whichever_process_it_thinks(
    tmp_path: Path, fresh_database: Path, game: str
):
    """In a process of its own, and in this one where none answers: as in the middle of a day with many people."""
    played: list[list[str]] = []
    for number, most in enumerate((1, 0)):
        file = tmp_path / f"{number}.db"
        shutil.copy(fresh_database, file)
        store = await open_store(address(file))
        thinkers = Thinkers(most) if most else None
        one = Host(store, StillClock(), settings(file, thinkers=1), thinkers=thinkers)
        try:
            dealt = await opened(one, game=game)
            assert dealt.deal.level == "strong"
            for _ in range(2):
                dealt = await deals.play(one, AMARA.id, dealt.number, dealt.row.decision, first)
            played.append(dealt.course.moves)
        finally:
            if thinkers is not None:
                await thinkers.close()
            await store.close()
    assert played[0] == played[1] and len({move[0] for move in played[0]}) > 1


async def test_a_process_that_ends_while_robots_think_loses_nothing(host: Host, monkeypatch: pytest.MonkeyPatch):
    """The person's move is stored before; who looks next lets the robots play on, and they play the same."""
    whole = await finished(host, IDIR)
    dealt = await opened(host)
    think = deals.think
    for number in range(400):

        def killed(task: Any, left: list[int] = [number % 3]) -> Any:  # noqa: B006
            left[0] -= 1
            if left[0] < 0:
                raise KeyboardInterrupt
            return think(task)

        monkeypatch.setattr(deals, "think", killed)
        try:
            dealt = await deals.play(host, AMARA.id, dealt.number, dealt.row.decision, first)
        except KeyboardInterrupt:
            async with host.store.read() as tx:
                row = await tx.deals.get(table_number(dealt.number))
            assert row is not None and row.decision == dealt.row.decision + 1
            monkeypatch.setattr(deals, "think", think)
            dealt = await deals.load_deal(host, AMARA.id, dealt.number)
        if dealt.row.ended_at is not None:
            break
    assert dealt.course.moves == whole.course.moves and dealt.row.points == whole.row.points


async def test_it_counts_once(host: Host):
    dealt = await finished(host)
    again = await opened(host)
    assert again.row == dealt.row
    with pytest.raises(Refused, match="refusal-stale"):
        await deals.play(host, AMARA.id, dealt.number, dealt.row.decision, first)
    with pytest.raises(Refused, match="refusal-stale"):
        await deals.take_back(host, AMARA.id, dealt.number, dealt.row.decision)


async def test_a_deal_is_one_persons_alone(host: Host):
    hers = await opened(host)
    for act in (
        deals.play(host, IDIR.id, hers.number, 0, first),
        deals.take_back(host, IDIR.id, hers.number, 0),
        deals.load_deal(host, IDIR.id, hers.number),
    ):
        with pytest.raises(Refused, match="refusal-deal-gone"):
            await act


async def test_two_presses_at_once_play_one_move(host: Host):
    dealt = await opened(host)
    after = await deals.play(host, AMARA.id, dealt.number, 0, first)
    with pytest.raises(Refused, match="refusal-stale"):
        await deals.play(host, AMARA.id, dealt.number, 0, first)
    async with host.store.write() as tx:  # as another process would have it
        assert not await tx.deals.go_on(dealt.row, msgspec.structs.replace(after.row, moves="[]"))


async def test_nothing_that_came_out_is_taken_back(host: Host):
    """As at tables with others: who plays with robots alone takes back more, but here others play the same."""
    dealt = await opened(host, game="targui")
    known = hidden = 0
    for _ in range(12):
        before = dealt
        dealt = await deals.play(host, AMARA.id, dealt.number, dealt.row.decision, first)
        start = deals.start(dealt.deal)
        reveals, state = [], start
        for move in dealt.course.moves:
            seat, _, text = move.partition(" ")
            turn = dealt.game.play(state, int(seat), dealt.game.parse_move(text))
            state, reveals = turn.state, [*reveals, turn.reveals]
        if any(reveals[dealt.course.decisions[-1] :]):
            hidden += 1
            with pytest.raises(Refused, match="refusal-nothing-to-undo"):
                await deals.take_back(host, AMARA.id, dealt.number, dealt.row.decision)
        elif not known:
            known += 1
            back = await deals.take_back(host, AMARA.id, dealt.number, dealt.row.decision)
            assert back.course.moves == before.course.moves and back.row.decision == dealt.row.decision + 1
            dealt = back
    assert known and hidden


async def test_what_is_taken_back_has_its_limit(host: Host):
    host.limits._settings = msgspec.structs.replace(host.settings, take_backs=2)  # type: ignore[attr-defined]
    dealt = await opened(host, game="targui")
    for _ in range(40):
        dealt = await deals.play(host, AMARA.id, dealt.number, dealt.row.decision, first)
        if dealt.may_take_back and dealt.course.moves[-1].startswith(f"{dealt.seat} "):
            break
    for _ in range(2):
        dealt = await deals.take_back(host, AMARA.id, dealt.number, dealt.row.decision)
        dealt = await deals.play(host, AMARA.id, dealt.number, dealt.row.decision, first)
    with pytest.raises(Refused, match="refusal-taken-back-often"):
        await deals.take_back(host, AMARA.id, dealt.number, dealt.row.decision)


async def test_what_was_begun_is_finished_within_a_day(host: Host, still_clock: StillClock):
    dealt = await opened(host)
    day = dealt.deal.day
    still_clock.at = ends(day) + 5
    dealt = await deals.play(host, AMARA.id, dealt.number, 0, first)
    assert (await deals.open_deal(host, AMARA.id, AMARA.name, GUILD, "souk", day)).row == dealt.row
    with pytest.raises(Refused, match="refusal-deal-day-over"):
        await deals.open_deal(host, IDIR.id, IDIR.name, GUILD, "souk", day)
    with pytest.raises(Refused, match="refusal-deal-to-come"):
        await deals.open_deal(host, IDIR.id, IDIR.name, GUILD, "souk", day + 2)
    still_clock.at = closes(day)
    with pytest.raises(Refused, match="refusal-deal-closed"):
        await deals.play(host, AMARA.id, dealt.number, 1, first)


@pytest.mark.parametrize(("hours", "open_"), [(0, True), (24, True), (47.99, True), (48, False), (60, False)])
async def test_a_deal_can_be_played_for_48_hours_from_midnight(
    host: Host, still_clock: StillClock, hours: float, open_: bool
):
    dealt = await opened(host)
    still_clock.at = midnight_of(dealt) + hours * 3600
    if open_:
        await deals.play(host, AMARA.id, dealt.number, 0, first)
    else:
        with pytest.raises(Refused, match="refusal-deal-closed"):
            await deals.play(host, AMARA.id, dealt.number, 0, first)


async def test_a_deal_can_be_begun_for_24_hours_from_midnight(host: Host, still_clock: StillClock):
    dealt = await opened(host)
    for hours, number in ((23.99, dealt.number), (24, None)):
        still_clock.at = midnight_of(dealt) + hours * 3600
        hers = await opened(host, IDIR)
        assert (hers.deal.day == dealt.deal.day) is (number is not None)


async def test_a_deal_that_somebody_still_plays_is_over_48_hours_after_midnight(host: Host):
    dealt = await opened(host)
    async with host.store.read() as tx:
        over = [await is_over(tx, dealt.deal.day, "souk", midnight_of(dealt) + at * 3600) for at in (24, 47.99, 48)]
    assert over == [False, False, True]


@pytest.mark.parametrize(
    ("hours", "left"),
    [(18.5, "not begun, 5 hours left"), (22.5, "not begun, 1 hour left"), (23.9, "not begun, 1 hour left")],
)
def test_the_time_for_a_deal_is_told_in_whole_hours_and_one_at_least(hours: float, left: str):
    day = 20_780
    standing = Standing(games=("souk",), rows=(), day=day, now=(day * 24 + hours) * 3600)
    assert left in deals_text(standing, words("en"))


async def test_a_deal_that_was_begun_has_a_day_more(host: Host):
    dealt = await opened(host)
    now = midnight_of(dealt) + 18.5 * 3600
    standing = Standing(games=("souk",), rows=(dealt.row,), day=dealt.deal.day, now=now)
    assert "begun, 29 hours left" in deals_text(standing, words("en"))


async def test_a_server_may_switch_deals_off_and_unknown_games_have_none(host: Host):
    async with host.store.write() as tx:
        await set_guild_settings(tx, GUILD, GuildSettings(deals=False))
    with pytest.raises(Refused, match="refusal-no-deals-here"):
        await opened(host)
    assert (await opened(host, guild=None)).row.guild_id is None
    for game in ("nothing", "../souk"):
        with pytest.raises(Refused, match="refusal-no-such-deal"):
            await opened(host, game=game)


async def test_a_deal_is_over_when_nobody_can_play_it(host: Host, still_clock: StillClock):
    dealt = await finished(host)
    await opened(host, IDIR)
    day = dealt.deal.day
    async with host.store.read() as tx:
        assert not await is_over(tx, day, "souk", still_clock.at)
        assert not await is_over(tx, day, "souk", ends(day) + 1)  # Idir plays
        assert await is_over(tx, day, "souk", closes(day))
    await finished(host, IDIR)
    async with host.store.read() as tx:
        assert not await is_over(tx, day, "souk", still_clock.at)  # others may begin
        assert await is_over(tx, day, "souk", ends(day))


async def test_the_seed_and_the_game_are_proved_from_the_file(host: Host, tmp_path: Path, still_clock: StillClock):
    dealt = await finished(host)
    told = await dealt_history(host, dealt.number, AMARA.name, "en")
    record = recorded(told.table, told.moves, told.final, dealt.seat, words("en"))
    file, said = tmp_path / "deal.txt", list[str]()
    await asyncio.to_thread(file.write_text, written(record))
    text = written(record)
    assert read(text).seed == dealt.deal.seed and record.seed_hash == dealt.deal.seed_hash
    asked = argparse.Namespace(command="verify", file=file)
    assert carry_out(asked, said.append, said.append) == 0, said
    assert "hash   ok" in said[0] and dealt.deal.seed_hash in said[0] and "moves  ok" in said[1]
    await asyncio.to_thread(file.write_text, text.replace(dealt.deal.seed.hex(), "00" * 32))
    assert carry_out(asked, said.append, said.append) == 1


async def test_who_is_erased_is_on_no_board_and_has_no_deal_twice(host: Host, still_clock: StillClock):
    dealt = await finished(host)
    day = dealt.deal.day
    assert (await stored_about(host, AMARA.id))["deal_games"][0]["moves"] == json.dumps(dealt.course.moves)
    await erase(proposals_of(host), AMARA)
    async with host.store.read() as tx:
        assert await tx.deals.results("souk", day, day) == []
    assert (await stored_about(host, AMARA.id))["marks"] == [{"deal": "souk", "day": day}]
    with pytest.raises(Refused, match="refusal-deal-had-before"):
        await opened(host)
    still_clock.at += DAY
    await opened(host)
    async with host.store.write() as tx:
        await tx.erased.tidy(1970, 0.0, 0.0, day + 1)
    assert (await stored_about(host, AMARA.id))["marks"] == []
