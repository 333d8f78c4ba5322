"""Context of an interaction: its table, and typed numbers."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.dialogs.request import Request
from azalai.bot.errors import Refused
from azalai.bot.layouts.modals import Field, Modal
from azalai.bot.layouts.prompts import encode_answers
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable

MOST_TYPED = 12
MOST_DIGITS = 9
"""Digits of a typed number: no column of the store takes more."""


async def load_table_here(host: Host, request: Request) -> LoadedTable:
    """Return the newest table of the channel. Raises `Refused` if there is none."""
    async with host.store.read() as tx:
        row = await tx.tables.find_live(request.channel or 0) or await tx.tables.find_latest(request.channel or 0)
    if row is None:
        raise Refused("refusal-no-table-here")
    return await load(host, row.id)


async def ask_number(
    request: Request, act: str, table: int, question: int, path: Sequence[int], *, least: int, most: int
) -> None:
    """Open a box for a number, which answers to `act`.

    A box must be the first answer, so it is opened from the button's own content: a place in a dialog, the least and
    the most.
    """
    say = request.words.say
    await request.open_modal(
        Modal(
            title=say("dialog-number-title"),
            fields=[
                Field(
                    say("dialog-number-label", least=least, most=most),
                    str(most),
                    f"{least} - {most}",
                    required=True,
                    most=MOST_TYPED,
                )
            ],
            act=act,
            arguments=(str(table), str(question), encode_answers(path)),
        )
    )


def parse_number(values: Sequence[str]) -> int:
    """Return the number that was typed into such a box. Raises `Refused` for anything else."""
    typed = values[0].strip() if values else ""
    if not typed.isdecimal() or len(typed) > MOST_DIGITS:
        raise Refused("refusal-not-a-number")
    return int(typed)
