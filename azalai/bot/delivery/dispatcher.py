"""Dispatcher of the outbox: it sends the messages that were written with a change, in their order for each address.

Each message is sent at least once, and not posted twice. Short tasks send the messages; no worker runs all the time.

If Discord is down, limits the rate, has deleted a message or channel, or refuses a permission, the message waits, is
posted again, or the table's host is notified. No turn is lost, and no other address waits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Coroutine, Mapping

import aiohttp
import discord

from azalai.bot.clock import AFTER_TROUBLE, SOON, Backoff
from azalai.bot.cluster.cluster import Lease
from azalai.bot.cluster.news import News
from azalai.bot.delivery.core_senders import Sender
from azalai.bot.delivery.homes import Home
from azalai.bot.delivery.lanes import Lanes
from azalai.bot.delivery.leases import LeaseLost, with_lease
from azalai.bot.delivery.operator_messages import notify_of_refusal
from azalai.bot.delivery.retries import describe_error, may_have_worked, retry_delay
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.discord_codes import PERMISSION_PAUSE, REFUSED, Fate, verdict
from azalai.bot.errors import ChannelGone, NotAllowed, NotYet, Refused
from azalai.bot.store.about import About, name_subject
from azalai.bot.store.addresses import Address, read_address
from azalai.bot.store.faults import FAULTS, is_transient
from azalai.bot.store.outbox import OutboxChanges
from azalai.bot.store.rows import MessageKind, OutboxMessage
from azalai.bot.tables.loading import quarantine_if_broken

log = logging.getLogger(__name__)

LAST_WAIT = 3.0
"""Seconds that a closing bot gives Discord to answer."""
EDITING = {
    *(MessageKind.DM_RENEW, MessageKind.DM_CLOSE, MessageKind.DM_LEFT),
    *(MessageKind.REMINDERS_OVER, MessageKind.RENEWAL, MessageKind.CLUB_RENEWAL, MessageKind.CUP_THREAD),
    *(MessageKind.CUP_RENEWAL, MessageKind.CUP_EVENT, MessageKind.INVITATION_RENEW),
}
"""Kinds whose senders post no message."""
SHOWING = {MessageKind.CARD, MessageKind.DM_RENEW, MessageKind.CUP_CARD}
"""Kinds whose senders show the newest state in an existing message."""
EXPECTED = (discord.RateLimited, NotYet, discord.HTTPException, aiohttp.ClientError, OSError)
"""Errors that are no fault of ours."""


class Dispatcher:
    """Sender of the messages in the outbox, address by address.

    `senders`: the sender of each kind of message. `homes`: by the type of a message's subject, the consequences if its
    channel was deleted or is closed.
    """

    def __init__(self, sending: Sending, senders: Mapping[MessageKind, Sender], homes: Mapping[type, Home]) -> None:
        self._sending = sending
        self._senders = senders
        self._homes = homes
        self._host = sending.host
        self._lanes = Lanes(self._host.store, sole=self._host.cluster.sole, delayed=self._on_delayed)
        self._hurried = False
        self._draining: set[Address] = set()
        self._again: set[Address] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        # None stands for the outbox itself, if it could not be read
        self._pauses: Backoff[Address | None] = Backoff(SOON, AFTER_TROUBLE)
        self._overtaken: dict[int, OutboxMessage] = {}
        self._ending = False

    def wake(self) -> None:
        """Begin to send all messages that are due, also to addresses whose pause is over. Return at once."""
        self._hurried = False
        if not self._ending:
            self._spawn(self._drain_due())

    def next_try(self, now: float) -> float:
        """Return the moment at which the first paused address is tried again; infinity if none is paused.

        The caller must wake this dispatcher then: the outbox does not know of pauses.
        """
        return self._pauses.next_try(now)

    def send(self) -> None:
        """Begin to send the messages of the newest commits. Return at once."""
        if self._hurried:
            self.wake()
        elif not self._ending:
            self._spawn(self._drain_new())

    def on_outbox_changes(self, changes: OutboxChanges) -> None:
        """Record a committed transaction's changes of the outbox, and report new messages to the other processes."""
        self._hurried = self._hurried or changes.hurried
        for message in self._lanes.apply(changes):
            if message.kind is MessageKind.CARD:
                self._host.card_priority.expect(message.table_id)
        if not self._host.cluster.sole:
            added = {(str(message.address), message.about) for message in changes.added}
            self._host.cluster.tell(News(addresses=added))

    def on_news(self, addresses: Collection[tuple[str, About]]) -> None:
        """Record that another process has committed messages for these addresses and subjects.

        Begin to send them, and return at once.
        """
        for address, about in addresses:
            self._lanes.mark_stale(read_address(address), about)
        self.send()

    def _on_delayed(self, message: OutboxMessage) -> None:
        """Stop private views from waiting for a board whose message may be held up."""
        if isinstance(message.about, int):
            self._host.card_priority.release(message.about)

    async def settle(self, within: float = LAST_WAIT) -> None:
        """Stop the dispatcher, because the bot closes; wait up to `within` seconds for messages that are being sent.

        The others stay in the outbox.
        """
        self._ending = True
        end = time.monotonic() + within
        while self._tasks and time.monotonic() < end:
            await asyncio.wait(self._tasks, timeout=end - time.monotonic())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _drain_due(self) -> None:
        await self._lanes.begin()
        await self._queue_overtaken()
        addresses = await self._host.store.ask(lambda tx: tx.outbox.list_due_addresses(self._host.now()))
        self._pauses.keep_only(addresses)
        for address, about in addresses.items():
            self._lanes.mark_stale(address, about)
        await self._drain_new()

    async def _queue_overtaken(self) -> None:
        """Queue messages again that may have overwritten newer ones of another process, which has the lease now.

        That process sends them with the newest state.
        """
        overtaken, self._overtaken = self._overtaken, {}
        if not overtaken:
            return
        try:
            async with self._host.store.write() as tx:
                for message in overtaken.values():
                    if not isinstance(message.about, int) or await tx.tables.get(message.about) is not None:
                        now, seat, decision = self._host.now(), message.seat, message.decision
                        await tx.outbox.add(
                            message.about, message.address, message.kind, now=now, seat=seat, decision=decision
                        )
        except BaseException:
            self._overtaken |= overtaken
            raise

    async def _drain_new(self) -> None:
        await self._lanes.begin()
        for address, about in self._lanes.list_waiting().items():
            if address in self._draining:
                self._again.add(address)
            elif not self._pauses.is_waiting(address, self._host.now()):
                self._draining.add(address)
                self._spawn(self._drain(address, about))

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("delivery broke; the bot will try again", exc_info=task.exception())
            self._pause(None)

    async def _drain(self, address: Address, about: About) -> None:
        """Send the messages to an address, the oldest first. `about`: the subject of one of them.

        It ends if no message is left, if the first one is not due (a timer then wakes this dispatcher), or if another
        process sends to the address.
        """
        try:
            while not self._ending and not self._pauses.is_waiting(address, self._host.now()):
                self._again.discard(address)
                async with self._host.cluster.sending(address, about) as lease:
                    if lease is None:
                        self._lanes.leave(address)
                        return
                    message = await self._lanes.take(address)
                    if message is not None and message.is_due(self._host.now()):
                        await self._deliver(message, lease)
                        continue
                if message is not None:
                    self._on_delayed(message)
                    self._lanes.requeue(address)
                    self._host.timer_set(message.due)
                if address not in self._again:
                    return
        except BaseException as error:
            self._lanes.requeue(address)
            if not isinstance(error, Exception):
                raise
            log.error("delivery broke; the bot will try again", exc_info=error)
            self._pause(address)
        finally:
            self._draining.discard(address)

    def _pause(self, address: Address | None) -> None:
        """Pause an address after an error; None: the whole outbox."""
        self._host.timer_set(self._pauses.mark_failed(address, self._host.now()))

    async def _deliver(self, message: OutboxMessage, lease: Lease) -> None:
        """Send a message and take it out of the outbox.

        If the store fails in between, the address pauses. This process knows the posted message, and does not post it
        again.
        """
        try:
            with with_lease(lease):
                await self._try(message, lease)
        except LeaseLost:
            log.info("message %s (%s) is now for another process to send", message.id, message.kind)
            self._lanes.requeue(message.address)
        except Exception as error:
            if not is_transient(error):
                raise
            log.error("message %s (%s) waits for the store", message.id, message.kind, exc_info=error)
            self._lanes.requeue(message.address)
            self._pause(message.address)
        else:
            self._pauses.mark_worked(message.address)
        finally:
            if message.kind in SHOWING and not lease.holds():
                self._overtaken[message.id] = message

    async def _try(self, message: OutboxMessage, lease: Lease) -> None:
        posted, began = self._sending.posted, self._host.now()
        try:
            posted.begin_try(message.nonce)
            if message.kind not in EDITING and self._may_be_posted(message, lease):
                await posted.search(message)
            taken_out = await self._senders[message.kind](self._sending, message)
            await posted.withdraw(message.nonce)
        except ChannelGone:
            await self._homes[type(message.about)].on_deleted(self._host, message)
            await self._take_out(message)  # the channel's other messages are tried once, too, and dropped
        except NotAllowed as missing:
            await self._homes[type(message.about)].on_refused(self._host, message, missing.reason)
            await self._postpone(message, PERMISSION_PAUSE, missing.reason)
        except Refused as refusal:
            log.info("message %s (%s) is not needed any more: %s", message.id, message.kind, refusal.reason)
            await self._take_out(message)
        except (LeaseLost, *FAULTS) as error:
            if isinstance(error, LeaseLost) or is_transient(error):
                raise
            await self._on_failure(message, error, began)
        except Exception as error:
            await self._on_failure(message, error, began)
        else:
            if taken_out:
                posted.forget(message.nonce)
            else:
                await self._take_out(message)
        finally:
            if message.kind is MessageKind.CARD:
                self._host.first_tries.mark_tried(message.table_id)
                self._host.cluster.tell(News(tried={message.table_id}))
                self._host.card_priority.release(message.table_id)

    def _may_be_posted(self, message: OutboxMessage, lease: Lease) -> bool:
        """Return True if an earlier try, of this process or another, may have posted the message."""
        return message.tried_at is not None or message.id <= max(self._lanes.newest_before, lease.doubtful)

    async def _on_failure(self, message: OutboxMessage, error: Exception, began: float) -> None:
        """Postpone or drop a message whose try has failed. `began`: the start of the try, in seconds since 1970.

        If the code of a game failed, its table is quarantined, by which its messages are deleted.
        """
        if await quarantine_if_broken(self._host, error):
            return
        if not isinstance(error, EXPECTED):
            subject = name_subject(message.about)
            log.error("message %s (%s) of %s broke", message.id, message.kind, subject, exc_info=error)
        if isinstance(error, discord.HTTPException):
            await self._notify_operator(error, message)
        pause = retry_delay(error, message.attempts)
        if pause is not None:
            await self._postpone(message, pause, describe_error(error), began if may_have_worked(error) else None)
            return
        log.error("message %s (%s) can't be sent and is dropped: %s", message.id, message.kind, describe_error(error))
        await self._take_out(message)

    async def _notify_operator(self, error: discord.HTTPException, message: OutboxMessage) -> None:
        """Notify the operator, now and then, of a refusal that no player or server admin can end."""
        answer = verdict(error)
        notice = answer.operator
        if notice is None and answer.message is Fate.WAITS and not message.in_channel:
            notice = REFUSED  # an admin of a server can't give permissions in a conversation
        if notice is not None:
            await notify_of_refusal(self._host, self._sending.client, notice, error)

    async def _take_out(self, message: OutboxMessage) -> None:
        await self._host.store.change(lambda tx: tx.outbox.remove(message.id))
        self._sending.posted.forget(message.nonce)

    async def _postpone(self, message: OutboxMessage, pause: float, why: str, tried_at: float | None = None) -> None:
        due = self._host.now() + pause
        subject = name_subject(message.about)
        log.warning("message %s (%s) of %s waits %.0f s: %s", message.id, message.kind, subject, pause, why)
        self._lanes.requeue(message.address)
        await self._host.store.change(lambda tx: tx.outbox.postpone(message.id, due, tried_at=tried_at))
