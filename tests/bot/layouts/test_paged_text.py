"""Pages of long texts, which are cut between sections and fit a phone."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.idle_view import list_rules_pages, rules_layout
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.message_height import ONLY_YOU, V2, height, text_height
from azalai.bot.layouts.paged_text import split_sections
from azalai.bot.layouts.phone import PHONE
from azalai.bot.layouts.table_menu import exit_buttons
from azalai.bot.people.reader import Reader
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.locales import LANGUAGES, Language, words
from azalai.testing.play import games_of
from tests.bot.histories import table_of


def list_rules(key: str, language: Language) -> list[PrivateLayout]:
    """Return the pages of a game's rules as a player at a table reads them."""
    said, seats = words(language), min(GAMES[key].seats)
    table = table_of(key, seats, games_of(key, seats, 1)[0][0].state, 9, Status.RUNNING, b"seed")
    reader, count = Reader(100, said), len(list_rules_pages(key, said))
    pages = [rules_layout(key, reader, page, act="rulespage", table=table.id) for page in range(count)]
    return [msgspec.structs.replace(page, rows=[*page.rows, exit_buttons(table, reader)]) for page in pages]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_each_page_of_the_rules_fits_a_phone_and_all_of_them_say_everything(key: str, language: Language):
    pages = list_rules(key, language)
    for page in pages:
        payload = {"components": build_view(page).to_components(), "flags": V2 | ONLY_YOU}
        assert height(payload) <= 720
    texts = [page.texts[0] for page in pages]
    assert " ".join("\n".join(texts).split()) == " ".join(words(language).say(f"{key}-rules").split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["touareg", "timbuktu", "targui", "targui1988"])
def test_each_page_of_the_rules_but_the_last_begins_with_a_heading(key: str, language: Language):
    texts = [page.texts[0] for page in list_rules(key, language)]
    assert 3 <= len(texts) <= 6 and all(text.startswith("### ") for text in texts[:-1])


def test_the_makers_stand_on_the_last_page_alone():
    said = words("en")
    smalls = [page.small for page in list_rules("targui", "en")]
    assert smalls[-1] == said.credits("targui") and set(smalls[:-1]) == {None}


def test_a_section_higher_than_a_page_is_cut_between_its_lines_and_keeps_its_heading():
    text = "### A\n1\n2\n3\n\n### B\n4"
    most = text_height("### A\n1\n2", PHONE.room)
    assert split_sections(text, most) == ["### A\n1\n2", "3", "### B\n4"]
    assert split_sections(text, text_height(text, PHONE.room)) == [text]
    assert split_sections(text, 1)[0] == "### A\n1"


def test_the_last_page_keeps_room_below():
    text = "### A\n1\n\n### B\n2\n3"
    whole = text_height(text, PHONE.room)
    assert split_sections(text, whole, below=1) == ["### A\n1", "### B\n2\n3"]
    assert split_sections(text, whole, below=whole)[-1] == "3"
