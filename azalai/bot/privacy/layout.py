"""Private layouts of a person's stored data."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from azalai.bot.layouts.components import ButtonStyle, button
from azalai.bot.layouts.layout import INDIGO, Document, PrivateLayout
from azalai.bot.people.reader import Reader
from azalai.bot.privacy.rules import Stored

DAY = 86_400.0


def personal_data_layout(counts: Mapping[str, int], reader: Reader, *, retention: float | None) -> PrivateLayout:
    """Lay out the stored data, a line for each kind, with the buttons to download and to erase it.

    `retention`: seconds for which finished games are kept; None: for good.
    """
    say = reader.words.say
    lines = [say(f"privacy-{kind.replace('_', '-')}", count=count) for kind, count in counts.items() if count]
    retention_lines = [] if retention is None else [say("privacy-kept", days=round(retention / DAY))]
    rows = [
        [
            button(say("button-download"), "privacy-file", style=ButtonStyle.PRIMARY),
            button(say("button-erase"), "privacy-erase", style=ButtonStyle.DANGER),
        ]
    ]
    return PrivateLayout(
        user=reader.user,
        texts=(
            f"## {say('privacy-title')}",
            "\n".join(lines) or say("privacy-nothing"),
            *retention_lines,
            say("privacy-also"),
        ),
        rows=rows,
        accent=INDIGO,
    )


def file_layout(document: Document, reader: Reader) -> PrivateLayout:
    """Lay out the data as a file."""
    return PrivateLayout(user=reader.user, texts=(reader.words.say("privacy-file"),), document=document, accent=INDIGO)


def erase_layout(running: int, reader: Reader, *, again: bool) -> PrivateLayout:
    """Lay out the consequences of erasing, and (`again`) the second confirmation."""
    say = reader.words.say
    text = say("privacy-erase-last") if again else say("privacy-erase-first", running=running)
    act = "privacy-yes" if again else "privacy-sure"
    label = say("button-erase-yes" if again else "button-erase-on")
    rows = [
        [
            button(label, act, style=ButtonStyle.DANGER),
            button(say("button-close"), "close", 0),
        ]
    ]
    return PrivateLayout(user=reader.user, texts=(text,), rows=rows, accent=INDIGO)


FILE = "azalai.json"


def make_file(user: int, stored: Stored) -> Document:
    """Return the data as a file that machines and people can read."""
    return Document(FILE, msgspec.json.format(msgspec.json.encode({"user_id": user, **stored}), indent=2))
