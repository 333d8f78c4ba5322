"""Questions of every kind on a phone: nine in ten fit one screen whole, and the others are a little higher."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from azalai.bot.dialogs.fitting import explain_within
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.history.narration import Did
from azalai.bot.layouts.cards import lobby_card
from azalai.bot.layouts.confirmations import confirm_layout
from azalai.bot.layouts.explanations import ExplanationPlan, list_explained_acts
from azalai.bot.layouts.layout import Layout, Picture, PrivateLayout
from azalai.bot.layouts.message_height import height, parts
from azalai.bot.layouts.news_lines import newest_line
from azalai.bot.layouts.phone import PHONE, Client, button_width, clip_to_line, count_small_lines, fits_in_line
from azalai.bot.layouts.prompts import DialogPlace, aside_buttons, make_prompt, prompt_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.teaching import Taught
from azalai.bot.signs import NO_SIGNS, Signs
from azalai.bot.store.rows import Status
from azalai.bot.tables.levels import may_suggest
from azalai.bot.text import plain
from azalai.games import GAMES
from azalai.games.prompts import Form, Prompt
from azalai.games.questions import tag
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import renderer
from azalai.renderers.signs import KEYS
from azalai.robots import Level
from benchmarks.phone import game_of_robots
from tests.bot.histories import table_of
from tests.house import ROOT
from tests.renderers.asking import NAMES, Asked, kinds

ONE_SCREEN, MOST = 720, 1000
"""Largest heights in px: of nine in ten kinds of questions, and of all."""
FLAGS = 1 << 15 | 1 << 6
PICTURE = Picture("board.png", b"picture", "a board")
NEW = Taught({})
"""Knowledge of a user who has never played."""
STORY = [
    Did("Amara", "drew 3"),
    Did("Amara", "sent gold"),
    *(Did("Thomas", f"took {count} millet from the market") for count in (3, 2, 4, 1)),
]


def explain_first(asked: Prompt, said: Wordings) -> ExplanationPlan:
    """Return the explanations with the first question of a game."""
    return ExplanationPlan(first=True)


def explain_next(asked: Prompt, said: Wordings) -> ExplanationPlan:
    """Return the explanations with the second question."""
    return ExplanationPlan(NEW.list_new(said.table.game.key, list_explained_acts(asked, said)))


def make_layout(
    question: Asked, language: Language, *, explained: Callable[[Prompt, Wordings], ExplanationPlan] | None = None
) -> PrivateLayout:
    """Return the layout of a question in a language, with the explanations of `explained`."""
    key, seats, state, seat, _ = question.decision
    table = table_of(key, seats, state, 5, Status.RUNNING, b"seed")
    wordings = question.decision.wordings(language)
    moves, place = GAMES[key].moves(state, seat), DialogPlace(table, seat, 0, question.answers)
    asked = make_prompt(place, moves, wordings)
    is_first = not question.answers
    if asked.move is not None:
        return confirm_layout(place, asked, wordings, PICTURE, user=1, story=STORY)
    beside = [aside_buttons(place, wordings.words, suggest=may_suggest(table), undo=True)]

    def build(explained: ExplanationPlan) -> PrivateLayout:
        return prompt_layout(
            msgspec.structs.replace(place, explained=explained),
            asked,
            wordings,
            PICTURE,
            user=1,
            back=() if question.answers else None,
            story=STORY if is_first else (),
            barred=GAMES[key].barred(wordings.view),
            more=beside if is_first else [],
        )

    if explained and is_first:
        return explain_within(explained(asked, wordings), build, make_signs())
    return build(ExplanationPlan())


def make_body(layout: Layout, signs: Signs = NO_SIGNS) -> dict[str, Any]:
    """Return the payload for Discord."""
    return {"flags": FLAGS, "components": build_view(layout.with_signs(signs)).to_components()}


@functools.cache
def make_signs() -> Signs:
    """Return the collection of all emojis."""
    signs = Signs()
    signs.learn({key: f"<:az_{key}:{number}>" for number, key in enumerate(KEYS, 1)})
    return signs


@functools.cache
def measure_pictures(key: str, seats: int) -> Sequence[tuple[int, int]]:
    """Return the sizes of the pictures of all kinds of questions (width, height in px)."""
    draw, names = renderer(key).draw, NAMES[:seats]
    return [draw(kind.view, names, words("en"), kind.prompt).size for kind in kinds(key, seats)]


def measure_questions(key: str, seats: int, language: Language) -> Iterator[tuple[int, int, Asked]]:
    """Yield the heights of each kind of question with and without emojis."""
    for question, size in zip(kinds(key, seats), measure_pictures(key, seats), strict=True):
        layout = make_layout(question, language)
        signed, plain = (
            height(make_body(layout, each), pictures={PICTURE.name: size}) for each in (make_signs(), NO_SIGNS)
        )
        yield signed, plain, question


@pytest.mark.costly_cases(
    "targui-2-de",
    "targui-2-en",
    "targui-2-fr",
    "targui1988-4-de",
    "timbuktu-5-de",
    "touareg-5-de",
    "touareg-5-en",
    "touareg-5-fr",
    seconds=3,
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "seats"),
    [
        pytest.param(key, seats, marks=() if seats == max(GAMES[key].seats) else pytest.mark.long(seconds=4))
        for key in GAMES
        for seats in GAMES[key].seats
    ],
)
def test_every_kind_of_question_fits_a_phone(key: str, seats: int, language: Language):
    """Fewer players get much the same questions."""
    heights = sorted(measure_questions(key, seats, language), key=lambda row: -row[0])
    assert heights[0][0] <= MOST, heights[0][2].prompt
    assert max(plain for _, plain, _ in heights) <= MOST, "without signs"
    high = [height for height in heights if height[0] > ONE_SCREEN]
    assert len(high) <= len(heights) / 10, [(signed, question.prompt.steps) for signed, _, question in high]


@pytest.mark.parametrize("explained", [explain_first, explain_next])
@pytest.mark.parametrize("key", GAMES)
def test_explanations_for_a_new_player_fit_a_phone(key: str, explained: Callable[[Prompt, Wordings], ExplanationPlan]):
    """Explained acts that have no room wait for the next question; one is always explained."""
    seats = max(GAMES[key].seats)
    for language in LANGUAGES:
        for question, size in zip(kinds(key, seats), measure_pictures(key, seats), strict=True):
            if question.answers:
                continue
            layout = make_layout(question, language, explained=explained)
            high = height(make_body(layout, make_signs()), pictures={PICTURE.name: size})
            assert high <= (MOST if len(layout.explains or ()) < 2 else ONE_SCREEN), question.prompt


@pytest.mark.parametrize("key", GAMES)
def test_an_act_of_several_kinds_of_moves_is_not_explained_with_them(key: str):
    """A new player reads "Move camels: …", and no second text for "Move or attack: …"."""
    kinds_of_moves = {tag(kind) for kind in GAMES[key].Moves}
    for question in kinds(key, max(GAMES[key].seats)):
        assert kinds_of_moves.issuperset(list_explained_acts(question.prompt, question.decision.wordings("en")))


@pytest.mark.costly_cases("targui", "touareg", seconds=2)
@pytest.mark.parametrize("key", GAMES)
def test_no_list_of_choices_has_to_be_scrolled_through(key: str):
    """Buttons are in the lines of a phone, so that related ones stay together."""
    for kind in kinds(key, max(GAMES[key].seats)):
        if kind.prompt.form is not Form.CHOICES:
            continue
        for part in make_body(make_layout(kind, "en"), make_signs())["components"]:
            own = [inside for inside in part.get("components", ()) if inside["type"] == 2]
            lines = [button_width(str(each.get("label") or ""), sign="emoji" in each) for each in own]
            assert not own or len(own) == 1 or fits_in_line(lines), [each.get("label") for each in own]


LOBBY = 640
"""Largest height in px of a server's first lobby. Newcomers see it in the playground, whose letters are wider."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["touareg", "timbuktu", "targui", "targui1988"])
def test_every_lobby_fits_a_phone(key: str, language: Language):
    """Lobbies have from one player to all, people or robots; the first one of a server also says what to do."""
    opened = table_of(key, max(GAMES[key].seats), None, 0, Status.LOBBY, b"")
    usual = min(3, len(opened.seats))
    for full, count in itertools.product({usual, len(opened.seats)}, range(1, len(opened.seats) + 1)):
        host, *others = opened.seats[: min(full, count)]
        robots = [msgspec.structs.replace(seat, user_id=None, level=Level.GENTLE) for seat in others]
        row = msgspec.structs.replace(opened.row, language=language, started_at=None, full_at=full)
        for seats in ([host, *others], [host, *robots]):
            table = msgspec.structs.replace(opened, row=row, seats=tuple(seats))
            high = height(make_body(lobby_card(table, first=True, new=True)))
            assert high <= (LOBBY if count == 1 and full == usual else ONE_SCREEN), (full, count)


