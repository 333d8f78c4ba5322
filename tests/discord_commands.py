"""Refusals of Discord in the registration of slash commands that its OpenAPI description does not mention.

Called by `tests/discord_rules.py`; source: Discord's documentation, Application Commands.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Command = Mapping[str, Any]

CHAT_INPUT, USER = 1, 2
SUBCOMMAND, GROUP = 1, 2
_NAME = re.compile(r"^[-_'\w]{1,32}$")
_AT_MOST = {1: 100, 2: 15, 3: 15}  # commands of each type in one scope


def check_commands(commands: Sequence[Command]) -> list[str]:
    """Return the problems of a list of commands for one scope, as given to the bulk overwrite."""
    problems: list[str] = []
    for kind, most in _AT_MOST.items():
        names = Counter(c.get("name") for c in commands if c.get("type", CHAT_INPUT) == kind)
        problems += [f"{name}: registered {times} times" for name, times in names.items() if times > 1]
        if len(names) > most:
            problems.append(f"{len(names)} commands of type {kind}, at most {most}")
    for command in commands:
        chat = command.get("type", CHAT_INPUT) == CHAT_INPUT
        if chat:
            problems += _level(command, str(command.get("name")))
            length = _characters(command)
            if length > 8000:
                problems.append(
                    f"{command.get('name')}: {length} characters in names, descriptions and values, at most 8000"
                )
        elif command.get("description"):
            problems.append(f"{command.get('name')}: only slash commands have a description")
    return problems


def _level(command: Command, at: str) -> Iterator[str]:
    """Yield the problems of a command, group or option, and of everything below it."""
    names = {"name": command.get("name"), **(command.get("name_localizations") or {})}
    for where, name in names.items():
        if not isinstance(name, str) or not _NAME.match(name) or name != name.lower():
            yield f"{at}.{where}: {name!r} must be 1 to 32 small letters, digits, - or _"
    described = {"description": command.get("description"), **(command.get("description_localizations") or {})}
    for where, text in described.items():
        if not isinstance(text, str) or not 1 <= len(text) <= 100:
            yield f"{at}.{where}: a description has 1 to 100 characters"
    options = command.get("options") or []
    if len(options) > 25:
        yield f"{at}: {len(options)} options, at most 25"
    for locale in {key for option in options for key in option.get("name_localizations") or {}}:
        shown = Counter((option.get("name_localizations") or {}).get(locale, option.get("name")) for option in options)
        yield from (
            f"{at}: the option {name!r} stands there {times} times in {locale}"
            for name, times in shown.items()
            if times > 1
        )
    twice = Counter(option.get("name") for option in options)
    yield from (f"{at}: the option {name!r} stands there {times} times" for name, times in twice.items() if times > 1)
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        yield f"{at}: subcommands and options can't stand side by side"
    optional_seen = False
    for option in options:
        place = f"{at} {option.get('name')}"
        if option.get("required") and optional_seen:
            yield f"{place}: a required option stands after an optional one"
        optional_seen = optional_seen or not option.get("required")
        if option.get("autocomplete") and option.get("choices"):
            yield f"{place}: autocomplete and choices exclude each other"
        for field in ("name", "value"):
            seen = Counter(choice.get(field) for choice in option.get("choices") or [])
            yield from (
                f"{place}: the choice {field} {value!r} stands there {n} times" for value, n in seen.items() if n > 1
            )
        yield from _level(option, place)


def _characters(command: Command) -> int:
    """Return the characters that Discord counts.

    Name, description and values of choices, each in its longest localisation.
    """

    def longest(field: str, part: Command) -> int:
        return max(
            len(str(text)) for text in (part.get(field) or "", *(part.get(f"{field}_localizations") or {}).values())
        )

    choices = command.get("choices") or []
    own = longest("name", command) + longest("description", command)
    own += sum(longest("name", choice) + len(str(choice.get("value", ""))) for choice in choices)
    return own + sum(map(_characters, command.get("options") or []))
