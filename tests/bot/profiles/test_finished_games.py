"""Finished games of a user, in pages."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.message_height import height
from azalai.bot.layouts.phone import PHONE, count_paragraph_lines, room_next_to
from azalai.bot.people.reader import Reader
from azalai.bot.profiles.layout import history_layout
from azalai.bot.profiles.rules import PER_PAGE, Ended, history
from azalai.bot.store.result_rows import ResultRow
from azalai.bot.tables.host import Host
from azalai.locales import LANGUAGES, Language, words
from tests.bot.people.test_limits import count_statements_of
from tests.bot.without_discord import AMARA, GUILD, THOMAS, running_table
from tests.discord_rules import walk


async def store_results(host: Host, table: int, first: int, last: int) -> None:
    """Store results of Amara in the seats from `first` to `last` of a table."""
    rows = [
        ResultRow(
            table_id=table,
            seat=seat,
            user_id=AMARA.id,
            game="souk",
            guild_id=GUILD,
            place=1,
            score=float(seat),
            counted=True,
            ended_at=float(seat),
        )
        for seat in range(first, last)
    ]
    async with host.store.write() as tx:
        await tx.results.insert(rows)


@pytest.mark.sqlite
async def test_a_page_costs_the_same_statements_among_many_games_as_among_few(host: Host):
    """The number of queries does not grow with the games."""
    table = await running_table(host, THOMAS)
    await store_results(host, table, 0, PER_PAGE)
    few = await count_statements_of(lambda: history(host, AMARA.id, 0))
    await store_results(host, table, PER_PAGE, 20 * PER_PAGE + 3)
    assert await count_statements_of(lambda: history(host, AMARA.id, 7)) == few


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_full_page_fits_a_phone_and_no_line_wraps_next_to_its_button(host: Host, language: Language):
    long = "The caravan of the many long names that nobody reads to the end"
    table = await running_table(host, THOMAS)
    await store_results(host, table, 0, PER_PAGE * 2)
    page = await history(host, AMARA.id, 1)
    row = msgspec.structs.replace(page.ended[0].row, game="targui1988")
    result = msgspec.structs.replace(page.ended[0].result, counted=False)
    game = Ended(row, result, (long, long, long, long), (10**18, 10**18))
    full = msgspec.structs.replace(page, ended=(game,) * PER_PAGE)
    payload = {"components": build_view(history_layout(full, Reader(AMARA.id, words(language)))).to_components()}
    assert height(payload) <= 720
    sections = [part for _, part in walk(payload["components"]) if part["type"] == 9]
    assert len(sections) == PER_PAGE and len(list(walk(payload["components"]))) <= 40
    for section in sections:
        room = room_next_to(section["accessory"]["label"])
        first, second = section["components"][0]["content"].split("\n")
        assert section["accessory"]["custom_id"] == f"az:step:{table}"
        assert (
            count_paragraph_lines(first, room, 16)
            == 1
            == count_paragraph_lines(second.removeprefix("-# "), room, PHONE.small[0])
        ), (first, second)


async def test_pages_go_from_the_newest_to_the_oldest_and_no_further(host: Host):
    table = await running_table(host, THOMAS)
    await store_results(host, table, 0, PER_PAGE + 3)
    first, last = await history(host, AMARA.id, -1), await history(host, AMARA.id, 9)
    assert (first.count, first.page, first.pages, last.page) == (PER_PAGE + 3, 0, 2, 1)
    assert [game.result.seat for game in (*first.ended, *last.ended)] == list(reversed(range(PER_PAGE + 3)))
    none = await history(host, THOMAS.id, 3)
    assert (none.count, none.page, none.pages, none.ended) == (0, 0, 1, ())
    reader = Reader(THOMAS.id, words("en"))
    assert history_layout(none, reader).texts == (reader.words.say("profile-none"),), "one sentence, no heading of 0"
