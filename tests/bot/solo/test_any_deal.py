"""A deal of the day whatever a person does: plays, takes back, looks, on two devices, while processes end."""

from __future__ import annotations

import asyncio
import random

import pytest

from azalai.bot.errors import Refused
from azalai.bot.people.person import Person
from azalai.bot.solo import deals, games
from azalai.bot.solo.days import closes
from azalai.bot.solo.deals import DealGame
from azalai.bot.solo.store import SoloGames
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from azalai.games.alone import Alone
from azalai.games.contract import Move
from tests.bot.without_discord import AMARA, GUILD, IDIR, StillClock

ACTS = ("play", "play", "play", "take back", "stale", "look", "kill", "other device", "other person")


class Killed(BaseException):
    """The process ends."""


class Walk:
    """Two people at one deal, over two hosts of one database."""

    def __init__(self, hosts: tuple[Host, Host], game: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hosts, self.game, self.chance, self.patch = hosts, game, random.Random(number), monkeypatch
        self.answers: dict[int, list[str]] = {}
        self.taken_back = 0

    async def walk(self, steps: int) -> DealGame:
        """Do this many things, and check after each what always holds."""
        now = await self.opened(self.hosts[0], AMARA)
        for _ in range(steps):
            if now.has_ended:
                break
            now = await self.check(now, self.chance.choice(ACTS))
        return now

    async def opened(self, host: Host, person: Person = AMARA) -> DealGame:
        """Open the deal of today."""
        return await deals.open_deal(host, person.id, person.name, GUILD, self.game)

    def pick(self, course: Alone) -> Move:
        """Any move."""
        return self.chance.choice(course.game.moves(course.state, course.own))

    async def check(self, before: DealGame, act: str) -> DealGame:
        """Do one thing. The decision only grows, nothing goes back after an answer, no count is reset, and at each
        decision one answer of robots is seen at most."""
        host = self.chance.choice(self.hosts)
        await self.do(host, before, act)
        after = await self.opened(self.chance.choice(self.hosts))
        assert after.row.decision >= before.row.decision and after.row.taken_back >= self.taken_back
        assert after.deal == before.deal and (after.course.asked or after.has_ended)
        own = [number for number, move in enumerate(before.course.moves) if move.startswith(f"{before.seat} ")]
        final = max((number for number, move in enumerate(before.course.moves) if number not in own), default=-1)
        assert after.course.moves[: final + 1] == before.course.moves[: final + 1], "an answer was taken back"
        for number, move in enumerate(after.course.moves):
            if not move.startswith(f"{after.seat} "):
                assert self.answers.setdefault(number, [move]) == [move], "two answers were seen"
        self.taken_back = after.row.taken_back
        return after

    async def do(self, host: Host, now: DealGame, act: str) -> None:
        """Do one thing; what is refused is refused with a reason."""
        user, number, decision = AMARA.id, now.number, now.row.decision
        match act:
            case "play":
                await deals.play(host, user, number, decision, self.pick)
            case "take back" if now.may_take_back:
                await deals.take_back(host, user, number, decision)
            case "take back":
                with pytest.raises(Refused, match=r"refusal-(nothing-to-undo|taken-back-often)"):
                    await deals.take_back(host, user, number, decision)
            case "stale":
                with pytest.raises(Refused, match="refusal-stale"):
                    await deals.play(host, user, number, decision + 1, self.pick)
            case "kill":
                with self.patch.context() as patched:
                    patched.setattr(games, "let_robots_play", self.killed)
                    with pytest.raises(Killed):
                        await deals.play(host, user, number, decision, self.pick)
            case "other device":
                tries = [deals.play(one, user, number, decision, self.pick) for one in self.hosts]
                found = await asyncio.gather(*tries, return_exceptions=True)
                assert all(isinstance(one, DealGame | Refused) for one in found)
            case "other person":
                with pytest.raises(Refused, match="refusal-deal-gone"):
                    await deals.play(host, IDIR.id, number, decision, self.pick)
                assert (await self.opened(host, IDIR)).deal == now.deal
            case _:
                assert (await deals.load_deal(host, user, number)).row == now.row

    async def killed(self, *_: object) -> DealGame:
        """End the process after the move was stored."""
        raise Killed


@pytest.mark.costly_cases(*(f"targui-{number}" for number in range(3)), seconds=8)
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", ["souk", "targui"])
async def test_a_deal_is_fair_whatever_its_person_does(
    host: Host, still_clock: StillClock, monkeypatch: pytest.MonkeyPatch, game: str, number: int
):
    store = await open_store(host.settings.database)
    other = Host(store, host.clock, host.settings)
    try:
        now = await Walk((host, other), game, number, monkeypatch).walk(40)
        if now.has_ended:
            assert now.row.points == now.points
            with pytest.raises(Refused, match="refusal-stale"):
                await deals.take_back(other, AMARA.id, now.number, now.row.decision)
        else:
            still_clock.at = closes(now.deal.day)
            with pytest.raises(Refused, match="refusal-deal-closed"):
                await deals.play(host, AMARA.id, now.number, now.row.decision, lambda course: course.game.moves(
                    course.state, course.own)[0])  # fmt: skip
        async with host.store.read() as tx:
            row = await tx.of(SoloGames).find(now.number, AMARA.id)
        assert row is not None and (row.ended_at is None) is (row.points is None)
    finally:
        await store.close()
