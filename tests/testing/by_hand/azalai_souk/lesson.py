"""Lesson of the souk."""

from azalai.games.lessons import Act, Hint, Lesson, When
from azalai_souk.parts import Options

LESSON = Lesson(
    version=1,
    seats=3,
    learner=0,
    seed=b"a first day in the souk",
    options=Options(),
    rules=("begin", "offer", "most"),
    hints=(
        Hint("offer", ("begin", "offer"), (When(offers=("offer",)),)),
        Hint("revealed", ("offer",), (When(told=("revealed",)),)),
        Hint("most", ("most",), (When(at_least={"round": 3}),)),
        Hint("gold", ("most",), (When(view={"salt.own": 0}, at_least={"round": 2}),)),
    ),
    line=(
        Act(1, "offer 2"),
        Act(0, "offer 6", text="first", hints=("offer",)),
        Act(2, "offer 3"),
        Act(1, "offer 1"),
        Act(2, "offer 4"),
        Act(0, "offer 3", text="second", hints=("most",)),
    ),
)
