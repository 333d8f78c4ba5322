"""Commands `azalai docs`, which prints the documents, and `azalai games`, which lists the installed games.

Neither needs a checkout: the documents and two examples are installed with the package.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import html
import io
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from azalai.bot import __version__
from azalai.bot.catalogue import find_offer_faults, leave_out_broken, list_offered_games, list_spoken_languages
from azalai.bot.operations.output import Tell, write_page
from azalai.bot.program import find_document
from azalai.bot.records.commands import Commands
from azalai.games import GAMES
from azalai.games.guard import Watch
from azalai.games.plugins import error_line
from azalai.locales import ORIGINAL, words
from azalai.renderers import renderer
from azalai.renderers.samples import NAMES, positions

DOCS, GALLERY = "docs", "games"
DONE, FAILED = 0, 1
WIDTH = 700
"""Width of the page's pictures, px."""


def add_commands(commands: Commands) -> None:
    """Add `docs` and `games`."""
    docs = commands.add_parser(DOCS, help="list the documents, or print one")
    docs.add_argument("page", metavar="PAGE", nargs="?", help="name of the document, such as plugins")
    gallery = commands.add_parser(GALLERY, help="list the installed games")
    gallery.add_argument(
        "--html", metavar="FILE", type=Path, help="write the list as an HTML page with pictures and rules"
    )


def carry_out(chosen: argparse.Namespace, tell: Tell) -> int:
    """Run one of the two commands and return the exit code."""
    if chosen.command == DOCS:
        return _show_docs(chosen.page, tell)
    with Watch():
        return _show_games(chosen.html, tell)


# Documents and examples


def find_shelf() -> Path | None:
    """Return the folder of the documents, or None if they are not installed. The examples are in it or next to it."""
    page = find_document("plugins.md")
    return None if page is None else page.parent


def find_example(key: str) -> Path | None:
    """Return the folder of an example, or None if there is no example of that name."""
    shelf = find_shelf()
    for folder in () if shelf is None else (shelf / "examples" / key, shelf.parent / "examples" / key):
        if (folder / f"azalai_{key}" / "__init__.py").is_file():
            return folder
    return None


def list_examples() -> list[str]:
    """Return the names of the examples that are games."""
    shelf = find_shelf()
    places = () if shelf is None else (shelf / "examples", shelf.parent / "examples")
    names = {folder.name for place in places if place.is_dir() for folder in place.iterdir()}
    return sorted(name for name in names if _is_game(find_example(name)))


def _is_game(folder: Path | None) -> bool:
    return folder is not None and "azalai.games" in (folder / "pyproject.toml").read_text(encoding="utf-8")


def _show_docs(page: str | None, tell: Tell) -> int:
    shelf = find_shelf()
    if shelf is None:
        tell("The documents are not installed here.")
        return FAILED
    pages = {file.stem: file for file in sorted(shelf.glob("*.md"))}
    if page is None:
        for name, file in pages.items():
            tell(f"{name}: {_title(file)}")
        tell(f"azalai docs NAME shows one of them. They are in {shelf}.")
        return DONE
    text = pages.get(page.removesuffix(".md"))
    if text is None:
        tell(f"There is no document {page!r} among {', '.join(pages)}.")
        return FAILED
    tell(text.read_text(encoding="utf-8").rstrip())
    return DONE


def _title(file: Path) -> str:
    lines = file.read_text(encoding="utf-8").splitlines()
    return next((line.lstrip("# ") for line in lines if line.startswith("# ")), file.stem)


# Results of `azalai try`


class Tried(msgspec.Struct, frozen=True):
    """Result of all checks on a game. `installed`: its package and version; `files`: a digest of its files."""

    installed: str
    faults: int
    files: str = ""


def store_trial_result(key: str, faults: int) -> None:
    """Store the result of all checks on a game, or do nothing if the file can't be written."""
    file = _trial_file(key)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(Tried(describe_installation(key), faults, _digest(key))))
    except OSError:
        return


def describe_trial(key: str) -> str:
    """Return the result of the last checks on the installed version of a game, in words."""
    try:
        tried = msgspec.json.decode(_trial_file(key).read_bytes(), type=Tried)
    except (OSError, msgspec.DecodeError):
        return "not tried here"
    if tried.installed != describe_installation(key):
        return f"another version was tried ({tried.installed})"
    if tried.files != _digest(key):
        return "its files have changed since it was tried"
    return "passed" if not tried.faults else f"{tried.faults} found"


