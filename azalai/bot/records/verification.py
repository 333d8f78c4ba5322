"""The proof of a fair game.

The seed has the hash that was published at the start, and the acts, played again from it, lead to the very position
that is stored.
"""

from __future__ import annotations

import enum
import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from azalai.bot.errors import ReplayFailed
from azalai.bot.history.commitment import commitment_hash
from azalai.bot.history.game_facts import History
from azalai.bot.history.replay import A, last_position
from azalai.bot.history.takebacks import acts_that_count
from azalai.games.contract import AnyGame
from azalai.games.earlier import UnknownRules, first_position, list_encodings


class Finding(enum.Enum):
    """Result of a replay."""

    SAME = "same"
    OTHER_RULES = "other-rules"  # the game began under rules that are not known here
    OPTIONS = "options"  # the options can't be read here
    ASTRAY = "astray"  # an act is not legal when it is played again
    DIFFERENT = "different"  # the end is another one


STRAYED = (Finding.ASTRAY, Finding.DIFFERENT)
"""Findings of a fault; a game that could not be replayed was not checked and is none."""


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """Result of checking a game against its published hash.

    `sealed`: the seed, with the committed facts, has the published hash. `acts`: the number of entries that were not
    undone; `astray` is the number (from 1) of the entry that could not be replayed; `over`: the game is over.
    """

    sealed: bool
    finding: Finding
    acts: int
    astray: int | None = None
    final: str = ""
    over: bool = False

    @property
    def good(self) -> bool:
        """True if everything was checked, and nothing is wrong."""
        return self.sealed and self.finding is Finding.SAME

    @property
    def wrong(self) -> bool:
        """True if anything is wrong."""
        return not self.sealed or self.finding in STRAYED


def prove(
    game: AnyGame,
    *,
    version: int,
    options: bytes,
    seats: int,
    seed: bytes,
    seed_hash: str,
    commitment: int = 1,
    acts: Sequence[A],
    final: str,
) -> Proof:
    """Check a game that began under that version of the rules, and return the proof.

    `final` is the SHA-256, in hexadecimal, of the encoded last position. It takes as long as a replay: some 10,000
    moves a second.
    """
    published = commitment_hash(commitment, game=game.key, rules=version, options=options, seats=seats, seed=seed)
    proof = Proof(sealed=published == seed_hash, finding=Finding.SAME, acts=len(acts_that_count(acts)))
    try:
        start = first_position(game, rules=version, seats=seats, options=options, seed=seed)
    except UnknownRules:
        return msgspec.structs.replace(proof, finding=Finding.OTHER_RULES)
    except ValueError:
        return msgspec.structs.replace(proof, finding=Finding.OPTIONS)
    try:
        last = last_position(game, start, acts)
    except ReplayFailed as astray:
        return msgspec.structs.replace(proof, finding=Finding.ASTRAY, astray=astray.number)
    if is_end(game, last, options, final):
        return msgspec.structs.replace(proof, final=final, over=game.outcome(last) is not None)
    digest = hashlib.sha256(game.encode(last)).hexdigest()
    return msgspec.structs.replace(proof, finding=Finding.DIFFERENT, final=digest)


def is_end(game: AnyGame, last: Any, options: bytes, final: str) -> bool:
    """Return True if that SHA-256 is one of the position, as it is encoded now or was when it was stored."""
    return any(hashlib.sha256(data).hexdigest() == final for data in list_encodings(game, last, options))


def proof_of(past: History) -> Proof:
    """Return the proof of a table's history, against the stored position."""
    row = past.table.row
    return prove(
        past.table.game,
        version=past.table.rules,
        options=row.options,
        seats=len(past.table.seats),
        seed=row.seed or b"",
        seed_hash=row.seed_hash or "",
        commitment=row.commitment,
        acts=past.acts,
        final=hashlib.sha256(past.final).hexdigest(),
    )
