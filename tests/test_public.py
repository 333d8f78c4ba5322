"""`docs/public.md`: every name on it exists, and the code that authors start from needs no other."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

from azalai.bot.__main__ import main
from azalai.bot.operations.new_game import TEMPLATES
from tests.house import PACKAGE, ROOT

PAGE = (ROOT / "docs" / "public.md").read_text(encoding="utf-8")
ROWS: list[tuple[str, str]] = re.findall(r"^\| (`azalai\..+?) \| (.+) \|$", PAGE, flags=re.MULTILINE)
PUBLIC = {module for modules, _ in ROWS for module in re.findall(r"`(azalai[\w.]+)`", modules)}
STARTS = [*(ROOT / "examples").rglob("*.py"), *TEMPLATES.glob("*.py.txt")]


def test_every_name_of_the_page_is_in_its_module() -> None:
    assert len(PUBLIC) >= 15
    for modules, names in ROWS:
        imported = [importlib.import_module(module) for module in re.findall(r"`(azalai[\w.]+)`", modules)]
        for name in re.findall(r"`(\w+)(?:\(\w+\))?`", names):
            assert any(hasattr(module, name) for module in imported), f"{modules}: {name}"


@pytest.mark.parametrize("file", STARTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_first_example_for_authors_imports_public_modules_alone(file: Path) -> None:
    used: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8").replace("KEY", "key"))):
        if isinstance(node, ast.Import):
            used |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            used.add(node.module or "")
    assert {name for name in used if re.match(r"azalai(\.|$)", name)} <= PUBLIC


def test_the_commands_of_the_page_are_all_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    (listed,) = re.findall(r"\{(.+?)\}", capsys.readouterr().out.replace("\n", ""))[:1]
    section = PAGE.partition("## The command line")[2].partition("their options")[0]
    assert set(re.findall(r"`([\w-]+)`", section)) - {"azalai"} == set(listed.replace(" ", "").split(","))


def test_the_package_says_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").read_text() == ""
