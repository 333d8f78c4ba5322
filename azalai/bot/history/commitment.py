"""What is published of the seed when a game begins, so that nobody can change it later."""

from __future__ import annotations

import hashlib

NEWEST = 2
"""How games that begin now are sealed."""
SHOWN = 8
"""So many digits of it stand on the first card."""


def sealed(version: int, *, game: str, rules: int, options: bytes, seats: int, seed: bytes) -> str:
    """What is published, in hexadecimal. Version 1: SHA-256 of the seed. Version 2: of these five lines, just as a
    record has them, each with its line break, so that the seed can't be given to other options or seats:

        game KEY
        rules N
        options JSON
        seats N
        seed HEX

    Any other version: nothing, which no game has."""
    if version == 1:
        return hashlib.sha256(seed).hexdigest()
    if version != NEWEST:
        return ""
    lines = (f"game {game}", f"rules {rules}", f"options {options.decode()}", f"seats {seats}", f"seed {seed.hex()}")
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
