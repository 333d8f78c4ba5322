"""A rehearsal on the wire: whole, with each surprise once, and nothing of it left behind."""

from __future__ import annotations

from bot.operations.rehearsal.report import Verdict
from tests.wire import WireDiscord
from tests.wire.rehearsing import Operator, left_on, rehearsed, the_channel


async def test_where_all_is_as_expected_every_step_is_well(wire: WireDiscord) -> None:
    wire.announces_threads = True
    channel = the_channel(wire)
    amara = wire.person("Amara")
    operator = Operator(amara, channel)
    report = await rehearsed(wire, operator)
    print(report.text())
    print(report.json().decode()[:1500])
    assert [one.line() for one in report.results if one.verdict is not Verdict.OK] == []
    assert report.is_well and left_on(wire) == [] and wire.problems == []
