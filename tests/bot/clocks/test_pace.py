"""Pace and bank.

The bank is used after the turn's own time, refills with each decision, and never exceeds its start.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azalai.bot.clocks.pace import HOUR, Late, Pace, decode_pace, encode_pace, make_pace, parse_pace
from azalai.bot.errors import Refused

paces = st.builds(Pace, st.integers(1, 200), st.integers(0, 400), st.integers(0, 400), st.sampled_from(list(Late)))


@pytest.mark.costly
@given(paces, st.floats(0, 1), st.floats(0, 3e6))
def test_a_bank_holds_no_less_than_nothing_and_no_more_than_at_the_start(pace: Pace, share: float, used: float):
    left = pace.bank_after(share * pace.full_bank, used)
    assert 0 <= left <= pace.full_bank


@pytest.mark.costly
@given(paces, st.lists(st.floats(0, 3e6), max_size=30))
def test_no_turn_ever_has_more_time_than_the_first(pace: Pace, turns: list[float]):
    bank = pace.full_bank
    for used in turns:
        bank = pace.bank_after(bank, used)
        assert pace.seconds_for_decision(bank) <= pace.seconds_for_decision(pace.full_bank)


def test_time_over_the_turn_is_taken_from_the_bank_and_some_comes_back():
    pace = Pace(24, 48, 6)
    assert pace.bank_after(48 * HOUR, 10 * HOUR) == 48 * HOUR
    assert pace.bank_after(48 * HOUR, 34 * HOUR) == (48 - 10 + 6) * HOUR
    assert pace.bank_after(10 * HOUR, 34 * HOUR) == 6 * HOUR
    assert pace.bank_after(10 * HOUR, 900 * HOUR) == 6 * HOUR


@pytest.mark.costly
@given(paces)
def test_a_pace_is_read_back_as_it_was_written(pace: Pace):
    assert decode_pace(encode_pace(pace)) == pace


def test_a_table_without_a_pace_has_no_clock():
    assert not decode_pace("{}").has_clock
    assert not decode_pace("what is this").has_clock


@pytest.mark.parametrize(
    ("typed", "pace"),
    [
        ("36", make_pace(36)),
        ("24 h", make_pace(24)),
        ("1,5", Pace(1.5, 3, 0.375)),
        ("24 / 48 / 0", Pace(24, 48, 0)),
        ("12h + 6h", Pace(12, 6, 3)),
        ("24 heures", make_pace(24)),
        ("0", Pace()),
    ],
)
def test_a_pace_can_be_typed(typed: str, pace: Pace):
    assert parse_pace(typed, Late.VOTE) == pace


@pytest.mark.parametrize("typed", ["1", "720", "1440 / 1440 / 1440"])
def test_a_turn_and_its_bank_have_sixty_days_at_most(typed: str):
    """A turn that is typed alone has twice its time in the bank."""
    assert parse_pace(typed, Late.VOTE).has_clock


@pytest.mark.parametrize("typed", ["0.9", "721", "1441 / 0 / 0", "24 / 1441 / 6", "24 / 48 / 1441"])
def test_a_turn_or_a_bank_beyond_sixty_days_is_refused(typed: str):
    with pytest.raises(Refused, match="refusal-pace-hours"):
        parse_pace(typed, Late.VOTE)


@pytest.mark.parametrize("typed", ["", "soon", "0.5", "99999", "1 2 3 4", "-"])
def test_an_invalid_pace_is_refused(typed: str):
    with pytest.raises(Refused):
        parse_pace(typed, Late.VOTE)
