"""`azalai replay FILE` and `azalai verify FILE`: a game's record without Discord and without a store."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from azalai.bot.errors import ReplayFailed
from azalai.bot.history.replay import replay_acts
from azalai.bot.history.takebacks import UNDO, undone_count
from azalai.bot.records.record_file import Damaged, Newer, Record, WrittenAct, decode_text, parse_record
from azalai.bot.records.scenes import scenes
from azalai.bot.records.verification import STRAYED, Finding, Proof, is_end, prove
from azalai.bot.text import clip, without_unseen
from azalai.games import GAMES
from azalai.games.contract import AnyGame, Event
from azalai.games.earlier import UnknownRules, first_position
from azalai.locales import LANGUAGES, Language, Words, words
from azalai.renderers import palette, renderer
from azalai.renderers.film import film
from azalai.renderers.kit.encode import encode

Say = Callable[[str], None]
WRONG, NOT_CHECKED = 1, 2
"""Exit codes: something is wrong; the record could not be read or checked in full."""
FINISHED = "finished"
"""The status of a game that was played to its end."""
GOING_ON = ("running", "stranded", "abandoned")
"""Statuses of games whose seed is still secret."""
SHOWN = 40
"""Largest number of characters that a message quotes from a file."""


class Commands(Protocol):
    """Collection of a command's parsers, as `add_subparsers` returns it."""

    def add_parser(self, name: str, **options: Any) -> argparse.ArgumentParser:
        """Return the parser of one more command."""
        ...


class Unusable(Exception):
    """Error for a well-formed record that can't be used here; the text gives the reason."""


def add_commands(commands: Commands, language: Language) -> None:
    """Add `replay`, in that language by default, and `verify`."""
    replay = commands.add_parser(
        "replay", help="replay an exported game: print its moves, their effects and the result"
    )
    replay.add_argument("file", type=Path, metavar="FILE", help="file from /table export after the end of the game")
    replay.add_argument("--text", action="store_true", help="also print the last position, as spectators see it")
    replay.add_argument("--picture", type=Path, metavar="OUT.png", help="draw the last position")
    replay.add_argument("--film", type=Path, metavar="OUT.gif", help="draw the whole game as an animation")
    replay.add_argument("--language", choices=LANGUAGES, default=language)
    verify = commands.add_parser("verify", help="check the seed, the moves and the result of an exported game")
    verify.add_argument("file", type=Path, metavar="FILE", help="file from /table export after the end of the game")


def knows(command: str) -> bool:
    """Return True if this is one of the commands added here."""
    return command in ("replay", "verify")


def carry_out(arguments: argparse.Namespace, say: Say, complain: Say) -> int:
    """Run the command and return the exit code. A fault of the file is one line for `complain`."""
    verifies = arguments.command == "verify"
    file: Path = arguments.file
    say, complain = _without_control(say), _without_control(complain)
    try:
        record = _check_takebacks(parse_record(decode_text(file)))
        return _verify(record, say) if verifies else _replay(record, arguments, say)
    except Damaged as error:
        complain(f"{file}, {error}")
    except Newer as error:
        complain(f"{file}: {error}")
        return NOT_CHECKED
    except OSError as error:
        complain(f"{error.filename or file}: {error.strerror}")
    except Unusable as error:
        complain(f"{file}: {error}")
        return NOT_CHECKED if verifies else WRONG
    return WRONG


def _without_control(say: Say) -> Say:
    """Return `say` without invisible characters: a file must not control the terminal that shows it."""
    return lambda text: say("\n".join(without_unseen(line) for line in text.split("\n")))


def _check_takebacks(record: Record) -> Record:
    """Return the record, if every take-back in it makes sense."""
    standing = 0
    for act in record.acts:
        if act.move is None or act.move.split()[0] != UNDO:
            standing += 1
            continue
        if not re.fullmatch(rf"{UNDO}( [1-9]\d{{0,5}})?", act.move):
            raise Damaged(act.line, f"'{clip(act.move, SHOWN)}' takes back nothing; '{UNDO}' or '{UNDO} 2' would")
        standing -= undone_count(act.move)
        if standing < 0:
            raise Damaged(act.line, "more is taken back here than was played")
    return record


def _game(record: Record) -> tuple[AnyGame, bytes, list[Any]]:
    """Return the game of a record, its seed, and its entries. Raises `Unusable` if it can't be replayed."""
    game = GAMES.get(record.game)
    if game is None and record.game in GAMES.plugins.unnamed:
        raise Unusable(
            f"the game {record.game} is installed, and not loaded unless it is named: AZALAI_GAMES={record.game}"
        )
    if game is None:
        raise Unusable(f"the game '{clip(record.game, SHOWN)}' is not installed; there are {', '.join(GAMES)}")
    if record.seed is None or not record.whole:
        reader = "everybody" if record.reader is None else f"seat {record.reader}"
        raise Unusable(
            f"this record was written while the game ran and holds what {reader} might know then. Only a record that "
            "was written when the game is over holds the seed, so that the game can be replayed and verified."
        )
    if any(act.move is None for act in record.acts):
        raise Unusable("moves are withheld in this record, so it can't be played again")
    if len(record.seats) not in game.seats:
        raise Unusable(f"{record.game} is not for {len(record.seats)} seats")
    return game, record.seed, list(record.acts)


def _start(record: Record, game: AnyGame, seed: bytes) -> Any:
    seats, options = len(record.seats), record.options.encode()
    try:
        return first_position(game, rules=record.version, seats=seats, options=options, seed=seed)
    except UnknownRules as error:
        raise Unusable(
            f"the game began under version {record.version} of the rules of {record.game}; this release has version "
            f"{game.version}: replay it with a release that knows version {record.version}"
        ) from error
    except ValueError as error:
        raise Unusable(str(error)) from error


