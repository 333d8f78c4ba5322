"""Clock that is set forward or back, which delays no message by the length of the jump.

That holds for messages written in between, for those that Discord could not take, and for the ones behind them.
"""

from __future__ import annotations

import pytest

from azalai.bot.app.scheduler import Scheduler
from azalai.bot.delivery.core_senders import Sender
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.operations import downtime
from azalai.bot.store.addresses import UserAddress
from azalai.bot.store.rows import MessageKind, OutboxMessage
from tests.bot.delivery.conftest import Outbox
from tests.bot.fixtures import make_refusal
from tests.bot.still_time import StillTime

HOUR, DAY = 3600.0, 86400.0
CALL = MessageKind.PING
THERE = UserAddress(41)


class Evening:
    """Bot whose Discord is down while `away`, with the messages that it has sent."""

    def __init__(self, outbox: Outbox, time: StillTime) -> None:
        self.outbox = outbox
        self.time = time
        self.away = True
        self.sent: list[int] = []

    async def begin(self) -> Scheduler:
        """Start the bot as after a restart."""
        await downtime.begin(self.outbox.host)
        scheduler = self.time.make_scheduler(self.outbox.host, self.outbox.make_dispatcher({CALL: self._make_sender()}))
        await self.time.begin(scheduler)
        return scheduler

    def _make_sender(self) -> Sender:
        async def send(sending: Sending, message: OutboxMessage) -> bool:
            if self.away:
                raise make_refusal(503)
            self.sent.append(message.id)
            return False

        return send


@pytest.fixture
def evening(outbox: Outbox, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Return a bot with an empty outbox."""
    return Evening(outbox, StillTime(outbox.clock, monkeypatch))


@pytest.mark.parametrize("restarts", [False, True], ids=["goes-on", "restarts"])
@pytest.mark.parametrize("ahead", [30.0, 2 * HOUR, 3 * DAY])
async def test_a_clock_set_back_delays_no_retry(evening: Evening, ahead: float, restarts: bool):
    scheduler = await evening.begin()
    await evening.time.go_on(60)
    evening.outbox.clock.set(ahead)
    await evening.outbox.write(CALL, CALL, to=THERE)
    scheduler.after_commit([evening.outbox.table])
    await evening.time.settle()
    await evening.time.go_on(4)
    if restarts:
        await scheduler.close()
    evening.outbox.clock.set(-ahead)
    evening.away = False
    if restarts:
        scheduler = await evening.begin()
    await evening.outbox.write(CALL, to=THERE)
    scheduler.after_commit([evening.outbox.table])
    async with evening.outbox.host.queue(evening.outbox.table):
        pass  # every interaction notices it; a quiet bot does within seconds
    await evening.time.settle()
    await evening.time.go_on(10)
    assert len(evening.sent) == 3 and evening.sent == sorted(evening.sent)
