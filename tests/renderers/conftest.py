"""Sprites of the tests of pictures: room for those of all games, and tests that begin without any."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from azalai.renderers.kit import sprites

ROOM = 240_000_000
"""Bytes. The tests draw the pictures of all games at all sizes by turns; in a bot's room for sprites they
would drive out each other's, and drawing these again would be most of their time."""


@pytest.fixture(scope="session", autouse=True)
def room_for_sprites() -> None:
    """Sprites are kept for all tests of the process."""
    sprites.SPRITES.capacity = ROOM


@pytest.fixture
def forget_sprites(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Forgets what was drawn before; when the test is over it is there again, for the other tests."""

    def forget() -> None:
        monkeypatch.setattr(sprites, "SPRITES", sprites.Sprites(capacity=ROOM))

    return forget
