"""Reads the locale files as their grammar sees them: messages, the variables they need, the texts they can become."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from azalai.locales.languages import LANGUAGES, Language, sources

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The categories of plurals, of which a language has some."""
VALUE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stand-in for a variable in a text."""


@functools.cache
def entries(language: Language) -> tuple[tuple[Path, ast.Message | ast.Junk], ...]:
    """Return every message of a language (and every part that is none) with its file, in order."""
    nodes: list[tuple[Path, ast.Message | ast.Junk]] = []
    for path, text in sources(language).items():
        nodes += [(path, entry) for entry in _parse(text)]
    return tuple(nodes)


@functools.cache
def _parse(text: str) -> tuple[ast.Message | ast.Junk, ...]:
    """Return the entries of a file; equal files are parsed once."""
    return tuple(entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Junk))


@functools.cache
def messages(language: Language) -> dict[str, ast.Message]:
    """Return the messages of a language by id."""
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


def every_message() -> Iterator[tuple[Language, str, ast.Message]]:
    """Return every message of every language."""
    for language in LANGUAGES:
        for name, message in messages(language).items():
            yield language, name, message


def variables(node: ast.BaseNode) -> frozenset[str]:
    """Return the names of the variables a message needs, those it only chooses by too."""
    return frozenset(node.id.name for node in _walk_nodes(node) if isinstance(node, ast.VariableReference))


def _walk_nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Return a node and all that it is made of."""
    stack: list[object] = [node]
    while stack:
        item = stack.pop()
        if isinstance(item, ast.BaseNode):
            yield item
            stack += vars(item).values()
        elif isinstance(item, list):
            stack += item


def choices(node: ast.BaseNode) -> frozenset[tuple[str, str]]:
    """Return the names by which a message chooses, each with its variable, without numbers and plural categories."""
    keys: set[tuple[str, str]] = set()
    for item in _walk_nodes(node):
        if isinstance(item, ast.SelectExpression) and isinstance(item.selector, ast.VariableReference):
            names = [variant.key.name for variant in item.variants if isinstance(variant.key, ast.Identifier)]
            keys |= {(item.selector.id.name, name) for name in names if name not in PLURALS}
    return frozenset(keys)


def plurals(node: ast.BaseNode) -> list[tuple[str, frozenset[str]]]:
    """Return the variable and the categories of plurals of each choice by a number in a message."""
    nodes: list[tuple[str, frozenset[str]]] = []
    for item in _walk_nodes(node):
        if isinstance(item, ast.SelectExpression) and isinstance(item.selector, ast.VariableReference):
            names = frozenset(variant.key.name for variant in item.variants if isinstance(variant.key, ast.Identifier))
            if names <= PLURALS:
                nodes.append((item.selector.id.name, names))
    return nodes


def texts(pattern: ast.Pattern) -> list[str]:
    """Return every text that a message can become, with VALUE for values."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([text for variant in element.expression.variants for text in texts(variant.value)])
        else:
            parts.append([VALUE])
    return ["".join(chosen) for chosen in itertools.product(*parts)]


def texts_of(message: ast.Message) -> list[str]:
    """Return every text of a message; LookupError if it has none."""
    if message.value is None:
        raise LookupError(message.id.name)
    return texts(message.value)
