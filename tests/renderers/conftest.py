"""Sprites in the tests of pictures: space for those of all games, and tests that begin without any."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from azalai.renderers.kit import sprites

ROOM = 240_000_000
"""Bytes of the cache of sprites.

The tests draw the pictures of all games at all sizes by turns. In a bot's cache they would drive out each other's
sprites, and drawing these again would take most of the time.
"""


@pytest.fixture(scope="session", autouse=True)
def room_for_sprites() -> None:
    """Keep sprites for all tests of the process."""
    sprites.SPRITES.capacity = ROOM


@pytest.fixture
def forget_sprites(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that forgets all sprites; they are back after the test, for the other tests."""

    def forget() -> None:
        monkeypatch.setattr(sprites, "SPRITES", sprites.Sprites(capacity=ROOM))

    return forget
