"""What all tests share: the house knows the tests' own little game."""

from tests.tiny import install

install()
