"""Shares of the work, and the members that should have them."""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa

from azalai.bot.cluster.shares import SubjectShares, find_owner
from azalai.bot.sharding import ShardRange, shard_of
from azalai.bot.store.about import AboutServer, AboutTournament
from azalai.bot.store.addresses import ChannelAddress, UserAddress
from azalai.bot.store.tournament_schema import tournaments
from azalai.bot.tables.host import Host
from tests.bot.counting import count_statements
from tests.bot.privacy.test_erased_columns import make_value
from tests.bot.without_discord import lobby_of

COUNT = 16
LIVING = [(7, ShardRange(0, 3, COUNT)), (9, ShardRange(4, 7, COUNT)), (12, ShardRange(8, 11, COUNT))]


def test_a_share_is_rightfully_that_of_whose_shard_it_is() -> None:
    for number, shards in LIVING:
        assert {find_owner(share, LIVING) for share in shards.numbers} == {number}


def test_shares_of_missing_shards_are_divided_alike_by_all_processes() -> None:
    orphans = range(12, COUNT)
    owners = [find_owner(share, LIVING) for share in orphans]
    assert owners == [find_owner(share, reversed(LIVING)) for share in orphans]
    assert set(owners) <= {number for number, _ in LIVING}
    many = Counter(
        find_owner(share, [(1, ShardRange(0, 0, 1000)), (2, ShardRange(1, 1, 1000))]) for share in range(1000)
    )
    assert min(many.values()) > 400


def test_a_process_that_leaves_moves_only_its_own_shares() -> None:
    before = {share: find_owner(share, LIVING) for share in range(COUNT)}
    after = {share: find_owner(share, LIVING[:2]) for share in range(COUNT)}
    assert {share for share in before if before[share] != 12} == {
        share for share in before if before[share] == after[share]
    }


async def test_tables_tournaments_and_servers_have_the_share_of_their_server(host: Host) -> None:
    """The server of a subject decides for its timers and for the messages in its channels."""
    servers = [number << 22 for number in (3, 7, 11)]
    table = await lobby_of(host)
    async with host.store.write() as tx:
        await tx.tables.change(table, guild_id=servers[0])
        row = {column.name: make_value(column, "x") for column in tournaments.c} | {"guild_id": servers[1]}
        await tx.connection.execute(sa.insert(tournaments).values(row))
    subjects = (table, AboutTournament(1), AboutServer(servers[2]))
    shares = SubjectShares(host.store, COUNT)
    expected = dict(zip(subjects, (shard_of(server, COUNT) for server in servers), strict=True))
    assert len(set(expected.values())) == 3
    assert await shares.find_shares([*subjects, table + 1, AboutTournament(2)]) == expected
    with count_statements() as statements:
        assert await shares.find_shares(subjects) == expected
        assert [await shares.of_address(ChannelAddress(7), about) for about in subjects] == list(expected.values())
        user = 5 << 22
        assert {await shares.of_address(UserAddress(user), about) for about in subjects} == {shard_of(user, COUNT)}
    assert statements.statements == []
    assert await shares.of_address(ChannelAddress(7), AboutTournament(2)) is None
