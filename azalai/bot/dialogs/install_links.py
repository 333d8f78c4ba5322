"""Links to Discord's own pages on which the bot is added to a server, or to an account."""

from __future__ import annotations

from azalai.bot.dialogs.discord_permissions import ASKED_FOR
from azalai.bot.dialogs.request import Request
from azalai.bot.layouts.components import Link, link
from azalai.locales import Words

ADDRESS = "https://discord.com/oauth2/authorize?client_id={application}&integration_type={kind}&scope={scope}"
COMMANDS = "applications.commands"


def make_install_links(request: Request, words: Words | None = None) -> list[Link]:
    """Return the two links as a row of buttons; that of the account only if the operator allows such installations."""
    t, application = words or request.words, request.interaction.application_id
    scope = f"bot+{COMMANDS}&permissions={ASKED_FOR.value}"
    links = [link(t.say("button-add-to-server"), ADDRESS.format(application=application, kind=0, scope=scope))]
    if request.user_install:
        address = ADDRESS.format(application=application, kind=1, scope=COMMANDS)
        links.append(link(t.say("button-add-to-account"), address))
    return links
