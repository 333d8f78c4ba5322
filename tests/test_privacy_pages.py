"""Privacy policy and terms agree with the program in every language; the operator's parts are marked."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.config import Settings
from azalai.bot.people.limits import DAY
from azalai.bot.people.presence import PRESENT
from azalai.bot.privacy.layout import FILE
from azalai.bot.store.schema import metadata
from azalai.locales import Language
from azalai.locales.reading import messages, texts_of
from tests.locales.pages import KINDS, pages, read, translations

POLICIES, TERMS = pages("privacy"), pages("terms")
MARK = r"\b[A-Z]+(?:-[A-Z]+){2,}\b"
"""Part that the operator fills in, such as CONTACT-OF-THE-OPERATOR."""


@pytest.mark.parametrize("page", [page for _, page in POLICIES])
def test_every_column_of_the_store_is_named_in_the_privacy_policy(page: str) -> None:
    """The author of a new column explains its purpose there, and in the text above its meaning for people."""
    rows = re.findall(r"^\| `(\w+)` \| ((?:`\w+`(?:, )?)+) \|", read(page), flags=re.MULTILINE)
    named = {table: re.findall(r"`(\w+)`", columns) for table, columns in rows}
    assert named == {name: [column.name for column in table.c] for name, table in metadata.tables.items()}


@pytest.mark.parametrize(("language", "page"), [*POLICIES, *TERMS])
def test_every_command_and_button_of_the_pages_exists(language: Language, page: str) -> None:
    def list_texts(beginning: str) -> set[str]:
        return {
            text
            for name, message in messages(language).items()
            if name.startswith(beginning)
            for text in texts_of(message)
        }

    text = re.sub(r"\s+", " ", read(page))
    parts = {part for command in re.findall(r"`/([^`]+)`", text) for part in command.split()}
    assert parts and parts - list_texts("slash-") == set()
    buttons = set(re.findall(r"- \*\*[^*]+\*\*\s?: \*([^*`]+)\*", text))
    assert buttons <= list_texts("button-") and len(buttons) == (2 if (language, page) in POLICIES else 0)


def test_the_bot_asks_for_no_privileged_intent() -> None:
    intents = Azalai(Settings()).intents
    assert not (intents.message_content or intents.members or intents.presences)
    for _, page in POLICIES:
        assert all(
            name in read(page) for name in ("Message Content Intent", "Server Members Intent", "Presence Intent")
        )


TIMES: Mapping[Language, tuple[str, str]] = {
    "en": ("last five minutes", "six months"),
    "fr": ("depuis cinq minutes", "six mois"),
}


def test_the_times_and_names_in_the_policy_are_those_of_the_program() -> None:
    assert (PRESENT, DAY, FILE) == (5 * 60, 86_400, "azalai.json")
    assert Settings().backup_keep == (7, 4, 6), "the longest time of a nightly copy is six months"
    assert Settings().retention is None, "games are kept unless the operator sets a time"
    for language, page in POLICIES:
        assert all(phrase in read(page) for phrase in (FILE, *TIMES.get(language, ())))


def test_blanks_for_the_operator_are_listed() -> None:
    marked = {mark for _, page in (*POLICIES, *TERMS) for mark in re.findall(MARK, read(page))}
    operate = read("growth.md")
    listed = set(re.findall(rf"^\| `({MARK})` \|", operate, flags=re.MULTILINE))
    assert marked == listed
    (pattern,) = re.findall(r'grep -n "([^"]+)"', operate)
    assert all(re.search(pattern.replace("\\|", "|"), mark) for mark in listed)
    assert "docs/*.md" in operate
    assert all("CONTACT-OF-THE-OPERATOR" in read(page) for _, page in (*POLICIES, *TERMS))


@pytest.mark.parametrize(("english", "other"), [*translations("privacy"), *translations("terms")])
def test_every_language_says_the_same_things(english: str, other: str) -> None:
    texts = [[line for line in read(page).splitlines() if line] for page in (english, other)]
    for beginning in (r"#+ ", r"- ", r"\d+\. ", r"\| "):
        counts = [sum(bool(re.match(beginning, line)) for line in lines) for lines in texts]
        assert counts[0] == counts[1], beginning


@pytest.mark.parametrize("page", [page for language, page in pages(*KINDS) if language == "fr"])
def test_french_pages_are_set_as_french_is(page: str) -> None:
    assert re.findall(r"\w+ [;:?!»]|\w+'\w+", re.sub(r"`[^`]*`|https?://\S+", "", read(page))) == []
