"""Options of games in their command `new`."""

from __future__ import annotations

import pytest

from azalai.bot.dialogs.slash_commands import EnumChoice, annotate_option
from azalai.games import GAMES
from azalai.games.options import OptionField, OptionKind, option_fields

SOUK = GAMES["souk"]


@pytest.mark.parametrize(("least", "most"), [(1, 9), (None, 9), (1, None)])
def test_a_number_has_its_limits_in_the_command(least: int | None, most: int | None) -> None:
    limited = annotate_option(OptionField("rounds", OptionKind.NUMBER, (), least, most), SOUK)
    assert (limited.min_value, limited.max_value) == (least, most)
    assert annotate_option(OptionField("rounds", OptionKind.NUMBER), SOUK) is int


def test_a_switch_and_one_of_several_values_can_be_given_in_the_command() -> None:
    fields = {field.name: field for field in option_fields(GAMES["targui1988"].Options)}
    offered = annotate_option(fields["camels"], GAMES["targui1988"])
    assert isinstance(offered, EnumChoice)
    assert [choice.value for choice in offered.choices] == ["450", "400"]
    assert annotate_option(option_fields(SOUK.Options)[0], SOUK) is bool


def test_no_command_asks_for_a_set_or_for_the_sides() -> None:
    for field in option_fields(GAMES["targui1988"].Options):
        if field.kind in (OptionKind.SEVERAL, OptionKind.EACH):
            with pytest.raises(TypeError, match=field.name):
                annotate_option(field, GAMES["targui1988"])
