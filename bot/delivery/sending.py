"""What every sender works with."""

from __future__ import annotations

import msgspec

from bot.delivery.poster import Poster
from bot.dialogs.play import PlayDialog
from bot.dialogs.private import OpensDirectMessages
from bot.hosting.proposals import Proposals
from bot.layouts.films import Films
from bot.layouts.pictures import Pictures
from bot.tables.host import Host


class Sending(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of one bot that senders need. `client` opens direct messages; what goes into a channel goes through
    `poster`."""

    host: Host
    client: OpensDirectMessages
    poster: Poster
    pictures: Pictures
    playing: PlayDialog
    films: Films
    proposals: Proposals
