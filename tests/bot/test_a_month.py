"""Month of a table of four: a holiday, a missed deadline, a substitute, an undo, two days without the bot and a finish.

Each player gets exactly the messages that they should get.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, timedelta
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.store.rows import Status
from azalai.bot.tables.loading import load
from tests.bot.fixtures import SimulatedClock, find_by_button, offer, start_table, type_and_confirm
from tests.simulator import Person, Simulator, text_of
from tests.simulator.reading import TEXT, parts_of

HOUR = 3600.0
DAY = 24 * HOUR
KINDS = {
    "wins.** points:": "result",
    "opens a table": "card",
    "it is still your turn": "reminder",
    "your turn": "call",
    "asks to": "question",
    "take over seat": "seat",
    "has run out": "late",
    "the game is over": "end",
    "has ended": "end",
}


async def play_offer(simulator: Simulator[Azalai], person: Person, button: str = "0") -> None:
    """Play from the card ten seconds after the last move: a third quick edit of an old card would post a new one."""
    await simulator.pass_time(10)
    await offer(person, find_by_button(simulator, "Play"), button)


def list_posts(simulator: Simulator[Azalai], channel: int, names: Mapping[str, str]) -> list[str]:
    """Return the bot's messages in a channel, oldest first: the day, the kind of message and the names it mentions.

    Edits are left out, because they notify no user.
    """
    posts: list[str] = []
    for request in simulator.requests:
        if (request.method, request.path, request.status) == ("POST", f"/channels/{channel}/messages", 200):
            text = _text(request.json)
            kind = next((kind for sign, kind in KINDS.items() if sign in text.casefold()), text)
            mentioned = " ".join(name for mention, name in names.items() if mention in text)
            posts.append(f"{int(request.at // DAY)} {kind} {mentioned}".strip())
    return posts


def _text(payload: Mapping[str, Any]) -> str:
    texts = [part["content"] for part in parts_of(payload.get("components") or []) if part["type"] == TEXT]
    return "\n".join([payload.get("content") or "", *texts])


@pytest.mark.costly(seconds=3)
async def test_a_month_of_a_table_of_four(clock: SimulatedClock, simulator: Simulator[Azalai]):
    people = {name: simulator.person(name) for name in ("Amara", "Thomas", "Idir", "Karine", "Lalla")}
    amara, thomas, idir, karine, lalla = people.values()
    channel = simulator.channel()
    card = await start_table(simulator, "Thomas", "Idir", "Karine", pace="144 / 48 / 0", timeout="turn")

    # The first round; Thomas begins a holiday of three weeks.
    await simulator.pass_time(12 * HOUR)
    await play_offer(simulator, amara)
    await play_offer(simulator, thomas)
    begins = simulator.simulated.env.now().astimezone(UTC).date() + timedelta(days=1)
    await thomas.slash(channel, "azalai holiday set", first=str(begins), last=str(begins + timedelta(days=19)))
    await play_offer(simulator, idir)
    await play_offer(simulator, karine)

    # The second: Thomas is far over his eight days, and gets no message until he is back.
    await simulator.pass_time(DAY)
    for person in (amara, idir, karine):
        await play_offer(simulator, person)
    await simulator.pass_time(20 * DAY)
    await play_offer(simulator, thomas)
    assert "Round 3" in text_of(card.now)

    # An undo: all agree to it, across a restart, and Thomas offers again.
    await thomas.slash(channel, "table take-back")
    question = find_by_button(simulator, "Agree")
    await simulator.restart()
    for person in (amara, idir, karine):
        await person.press(question, "Agree")
    assert "Round 2" in text_of(card.now)
    await play_offer(simulator, thomas)
    assert "Round 3" in text_of(card.now)

    # The third: a substitute for Karine, two days without the bot, and a missed deadline of Idir.
    await type_and_confirm(karine, channel, "table replace")
    await lalla.press(find_by_button(simulator, "Take this seat"), "Take this seat")
    await play_offer(simulator, amara, "12")
    await simulator.restart(clean=True)
    clock.ahead += 2 * DAY
    await simulator.restart()
    await simulator.pass_time(12 * HOUR)
    await play_offer(simulator, thomas)
    await play_offer(simulator, lalla)
    assert (await load(simulator.bot.rooms.host, 1)).row.status is Status.RUNNING
    await simulator.pass_time(8 * DAY)
    after = await load(simulator.bot.rooms.host, 1)
    assert after.row.status is Status.FINISHED
    assert [seat.name for seat in after.seats] == ["Amara", "Thomas", "Idir", "Lalla"]

    mentions = {person.mention: name for name, person in people.items()}
    assert list_posts(simulator, channel.id, mentions) == [
        "0 card",
        "0 call Amara Thomas Idir Karine",
        "0 call Amara Thomas Idir Karine",
        *("1 reminder Amara", "1 reminder Idir", "1 reminder Karine"),
        "21 reminder Thomas",
        "21 call Amara Idir Karine",
        "21 question Amara Idir Karine",
        "21 call Thomas",
        "21 call Amara Idir Karine",
        *("21 seat", "21 call Lalla"),
        "21 call Thomas Idir Lalla",
        *(f"{day} reminder Idir" for day in range(22, 27)),
        "29 late",
        "29 result",
        "29 end Amara Thomas Idir Lalla",
    ]
    letters = {
        name: list_posts(simulator, simulator.simulated.dm_channel_id(person.id), mentions)
        for name, person in people.items()
    }
    calls = ["0 call", "0 call"]
    assert letters == {
        "Amara": [*calls, "1 reminder", "21 call", "21 call"],
        "Thomas": [*calls, "21 reminder", "21 call", "21 call"],
        "Idir": [*calls, "1 reminder", "21 call", "21 call", *(f"{day} reminder" for day in range(22, 27))],
        "Karine": [*calls, "1 reminder", "21 call", "21 call"],
        "Lalla": ["21 call"],
    }
