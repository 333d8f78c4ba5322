"""`azalai try KEY`: runs all checks on one game, and prints each fault as a sentence."""

from __future__ import annotations

import argparse
from itertools import groupby
from pathlib import Path

from azalai.bot.catalogue import find_offer_faults, leave_out_broken, list_spoken_languages
from azalai.bot.operations.output import Tell, write_page
from azalai.bot.operations.shelf import store_trial_result
from azalai.bot.records.commands import Commands
from azalai.bot.text import plural
from azalai.games import GAMES
from azalai.games.guard import Watch
from azalai.testing import Fault, Trial, trials
from azalai.testing.balance import balance
from azalai.testing.release import write_release
from azalai.testing.who_sees import format_page, format_text, list_readers

COMMAND = "try"
WELL, FOUND, UNKNOWN = 0, 1, 2
"""Exit codes: no fault; a fault; no such game."""
SUBJECTS = {
    "contract": "begins, goes on and ends as the host relies on",
    "moving": "offers and refuses moves rightly",
    "writing": "writes positions and moves, and reads them again",
    "secrecy": "tells nobody what they may not know",
    "telling": "deals and opens things, and tells no more than is then seen",
    "knowing": "shows what some know to those who have held it or were told",
    "choosing": "keeps what is chosen until all have chosen",
    "leaks": "remembers nothing in pictures and texts",
    "robots_play": "has robots that play legally and don't cheat",
    "speech": "has its words in every language that it speaks",
    "lessons": "has a lesson that can be played, if any",
    "release": "can read what its last release stored",
    "pictures": "has pictures and texts of the right sizes",
    "wording": "tells in words what its pictures tell",
}
"""Sentence for each group of checks that passes, without its subject, the game."""


def add_command(commands: Commands) -> None:
    """Add `try`."""
    parser = commands.add_parser(
        COMMAND, help="check a game: contract, secrecy, words, pictures; exit code 1 if a check fails"
    )
    parser.add_argument("key", metavar="KEY", help="key of a game that is built in or installed")
    parser.add_argument(
        "--only", choices=SUBJECTS, action="append", default=[], help="run only these checks; can be repeated"
    )
    parser.add_argument(
        "--release",
        action="store_true",
        help="if nothing is found, keep what the game stores: later tries compare with it",
    )
    parser.add_argument(
        "--balance",
        action="store_true",
        help="run no checks; let robots play, and print seats, lengths, ties and points",
    )
    parser.add_argument(
        "--who-sees", action="store_true", help="run no checks; list the information that each player gets, and when"
    )
    parser.add_argument("--html", metavar="FILE", type=Path, help="with --who-sees: write the list as an HTML page")


def carry_out(chosen: argparse.Namespace, tell: Tell) -> int:
    """Try a game and return the exit code."""
    with Watch():
        return _try(chosen, chosen.key, tell)


def _try(chosen: argparse.Namespace, key: str, tell: Tell) -> int:
    GAMES.admit(key)
    left_out = leave_out_broken()
    if key not in GAMES:
        games = ", ".join(GAMES)
        tell(f"{key} is left out: {left_out[key]}" if key in left_out else f"There is no game {key} among {games}.")
        return FOUND if key in left_out else UNKNOWN
    if key in find_offer_faults():
        tell(f"{key} is not offered to anybody: {find_offer_faults()[key]}.")
        return FOUND
    if chosen.balance:
        for line in balance(key):
            tell(line)
        return WELL
    if chosen.who_sees:
        return _list_who_sees(key, chosen.html, tell)
    sentences: set[str] = set()
    for subject, group in groupby(trials([key], *chosen.only), key=lambda trial: trial.check.subject):
        if not _tell_faults(subject, list(group), sentences, tell):
            tell(f"{key}: no further checks are run, because each would wait as long")
            break
    count = len(sentences)
    if not chosen.only:
        store_trial_result(key, count)
    if chosen.release and not count:
        count += _store_release(key, tell)
    tell(f"{key}: nothing was found" if not count else f"{key}: {plural(count, 'fault')} found")
    return FOUND if count else WELL


def _store_release(key: str, tell: Tell) -> int:
    """Store the fingerprint of the game's stored forms, and return the number of faults."""
    try:
        tell(f"{write_release(key)}: later tries check that tables of this release can go on")
    except OSError as error:
        tell(f"{key} FAILS: what it stores can't be written ({error.strerror}): try it where its source is")
        return 1
    return 0


def _list_who_sees(key: str, page: Path | None, tell: Tell) -> int:
    """List who learns each field, event and move, or write it as a page; return the exit code."""
    sheet = list_readers(key)
    if page is None:
        for line in format_text(sheet):
            tell(line)
        return WELL
    return WELL if write_page(page, format_page(sheet), tell) else FOUND


def _tell_faults(subject: str, group: list[Trial], sentences: set[str], tell: Tell) -> bool:
    """Print the faults of one group of checks that are not in `sentences`, and add them to it.

    Faults that one check finds at the same lines are one fault, whichever seats they name. Returns False if a call of
    the game had to be ended; later checks are then not run.
    """
    groups: dict[object, list[Trial]] = {}
    faults: dict[object, Fault] = {}
    goes_on = True
    for trial in group:
        if (fault := trial.fault()) is not None:
            place = (trial.check.name, fault.lines) if fault.lines else str(fault)
            groups.setdefault(place, []).append(trial)
            faults.setdefault(place, fault)
            if fault.was_ended:
                goes_on = False
                break
    key = group[0].key
    if not groups:
        languages = f": {', '.join(list_spoken_languages(key))}" if subject == "speech" else ""
        tell(f"{key} {SUBJECTS[subject]}{languages} ({plural(len(group), 'check')})")
    for place, tried in groups.items():
        sentence = str(faults[place])
        if sentence in sentences:
            continue
        sentences.add(sentence)
        seats = sorted({trial.seats for trial in tried if trial.seats is not None})
        players = f", with {' and '.join(map(str, seats))} players" if seats else ""
        tell(f"{key} FAILS: {sentence} ({tried[0].check.name}{players})")
        for line in faults[place].lines:
            tell(f"    {line}")
        if faults[place].course:
            tell(f"    to repeat it: {faults[place].course}")
    return goes_on