def test_news_take_two_lines_and_tell_the_newest_events():
    said = words("en")
    text = newest_line([*STORY, Did("Karine", "stole gold from Amara")], said)
    assert count_small_lines(text) <= 2
    assert text.startswith("… ") and text.endswith("Karine stole gold from Amara")
    assert newest_line(STORY[:2], said) == "Amara drew 3, sent gold"
    assert newest_line([Did("", "a sentence " * 40)], said).endswith(" …")
    assert newest_line([], said) == ""


def test_a_cut_name_turns_and_escapes_nothing_after_it():
    """Its mark of direction is closed, and no half of an escaped letter is before the ellipsis."""
    for name in ("שלום " * 20, "a_b*" * 20):
        line = clip_to_line(lambda text: f"-# {text} · 2", f"Amara, {plain(name)}", 200, 16)
        assert re.fullmatch(r"-# Amara, .*[^\\]…\u2069? · 2", line), line
        assert line.count("\u2068") == line.count("\u2069") == ("ש" in name)


def test_lines_and_heights_of_what_is_sent():
    line, gap = PHONE.button + PHONE.row, PHONE.between
    short = {"type": 2, "label": "A"}
    row = {"type": 1, "components": [short] * 5}
    text = {"type": 10, "content": "-# small\n**bold**"}
    assert parts({"flags": FLAGS, "components": [text, row]}) == [
        ("head", PHONE.header),
        ("text", PHONE.small[1] + PHONE.line),
        ("row", line),
        ("only you", PHONE.ephemeral),
    ]
    long = {"type": 1, "components": [{"type": 2, "label": "a label that takes a line"}] * 2}
    assert dict(parts({"flags": FLAGS, "components": [long]}))["row"] == 2 * line
    inside = {"type": 17, "components": [row]}
    assert height({"flags": FLAGS, "components": [inside]}) > height({"flags": FLAGS, "components": [row]})
    picture = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
    heights = dict(parts({"flags": FLAGS, "components": [picture]}, pictures={"board.png": (1000, 500)}))
    assert heights["picture"] == PHONE.room / 2 + gap
    with pytest.raises(ValueError, match="99"):
        height({"flags": FLAGS, "components": [{"type": 99}]})


