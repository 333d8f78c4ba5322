"""What docs/play.md and docs/jouer.md name exists: every command, and every button."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from locales import Language
from tests.locales.reading import messages, texts_of

ROOT = Path(__file__).parent.parent
PAGES: tuple[tuple[Language, str], ...] = (("en", "play.md"), ("fr", "jouer.md"))


def said(language: Language, beginning: str) -> set[str]:
    """Every text of the messages whose ids hold that beginning."""
    return {text for name, one in messages(language).items() if beginning in name for text in texts_of(one)}


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_every_command_on_the_page_is_a_command(language: Language, page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    parts = {part for found in re.findall(r"`/([^`]+)`", text) for part in found.split()}
    assert parts - said(language, "slash") == set()


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_every_button_on_the_page_is_a_button(language: Language, page: str) -> None:
    text = re.sub(r"\s+", " ", (ROOT / "docs" / page).read_text(encoding="utf-8")).replace("**", "")
    named = set(re.findall(r"(?<![*\w])\*([^*`]+?)\*(?![*\w])", text))
    labels = said(language, "button-") | said(language, "-chart-")
    assert {one for one in named if not any(label.startswith(one) for label in labels)} == set()


def test_both_pages_have_the_same_sections_and_pictures() -> None:
    english, french = ((ROOT / "docs" / page).read_text(encoding="utf-8") for _, page in PAGES)
    assert [line.count("#") for line in english.splitlines() if line.startswith("#")] == [
        line.count("#") for line in french.splitlines() if line.startswith("#")
    ]
    shown = [re.findall(r"\(pictures/(\w+)-([\w.-]+)\)", text) for text in (english, french)]
    assert [name for _, name in shown[0]] == [name for _, name in shown[1]]
    assert {page for page, _ in shown[0]} == {"play"} and {page for page, _ in shown[1]} == {"jouer"}
    assert all((ROOT / "docs" / "pictures" / f"{page}-{name}").is_file() for page, name in (*shown[0], *shown[1]))
    assert english.count("\n- ") == french.count("\n- ")


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_no_sentence_on_the_page_begins_as_a_question_and_is_none(language: Language, page: str) -> None:
    """`Who did not play sees the curve.`"""
    text = re.sub(r"\s+", " ", (ROOT / "docs" / page).read_text(encoding="utf-8"))
    asking = {"en": r"(?:[.:] |- )Who [^?.]*\.", "fr": r"(?:[.:] |- )Qui [^?.]*\."}
    assert re.findall(asking[language], text) == []
