"""Command `python -m azalai.locales.check KEY`: it names a translator's omissions and mistakes, and their places."""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.locales import LANGUAGES
from azalai.locales.check import check, main, report
from azalai.locales.reading import messages
from tests.locales import made_up
from tests.locales.folders import search_folder


@pytest.mark.costly
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_languages_have_nothing_to_mend(language: str):
    assert [fault for fault in check(language) if not fault.hint] == []


def replace_text(folder: Path, file: str, old: str, new: str) -> None:
    """Replace a text in a file of the made-up language."""
    path = folder / made_up.MADE_UP / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


NAME = made_up.translate("yes = yes\n").strip()
PRESS = made_up.translate("button-join = Join\n").strip()


@pytest.mark.long(seconds=3)
@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("common.ftl", NAME, "", "missing: yes"),
        ("common.ftl", NAME, f"{NAME}\nyess = да", "superfluous: yess"),
        ("common.ftl", NAME, f"{NAME}\nyes = да", "written twice: yes"),
        ("common.ftl", NAME, "yes = { $", 'can\'t be read: yes = { $ (Expected a character from range: "a-zA-Z")'),
        ("common.ftl", NAME, "yes = { $sure }", "asks for values that it is not given (sure): yes"),
        ("common.ftl", NAME, "yes =\n    .title = да", "has no text: yes"),
        ("pace.ftl", "{ $on", "{ $off", "does not say all values (on)"),
        ("pace.ftl", "[yes]", "[da]", "chooses by other names than the English message (on: da, on: yes)"),
        ("host.ftl", PRESS, f"button-join = {'ж' * 39}", "39 characters, and there is room for 38: button-join"),
        (
            "touareg-picture.ftl",
            "touareg-picture-title = ",
            f"touareg-picture-title = {'ж' * 40} ",
            "characters in a picture, where others have",
        ),
    ],
)
def test_a_fault_is_named_with_its_file(tmp_path: Path, file: str, old: str, new: str, said: str):
    made_up.write(tmp_path)
    replace_text(tmp_path, file, old, new)
    with search_folder(tmp_path):
        faults = [fault for fault in check(made_up.MADE_UP) if said in fault.text]
        text, well = report(made_up.MADE_UP)
    assert faults and {fault.file for fault in faults} == {file}
    assert f"{made_up.MADE_UP}/{file}\n" in text and said in text
    assert well is all(fault.hint for fault in faults)


@pytest.mark.costly(seconds=2)
def test_the_line_of_a_fault_is_told(tmp_path: Path):
    made_up.write(tmp_path)
    path = tmp_path / made_up.MADE_UP / "common.ftl"
    path.write_text(f"{path.read_text(encoding='utf-8').rstrip()}\n\nmore-than-that = да\n", encoding="utf-8")
    line = len(path.read_text(encoding="utf-8").splitlines())
    with search_folder(tmp_path):
        assert f"line {line}: superfluous: more-than-that" in report(made_up.MADE_UP)[0]


def test_a_language_that_has_just_begun_is_told_all_that_it_lacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["it"]) == 1
    assert "it/language.toml\n  is missing: it makes a folder a language\n" in capsys.readouterr().out
    (tmp_path / "it").mkdir()
    facts = 'name = "Italiano"\ndiscord = ["it", "fr"]\nbabel = "it"\n'
    (tmp_path / "it" / "language.toml").write_text(facts, encoding="utf-8")
    with search_folder(tmp_path):
        assert main(["it"]) == 1
    output = capsys.readouterr().out
    assert "fr is the locale of fr, too" in output
    assert output.count("  missing: ") == len(messages("en")) and f"0 of {len(messages('en'))} messages" in output


@pytest.mark.costly
def test_forms_of_numbers_that_a_language_has_and_a_message_does_not_are_a_hint(tmp_path: Path):
    made_up.write(tmp_path)
    path = tmp_path / made_up.MADE_UP / "touareg.ftl"
    path.write_text("touareg-event-drew = { $seat } { $count ->\n    [one] 1\n   *[other] 2\n}\n", encoding="utf-8")
    with search_folder(tmp_path):
        (fault,) = [fault for fault in check(made_up.MADE_UP) if fault.text.startswith("tells $count")]
    assert fault.hint and "(few, many, two, zero): touareg-event-drew" in fault.text
