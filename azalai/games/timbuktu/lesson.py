"""Lesson of Timbuktu: the first stage with five players with advised moves, then the rest played freely.

The learner learns enough about the thieves to keep every good: a safe stall next to the named ones, an exchange stall
that shows a second and a third pack, and at the end the enclosure of the third.
Its sentences are in `azalai/locales/LANGUAGE/timbuktu-lesson.ftl`.
"""

from __future__ import annotations

from azalai.games.lessons import Act, Hint, Lesson, When
from azalai.games.options import FirstSeat
from azalai.games.timbuktu.state import Options

LEARNER = 0

RULES = (
    "aim",
    *("caravans", "start"),
    *("packs", "tables", "held"),
    *("choose", "travel", "arrows", "exchange", "next-round"),
    "night",
    "variant",
)
_PLACES, _CHOOSES, _GOES = When(offers=("place",)), When(offers=("choose",)), When(offers=("go",))
_SECOND = When(at_least={"stage": 2})

HINTS = (
    Hint("aim", ("aim",), (When(),)),
    Hint("start", ("start",), (_PLACES,)),
    Hint("caravans", ("caravans",), (_PLACES,)),
    Hint("travel", ("travel",), (_PLACES, _GOES)),
    Hint("arrows", ("arrows",), (_PLACES, _GOES)),
    Hint("packs", ("packs",), (_CHOOSES,)),
    Hint("choose", ("choose",), (_CHOOSES,)),
    Hint("held", ("held",), (_GOES,)),
    Hint("next-round", ("next-round",), (When(offers=("choose",), at_least={"round": 2}),)),
    Hint("tables", ("tables",), (_GOES,)),
    Hint("exchange", ("exchange",), (When(told=("exchanged",)), When(offers=("choose",), at_least={"round": 3}))),
    Hint("night", ("night",), (When(at_least={"round": 5}), _SECOND)),
    Hint("variant", ("variant",), (_SECOND,)),
)


def _robots(*moves: str) -> tuple[Act, ...]:
    """Return moves of the robots, each with its seat."""
    return tuple(Act(int(move[0]), move[2:]) for move in moves)


LINE = (
    Act(LEARNER, "place A crescent", None, ("aim", "start")),
    *_robots(
        "1 place A crescent",
        "2 place A crescent",
        "3 place A crescent",
        "4 place A crescent",
    ),
    Act(LEARNER, "place D moon", None, ("caravans",)),
    *_robots(
        "1 place D moon",
        "2 place D moon",
        "3 place D moon",
        "4 place D moon",
    ),
    Act(LEARNER, "place B star", "place-on", ("travel",)),
    *_robots(
        "1 place B star",
        "2 place B star",
        "3 place B star",
        "4 place B star",
    ),
    Act(LEARNER, "place E scimitar", "place-last", ("arrows",)),
    *_robots(
        "1 place E scimitar",
        "2 place E scimitar",
        "3 place E scimitar",
        "4 place E scimitar",
        "1 choose E",
        "2 choose D",
        "3 choose E",
        "4 choose E",
    ),
    Act(LEARNER, "choose D", "choose-first", ("packs", "choose")),
    Act(LEARNER, "go moon", "go-moon", ("held",)),
    *_robots(
        "1 go scimitar",
        "2 go star",
        "3 go lamp",
        "4 go lamp",
        "1 choose D",
        "2 choose B",
        "3 choose B",
        "4 choose C",
    ),
    Act(LEARNER, "choose E", "choose-second", ("next-round",)),
    *_robots(
        "1 go moon",
        "2 go star",
        "3 go scimitar",
        "4 go crescent",
    ),
    Act(LEARNER, "go scimitar", "go-scimitar", ("tables",)),
    *_robots(
        "1 choose B",
        "2 choose A",
        "3 choose C",
        "4 choose D",
    ),
    Act(LEARNER, "choose C", "choose-third", ("exchange",)),
    *_robots(
        "2 go moon",
        "3 go lamp",
        "4 go moon",
    ),
    Act(LEARNER, "go crescent", "go-exchange"),
    *_robots(
        "1 go scimitar",
        "1 choose C",
        "2 choose C",
        "3 choose A",
        "4 choose A",
    ),
    Act(LEARNER, "choose A", "choose-fourth"),
    *_robots(
        "3 go moon",
        "4 go crescent",
    ),
    Act(LEARNER, "go crescent", "go-safe"),
    *_robots(
        "1 go star gold",
        "2 go lamp",
        "4 go star",
    ),
    Act(LEARNER, "go star", "go-last", ("night",)),
    *_robots(
        "1 go lamp water",
        "2 go scimitar",
        "3 go crescent pepper",
    ),
)

LESSON = Lesson(
    version=1,
    seats=5,
    learner=LEARNER,
    seed=b"timbuktu lesson 15",
    options=Options(first_seat=FirstSeat.FIRST),
    rules=RULES,
    hints=HINTS,
    line=LINE,
)
