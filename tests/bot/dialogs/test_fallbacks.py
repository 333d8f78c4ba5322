"""Messages whose emojis Discord refuses: they arrive at the second try, or in words."""

from __future__ import annotations

import logging
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.dialogs.fallbacks import with_signs
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.discord_codes import is_of_emojis
from azalai.bot.layouts.components import button
from azalai.bot.layouts.layout import Picture, PrivateLayout, PublicLayout
from azalai.bot.signs import MOST_IN_A_ROW, Signs

LAYOUT = PublicLayout(rows=[[button("Take", "take", sign="gold", plain="Take gold")]])


def make_refusal(*, emoji: bool = True, status: int = 400) -> discord.HTTPException:
    """Return Discord's refusal of a message because of an emoji or a label."""
    wrong = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI" if emoji else "BASE_TYPE", "message": "wrong"}]}
    place: dict[str, Any] = {"emoji": {"id": wrong}} if emoji else {"label": wrong}
    body = {"code": 50035, "message": "Invalid Form Body", "errors": {"components": {"0": place}}}
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="Bad Request")), body)


class Sent:
    """Sent messages: the label of each button, and True if it had an emoji. `refuse` returns Discord's error."""

    def __init__(self, refuse: Callable[[int, bool], Exception | None]) -> None:
        self.labels: list[str] = []
        self._refuse = refuse

    async def __call__(self, layout: PublicLayout) -> str:
        """Send a message."""
        (button,) = [part for part in build_view(layout).walk_children() if isinstance(part, discord.ui.Button)]
        self.labels.append(button.label or "")
        why = self._refuse(len(self.labels), button.emoji is not None)
        if why is not None:
            raise why
        return "done"


@pytest.fixture
def signs() -> Signs:
    """Return a collection of one emoji."""
    collection = Signs()
    collection.learn({"gold": "<:az_gold_0a1b2c:5>"})
    return collection


def refuse_unknown(_: int, signed: bool) -> Exception | None:
    """Return the refusal of an unknown emoji."""
    return make_refusal() if signed else None


def test_the_place_of_the_refusal_tells_that_it_is_of_an_emoji() -> None:
    assert is_of_emojis(make_refusal()) and not is_of_emojis(make_refusal(emoji=False))


async def test_a_sign_that_is_refused_once_is_sent_once_more(signs: Signs) -> None:
    sent = Sent(lambda number, _: make_refusal() if number == 1 else None)
    assert await with_signs(signs, LAYOUT, sent) == "done"
    assert sent.labels == ["Take", "Take"]


async def test_a_sign_that_is_refused_twice_becomes_a_word(signs: Signs, caplog: pytest.LogCaptureFixture) -> None:
    sent = Sent(refuse_unknown)
    with caplog.at_level(logging.WARNING):
        assert await with_signs(signs, LAYOUT, sent) == "done"
    assert sent.labels == ["Take", "Take", "Take gold"]
    assert "words replace them" in caplog.text


async def test_after_several_in_a_row_none_is_shown_until_the_list_was_read_again(signs: Signs) -> None:
    doubts: list[None] = []
    signs.doubted.listen(lambda: doubts.append(None))
    for _ in range(MOST_IN_A_ROW):
        await with_signs(signs, LAYOUT, Sent(refuse_unknown))
    after = Sent(refuse_unknown)
    await with_signs(signs, LAYOUT, after)
    assert after.labels == ["Take gold"] and len(doubts) == MOST_IN_A_ROW
    signs.trust()
    again = Sent(lambda *_: None)
    await with_signs(signs, LAYOUT, again)
    assert again.labels == ["Take"]


async def test_an_accepted_message_restarts_the_count(signs: Signs) -> None:
    for _ in range(3):
        for _ in range(MOST_IN_A_ROW - 1):
            await with_signs(signs, LAYOUT, Sent(refuse_unknown))
        sent = Sent(lambda *_: None)
        await with_signs(signs, LAYOUT, sent)
        assert sent.labels == ["Take"]


@pytest.mark.parametrize("why", [make_refusal(emoji=False), make_refusal(status=500, emoji=False), OSError()])
async def test_a_refusal_for_another_reason_is_raised_at_once(signs: Signs, why: Exception) -> None:
    sent = Sent(lambda *_: why)
    with pytest.raises(type(why)):
        await with_signs(signs, LAYOUT, sent)
    assert sent.labels == ["Take"]


async def test_a_message_without_signs_is_sent_once(signs: Signs) -> None:
    signs.learn({})
    sent = Sent(lambda *_: make_refusal())
    with pytest.raises(discord.HTTPException):
        await with_signs(signs, LAYOUT, sent)
    assert sent.labels == ["Take gold"]


async def test_an_answer_comes_in_words_and_keeps_its_picture(signs: Signs) -> None:
    answers: list[dict[str, Any]] = []

    async def send(**options: Any) -> Any:
        parts = options["view"].walk_children()
        if any(part.emoji for part in parts if isinstance(part, discord.ui.Button)):
            raise make_refusal()
        answers.append(options)
        return SimpleNamespace(message_id=9)

    pressed: Any = SimpleNamespace(
        id=1,
        user=SimpleNamespace(id=41),
        guild_id=1,
        _integration_owners={},
        message=None,
        response=SimpleNamespace(is_done=lambda: False, send_message=send),
    )
    layout = PrivateLayout(user=41, picture=Picture("board.png", b"picture", "a board"), rows=LAYOUT.rows)
    assert await private_text.answer(Answering(pressed, signs=signs), layout) == 9
    (options,) = answers
    assert len(options["files"]) == 1
