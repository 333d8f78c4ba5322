"""docs/play.md and its translations: every command and every button that they name exists."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from azalai.locales import Language
from azalai.locales.reading import messages, texts_of
from docs.photograph_play import PLAYERS, list_turn_lines, say_menu_heading
from tests.locales.pages import DOCS, KINDS, pages, read, translations

PAGES = pages("play")


def list_texts(language: Language, beginning: str) -> set[str]:
    """Return every text of the messages whose ids contain that beginning."""
    return {text for name, message in messages(language).items() if beginning in name for text in texts_of(message)}


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_every_command_on_the_page_is_a_command(language: Language, page: str) -> None:
    text = read(page)
    parts = {part for command in re.findall(r"`/([^`]+)`", text) for part in command.split()}
    assert parts - list_texts(language, "slash") == set()


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_every_button_on_the_page_is_a_button(language: Language, page: str) -> None:
    text = re.sub(r"\s+", " ", read(page)).replace("**", "")
    named = set(re.findall(r"(?<![*\w])\*([^*`]+?)\*(?![*\w])", text))
    labels = list_texts(language, "button-") | list_texts(language, "more-") | list_texts(language, "-chart-")
    assert {name for name in named if not any(label.startswith(name) for label in labels)} == set()


@pytest.mark.parametrize(("english", "other"), translations("play"))
def test_a_translation_has_the_same_sections_and_pictures(english: str, other: str) -> None:
    texts = read(english), read(other)
    sections = [[line.count("#") for line in text.splitlines() if line.startswith("#")] for text in texts]
    assert sections[0] == sections[1]
    shown = [re.findall(r"\(pictures/(\w+)-([\w.-]+)\)", text) for text in texts]
    assert [name for _, name in shown[0]] == [name for _, name in shown[1]]
    assert [{page for page, _ in one} for one in shown] == [{Path(english).stem}, {Path(other).stem}]
    assert all((DOCS / "pictures" / f"{page}-{name}").is_file() for page, name in (*shown[0], *shown[1]))
    assert texts[0].count("\n- ") == texts[1].count("\n- ")


@pytest.mark.parametrize(("english", "other"), [pair for kind in KINDS for pair in translations(kind)])
def test_the_english_page_leads_to_its_translation(english: str, other: str) -> None:
    assert f"]({other})" in read(english)


ASKING: Mapping[Language, str] = {"en": "Who", "fr": "Qui"}


@pytest.mark.parametrize(("language", "page"), [page for page in PAGES if page[0] in ASKING])
def test_no_sentence_on_the_page_begins_as_a_question_and_is_none(language: Language, page: str) -> None:
    """Such a sentence is `Who did not play sees the curve.`"""
    text = re.sub(r"\s+", " ", read(page))
    assert re.findall(rf"(?:[.:] |- ){ASKING[language]} [^?.]*\.", text) == []


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_the_photographer_waits_for_words_that_the_bot_says(language: Language, page: str) -> None:
    assert all(name in line for name, line in zip(PLAYERS, list_turn_lines(language), strict=True)), page
    assert say_menu_heading(language)
