"""Faults planted in a small game, one at a time: each is found and reported in a sentence that names it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from azalai.bot.__main__ import main
from azalai.testing import Trial, trials
from tests.installing import PYTEST, Changes, install_souk

pytest_plugins = ("pytester",)

RULES, PARTS, RENDERER = "__init__.py", "parts.py", "renderer.py"
VIEW = "own_offer=None if seat is None else state.offers[seat],"
ROUND, FIELD = "round=min(state.round, ROUNDS),", "    round: int\n    card: int\n    salt: BySeat"
REDRAWN = "offers[other], chance = chance.below(state.salt[other] + 1)"
SHUFFLED, KEPT = "deck, chance = chance.shuffled(unseen)", "deck = (state.card, *state.deck) if over else state.deck"
SOLD = "events), tuple(events), reveals=True)"
OWN = "OwnOffer(reader=seat, salt=salt)"
WAITS = "enumerate(state.offers) if offer is None)"
SHORT, DRAWN = "return text(view, names, words)[:1024]", "    return picture"
NUDGED = "nudge, _ = Chance(seed).below(3)"


def rules(*changes: tuple[str, str]) -> dict[str, Sequence[tuple[str, str]]]:
    """Return a change of the souk's rules."""
    return {RULES: changes}


def remember(file: str, first: str, *changes: tuple[str, str]) -> Changes:
    """Return a change by which the souk has a list that lasts from one call to the next."""
    return {file: [(first, f"SEEN = []\n{first}"), *changes]}


LEAKS: dict[str, tuple[Changes, str]] = {
    "the view tells what others offer": (
        rules((VIEW, "own_offer=max((offer or 0 for offer in state.offers), default=None),")),
        "in `own_offer` is not the same in a position that it imagines: the view tells what is hidden",
    ),
    "the view tells who looks on what the first seat offers": (
        rules((VIEW, "own_offer=state.offers[seat or 0],")),
        "what a spectator sees in `own_offer`",
    ),
    "the view tells the next card": (
        rules((ROUND, f"{ROUND} next=state.deck[:1],"))
        | {PARTS: [(FIELD, FIELD.replace("card", "next: tuple[int, ...]\n    card"))]},
        "sees in `next` is not the same",
    ),
    "the view tells the chance to come": (
        rules((ROUND, f"{ROUND} luck=state.chance.seed,"))
        | {PARTS: [(FIELD, FIELD.replace("card", "luck: bytes\n    card"))]},
        "sees in `luck` is not the same",
    ),
    "imagine keeps the offers": (rules((REDRAWN, "pass")), "keeps `offers` of seat"),
    "imagine keeps the deck": (rules((SHUFFLED, KEPT)), "keeps `deck`"),
    "imagine keeps the chance to come": (rules(("chance=chance, deck", "deck")), "is its chance not fresh?"),
    "what comes to light is not said to": (
        rules((SOLD, SOLD.replace("True", "False"))),
        "brings something to light, and `reveals` is False",
    ),
    "reveals depends on what others offered": (
        rules((SOLD, SOLD.replace("True", "state.offers[0] != 1"))),
        "`reveals` of `offer",
    ),
    "all are told how much was offered": (
        rules((OWN, "OwnOffer(salt=salt)")) | {PARTS: [("    refines = Offered\n\n", "")]},
        "`OwnOffer` tells a spectator whether seat 0 played",
    ),
    "another seat is told how much was offered": (
        rules((OWN, "OwnOffer(reader=(seat + 1) % len(state.salt), salt=salt)")),
        "`OwnOffer` tells seat 1 whether seat 0 played",
    ),
    "what may be done depends on what others offer": (
        rules(("return (TakeBack(),)", "return (TakeBack(),) if max(one or 0 for one in state.offers) < 3 else ()")),
        "`moves` of seat",
    ),
    "a refusal tells what others offer": (
        rules(('-turn" if offered', '-turn" if offered or 2 in state.offers')),
        "is answered tells seat",
    ),
    "who must decide depends on what others offer": (
        rules((WAITS, WAITS.replace(")", " or offer == 5 and None in state.offers)"))),
        "`deciders` tells",
    ),
    "the alternative text tells what was seen before": (
        remember(
            RENDERER,
            "SIZE =",
            (SHORT, "SEEN.append(view.own_offer or 0)\n    return text(view, names, words) + str(SEEN[-2:-1])"),
        ),
        "`alt` tells",
    ),
    "the picture shows what was seen before": (
        remember(
            RENDERER,
            "SIZE =",
            (DRAWN, f"    SEEN.append(view.own_offer or 0)\n    pen.text((900, 20), str(SEEN[-2:-1]))\n{DRAWN}"),
        ),
        "`draw` shows",
    ),
    "the robot remembers what it was asked for another seat": (
        remember(
            RULES,
            "CODER =",
            (NUDGED, "SEEN.append(view.seat)\n        nudge = SEEN[-2:-1] == [view.seat - 1]"),
        ),
        "chooses otherwise when it is asked again",
    ),
}
"""By planted leak: the changes, and words of the sentence that names it."""


def assert_found(sentence: str, tried: Iterable[Trial]) -> None:
    """Check that one of these checks finds a fault and names it so; those after it are not run."""
    others: list[str] = []
    for trial in tried:
        fault = trial.fault()
        if sentence in str(fault):
            return
        others += [str(fault)] if fault else []
    pytest.fail(f"what was found is {others}")


