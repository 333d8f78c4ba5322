"""How far up the card of a channel is, is known of as many channels as may be written in, and not of more."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery import poster as room
from bot.delivery.poster import BURIED_UNDER, Poster


@pytest.fixture
def poster() -> Poster:
    nobody = cast(Any, SimpleNamespace())
    return Poster(nobody, nobody, nobody)


def bury(poster: Poster, channel: int) -> None:
    for _ in range(BURIED_UNDER + 1):
        poster.saw_message(channel)


def test_a_card_is_buried_until_it_is_posted_again(poster: Poster) -> None:
    bury(poster, 1)
    assert poster.is_buried(1) and not poster.is_buried(2)
    poster.card_posted(1)
    assert not poster.is_buried(1)


def test_of_the_channels_those_written_in_last_are_known(poster: Poster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Review, low: a number was kept for each channel for ever."""
    monkeypatch.setattr(room, "CHANNELS_WATCHED", 3)
    for channel in (1, 2, 3):
        bury(poster, channel)
    poster.saw_message(1)
    poster.saw_message(4)
    assert [poster.is_buried(channel) for channel in (1, 2, 3, 4)] == [True, False, True, False]
