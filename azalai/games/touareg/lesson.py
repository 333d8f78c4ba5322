"""Lesson of Touareg: the first of the two stages with advised moves, the second played freely.

Every kind of action is taken once and every extra act done; the card that the learner sends to the market first comes
back with interest. The stage ends with two majorities for the learner, one for a robot, and one that two robots share.
Its sentences are in `azalai/locales/LANGUAGE/touareg-lesson.ftl`.
"""

from __future__ import annotations

from azalai.games.lessons import Act, Hint, Lesson, When
from azalai.games.options import FirstSeat
from azalai.games.touareg.state import Options

LEARNER = 0

RULES = (
    *("aim", "water", "gold", "salt", "millet"),
    *("draw", "load", "market", "buy"),
    "loading",
    *("donkey", "cave", "thief", "plan", "unused", "supply"),
    *("last-turns", "majority", "stage-1", "stage-2"),
)
_SCORED = When(told=("stage-scored",))
_SECOND = When(at_least={"stage": 2})

HINTS = (
    Hint("aim", ("aim",), (When(),)),
    Hint("draw", ("draw",), (When(offers=("draw",)),)),
    Hint("send", ("draw",), (When(offers=("send",)),)),
    Hint("worth", ("water", "gold", "salt", "millet"), (When(offers=("send",)), When(offers=("load",)))),
    Hint("market", ("market",), (When(offers=("market",)),)),
    Hint("load", ("load",), (When(offers=("load",)),)),
    Hint("loading", ("loading",), (When(told=("loaded", "took")),)),
    Hint("buy", ("buy",), (When(offers=("buy",)),)),
    Hint("specials", ("donkey", "plan", "supply"), (When(offers=("buy",)),)),
    Hint("cave", ("cave",), (When(offers=("hide",)), When(told=("bought",)))),
    Hint("thief", ("thief",), (When(offers=("steal",)), When(told=("stole-from-hand", "stole-from-animal")))),
    Hint("last-turns", ("last-turns",), (When(view={"last_turn": True}), _SCORED)),
    Hint("majority", ("majority",), (_SCORED,)),
    Hint("unused", ("unused", "stage-1"), (When(offers=("settle",)), _SECOND)),
    Hint("stage-two", ("stage-1", "stage-2"), (_SECOND,)),
    Hint("cave-later", ("cave",), (_SECOND,), unless=("cave",)),
    Hint("thief-later", ("thief",), (_SECOND,), unless=("thief",)),
)

LINE = (
    Act(0, "draw", None, ("aim", "draw")),
    Act(0, "send water", "send-water", ("send", "worth")),
    Act(1, "draw"),
    Act(1, "send salt"),
    Act(2, "draw"),
    Act(2, "send salt"),
    Act(0, "market water 3 camel1", "take-water", ("market",)),
    Act(1, "draw"),
    Act(1, "send millet"),
    Act(2, "draw"),
    Act(2, "send millet"),
    Act(0, "load camel2 salt gold", "load-two", ("load", "loading")),
    Act(1, "load camel2 salt gold"),
    Act(2, "load camel2 salt gold gold"),
    Act(0, "draw", "draw-again"),
    Act(0, "send salt", "send-salt"),
    Act(1, "load camel1 millet"),
    Act(2, "load camel1 millet"),
    Act(0, "buy cave gold@hand millet@hand", "buy-cave", ("buy",)),
    Act(0, "hide cave1 gold@camel2", "hide-gold", ("cave",)),
    Act(1, "draw"),
    Act(1, "send salt"),
    Act(2, "draw"),
    Act(2, "send millet"),
    Act(0, "hide cave1 salt@camel2", "hide-salt"),
    Act(0, "market salt 4 camel2", "take-salt"),
    Act(1, "draw"),
    Act(1, "send salt salt"),
    Act(2, "draw"),
    Act(2, "send millet"),
    Act(0, "buy thief water@camel1", "buy-thief"),
    Act(0, "steal 3 camel2", "steal-gold", ("thief",)),
    Act(1, "load camel1 millet gold gold"),
    Act(2, "load camel1 millet gold"),
    Act(0, "draw", "draw-once-more"),
    Act(0, "send millet", "send-millet"),
    Act(1, "draw"),
    Act(1, "send salt"),
    Act(2, "draw"),
    Act(2, "send millet"),
    Act(0, "buy plan gold@hand millet@hand", "buy-plan", ("specials",)),
    Act(1, "draw"),
    Act(1, "send water gold"),
    Act(2, "end"),
    Act(0, "market water 1 camel1", "last-water", ("last-turns",)),
    Act(1, "end"),
    Act(0, "settle plan", "cash-plan", ("majority", "unused")),
)

LESSON = Lesson(
    version=1,
    seats=3,
    learner=LEARNER,
    seed=b"touareg lesson 29",
    options=Options(first_seat=FirstSeat.FIRST),
    rules=RULES,
    hints=HINTS,
    line=LINE,
)
