"""Commitment that is published when a game begins: it covers the seed, the options and the seats."""

from __future__ import annotations

import hashlib
import re

import msgspec

from azalai.bot.history.commitment import NEWEST, SHOWN, commitment_hash
from azalai.bot.history.game_facts import history
from azalai.bot.layouts.cards import table_card
from azalai.bot.records.export import make_record
from azalai.bot.records.record_file import format_record, parse_record
from azalai.bot.records.verification import Finding, proof_of
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.locales import words
from tests.bot.without_discord import AMARA, THOMAS, play_moves, running_table


async def test_a_game_is_proved_only_with_its_own_seed_options_and_seats(host: Host):
    table = await running_table(host, THOMAS)
    for _ in range(3):
        for person in (AMARA, THOMAS):
            await play_moves(host, table, person, "offer 0")
    stored = await history(host, table)
    assert proof_of(stored).good
    row = stored.table.row
    assert row.commitment == NEWEST
    of = {"game": row.game, "rules": row.version, "options": row.options, "seats": 2, "seed": row.seed or b""}
    assert commitment_hash(NEWEST, **of) == row.seed_hash
    for other in ({"game": "targui"}, {"rules": 99}, {"options": b"{}"}, {"seats": 3}, {"seed": b"s"}):
        assert commitment_hash(NEWEST, **{**of, **other}) != row.seed_hash, other
    changed = msgspec.structs.replace(
        stored, table=msgspec.structs.replace(stored.table, row=msgspec.structs.replace(row, options=b'{"x":1}'))
    )
    assert not proof_of(changed).sealed


async def test_games_of_before_keep_what_was_published_of_them(host: Host):
    table = await running_table(host, THOMAS)
    row = (await load(host, table)).row
    assert row.seed is not None
    async with host.store.write() as tx:
        await tx.tables.change(table, commitment=1, seed_hash=hashlib.sha256(row.seed).hexdigest())
    proof = proof_of(await history(host, table))
    assert proof.sealed and proof.finding is Finding.SAME


async def test_the_commitment_follows_from_the_lines_of_a_record(host: Host):
    """As docs/records.md says, the commitment is the hash of five lines, each with its line break."""
    table = await running_table(host, THOMAS)
    for _ in range(3):
        for person in (AMARA, THOMAS):
            await play_moves(host, table, person, "offer 0")
    stored = await history(host, table)
    text = format_record(make_record(stored.table, stored.moves, stored.final, None, words("en"), named=False))
    lines = re.findall(r"^(?:game|rules|options|seats|seed) .*\n", text, flags=re.MULTILINE)
    assert hashlib.sha256("".join(lines).encode()).hexdigest() == stored.table.row.seed_hash
    record = parse_record(text)
    assert (record.commitment, record.seed_hash) == (NEWEST, stored.table.row.seed_hash)


async def test_the_first_card_shows_its_first_digits_until_the_first_move(host: Host):
    table = await running_table(host, THOMAS)
    first = await load(host, table)
    digits = (first.row.seed_hash or "")[:SHOWN]
    assert any(digits in text for text in table_card(first, None, []).below)  # pyright: ignore[reportOperatorIssue]
    later = await play_moves(host, table, AMARA, "offer 0")
    assert not any(digits in text for text in table_card(await load(host, table), None, []).below), later  # pyright: ignore[reportOperatorIssue]
