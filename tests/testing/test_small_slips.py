"""Small mistakes of a small game: reported once, with the author's line, by `azalai try` and by the bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from azalai.bot.__main__ import main
from azalai.bot.catalogue import leave_out_broken
from azalai.games import GAMES
from azalai.games.small import SmallGame
from azalai.locales import words
from azalai.renderers import renderer
from azalai.testing import trials
from tests.house import ROOT
from tests.installing import Changes, install_game, look_again

PLANTED = Path(__file__).parent / "planted"
SOUK = ROOT / "examples" / "souk" / "azalai_souk"
RULES = "__init__.py"
NAMES = ("Amara", "Thomas", "Karine")

LESSONS: dict[str, tuple[Changes, str]] = {
    "an act that can't be played": (
        {"lesson.py": [('"offer 4"', '"offer 40"')]},
        "act 5 of the lesson, `offer 40` of seat 2, can't be played",
    ),
    "a text that is missing": (
        {"lesson.py": [('text="second"', 'text="third"')]},
        "de, en, fr: there is no message `dune-lesson-third`",
    ),
    "a rule that no hint teaches": (
        {"lesson.py": [('("begin", "offer"), (When', '("offer",), (When')]},
        "teaches `begin`",
    ),
    "a hint that waits for nothing": (
        {"lesson.py": [('told=("revealed",)', 'told=("opened",)')]},
        "wait for `opened`, and no move or event has that tag",
    ),
}


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("slip", LESSONS)
def test_a_slip_in_a_lesson_is_told(slip: str, tmp_path: Path) -> None:
    changes, sentence = LESSONS[slip]
    with install_game("dune", tmp_path, SOUK, changes=changes):
        faults = [str(fault) for trial in trials(["dune"], "lessons") if (fault := trial.fault()) is not None]
    assert any(sentence in said for said in faults), faults


@pytest.mark.costly(seconds=4)
def test_a_game_for_exactly_four_players_can_be_tried(tmp_path: Path) -> None:
    changes: Changes = {RULES: [("seats = range(2, 5)", "seats = range(4, 5)")], "lesson.py": [("seats=3", "seats=4")]}
    with install_game("dune", tmp_path, SOUK, changes=changes):
        faults = {trial.check.run.__name__: trial.fault() for trial in trials(["dune"], "secrecy", "contract")}
    assert not any(faults.values()), faults


def test_a_robot_that_imagines_too_much_says_so(tmp_path: Path) -> None:
    """A player of the souk can't offer more salt than there is."""
    changes: Changes = {RULES: [('Sealed(among="salt")', "Sealed(among=lambda state, seat: range(30))")]}
    with install_game("dune", tmp_path, SOUK, changes=changes):
        game: Any = GAMES["dune"]
        state = game.setup(seats=3, options=game.Options(), seed=b"x")
        state = game.play(state, 1, game.moves(state, 1)[0]).state
        with pytest.raises(ValueError, match="must decide and `can` lists no move"):
            SmallGame.robot(game, game.view(state, 0), game.moves(state, 0), b"seed")


@pytest.mark.costly(seconds=2)
def test_a_stale_file_is_told_with_its_own_language(tmp_path: Path) -> None:
    changes: Changes = {"locales/fr/dune.ftl": [("dune-did-won =", "dune-did-took =")]}
    with install_game("dune", tmp_path, SOUK, changes=changes):
        faults = [str(fault) for trial in trials(["dune"], "speech") if (fault := trial.fault()) is not None]
    assert "fr: `dune-did-took` stands in its files and not in those of en: is it stale?" in faults


