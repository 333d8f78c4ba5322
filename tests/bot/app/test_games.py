"""Games with missing parts, reported in a line that names the part to write."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from azalai import games
from azalai.bot.app.client import log_games
from azalai.bot.catalogue import list_offered_games
from azalai.bot.errors import CannotStart
from azalai.locales.words import MissingMessage, words
from tests.locales.folders import search_folder


@pytest.fixture
def lonely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a game that has only rules."""
    (tmp_path / "games" / "lonely").mkdir(parents=True)
    (tmp_path / "games" / "lonely" / "__init__.py").write_text("GAME = None\n", encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "games")])


@pytest.fixture
def write(tmp_path: Path) -> Iterator[Callable[[str, str], None]]:
    """Yield a function that writes a file of words, as if it belonged to the bot's own."""

    def write_file(language: str, text: str) -> None:
        (tmp_path / language).mkdir(exist_ok=True)
        (tmp_path / language / "lonely.ftl").write_text(text, encoding="utf-8")
        words.cache_clear()

    with search_folder(tmp_path):
        yield write_file


def test_a_game_without_pictures_is_not_offered_and_the_log_says_why(lonely: None, caplog: pytest.LogCaptureFixture):
    log_games()
    assert "lonely" not in list_offered_games()
    assert "the game lonely is not offered: there is no module azalai.renderers.lonely" in caplog.messages


def test_a_game_without_words_keeps_the_bot_from_starting(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("azalai.bot.catalogue.list_offered_games", lambda: ("souk", "lonely"))
    with pytest.raises(CannotStart, match=r"locales/en/lonely\.ftl is missing, or does not name the game"):
        log_games()


def test_a_message_that_is_written_wrongly_is_named_with_its_file_and_line(
    write: Callable[[str, str], None], tmp_path: Path
):
    write("fr", "# A comment\nlonely-name = Seul\nlonely-tagline = Tout { $x\n    seul\nlonely-time = une heure\n")
    assert words("fr").say("lonely-name") == "Seul" and words("fr").say("lonely-time") == "une heure"
    with pytest.raises(MissingMessage) as missing:
        words("fr").say("lonely-tagline", x=1)
    text = str(missing.value)
    assert str(tmp_path / "fr" / "lonely.ftl") in text and "line 4: lonely-tagline can't be read: Expected" in text
