"""Dialog of solo games in private: the common part of lessons, deals of the day and puzzles.

The question is that of a table, shortened for a phone (`azalai.bot.dialogs.fitting`); texts that have no room over it
are on a page before it. The dialog has no state: the components carry the number of the game and of its decision, and
the game is stored. Every message answers a press, so no channel is needed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from azalai.bot.dialogs.close_ups import make_card_view, make_chart_view
from azalai.bot.dialogs.fitting import WITHIN, measure, shorten
from azalai.bot.dialogs.marks import Answers, Mark, TableNumber, action
from azalai.bot.dialogs.move_dialog import MoveDialog
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import format_refusal, show
from azalai.bot.errors import Refused
from azalai.bot.layouts.choices import ROOM, ROOM_IN_WORDS, choices_height
from azalai.bot.layouts.close_ups import cards_layout
from azalai.bot.layouts.components import Button
from azalai.bot.layouts.explanations import (
    ExplanationPlan,
    choose_explanations,
    format_explanations,
    list_explained_acts,
)
from azalai.bot.layouts.idle_view import board_layout, rules_layout, words_layout
from azalai.bot.layouts.layout import Depiction, Picture, PrivateLayout, Wording
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.prompts import DialogPlace, answers_before, make_prompt
from azalai.bot.layouts.table_menu import text_pages, text_view
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.solo import games
from azalai.bot.solo.games import ChooseMove, SoloGame
from azalai.bot.solo.layout import (
    Surroundings,
    more_layout,
    news_of,
    news_text,
    page_layout,
    question_layout,
    with_way_back,
)
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.games.alone import Alone
from azalai.games.contract import IllegalMove, Move
from azalai.games.prompts import Prompt
from azalai.games.questions import ask, parse_pick


class Incomplete(Exception):
    """Answers that do not make a complete move yet."""


G = TypeVar("G", bound=SoloGame)


class Fitted(NamedTuple):
    """A question that fits a phone.

    `around`: its additions. `paged`: the rules are on a page before it. `px`: the height for its choices.
    """

    layout: PrivateLayout
    place: DialogPlace
    around: Surroundings
    paged: bool
    px: float


class SoloDialog(MoveDialog, Generic[G]):
    """Dialog of a solo game. `kind`: the kind of its view; `game_kind`: the rules of its games."""

    kind: ClassVar[AnswerKind]
    game_kind: games.Kind[G]
    own_games: ClassVar[bool] = True

    def __init__(self, host: Host, pictures: Pictures) -> None:
        self._host = host
        self._pictures = pictures

    # Differences of the kinds

    async def _load(self, request: Request, number: int) -> G:
        """Return the user's game with a number. Raises `Refused` if it is not theirs."""
        return await games.load(self._host, self.game_kind, request.user, number)

    async def _play(self, request: Request, number: int, decision: int, choose: ChooseMove) -> G:
        """Play the user's move and the moves of robots after it.

        Raises `Refused` as stale if the game is no longer at `decision`, and errors that `choose` raises.
        """
        return await games.play(self._host, self.game_kind, request.user, number, decision, choose)

    async def _take_back(self, request: Request, number: int, decision: int) -> G:
        """Take the user's newest move back. Raises `Refused` as stale if the game is no longer at `decision`."""
        return await games.take_back(self._host, self.game_kind, request.user, number, decision)

    @abstractmethod
    def table_of(self, game: G, request: Request) -> LoadedTable:
        """Return the game in the form of a table, for layouts."""

    @abstractmethod
    async def _surroundings(self, request: Request, game: G, table: LoadedTable) -> Surroundings:
        """Return the texts and buttons that this kind of game adds to its questions."""

    @abstractmethod
    async def _end(self, request: Request, game: G, table: LoadedTable, before: Sequence[str]) -> PrivateLayout:
        """Build the view of a finished game."""

    @abstractmethod
    def _reopen_layout(self, request: Request, game: G) -> PrivateLayout:
        """Build the layout that replaces a closed game, with a button to open it again."""

    def _entries(self, request: Request, game: G) -> Sequence[Button]:
        """Return the buttons that this kind of game adds to the answer to `…`."""
        return ()

    # Playing

    @action("again", in_place=True, own=True)
    async def show_again(self, request: Request, table: TableNumber) -> None:
        """Show the game at its present decision."""
        await self._show(request, await self._load(request, table), fresh=True)

    async def choose(self, request: Request, table: TableNumber, decision: Mark, answers: Answers) -> None:
        """Play the complete move after an answer, or show the next question."""
        if not answers or not await self._play_if_complete(request, table, decision, answers):
            await self.follow(request, table, decision, answers)

    async def follow(self, request: Request, table: int, decision: int, answers: Answers, *, page: int = 0) -> None:
        """Show the question after these answers, or the present question if the game is no longer at `decision`."""
        game = await self._present(request, table, decision)
        if game is not None:
            await self._show(request, game, answers=answers, page=page)

    async def pick(
        self, request: Request, table: TableNumber, decision: Mark, answers: Answers, *, indexes: Sequence[int]
    ) -> None:
        """Show the next question after items were picked from a menu."""
        game = await self._load(request, table)
        question = ask(legal_moves(game), answers).question if game.asks(decision) else None
        if question is None:
            await self._start_again(request, game)
        else:
            await self.follow(request, table, decision, (*answers, parse_pick(question, indexes)))

    @action("play-it", in_place=True, own=True)
    async def confirm(self, request: Request, table: TableNumber, decision: int, answers: Answers) -> None:
        """Play the move that the answers make. Raises `IllegalMove` if they make none."""
        if not await self._play_if_complete(request, table, decision, answers):
            raise IllegalMove("refusal-stale")

    async def _play_if_complete(self, request: Request, number: int, decision: int, answers: Sequence[int]) -> bool:
        """Play the move that the answers make, show the game and return True; return False if they make none yet."""

        def choose_move(course: Alone) -> Move:
            walk = ask(course.game.moves(course.state, course.own), answers)
            if walk.move is None:
                raise Incomplete
            return walk.move

        try:
            game = await self._play(request, number, decision, choose_move)
        except Incomplete:
            return False
        except Refused as refusal:
            await self._show_present(request, number, refusal)
        else:
            await self._show(request, game, fresh=True)
        return True

    @action("undo", in_place=True, own=True)
    async def undo(self, request: Request, table: TableNumber, decision: int) -> None:
        """Answer *Take back*."""
        try:
            game = await self._take_back(request, table, decision)
        except Refused as refusal:
            await self._show_present(request, table, refusal)
        else:
            await self._show(request, game, [] if game.renewed else [request.words.say("lesson-undone")])

    @action("explain", in_place=True, own=True)
    async def explain(
        self, request: Request, table: TableNumber, decision: int, answers: Answers, everything: bool
    ) -> None:
        """Answer *Explain*: from now on explain everything of the game to the user, or nothing, as at a table."""
        game = await self._load(request, table)
        reader = await self._host.preferences.load(request.user)
        taught = reader.taught.with_wish(game.course.game.key, everything=everything)
        await self._host.store.change(lambda tx: tx.people.change(request.user, taught=taught.encode()))
        await self.follow(request, table, decision, answers)

    # Looking

    @action("more", in_place=True, own=True)
    async def show_more(self, request: Request, table: TableNumber) -> None:
        """Answer `…` with buttons to look at things, and further actions."""
        game = await self._load(request, table)
        solo_table, entries = self.table_of(game, request), self._entries(request, game)
        await self._show_aside(request, game, more_layout(solo_table, request.reader, self.acts, entries))

    @action("away", in_place=True, own=True)
    async def close(self, request: Request, table: TableNumber) -> None:
        """Answer *Close* with a message that opens the game again."""
        await show(request, self._reopen_layout(request, await self._load(request, table)), self.kind)

    @action("board", in_place=True, own=True)
    async def board(self, request: Request, table: TableNumber) -> None:
        """Show the public view of the game."""
        game = await self._load(request, table)
        solo_table = self.table_of(game, request)
        picture = await self._draw(solo_table, None, request.user)
        await self._show_aside(request, game, board_layout(solo_table, request.reader, picture))

    @action("happened", in_place=True, own=True)
    async def story(self, request: Request, table: TableNumber) -> None:
        """Answer *What happened* with the events since the last decision, in sentences."""
        game, words = await self._load(request, table), request.words
        text = news_text(game.course, self.table_of(game, request), words) or words.say("log-empty")
        await self._show_aside(request, game, words_layout(text, user=request.user))

    @action("explained", in_place=True, own=True)
    async def meanings(self, request: Request, page: int, table: TableNumber) -> None:
        """Answer *All explained* with a page of all explanations of the question."""
        game = await self._load(request, table)
        if game.has_ended or not game.course.asked:
            raise Refused("refusal-stale")
        solo_table, seat = self.table_of(game, request), game.course.own
        wordings = Wordings(solo_table, seat, request.words, signs=self._host.signs.available)
        prompt = make_prompt(DialogPlace(solo_table, seat, 0), legal_moves(game), wordings)
        barred = solo_table.game.barred(wordings.view)
        text = format_explanations(ExplanationPlan(everything=True), prompt, wordings, barred).replace("-# ", "")
        text = text or request.words.say("log-empty")
        await self._show_aside(
            request, game, text_pages(text, request.reader, page, table, act=f"{self.acts}explained")
        )

    @action("rules", in_place=True, own=True)
    async def rules(self, request: Request, table: TableNumber) -> None:
        """Show the summary of the rules."""
        await self.show_rules(request, 0, table)

    @action("rulespage", in_place=True, own=True)
    async def show_rules(self, request: Request, page: int, table: TableNumber) -> None:
        """Show a page of the summary of the rules."""
        game = await self._load(request, table)
        layout = rules_layout(game.course.game.key, request.reader, page, act=f"{self.acts}rulespage", table=table)
        await self._show_aside(request, game, layout)

    @action("text", in_place=True, own=True)
    async def first_text(self, request: Request, table: TableNumber) -> None:
        """Show the first page of the position in words."""
        await self.text(request, 0, table)

    @action("textpage", in_place=True, own=True)
    async def text(self, request: Request, page: int, table: TableNumber) -> None:
        """Show a page of the position in words."""
        game = await self._load(request, table)
        solo_table = self.table_of(game, request)
        await self._show_aside(request, game, text_view(solo_table, request.reader, page, acts=self.acts))

    @action("cards", in_place=True, own=True)
    async def cards(self, request: Request, table: TableNumber, page: int = 0) -> None:
        """Answer *Cards* with the list of close-ups."""
        game = await self._load(request, table)
        solo_table = self.table_of(game, request)
        await self._show_aside(request, game, cards_layout(solo_table, request.reader, page, acts=self.acts))

    @action("card", in_place=True, own=True)
    async def card(self, request: Request, table: TableNumber, *, card: str) -> None:
        """Show a close-up of a card, with its words."""
        game, preferences = await self._load(request, table), await self._host.preferences.load(request.user)
        solo_table = self.table_of(game, request)
        layout = await make_card_view(self._pictures, solo_table, card, request.reader, preferences, acts=self.acts)
        await self._show_aside(request, game, layout)

    @action("chart", in_place=True, own=True)
    async def chart(self, request: Request, table: TableNumber, chart: str) -> None:
        """Show a chart of the table."""
        game, preferences = await self._load(request, table), await self._host.preferences.load(request.user)
        solo_table = self.table_of(game, request)
        layout = await make_chart_view(self._pictures, solo_table, chart, request.reader, preferences)
        await self._show_aside(request, game, layout)

    async def _show_aside(self, request: Request, game: G, layout: PrivateLayout) -> None:
        await show(request, with_way_back(layout, game.number, request.words, self.acts), self.kind)

    # Showing

    async def _present(self, request: Request, number: int, decision: int) -> G | None:
        """Return the game if it is at `decision`; otherwise show the present question and return None."""
        game = await self._load(request, number)
        if game.asks(decision):
            return game
        await self._start_again(request, game)
        return None

    async def _show_present(self, request: Request, number: int, refusal: Refused) -> None:
        """Show the present question if the refusal is about a stale one; raise any other refusal."""
        if refusal.reason != "refusal-stale":
            raise refusal
        await self._start_again(request, await self._load(request, number))

    async def _start_again(self, request: Request, game: G) -> None:
        notes = [] if game.renewed else [format_refusal(request.words, Refused("dialog-changed"))]
        await self._show(request, game, notes)

    async def _show(
        self,
        request: Request,
        game: G,
        before: Sequence[str] = (),
        *,
        answers: Sequence[int] = (),
        page: int = 0,
        fresh: bool = False,
    ) -> None:
        """Show the question, or the view of a finished game.

        `fresh`: show the page before the question first, if there is one.
        """
        table = self.table_of(game, request)
        if game.renewed:
            before, fresh = [request.words.say("lesson-renewed"), *before], True
        if game.has_ended:
            await show(request, await self._end(request, game, table, before), self.kind)
            return
        fitted = await self.fit(request, game, table, before, answers, page)
        layout = (await self.page_before(request, game, fitted, before) if fresh else None) or fitted.layout
        if await show(request, layout, self.kind) and layout.explains is not None:
            key = game.course.game.key
            taught = await self._host.preferences.encode_taught(request.user, key, [layout.explains])
            async with self._host.store.note() as tx:
                await tx.people.change(request.user, taught=taught)

    async def fit(
        self,
        request: Request,
        game: G,
        table: LoadedTable,
        before: Sequence[str] = (),
        answers: Sequence[int] = (),
        page: int = 0,
    ) -> Fitted:
        """Build the question so that it fits a phone.

        Rules without room go to a page before it; if that is not enough, the choices get less room.
        """
        user, course = request.user, game.course
        around = await self._surroundings(request, game, table)
        moves, decision = legal_moves(game), table.seats[course.own].decision
        place = DialogPlace(table, course.own, decision, tuple(answers), page, acts=self.acts, advised=around.advised)
        reader = await self._host.preferences.load(user)
        signs = request.signs.available and not reader.text_only
        starred, news = around.advised is not None, news_of(course, table, request.words)
        if course.turning_point is not None and not reader.text_only:
            news = []  # they are on the page before
        paged, px = False, ROOM if signs else ROOM_IN_WORDS
        while True:  # each round has fewer texts over the question, or less room for its choices
            wordings = Wordings(table, course.own, request.words, starred=starred, px=px, signs=signs)
            prompt = make_prompt(place, moves, wordings)
            explained = choose_explanations(reader.taught, prompt, wordings)
            if around.teaches:
                explained = ExplanationPlan(everything=explained.everything)
            layout = question_layout(
                msgspec.structs.replace(place, explained=explained),
                prompt,
                wordings,
                await self._draw(table, course.own, user, prompt),
                around,
                request.reader,
                news=news,
                paged=paged,
                back=answers_before(place, moves, wordings) if answers else None,
                before=before,
            )
            bare = msgspec.structs.replace(layout, below=()) if explained.everything else layout
            over = measure(bare, request.signs) - WITHIN
            if over <= 0:
                break
            if around.rules and not paged and not answers:
                paged = True
                continue
            px = min(px, choices_height(prompt, wordings.labels(prompt), px)) - over
            if px <= 0 or isinstance(layout.picture, Wording):
                break
        if explained.everything:
            layout = shorten(layout, request.signs)
        elif around.teaches and (acts := reader.taught.list_new(table.game.key, list_explained_acts(prompt, wordings))):
            layout = msgspec.structs.replace(layout, explains=acts)
        return Fitted(layout, place, around, paged, px)

    async def page_before(
        self, request: Request, game: G, fitted: Fitted, before: Sequence[str] = ()
    ) -> PrivateLayout | None:
        """Build the page before a question, with a turning point or rules, or return None if there are none."""
        table, user, rules = fitted.place.table, request.user, fitted.around.rules if fitted.paged else ()
        turning_point = game.course.turning_point
        picture: Depiction | None = None
        if turning_point is not None and not (await self._host.preferences.load(user)).text_only:
            picture = await self._pictures.render_turning(msgspec.structs.replace(table, state=turning_point))
        if picture is None and not rules:
            return None
        picture = picture or await self._draw(table, game.course.own, user)
        if not isinstance(picture, Picture):  # the question has the position in words
            picture = None
        news = news_of(game.course, table, request.words)
        return page_layout(fitted.place, [*before, *rules], news, picture, request.reader)

    async def _draw(self, table: LoadedTable, seat: int | None, user: int, prompt: Prompt | None = None) -> Depiction:
        picture = await self._pictures.render(table, seat, await self._host.preferences.load(user), prompt)
        return msgspec.structs.replace(picture, act=f"{self.acts}text") if isinstance(picture, Wording) else picture


def legal_moves(game: SoloGame) -> Sequence[Move]:
    """Return the moves that the person can play."""
    return game.course.game.moves(game.course.state, game.course.own)
