"""Every kind of outbox message that is written anywhere has its sender, and no sender waits for what nobody writes."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

from bot.delivery.senders import SENDERS

HOUSE = Path(__file__).parents[3]
WRITERS = {"send": 2, "send_later": 2}
"""The methods of a transaction that write into the outbox, and which of their arguments is the kind."""


def written(source: Path) -> Iterator[str]:
    """The kinds of the outbox messages that a module writes. (Discord's own `send` takes no arguments by position.)"""
    module = ".".join(source.relative_to(HOUSE).with_suffix("").parts)
    for call in ast.walk(ast.parse(source.read_text())):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        at = WRITERS.get(call.func.attr)
        if at is not None and len(call.args) > at:
            expression = compile(ast.Expression(call.args[at]), str(source), "eval")
            yield eval(expression, vars(importlib.import_module(module)))


def test_every_kind_of_outbox_message_that_is_written_has_a_sender_and_every_sender_a_writer():
    sources = [source for package in ("bot", "cogs") for source in (HOUSE / package).rglob("*.py")]
    kinds = {kind for source in sources for kind in written(source)}
    assert kinds == set(SENDERS)
