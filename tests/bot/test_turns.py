"""A turn counts once, for the right person, at the position they saw; whatever else happens, nothing is lost."""

from __future__ import annotations

from tests.bot.house import Opening, offer, running
from tests.desk import labels_of, text_of


async def test_first(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        amara = desk.person("Amara")
        import time
        t=time.time()
        m = await offer(amara, card)
        print(time.time()-t)
        for x in desk.channel().messages: print("CH", text_of(x), labels_of(x), x.pings)
        print(text_of(m), labels_of(m), [ (text_of(x),labels_of(x)) for x in amara.dms])
        m = await offer(desk.person("Thomas"), card)
        print(text_of(m), labels_of(m), [ (text_of(x),labels_of(x)) for x in amara.dms])
        for x in desk.channel().messages: print("CH", text_of(x), labels_of(x), x.pings)
