"""Leaks that the author of a small game can plant by one mistake: each is found and named, with the author's own line.

The report has the moves that lead to it. The games without a mistake have none.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.bot.__main__ import main
from azalai.testing import Fault, trials
from azalai.testing.who_sees import is_sorted
from tests.installing import Changes, install_game

PLANTED = Path(__file__).parent / "planted"
TAKEN = "hand = sorted(good for good in (*hand, state.laid[seat]) if good is not None)"
RULES, RENDERER = "__init__.py", "renderer.py"
SUBJECTS = ("choosing", "knowing", "telling", "leaks", "secrecy", "robots_play")
"""Subjects of checks, the quick ones first."""
DRAW = "draw, alt, text, situation, choice, fact, last_board = plain("
MEMORY = """
SEEN = [None]
plain_{name} = {name}


def {name}(view, {more}):
    SEEN.append(str(view.own_{field}))
    return f"{{plain_{name}(view, {more}) or ''}} {{SEEN[-2]}}"
"""


def remember(name: str, more: str, field: str) -> Changes:
    """Return a change by which a renderer's function remembers the values of the reader before."""
    whole = f'{DRAW}"dune")'
    return {RENDERER: [(whole, whole + "\n" + MEMORY.format(name=name, more=more, field=field))]}


def rules(*changes: tuple[str, str]) -> Changes:
    """Return a change of the rules."""
    return {RULES: changes}


KEEPS = """
    def imagine(self, state, seat, seed):
        return replace(super().imagine(state, seat, seed), {field}=state.{field})


GAME = """
REMEMBERS = """
    def robot(self, view, moves, seed):
        self.asked, before = view.own_{field}, getattr(self, "asked", None)
        return moves[hash(before) % len(moves)]


GAME = """
CHOOSES = """
        for seat in range(seats):
            if len(set(hands[seat])) == 1:
                nothing = placed(nothing, seat, hands[seat][0])
                hands[seat] = hands[seat][1:]
        return replace("""
