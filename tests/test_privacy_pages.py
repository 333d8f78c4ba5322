"""The privacy policy and the terms, in both languages, say what the program does; what the operator adds is marked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.app.client import Azalai
from bot.config import Settings
from bot.layouts.privacy import FILE
from bot.people.limits import DAY
from bot.people.presence import PRESENT
from bot.store.schema import metadata
from locales import Language
from tests.locales.reading import messages, texts_of

DOCS = Path(__file__).parent.parent / "docs"
POLICIES: tuple[tuple[Language, str], ...] = (("en", "privacy-policy.md"), ("fr", "confidentialite.md"))
TERMS: tuple[tuple[Language, str], ...] = (("en", "terms.md"), ("fr", "conditions.md"))
MARK = r"\b[A-Z]+(?:-[A-Z]+){2,}\b"
"""What the operator fills in, such as CONTACT-OF-THE-OPERATOR."""


def read(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [page for _, page in POLICIES])
def test_every_column_of_the_store_is_named_in_the_privacy_policy(page: str) -> None:
    """Whoever adds one says there what it is for, and in the words above it what it means for people."""
    rows = re.findall(r"^\| `(\w+)` \| ((?:`\w+`(?:, )?)+) \|", read(page), flags=re.MULTILINE)
    named = {table: re.findall(r"`(\w+)`", columns) for table, columns in rows}
    assert named == {name: [column.name for column in table.c] for name, table in metadata.tables.items()}


@pytest.mark.parametrize(("language", "page"), [*POLICIES, *TERMS])
def test_every_command_and_button_of_the_pages_exists(language: Language, page: str) -> None:
    def said(beginning: str) -> set[str]:
        return {
            text for name, one in messages(language).items() if name.startswith(beginning) for text in texts_of(one)
        }

    text = re.sub(r"\s+", " ", read(page))
    parts = {part for found in re.findall(r"`/([^`]+)`", text) for part in found.split()}
    assert parts and parts - said("slash-") == set()
    buttons = set(re.findall(r"- \*\*[^*]+\*\*\s?: \*([^*`]+)\*", text))
    assert buttons <= said("button-") and len(buttons) == (2 if (language, page) in POLICIES else 0)


def test_the_bot_asks_for_no_privileged_intent() -> None:
    intents = Azalai(Settings()).intents
    assert not (intents.message_content or intents.members or intents.presences)
    for _, page in POLICIES:
        assert all(
            name in read(page) for name in ("Message Content Intent", "Server Members Intent", "Presence Intent")
        )


def test_the_times_and_names_in_the_policy_are_those_of_the_program() -> None:
    assert (PRESENT, DAY, FILE) == (5 * 60, 86_400, "azalai.json")
    assert Settings().backup_keep == (7, 4, 6), "the longest time of a nightly copy is six months"
    assert Settings().retention is None, "games are kept unless the operator sets a time"
    english, french = (read(page) for _, page in POLICIES)
    assert "last five minutes" in english and "six months" in english and FILE in english
    assert "depuis cinq minutes" in french and "six mois" in french and FILE in french


def test_what_the_operator_must_fill_in_is_listed_for_them() -> None:
    marked = {mark for _, page in (*POLICIES, *TERMS) for mark in re.findall(MARK, read(page))}
    operate = read("growth.md")
    listed = set(re.findall(rf"^\| `({MARK})` \|", operate, flags=re.MULTILINE))
    assert marked == listed
    (pattern,) = re.findall(r'grep -n "([^"]+)"', operate)
    assert all(re.search(pattern.replace("\\|", "|"), mark) for mark in listed)
    for _, page in (*POLICIES, *TERMS):
        assert "CONTACT-OF-THE-OPERATOR" in read(page) and f"docs/{page}" in operate


@pytest.mark.parametrize("pages", [POLICIES, TERMS], ids=["policy", "terms"])
def test_both_languages_say_the_same_things(pages: tuple[tuple[Language, str], ...]) -> None:
    english, french = ([line for line in read(page).splitlines() if line] for _, page in pages)
    for beginning in (r"#+ ", r"- ", r"\d+\. ", r"\| "):
        assert sum(bool(re.match(beginning, line)) for line in english) == sum(
            bool(re.match(beginning, line)) for line in french
        ), beginning


@pytest.mark.parametrize("page", ["confidentialite.md", "conditions.md", "jouer.md"])
def test_french_pages_are_set_as_french_is(page: str) -> None:
    assert re.findall(r"\w+ [;:?!»]|\w+'\w+", re.sub(r"`[^`]*`|https?://\S+", "", read(page))) == []
