"""Page to proof-read every message of a language: `python -m azalai.locales.proof_page KEY > page.md`.

Each is filled several times: with none, one, two and more of its counts, with names that begin with a vowel or end in a
hiss, with lists that are empty and long, and with each of its choices. The things of a game have their names in that
language, so that cases and articles show.
"""

from __future__ import annotations

import enum
import functools
import itertools
import re
import sys
import typing
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import babel
import msgspec
from fluent.syntax import ast

from azalai.games import GAMES
from azalai.games.contract import Noun
from azalai.games.questions import tag
from azalai.locales.check import ORDINAL
from azalai.locales.languages import LANGUAGES, Language
from azalai.locales.names import hints
from azalai.locales.reading import VALUE, choices, entries, messages, plurals, texts_of, variables
from azalai.locales.words import MissingMessage, Words, words

NAMES = ("Amara", "Élodie", "Idris", "Félix", "Inez")
"""Names of people, used in turn, so that each stands at the beginning and at the end of sentences."""
NUMBERS = (0, 1, 2, 5, 11, 12, 21, 100, 1200)
"""Counts to say; of those with the same plural form, only the first two are used."""
LENGTHS = (0, 1, 2, 5)
"""Lengths of lists."""
MOST_WAYS = 30
"""Largest number of fillings of a message."""
THINGS = 4
"""Number of things of a kind to name."""
NUMERIC = re.compile(
    r".*(count|number|points|hours|days|minutes|percent|games|won|least|most|total|place|round|stage|seat|rating|camels)"
)
"""Names of values that are numbers unless a message of some language selects by them."""


def page(language: Language) -> str:
    """Return all messages of a language, file by file."""
    lines = [f"# {LANGUAGES[language].name}"]
    files = dict.fromkeys(path.name for path, _ in entries(language))
    for file in files:
        lines += ["", f"## {file}"]
        for path, entry in entries(language):
            if path.name == file and isinstance(entry, ast.Message):
                lines += [
                    "",
                    f"`{entry.id.name}`",
                    "",
                    *(f"- {_in_one_item(text)}" for text in say_all(language, entry)),
                ]
    return "\n".join(lines) + "\n"


def say_all(language: Language, message: ast.Message) -> list[str]:
    """Return a message in the ways in which it can be said, each once."""
    texts: dict[str, None] = {}
    for values in itertools.islice(_ways(language, message), MOST_WAYS):
        try:
            texts[words(language).say(message.id.name, **values)] = None
        except MissingMessage as error:
            texts[f"**can't be said: {error}**"] = None
    return list(texts)


def _in_one_item(text: str) -> str:
    return text.replace("\n", "\n  ")


# Messages


def _ways(language: Language, message: ast.Message) -> Iterator[Mapping[str, object]]:
    """Yield the values to fill a message with: every value that it selects by, with every other value of the rest."""
    name = message.id.name
    if (struct := _structs().get(name)) is not None:
        yield from _fill(language, name.split("-")[0], struct)
    wanted = sorted(variables(message))
    if ORDINAL in wanted:
        for number in (*NUMBERS[1:7], 3):
            form = babel.Locale.parse(LANGUAGES[language].babel).ordinal_form(number)
            yield dict.fromkeys(wanted, number) | {ORDINAL: form}
        return
    chosen = _list_choices(message)
    values_of = {variable: _values(language, name, variable) for variable in wanted if variable not in chosen}
    if struct is not None and values_of.keys() | chosen.keys() <= _fields(language, name, struct):
        return
    rows = max((len(values) for values in values_of.values()), default=1)
    ways = [dict(zip(chosen, values, strict=True)) for values in itertools.product(*chosen.values())]
    for number in range(max(rows, len(ways))):
        row = {variable: values[(number + at) % len(values)] for at, (variable, values) in enumerate(values_of.items())}
        yield {**row, **ways[number % len(ways)]}
    for way, number in itertools.product(ways[1:], range(rows)):
        row = {variable: values[(number + at) % len(values)] for at, (variable, values) in enumerate(values_of.items())}
        yield {**row, **way}


def _list_choices(message: ast.Message) -> dict[str, list[str]]:
    """Return the values that are no words and no numbers: names by which a message chooses."""
    names_of: dict[str, list[str]] = {}
    for variable, name in sorted(choices(message)):
        names_of.setdefault(variable, []).append(name)
    for names in names_of.values():
        names.append("other")  # the rest
    return names_of


def _values(language: Language, message: str, variable: str) -> Sequence[object]:
    """Return examples of a value: numbers for a count, things of the game, else people and lists of them."""
    if variable in _list_counts() or NUMERIC.fullmatch(variable):
        return _numbers(language)
    things = _things(language, message.split("-", maxsplit=1)[0], variable)
    if things:
        return things
    t = words(language)
    lists = [t.join(NAMES[:count]) for count in LENGTHS] if variable.endswith("s") else []
    return [*NAMES, *lists]


