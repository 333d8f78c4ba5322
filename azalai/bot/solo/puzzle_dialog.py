"""Dialog of puzzles: the question, one try, and the result of each move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from azalai.bot.dialogs.fitting import WITHIN, shorten
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import show
from azalai.bot.errors import Refused
from azalai.bot.layouts.cards import make_wording
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import Depiction, Picture, PrivateLayout
from azalai.bot.people.preferences import Preferences
from azalai.bot.reviews.layout import verdict_on
from azalai.bot.solo import puzzle_layout as layouts
from azalai.bot.solo import puzzles
from azalai.bot.solo.days import day_of
from azalai.bot.solo.deal_layout import list_games
from azalai.bot.solo.dialog import SoloDialog
from azalai.bot.solo.games import ChooseMove
from azalai.bot.solo.layout import Surroundings, reopen_layout
from azalai.bot.solo.mistake_puzzles import count_due
from azalai.bot.solo.puzzle_layout import ACTS
from azalai.bot.solo.puzzles import PuzzleGame
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Words

P = TypeVar("P", bound=PuzzleGame)


class PosedDialog(SoloDialog[P]):
    """Dialog of a decision that is answered once, after which the results of the moves are shown."""

    kind = AnswerKind.PUZZLE

    async def _take_back(self, request: Request, number: int, decision: int) -> P:
        """Raise `Refused`, because a puzzle is answered only once."""
        raise Refused("refusal-nothing-to-undo")

    async def _count_mistakes(self, request: Request) -> int:
        """Return the number of mistakes that the user can answer now."""
        return await self._host.store.look(lambda tx: count_due(tx, request.user, self._host.now()))

    @action("moves", in_place=True, own=True)
    async def moves(self, request: Request, table: TableNumber) -> None:
        """Answer `?` under an answer with the results of all moves and reasons."""
        posed = await self._load(request, table)
        if not posed.has_ended:
            raise Refused("refusal-stale")
        text = layouts.answer_text(posed, self.table_of(posed, request), request.words)
        await self._show_aside(request, posed, words_layout(text, user=request.user))

    async def _board(self, posed: P, table: LoadedTable, reader: Preferences, words: Words) -> Depiction:
        """Return the position in the seat's view, with the best and the chosen move marked, or in words."""
        if not reader.text_only:
            # A verdict compares two moves: if the best was chosen, with any other, which is not marked.
            other = next(
                candidate.move for candidate in posed.puzzle.decoded_candidates if candidate.move != posed.best.move
            )
            chosen = other if posed.row.solved else posed.chosen_move
            played, better = (posed.game.parse_move(move) for move in (chosen, posed.best.move))
            verdict = verdict_on(table, posed.seat, played, better, words)
            if posed.row.solved:
                verdict = msgspec.structs.replace(verdict, played=None)
            board = await self._pictures.render_with_fallback(
                table, posed.seat, reader.language, contrast=reader.contrast, marked=verdict
            )
            if isinstance(board, Picture):
                return board
        return msgspec.structs.replace(make_wording(table, posed.seat, words), act=f"{self.acts}text")


class PuzzleDialog(PosedDialog[PuzzleGame]):
    """Dialog of puzzles."""

    acts = ACTS

    # Ways in

    @action("puzzles", in_view=True)
    async def overview(self, request: Request) -> None:
        """Answer `/azalai puzzle` with today's puzzles and the user's results."""
        await puzzles.check_offered(self._host, request.guild, *list_games())
        done, today = await puzzles.load_solving(self._host, request.user), day_of(self._host.now())
        games, making = await puzzles.list_games_today(self._host), self._host.settings.puzzles
        due = await self._count_mistakes(request)
        layout = layouts.overview_layout(today, done, games, request.reader, making=making, mistakes=due)
        await show(request, layout, self.kind)

    @action("puzzle", in_view=True)
    async def open(self, request: Request, game: str) -> None:
        """Show today's puzzle, or one for practice if there is none yet."""
        try:
            posed, before = await puzzles.open_today(self._host, request.user, request.guild, game), []
        except Refused as refusal:
            if refusal.reason != "refusal-no-puzzle-yet":
                raise
            posed = await puzzles.open_practice(self._host, request.user, request.guild, game)
            before = [request.words.say("puzzle-instead")]
        await self._show(request, posed, before)

    @action("puzzle-game", in_view=True)
    async def practise_chosen(self, request: Request, *, chosen: str) -> None:
        """Show a practice puzzle of the chosen game."""
        await self.practise(request, chosen)

    @action("puzzle-next", in_view=True)
    async def practise(self, request: Request, game: str) -> None:
        """Show a practice puzzle that the user has not answered."""
        await self._show(request, await puzzles.open_practice(self._host, request.user, request.guild, game))

    # As for any game against robots

    async def _load(self, request: Request, number: int) -> PuzzleGame:
        return await puzzles.load_puzzle(self._host, request.user, number)

    async def _play(self, request: Request, number: int, decision: int, choose: ChooseMove) -> PuzzleGame:
        return await puzzles.choose(self._host, request.user, number, decision, choose)

    def table_of(self, game: PuzzleGame, request: Request) -> LoadedTable:
        return layouts.puzzle_table(game, request.name, request.words)

    def _reopen_layout(self, request: Request, game: PuzzleGame) -> PrivateLayout:
        if game.has_ended:
            return words_layout(request.words.say("puzzle-answer-closed"), user=request.user)
        return reopen_layout(request.words.say("puzzle-closed"), ACTS, game.number, request.reader)

    async def _surroundings(self, request: Request, game: PuzzleGame, table: LoadedTable) -> Surroundings:
        words = request.words
        return Surroundings(heading=layouts.heading(game, words), task=words.say("puzzle-task"), teaches=True)

    # The answer

    async def _end(
        self, request: Request, game: PuzzleGame, table: LoadedTable, before: Sequence[str]
    ) -> PrivateLayout:
        words, reader = request.words, await self._host.preferences.load(request.user)
        board = await self._board(game, table, reader, words)
        done = await puzzles.load_solving(self._host, request.user)
        return shorten(layouts.answer_layout(game, table, board, done, request.reader), request.signs, WITHIN)
