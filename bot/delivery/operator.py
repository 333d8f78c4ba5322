"""Sends the operator what a person must look at."""

from __future__ import annotations

LETTER = "operator"
"""The kind of letters to the operator about a table; `body` is the id of a message."""
