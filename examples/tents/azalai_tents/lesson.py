"""Lesson of the tents."""

from azalai.games.lessons import Act, Hint, Lesson, When
from azalai_tents import Options

LESSON = Lesson(
    version=1,
    seats=2,
    learner=0,
    seed=b"a first night in the tents",
    options=Options(),
    rules=("squares", "turn", "pitch", "bury", "points"),
    hints=(
        Hint("pitch", ("squares", "turn", "pitch"), (When(offers=("pitch",)),)),
        Hint("points", ("points",), (When(view={"deck": 13}),)),
        Hint("bury", ("bury",), (When(view={"deck": 9}),)),
        Hint("camp", (), (When(told=("joined",)), When(view={"deck": 5}))),
    ),
    line=(
        Act(0, "pitch 19", text="first", hints=("pitch",)),
        Act(1, "pitch 16"),
        Act(0, "pitch 11", text="second", hints=("points",)),
        Act(1, "pitch 7"),
        Act(0, "bury 8", text="third", hints=("bury",)),
        Act(1, "pitch 2"),
        Act(0, "pitch 12", text="fourth"),
    ),
)
