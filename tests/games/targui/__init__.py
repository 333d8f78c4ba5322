"""Tests of Targui's rules, from the book and card by card."""
