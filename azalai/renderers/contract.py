"""What a renderer offers: the package `renderers/KEY` has these functions.

A renderer is given a View and nothing else of the game, so it can't show what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from PIL import Image

from azalai.games.prompts import Choice, Prompt
from azalai.locales import Words


class Renderer(Protocol):
    """`view` is the game's View; `names` are the players' names by seat."""

    def draw(self, view: Any, names: Sequence[str], words: Words, prompt: Prompt | None = None) -> Image.Image:
        """The picture (RGB): the public board for a view of nobody, the final result once the game is over (both 1400
        px wide), the private picture for a seat's view (1000 px wide, 900 high at most). `prompt`: what the seat is
        asked; what can be chosen is lit, and the rest steps back."""
        ...

    def text(self, view: Any, names: Sequence[str], words: Words) -> str:
        """The whole view in words, enough to play without the picture; Markdown, any length. Blocks stand between empty
        lines: the first says whose turn it is, that of a player begins with the name in bold. The alternative text of
        the picture is cut from it (`azalai.renderers.kit.alternative`)."""
        ...

    def situation(self, view: Any, names: Sequence[str], words: Words) -> str:
        """One short sentence for the card: where the game stands, such as `Stage 1 of 2, 17 cards left.`"""
        ...

    def choice(self, view: Any, move: str, field: str, value: object, words: Words) -> str | None:
        """A label for one answer to a question, where the plain words of the value say too little
        (`camel 2 (gold, salt)`); None where they are enough. `move` is the tag of the kind of move, or the act that
        several kinds share. Two answers that read the same are offered as one."""
        ...

    def fact(self, view: Any, prompt: Prompt, choice: Choice, words: Words) -> str | None:
        """What one should know to choose it, where its label does not say so already (`2 in the market, 3 points,
        Thomas leads`): 100 characters at most. None where there is nothing to say."""
        ...


@runtime_checkable
class Brief(Protocol):
    """What a renderer may offer besides: a text of which an alternative text has room for more."""

    def brief(self, view: Any, names: Sequence[str], words: Words) -> str:
        """`text` without what is printed on cards and the same in every game, the most important blocks first."""
        ...


@runtime_checkable
class Alternative(Protocol):
    """What a renderer may offer besides: an alternative text of its own in place of one cut from `text`."""

    def alt(self, view: Any, names: Sequence[str], words: Words) -> str:
        """What the picture shows, for those who can't see it: 1,024 characters at most."""
        ...


class Label(NamedTuple):
    """What stands on the button of a choice. On a phone 14 letters beside a sign leave room for two buttons in a line,
    7 for three.

    `text`: the verb in words, and what its sign does not say. `sign`: the key of a sign (`azalai.renderers.signs`), ""
    for none. `plain`: the whole, where signs can't be shown; "" where `text` says it all. `row`: choices of one row
    that follow each other stand together, those of the next begin a new line. `caption` and `brief`: where more than
    three buttons of a row would begin with the same verb, what stands once above them, and what is left for each.
    `first`: it costs nothing where others do, and comes before them."""

    text: str
    sign: str = ""
    plain: str = ""
    row: str = ""
    caption: str = ""
    brief: str = ""
    first: bool = False


@runtime_checkable
class Labels(Protocol):
    """What a renderer may offer besides: how its choices read on buttons, by the names that the picture shows."""

    def label(self, view: Any, prompt: Prompt, choice: Choice, words: Words) -> Label | None:
        """What stands on the button of a choice of that prompt; None: what the choice says in words. All choices of a
        prompt differ in their texts or signs, and differ in their plain texts."""
        ...


class CloseUp(NamedTuple):
    """One thing of the box in large: picture (RGB), alternative text (1,024 characters at most), and what it does in
    words (Markdown)."""

    image: Image.Image
    alt: str
    text: str


@runtime_checkable
class CloseUps(Protocol):
    """What a renderer may offer besides: things of the box to look at closely (`/KEY card`). They are the same at
    every table, so nothing can leak."""

    def close_ups(self, words: Words) -> Mapping[str, str]:
        """The names of all things that can be shown, by their keys, in the order of the box."""
        ...

    def in_reach(self, view: Any) -> Sequence[str]:
        """The keys of what lies on the table now, or in the hand of the seat of the view, each once: what one would
        look at first."""
        ...

    def close_up(self, key: str, words: Words) -> CloseUp:
        """The thing of that key. KeyError if it is not among `close_ups`."""
        ...


class Chart(NamedTuple):
    """One more public picture of a table (RGB, 1400 px wide), and its alternative text (1,024 characters at most)."""

    image: Image.Image
    alt: str


@runtime_checkable
class Charts(Protocol):
    """What a renderer may offer besides: public pictures of a table for which the board has no room. Each is a command
    of its own (`/KEY history`) and a button under *More*, answered in private.

    The words are `KEY-chart-NAME` for the button, `KEY-slash-NAME` and `KEY-slash-NAME-description` for the command."""

    def charts(self) -> Sequence[str]:
        """Their names, in the order in which they are offered: lower-case letters, none of a kind of move."""
        ...

    def chart(self, chart: str, view: Any, names: Sequence[str], words: Words) -> Chart:
        """The chart of that name, for a view of nobody. KeyError if it is not among `charts`."""
        ...


@runtime_checkable
class Headings(Protocol):
    """What a renderer may offer besides: what the first question is about, where `KEY-ask-act` says too little."""

    def heading(self, view: Any, words: Words) -> str | None:
        """The question to the seat of the view, such as `Raid 2 takes 2 goods or 1 point. What do you give up?` None:
        the usual one."""
        ...


@runtime_checkable
class Questions(Protocol):
    """What a renderer may offer besides: a question of one act, where `KEY-ask-ACT-FIELD` says too little."""

    def question(self, view: Any, move: str, field: str, words: Words) -> str | None:
        """The question to the seat of the view for a field of an act, such as `You may keep 10 goods and have 12: which
        2 do you give back?` None: the usual one."""
        ...


@runtime_checkable
class LastBoard(Protocol):
    """What a renderer offers besides whose picture of a finished game is the result, or who marks whose turn it is: the
    board as it stood at the end."""

    def last_board(self, view: Any) -> Any:
        """The view of a game that is over, by its rules or before, which `draw` and `text` show as a board with nobody
        to move."""
        ...


@runtime_checkable
class Turnings(Protocol):
    """What a renderer may offer besides: a picture of a turning point (`azalai.games.contract.Turning`) of its own,
    where the board after it shows too little of it."""

    def turning(self, view: Any, names: Sequence[str], words: Words) -> Chart:
        """The turning point, from the view of nobody just after it."""
        ...


@runtime_checkable
class Signed(Protocol):
    """What a renderer offers besides whose game is known by a sign in labels and texts."""

    SIGN: str
    """The key of the sign (`azalai.renderers.signs`)."""


@runtime_checkable
class Coloured(Protocol):
    """What a renderer offers besides whose pictures may be too rich for true colour (`azalai.renderers.kit.encode`)."""

    PALETTE: bytes
    """Red, green and blue of the 256 colours they get then, and all frames of a film."""
