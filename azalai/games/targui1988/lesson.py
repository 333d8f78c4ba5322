"""Lesson of Targui of 1988: two tribes, the first two of four rounds as advised, then the others freely.

A destiny card strikes before the first turn, the richest card lies within reach, and two attacks succeed: one at the
second roll, one after a run of poor ones.
Its sentences are in `azalai/locales/LANGUAGE/targui1988-lesson.ftl`.
"""

from __future__ import annotations

from azalai.games.lessons import Act, Hint, Lesson, When
from azalai.games.targui1988.state import Length, Options

LEARNER, ROBOT = 0, 1

RULES = (
    "aim",
    *("board", "values", "chott", "tribe"),
    "round",
    *("turn", "move", "buy", "empty"),
    *("attack", "outcome", "press"),
    *("destiny", "tribute"),
    *("end", "length"),
)
_SECOND_ROUND = When(offers=("march", "attack", "buy", "end"), at_least={"round": 2})

HINTS = (
    Hint("aim", ("aim",), (When(),)),
    Hint("tribe", ("tribe",), (When(),)),
    Hint("board", ("board", "chott"), (When(offers=("camp",)),)),
    Hint("values", ("values",), (When(offers=("camp",)),)),
    Hint("round", ("round",), (When(told=("round-began",)),)),
    Hint("move", ("move", "turn"), (When(offers=("march", "attack")),)),
    Hint("buy", ("buy",), (When(offers=("buy",)),)),
    Hint("destiny", ("destiny",), (When(told=("destiny",)), _SECOND_ROUND)),
    Hint("empty", ("empty",), (When(told=("marched", "claimed", "seized")), _SECOND_ROUND)),
    Hint("tribute", ("tribute",), (When(at_least={"round": 2}),)),
    Hint("attack", ("attack",), (When(offers=("attack",)), When(told=("attacked",)), _SECOND_ROUND)),
    Hint("outcome", ("outcome",), (When(offers=("roll", "occupy")), When(told=("attacked",)), _SECOND_ROUND)),
    Hint("press", ("press",), (When(offers=("press",)), _SECOND_ROUND)),
    Hint("end-of-game", ("end",), (_SECOND_ROUND,)),
    Hint("length", ("length",), (_SECOND_ROUND,)),
)

LINE = (
    Act(LEARNER, "sector se", None, ("aim", "tribe")),
    Act(ROBOT, "sector sw"),
    Act(LEARNER, "camp e6", "pitch-camp", ("board", "values")),
    Act(ROBOT, "camp b7"),
    Act(LEARNER, "march e6 e5 4", "to-guelta", ("round", "move")),
    Act(LEARNER, "buy e5 10", "buy-ten", ("buy",)),
    Act(ROBOT, "march b7 c6 3"),
    Act(ROBOT, "buy b7 10"),
    Act(LEARNER, "march e5 d4 7", "to-saline", ("destiny",)),
    Act(LEARNER, "march e5 f5 4", "to-second-guelta", ("empty",)),
    Act(ROBOT, "march b7 b6 6"),
    Act(ROBOT, "march b6 c5 5"),
    Act(LEARNER, "attack d4 c5", "first-attack", ("tribute", "attack")),
    Act(LEARNER, "roll", "roll-on", ("outcome",)),
    Act(LEARNER, "occupy 2", "occupy-first"),
    Act(LEARNER, "buy c5 15", "buy-fifteen"),
    Act(LEARNER, "attack c5 c6", "second-attack"),
    Act(LEARNER, "roll", "poor-rolls", ("press",)),
    Act(LEARNER, "roll", "roll-again"),
    Act(LEARNER, "roll", "two-left"),
    Act(LEARNER, "occupy 6", "occupy-second", ("end-of-game", "length")),
    Act(ROBOT, "march b7 a7 6"),
    Act(ROBOT, "buy b7 12"),
    Act(ROBOT, "march a7 b7 5"),
)

LESSON = Lesson(
    version=1,
    seats=2,
    learner=LEARNER,
    seed=b"targui1988 lesson 16",
    options=Options(length=Length.R4),
    rules=RULES,
    hints=HINTS,
    line=LINE,
)
