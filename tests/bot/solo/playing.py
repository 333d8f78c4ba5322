"""Helpers that play a deal of the day by its buttons."""

from __future__ import annotations

import json

from azalai.bot.app.client import Azalai
from azalai.bot.solo.store import SoloRow
from tests.simulator import Message, Person, Simulator, buttons_of, menus_of, text_of


async def open_deal(simulator: Simulator[Azalai], person: Person, game: str = "souk") -> Message:
    """Open today's deal of a game in the first channel."""
    return (await person.slash(simulator.channel(), "azalai daily", game=game)).message


def is_over(message: Message) -> bool:
    """Return True if the end of a deal is shown."""
    return any((button.custom_id or "").startswith("az:deal-standings:week") for button in buttons_of(message))


def find_page_button(message: Message) -> str | None:
    """Return the *Go on* of a page before a question, or None; such a page has *Close*, and no other button."""
    acts = [(button.custom_id or "").split(":")[1] for button in buttons_of(message)]
    is_page = [act.partition("-")[2] for act in acts] == ["turn", "away"] and not menus_of(message)
    return buttons_of(message)[0].custom_id if is_page else None


async def decide(person: Person, message: Message, which: int = 0) -> None:
    """Answer a question with the first choice, or with another."""
    acts = [
        button
        for button in buttons_of(message)
        if (button.custom_id or "").startswith(("az:deal-option", "az:deal-play-it")) and not button.disabled
    ]
    menus = menus_of(message)
    if (go_on := find_page_button(message)) is not None:
        await person.press(message, go_on)
    elif acts:
        await person.press(message, acts[min(which, len(acts) - 1)].custom_id or "")
    elif menus:
        await person.choose(message, menus[0].custom_id, menus[0].options[0][1])
    else:
        raise AssertionError(text_of(message))


async def play_deal(person: Person, view: Message, which: int = 0) -> Message:
    """Play a deal to its end."""
    for _ in range(200):
        seen = view.now
        if is_over(seen):
            return seen
        await decide(person, seen, which)
    raise AssertionError("it does not end")


def decode_moves(row: SoloRow) -> list[str]:
    """Return the moves of a solo game, each with its seat."""
    return json.loads(row.moves)