@functools.cache
def _list_counts() -> frozenset[str]:
    """Return the values by whose number any message of any language chooses."""
    every = (message for language in LANGUAGES for message in messages(language).values())
    return frozenset(value for message in every for value, _ in plurals(message))


@functools.cache
def _numbers(language: Language) -> tuple[int, ...]:
    """Return the first two of all numbers with equal forms, and the first three of all."""
    form = babel.Locale.parse(LANGUAGES[language].babel).plural_form
    alike: dict[str, list[int]] = {}
    for number in (*NUMBERS, *range(200)):
        alike.setdefault(form(number), []).append(number)
    return tuple(sorted({*NUMBERS[:3], *(number for numbers in alike.values() for number in numbers[:2])}))


@functools.cache
def _things(language: Language, game: str, variable: str) -> tuple[str, ...]:
    """Return the names of some things of a game of that name: the shortest, the longest, and some between."""
    if game not in GAMES:
        return ()
    called = re.compile(rf"{game}-{variable.removesuffix('s')}-[a-z0-9_]+")
    texts = [
        text
        for name, message in messages(language).items()
        if called.fullmatch(name)
        for text in texts_of(message)
        if VALUE not in text
    ]
    ordered = sorted(dict.fromkeys(texts), key=len)
    return tuple(ordered[:: max(1, len(ordered) // THINGS)] + ordered[-1:])


# Moves and events, with their own fields


@functools.cache
def _structs() -> Mapping[str, type[msgspec.Struct]]:
    """Return the moves, events and parts of them, by the messages that they fill."""
    structs: dict[str, type[msgspec.Struct]] = {}
    for key, game in GAMES.items():
        for kind in game.Moves:
            structs |= {f"{key}-{how}-{tag(kind)}": kind for how in ("move", "brief", "short")}
        for kind in game.Events:
            structs |= {f"{key}-{how}-{tag(kind)}": kind for how in ("event", "did")}
    return structs


def _fields(language: Language, message: str, struct: type[msgspec.Struct]) -> frozenset[str]:
    """Return the names of the values that come from the fields."""
    return frozenset(next(_fill(language, message.split("-", maxsplit=1)[0], struct)))


def _fill(language: Language, game: str, struct: type[msgspec.Struct]) -> Iterator[Mapping[str, object]]:
    """Return the fields of a move or an event as they read, each with every other of its values."""
    t = words(language)
    fillings = {field: _fillings(kind) for field, kind in hints(struct).items()}
    for number in range(max((len(values) for values in fillings.values()), default=1)):
        row = {field: values[(number + at) % len(values)] for at, (field, values) in enumerate(fillings.items())}
        yield _read(t, game, struct, row)


def _read(t: Words, game: str, struct: type[msgspec.Struct], row: Mapping[str, Any]) -> Mapping[str, object]:
    return t.fields(game, struct(**row), NAMES)


def _fillings(kind: Any) -> list[Any]:
    """Return values of a field's type."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return list(range(len(NAMES))) if Noun.SEAT in inner[1:] else _fillings(inner[0])
    if origin is tuple and len(inner) == 2 and inner[1] is ...:
        some = _fillings(inner[0])
        return [tuple(itertools.islice(itertools.cycle(some), count)) for count in LENGTHS] + [(some[-1],) * 3]
    if origin is tuple:
        return [tuple(_fillings(value)[0] for value in inner)]
    if isinstance(kind, type):
        return _of_class(kind)
    return [value for member in inner for value in _fillings(member)]  # one type or another


def _of_class(kind: type[Any]) -> list[Any]:
    if issubclass(kind, bool):
        return [True, False]
    if issubclass(kind, enum.Enum):
        return list(kind)
    if issubclass(kind, int):
        return list(NUMBERS[:5])
    if issubclass(kind, msgspec.Struct):
        fillings = {field: _fillings(hint) for field, hint in hints(kind).items()}
        most = max((len(values) for values in fillings.values()), default=1)
        return [kind(**{field: values[at % len(values)] for field, values in fillings.items()}) for at in range(most)]
    return [None] if kind is type(None) else [NAMES[0]]


def main(arguments: Sequence[str]) -> int:
    """Write the page of a language."""
    known = [argument for argument in arguments if argument in LANGUAGES]
    if len(arguments) != 1 or not known:
        print(f"python -m azalai.locales.proof_page KEY; there are {', '.join(LANGUAGES)}", file=sys.stderr)
        return 2
    print(page(known[0]), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
