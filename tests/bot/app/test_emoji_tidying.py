"""Command of the operator that deletes old drawings of emojis, and nothing else."""

from __future__ import annotations

import pytest

from azalai.bot.__main__ import main
from azalai.bot.app.emoji_tidying import tidy_up
from azalai.bot.app.emoji_upload import name_of


class Emoji:
    """Emoji of the application, which remembers if it was deleted."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.deleted = False

    async def delete(self) -> None:
        """Delete the emoji."""
        self.deleted = True


@pytest.mark.parametrize("tidy", [True, False])
async def test_only_old_drawings_with_a_newer_one_are_deleted(tidy: bool) -> None:
    names = {
        name_of("gold"): False,
        "az_gold_000000": tidy,
        "az_gold_111111": tidy,
        "az_salt_000000": False,  # its newest drawing is not uploaded yet
        "az_unknown_000000": False,  # from a newer version
        "camel": False,
    }
    emojis, lines = [Emoji(name) for name in names], list[str]()
    await tidy_up(emojis, lines.append, tidy=tidy)
    assert {emoji.name: emoji.deleted for emoji in emojis} == names
    assert lines[0] == "6 emojis of 2000; 2 of them old drawings."
    assert lines[1:] == (["2 old drawings deleted."] if tidy else [])


def test_without_a_token_the_command_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.chdir(str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["emojis"]) == 1
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err
