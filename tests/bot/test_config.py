"""Settings: each one that an operator sets is used, or refused by name with its fault."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Mapping
from pathlib import Path

import pytest

from azalai.bot.__main__ import main
from azalai.bot.config import NAMES, Settings, list_setting_faults, read_settings
from azalai.bot.errors import CannotStart
from azalai.bot.operations.settings_file import FILE
from azalai.bot.sharding import ShardRange
from tests.house import ROOT


def test_a_misspelt_setting_is_named_with_the_one_that_was_meant(tmp_path: Path):
    file = tmp_path / ".env"
    file.write_text("AZALAI_LOBY_HOURS=5\nAZALAI_LOBBY_HOURS=6\nDISCORD_TOKEN=x\nAZALAI_LOG_LEVEL=\n")
    assert list_setting_faults({"AZALAI_METRIC": "1", "PATH": "/bin", "AZALAI_TEST_POSTGRESQL": "x"}, file) == [
        "AZALAI_LOBY_HOURS is no setting and changes nothing; is AZALAI_LOBBY_HOURS meant?",
        "AZALAI_METRIC is no setting and changes nothing; is AZALAI_METRICS meant?",
    ]
    assert list_setting_faults({"AZALAI_QQQ": "1"}, None) == ["AZALAI_QQQ is no setting and changes nothing"]


def test_no_entry_for_the_tests_is_taken_for_a_misspelt_setting():
    """Commands that tests start print no warning about what the gates set."""
    files = [ROOT / "Makefile", ROOT / ".ci" / "run", *(ROOT / "tests").glob("*.py")]
    entries = {name for file in files for name in re.findall(r"\bAZALAI_[A-Z_]+\b", file.read_text(encoding="utf-8"))}
    assert {"AZALAI_TEST_COMMIT", "AZALAI_LONG_SECONDS", "AZALAI_TEST_POSTGRESQL"} <= entries
    assert list_setting_faults(dict.fromkeys(entries, "x"), None) == []


@pytest.mark.parametrize("name", ["DISCORD_TOKN", "DISCORDTOKEN", "DISCORD_BOT_TOKEN", "discord_token"])
def test_a_misspelt_token_is_asked_about(name: str, tmp_path: Path):
    (tmp_path / ".env").write_text(f"{name}=abc\nPOSTGRES_TOKEN=x\nDISCORD_WEBHOOK=y\n")
    text = f"{name} is no setting and changes nothing; is DISCORD_TOKEN meant?"
    assert list_setting_faults({}, tmp_path / ".env") == [text]
    assert list_setting_faults({name: "abc", "DISCORD_WEBHOOK": "y"}, None) == [text]


def test_a_line_with_a_colon_is_asked_about(tmp_path: Path):
    (tmp_path / ".env").write_text("# AZALAI_METRICS: none\nAZALAI_PUZZLES=off\n\nDISCORD_TOKEN: abc\nOTHER: 1\n")
    file = tmp_path / ".env"
    text = f"line 4 of {file} has a colon after DISCORD_TOKEN and changes nothing; write a sign of equality"
    assert list_setting_faults({}, file) == [text]
    assert read_settings({}, file).token is None


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "latin-1"])
def test_a_file_of_another_encoding_says_what_to_do(encoding: str, tmp_path: Path):
    """Editors and shells of Windows write UTF-16 by default."""
    file = tmp_path / ".env"
    file.write_bytes("AZALAI_BACKUP_FOLDER=d\xe9sert\n".encode(encoding))
    with pytest.raises(CannotStart) as refused:
        read_settings({}, file)
    text = f"The file {file} is not in UTF-8: open it in an editor and save it with the encoding UTF-8."
    assert str(refused.value) == text


def test_a_file_with_the_mark_of_utf_8_is_read(tmp_path: Path):
    (tmp_path / ".env").write_text("AZALAI_PUZZLES=off\n", encoding="utf-8-sig")
    assert read_settings({}, tmp_path / ".env").puzzles is False
    assert list_setting_faults({}, tmp_path / ".env") == []


def test_the_list_of_settings_names_every_setting_and_no_other():
    names = re.findall(r"^#? ?(AZALAI_[A-Z_]+)=", FILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(names) == sorted(NAMES)


def test_the_settings_are_written_to_a_new_file_that_its_owner_alone_may_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / ".env"
    assert main(["settings", "--to", str(file)]) == 0
    assert read_settings({}, file) == Settings()
    assert os.name != "posix" or stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(["settings"]) == 0
    assert file.read_text(encoding="utf-8").strip() in capsys.readouterr().out


@pytest.mark.parametrize(("name", "expected"), [("there", "is there already"), ("none/.env", "can't be written")])
def test_settings_that_can_not_be_written_are_refused_in_a_sentence(
    name: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "there").write_text("mine")
    assert main(["settings", "--to", str(tmp_path / name)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 and lines[0].startswith(str(tmp_path / name)) and expected in lines[0]
    assert (tmp_path / "there").read_text() == "mine"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"DISCORD_TOKEN": "a token with spaces"}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "tokén"}, "DISCORD_TOKEN"),
        ({"AZALAI_DATABASE": "nonsense"}, "AZALAI_DATABASE"),
        ({"AZALAI_DATABASE": "postgresql://me:sesame@host:port/x"}, "AZALAI_DATABASE"),
        ({"AZALAI_LOBBY_HOURS": "soon"}, "AZALAI_LOBBY_HOURS"),
        ({"AZALAI_LOBBY_HOURS": "nan"}, "AZALAI_LOBBY_HOURS"),
        ({"AZALAI_LOBBY_HOURS": "-1"}, "AZALAI_LOBBY_HOURS"),
        ({"AZALAI_TEST_GUILD": "Sahara"}, "AZALAI_TEST_GUILD"),
    ],
)
def test_settings_that_make_no_sense_are_named(environment: Mapping[str, str], expected: str):
    with pytest.raises(CannotStart, match=expected) as refused:
        read_settings(environment, None)
    assert "sesame" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "count"), [("1", 1), ("16", 16), ("0-15/16", 16), ("0/1", 1), (" 4 ", 4), ("1000", 1000)]
)
def test_all_shards_in_one_process_are_taken(text: str, count: int):
    assert read_settings({"AZALAI_SHARDS": text}, None).shards == ShardRange(0, count - 1, count)


@pytest.mark.parametrize(
    "text", ["0", "-1", "four", "1001", "3-0/4", "0-4/4", "4/4", "0-/4", "-3/4", "0-3", "0-3/", "1.5", "٤", "0-3/16/2"]
)
def test_shards_that_make_no_sense_are_named(text: str):
    with pytest.raises(CannotStart, match=r"AZALAI_SHARDS is .* it must be how many shards there are"):
        read_settings({"AZALAI_SHARDS": text}, None)


@pytest.mark.parametrize(
    ("text", "shards"), [("0-3/16", ShardRange(0, 3, 16)), ("3/4", ShardRange(3, 3, 4)), ("1-3/4", ShardRange(1, 3, 4))]
)
def test_a_part_of_the_shards_takes_a_postgresql(text: str, shards: ShardRange):
    with pytest.raises(CannotStart, match=r"another process, and SQLite serves one process only\."):
        read_settings({"AZALAI_SHARDS": text}, None)
    environment = {"AZALAI_SHARDS": text, "AZALAI_DATABASE": "postgresql://azalai@host/azalai"}
    assert read_settings(environment, None).shards == shards


def test_without_the_setting_discord_says_how_many_shards():
    assert read_settings({}, None).shards is None


def test_a_settings_file_that_cannot_be_read_is_named(tmp_path: Path):
    (tmp_path / ".env").mkdir()
    with pytest.raises(CannotStart, match=r"\.env can't be read \((Is a directory|Permission denied)\)"):
        read_settings({}, tmp_path / ".env")


def test_the_environment_comes_before_the_file_and_empty_entries_count_as_none(tmp_path: Path):
    (tmp_path / ".env").write_text("AZALAI_LOBBY_HOURS=5\nAZALAI_LOG_LEVEL=debug\nDISCORD_TOKEN=\n")
    settings = read_settings({"AZALAI_LOBBY_HOURS": "7", "AZALAI_LOG_LEVEL": ""}, tmp_path / ".env")
    assert (settings.lobby_expiry, settings.log_level, settings.token) == (7 * 3600.0, "DEBUG", None)


@pytest.mark.parametrize(
    ("text", "api"),
    [
        ("http://127.0.0.1:8080/api/v10", "http://127.0.0.1:8080/api/v10"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080/api/v10"),
        ("https://proxy.example/discord/v10/", "https://proxy.example/discord/v10"),
        ("http://[::1]:8080/", "http://[::1]:8080/api/v10"),
    ],
)
def test_the_address_of_a_proxy_stands_in_the_place_of_discords_own(text: str, api: str):
    assert read_settings({"AZALAI_DISCORD_API": text}, None).discord_api == api


@pytest.mark.parametrize(
    "text",
    [
        "127.0.0.1:8080",
        "ftp://127.0.0.1",
        "http://",
        "http://me:s3cret@host/api",
        "http://host/?key=s3cret",
        "http://host/#s3cret",
        "http://host:99999",
        "http://ho st",
    ],
)
def test_an_invalid_address_of_a_proxy_is_refused_and_not_shown(text: str):
    with pytest.raises(CannotStart, match="AZALAI_DISCORD_API is no address of a proxy") as error:
        read_settings({"AZALAI_DISCORD_API": text}, None)
    assert "s3cret" not in str(error.value)


@pytest.mark.parametrize("name", ["AZALAI_OPERATOR", "AZALAI_TEST_GUILD"])
@pytest.mark.parametrize("text", ["0", str(2**63), "1" * 40])
def test_an_invalid_number_of_discord_is_refused(name: str, text: str):
    with pytest.raises(CannotStart, match=f"{name} is"):
        read_settings({name: text}, None)
