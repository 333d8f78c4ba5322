"""docs/add-a-game.md: it names every message that the host asks a game for, and its examples are true."""

from __future__ import annotations

import re

from azalai.locales import LANGUAGES, words
from tests.house import PACKAGE, ROOT, list_sources

RECIPE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FAMILIES = re.findall(r"^\| `(KEY-[\w-]+)` \| `([a-z_0-9-]+)` \|", RECIPE, flags=re.MULTILINE)
ASKED_FOR = re.compile(r"""f["']\{[a-z_.]*(?:key|game)\}-((?:\{[^}]*\}|[a-z-])+)["']""")


def shape(family: str) -> str:
    """Return `KEY-ask-TAG-FIELD` as `ask-*-*`."""
    return re.sub(r"[A-Z]+", "*", family.removeprefix("KEY-"))


def test_the_recipe_names_every_message_the_host_asks_for() -> None:
    sources = list_sources("bot", "cogs", "locales")
    patterns = [asked for path in sources for asked in ASKED_FOR.findall(path.read_text(encoding="utf-8"))]
    asked = {re.sub(r"\{[^}]*\}", "*", pattern) for pattern in patterns}
    assert {"name", "ask-*-*", "event-*", "slash-*", "*-*", "*"} <= asked
    assert asked <= {shape(family) for family, _ in FAMILIES}


def test_every_example_is_a_message_of_its_family_in_every_language() -> None:
    assert len(FAMILIES) > 20
    assert len({family for family, _ in FAMILIES}) == len(FAMILIES), "a family is listed once"
    for family, example in FAMILIES:
        pattern = re.escape(family).replace(r"\-", "-").replace("KEY", "(souk|touareg|targui1988)")
        assert re.fullmatch(re.sub(r"[A-Z]{3,}", r"[a-z_0-9-]+", pattern), example), example
        assert all(words(language).has(example) for language in LANGUAGES), example


def test_the_examples_of_code_are_those_of_the_games() -> None:
    blocks = re.findall(r"```python\n(.*?)```", RECIPE, flags=re.DOTALL)
    examples = ROOT / "examples"
    written = [
        *(file.read_text(encoding="utf-8") for file in sorted(examples.glob("*/azalai_*/*.py"))),
        (PACKAGE / "cogs" / "touareg.py").read_text(encoding="utf-8"),
    ]
    assert len(blocks) == 4
    assert [block for block in blocks if not any(block in file for file in written)] == []


def test_the_recipe_lists_the_drawings_of_the_kit() -> None:
    listed = RECIPE.partition("The kit has the drawings ")[2].partition(".\n")[0]
    kit = {file.stem for file in (PACKAGE / "renderers" / "kit" / "art").glob("*.svg")}
    parts = {name for name in kit if name.startswith(("sign-", "emblem-"))} | {"camel-far", "nothing"}
    assert set(re.findall(r"`([\w-]+)`", listed)) == kit - parts