@pytest.mark.costly_cases(
    "all are told how much was offered",
    "the alternative text tells what was seen before",
    "the picture shows what was seen before",
    "the robot remembers what it was asked for another seat",
    seconds=2,
)
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found_and_named(leak: str, tmp_path: Path) -> None:
    changes, sentence = LEAKS[leak]
    with install_souk("dune", tmp_path, changes=changes):
        assert_found(sentence, trials(["dune"], "secrecy", "leaks", "robots_play"))


@pytest.mark.costly(seconds=2)
def test_a_robot_that_is_given_a_secret_is_told_with_its_field(tmp_path: Path) -> None:
    """The sentence names the field, and prints no bytes of positions."""
    with install_souk("dune", tmp_path, changes={RULES: [(SHUFFLED, KEPT)]}):
        faults = [str(fault) for trial in trials(["dune"], "robots_play") if (fault := trial.fault()) is not None]
    assert any("robot of seat 0 is given `deck`, which it does not know" in said for said in faults), faults
    assert not any("Task(" in said or "\\x" in said for said in faults), faults


SLIPS: dict[str, tuple[Changes, str]] = {
    "a score that does not add up": (
        rules(("Score(sum(cards), (Part", "Score(sum(cards) + 1, (Part")),
        "the parts of seat 0's score make",
    ),
    "a refusal without words": (
        rules(('"dune-refusal-no-offer"', '"dune-refusal-nothing"')),
        ": dune-refusal-nothing",
    ),
    "a part of the score without words": (
        {
            f"locales/{language}/dune.ftl": [("dune-part-gold =", "dune-part-silver =")]
            for language in ("de", "en", "fr")
        },
        "de, en, fr: there is no message `dune-part-gold`",
    ),
    "a move that is read as another": (
        rules(("Notation(MOVES, number=short_number).read)", "lambda text: Offer(1))")),
        "is read as",
    ),
    "a game that remembers the one before": (
        rules(("return State(chance, 1,", "self.version += 1\n        return State(chance, self.version % 2 + 1,")),
        "is another when it is played again",
    ),
    "a French word that is missing": (
        {"locales/fr/dune.ftl": [("dune-did-won =", "# dune-did-won =")]},
        "fr: there is no message `dune-did-won`",
    ),
    "a message that is written wrongly": (
        {"locales/en/dune.ftl": [("dune-move-take-back = Take", "dune-move-take-back = { Take")]},
        "dune.ftl, line",
    ),
    "a picture too high": ({RENDERER: [("SIZE = (1400, 700)", "SIZE = (1400, 1700)")]}, "is 1700 px high"),
    "a text too long": ({RENDERER: [(SHORT, "return text(view, names, words) * 9")]}, "`alt` has"),
}
"""Other mistakes than leaks."""


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_found_and_named(slip: str, tmp_path: Path) -> None:
    changes, sentence = SLIPS[slip]
    with install_souk("dune", tmp_path, changes=changes):
        assert_found(sentence, trials(["dune"]))


@pytest.mark.costly(seconds=8)
def test_azalai_try_tells_what_it_finds_in_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", "souk"]) == 0
    output = capsys.readouterr().out
    assert "souk tells nobody what they may not know" in output and output.endswith("souk: nothing was found\n")
    with install_souk("dune", tmp_path, changes={RULES: [(REDRAWN, "pass")]}):
        assert main(["try", "dune", "--only", "secrecy"]) == 1
    output = capsys.readouterr().out
    assert "dune FAILS: `imagine` for a spectator keeps `offers` of seat 0, which it does not know" in output
    assert output.endswith("dune: 1 fault found\n")


@pytest.mark.costly
def test_azalai_try_says_why_a_game_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", "senet"]) == 2 and "There is no game senet among souk, targui" in capsys.readouterr().out
    with install_souk("dune", tmp_path, changes={RULES: [("GAME:", "OTHER:")]}):
        assert main(["try", "dune"]) == 1
    assert "dune is left out: azalai-dune 1.0: AttributeError" in capsys.readouterr().out


BY_KEY = (*PYTEST, "--game", "souk")


@pytest.mark.costly
def test_pytest_makes_every_check_of_a_game_a_test_without_a_file_of_tests(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`azalai try` runs the checks themselves above, and pytest in the long checks."""
    asked: list[str] = []
    monkeypatch.setattr(Trial, "fault", lambda self: asked.append(str(self)))
    result = pytester.runpytest_inprocess(*BY_KEY)
    assert asked == [str(trial) for trial in trials(["souk"])]
    result.assert_outcomes(passed=len(asked))


@pytest.mark.long(seconds=5)
def test_pytest_tries_a_game_by_its_key_without_a_file_of_tests(pytester: pytest.Pytester) -> None:
    pytester.runpytest_inprocess(*BY_KEY).assert_outcomes(passed=len(list(trials(["souk"]))))


@pytest.mark.costly
def test_pytest_tries_a_game_in_a_file_of_tests_and_tells_the_sentence(
    pytester: pytest.Pytester, tmp_path: Path
) -> None:
    pytester.makepyfile(
        """
        from azalai.testing.plugin import tries

        @tries("dune", subjects=("secrecy",))
        def test_dune(trial):
            trial.run()
        """
    )
    with install_souk("dune", tmp_path, changes={RULES: [(REDRAWN, "pass")]}):
        result = pytester.runpytest_inprocess(*PYTEST)
    assert result.parseoutcomes()["failed"] >= 1
    result.stdout.fnmatch_lines(["*`imagine` for * keeps `offers` of seat *"])
