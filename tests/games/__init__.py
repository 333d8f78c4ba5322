"""Tests of the rules, without Discord."""
