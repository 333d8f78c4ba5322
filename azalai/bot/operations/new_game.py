"""`azalai new-game KEY`: writes a small playable game with its words and tests, for an author to start from.

Its files are copies of those in `templates/`, in which KEY stands for the game's key and NAME for its display name.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path

from azalai import games
from azalai.bot.operations.output import Tell, write_page
from azalai.bot.operations.shelf import find_example, list_examples
from azalai.bot.records.commands import Commands
from azalai.games import GAMES
from azalai.games.contract import INTERFACE
from azalai.games.plugins import KEY

COMMAND = "new-game"
TEMPLATES = Path(__file__).parent / "templates"
WRITTEN, REFUSED = 0, 1
OUTSIDE: Mapping[str, str] = {
    "pyproject.toml.txt": "azalai-KEY/pyproject.toml",
    "rules.py.txt": "azalai-KEY/azalai_KEY/__init__.py",
    "renderer.py.txt": "azalai-KEY/azalai_KEY/renderer.py",
    "en.ftl.txt": "azalai-KEY/azalai_KEY/locales/en/KEY.ftl",
    "fr.ftl.txt": "azalai-KEY/azalai_KEY/locales/fr/KEY.ftl",
    "de.ftl.txt": "azalai-KEY/azalai_KEY/locales/de/KEY.ftl",
    "test_outside.py.txt": "azalai-KEY/tests/test_KEY.py",
}
INSIDE: Mapping[str, str] = {
    "rules.py.txt": "games/KEY/__init__.py",
    "renderer.py.txt": "renderers/KEY/__init__.py",
    "en.ftl.txt": "locales/en/KEY.ftl",
    "fr.ftl.txt": "locales/fr/KEY.ftl",
    "de.ftl.txt": "locales/de/KEY.ftl",
    "test_inside.py.txt": "tests/games/KEY/test_rules.py",
}
"""Target of each template, inside the checkout of Azalaï."""


def add_command(commands: Commands) -> None:
    """Add `new-game`."""
    parser = commands.add_parser(COMMAND, help="write a small working game, for you to change into your own")
    parser.add_argument("key", metavar="KEY", help="key of the game: small letters and digits")
    parser.add_argument("--outside", action="store_true", help="write a package of its own, in a new folder")
    parser.add_argument(
        "--like", metavar="EXAMPLE", help="copy this example under your key instead, as a package of its own"
    )
    parser.add_argument(
        "--to", metavar="FOLDER", type=Path, default=Path(), help="folder of the package; default: this folder"
    )


def carry_out(chosen: argparse.Namespace, tell: Tell) -> int:
    """Write the files and return the exit code. Nothing is written if one of them exists already."""
    key = chosen.key
    if chosen.like is not None:
        return _copy_example(key, chosen.like, chosen.to, tell)
    folder = chosen.to if chosen.outside else Path(games.__file__).resolve().parent.parent
    files = {
        template: folder / path.replace("KEY", key)
        for template, path in (OUTSIDE if chosen.outside else INSIDE).items()
    }
    if (why := _find_obstacle(key, folder, files, outside=chosen.outside)) is not None:
        tell(why)
        return REFUSED
    texts: dict[Path, str] = {}
    for template, file in files.items():
        text = (TEMPLATES / template).read_text(encoding="utf-8")
        for name, value in (("KEY", key), ("NAME", key.capitalize()), ("INTERFACE", str(INTERFACE))):
            text = text.replace(name, value)
        texts[file] = text
    return _write(key, texts, tell, outside=chosen.outside)


def _write(key: str, texts: Mapping[Path, str], tell: Tell, *, outside: bool) -> int:
    """Write files, print their paths and the next steps, and return the exit code."""
    for file, text in texts.items():
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            tell(f"{file.parent} can't be made: {error.strerror}.")
            return REFUSED
        if not write_page(file, text, tell):
            return REFUSED
    for line in _next_steps(key, outside=outside):
        tell(line)
    return WRITTEN


def _copy_example(key: str, example: str, to: Path, tell: Tell) -> int:
    """Write an example under another key, as a package of its own, and return the exit code."""
    source = find_example(example)
    if source is None:
        examples = ", ".join(list_examples()) or "none"
        tell(f"There is no example {example} here; there are: {examples}.")
        return REFUSED
    target = to / f"azalai-{key}"
    files = {
        file: target
        / re.sub(
            rf"azalai_{example}|\b{example}(?=[-.])",
            lambda name: _rename_path(name[0], example, key),
            str(file.relative_to(source)),
        )
        for file in sorted(source.rglob("*"))
        if file.is_file() and file.suffix in (".py", ".ftl", ".toml", ".svg", ".css")
    }
    if (why := _find_obstacle(key, to, {str(path): path for path in files.values()}, outside=True)) is not None:
        tell(why)
        return REFUSED
    texts = {
        path: _rename_text(file.read_text(encoding="utf-8"), file.suffix, example, key) for file, path in files.items()
    }
    return _write(key, texts, tell, outside=True)


def _rename_path(name: str, example: str, key: str) -> str:
    return name.replace(example, key)


def _rename_text(text: str, suffix: str, example: str, key: str) -> str:
    """Return the text of an example's file with another key; words for players and names in the rules stay.

    `suffix`: that of the file.
    """
    names = [rf"\bazalai[-_]{example}\b"]
    if suffix == ".py":
        names += [rf'\bkey = "{example}"', rf'\b(?:plain|of|Speech)\("{example}"', rf'"{example}-']
    elif suffix == ".toml":
        names += [rf"^{example}(?= = )"]
    else:
        names += [rf"^{example}(?=-)", rf"(?<=\{{ ){example}(?=-)"]
        text = re.sub(rf"(?m)^({example}-name = ).*$", rf"\g<1>{key.capitalize()}", text)
    return re.sub("|".join(names), lambda match: _rename_path(match[0], example, key), text, flags=re.MULTILINE)


def _find_obstacle(key: str, folder: Path, files: Mapping[str, Path], *, outside: bool) -> str | None:
    if KEY.fullmatch(key) is None:
        return f"{key!r} can't be the key of a game: take small letters and digits, 20 at most, such as oasis."
    if key in GAMES:
        return f"There is a game {key} already: take another key."
    if not outside and not (folder / "tests").is_dir():
        return "Azalaï is installed here, and no checkout of it: add --outside, and the game gets a package of its own."
    if existing := [file for file in files.values() if file.exists()]:
        return f"{existing[0]} is there already: nothing was written."
    return None


def _next_steps(key: str, *, outside: bool) -> list[str]:
    steps = [f"pip install --editable azalai-{key}    # in the environment of the bot"] if outside else []
    steps += [f"azalai studio {key}    # play it, and see each change at once", f"azalai try {key}"]
    steps += ["azalai docs add-a-game    # what each file may hold"]
    keys = " ".join(sorted({*GAMES, key}))
    lines = ["", "It can be played. What comes next:", *(f"  {step}" for step in steps)]
    return [*lines, f'A bot offers it when AZALAI_GAMES names it: AZALAI_GAMES="{keys}".'] if outside else lines
