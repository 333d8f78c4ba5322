"""Tests of the rules of Targui 1988."""
