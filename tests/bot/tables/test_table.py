"""Events of a table as a seat sees them."""

from __future__ import annotations

from azalai_souk import Offered, OwnOffer

from azalai.bot.tables.table import list_events_for


def test_a_private_event_replaces_the_newest_public_one_for_its_seat():
    """The public event of another seat, just before it, stays."""
    first, second, more = Offered(seat=0), Offered(seat=1), OwnOffer(reader=1, salt=4)
    assert list_events_for([first, second, more], 1) == (first, more)
    assert list_events_for([first, second, more], 0) == (first, second)
    assert list_events_for([first, second, more], None) == (first, second)
