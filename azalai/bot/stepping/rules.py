"""Steps of a finished game: its decisions in their order, then its end. They are computed, not stored."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.history.game_facts import History
from azalai.bot.history.narration import Line, lines, list_former_names, sentences
from azalai.bot.history.takebacks import acts_that_count
from azalai.bot.layouts.layout import Depiction
from azalai.bot.reviews.positions import Course, ReviewedChoice
from azalai.bot.reviews.store import WeighedRow
from azalai.bot.solo.store import SoloRow
from azalai.bot.store.result_rows import SeatHistoryRow
from azalai.bot.store.rows import MoveRow, Status
from azalai.bot.tables.table import LoadedTable, decode_events
from azalai.games.contract import Turning
from azalai.locales import Words
from azalai.robots import Level


class Steps(msgspec.Struct, frozen=True, kw_only=True):
    """Finished game in steps, for a reader.

    `mistakes`: the evaluated mistakes of the reader, by the number of the step. `former`: the people who have left a
    seat. `open_until`: the time, in seconds since 1970, until which others can play the deal: the reader may not see
    other views before.
    """

    history: History
    course: Course
    mistakes: dict[int, WeighedRow]
    former: Sequence[SeatHistoryRow] = ()
    open_until: float | None = None

    @property
    def count(self) -> int:
        """Number of the last step, which is the end."""
        return len(self.course.choices) + 1

    def find_choice(self, step: int) -> ReviewedChoice | None:
        """Return the decision of a step, or None for the end."""
        return self.course.choices[step - 1] if step < self.count else None

    def make_table_before(self, choice: ReviewedChoice) -> LoadedTable:
        """Return the table as it was at a decision."""
        table = self.history.table
        deciders = table.game.deciders(choice.state)
        return msgspec.structs.replace(
            table,
            state=choice.state,
            row=msgspec.structs.replace(table.row, status=Status.RUNNING),
            seats=tuple(msgspec.structs.replace(seat, deciding=seat.seat in deciders) for seat in table.seats),
        )

    def list_events_before(self, step: int, seat: int | None, words: Words) -> list[Line]:
        """Return the events since the step before, in words for a seat (None: the public)."""
        choice, before = self.find_choice(step), self.find_choice(step - 1) if step > 1 else None
        first = 0 if before is None else before.number
        last = self.history.moves[-1].number + 1 if choice is None else choice.number
        return self._narrate(
            [move for move in self._list_counting_entries() if first <= move.number < last], seat, words
        )

    def list_events(self, choice: ReviewedChoice, seat: int | None, words: Words) -> list[Line]:
        """Return the events of a decision, in words for a seat (None: the public)."""
        return self._narrate(
            [move for move in self._list_counting_entries() if move.number == choice.number], seat, words
        )

    def _list_counting_entries(self) -> Sequence[MoveRow]:
        """Return the entries that were not undone."""
        return acts_that_count(self.history.acts)

    def _narrate(self, moves: Sequence[MoveRow], seat: int | None, words: Words) -> list[Line]:
        return lines(self.history.table, moves, seat, words, former=self.former, brief=True)

    def list_turning_points(self, words: Words) -> list[tuple[int, str]]:
        """Return the turning points that were posted with a picture for all: the step after each, and a label."""
        points: list[tuple[int, str]] = []
        table = self.history.table
        for move in self._list_counting_entries():
            events = decode_events(table.game, table.id, move.events)
            turnings = [event for event in events if event.reader is None and event.turning is Turning.PICTURE]
            if turnings:
                former = list_former_names(self.former, move.played_at)
                player_names = [former.get(seat, name) for seat, name in enumerate(table.names)]
                text = sentences(table, turnings, words, player_names)
                after = (number for number, choice in enumerate(self.course.choices, 1) if choice.number > move.number)
                points.append((next(after, self.count), text))
        return points

    def list_steps(self, seat: int) -> list[int]:
        """Return the steps at which a seat decided."""
        return [number for number, choice in enumerate(self.course.choices, 1) if choice.seat == seat]

    def spread_steps(self, most: int) -> list[int]:
        """Return up to `most` steps, evenly spread, without the first and the last."""
        return sorted({round(part * self.count / (most + 1)) for part in range(1, most + 1)} - {0, 1, self.count})


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """Step for a reader.

    `seat`: the seat whose view it is (None: the public view); `shown`: its position; `explained`: the reasons of the
    review are shown, too.
    """

    number: int
    seat: int | None
    shown: Depiction
    explained: bool = False


class PlayOn(msgspec.Struct, frozen=True, kw_only=True):
    """Page before a game that begins at a step.

    `number`: that of the step; `eyes`: the view of its mark (-1: the reader's, 0: the public one, else a seat's number
    plus 1); `seat`: the one that plays on; `shown`: the position. `levels`: those that the game's robots can have;
    `level`: the chosen one. `begun`: the reader's newest unfinished what-if of the same game; `goes`: the what-if that
    is dropped for the new one.
    """

    number: int
    eyes: int
    seat: int
    shown: Depiction
    levels: Sequence[Level]
    level: Level
    begun: SoloRow | None
    goes: SoloRow | None
