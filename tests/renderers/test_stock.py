"""Sprites from a file are those that would be drawn; one that is old, damaged or not to be written changes nothing."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image

import renderers
from renderers import stocking
from renderers.kit import sprites
from renderers.kit.sprites import Sprite, Sprites
from renderers.kit.stock import NewStock, Stock, key_of
from tests.renderers.showing import draw, shown

VERSION, OTHER = bytes(32), bytes(31) + b"1"
IMAGES = {
    "noise": Image.effect_noise((90, 70), 80).convert("RGBA"),
    "ground": Image.linear_gradient("L").convert("RGB"),
    "paper": Image.new("RGBA", (120, 100), (251, 245, 230, 255)),
}


def written(folder: Path, version: bytes = VERSION) -> Path:
    """A file with some sprites."""
    path = folder / "sprites"
    new = NewStock(path, version)
    for number, (name, image) in enumerate(IMAGES.items()):
        new.add(("sprite", name), image, (number, -number), ())
    new.close()
    return path


def not_drawn() -> Sprite:
    raise AssertionError("drawn although it is in the file")


@pytest.fixture
def fresh(forget_sprites: Callable[[], None]) -> Iterator[Sprites]:
    """A process that has just begun."""
    forget_sprites()
    yield sprites.SPRITES
    sprites.SPRITES.stock = None


def test_what_was_put_in_is_found_and_nothing_else(tmp_path: Path) -> None:
    stock = Stock(written(tmp_path), VERSION)

    assert len(stock) == len(IMAGES)
    for number, (name, image) in enumerate(IMAGES.items()):
        found = stock.find(("sprite", name))
        assert found is not None
        assert (found[0].mode, found[0].tobytes()) == (image.mode, image.tobytes())
        assert (found[1].left, found[1].top) == (number, -number)
    assert stock.find(("sprite", "other")) is None


@pytest.mark.parametrize(
    "key",
    [
        "touareg",
        *(pytest.param(key, marks=pytest.mark.long(seconds=3)) for key in ("targui", "targui1988", "timbuktu")),
    ],
)
def test_a_picture_with_sprites_from_a_file_is_the_picture_and_nothing_is_drawn_for_it(
    key: str, tmp_path: Path, fresh: Sprites, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = next(iter(shown(key).values()))()
    new = NewStock(tmp_path / "sprites", VERSION)
    fresh.told = lambda name, one: new.add(name, one.image, (one.left, one.top), tuple(p.cut for p in one.pieces))
    wanted = draw(key, view).tobytes()
    new.close()
    drawn: list[object] = []
    again = Sprites(capacity=fresh.capacity)
    again.stock, again.told = Stock(tmp_path / "sprites", VERSION), lambda name, _: drawn.append(name)
    monkeypatch.setattr(sprites, "SPRITES", again)

    assert draw(key, view).tobytes() == wanted
    assert drawn == []


def test_a_file_of_another_version_or_of_something_else_is_not_taken(tmp_path: Path) -> None:
    path = written(tmp_path, OTHER)
    with pytest.raises(ValueError, match="version"):
        Stock(path, VERSION)
    path.write_bytes(b"something else")
    with pytest.raises(ValueError, match="no file of sprites"):
        Stock(path, VERSION)
    path.write_bytes(b"")
    with pytest.raises(ValueError, match="no file of sprites"):
        Stock(path, VERSION)


def test_no_damage_shows_another_picture(tmp_path: Path) -> None:
    path, chance = written(tmp_path), random.Random(1)
    whole = path.read_bytes()
    damaged = [whole[: len(whole) * share // 12] for share in range(12)]
    for _ in range(150):
        place = chance.randrange(len(whole))
        damaged.append(whole[:place] + bytes([whole[place] ^ (1 << chance.randrange(8))]) + whole[place + 1 :])
    spoilt = 0
    for content in damaged:
        path.write_bytes(content)
        try:
            stock = Stock(path, VERSION)
        except ValueError:
            spoilt += 1
            continue
        for name, image in IMAGES.items():
            found = stock.find(("sprite", name))
            spoilt += found is None
            assert found is None or found[0].tobytes() == image.tobytes()
    assert spoilt > 100


def test_a_file_that_is_cut_off_while_it_is_open_is_drawn_instead(tmp_path: Path, fresh: Sprites) -> None:
    path = written(tmp_path)
    fresh.stock = Stock(path, VERSION)
    kept = fresh.find(("sprite", "noise"), not_drawn)
    with path.open("r+b") as file:
        file.truncate(80)

    assert fresh.find(("sprite", "noise"), not_drawn) is kept
    red = Image.new("RGB", (3, 3), (255, 0, 0))
    assert fresh.find(("sprite", "ground"), lambda: Sprite(red)).image == red


def test_a_file_that_is_replaced_while_it_is_open_is_still_read(tmp_path: Path, fresh: Sprites) -> None:
    fresh.stock = Stock(written(tmp_path), VERSION)
    written(tmp_path, OTHER)

    assert fresh.find(("sprite", "noise"), not_drawn).image.tobytes() == IMAGES["noise"].tobytes()


def test_two_that_write_at_once_leave_one_whole_file(tmp_path: Path) -> None:
    one, two = (NewStock(tmp_path / "sprites", VERSION) for _ in range(2))
    for name, image in IMAGES.items():
        one.add(("sprite", name), image, (0, 0), ())
        two.add(("sprite", name), image, (0, 0), ())
    one.close()
    assert len(Stock(tmp_path / "sprites", VERSION)) == len(IMAGES)
    two.close()

    assert len(Stock(tmp_path / "sprites", VERSION)) == len(IMAGES)
    assert [path.name for path in tmp_path.iterdir()] == ["sprites"]


def test_two_processes_make_it_at_once(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from tests.tiny import install; install();"
        "from renderers import stocking; stocking.make(Path(sys.argv[1]), ['souk'])"
    )
    both = [subprocess.Popen([sys.executable, "-c", code, str(tmp_path)]) for _ in range(2)]

    assert [one.wait(120) for one in both] == [0, 0]
    assert stocking.use(tmp_path)
    assert len([*tmp_path.iterdir()]) == 1


def test_who_is_told_to_end_while_making_it_leaves_nothing(tmp_path: Path) -> None:
    """A bot that stops ends what makes its file: each time a part of one was left."""
    making = subprocess.Popen([sys.executable, "-m", "renderers.stocking", str(tmp_path)])
    end = time.monotonic() + 100
    while not [*tmp_path.glob("*.part")] and time.monotonic() < end:
        time.sleep(0.05)
    making.terminate()

    assert making.wait(100) == 1
    assert [*tmp_path.iterdir()] == []


def test_what_was_left_by_somebody_who_was_killed_goes_after_a_while(tmp_path: Path, fresh: Sprites) -> None:
    left, written_on = tmp_path / "sprites-01ab.part", tmp_path / "sprites-02cd.part"
    for part in (left, written_on):
        part.write_bytes(b"begun")
    os.utime(left, (time.time() - 7200,) * 2)

    path = stocking.make(tmp_path, ["souk"])

    assert {one.name for one in tmp_path.iterdir()} == {path.name, written_on.name}


def test_what_says_nothing_of_itself_is_no_key() -> None:
    assert key_of(("sprite", object())) is None
    assert key_of(("sprite", 1)) != key_of(("sprite", 1.5))


def test_the_file_is_made_taken_and_those_of_other_versions_go(tmp_path: Path, fresh: Sprites) -> None:
    (tmp_path / "sprites-0123").write_bytes(b"old")
    (tmp_path / "mine").write_bytes(b"other")
    assert not stocking.use(tmp_path)

    path = stocking.make(tmp_path, ["souk"])

    assert {one.name for one in tmp_path.iterdir()} == {path.name, "mine"}
    assert stocking.use(tmp_path) and fresh.stock is not None


def test_a_folder_that_can_t_be_written_is_said_before_anything_is_drawn(
    tmp_path: Path, fresh: Sprites, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    drawn: list[str] = []
    monkeypatch.setattr(stocking, "_draw_samples", drawn.append)

    with pytest.raises(OSError, match="file"):
        stocking.make(tmp_path / "file" / "folder", ["souk"])

    assert drawn == [] and fresh.told is None
    assert not stocking.use(tmp_path / "file" / "folder")


def test_a_drawing_that_breaks_leaves_no_file(tmp_path: Path, fresh: Sprites, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> None:
        raise RuntimeError

    monkeypatch.setattr(stocking, "_draw_samples", broken)
    with pytest.raises(RuntimeError):
        stocking.make(tmp_path, ["souk"])

    assert [*tmp_path.iterdir()] == [] and fresh.told is None


def test_a_change_of_what_draws_is_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = stocking.version()
    assert stocking.version() == before
    monkeypatch.setattr(renderers, "__path__", [str(tmp_path)])
    (tmp_path / "new.py").write_text("A = 1")
    first = stocking.version()
    (tmp_path / "new.py").write_text("A = 2")

    assert len({before, first, stocking.version()}) == 3
