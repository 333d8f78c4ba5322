"""Commitment to the seed, published when a game begins, so that it can't be changed later."""

from __future__ import annotations

import hashlib

NEWEST = 2
"""Version of the commitments of new games."""
SHOWN = 8
"""Number of digits of the hash on the first card."""


def commitment_hash(version: int, *, game: str, rules: int, options: bytes, seats: int, seed: bytes) -> str:
    """Return the published hash, in hexadecimal.

    Version 1: SHA-256 of the seed. Version 2: of these five lines, just as a record has them, each with its line break,
    so that the seed can't be given to other options or seats:

        game KEY
        rules N
        options JSON
        seats N
        seed HEX

    Any other version: an empty text, which no game has.
    """
    if version == 1:
        return hashlib.sha256(seed).hexdigest()
    if version != NEWEST:
        return ""
    lines = (f"game {game}", f"rules {rules}", f"options {options.decode()}", f"seats {seats}", f"seed {seed.hex()}")
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