@pytest.mark.costly(seconds=5)
def test_a_fault_of_can_is_told_once_with_the_line_of_the_author(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    look = ("        goods = sorted(set(state.hands[seat]))", "        goods = sorted(set(state.hands[seat - 1]))")
    with install_game("dune", tmp_path, PLANTED / "azalai_serai", changes={RULES: [look]}):
        assert main(["try", "dune", "--only", "contract", "--only", "moving"]) == 1
    lines = capsys.readouterr().out.splitlines()
    named = [number for number, line in enumerate(lines) if "`can` looks at something" in line]
    assert len(named) == 1
    assert "goods = sorted(set(state.hands[seat - 1]))" in lines[named[0] + 1]


@pytest.mark.parametrize(
    ("text", "why"),
    [('{ "" }', "dune-name has 0 characters"), ("Long" * 75, "dune-name has 300 characters, 1 to 80 are right")],
)
def test_a_name_that_try_refuses_is_refused_by_the_bot(text: str, why: str, tmp_path: Path) -> None:
    changes: Changes = {"locales/en/dune.ftl": [("dune-name = Dune", f"dune-name = {text}")]}
    with install_game("dune", tmp_path, PLANTED / "azalai_serai", changes=changes):
        assert why in leave_out_broken()["dune"]


@pytest.mark.costly(seconds=5)
def test_a_slip_that_shows_at_several_seats_is_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line of the author's is one fault, whichever seats the sentences about it name."""
    changes: Changes = {RULES: [("tell(OwnOffer(reader=seat, ", "tell(OwnOffer("), ("    refines = Offered\n\n", "")]}
    with install_game("dune", tmp_path, SOUK, changes=changes):
        sentences = {str(fault) for trial in trials(["dune"], "secrecy") if (fault := trial.fault()) is not None}
        assert main(["try", "dune", "--only", "secrecy"]) == 1
    assert len(sentences) > 1, sentences
    output = capsys.readouterr().out
    assert output.count("dune FAILS: ") == 1 and output.endswith("dune: 1 fault found\n")


@pytest.mark.costly(seconds=2)
def test_the_words_of_a_game_are_tried_with_the_languages_that_it_speaks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file of a language that was lost is missed in the list."""
    said: list[str] = []
    for lost in ("", "fr"):
        with install_game("dune", tmp_path / f"without {lost}", SOUK) as package:
            for file in (package / "locales" / lost).glob("*.ftl"):
                file.unlink()
            look_again()
            main(["try", "dune", "--only", "speech"])
            said.append(capsys.readouterr().out.splitlines()[0])
    whole, without = said
    assert whole.startswith("dune has its words in every language that it speaks: de, en, fr (")
    assert without.startswith("dune has its words in every language that it speaks: de, en (")


@pytest.mark.costly(seconds=3)
def test_a_seat_and_a_roll_that_are_not_there_can_be_shown(tmp_path: Path) -> None:
    """An open `Seat | None` and a sealed tuple that is None for its owner are drawn and put in words."""
    nobody = ("    lives: BySeat[int]\n", "    lives: BySeat[int]\n    leader: Seat | None\n")
    begun = ("State(chance, 0, 0, 0, (LIVES,) * seats,", "State(chance, 0, 0, 0, (LIVES,) * seats, None,")
    with install_game("dune", tmp_path, PLANTED / "azalai_knuckles", changes={RULES: [nobody, begun]}):
        game, drawer = GAMES["dune"], renderer("dune")
        state = game.setup(seats=3, options=game.Options(), seed=b"x")
        hidden = type(state)(state.chance, 0, 0, 0, state.lives, None, (None, state.cups[1], state.cups[2]))
        for position in (state, hidden):
            for seat in (None, 0):
                assert "Leader: none" in drawer.text(game.view(position, seat), NAMES, words("en"))
                assert drawer.draw(game.view(position, seat), NAMES, words("en")).width in (1000, 1400)


@pytest.mark.costly(seconds=2)
def test_a_view_of_a_game_without_french_words_is_english_as_a_whole(tmp_path: Path) -> None:
    with install_game("dune", tmp_path, PLANTED / "azalai_serai"):
        game, drawer = GAMES["dune"], renderer("dune")
        view = game.view(game.setup(seats=2, options=game.Options(), seed=b"x"), 0)
        assert drawer.text(view, NAMES[:2], words("fr")) == drawer.text(view, NAMES[:2], words("en"))


@pytest.mark.costly(seconds=3)
def test_cards_of_a_kind_lie_together_and_a_back_may_be_the_games_own(tmp_path: Path) -> None:
    """The order of a hand changes nothing in its picture; a drawing `back` replaces the card's back."""
    art = ('plain("dune")', 'plain("dune", None, {"back": "tent"})')
    pictures: list[bytes] = []
    for number, changes in enumerate(({}, {"renderer.py": [art]})):
        with install_game("dune", tmp_path / str(number), PLANTED / "azalai_serai", changes=changes):
            game, drawer = GAMES["dune"], renderer("dune")
            state = game.setup(seats=2, options=game.Options(), seed=b"x")
            turned = type(state)(
                *(getattr(state, name) for name in state.__struct_fields__[:3]),
                tuple(hand[::-1] for hand in state.hands),
                *(getattr(state, name) for name in state.__struct_fields__[4:]),
            )
            assert turned != state
            one, other = (drawer.draw(game.view(each, 0), NAMES, words("en")).tobytes() for each in (state, turned))
            assert one == other
            pictures.append(drawer.draw(game.view(state, None), NAMES, words("en")).tobytes())
    assert pictures[0] != pictures[1]
