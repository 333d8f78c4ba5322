"""The proof of a fair game: the seed has the hash that was published at the start, and the acts, played again from it,
lead to the very position that is stored."""

from __future__ import annotations

import enum
import hashlib
from collections.abc import Sequence

import msgspec

from bot.records.replay import A, ReplayFailed, last_position
from games.contract import AnyGame


class Finding(enum.Enum):
    """What playing again brought."""

    SAME = "same"
    OTHER_RULES = "other-rules"  # the game began under rules of another version
    OPTIONS = "options"  # the options can't be read under the present rules
    ASTRAY = "astray"  # an act is not legal when it is played again
    DIFFERENT = "different"  # the end is another one


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """`sealed`: the seed has the published hash. `acts` were played, `astray` is the number (from 1) of the act that
    could not be."""

    sealed: bool
    finding: Finding
    acts: int
    astray: int | None = None
    final: str = ""

    @property
    def good(self) -> bool:
        """Whether nothing is wrong."""
        return self.sealed and self.finding is Finding.SAME


def prove(
    game: AnyGame,
    *,
    version: int,
    options: bytes,
    seats: int,
    seed: bytes,
    seed_hash: str,
    acts: Sequence[A],
    final: str,
) -> Proof:
    """Checks a game. `final` is the SHA-256, in hexadecimal, of the encoded last position. Takes as long as playing
    all the acts: some 10,000 a second."""
    sealed = hashlib.sha256(seed).hexdigest() == seed_hash
    proof = Proof(sealed=sealed, finding=Finding.SAME, acts=len(acts))
    if version != game.version:
        return msgspec.structs.replace(proof, finding=Finding.OTHER_RULES)
    try:
        start = game.setup(seats=seats, options=msgspec.json.decode(options, type=game.Options), seed=seed)
    except (ValueError, msgspec.DecodeError):
        return msgspec.structs.replace(proof, finding=Finding.OPTIONS)
    try:
        last = last_position(game, start, acts)
    except ReplayFailed as astray:
        return msgspec.structs.replace(proof, finding=Finding.ASTRAY, astray=astray.number)
    found = hashlib.sha256(game.encode(last)).hexdigest()
    return msgspec.structs.replace(proof, finding=Finding.SAME if found == final else Finding.DIFFERENT, final=found)