LEAKS: dict[str, tuple[str, Changes, str, str]] = {
    "imagine keeps what is under the cups": (
        "knuckles",
        rules(("\n\nGAME = ", KEEPS.format(field="cups"))),
        "`imagine` for a spectator keeps `cups` of seat",
        "cups: Annotated",
    ),
    "all are told what is rolled": (
        "knuckles",
        rules(("OwnRoll(reader=seat, ", "OwnRoll(")),
        "`OwnRoll` tells everybody what stays unseen",
        "tell(OwnRoll(dice=",
    ),
    "the neighbour is told what is rolled": (
        "knuckles",
        rules(("OwnRoll(reader=seat, ", "OwnRoll(reader=(seat + 1) % len(cups), ")),
        "`OwnRoll` tells seat",
        "tell(OwnRoll(",
    ),
    "an open number follows from the cups": (
        "knuckles",
        rules(("bidder=seat, to_act=following", "bidder=sum(state.cups[seat]) % 2, to_act=following")),
        "sees in `bidder`",
        "bidder: Seat",
    ),
    "the mark beside the cups is forgotten": (
        "knuckles",
        rules(
            (
                "Annotated[BySeat[tuple[int, ...] | None], Sealed(among=lambda state, seat: ROLLS)]",
                "BySeat[tuple[int, ...]]",
            ),
            ("cups=(None,) * len(lives)", "cups=((),) * len(lives)"),
            ("(None,) * seats), lambda", "((),) * seats), lambda"),
        ),
        "is a mark (Hidden, Dealt, Sealed) forgotten beside a field?",
        "tell(OwnRoll(",
    ),
    "the cups are never what they are": (
        "knuckles",
        rules(
            (
                "ROLLS = tuple(itertools.combinations_with_replacement(range(1, 7), DICE))",
                "ROLLS = ((1, 2), (3, 4), (5, 5))",
            )
        ),
        "robots and *Review* never think of the truth",
        "cups: Annotated",
    ),
    "a refusal follows from the cups": (
        "knuckles",
        rules(
            (
                "        following = (",
                "        if sum(state.cups[seat - 1] or ()) > 8:\n"
                "            raise IllegalMove('dune-refusal-no-bid')\n        following = (",
            ),
            ("    Event,\n", "    Event,\n    IllegalMove,\n"),
        ),
        "IllegalMove: dune-refusal-no-bid",
        "raise IllegalMove(",
    ),
    "the alternative text remembers (knuckles)": (
        "knuckles",
        remember("alt", "names, words", "cups"),
        "`alt` tells",
        "def alt(",
    ),
    "a label remembers (knuckles)": (
        "knuckles",
        remember("choice", "move, field, value, words", "cups"),
        "`choice` tells seat",
        "def choice(",
    ),
    "a fact remembers (knuckles)": (
        "knuckles",
        remember("fact", "prompt, choice, words", "cups"),
        "`fact` tells seat",
        "def fact(",
    ),
    "a robot remembers (knuckles)": (
        "knuckles",
        rules(("\n\nGAME = ", REMEMBERS.format(field="cups"))),
        "when it is asked again",
        "",
    ),
    "the result follows from the cups": (
        "knuckles",
        rules(
            (
                '[{"lives": lives} for lives in state.lives]',
                '[{"lives": lives + (dice or (0,))[0]} for lives, dice in zip(state.lives, state.cups)]',
            ),
            ("return self.roll_all(state, tell) if all(lives) else state", "return self.roll_all(state, tell)"),
        ),
        "sees in `outcome` is not the same",
        "",
    ),
    "imagine keeps the hands": (
        "serai",
        rules(("\n\nGAME = ", KEEPS.format(field="hands"))),
        "keeps `hands` of seat",
        "hands: Annotated",
    ),
    "all are told which card was chosen": (
        "serai",
        rules(
            ("    seat: Seat\n\n\nclass TookBack", "    seat: Seat\n    good: Good\n\n\nclass TookBack"),
            ("Chose(seat=seat)", "Chose(seat=seat, good=move.good)"),
        ),
        "`Chose` tells",
        "tell(Chose(",
    ),
    "all are told which kind of move was made": (
        "serai",
        rules(
            ("    seat: Seat\n\n\nclass TookBack", "    seat: Seat\n    sells: bool\n\n\nclass TookBack"),
            ("Chose(seat=seat)", "Chose(seat=seat, sells=isinstance(move, Sell))"),
        ),
        "what seat 0 has chosen",
        "tell(Chose(",
    ),
    "all are told the hands that go round": (
        "serai",
        rules(("OwnHand(reader=seat, ", "OwnHand(")),
        "`OwnHand` tells everybody what stays unseen",
        "tell(OwnHand(goods=",
    ),
    "a seat peeks at the hand of another": (
        "serai",
        rules(
            (
                "goods=hands[seat]))",
                "goods=hands[seat]))\n            tell(OwnHand(reader=(seat + 1) % seats, goods=hands[seat]))",
            )
        ),
        "`OwnHand` tells seat",
        "tell(OwnHand(",
    ),
    "a card of the deck is told to all": (
        "serai",
        rules(("goods=hands[seat]))", "goods=hands[seat]))\n        tell(Kept(seat=0, good=deck[-1]))")),
        "`Kept` tells everybody what stays unseen",
        "tell(Kept(seat=0",
    ),
    "the mark beside the cards that are laid is forgotten": (
        "serai",
        rules(('laid: Annotated[BySeat[Good | None], Dealt(pool="deck")]', "laid: BySeat[Good | None]")),
        "`laid` shows everybody what seat",
        "laid: BySeat",
    ),
    "an open number goes up with the choice": (
        "serai",
        rules(
            (
                "            selling=placed(",
                "            coins=placed(state.coins, seat, state.coins[seat] + isinstance(move, Sell)),\n"
                "            selling=placed(",
            )
        ),
        "`coins` shows everybody what seat",
        "coins: BySeat",
    ),
    "a choice is made by itself": (
        "serai",
        rules(
            (
                "        return replace(\n            state,\n            rounds",
                CHOOSES.lstrip("\n") + "\n            state,\n            rounds",
            ),
            (
                "            selling=nothing,",
                "            selling=tuple(None if card is None else False for card in nothing),",
            ),
        ),
        "the same has come to light, and yet",
        "laid: Annotated",
    ),
    "the order of a hand tells what was taken back": (
        "serai",
        rules((TAKEN, "hand = [*hand, state.laid[seat]]")),
        "something stays of the choice in `hands` of seat",
        "hands: Annotated",
    ),
    "what is sealed is never true": (
        "serai",
        rules(("seat: (False, True))", "seat: (False,))")),
        "`selling` of seat",
        "selling: Annotated",
    ),
    "what may be sealed follows from an unseen hand": (
        "serai",
        rules(("seat: (False, True))", "seat: (False, len(set(state.hands[seat])) > 1))")),
        "`among` of `selling` looks at something that not all know",
        "selling: Annotated",
    ),
    "who held a hand before sees what is taken out of it": (
        "caravan",
        rules(
            (
                "state = replace(state, picks=placed(state.picks, seat, move.card))",
                "rest = tuple(card for card in state.hands[seat] if card != move.card)\n"
                "        state = replace(state, hands=placed(state.hands, seat, rest))\n"
                "        state = replace(state, picks=placed(state.picks, seat, move.card))",
            ),
            ('Sealed(among="hands")', 'Dealt(pool="box")'),
            (
                "            return replace(state, picks=placed(state.picks, seat, None))",
                "            hand = tuple(sorted((*state.hands[seat], state.picks[seat])))\n"
                "            state = replace(state, hands=placed(state.hands, seat, hand))\n"
                "            return replace(state, picks=placed(state.picks, seat, None))",
            ),
        ),
        "`known_hands` shows seat",
        "hands: Annotated",
    ),
    "an open card stays in its hand, where others imagine another": (
        "caravan",
        rules(
            ('Annotated[BySeat[int | None], Sealed(among="hands")]', "BySeat[int | None]"),
            (
                "hands[seat] = tuple(card for card in hands[seat] if card != pick)",
                "hands[seat].index(pick)\n"
                "                hands[seat] = tuple(card for card in hands[seat] if card != pick)",
            ),
        ),
        "fails in a position imagined for a spectator",
        "hands[seat].index(pick)",
    ),
    "all know every hand": (
        "caravan",
        rules(("Known(by=earlier_holders)", "Known(by=lambda state, seat: range(len(state.kept)))")),
        "is shown to seat 1, which has not held what is there, and no event has told it at the beginning",
        "hands: Annotated",
    ),
    "who gets a hand next knows it before": (
        "caravan",
        rules(("for step in range(1, min(state.passed, seats - 1) + 1)]", "for step in range(-1, 0) if state.passed]")),
        "which has not held what is there, and no event has told it by then",
        "hands: Annotated",
    ),
    "all are told the hands that are passed on": (
        "caravan",
        rules(("OwnHand(reader=seat, ", "OwnHand(")),
        "`OwnHand` tells everybody what stays unseen",
        "tell(OwnHand(cards=",
    ),
    "the situation remembers what the text was asked": (
        "serai",
        {
            RENDERER: [
                (
                    f'{DRAW}"dune")',
                    f'{DRAW}"dune")\n'
                    + MEMORY.format(name="text", more="names, words", field="hands").replace("{SEEN[-2]}", "")
                    + "\n\nplain_situation = situation\n\n\ndef situation(view, names, words):\n"
                    "    return plain_situation(view, names, words) + SEEN[-1]\n",
                )
            ]
        },
        "`situation` tells",
        "def situation(",
    ),
    "a label remembers (serai)": (
        "serai",
        remember("choice", "move, field, value, words", "hands"),
        "`choice` tells seat",
        "def choice(",
    ),
    "the alternative text remembers (serai)": (
        "serai",
        remember("alt", "names, words", "hands"),
        "`alt` tells",
        "def alt(",
    ),
    "a robot remembers (serai)": ("serai", rules(("\n\nGAME = ", REMEMBERS.format(field="hands"))), "robot", ""),
}
"""By planted leak: the game, the changes, and words of the sentence and of the line."""


