"""Discord accounts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.wire.server import WireDiscord

Json = dict[str, Any]


@dataclass(eq=False)
class User:
    """Discord account, the bot's or a person's."""

    wire: WireDiscord
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False

    @property
    def mention(self) -> str:
        """The account as it stands in a text."""
        return f"<@{self.id}>"

    def json(self) -> Json:
        """Return the account as other users see it."""
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": None if self.bot else self.name,
            "avatar": None,
            "discriminator": "0",
            "public_flags": 0,
            "flags": 0,
            "bot": self.bot,
            "primary_guild": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "banner": None,
            "accent_color": None,
        }

    def own_json(self) -> Json:
        """Return the account as its owner sees it."""
        return self.json() | {"mfa_enabled": True, "locale": self.locale, "verified": True, "email": None}
