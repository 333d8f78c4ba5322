"""Cache limited in bytes, whatever the number of its entries; recently used ones stay longest."""

from __future__ import annotations

from azalai.bot.cache import Cache
from azalai.bot.text import plural


def test_the_longest_unused_go_when_there_is_no_room_and_the_newest_stays():
    kept: Cache[str, str] = Cache(100)
    for key in "abc":
        kept.keep(key, key.upper(), 30)
    assert kept.find("a") == "A"
    kept.keep("d", "D", 40)
    assert [*kept] == ["c", "a", "d"] and kept.size == 100
    kept.keep("e", "E", 5_000)
    assert [*kept] == ["e"] and kept.find("a") is None
    kept.keep("e", "E", 10)
    assert kept.size == 10 and "e" in kept


def test_a_count_of_one_has_the_singular():
    assert [plural(number, "minute") for number in (0, 1, 2)] == ["0 minutes", "1 minute", "2 minutes"]
