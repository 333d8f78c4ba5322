"""Tests of Timbuktu, rule by rule."""
