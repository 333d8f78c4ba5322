"""Lines of buttons: a verb stands on each, or once above them all."""

from __future__ import annotations

import pytest

from azalai.bot.layouts.choices import Line, in_lines
from azalai.renderers import Label


def make_labels(count: int) -> list[Label]:
    """Return labels of one row, which share a verb."""
    return [Label(f"Sell {place}", row="sell", caption="Sell", brief=f"{place}") for place in range(count)]


@pytest.mark.parametrize("count", [2, 3])
def test_up_to_three_buttons_repeat_their_verb(count: int):
    labels = make_labels(count)
    (line,) = in_lines(labels)
    assert line == Line(tuple(range(count)))
    assert line.texts(labels) == [f"Sell {place}" for place in range(count)]


@pytest.mark.parametrize("count", [4, 5])
def test_the_verb_of_more_than_three_buttons_stands_above_them_once(count: int):
    labels = make_labels(count)
    (line,) = in_lines(labels)
    assert line == Line(tuple(range(count)), caption="Sell", brief=True)
    assert line.texts(labels) == [str(place) for place in range(count)]


def test_buttons_of_different_verbs_keep_them():
    labels = [*make_labels(3), Label("Buy 3", row="sell", caption="Buy", brief="3")]
    assert [line.caption for line in in_lines(labels)] == [""]
