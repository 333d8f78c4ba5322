"""Leak hunt over solo games: no other seat's secret, no seed, and no answer before it is given."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import islice
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.solo.deals import DealGame
from azalai.bot.solo.games import SoloGame
from azalai.bot.solo.lessons import LessonGame
from azalai.bot.solo.puzzles import PuzzleGame
from azalai.bot.solo.starters import starters_of
from azalai.games import GAMES
from azalai.locales import words
from azalai.renderers import charts, close_ups
from azalai.robots import Candidate, Reason
from benchmarks.solo import KINDS, Ways, games_of

DECISIONS = 8
"""Decisions of a game that are checked, spread over all of them."""
SHOWS = ("dialog", "deal_dialog", "lesson_dialog", "puzzle_dialog")


@contextmanager
def catch_layouts() -> Iterator[list[PrivateLayout]]:
    """Collect the layouts that the dialogs show."""
    layouts = list[PrivateLayout]()

    async def show(_: Any, layout: PrivateLayout, *__: Any) -> bool:
        layouts.append(layout)
        return False

    with ExitStack() as patches:
        for name in SHOWS:
            patches.enter_context(patch(f"azalai.bot.solo.{name}.show", show))
        yield layouts


async def list_shown(kind: str, game: SoloGame) -> list[Any]:
    """Return all that a person can be shown of a game before they decide.

    Questions, pages, `?`, `…` and the pages behind it, in emojis and words, with pictures and without.
    """
    key, screens = game.game.key, list[Any]()
    for explained, text_only in ((False, False), (True, False), (True, True)):
        ways = Ways("en", explained=explained, drawings=Pictures())
        ways.person.preferences = msgspec.structs.replace(ways.person.preferences, text_only=text_only)
        dialog, asks, drawn = ways.dialogs[kind], ways.request, charts(key)
        acts: list[tuple[Callable[..., Any], Sequence[Any]]] = [
            (dialog.show_again, (1,)), (dialog._show, (game,)), (dialog.show_more, (1,)), (dialog.board, (1,)),
            (dialog.story, (1,)), (dialog.meanings, (0, 1)), (dialog.rules, (1,)), (dialog.text, (0, 1)),
            (dialog.text, (1, 1)), (dialog.close, (1,)),
            *([(dialog.cards, (1,))] if close_ups(key) is not None else []),
            *((dialog.chart, (1, name)) for name in (() if drawn is None else drawn.charts())),
            *([(dialog._show_seal, (1,))] if kind == "deals" else []),
            *([(dialog.end, (1,))] if isinstance(game, LessonGame) else []),
        ]  # fmt: skip

        async def load(*_: Any) -> SoloGame:
            return game

        with catch_layouts() as layouts, patch.object(dialog, "_load", load):
            for act, given in acts:
                await act(asks, *given)
        assert len(layouts) == len(acts)
        for layout in layouts:
            pictures = [(picture.name, picture.data, picture.alt) for picture in layout.pictures()]
            screens.append((build_view(layout).to_components(), pictures, layout.explains))
    return screens


def imagine_otherwise(game: SoloGame) -> SoloGame:
    """Return a game that its person could not tell from this one."""
    course = copy.copy(game.course)

    def other(state: Any) -> Any:
        return game.game.imagine(state, game.seat, b"otherwise%d" % len(course.moves))

    course.state, course.reached = other(course.state), [other(state) for state in course.reached]
    return msgspec.structs.replace(game, course=course)


def list_secrets(game: SoloGame) -> list[str]:
    """Return the sentences that other seats alone were told since the last decision."""
    names, said = [f"P{seat}" for seat in range(9)], words("en")
    events = [event for batch in game.course.events for event in batch]
    return [said.event(game.game.key, event, names) for event in events if event.reader not in (None, game.seat)]


@pytest.mark.costly_cases(*(f"{kind}-{key}" for kind in KINDS for key in list_offered_games()), seconds=4)
@pytest.mark.parametrize("key", list_offered_games())
@pytest.mark.parametrize("kind", KINDS)
async def test_solo_screens_show_only_what_the_own_seat_knows(
    plain_pictures: Callable[[Any], bytes], kind: str, key: str
):
    """Everything shown is equal to the byte in a position that the person could not tell from the true one.

    It contains neither the seed nor a sentence that only other seats were told.
    """
    courses = [(copy.deepcopy(game.course), game) for game, _ in games_of(kind, key, 0)]
    assert courses
    for course, game in islice(courses, 0, None, max(1, len(courses) // DECISIONS)):
        current = msgspec.structs.replace(game, course=course)
        true = await list_shown(kind, current)
        assert true == await list_shown(kind, imagine_otherwise(current)), f"decision {len(course.decisions)} leaks"
        everything = repr(true)
        for secret in list_secrets(current):
            assert secret not in everything
        if isinstance(game, DealGame):
            assert game.deal.seed.hex() not in everything and repr(game.deal.seed) not in everything


@pytest.mark.parametrize("key", ["touareg", "timbuktu", "targui", "targui1988"])
async def test_a_puzzle_looks_the_same_whichever_move_is_best(plain_pictures: Callable[[Any], bytes], key: str):
    """Order, ids, pictures and alternative texts do not hold the answer of a puzzle."""
    posed, _ = next(iter(games_of("puzzles", key, 0)))
    assert isinstance(posed, PuzzleGame)
    for starter in starters_of(GAMES[key])[:2]:
        game = GAMES[key]
        course = type(posed.course)(game, game.decode(starter.position), starter.seat)
        made, seen = msgspec.structs.asdict(starter), list[Any]()
        known = msgspec.json.decode(starter.candidates, type=list[Candidate])
        others = [
            msgspec.structs.replace(evaluation, chance=1 - evaluation.chance, reasons=(Reason("x", 1, 2, 3),))
            for evaluation in known
        ]
        for candidates in (known, others[::-1]):
            row = type(posed.puzzle)(
                **{**made, "candidates": msgspec.json.encode(candidates).decode()}, id=1, practice=True, day=None
            )
            seen.append(await list_shown("puzzles", msgspec.structs.replace(posed, course=course, puzzle=row)))
        assert seen[0] == seen[1]
