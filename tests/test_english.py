"""Gates of the code's language: verbs, openings and retired words may only get better."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.house import PACKAGE

VERBS = frozenset(
    """Accept Add Admit Advance Advise Allow Announce Answer Append Apply Ask Assemble Attack Begin Break Bring Build
    Buy Cache Call Cancel Carry Change Check Choose Claim Clear Close Collect Commit Compare Complete Compute
    Connect Copy Correct Count Create Cut Decode Delete Derive Detach Discard Dispose Divide Do Draw Drop Edit
    Empty Encode End Erase Evaluate Fade Fill Find Finish Fit Follow Forget Format Free Give Go Greet Guard Hand
    Have Hide Hold Insert Invite Join Keep Lay Learn Leave Let Lift Limit List Load Log Look Lose Lower Make
    Mark Measure Mention Merge Move Mute Name Note Notify Number Observe Offer Open Pack Parse Pass Paste Pause
    Pay Pitch Place Play Point Post Postpone Prepare Print Promise Propose Prove Publish Put Quarantine Queue
    Raise Read Rebuild Recompute Record Redraw Reduce Register Release Remember Remind Remove Rename Renew
    Reopen Repeat Replace Replay Report Reseat Resign Restart Restore Resume Retry Return Reveal Review Roll
    Rotate Round Route Run Say Score Search Seat Select Sell Send Set Settle Share Shift Show Shuffle Simulate
    Skip Sort Spare Split Spread Start Stay Steal Stop Store Strike Sum Swap Sweep Switch Take Tell Test Tidy
    Time Trade Train Try Turn Undo Update Use Vote Wait Waive Wake Warn Watch Withdraw Wrap Write Yield""".split()  # noqa: SIM905 - a list of 200 lines reads worse
)
"""Imperatives that begin a function's docstring."""
LEAST_VERBS = 0.9
"""Share of functions' docstrings that begin with one of them; it may only rise."""
OPENINGS = frozenset({"What", "Who", "Whom", "Whose", "Whether", "How", "Where", "Which", "Why"})
MOST_OPENINGS = 0.02
"""Share of docstrings that begin with a question word."""
RETIRED = frozenset(
    """allowed asked beside called chosen concerned counted drawn fought found held imagined kept laid listed made
    measured met moved_on named on_told opened owned paced passed picked placed played posted ranked rated said
    sealed seated seen settled shown signed struck suggested taken taken_back thought told tried typed
    typed_pace unpacked unrated weighed written""".split()  # noqa: SIM905
)
"""Names that functions had and that say nothing of the action: each got a verb, or the noun of its result."""
CONTRACT = frozenset({"barred", "ranked", "imagined", "placed", "beside"})
"""Names that games of other authors use, which are fixed."""


def parse(folder: Path) -> Iterator[ast.AST]:
    """Yield the nodes of all files of a folder."""
    for file in sorted(folder.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def is_property(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return True for a property, whose docstring is a noun."""
    return any("property" in ast.unparse(decorator) for decorator in function.decorator_list)


def first_words(*kinds: type[ast.AST]) -> list[str]:
    """Return the first word of each docstring of nodes of these kinds, without properties."""
    words: list[str] = []
    for node in parse(PACKAGE):
        if not isinstance(node, kinds) or (
            isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and is_property(node)
        ):
            continue
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                words.append(text.split()[0].strip(",.:;`*"))
    return words


def test_docstrings_of_functions_begin_with_a_verb():
    words = first_words(ast.FunctionDef, ast.AsyncFunctionDef)
    assert sum(word in VERBS for word in words) / len(words) >= LEAST_VERBS


def test_docstrings_do_not_begin_with_a_question_word():
    words = first_words(ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    assert sum(word in OPENINGS for word in words) / len(words) <= MOST_OPENINGS


def test_no_function_has_a_retired_name():
    kinds = (ast.Module, ast.ClassDef)
    inside = [child for node in parse(PACKAGE) if isinstance(node, kinds) for child in node.body]
    functions = [one for one in inside if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    names = {one.name.strip("_") for one in functions if not is_property(one)}
    assert names & RETIRED <= CONTRACT


def test_names_of_tests_have_80_letters_at_most():
    tests = [
        node.name for node in parse(Path(__file__).parent) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert [name for name in tests if name.startswith("test_") and len(name) > 80] == []
