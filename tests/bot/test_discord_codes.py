"""Codes of Discord's answers, which decide what an answer means; its status decides only if there is no code."""

from __future__ import annotations

import pytest

from azalai.bot.delivery.retries import interpret_refusal, may_have_worked, retry_delay
from azalai.bot.discord_codes import (
    LOCKED,
    QUARANTINED,
    REFUSED,
    SEND,
    VERDICTS,
    Fate,
    Reach,
    fate,
    is_closed,
    verdict,
)
from azalai.bot.errors import ChannelGone, NotAllowed
from azalai.locales import words
from tests.bot.fixtures import make_refusal


def test_each_row_says_where_it_is_written_and_its_words_exist():
    for code, row in VERDICTS.items():
        assert row.source.startswith("https://"), code
        for message in (row.table, row.operator):
            assert message is None or all(words(language).has(message) for language in ("en", "fr")), code


@pytest.mark.parametrize("status", [400, 403])
@pytest.mark.parametrize("code", [50007, 50278])
def test_closed_direct_messages_are_recognised_with_any_status(status: int, code: int):
    """The code 50007 alone says that direct messages are closed."""
    error = make_refusal(status, code)
    assert is_closed(error) and retry_delay(error, 0) is None


@pytest.mark.parametrize(
    ("code", "pause", "expected"), [(40003, 300, None), (20026, 3600, QUARANTINED), (0, 900, REFUSED)]
)
def test_another_403_closes_nothing_and_is_tried_again_after_minutes(code: int, pause: float, expected: str | None):
    error = make_refusal(403, code)
    assert not is_closed(error) and verdict(error).operator == expected
    assert [retry_delay(error, attempts) for attempts in (0, 10)] == [pause, pause]


def test_a_code_counts_more_than_its_status():
    assert fate(make_refusal(429, 30046)) is Fate.FIXED  # no retry: another message replaces it
    assert fate(make_refusal(429)) is Fate.AGAIN
    assert fate(make_refusal(503, 130000)) is Fate.AGAIN
    assert fate(make_refusal(400, 50035)) is Fate.DROPPED
    assert verdict(make_refusal(404, 10007)).person is Reach.UNKNOWN


def test_a_proxy_that_has_lost_its_patience_is_no_refusal():
    """Behind the proxy of `AZALAI_DISCORD_API`, Discord may have carried out the request."""
    error = make_refusal(408)
    assert fate(error) is Fate.AGAIN and may_have_worked(error)
    assert retry_delay(error, 10) is not None


def test_refusals_of_discord_are_mapped_to_troubles_of_a_table():
    assert isinstance(interpret_refusal(make_refusal(404, 10003)), ChannelGone)
    for code, reason in ((50001, SEND), (50013, SEND), (160005, LOCKED)):
        meaning = interpret_refusal(make_refusal(403, code))
        assert isinstance(meaning, NotAllowed) and meaning.reason == reason
    error = make_refusal(400, 50035)
    assert interpret_refusal(error) is error
