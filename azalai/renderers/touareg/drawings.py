"""Drawings of Touareg."""

from __future__ import annotations

from pathlib import Path

from azalai.renderers.kit.art import Art

ART = Art(Path(__file__).parent / "art")