def _digest(key: str) -> str:
    """Return a digest of the files of a game from outside, which its author changes under one version; "" for ours."""
    plugin = GAMES.plugin(key)
    if plugin is None:
        return ""
    digest = hashlib.sha256()
    for file in sorted(file for file in plugin.folder.rglob("*") if file.is_file() and file.suffix != ".pyc"):
        digest.update(f"{file.relative_to(plugin.folder)} ".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def describe_installation(key: str) -> str:
    """Return the package and version of a game."""
    plugin = GAMES.plugin(key)
    return f"azalai {__version__}" if plugin is None else plugin.installed


def _trial_file(key: str) -> Path:
    folder = os.environ.get("XDG_CACHE_HOME")
    return (Path(folder) if folder else Path.home() / ".cache") / "azalai" / "tried" / f"{key}.json"


# The games


class Entry(NamedTuple):
    """A game in the list."""

    key: str
    name: str
    tagline: str
    players: str
    time: str
    languages: tuple[str, ...]
    package: str
    tried: str
    rules: str


def list_entries() -> Iterator[Entry]:
    """Yield the games that are offered."""
    for key in list_offered_games():
        t, seats = words(ORIGINAL), GAMES[key].seats
        players = f"{seats.start}" if len(seats) == 1 else f"{seats.start}-{seats.stop - 1}"
        yield Entry(
            key,
            t.say(f"{key}-name"),
            t.say(f"{key}-tagline"),
            players,
            t.say(f"{key}-time"),
            list_spoken_languages(key),
            describe_installation(key),
            describe_trial(key),
            t.say(f"{key}-rules"),
        )


def _show_games(page: Path | None, tell: Tell) -> int:
    left_out = leave_out_broken()
    shelf_entries = list(list_entries())
    left_out_lines = list(_list_left_out(left_out))
    if page is not None:
        return DONE if write_page(page, format_page(shelf_entries, left_out_lines), tell) else FAILED
    for entry in shelf_entries:
        tell(f"{entry.key}: {entry.name}. {entry.tagline}")
        facts = (f"{entry.players} players", entry.time, ", ".join(entry.languages), entry.package)
        tell(f"    {'; '.join(facts)}; try: {entry.tried}")
    for line in left_out_lines:
        tell(line)
    return DONE


def _list_left_out(left_out: Mapping[str, str]) -> Iterator[str]:
    """Yield a line for each installed game that is not offered, with the reason."""
    for key, why in left_out.items():
        yield f"{key} is left out: {why}"
    for key, why in find_offer_faults().items():
        yield f"{key} is not offered: {why}"
    for key in GAMES:
        if not GAMES.is_offered(key):
            yield f"{key} is not offered, since AZALAI_GAMES does not name it: games that were begun go on."
    for key, package in GAMES.plugins.unnamed.items():
        yield f"{key} ({package}) is installed, and AZALAI_GAMES does not name it: it is not loaded."


STYLE = (
    "body{font:16px/1.45 sans-serif;max-width:46em;margin:1em auto;padding:0 1em;color:#222;background:#fffdf8}"
    "img{width:100%;height:auto;border-radius:10px}article{margin-bottom:3em}dl{display:grid;"
    "grid-template-columns:auto 1fr;gap:.2em 1em}dd{margin:0}.rules{white-space:pre-line}"
)


def format_page(entries: list[Entry], left_out_lines: Sequence[str]) -> str:
    """Return a page with the offered games and the lines about the others; its pictures and styles are in the page."""
    articles: list[str] = []
    for entry in entries:
        facts = {
            "Players": entry.players,
            "Time": entry.time,
            "Languages": ", ".join(entry.languages),
            "Package": entry.package,
            "Tried": entry.tried,
        }
        listed = "".join(f"<dt>{name}<dd>{html.escape(text)}" for name, text in facts.items())
        articles.append(
            f"<article id={entry.key}><h2>{html.escape(entry.name)}</h2><p>{html.escape(entry.tagline)}</p>"
            f"{_make_picture(entry.key)}<dl>{listed}</dl>"
            f"<details><summary>Rules</summary><p class=rules>{html.escape(entry.rules)}</p></details></article>"
        )
    head = "<meta charset=utf-8><meta name=viewport content='width=device-width'><title>Games of Azalaï</title>"
    articles += [f"<p>{html.escape(line)}</p>" for line in left_out_lines]
    return (
        f"<!doctype html><html lang=en>{head}<style>{STYLE}</style><h1>Games of Azalaï</h1>{''.join(articles)}</html>\n"
    )


def _make_picture(key: str) -> str:
    """Return the board of a half-finished game as an image in HTML, or a line with the error of the drawing."""
    try:
        return f"<img alt='' src='{_draw_board(key)}'>"
    except Exception as error:  # the rules and facts of the game are shown without its picture
        return f"<p>No picture: {html.escape(error_line(error))}</p>"


def _draw_board(key: str) -> str:
    """Draw the board of a half-finished game, and return it as a data URL."""
    game = GAMES[key]
    seats = game.seats[len(game.seats) // 2]
    states = positions(game, seats, 1)
    image = renderer(key).draw(game.view(states[len(states) // 2], None), NAMES[:seats], words(ORIGINAL))
    data = io.BytesIO()
    image.resize((WIDTH, image.height * WIDTH // image.width)).save(data, "JPEG", quality=85)
    return f"data:image/jpeg;base64,{base64.b64encode(data.getvalue()).decode()}"
