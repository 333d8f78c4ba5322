"""Gates of the code's language: verbs, openings and retired words may only get better."""

from __future__ import annotations

import ast
import builtins
import io
import re
import tokenize
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.house import PACKAGE, ROOT

TESTS = Path(__file__).parent
TOOLS = tuple(ROOT / name for name in ("benchmarks", "docs", "examples", "tools"))
HELD = (PACKAGE, TESTS, *TOOLS)
"""Folders whose docstrings are held."""


def split(text: str) -> frozenset[str]:
    """Return the words of a text."""
    return frozenset(text.split())


VERBS = split(
    """Accept Acknowledge Add Admit Advance Advise Allow Announce Answer Append Apply Archive Ask Assemble Assert
    Attack Begin Break Bring Build Buy Cache Call Cancel Carry Change Check Choose Claim Clear Clone Close
    Collect Commit Compare Complete Compute Connect Convert Copy Correct Count Create Cut Deal Declare Decode
    Defer Delay Delete Deliver Deny Derive Detach Die Discard Dispatch Dispose Divide Do Draw Drop Edit Empty
    Encode End Erase Evaluate Fade Fail Fake Fill Find Finish Fire Fit Follow Forget Format Free Freeze Give Go
    Grant Greet Guard Hand Have Hide Hold Ignore Imagine Import Insert Install Invite Join Keep Kill Lay Learn
    Leave Let Lift Limit List Load Lock Log Look Lose Lower Make Mark Measure Mention Merge Move Mute Name Note
    Notify Number Observe Offer Open Overwrite Pack Parse Pass Paste Pause Pay Photograph Pick Pin Pitch Place
    Play Point Post Postpone Prepare Press Print Promise Propose Prove Publish Put Quarantine Queue Raise Read
    Rebuild Recompute Record Redraw Reduce Refuse Register Rehearse Release Remember Remind Remove Rename Renew
    Reopen Repeat Replace Replay Report Reseat Resign Restart Restore Resume Retry Return Reveal Review Rewrite
    Roll Rotate Round Route Run Save Say Score Search Seat Select Sell Send Serve Set Settle Share Shift Shorten
    Show Shuffle Simulate Skip Sort Spare Split Spread Stall Start Stay Steal Stop Store Strike Submit Sum Swap
    Sweep Switch Take Tell Test Tidy Time Trade Train Translate Try Turn Type Undo Uninstall Unpin Update Use
    Vote Wait Waive Wake Warn Watch Withdraw Wrap Write Yield"""
)
"""Imperatives that begin a function's docstring."""
LEAST_VERBS = 0.97
"""Share of functions' docstrings that begin with one of them, tests aside; it may only rise."""
OPENINGS = frozenset({"What", "Who", "Whom", "Whose", "Whether", "How", "Where", "Which", "Why"})
MOST_OPENINGS = 0.02
"""Share of docstrings that begin with a question word."""
RETIRED = split(
    """about acting affordable afterwards again agreed alive allowed along also anew another answered any anyhow apart
    arrived asked awake away bare because before begun beside better between beyond briefly by called calm certain
    challenged changed checked choosing chosen clearer closable closed coming concerned confirmed connecting counted
    crowded curved deleted directly distinct dotted drawn due economic editable edited elsewhere ended everything
    exactly faint fewer fighting finished flat folded fought found from further furthest gentle giving going greyer
    heard heeded held hidden holding idly imagined interrupted joined kept kicked killed knowing known laid later
    latest likely listed looked made marked measured met moved_on named neutral new newer newest nobody nobodys
    noted nothing occupying offered on_told onwards opened ours over owned paced paged pale paler partial passable
    passed patiently paused picked placed placing played possible posted prepared pressed private profiled public
    quiet quietly ranked rated ready recorded removable resumed rightful robbed rounded safe said sampled saved
    sealed seated seen seldom sent served settled several shorter shown signed silent sitting small smaller soft
    sold soonest spoken stacked stale standing started staying strategic struck suggested swapped taken taken_back
    taught teaching then those thought tied together told traced travelling tried typed typed_pace unheld unlaid
    unlisted unpacked unrated unseen untold visible waiting weighed whole wide wider wishing worse written"""
)
"""Names that functions had and that say nothing of the action: each got a verb, or the noun of its result."""
CONTRACT = frozenset({"barred", "ranked", "imagined", "placed", "beside"})
"""Names that games of other authors use, which are fixed."""
VAGUE = split("found told here there what who whom whose")
"""Names of variables that say nothing of the value."""
STORED_NAMES = {("Reason", "here"), ("Reason", "there"), ("Release", "told"), ("When", "told")}
"""Vague fields that can't be renamed."""
ED_VERBS = split("embed exceed feed need proceed reseed seed speed")
"""Verbs that end as participles do."""
PARTICIPLES = split(
    """begun bought brought built chosen done drawn dealt given gone grown held hidden kept known laid lost
    made meant met paid seen sent shown sold spent stolen struck taken told unknown unseen won worn
    written"""
)
"""Irregular participles; the others end in `ed`."""
ADVERBS = split(
    """across after again along already also anyhow around away before behind below beside besides between beyond both
    else even ever few here how inside less many more most much never not once only over rather since so some soon
    still than then there thus together too under unless until very what when where whether while who whose why"""
)
"""Words before which a verb or noun is missing."""
MOST_ODD_NAMES = {"azalai": 66, "tests": 35, "benchmarks": 5, "docs": 0, "examples": 1, "tools": 0}
"""Functions of each folder whose names begin with a participle or an adverb, such as `reopen_layout` and
`after_commit`; they may only become fewer."""
PRONOUNS = split(
    """anybody everybody for he it nobody nothing of she so somebody someone that they this what whatever where who
    whoever whom whose"""
)
"""Words that do not name the subject of a test's rule."""
WORDS = re.compile(
    r"\b(?:anew|anybody|beside|everybody|falls? due|met by hand|nobody|none such|sees to|so many|so much|somebody"
    r"|(?:that|this) (?:many|much)|whoever)\b",
    re.IGNORECASE,
)
"""Words that docstrings and comments had, each of which has a plain one: users, N, next to, is due."""
TORN = re.compile(r"\A.*; `\w+`\.$|\A.*\n\n(?:And|Or) ")
"""First paragraphs that end in the middle of a sentence."""
QUOTED = re.compile(r"`[^`]*`|\"[^\"]*\"|\*[^*\n]*\*|^.*>>>.*$", re.MULTILINE)
"""Code and quotations in docstrings and comments."""