# Replaying


def _replay(record: Record, arguments: argparse.Namespace, say: Say) -> int:
    game, seed, acts = _game(record)
    t, names = words(arguments.language), [sitter.name for sitter in record.seats]
    states = [_start(record, game, seed)]
    count = len(str(len(acts)))
    try:
        for again in replay_acts(game, states[0], acts):
            act: WrittenAct = again.act
            player = "all" if act.seat is None else names[act.seat]
            say(f"{act.number:>{count}}. {player}: {act.move}{TAKEN if again.turn and not again.stands else ''}")
            for line in _events(game, again.turn.events if again.turn else (), names, t):
                say(f"{'':>{count}}    {line}")
            if again.turn is not None and again.stands:
                states.append(again.turn.state)
    except ReplayFailed as astray:
        act = acts[astray.number - 1]
        reason = t.say(astray.refusal.reason, **astray.refusal.values)
        raise Damaged(
            act.line,
            f"move {act.number} of seat {act.seat}, '{clip(act.move or '', SHOWN)}', is not possible: {reason}",
        ) from None
    _tell_end(game, states[-1], names, say)
    if not is_end(game, states[-1], record.options.encode(), record.final or ""):
        raise Unusable("this is not the end that the record names ('final'): a move was changed or is missing")
    _draw(record, game, states, arguments, say)
    return 0


TAKEN = "   (taken back)"


def _events(game: AnyGame, events: tuple[Event, ...], names: list[str], t: Words) -> Iterator[str]:
    for event in events:
        private = "" if event.reader is None else f"(told to {names[event.reader]}) "
        yield private + t.event(game.key, event, names).replace("*", "")


def _tell_end(game: AnyGame, state: Any, names: list[str], say: Say) -> None:
    outcome = game.outcome(state)
    if outcome is None:
        say(f"The game was not finished. To play: {', '.join(names[seat] for seat in game.deciders(state))}")
        return
    place = 1
    for shared in outcome.ranking:
        for seat in shared:
            say(f"{place}. {names[seat]}: {outcome.scores[seat].total}")
        place += len(shared)


def _draw(record: Record, game: AnyGame, states: list[Any], arguments: argparse.Namespace, say: Say) -> None:
    """Write the last position in words and as a picture, and the whole game as an animation, as asked for."""
    if not (arguments.text or arguments.picture or arguments.film):
        return
    t, names = words(arguments.language), [sitter.name for sitter in record.seats]
    try:
        draws = renderer(game.key)
    except ModuleNotFoundError as error:
        raise Unusable(f"there are no pictures and no descriptions of {game.key}") from error
    view = game.view(states[-1], None)
    if arguments.text:
        say(f"\n{draws.text(view, names, t)}")
    if arguments.picture:
        arguments.picture.write_bytes(encode(draws.draw(view, names, t), palette(game.key)))
        say(f"{arguments.picture}: the last position")
    if arguments.film:
        arguments.film.write_bytes(film(game.key, scenes(game, states), names, t))
        say(f"{arguments.film}: the whole game")


# Checking


def _verify(record: Record, say: Say) -> int:
    game, seed, acts = _game(record)
    proof = prove(
        game,
        version=record.version,
        options=record.options.encode(),
        seats=len(record.seats),
        seed=seed,
        seed_hash=record.seed_hash,
        commitment=record.commitment,
        acts=acts,
        final=record.final or "",
    )
    say(f"hash   {'ok' if proof.sealed else 'WRONG'}   {_compare_commitment(record, proof)}")
    word = "ok" if proof.finding is Finding.SAME else "WRONG" if proof.finding in STRAYED else "not checked"
    say(f"moves  {word}   {_report_verdict(record, game, proof)}")
    if proof.finding is Finding.SAME and (contradiction := _contradiction(record, proof)) is not None:
        say(f"status WRONG   the record names the status '{record.status}', {contradiction}")
        return WRONG
    if proof.good:
        return 0
    return WRONG if proof.wrong else NOT_CHECKED


def _contradiction(record: Record, proof: Proof) -> str | None:
    """Return the fact that contradicts the status of a record, or None."""
    if proof.over is not (record.status == FINISHED):
        return f"and in its last position the game is {'over' if proof.over else 'not over'}"
    return "and holds the seed, which is told when a game is over" if record.status in GOING_ON else None


def _compare_commitment(record: Record, proof: Proof) -> str:
    if proof.sealed:
        return f"what was sealed has the SHA-256 {record.seed_hash}; compare it with what was shown when the game began"
    return "the seed does not have the SHA-256 that the record names"


def _report_verdict(record: Record, game: AnyGame, proof: Proof) -> str:
    match proof.finding:
        case Finding.SAME:
            return f"{proof.acts} acts, played again from the seed, end in the position {proof.final}"
        case Finding.OTHER_RULES:
            return (
                f"the game began under version {record.version} of the rules, and this release has version "
                f"{game.version}: verify it with a release that knows version {record.version}"
            )
        case Finding.OPTIONS:
            return "the options can't be read here"
        case Finding.ASTRAY:
            act = record.acts[(proof.astray or 1) - 1]
            return f"line {act.line}: move {act.number}, '{clip(act.move or '', SHOWN)}', is not possible"
        case Finding.DIFFERENT:
            return f"they end in the position {proof.final}, the record names {record.final}"
