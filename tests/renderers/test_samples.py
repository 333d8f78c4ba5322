"""Command `python -m azalai.renderers KEY`, which writes sample pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from azalai.renderers.__main__ import main


@pytest.mark.costly
def test_the_command_writes_board_private_view_and_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["touareg", "--out", str(tmp_path), "--seats", "3", "--seed", "5"])

    written = {path.name for path in tmp_path.iterdir()}
    assert {"touareg-3-board-1.png", "touareg-3-private-3.png", "touareg-3-result.png"} <= written
    for path in tmp_path.iterdir():
        assert Image.open(path).width == (1000 if "private" in path.name else 1400)
    assert len(capsys.readouterr().out.splitlines()) == len(written)


@pytest.mark.costly
def test_the_same_seed_writes_the_same_pictures(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        main(["touareg", "--out", str(tmp_path / folder), "--seats", "2", "--seed", "7"])

    for path in (tmp_path / "one").iterdir():
        one, two = Image.open(path), Image.open(tmp_path / "two" / path.name)
        assert (one.mode, one.getpalette(), one.tobytes()) == (two.mode, two.getpalette(), two.tobytes())


def test_an_unknown_game_is_refused_with_the_games_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess"])

    assert "touareg" in capsys.readouterr().err
