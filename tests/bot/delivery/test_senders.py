"""Every kind of outbox message has its sender."""

from __future__ import annotations

from azalai.bot.app.features import SENDERS
from azalai.bot.store.rows import MessageKind


def test_every_kind_of_outbox_message_has_a_sender():
    """Another kind than these can't be written: that is a type error. `UNKNOWN` is what a newer version wrote;
    `DM_OVER` is what a message becomes that was sent before."""
    assert set(SENDERS) == set(MessageKind) - {MessageKind.UNKNOWN, MessageKind.DM_OVER}
