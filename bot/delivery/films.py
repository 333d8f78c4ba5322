"""Sends the film of a game to its channel."""

from __future__ import annotations

FILM = "film"
"""The kind of the letter and of the message that shows a game's film to all."""