def test_the_list_for_eyes_says_what_is_calculated_and_which_lengths_to_put_right() -> None:
    page = (ROOT / "docs" / "rehearsal.md").read_text(encoding="utf-8")
    ((text, lines),) = re.findall(r"`-# ([^`]+)`[^`]+ takes (\d) lines", page)
    assert count_small_lines(text) == int(lines)
    inside = PHONE.framed_room
    row = [words("en").say(f"button-{name}") for name in ("join", "leave", "add-robot", "remove-robot")]
    assert f"*{row[0]}*, *{row[1]}* and *{row[2]}* are in the first line" in page
    first, whole = (sum(map(button_width, labels)) + PHONE.gap * (len(labels) - 1) for labels in (row[:3], row))
    assert first < inside < whole
    names = re.findall(r"correct `(\w+)` and `(\w+)` of\s+`PHONE`", page)
    assert len(names) == 2 and {name for pair in names for name in pair} <= set(Client.__struct_fields__)


@pytest.mark.costly(seconds=8)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["touareg", "timbuktu", "targui", "targui1988"])
def test_nine_of_ten_questions_fit_with_words_on_the_buttons(key: str, language: Language):
    """Labels are measured as they are shown, so that choices fold into menus in time."""
    high = [screen.high for screen in game_of_robots(GAMES[key], max(GAMES[key].seats), 0, language, signs=False)]
    assert sum(height <= ONE_SCREEN for height in high) >= 0.9 * len(high) and max(high) <= MOST
