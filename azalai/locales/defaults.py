"""Default words of small games, made from the names of the game's moves, fields and options.

The files of the game come first, and then its English file: so a game has every language, though some in English.
"""

from __future__ import annotations

import enum
import re
import typing
from collections.abc import Iterator, Mapping

import msgspec

from azalai.games import GAMES
from azalai.games.contract import Ask, Noun, Unit
from azalai.games.options import option_fields
from azalai.games.questions import tag
from azalai.games.small import On, SmallGame
from azalai.locales.languages import ORIGINAL, Language, sources
from azalai.locales.messages import entries
from azalai.locales.names import enum_name, hints

_WORD = re.compile(r"[\s_-]+")


def default_words(key: str, language: Language) -> Mapping[str, str]:
    """Return the default words of a small game in a language."""
    words = defaults(key)
    if not words or language == ORIGINAL:
        return words
    english = (
        entry for text in sources(ORIGINAL).values() for entry in entries(text) if entry[0].startswith(f"{key}-")
    )
    return {**words, **dict(english)}


def defaults(key: str) -> Mapping[str, str]:
    """Return the messages of a small game that follow from its types, by id; {} for other games."""
    game = GAMES.get(key)
    if not isinstance(game, SmallGame):
        return {}
    named = typing.cast("SmallGame[typing.Any, typing.Any, typing.Any]", game)
    messages = dict(_of_the_game(key))
    for kind in named.Moves:
        messages |= _of_a_move(key, kind)
    for kind in named.Events:
        messages |= _of_an_event(key, kind)
    for field in option_fields(named.Options):
        option = f"{key}-option-{field.name}"
        messages[option] = _spell(field.name)
        messages[f"{option}-none"] = _make_reference("small-none")
        messages |= _command(f"{key}-slash-new-{field.name}", field.name, option)
    for field in (field for kind in (named.State, *named.Moves) for field in hints(kind)):
        messages[f"{key}-field-{field}"] = _spell(field)
    for hidden in (*named.Moves, *named.Events, named.State, named.Options):
        messages |= {name: text for hint in hints(hidden).values() for name, text in _of_enums(key, hint)}
    return {name: f"{name} = {text}" for name, text in messages.items()}


def _of_the_game(key: str) -> Iterator[tuple[str, str]]:
    game = GAMES[key]
    yield f"{key}-time", _make_reference("small-time")
    yield f"{key}-first-time", _make_reference(f"{key}-tagline")
    yield f"{key}-slash", key
    yield f"{key}-slash-description", _make_reference(f"{key}-tagline")
    yield f"{key}-ask-act", _make_reference("small-ask-act")
    for figure in game.figures:
        if figure.unit is not Unit.SILENT:
            yield f"{key}-figure-{figure.name}", _make_reference("small-figure-points")
    for reason in set(typing.cast("SmallGame[typing.Any, typing.Any, typing.Any]", game).refusals.values()):
        yield f"{key}-refusal-{reason}", _make_reference("refusal-not-possible-now")


def _of_a_move(key: str, kind: type[msgspec.Struct]) -> Mapping[str, str]:
    name = tag(kind)
    act = f"{key}-act-{name}"
    messages = {act: _spell(name)} | _command(f"{key}-slash-{name}", name, act)
    for field, hint in hints(kind).items():
        ask = f"{key}-ask-{name}-{field}"
        messages[ask] = _make_reference(_question(hint))
        messages |= _command(f"{key}-slash-{name}-{field}", field, ask)
    messages[f"{key}-move-{name}"] = " ".join([_make_reference(act), *_list_names(kind)])
    return messages


def _of_an_event(key: str, kind: type[msgspec.Struct]) -> Mapping[str, str]:
    """Return `Amara: Took back 3`."""
    subject = ["{ $seat }:"] if "seat" in hints(kind) else []
    return {f"{key}-event-{tag(kind)}": " ".join([*subject, _spell(tag(kind)), *_list_names(kind, "seat", "reader")])}


def _list_names(kind: type[msgspec.Struct], *without: str) -> list[str]:
    return [f"{{ ${field.replace('_', '-')} }}" for field in hints(kind) if field not in without]


def _command(slash: str, name: str, described: str) -> dict[str, str]:
    return {slash: _WORD.sub("-", name.lower()), f"{slash}-description": _make_reference(described)}


def _question(hint: object) -> str:
    """Return the question for a field: a number, a player, a place of a board, or one of several things."""
    extras = getattr(hint, "__metadata__", ())
    if Ask.NUMBER in extras:
        return "small-ask-number"
    if Noun.SEAT in extras:
        return "small-ask-seat"
    return "small-ask-place" if any(isinstance(extra, On) for extra in extras) else "small-ask-thing"


def _of_enums(key: str, hint: object) -> Iterator[tuple[str, str]]:
    """Return the values of every string enum in a type."""
    if isinstance(hint, type) and issubclass(hint, enum.StrEnum):
        for member in hint:
            yield f"{key}-{enum_name(hint)}-{member.value}", _spell(member.value)
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for inner in hints(hint).values():
            yield from _of_enums(key, inner)
    for inner in typing.get_args(hint):
        yield from _of_enums(key, inner)


def _make_reference(message: str) -> str:
    """Return a reference to another message."""
    return f"{{ {message} }}"


def _spell(name: str) -> str:
    """Return `take-back` as a person writes it: `Take back`."""
    text = _WORD.sub(" ", name).strip()
    return text[:1].upper() + text[1:]
