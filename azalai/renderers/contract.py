"""Contract of a renderer: the package `renderers/KEY` has these functions.

A renderer gets a View and nothing else of the game, so it can't show what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from PIL import Image

from azalai.games.prompts import Choice, Prompt
from azalai.locales import Words


class Renderer(Protocol):
    """Functions that every renderer has.

    `view` is the game's View; `names` are the players' names by seat.
    """

    def draw(self, view: Any, names: Sequence[str], words: Words, prompt: Prompt | None = None) -> Image.Image:
        """Return the picture (RGB) of a view.

        A view of no seat gives the public board, or the final result once the game is over (both 1400 px wide); a
        seat's view gives its private picture (1000 px wide, up to 900 high). `prompt`: the question to the seat; what
        can be chosen is highlighted, and everything else is faded.
        """
        ...

    def text(self, view: Any, names: Sequence[str], words: Words) -> str:
        """Return the whole view in words, enough to play without the picture, as Markdown of any length.

        Empty lines separate its blocks: the first says whose turn it is, a player's block begins with the name in bold.
        The alternative text of the picture is cut from it (`azalai.renderers.kit.alternative`).
        """
        ...

    def situation(self, view: Any, names: Sequence[str], words: Words) -> str:
        """Return one short sentence about the position for the table card.

        For example `Stage 1 of 2, 17 cards left.`
        """
        ...

    def choice(self, view: Any, move: str, field: str, value: object, words: Words) -> str | None:
        """Return a label for an answer to a question, or None if the plain words of the value are enough.

        For example `camel 2 (gold, salt)`. `move` is the tag of the kind of move, or the act that several kinds share.
        Two answers with equal labels are offered as one.
        """
        ...

    def fact(self, view: Any, prompt: Prompt, choice: Choice, words: Words) -> str | None:
        """Return a fact that helps to choose, in up to 100 characters, or None if the label says everything.

        For example `2 in the market, 3 points, Thomas leads`.
        """
        ...


@runtime_checkable
class Brief(Protocol):
    """Renderer with a shorter text, of which more fits in an alternative text."""

    def brief(self, view: Any, names: Sequence[str], words: Words) -> str:
        """Return `text` without what is printed on cards and equal in every game, the most important blocks first."""
        ...


@runtime_checkable
class Alternative(Protocol):
    """Renderer with an alternative text of its own instead of one cut from `text`."""

    def alt(self, view: Any, names: Sequence[str], words: Words) -> str:
        """Return a description of the picture in up to 1,024 characters."""
        ...


class Label(NamedTuple):
    """Label of a choice's button; on a phone two buttons in a line have 14 letters each next to a sign, three have 7.

    `text`: the verb in words, and everything its sign does not say. `sign`: the key of a sign
    (`azalai.renderers.signs`), or "". `plain`: the whole label for readers without signs, or "" if `text` says
    everything. `row`: consecutive choices of one row stand together, those of the next begin a new line. `caption` and
    `brief`: if more than three buttons of a row begin with the same verb, the words above them, and the rest for each.
    `first`: it costs nothing while others do, and stands before them. `last`: it takes the last of the presser's goods
    from their place, which `text` and `plain` say too. `part`: the choices of one part of a row share lines with no
    other part, if that takes no more lines.
    """

    text: str
    sign: str = ""
    plain: str = ""
    row: str = ""
    caption: str = ""
    brief: str = ""
    first: bool = False
    last: bool = False
    part: str = ""


@runtime_checkable
class Labels(Protocol):
    """Renderer that says what its choices are called on buttons, with the names that the picture shows."""

    def label(self, view: Any, prompt: Prompt, choice: Choice, words: Words) -> Label | None:
        """Return the label of a choice of that prompt, or None to use the choice's own words.

        All choices of a prompt differ in their texts or signs, and differ in their plain texts.
        """
        ...


@runtime_checkable
class RunLabels(Protocol):
    """Renderer that says what a run of moves (`Game.runs`) is called on its button."""

    def run_label(self, view: Any, moves: Sequence[Any], words: Words) -> Label:
        """Return the label of a run: `text` as the picture calls its things, `plain` without the picture."""
        ...


class CloseUp(NamedTuple):
    """One thing of the box, enlarged: picture (RGB), alternative text (up to 1,024 characters), effect in Markdown."""

    image: Image.Image
    alt: str
    text: str


@runtime_checkable
class CloseUps(Protocol):
    """Renderer with close-ups of things of the box (`/KEY card`), equal at every table, so that nothing can leak."""

    def close_ups(self, words: Words) -> Mapping[str, str]:
        """Return the names of all things with a close-up, by their keys, in the order of the box."""
        ...

    def in_reach(self, view: Any) -> Sequence[str]:
        """Return the keys of the things on the table or in the reader's hand, each once, the most relevant first."""
        ...

    def close_up(self, key: str, words: Words) -> CloseUp:
        """Return the close-up of that key.

        Raises `KeyError` if it is not among `close_ups`.
        """
        ...


