"""Who should have which share."""

from __future__ import annotations

from collections import Counter

from azalai.bot.cluster.shares import rightful
from azalai.bot.sharding import ShardRange

COUNT = 16
LIVING = [(7, ShardRange(0, 3, COUNT)), (9, ShardRange(4, 7, COUNT)), (12, ShardRange(8, 11, COUNT))]


def test_a_share_is_rightfully_that_of_whose_shard_it_is() -> None:
    for number, shards in LIVING:
        assert {rightful(share, LIVING) for share in shards.numbers} == {number}


def test_shares_of_shards_that_nobody_has_are_divided_and_all_find_the_same() -> None:
    orphans = range(12, COUNT)
    found = [rightful(share, LIVING) for share in orphans]
    assert found == [rightful(share, reversed(LIVING)) for share in orphans]
    assert set(found) <= {number for number, _ in LIVING}
    many = Counter(rightful(share, [(1, ShardRange(0, 0, 1000)), (2, ShardRange(1, 1, 1000))]) for share in range(1000))
    assert min(many.values()) > 400


def test_when_somebody_leaves_only_their_shares_move() -> None:
    before = {share: rightful(share, LIVING) for share in range(COUNT)}
    after = {share: rightful(share, LIVING[:2]) for share in range(COUNT)}
    assert {share for share in before if before[share] != 12} == {
        share for share in before if before[share] == after[share]
    }
