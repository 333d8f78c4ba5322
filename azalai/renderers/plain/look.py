"""Look of a small game's things: a drawing from its folder or from the kit, a number, or a word."""

from __future__ import annotations

import enum
import functools
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec

from azalai.games import GAMES
from azalai.games.contract import Noun
from azalai.games.small import SmallGame
from azalai.locales import Words
from azalai.locales.names import enum_name, hints
from azalai.renderers.kit.art import Art
from azalai.renderers.kit.drawings import ART as KIT
from azalai.renderers.plain.fields import OWN, split_notes


class Drawing(NamedTuple):
    """Drawing: its folder, and its name there."""

    folder: str
    name: str

    @property
    def art(self) -> Art:
        """Drawings of that folder."""
        return art_of(self.folder)


class Face(NamedTuple):
    """Look of a thing: its drawing, text, the pale colour behind it, its seat (for a colour), a word below a number."""

    drawing: Drawing | None = None
    text: str = ""
    tint: int = 0
    seat: int | None = None
    word: str = ""


@functools.cache
def art_of(folder: str) -> Art:
    """Return the drawings of a folder, read once."""
    return Art(Path(folder))


class Look(msgspec.Struct, frozen=True):
    """Look of one game.

    `folder`: the folder of its own drawings. `named`: the drawing for each field, enum or value that has another name.
    `without`: the fields that pictures and texts leave out.
    """

    key: str
    folder: Path | None
    named: Mapping[str, str]
    without: frozenset[str] = frozenset()

    @property
    def game(self) -> SmallGame[Any, Any, Any]:
        """Rules of the game."""
        return cast("SmallGame[Any, Any, Any]", GAMES[self.key])

    def drawing(self, *names: str) -> Drawing | None:
        """Return the drawing of the first of these names that has one: the game's own, else the kit's."""
        for name in names:
            wanted = self.named.get(name, name)
            for folder in (self.folder, KIT.folder):
                if wanted and folder is not None and (folder / f"{wanted}.svg").is_file():
                    return Drawing(str(folder), wanted)
        return None

    def name_of(self, words: Words, field: str) -> str:
        """Return the name of a field; the owner's view of it has the same name."""
        return words.say(f"{self.key}-field-{field.removeprefix(OWN)}")

    def face(self, value: Any, hint: Any, words: Words, field: str = "") -> Face:
        """Return the look of a thing in a field of that name; `hint` is its type."""
        if Noun.SEAT in split_notes(hint)[1]:
            return Face(self.drawing(field), seat=value)
        if isinstance(value, enum.Enum):
            return self._of_enum(value, words)
        if isinstance(value, msgspec.Struct):
            return self._of_struct(value, words)
        return Face(self.drawing(field), str(value))

    def _of_enum(self, value: enum.Enum, words: Words) -> Face:
        kind, said = enum_name(type(value)), words.value(self.key, value, type(value), ())
        tint = list(type(value)).index(value)
        alone = self.drawing(f"{kind}-{value.value}", str(value.value))
        return Face(alone, "", tint) if alone is not None else Face(self.drawing(kind), said, tint)

    def _of_struct(self, value: msgspec.Struct, words: Words) -> Face:
        """Return the look of a struct.

        The first field with a drawing gives the drawing and the colour, the first number gives the number, with a word
        if nothing is drawn; else its words.
        """
        parts = [(name, getattr(value, name), hint) for name, hint in hints(type(value)).items()]
        faces = [self.face(part, hint, words, name) for name, part, hint in parts if part is not None]
        drawn = next((face for face in faces if face.drawing is not None), None)
        number = next((face.text for face in faces if face.text.lstrip("-").isdigit()), "")
        seat = next((face.seat for face in faces if face.seat is not None), None)
        tint = next((face.tint for face in faces if face.tint), 0)
        if drawn is not None:
            return Face(drawn.drawing, number, tint, seat)
        if number:
            return Face(None, number, tint, seat, next((face.text for face in faces if face.text != number), ""))
        return Face(None, self.say(value, type(value), words, ()), tint, seat)

    def say(self, value: Any, hint: Any, words: Words, names: typing.Sequence[str]) -> str:
        """Return a thing in words."""
        if isinstance(value, msgspec.Struct) and not words.has(f"{self.key}-{enum_name(type(value))}"):
            parts = ((getattr(value, name), kind) for name, kind in hints(type(value)).items())
            return " ".join(self.say(part, kind, words, names) for part, kind in parts if part is not None)
        return words.value(self.key, value, hint, names)
