"""Check of a language: `python -m azalai.locales.check KEY`.

It lists, file by file, the messages that are missing, superfluous or wrong, that need other values or choose by other
names than the English one, and that are longer than their place. It ends with 1 if anything must be fixed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import babel
from fluent.syntax import ast

from azalai.locales.languages import FACTS, FOLDERS, LANGUAGES, ORIGINAL, Language, read_facts
from azalai.locales.reading import VALUE, choices, entries, messages, plurals, texts_of, variables

PLACES: tuple[tuple[str, int], ...] = (
    (r"button-.*|[a-z]+[0-9]*-act-.*|dialog-pick-none|dialog-number-(all|but-one|half|least)", 38),
    (r"[a-z]+[0-9]*-button-.*", 80),
    (r"dialog-choose.*|dialog-pick", 150),
    (r"dialog-number-(title|label)", 45),
    (r".*slash.*-description", 100),
    (r".*\bslash\b.*(?<!-description)", 32),
    (r"seats-.*", 100),
    (r"lobby-thread", 100),
    (r".*", 3800),
)
"""Characters that the messages of such names may have in Discord. A name that fits several patterns keeps to each."""
ROOM_FOR_VALUES = 8
"""Characters for each value, if the place is small."""
DRAWN = re.compile(r"[a-z]+[0-9]*-picture-(?!alt-|text-|fact-|close-).*|sign-.*")
"""Words shown in pictures, whose longest length is not written anywhere."""
ROOM_LEFT = 1.2
"""Factor by which they may be longer than in any other language without a hint."""
MOST_TOLD = 200
"""Largest usual number of things in a message."""
ORDINAL = "form"
"""A value of this name is the category of an ordinal number."""
SLASH_NAME = re.compile(r"[-_\w]{1,32}")


class Fault(NamedTuple):
    """Fault of a message (or a file), with its place. `hint`: it may be right, and a person should look."""

    file: str
    line: int
    text: str
    hint: bool = False


def check(language: Language) -> list[Fault]:
    """Return the faults of a language, by file and line, with hints."""
    facts = [path for folder in FOLDERS if (path := folder / language / FACTS).is_file()]
    if not facts:
        return [Fault(FACTS, 0, "is missing: it makes a folder a language")]
    try:
        read_facts(facts[0])
    except ValueError as error:
        return [Fault(FACTS, 0, str(error))]
    return sorted([*_facts(language), *_unreadable(language), *_names(language), *_each(language)])


def _facts(language: Language) -> Iterator[Fault]:
    for other, facts in LANGUAGES.items():
        for code in set(facts.discord) & set(LANGUAGES[language].discord):
            if other != language:
                yield Fault(FACTS, 0, f"{code} is the locale of {other}, too")


def _unreadable(language: Language) -> Iterator[Fault]:
    """Yield the parts that are no message, in Fluent's words."""
    for path, entry in entries(language):
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0] if entry.annotations else None
            at = entry.span if note is None or note.span is None else note.span
            beginning = (entry.content or "").strip().splitlines()[:1]
            why = "it is no message" if note is None else str(note.message)
            yield Fault(path.name, _line(path, at), f"can't be read: {''.join(beginning)} ({why})")


def _names(language: Language) -> Iterator[Fault]:
    """Yield the messages that are missing, superfluous or written twice."""
    homes = {entry.id.name: path.name for path, entry in entries(ORIGINAL) if isinstance(entry, ast.Message)}
    own, broken = messages(language), _beginnings(language)
    for name, file in homes.items():
        if name not in own and name not in broken:
            yield Fault(file, 0, f"missing: {name}")
    met: set[str] = set()
    for path, entry in entries(language):
        if isinstance(entry, ast.Message):
            name = entry.id.name
            if name not in homes:
                yield Fault(path.name, _line(path, entry.span), f"superfluous: {name}")
            elif homes[name] != path.name:
                yield Fault(path.name, _line(path, entry.span), f"belongs into {homes[name]}: {name}", hint=True)
            if name in met:
                yield Fault(path.name, _line(path, entry.span), f"written twice: {name}")
            met.add(name)


def _beginnings(language: Language) -> frozenset[str]:
    """Return the ids at the beginning of unreadable parts: those messages are not missing."""
    junk = [entry.content or "" for _, entry in entries(language) if isinstance(entry, ast.Junk)]
    return frozenset(match[1] for text in junk if (match := re.match(r"\s*([\w-]+) *=", text)) is not None)


