"""Explanations that appear by themselves: few moves at once, each twice, and none against a user's choice."""

from __future__ import annotations

from azalai.bot.people.teaching import AT_ONCE, TIMES, Taught

ACTS = tuple("abcdefgh")


def test_few_acts_are_explained_at_once_and_the_others_come_later() -> None:
    taught, heard = Taught({}), list[str]()
    while new := taught.list_new("targui", ACTS):
        assert len(new) <= AT_ONCE
        heard += new
        taught = taught.with_explained("targui", new)
    assert {act: heard.count(act) for act in ACTS} == dict.fromkeys(ACTS, TIMES)


def test_stored_explanations_are_read_again() -> None:
    taught = Taught({}).with_explained("targui", "ab").with_wish("touareg", everything=True)
    assert Taught.decode(taught.encode()) == taught
    assert taught.wish("touareg") is True and taught.wish("targui") is None


def test_a_user_who_chose_explanations_gets_no_automatic_ones() -> None:
    for everything in (True, False):
        assert Taught({}).with_wish("targui", everything=everything).list_new("targui", ACTS) == ()


def test_those_who_knew_a_game_before_acts_were_explained_know_all_of_it() -> None:
    taught = Taught.decode('["targui"]')
    assert taught.list_new("targui", ACTS) == ()
    assert taught.list_new("touareg", ACTS) == ACTS[:AT_ONCE]
