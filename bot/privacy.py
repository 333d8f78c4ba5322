"""What is stored about a person: in words, as a file, and its erasing."""

from __future__ import annotations

from typing import Any

import msgspec

from bot import lobby, seating
from bot.forms.parts import Document
from bot.host import Host
from bot.lobby import Person
from bot.robots import robot_name
from bot.store.rows import Status
from bot.trouble import Refused
from locales import language_of, words

FILE = "azalai.json"
KINDS = (
    *("people", "seats", "sittings", "moves", "prepared", "hosted", "invitations", "results", "ratings"),
    *("holidays", "follows", "proposals", "votes", "messages", "letters"),
)
"""The kinds of things that may be stored about a person, in the order in which they are told."""

Stored = dict[str, list[dict[str, Any]]]


async def stored_about(host: Host, user: int) -> Stored:
    """Every row about a person."""
    async with host.store.read() as ledger:
        return await ledger.stored_about(user)


def as_file(user: int, stored: Stored) -> Document:
    """All of it as a file that machines and people can read."""
    return Document(FILE, msgspec.json.format(msgspec.json.encode({"user_id": user, **stored}), indent=2))


async def erase(host: Host, person: Person) -> None:
    """Forgets a person. Their running games are played on by robots, open tables are left, and in what is over a
    neutral name stands for them; nothing else stays."""
    async with host.store.read() as ledger:
        waiting = await ledger.tables_of(person.id, [Status.LOBBY])
        running = await ledger.tables_of(person.id, [Status.RUNNING])
    for table in waiting:
        await _quietly(lobby.leave(host, table, person))
    for table in running:
        await _quietly(seating.hand_to_robot(host, table, person))
    async with host.store.write() as ledger:
        await ledger.erase_person(person.id, _neutral, robot_name)
    host.readers.forget(person.id)
    host.after_commit([*waiting, *running])


async def _quietly(leaving: Any) -> None:
    """A table that has ended or can't be read meanwhile: its rows are cleared with the others."""
    try:
        await leaving
    except Refused:
        return


def _neutral(language: str, seat: int) -> str:
    return words(language_of(language)).say("privacy-former-player", number=seat + 1)
