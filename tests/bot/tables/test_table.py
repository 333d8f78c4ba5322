"""Events of a table as a seat sees them."""

from __future__ import annotations

from azalai_souk import Offered, OwnOffer

from azalai.bot.tables.table import events_for


def test_what_tells_a_seat_more_takes_the_place_of_the_newest_event_for_all():
    """An event of another seat just before it stays."""
    first, second, more = Offered(seat=0), Offered(seat=1), OwnOffer(reader=1, salt=4)
    assert events_for([first, second, more], 1) == (first, more)
    assert events_for([first, second, more], 0) == (first, second)
    assert events_for([first, second, more], None) == (first, second)
