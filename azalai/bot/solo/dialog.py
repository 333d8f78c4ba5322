"""A game of one person against robots in private: what lessons and deals of the day have in common.

Nothing is remembered between two presses: the components carry the game and its decision, the rest is stored.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

import msgspec

from azalai.bot.dialogs.asking import Asking
from azalai.bot.dialogs.marks import Answers, Mark, TableNumber, action
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import refusal_text, show
from azalai.bot.errors import Refused
from azalai.bot.layouts.close_ups import card_layout, cards_layout
from azalai.bot.layouts.idle_view import board_layout, words_layout
from azalai.bot.layouts.layout import Picture, PrivateLayout, Shown, Wording
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.table_menu import text_view
from azalai.bot.solo.layout import with_way_back
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.games.alone import Alone
from azalai.games.contract import AnyGame, IllegalMove, Move
from azalai.games.prompts import Prompt
from azalai.games.questions import ask, picked
from azalai.renderers import close_ups


class Incomplete(Exception):
    """The answers make no complete move yet."""


class PlayedAlone(Protocol):
    """A game where it stands. `renewed`: it had to begin again, and what was pressed is of the one before."""

    @property
    def number(self) -> int:
        """Its number where tables are known by theirs."""
        ...

    @property
    def seat(self) -> int:
        """The seat of the person."""
        ...

    @property
    def renewed(self) -> bool:
        """Whether it had to begin again."""
        ...

    def asks(self, decision: int) -> bool:
        """Whether the person is asked just that decision."""
        ...


G = TypeVar("G", bound=PlayedAlone)
ChosenMove = Callable[[Alone], Move]
"""Which move somebody meant, at the position as it is. Incomplete where it is none yet."""


class DialogAlone(Asking, Generic[G]):
    """What a person does in such a game. `kind`: what its view is."""

    kind: ClassVar[AnswerKind]
    own_games: ClassVar[bool] = True

    def __init__(self, host: Host, pictures: Pictures) -> None:
        self._host = host
        self._pictures = pictures

    @abstractmethod
    async def _load(self, request: Request, number: int) -> G:
        """The game of that number. Refused where it is not this person's."""

    @abstractmethod
    def _course(self, game: G) -> Alone:
        """The game as far as it was played."""

    @abstractmethod
    async def _played(self, request: Request, number: int, decision: int, choose: ChosenMove) -> G:
        """A move is played, and the robots play after it. Refused as stale where it has gone on since."""

    @abstractmethod
    async def _taken_back(self, request: Request, number: int, decision: int) -> G:
        """The newest move is taken back. Refused as stale where it has gone on since."""

    @abstractmethod
    def _table(self, game: G, request: Request) -> LoadedTable:
        """The game as what is shown of tables knows it."""

    @action("away", in_place=True, own=True)
    @abstractmethod
    async def close(self, request: Request, table: TableNumber) -> None:
        """*Close*: the game waits."""

    @abstractmethod
    async def _layout(
        self, request: Request, game: G, before: Sequence[str], answers: Sequence[int], page: int
    ) -> PrivateLayout:
        """What the person sees, under what is said `before`: the question, or a later one of the same decision
        (`answers`); at the end the result."""

    # Playing

    @action("again", in_place=True, own=True)
    async def again(self, request: Request, table: TableNumber) -> None:
        """The game where it stands."""
        await self._show(request, await self._load(request, table))

    async def chosen(self, request: Request, table: TableNumber, decision: Mark, answers: Answers) -> None:
        """An answer was chosen: the complete move is played, else the next question comes."""
        if not answers or not await self._play_if_complete(request, table, decision, answers):
            await self.follow(request, table, decision, answers)

    async def follow(self, request: Request, table: int, decision: int, answers: Answers, *, page: int = 0) -> None:
        """The question at these answers, and nothing is played. An earlier question starts again at the present one."""
        game = await self._present(request, table, decision)
        if game is not None:
            await self._show(request, game, answers=answers, page=page)

    async def pick(
        self, request: Request, table: TableNumber, decision: Mark, answers: Answers, *, indexes: Sequence[int]
    ) -> None:
        """Several items were picked from a menu."""
        game = await self._load(request, table)
        question = ask(self._moves(game), answers).question if game.asks(decision) else None
        if question is None:
            await self._start_again(request, game)
        else:
            await self.follow(request, table, decision, (*answers, picked(question, indexes)))

    @action("play-it", in_place=True, own=True)
    async def confirm(self, request: Request, table: TableNumber, decision: int, answers: Answers) -> None:
        """Plays the move that the answers make, and the robots after it."""
        if not await self._play_if_complete(request, table, decision, answers):
            raise IllegalMove("refusal-stale")

    async def _play_if_complete(self, request: Request, number: int, decision: int, answers: Sequence[int]) -> bool:
        """Plays the move that the answers make; False where they make none yet."""

        def chosen(course: Alone) -> Move:
            found = ask(course.game.moves(course.state, course.own), answers)
            if found.move is None:
                raise Incomplete
            return found.move

        try:
            game = await self._played(request, number, decision, chosen)
        except Incomplete:
            return False
        except Refused as refusal:
            await self._stale(request, number, refusal)
        else:
            await self._show(request, game)
        return True

    @action("undo", in_place=True, own=True)
    async def undo(self, request: Request, table: TableNumber, decision: int) -> None:
        """*Take back*."""
        try:
            game = await self._taken_back(request, table, decision)
        except Refused as refusal:
            await self._stale(request, table, refusal)
        else:
            await self._show(request, game, [] if game.renewed else [request.words.say("lesson-undone")])

    # Looking

    @action("rules", in_place=True, own=True)
    async def rules(self, request: Request, table: TableNumber) -> None:
        """The summary of the rules, with the way back."""
        game = await self._load(request, table)
        text = request.words.say(f"{self._rules(game).key}-rules")
        await self._beside(request, game, words_layout(text, user=request.user))

    @action("text", in_place=True, own=True)
    async def first_text(self, request: Request, table: TableNumber) -> None:
        """The whole position in words."""
        await self.text(request, 0, table)

    @action("textpage", in_place=True, own=True)
    async def text(self, request: Request, page: int, table: TableNumber) -> None:
        """A page of it."""
        game = await self._load(request, table)
        shown = self._table(game, request)
        await self._beside(request, game, text_view(shown, request.reader, page, acts=self.acts))

    @action("cards", in_place=True, own=True)
    async def cards(self, request: Request, table: TableNumber, page: int = 0) -> None:
        """*Cards*: which can be looked at closely."""
        game = await self._load(request, table)
        if close_ups(self._rules(game).key) is None:
            raise Refused("refusal-no-such-card")
        shown = self._table(game, request)
        await self._beside(request, game, cards_layout(shown, request.reader, page, acts=self.acts))

    @action("card", in_place=True, own=True)
    async def card(self, request: Request, table: TableNumber, *, card: str) -> None:
        """A card in large, with its words."""
        game, words = await self._load(request, table), request.words
        key = self._rules(game).key
        closer = close_ups(key)
        if closer is None or card not in closer.close_ups(words):
            raise Refused("refusal-no-such-card")
        reader = await self._host.preferences.of(request.user)
        found, text = await self._pictures.close_up(key, card, words.language, contrast=reader.contrast)
        shown = self._table(game, request)
        layout = card_layout(shown, request.reader, None if reader.text_only else found, text, acts=self.acts)
        await self._beside(request, game, layout)

    @action("chart", in_place=True, own=True)
    async def chart(self, request: Request, table: TableNumber, chart: str) -> None:
        """A chart of the table."""
        game, user = await self._load(request, table), request.user
        shown = self._table(game, request)
        reader = await self._host.preferences.of(user)
        picture = await self._pictures.chart(shown, chart, request.words.language, contrast=reader.contrast)
        if reader.text_only:
            layout = words_layout(picture.alt, user=user)
        else:
            layout = board_layout(shown, request.reader, picture)
        await self._beside(request, game, layout)

    async def _beside(self, request: Request, game: G, layout: PrivateLayout) -> None:
        await show(request, with_way_back(layout, game.number, request.words, self.acts), self.kind)

    # Showing

    def _rules(self, game: G) -> AnyGame:
        return self._course(game).game

    def _moves(self, game: G) -> Sequence[Move]:
        course = self._course(game)
        return course.game.moves(course.state, course.own)

    async def _present(self, request: Request, number: int, decision: int) -> G | None:
        """The game at that decision; None where it is at another, which the person is shown."""
        game = await self._load(request, number)
        if game.asks(decision):
            return game
        await self._start_again(request, game)
        return None

    async def _stale(self, request: Request, number: int, refusal: Refused) -> None:
        """What was pressed is of an earlier question; any other refusal is told."""
        if refusal.reason != "refusal-stale":
            raise refusal
        await self._start_again(request, await self._load(request, number))

    async def _start_again(self, request: Request, game: G) -> None:
        said = [] if game.renewed else [refusal_text(request.words, Refused("dialog-changed"))]
        await self._show(request, game, said)

    async def _show(
        self, request: Request, game: G, before: Sequence[str] = (), *, answers: Sequence[int] = (), page: int = 0
    ) -> None:
        await show(request, await self._layout(request, game, before, answers, page), self.kind)

    async def _turning_point(self, game: G, table: LoadedTable) -> Picture | None:
        """What a table would have posted since the person's last decision: a scoring, for one."""
        then = self._course(game).turning_point
        return None if then is None else await self._pictures.turning(msgspec.structs.replace(table, state=then))

    async def _shown(self, table: LoadedTable, seat: int | None, user: int, asked: Prompt | None = None) -> Shown:
        shown = await self._pictures.shown(table, seat, await self._host.preferences.of(user), asked)
        return msgspec.structs.replace(shown, act=f"{self.acts}text") if isinstance(shown, Wording) else shown
