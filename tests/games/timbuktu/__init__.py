"""Timbuktu, rule by rule."""
