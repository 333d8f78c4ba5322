"""Members that are alive, known by what each process hears of the others."""

from __future__ import annotations

from azalai.bot.cluster.members import GONE_AFTER, Heard, members
from tests.bot.cluster.conftest import Joining, Opening


def test_silence_is_counted_by_the_listeners_clock() -> None:
    heard = Heard()
    assert heard.silent_seconds(1, 1000.0, 50.0) == 0
    assert heard.silent_seconds(1, 1000.0, 57.0) == 7
    assert heard.silent_seconds(1, 9000.0, 58.0) == 0  # the server's clock was set forward
    assert heard.silent_seconds(1, 400.0, 59.0) == 0  # and back
    assert heard.silent_seconds(1, 400.0, 70.0) == 11
    heard.keep_only([2])
    assert heard.silent_seconds(1, 400.0, 80.0) == 0


async def test_a_server_whose_clock_is_set_kills_no_process(join: Joining, line: Opening) -> None:
    await join()
    looking, heard = await line(), Heard()
    for jump in (7200, -14400):
        await looking.ask(f"UPDATE processes SET seen_at = seen_at - {jump}")
        (presence,) = await members(looking, heard, 0.0)
        assert presence.lives and presence.silent < GONE_AFTER
    (presence,) = await members(looking, heard, 0.0)
    assert presence.lives