def _each(language: Language) -> Iterator[Fault]:
    """Yield the faults of each message, compared with the English one."""
    english = messages(ORIGINAL)
    others = [messages(other_language) for other_language in LANGUAGES if other_language != language]
    forms = _forms(language)
    for path, entry in entries(language):
        if not isinstance(entry, ast.Message) or entry.id.name not in english:
            continue
        name, at = entry.id.name, _line(path, entry.span)
        if entry.value is None:
            yield Fault(path.name, at, f"has no text: {name}")
            continue
        for trouble in _compare(entry, english[name]):
            yield Fault(path.name, at, f"{trouble}: {name}")
        for trouble in _find_long(name, entry):
            yield Fault(path.name, at, f"{trouble}: {name}")
        if (wide := _find_wider(name, entry, others)) is not None:
            yield Fault(path.name, at, f"{wide}: {name}", hint=True)
        for trouble in _forms_lacking(entry, forms):
            yield Fault(path.name, at, f"{trouble}: {name}", hint=True)


def _compare(own: ast.Message, english: ast.Message) -> Iterator[str]:
    if more := sorted(variables(own) - variables(english)):
        yield f"asks for values that it is not given ({', '.join(more)})"
    if less := sorted(variables(english) - variables(own)):
        yield f"does not say all values ({', '.join(less)})"
    if others := sorted(choices(own) ^ choices(english)):
        names = ", ".join(f"{variable}: {name}" for variable, name in others)
        yield f"chooses by other names than the English message ({names})"


def _find_long(name: str, message: ast.Message) -> Iterator[str]:
    texts = [text.replace(VALUE, VALUE * ROOM_FOR_VALUES) for text in texts_of(message)]
    for pattern, room in PLACES:
        longest = max(map(len, texts))
        if re.fullmatch(pattern, name) and longest > room:
            yield f"{longest} characters, and there is room for {room}"
    typed = re.search(r"\bslash\b", name) and not name.endswith("-description")
    if typed and any(not SLASH_NAME.fullmatch(text) or text != text.lower() for text in texts):
        yield "a name that is typed is one word in small letters"


def _find_wider(name: str, message: ast.Message, others: Sequence[Mapping[str, ast.Message]]) -> str | None:
    """Return a fault if a text in a picture takes more room than in the other languages, or None."""
    if DRAWN.fullmatch(name) is None:
        return None
    known = max((len(text) for entry in others if name in entry for text in texts_of(entry[name])), default=0)
    longest = max(map(len, texts_of(message)))
    if longest <= max(known + 1, known * ROOM_LEFT):
        return None
    return f"{longest} characters in a picture, where others have {known} at most"


def _forms(language: Language) -> Callable[[str], frozenset[str]]:
    """Return the plural categories of a language, by the name of the number."""
    locale = babel.Locale.parse(LANGUAGES[language].babel)
    cardinal, ordinal = (
        frozenset(form(number) for number in range(MOST_TOLD)) for form in (locale.plural_form, locale.ordinal_form)
    )
    return lambda value: ordinal if value == ORDINAL else cardinal


def _forms_lacking(message: ast.Message, forms: Callable[[str], frozenset[str]]) -> Iterator[str]:
    """Yield a hint for each number of a message that has plural forms, but not all of its language."""
    for value, given in plurals(message):
        lacking = sorted(forms(value) - given - {"other"})
        if lacking and len(given) > 1:
            yield f"tells ${value} without the forms of some numbers ({', '.join(lacking)})"


def _line(path: Path, span: ast.Span | None) -> int:
    """Return the line of a file on which something begins."""
    if span is None:
        return 0
    return path.read_text(encoding="utf-8").count("\n", 0, span.start) + 1


def report(language: Language) -> tuple[str, bool]:
    """Return the faults and hints of a language as a text, and whether it has none that must be fixed."""
    faults_found = check(language)
    lines: list[str] = []
    for file in dict.fromkeys(fault.file for fault in faults_found):
        lines.append(f"{language}/{file}")
        for fault in (fault for fault in faults_found if fault.file == file):
            place = f"line {fault.line}: " if fault.line else ""
            lines.append(f"  {place}{fault.text}{' (a hint)' if fault.hint else ''}")
    faults = sum(not fault.hint for fault in faults_found)
    count = len(messages(language)) if language in LANGUAGES else 0
    lines.append(
        f"{count} of {len(messages(ORIGINAL))} messages; to mend: {faults}; hints: {len(faults_found) - faults}"
    )
    return "\n".join(lines), not faults


def main(arguments: Sequence[str]) -> int:
    """Check the languages of these keys, or all."""
    well = True
    for language in arguments or tuple(LANGUAGES):
        text, good = report(language)
        print(text)
        well = well and good
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
