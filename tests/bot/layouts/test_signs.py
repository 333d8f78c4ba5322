"""Layouts with and without emojis, which say the same on buttons, in menus and in texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from azalai.bot.dialogs.message_builder import build_view, to_new_message
from azalai.bot.layouts.components import Entry, button, menu
from azalai.bot.layouts.layout import PrivateLayout, PublicLayout
from azalai.bot.signs import NO_SIGNS, Signs, in_words, measure_text, sign_in_text, sign_word, with_owner_sign
from azalai.bot.text import TEXT_LIMIT
from azalai.locales import LANGUAGES, words
from azalai.renderers.signs import KEYS
from tests.discord_rules import check_request, walk

EN = words("en")


@pytest.fixture
def signs() -> Signs:
    """Return the collection of all emojis."""
    collection = Signs()
    collection.learn({key: f"<:az_{key}_0a1b2c:{10**18 + n}>" for n, key in enumerate(KEYS)})
    return collection


def list_parts(layout: PublicLayout | PrivateLayout) -> Iterator[dict[str, Any]]:
    """Yield the buttons and the entries of menus as Discord gets them."""
    for _, component in walk(build_view(layout).to_components()):
        if component["type"] == 2:
            yield component
        yield from component.get("options", ())


def list_texts(layout: PublicLayout | PrivateLayout) -> list[str]:
    """Return the texts of a layout."""
    return [part["content"] for _, part in walk(build_view(layout).to_components()) if part["type"] == 10]


LAYOUT = PublicLayout(
    texts=(f"Karine loaded {sign_in_text('gold', EN)}.",),
    rows=[
        [button("Take", "take", sign="gold", plain="Take gold"), button("", "undo", sign="undo", plain="Take back")],
        menu("Buy", [Entry("Buy", "1", "costs 3", "cave", "Buy a cave"), ("Nothing", "2")], "buy"),
    ],
    small=f"{sign_in_text('n7', EN)} is yours",
)


def test_without_signs_everything_is_in_words() -> None:
    assert [(part["label"], part.get("emoji")) for part in list_parts(LAYOUT)] == [
        ("Take gold", None),
        ("Take back", None),
        ("Buy a cave", None),
        ("Nothing", None),
    ]
    assert list_texts(LAYOUT) == ["Karine loaded gold.", "-# 7 is yours"]


def test_with_signs_the_thing_is_a_sign(signs: Signs) -> None:
    signed = LAYOUT.with_signs(signs)
    assert [(part.get("label"), (part.get("emoji") or {}).get("name")) for part in list_parts(signed)] == [
        ("Take", "az_gold_0a1b2c"),
        (None, "az_undo_0a1b2c"),
        ("Buy", "az_cave_0a1b2c"),
        ("Nothing", None),
    ]
    assert list_texts(signed)[0] == f"Karine loaded {signs.emoji('gold')}."
    body = {"flags": 1 << 15, "components": build_view(signed).to_components()}
    assert check_request("POST", "/channels/1/messages", body, {}) == []


def test_a_sign_that_is_not_there_yet_is_a_word_and_the_others_are_shown(signs: Signs) -> None:
    gold = signs.emoji("gold")
    assert gold is not None
    signs.learn({"gold": gold})
    assert [part.get("label") for part in list_parts(LAYOUT.with_signs(signs))] == [
        "Take",
        "Take back",
        "Buy a cave",
        "Nothing",
    ]


def test_the_same_buttons_are_shown_with_signs_and_then_without(signs: Signs) -> None:
    """A layout keeps its rows when Discord refuses their emojis."""
    row = [button("Take", "take", sign="gold", plain="Take gold")]
    layout = PublicLayout(rows=[row])
    assert [part["label"] for part in list_parts(layout.with_signs(signs))] == ["Take"]
    assert [(part["label"], "emoji" in part) for part in list_parts(layout)] == [("Take gold", False)]


def test_an_ordinary_message_has_signs_too(signs: Signs) -> None:
    calling = PrivateLayout(user=1, texts=LAYOUT.texts, rows=LAYOUT.rows, calls=True)
    sent = to_new_message(calling.with_signs(signs), "nonce")
    assert sent["content"] == f"Karine loaded {signs.emoji('gold')}."
    assert sent["view"].to_components()[0]["components"][0]["emoji"]["name"] == "az_gold_0a1b2c"
    assert to_new_message(calling, "nonce")["content"] == "Karine loaded gold."


def test_readers_who_want_words_get_words(signs: Signs) -> None:
    worded = PrivateLayout(user=1, texts=LAYOUT.texts, rows=LAYOUT.rows, worded=True)
    assert [part["label"] for part in list_parts(worded.with_signs(signs))][:2] == ["Take gold", "Take back"]
    assert list_texts(worded.with_signs(signs)) == ["Karine loaded gold."]


def test_a_text_that_has_no_room_for_signs_keeps_its_words(signs: Signs) -> None:
    long = PublicLayout(texts=(sign_in_text("gold", EN) * 200,)).with_signs(signs)
    assert list_texts(long) == ["gold" * 200]
    longer = PublicLayout(texts=("x" * TEXT_LIMIT + sign_in_text("gold", EN),)).with_signs(signs)
    assert len(list_texts(longer)[0]) == TEXT_LIMIT and "\ue000" not in list_texts(longer)[0]


def test_a_player_is_named_behind_their_sign_or_alone(signs: Signs) -> None:
    amara, idir = with_owner_sign("mark_circle", "Amara"), with_owner_sign("blazon_square", "Idir")
    text = f"{amara} drew 3 · {idir} sent {sign_in_text('gold', EN)}."
    circle, square, gold = (signs.emoji(key) for key in ("mark_circle", "blazon_square", "gold"))
    assert signs.in_text(text, 1000) == f"{circle} Amara drew 3 · {square} Idir sent {gold}."
    assert in_words(text) == "Amara drew 3 · Idir sent gold."
    assert measure_text(text) == "<:sign:0> Amara drew 3 · <:sign:0> Idir sent <:sign:0>."


def test_a_cut_text_keeps_no_part_of_an_emoji() -> None:
    cut = sign_in_text("gold", EN)[:-1]
    assert not any("\ue000" <= letter <= "\ue002" for letter in NO_SIGNS.in_text(f"a {cut}", 100))


def test_a_sign_that_there_is_not_or_that_has_no_word_is_a_fault() -> None:
    with pytest.raises(ValueError, match="golld"):
        button("Take", "take", sign="golld")
    with pytest.raises(ValueError, match="no word"):
        button("", "undo", sign="undo")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_sign_has_a_short_word_in_every_language(language: str, key: str) -> None:
    word = sign_word(key, words(language))
    assert 1 <= len(word) <= 20
