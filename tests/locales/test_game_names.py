"""Names of games: written once in a language, so that a folder of words with another name has it everywhere."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from azalai.bot.layouts.idle_view import rules_layout
from azalai.bot.people.reader import Reader
from azalai.bot.solo.lesson_layout import quote
from azalai.bot.welcome.layout import games_layout, learn_layout
from azalai.locales import LANGUAGES, words
from azalai.locales.languages import FOLDERS
from azalai.locales.messages import entries
from tests.locales.folders import search_folder

FOUR = ("touareg", "timbuktu", "targui", "targui1988")
SCREENS = ("-name", "-credits", "-picture-title", "-lesson-welcome", "-lesson-end")
NEW = "Qasida"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FOUR)
def test_another_name_of_a_game_stands_wherever_the_game_is_named(tmp_path: Path, language: str, key: str) -> None:
    copied = tmp_path / "zz"
    shutil.copytree(FOLDERS[0] / language, copied)
    path = copied / f"{key}.ftl"
    text = path.read_text(encoding="utf-8")
    old = words(language).say(f"{key}-name")
    path.write_text(re.sub(rf"(?m)^{key}-name = .*$", f"{key}-name = {NEW}", text), encoding="utf-8")
    # Timbuktu is a city of its game as well, and Targui a piece of its own.
    named = re.compile(rf"(?<!\w){re.escape(old)}(?! 1988|\w)")
    with search_folder(tmp_path):
        said = words("zz")
        reader = Reader(1, said)
        for end in SCREENS:
            if said.has(f"{key}{end}") and (key, end[:7]) != ("targui1988", "-lesson"):
                shown = quote(said.say(f"{key}{end}"))
                assert NEW in shown and not (key != "timbuktu" and named.search(shown)), end
        for layout in (games_layout(reader), learn_layout(reader), rules_layout(key, reader, 99)):
            assert NEW in str(layout)
            assert rules_layout(key, reader, 99).small == said.credits(key)
    if key in ("touareg", "targui1988"):
        sources = [entry for file in copied.glob("*.ftl") for entry in entries(file.read_text(encoding="utf-8"))]
        literal = [name for name, source in sources if named.search(source.partition("\n#")[0])]
        assert [name for name in literal if name not in (f"{key}-slash",)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_of_the_house_says_who_made_it(language: str) -> None:
    """It names designer, publisher and year, as `docs/games.md` does."""
    page = Path("docs/games.md").read_text(encoding="utf-8")
    table = [line.split("|")[1:4] for line in page.splitlines() if "|" in line]
    rows = {name.strip(): (authors.strip(), made.strip()) for name, authors, made in table}
    for key in FOUR:
        authors, made = rows[words("en").say(f"{key}-name")]
        said = words(language).credits(key)
        assert said is not None and made in said
        assert all(name in said for name in authors.split(" and "))