def each(folders: Sequence[Path]) -> pytest.MarkDecorator:
    """Return the mark of a test of each folder."""
    return pytest.mark.parametrize("folder", folders, ids=lambda folder: folder.name)


@cache
def parse(folder: Path) -> Sequence[ast.AST]:
    """Return the nodes of all files of a folder."""
    files = sorted(folder.rglob("*.py"))
    return [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


def is_property(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return True for a property, whose docstring is a noun."""
    return any("property" in ast.unparse(decorator) for decorator in function.decorator_list)


def is_fixture(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return True for a fixture, whose name is that of a thing."""
    return any("fixture" in ast.unparse(decorator) for decorator in function.decorator_list)


def is_test(node: ast.AST) -> bool:
    """Return True for a test, whose docstring is a rule."""
    return getattr(node, "name", "").startswith("test_")


def first_words(folder: Path, *kinds: type[ast.AST]) -> list[str]:
    """Return the first word of each docstring of nodes of these kinds, without properties and tests."""
    words: list[str] = []
    for node in parse(folder):
        if not isinstance(node, kinds) or is_test(node):
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and is_property(node):
            continue
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                words.append(text.split()[0].strip(",.:;`*"))
    return words


@each(HELD)
def test_docstrings_of_functions_begin_with_a_verb(folder: Path):
    words = first_words(folder, ast.FunctionDef, ast.AsyncFunctionDef)
    assert sum(word in VERBS for word in words) / len(words) >= LEAST_VERBS


@each(HELD)
def test_docstrings_do_not_begin_with_a_question_word(folder: Path):
    words = first_words(folder, ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    assert sum(word in OPENINGS for word in words) / len(words) <= MOST_OPENINGS


@each(HELD)
def test_no_function_has_a_retired_name(folder: Path):
    functions = [node for node in parse(folder) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    names = {node.name.strip("_") for node in functions if not is_property(node) and not is_fixture(node)}
    assert names & RETIRED <= CONTRACT


def test_names_of_tests_begin_with_their_subject_and_have_no_retired_words():
    names = {node.name for node in parse(TESTS) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    tests = {name for name in names if name.startswith("test_")}
    assert {name for name in tests if name.split("_")[1] in PRONOUNS} == set()
    retired = {name for name in tests if WORDS.search(re.sub(r"(?<=body)s_", "_", f"{name}_").replace("_", " "))}
    assert retired == set()


def list_variables(function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
    """Return the names of a function's parameters and variables, those of functions inside it included."""
    nodes = [*ast.walk(function)]
    names = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return frozenset(names | {node.arg for node in nodes if isinstance(node, ast.arg)})


@each(HELD)
def test_variables_say_what_they_hold(folder: Path):
    """`one` has a partner (`other`, `two`), and no name is a pronoun, an adverb or a bare participle of the list."""
    functions = [node for node in parse(folder) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    names = {(function.name, name) for function in functions for name in list_variables(function) & VAGUE}
    alone = {
        function.name
        for function in functions
        if "one" in list_variables(function) and not list_variables(function) & {"other", "two"}
    }
    assert names == set()
    assert alone == set()


def list_attributes(owner: ast.ClassDef) -> frozenset[str]:
    """Return the names of a class's fields, attributes and properties."""
    fields = {node.target for node in ast.walk(owner) if isinstance(node, ast.AnnAssign)}
    names = {field.id for field in fields if isinstance(field, ast.Name)}
    names |= {
        node.attr for node in ast.walk(owner) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    names |= {node.name for node in owner.body if isinstance(node, ast.FunctionDef) and is_property(node)}
    return frozenset(name.strip("_") for name in names)


@each(HELD)
def test_attributes_say_what_they_hold(folder: Path):
    """Stored files and the lessons of authors keep the names of theirs."""
    owners = [node for node in parse(folder) if isinstance(node, ast.ClassDef)]
    assert {(owner.name, name) for owner in owners for name in list_attributes(owner) & VAGUE} <= STORED_NAMES


@each(HELD)
def test_names_of_functions_do_not_begin_with_a_participle_or_an_adverb(folder: Path):
    functions = [node for node in parse(folder) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    names = [node.name for node in functions if not is_property(node) and not is_fixture(node) and not is_test(node)]
    words = [name.strip("_").split("_")[0] for name in names]
    odd = [word for word in words if word in PARTICIPLES | ADVERBS or (word.endswith("ed") and word not in ED_VERBS)]
    assert len(odd) <= MOST_ODD_NAMES[folder.name], sorted(odd)


@each(HELD)
def test_a_docstring_that_says_return_is_of_a_function_that_returns(folder: Path):
    """It begins with the thing returned, not with a clause."""
    functions = [node for node in parse(folder) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    texts = [(node, ast.get_docstring(node) or "") for node in functions]
    returning = [(node, text) for node, text in texts if re.match(r"Return (?!at |without )", text)]
    assert [node.name for node, _ in returning if node.returns and ast.unparse(node.returns) == "None"] == []
    assert [node.name for node, text in returning if text.split()[1].capitalize() in OPENINGS] == []


@each(HELD)
def test_the_first_paragraph_of_a_docstring_is_a_whole_sentence(folder: Path):
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    texts = [ast.get_docstring(node) or "" for node in parse(folder) if isinstance(node, kinds)]
    firsts = [re.sub("`[^`]*`", "", text.partition("\n\n")[0]) for text in texts]
    assert [first for first in firsts if first.count("(") != first.count(")")] == []
    assert [text for text in texts if TORN.search(text)] == []


def list_remarks(file: Path) -> list[str]:
    """Return the docstrings, notes on constants and comments of a file."""
    text = file.read_text(encoding="utf-8")
    values = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr)]
    notes = [value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [*notes, *(token.string for token in tokens if token.type == tokenize.COMMENT)]


@each(HELD)
def test_docstrings_and_comments_have_no_retired_words(folder: Path):
    remarks = {(file.name, remark) for file in folder.rglob("*.py") for remark in list_remarks(file)}
    assert {(name, remark) for name, remark in remarks if WORDS.search(QUOTED.sub("", remark))} == set()


@cache
def list_known_words() -> frozenset[str]:
    """Return the words of all code, texts for players, and names of files."""
    words: set[str] = set()
    for file in (file for folder in HELD for file in folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        kept = re.sub('""".*?"""', "", text, flags=re.DOTALL)
        words |= {word for line in kept.splitlines() for word in re.findall(r"\w+", line.partition("  #")[0])}
        words |= set(file.parts) | {file.stem}
    for file in (PACKAGE / "locales").rglob("*.ftl"):
        words |= set(re.findall(r"\w+", file.read_text(encoding="utf-8")))
    return frozenset(words) | set(dir(builtins))


@each(HELD)
def test_a_name_in_a_docstring_or_comment_is_a_name_of_the_code(folder: Path):
    remarks = {(file.name, remark) for file in folder.rglob("*.py") for remark in list_remarks(file)}
    names = {(file, name) for file, remark in remarks for name in re.findall(r"(?<!`)`([a-z][a-z_]{3,})`(?!`)", remark)}
    assert {(file, name) for file, name in names if name not in list_known_words()} == set()


def test_names_of_tests_have_80_letters_at_most():
    names = {node.name for node in parse(TESTS) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert {name for name in names if name.startswith("test_") and len(name) > 80} == set()
