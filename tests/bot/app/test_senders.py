"""Every kind of outbox message has its sender."""

from __future__ import annotations

from typing import Any, cast

from azalai.bot.app.senders import make_senders
from azalai.bot.store.rows import MessageKind


def test_every_kind_of_outbox_message_has_a_sender():
    """Another kind than these can't be written: that is a type error. `UNKNOWN` is what a newer version wrote;
    `DM_OVER` is what a message becomes that was sent before; `SHARE` is posted as an answer, and remembered."""
    unsent = {MessageKind.UNKNOWN, MessageKind.DM_OVER, MessageKind.SHARE}
    assert set(make_senders(cast(Any, None), cast(Any, None), cast(Any, None))) == set(MessageKind) - unsent
