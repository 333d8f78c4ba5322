"""Tests of the rules of Touareg, sentence by sentence."""
