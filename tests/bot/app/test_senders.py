"""Senders of outbox messages, one for each kind."""

from __future__ import annotations

from typing import Any, cast

from azalai.bot.app.senders import make_senders
from azalai.bot.store.rows import MessageKind


def test_every_kind_of_outbox_message_has_a_sender():
    """`UNKNOWN` comes from newer versions, `DM_OVER` replaces a sent message, and `SHARE` is posted as an answer."""
    unsent = {MessageKind.UNKNOWN, MessageKind.DM_OVER, MessageKind.SHARE}
    assert set(make_senders(cast(Any, None), cast(Any, None), cast(Any, None))) == set(MessageKind) - unsent
