"""Checks of a game's lesson: its moves can be played, its texts exist, and it teaches every rule."""

from __future__ import annotations

from azalai.games import GAMES
from azalai.games.contract import IllegalMove
from azalai.games.lessons import lesson_of, texts_of
from azalai.games.questions import tag
from azalai.locales import LANGUAGES, ORIGINAL, words
from azalai.testing.checks import of_a_game
from azalai.testing.faults import Fault, join_names, need, need_messages


@of_a_game
def the_line_of_a_lesson_can_be_played(key: str) -> None:
    game, lesson = GAMES[key], lesson_of(key)
    if lesson is None:
        return
    state = game.setup(seats=lesson.seats, options=lesson.options, seed=lesson.seed)
    for number, act in enumerate(lesson.line, 1):
        try:
            move = game.parse_move(act.move)
            state = game.play(state, act.seat, move).state
        except IllegalMove as refusal:
            raise Fault(
                f"act {number} of the lesson, `{act.move}` of seat {act.seat}, can't be played ({refusal.reason})"
            ) from refusal


@of_a_game
def a_lesson_has_its_texts_in_every_language(key: str) -> None:
    lesson = lesson_of(key)
    ids = [] if lesson is None else [f"{key}-lesson-{name}" for name in texts_of(lesson)]
    need_messages({language: [name for name in ids if not words(language).of(key).has(name)] for language in LANGUAGES})


@of_a_game
def a_lesson_teaches_every_rule_and_names_existing_things(key: str) -> None:
    game, lesson = GAMES[key], lesson_of(key)
    if lesson is None:
        return
    taught = {rule for hint in lesson.hints for rule in hint.teaches}
    untaught = [rule for rule in lesson.rules if rule not in taught]
    need(not untaught, f"no hint of the lesson teaches {join_names(untaught)}")
    unknown = sorted(taught - set(lesson.rules))
    need(not unknown, f"hints of the lesson teach {join_names(unknown)}, which is not among its `rules`")
    names = {hint.name for hint in lesson.hints}
    missing = sorted({name for act in lesson.line for name in act.hints} - names)
    need(not missing, f"acts of the lesson show {join_names(missing)}, and there is no such hint")
    offers = {offer for hint in lesson.hints for when in hint.when for offer in when.offers}
    event_tags = {event_tag for hint in lesson.hints for when in hint.when for event_tag in when.told}
    strange = sorted((offers - {tag(kind) for kind in game.Moves}) | (event_tags - {tag(kind) for kind in game.Events}))
    need(not strange, f"hints of the lesson wait for {join_names(strange)}, and no move or event has that tag")
    lines = list_summary_lines(key)
    need(
        len(lines) == len(lesson.rules),
        f"`rules` of the lesson names {len(lesson.rules)} rules, and {key}-rules has {len(lines)} lines",
    )


def list_summary_lines(key: str) -> list[str]:
    """Return the lines of the summary of a game's rules, without headings."""
    return [line for line in words(ORIGINAL).say(f"{key}-rules").split("\n") if line and not line.startswith("#")]
