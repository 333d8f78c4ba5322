"""Lesson of Targui: three rounds and the first raid as advised, then a game of the learner's own.

Every kind of border card is used once. Topics that the line teaches in its best order come to others when they need
them, and the remaining ones in the middle of the game.
Its sentences are in `azalai/locales/LANGUAGE/targui-lesson.ftl`.
"""

from __future__ import annotations

from azalai.games.lessons import Act, Hint, Lesson, When
from azalai.games.options import FirstSeat
from azalai.games.targui.state import Options

LEARNER, ROBOT = 0, 1

RULES = (
    *("aim", "stock"),
    *("robber", "figures", "markers", "actions", "turn-up", "limit"),
    *("goods", "noble", "merchant", "mirage", "silversmith", "caravan", "expansion"),
    *("tribe", "path"),
    *("raid", "raid-4", "raid-8", "raid-12", "raid-16", "raid-loss"),
    "score",
)


def _from_round(number: int) -> When:
    """Return the latest time: when figures are placed in that round."""
    return When(offers=("place",), at_least={"round": number})


def _stands_on(number: int) -> When:
    """Return the time when a figure of the learner acts on that border card."""
    return When(view={"phase": "acting", f"borders.{number - 1}.seat": LEARNER})


HINTS = (
    Hint("aim", ("aim", "stock"), (When(),)),
    Hint("figures", ("figures",), (When(offers=("place",)),)),
    Hint("robber", ("robber",), (When(offers=("place",)),)),
    Hint("raid", ("raid", "raid-4", "raid-8", "raid-12", "raid-16"), (When(view={"phase": "raid"}), _from_round(5))),
    Hint("raid-loss", ("raid-loss",), (When(view={"phase": "raid"}), _from_round(5))),
    Hint("markers", ("markers",), (When(told=("marked",)),)),
    Hint("actions", ("actions",), (When(offers=("end",)),)),
    Hint("tribe", ("tribe",), (When(offers=("lay", "keep", "discard")),)),
    Hint("goods", ("goods",), (When(offers=("collect",)),)),
    Hint("expansion", ("expansion",), (When(offers=("expand",)), _from_round(5))),
    Hint("caravan", ("caravan",), (When(offers=("caravan",)), _from_round(4))),
    Hint("silversmith", ("silversmith",), (When(offers=("sell",)), _from_round(4))),
    Hint("merchant", ("merchant",), (When(offers=("trade", "barter")), _from_round(4))),
    Hint("mirage", ("mirage",), (When(offers=("mirage",)), _from_round(5))),
    Hint("noble", ("noble", "path"), (_stands_on(1), _from_round(4))),
    Hint("hand", ("tribe",), (When(told=("kept", "kept-unseen")),)),
    Hint("rows", ("score",), (When(told=("laid",)), _from_round(3))),
    Hint("turn-up", ("turn-up",), (When(told=("turned-up",)),)),
    Hint(
        "limit",
        ("limit",),
        (When(told=("returned",)), When(offers=("give",), view={"phase": "acting"}), _from_round(3)),
    ),
    Hint("effects", (), (When(told=("laid",), at_least={"round": 3}),)),
    Hint("score", ("score",), (_from_round(6),)),
)

LINE = (
    Act(LEARNER, "place 15", "to-salt", ("aim",)),
    Act(ROBOT, "place 3"),
    Act(LEARNER, "place 2", "to-dates", ("figures",)),
    Act(ROBOT, "place 7"),
    Act(LEARNER, "place 14", "to-expansion", ("robber",)),
    Act(ROBOT, "place 13"),
    Act(LEARNER, "collect 15", None, ("markers", "goods")),
    Act(LEARNER, "take g02@b2 dates", "take-dates", ("actions",)),
    Act(LEARNER, "lay t10@a2 row1 dates salt gold", "lay-rider", ("tribe",)),
    Act(LEARNER, "collect 2", None, ("rows",)),
    Act(LEARNER, "expand", "draw", ("expansion",)),
    Act(LEARNER, "keep t37@drawn", "keep-tent", ("hand",)),
    Act(ROBOT, "collect 7"),
    Act(ROBOT, "collect 3"),
    Act(ROBOT, "caravan"),
    Act(ROBOT, "take g14@c3 pepper"),
    Act(ROBOT, "place 6"),
    Act(LEARNER, "place 13", "to-caravan", ("turn-up",)),
    Act(ROBOT, "place 3"),
    Act(LEARNER, "place 10", "to-silversmith"),
    Act(ROBOT, "place 5"),
    Act(LEARNER, "place 11", "to-pepper"),
    Act(ROBOT, "collect 6"),
    Act(ROBOT, "collect 3"),
    Act(ROBOT, "take g11@a3 dates pepper"),
    Act(ROBOT, "lay t18@b3 row3 dates dates salt"),
    Act(ROBOT, "gain dates dates dates salt salt"),
    Act(ROBOT, "trade 3 salt gold"),
    Act(ROBOT, "done"),
    Act(ROBOT, "give dates pepper pepper"),
    Act(LEARNER, "caravan", None, ("limit", "caravan")),
    Act(LEARNER, "collect 11", "take-pepper"),
    Act(LEARNER, "take g16@c1 gold", "take-gold"),
    Act(LEARNER, "lay t02@c2 row2 dates dates salt pepper", "lay-well"),
    Act(LEARNER, "sell 2 pepper 1", "sell-pepper", ("silversmith",)),
    Act(LEARNER, "place 9", "to-mirage", ("mirage",)),
    Act(ROBOT, "place 6"),
    Act(LEARNER, "place 5", "to-merchant", ("merchant",)),
    Act(ROBOT, "place 10"),
    Act(LEARNER, "place 1", "to-noble", ("noble",)),
    Act(ROBOT, "place 14"),
    Act(LEARNER, "mirage g03@a1 g07@a2", "shift-marker"),
    Act(LEARNER, "take g07@a2 dates dates", "take-two-dates"),
    Act(LEARNER, "trade 3 dates gold", "trade"),
    Act(LEARNER, "lay t16@a3 row1 gold", "lay-friend", ("effects",)),
    Act(LEARNER, "lay t37@noble row2 pepper gold", "lay-tent", ("score",)),
    Act(ROBOT, "collect 6"),
    Act(ROBOT, "lay t33@b2 row3 gold"),
    Act(ROBOT, "expand"),
    Act(ROBOT, "keep t38@drawn"),
    Act(ROBOT, "sell 4 pepper 3"),
    Act(ROBOT, "give dates"),
    Act(LEARNER, "give salt", "give-salt", ("raid", "raid-loss")),
)

LESSON = Lesson(
    version=1,
    seats=2,
    learner=LEARNER,
    seed=b"targui lesson 8",
    options=Options(first_seat=FirstSeat.FIRST),
    rules=RULES,
    hints=HINTS,
    line=LINE,
)