class Chart(NamedTuple):
    """Additional public picture of a table (RGB, 1400 px wide), and its alternative text (up to 1,024 characters)."""

    image: Image.Image
    alt: str


@runtime_checkable
class Charts(Protocol):
    """Renderer with public pictures of a table that do not fit on the board.

    Each is a command (`/KEY history`) and a button under *More*, answered in private. Its words are `KEY-chart-NAME`
    for the button, `KEY-slash-NAME` and `KEY-slash-NAME-description` for the command.
    """

    def charts(self) -> Sequence[str]:
        """Return their names in the order in which they are offered: lower-case letters, no kind of move."""
        ...

    def chart(self, chart: str, view: Any, names: Sequence[str], words: Words) -> Chart:
        """Return the chart of that name, for a view of no seat.

        Raises `KeyError` if it is not among `charts`.
        """
        ...


@runtime_checkable
class Legends(Protocol):
    """Renderer with words below its charts, for things that their pictures only number."""

    def legend(self, chart: str, view: Any, words: Words) -> str:
        """Return the text below a chart for a view of no seat, or ""."""
        ...


@runtime_checkable
class Headings(Protocol):
    """Renderer with headings for the first question, if `KEY-ask-act` says too little."""

    def heading(self, view: Any, words: Words) -> str | None:
        """Return the question to the seat of the view, or None for the usual one.

        For example `Raid 2 takes 2 goods or 1 point. What do you give up?`
        """
        ...


@runtime_checkable
class Questions(Protocol):
    """Optional part of a renderer: the question of one act, if `KEY-ask-ACT-FIELD` says too little."""

    def question(self, view: Any, move: str, field: str, words: Words) -> str | None:
        """Return the question to the seat of the view for a field of an act.

        For example `You may keep 10 goods and have 12: which 2 do you give back?` None: the usual one.
        """
        ...


@runtime_checkable
class LastBoard(Protocol):
    """Renderer whose picture of a finished game is the result, or that marks whose turn it is, with the final board."""

    def last_board(self, view: Any) -> Any:
        """Return the view of a finished game that `draw` and `text` show as a board with no seat to move."""
        ...


@runtime_checkable
class Turnings(Protocol):
    """Renderer with pictures of its own for turning points (`azalai.games.contract.Turning`)."""

    def turning(self, view: Any, names: Sequence[str], words: Words) -> Chart:
        """Return the picture of the turning point, from the view of no seat just after it."""
        ...


@runtime_checkable
class Signed(Protocol):
    """Renderer whose game has a sign in labels and texts."""

    SIGN: str
    """Key of the sign (`azalai.renderers.signs`)."""


@runtime_checkable
class Coloured(Protocol):
    """Renderer whose pictures may be too rich for true colour (`azalai.renderers.kit.encode`)."""

    PALETTE: bytes
    """Red, green and blue of the 256 colours of such pictures and of all frames of a film."""
