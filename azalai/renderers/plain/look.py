"""How the things of one small game look: a drawing from its folder or from the kit, a number, or a word."""

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
from azalai.renderers.plain.fields import OWN, apart


class Drawing(NamedTuple):
    """A drawing: the folder it is in, and its name there."""

    folder: str
    name: str

    @property
    def art(self) -> Art:
        """The drawings of that folder."""
        return art_of(self.folder)


class Face(NamedTuple):
    """How a thing looks: its drawing, if any; what is written on it; which of the pale colours lies behind; the seat
    whose it is, which gives it a colour; and a word below a number."""

    drawing: Drawing | None = None
    text: str = ""
    tint: int = 0
    seat: int | None = None
    word: str = ""


@functools.cache
def art_of(folder: str) -> Art:
    """The drawings of a folder, read once."""
    return Art(Path(folder))


class Look(msgspec.Struct, frozen=True):
    """The look of one game. `folder`: where its own drawings are; `named`: by the name of a field, an enum or a value
    the drawing that stands for it, where they are not called alike."""

    key: str
    folder: Path | None
    named: Mapping[str, str]

    @property
    def game(self) -> SmallGame[Any, Any, Any]:
        """Its rules."""
        return cast("SmallGame[Any, Any, Any]", GAMES[self.key])

    def drawing(self, *names: str) -> Drawing | None:
        """The drawing of the first of these names that there is one of: the game's own, else the kit's."""
        for name in names:
            wanted = self.named.get(name, name)
            for folder in (self.folder, KIT.folder):
                if wanted and folder is not None and (folder / f"{wanted}.svg").is_file():
                    return Drawing(str(folder), wanted)
        return None

    def called(self, words: Words, field: str) -> str:
        """What a field is called; what is seen of it by its owner is called alike."""
        return words.say(f"{self.key}-field-{field.removeprefix(OWN)}")

    def face(self, value: Any, hint: Any, words: Words, field: str = "") -> Face:
        """How a thing in a field of that name looks; `hint` is its type."""
        if Noun.SEAT in apart(hint)[1]:
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
        """Of the first field that is drawn its drawing and colour, of the first number the number, with a word where
        nothing is drawn; else its words."""
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
        return Face(None, self.said(value, type(value), words, ()), tint, seat)

    def said(self, value: Any, hint: Any, words: Words, names: typing.Sequence[str]) -> str:
        """A thing in words."""
        if isinstance(value, msgspec.Struct) and not words.has(f"{self.key}-{enum_name(type(value))}"):
            parts = ((getattr(value, name), kind) for name, kind in hints(type(value)).items())
            return " ".join(self.said(part, kind, words, names) for part, kind in parts if part is not None)
        return words.value(self.key, value, hint, names)
