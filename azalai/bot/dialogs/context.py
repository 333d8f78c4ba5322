"""Context of a request: the table of its channel, and typed numbers."""

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
"""Characters that the box for a number takes."""
MOST_DIGITS = 9
"""Digits of a typed number, so that every column of the database can hold it."""


async def load_table_here(host: Host, request: Request) -> LoadedTable:
    """Return the channel's table: the open or running one, else the newest. Raises `Refused` if it has none."""
    async with host.store.read() as tx:
        row = await tx.tables.find_live(request.channel or 0) or await tx.tables.find_latest(request.channel or 0)
    if row is None:
        raise Refused("refusal-no-table-here")
    return await load(host, row.id)


async def ask_number(
    request: Request, act: str, table: int, question: int, path: Sequence[int], *, least: int, most: int
) -> None:
    """Open a box for a number from `least` to `most`. `act`: the action of the submitted box.

    Discord takes a box as the first answer only, so nothing is loaded: the button carries the question, the answers
    before it (`path`) and the limits.
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
    """Return the number that was typed into such a box. Raises `Refused` for other text."""
    typed = values[0].strip() if values else ""
    if not typed.isdecimal() or len(typed) > MOST_DIGITS:
        raise Refused("refusal-not-a-number")
    return int(typed)