def find_fault(key: str, sentence: str) -> tuple[Fault | None, list[str]]:
    """Return the first fault with that sentence, and all faults before it; those after it are not searched."""
    others: list[str] = []
    for trial in (trial for subject in SUBJECTS for trial in trials([key], subject)):
        fault = trial.fault()
        if fault is not None and sentence in str(fault):
            return fault, others
        others += [f"{fault} {fault.lines}"] if fault is not None else []
    return None, others


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found_with_its_line_and_the_moves(leak: str, tmp_path: Path) -> None:
    original, changes, sentence, line = LEAKS[leak]
    with install_game("dune", tmp_path, PLANTED / f"azalai_{original}", changes=changes):
        fault, others = find_fault("dune", sentence)
    assert fault is not None, others
    assert not line or any(line in written for written in fault.lines), (str(fault), fault.lines)
    assert "seed b'" in fault.course and "moves: " in fault.course


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", ["knuckles", "serai", "caravan"])
def test_a_game_without_a_slip_is_silent(key: str, tmp_path: Path) -> None:
    with install_game("dune", tmp_path, PLANTED / f"azalai_{key}"):
        assert [str(fault) for trial in trials(["dune"]) if (fault := trial.fault()) is not None] == []


@pytest.mark.costly(seconds=4)
def test_the_list_of_who_sees_what_shows_a_sum_and_an_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An open number that follows from hidden things stands out in it, and so does an unsorted hand."""
    changes = rules(
        (TAKEN, "hand = [*hand, state.laid[seat]]"),
        (
            "            rounds=state.rounds - 1,",
            "            rounds=state.rounds - 1,\n            sums=tuple(len(set(hand)) for hand in hands),",
        ),
        ("    coins: BySeat[int]\n", "    coins: BySeat[int]\n    sums: BySeat[int] = ()\n"),
        ("((),) * seats, (0,) * seats)", "((),) * seats, (0,) * seats, (0,) * seats)"),
    )
    page = tmp_path / "page.html"
    with install_game("dune", tmp_path, PLANTED / "azalai_serai", changes=changes):
        assert main(["try", "dune", "--who-sees"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert main(["try", "dune", "--who-sees", "--html", str(page)]) == 0
        assert main(["try", "dune", "--who-sees", "--html", str(tmp_path)]) == 1
    said = {line.split(":")[0].strip(): line for line in lines}
    assert "everybody" in said["sums"] and "TELLS something of what is hidden" in said["sums"]
    assert "its owner" in said["hands"] and "in an ORDER" in said["hands"]
    assert "nobody; all see how many" in said["deck"] and "until it is opened" in said["selling"]
    assert said["rounds"].startswith("  rounds: everybody; from the beginning, changed by ")
    assert said["keep"].startswith("  keep: the seat that makes it; others only what follows; all see ")
    assert "another seat and its seat" in said["OwnHand"] and "everybody" in said["Chose"]
    assert page.read_text(encoding="utf-8").count("<tr class=loud>") == 4


@pytest.mark.costly(seconds=4)
def test_the_list_of_who_sees_what_shows_how_many_others_know_a_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A `Known` that names too many differs from the right one there, at the first glance."""
    broad = ("Known(by=earlier_holders)", "Known(by=lambda state, seat: range(len(state.kept)))")
    meant = (broad[0], broad[1].removesuffix(")") + ", at_once=True)")
    said: list[str] = []
    for number, changes in enumerate((rules(), rules(broad), rules(meant))):
        with install_game("dune", tmp_path / str(number), PLANTED / "azalai_caravan", changes=changes):
            assert main(["try", "dune", "--who-sees"]) == 0
            lines = capsys.readouterr().out.splitlines()
            said.append(next(line for line in lines if line.startswith("  hands: ")).split("SHOWN ")[1])
            assert main(["try", "dune", "--who-sees", "--html", str(tmp_path / "page.html")]) == 0
            has_mark = "<tr class='loud leak'><td>hands" in (tmp_path / "page.html").read_text(encoding="utf-8")
            assert has_mark is (number == 1)
            faults = [trial.fault() for trial in trials(["dune"], "knowing")]
            assert any(faults) is (number == 1), "a seat that is meant to see a hand at once is no finding"
    right, wide, wanted = said
    assert right == "by `Known` to none of the 3 others at the beginning, and to up to 3 later"
    assert wanted == "by `Known` to 3 of the 3 others at the beginning, and to up to 3 later"
    assert wide == f"{wanted}; some of them have NOT HELD what they see, and no event has told them"


@pytest.mark.parametrize(
    ("hand", "sorts"), [((2, 10), True), ((10, 2), False), ((None, 3), False), ((3, None), True), (("b", "c"), True)]
)
def test_an_order_is_told_apart_from_a_sorted_hand(hand: tuple[object, ...], sorts: bool) -> None:
    assert is_sorted(hand) is sorts


@pytest.mark.costly(seconds=2)
def test_azalai_try_prints_the_line_and_how_to_repeat_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changes = rules(("OwnHand(reader=seat, ", "OwnHand("))
    with install_game("dune", tmp_path, PLANTED / "azalai_serai", changes=changes):
        assert main(["try", "dune", "--only", "telling"]) == 1
    lines = capsys.readouterr().out.splitlines()
    at = next(number for number, line in enumerate(lines) if "`OwnHand` tells everybody" in line)
    assert lines[at + 1].strip().startswith("azalai_dune/__init__.py, line ")
    assert lines[at + 1].endswith("tell(OwnHand(goods=hands[seat]))")
    assert lines[at + 2].startswith("    to repeat it: 2 players, seed b'told 0', moves: ")
