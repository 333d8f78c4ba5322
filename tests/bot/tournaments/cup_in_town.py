"""Tournament of four users in a town, and its card."""

from __future__ import annotations

from typing import Any

from azalai.bot.layouts.components import Link
from azalai.bot.layouts.layout import Line
from azalai.bot.tournaments import entrants
from azalai.bot.tournaments.store import Contest, Tournaments
from tests.bot.fixtures import HOUR
from tests.bot.tournaments.bot_in_town import Bot
from tests.bot.tournaments.on_a_host import make_terms
from tests.bot.tournaments.town import Town
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS

HOME, ELSEWHERE = 77, 78
PEOPLE = (THOMAS, KARINE, IDIR, AMARA)


async def open_cup(bot: Bot, **changed: Any) -> int:
    """Open a tournament of four users, which is full."""
    number = await bot.do(lambda: entrants.open_tournament(bot.host, AMARA, make_terms(most=4, **changed)))
    for person in PEOPLE:
        await bot.do(lambda person=person: entrants.join(bot.host, number, person))
    return number


async def load_contest(bot: Bot) -> Contest:
    """Return the only tournament."""
    async with bot.host.store.read() as tx:
        row = await tx.get(Tournaments).get(1)
        assert row is not None
        return await tx.get(Tournaments).load_contest(row)


def read_card(town: Town) -> str:
    """Return the text and links of the only card."""
    ((_, layout),) = town.cards.values()
    lines = [row for row in layout.rows if isinstance(row, Line)]
    links = [line.button.url for line in lines if isinstance(line.button, Link)]
    return "\n".join([*layout.texts, *(line.text for line in lines), *links])


async def retry_all(bot: Bot) -> None:
    """Let waiting messages be retried."""
    await bot.pass_time(HOUR)
    async with bot.host.store.write() as tx:
        await tx.outbox.hurry_all(bot.clock.at)
    await bot.do_due()
