"""What an operator has set is heeded or named, before Discord is asked for anything."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from azalai.bot import entry
from azalai.bot.__main__ import main
from azalai.bot.config import NAMES, not_settings
from azalai.bot.errors import CannotStart
from azalai.bot.store import check_store
from tests.bot.fixtures import address
from tests.house import ROOT


def test_a_misspelt_setting_is_named_with_the_one_that_was_meant(tmp_path: Path):
    file = tmp_path / ".env"
    file.write_text("AZALAI_LOBY_HOURS=5\nAZALAI_LOBBY_HOURS=6\nDISCORD_TOKEN=x\nAZALAI_LOG_LEVEL=\n")
    assert not_settings({"AZALAI_METRIC": "1", "PATH": "/bin", "AZALAI_TEST_POSTGRESQL": "x"}, file) == [
        "AZALAI_LOBY_HOURS is no setting and changes nothing; is AZALAI_LOBBY_HOURS meant?",
        "AZALAI_METRIC is no setting and changes nothing; is AZALAI_METRICS meant?",
    ]
    assert not_settings({"AZALAI_QQQ": "1"}, None) == ["AZALAI_QQQ is no setting and changes nothing"]


def test_the_example_names_every_setting_and_no_other():
    told = re.findall(r"^#? ?(AZALAI_[A-Z_]+)=", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(NAMES)


@pytest.mark.parametrize(
    ("entry", "value", "told"),
    [
        ("AZALAI_BACKUP_FOLDER", "/proc/nope", "AZALAI_BACKUP_FOLDER is '/proc/nope', where nothing can be written"),
        ("AZALAI_METRICS", "no-such-host.invalid:9464", "AZALAI_METRICS names no-such-host.invalid:9464, where"),
    ],
)
def test_a_place_that_does_not_exist_is_named_before_the_login(
    entry: str,
    value: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.setattr("azalai.bot.__main__.set_up_logging", lambda *_: None)
    monkeypatch.setattr("azalai.bot.__main__.Azalai", None)  # nothing is asked of Discord
    monkeypatch.chdir(tmp_path)
    for name, text in {"DISCORD_TOKEN": "x", "AZALAI_DATABASE": address(tmp_path / "a.db"), entry: value}.items():
        monkeypatch.setenv(name, text)
    assert main(["run"]) == 1
    assert told in capsys.readouterr().err


async def test_what_is_not_installed_is_named_with_what_installs_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(CannotStart, match="type 'make server POSTGRESQL=1' in the program's folder"):
        await check_store("postgresql+asyncpg://azalai@nowhere/azalai")


def test_without_the_playground_the_sentence_says_how_to_have_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    monkeypatch.setattr("azalai.bot.__main__.set_up_logging", lambda *_: None)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setitem(sys.modules, "azalai.bot.app.playground", None)
    assert main(["run"]) == 1
    assert "type 'make .venv' in the program's folder, or set DISCORD_TOKEN." in capsys.readouterr().err


def test_a_command_that_is_broken_off_while_it_is_read_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    class Slow:
        def __getattr__(self, name: str) -> None:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "azalai.bot.__main__", Slow())
    assert entry.main() == entry.BROKEN_OFF
    assert capsys.readouterr() == ("", "")
