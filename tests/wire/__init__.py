"""Discord of our own on real sockets; see README.md."""

from tests.wire.interactions import Interaction
from tests.wire.messages import Edit, Message
from tests.wire.people import Person
from tests.wire.places import Channel, Guild
from tests.wire.server import WireDiscord
from tests.wire.wait import NotSeen

__all__ = ["Channel", "Edit", "Guild", "Interaction", "Message", "NotSeen", "Person", "WireDiscord"]
