"""Steps about the application, the channel, and what the bot may do there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from functools import partial
from typing import Any, cast

import discord
from discord.http import Route

from azalai.bot.sharding import shard_of
from azalai.rehearsal.stage import DOCUMENTS, Differs, NotTried, RehearsalStep, Stage, found

READY_WITHIN = 30.0
FEW_SESSIONS = 50
"""So few sessions left of the day are a sign that the bot is started again and again."""
GUILD_INSTALL, USER_INSTALL = "0", "1"
PRIVILEGED = {
    "presence": (1 << 12) | (1 << 13),
    "server members": (1 << 14) | (1 << 15),
    "message content": (1 << 18) | (1 << 19),
}
"""The bits of an application's flags by the privileged intent that is switched on."""
HARMFUL = ("manage_channels", "manage_guild", "manage_roles", "manage_messages", "manage_threads", "mention_everyone")
"""Permissions with which much can go wrong; the bot needs none of them."""
WHERE_USED = ("integration_types", "contexts")
"""Looked at by a step of their own."""
LACKED: Mapping[str, str] = {
    "view_channel": "no table can stand in this channel",
    "send_messages": "no table can stand in this channel, only in its threads",
    "send_messages_in_threads": "no table can stand in a thread of this channel",
    "create_public_threads": "`/… new thread:True` is refused in this channel",
    "attach_files": "there are no pictures in this channel: cards show the board in words",
    "read_message_history": "after a stop or a lost answer a call may come twice, or keep its buttons",
}
"""All permissions that the bot needs (`azalai.bot.dialogs.permissions.ASKED_FOR`): what it means that one is
missing."""


async def gateway(stage: Stage) -> str:
    """The connection by which presses come, as the bot begins it, and how many more the day holds."""
    data = await stage.client.http.request(Route("GET", "/gateway/bot"))
    session, recommended = data["session_start_limit"], int(data["shards"])
    shards = stage.asked.shards or recommended
    shard = 0 if shards == 1 else shard_of(await _server(stage), shards)
    stage.client.begin(shard, shards)
    try:
        async with asyncio.timeout(READY_WITHIN):
            await stage.client.wait_until_ready()
    except TimeoutError:
        raise Differs(f"no connection within {READY_WITHIN:.0f} s") from None
    took = time.perf_counter() - stage.began
    came = f"ready {took:.1f} s after the start; {session['remaining']} of {session['total']} sessions are left today"
    if shards > 1:
        came = f"{came}; by shard {shard} of {shards}"
    if session["remaining"] < FEW_SESSIONS:
        raise Differs(came, "the bot is started far too often: at 0 Discord takes its token away")
    return came


async def _server(stage: Stage) -> int:
    """The number of the server of the channel; 0 where Discord does not say."""
    try:
        data: Mapping[str, Any] = await stage.client.http.request(
            Route("GET", "/channels/{channel_id}", channel_id=stage.asked.channel)
        )
    except discord.HTTPException:
        return 0  # the step about the channel says why
    return int(data.get("guild_id") or 0)


async def _application(stage: Stage) -> Mapping[str, Any]:
    """The application as its page in Discord's portal has it."""
    if stage.application is not None:
        return stage.application
    there: Mapping[str, Any] = await stage.client.http.request(Route("GET", "/applications/@me"))
    stage.application = there
    return there


async def endpoint(stage: Stage) -> str:
    """Whether presses and commands come by the gateway."""
    if (await _application(stage)).get("interactions_endpoint_url"):
        raise Differs("an Interactions Endpoint URL is set")
    return "by the gateway: no Interactions Endpoint URL is set"


async def code_grant(stage: Stage) -> str:
    """Whether the link that invites the bot works as it is."""
    if (await _application(stage)).get("bot_require_code_grant"):
        raise Differs("Requires OAuth2 Code Grant is switched on")
    return "by the link alone"


async def installation(stage: Stage) -> str:
    """By whom the application can be installed."""
    data = await _application(stage)
    ways = set(cast("dict[str, Any]", data.get("integration_types_config") or {}))
    if USER_INSTALL in ways:
        raise Differs("people can install it for themselves")
    if GUILD_INSTALL not in ways:
        raise Differs(
            "it names no way to install it", "nobody can add the bot: tick Guild Install on the page Installation"
        )
    return "servers alone"


async def intents(stage: Stage) -> str:
    """Which privileged intents are switched on."""
    data = await _application(stage)
    flags = int(data.get("flags") or 0)
    on = [name for name, bits in PRIVILEGED.items() if flags & bits]
    if on:
        raise Differs(f"switched on: {', '.join(on)}")
    return "none is switched on"


async def channel(stage: Stage) -> str:
    """Whether the channel can be reached, and of which kind it is."""
    place = await stage.client.fetch_channel(stage.asked.channel)
    if not isinstance(place, discord.abc.GuildChannel):
        kind = "thread" if isinstance(place, discord.Thread) else "conversation"
        raise Differs(f"it is a {kind}", "rehearse in a text channel of a server")
    whole, may = await permissions_of(stage, place.guild.id)
    stage.place, stage.permissions = whole, may
    if not isinstance(whole, discord.TextChannel):
        raise Differs(f"it is a {whole.type.name} channel", "no thread for a table can be made there")
    if whole.is_news():
        raise Differs("it is an announcement channel", "whoever follows it gets copies of what is published there")
    return "a text channel of a server"


async def permissions_of(stage: Stage, server: int) -> tuple[discord.abc.GuildChannel, discord.Permissions]:
    """The channel as its server has it, and what the bot may do there."""
    guild = await stage.client.fetch_guild(server, with_counts=False)
    own = await guild.fetch_member(found(stage.client.user, "the bot does not know itself").id)
    whole = next((one for one in await guild.fetch_channels() if one.id == stage.asked.channel), None)
    if whole is None:
        raise Differs("it is not among the channels of its server")
    return whole, whole.permissions_for(own)


async def permission(name: str, stage: Stage) -> str:
    """Whether the bot has a permission there."""
    if not getattr(stage.may, name):
        raise Differs("missing")
    return "given"


async def more_permissions(stage: Stage) -> str:
    """Whether the bot may do more than it needs."""
    if stage.may.administrator:
        raise Differs("Administrator is given")
    more = [name for name, given in stage.may if given and name in HARMFUL]
    return f"also given: {', '.join(more)}" if more else "nothing that could do harm"


async def registered(stage: Stage) -> str:
    """Whether the commands that Discord has are those of this version. Where there are none they are registered, as the
    first start of the bot does, and taken away at the end."""
    application = stage.client.application_id or 0
    if not stage.commands:
        raise NotTried("this version has no commands")
    there = await _commands(stage, application)
    if not there:
        overwrite = stage.client.http.bulk_upsert_global_commands
        names = [one["name"] for one in stage.commands]
        stage.belongings.registered(names, partial(overwrite, application, []))
        await overwrite(application, cast(Any, list(stage.commands)))
        there = await _commands(stage, application)
        told = f"{len(there)} were registered for the rehearsal"
    else:
        told = f"{len(there)} are registered"
    stage.registered = there
    wrong = _differences(stage, there)
    if wrong:
        raise Differs(f"{told}; {'; '.join(wrong[:5])}{'; …' if len(wrong) > 5 else ''}")
    return told


async def contexts(stage: Stage) -> str:
    """Where the registered commands can be used."""
    if stage.registered is None:
        raise NotTried("the registered commands are not known")
    for_people = [one["name"] for one in stage.registered if one.get("integration_types") != [int(GUILD_INSTALL)]]
    if for_people:
        raise Differs(f"not for servers alone: {', '.join(sorted(for_people))}")
    places = {one["name"]: _normal(one.get("contexts")) for one in stage.commands}  # None: Discord's own choice
    other = [
        one["name"] for one in stage.registered if places.get(one["name"]) not in (None, _normal(one.get("contexts")))
    ]
    if other:
        raise Differs(f"in other places than this version says: {', '.join(sorted(other))}")
    return "for servers that have the bot, in the places that this version says"


async def _commands(stage: Stage, application: int) -> list[dict[str, Any]]:
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    return await stage.client.http.request(route, params={"with_localizations": "true"})


def _differences(stage: Stage, there: list[dict[str, Any]]) -> list[str]:
    """What is missing, too much, or another than this version registers."""
    has = {(one["name"], one.get("type", 1)): one for one in there}
    wants = {(one["name"], one.get("type", 1)): one for one in stage.commands}
    wrong = [f"{name} is missing" for name, _ in sorted(wants.keys() - has.keys())]
    wrong += [f"{name} is none of this version" for name, _ in sorted(has.keys() - wants.keys())]
    for key in sorted(wants.keys() & has.keys()):
        wrong += [f"{key[0]}: another {field}" for field in _other_fields(wants[key], has[key])]
    return wrong


def _other_fields(wanted: Mapping[str, Any], there: Mapping[str, Any]) -> list[str]:
    return [
        name
        for name, value in wanted.items()
        if name not in WHERE_USED and not _is_in(_normal(value), _normal(there.get(name)))
    ]


def _is_in(wanted: Any, there: Any) -> bool:
    """Whether Discord has what was wanted; it fills in more by itself."""
    if isinstance(wanted, Mapping):
        inner, outer = cast("Mapping[str, Any]", wanted), cast("Mapping[str, Any]", there)
        return isinstance(there, Mapping) and all(_is_in(value, outer.get(name)) for name, value in inner.items())
    if isinstance(wanted, list):
        mine, theirs = cast("list[Any]", wanted), cast("list[Any]", there)
        return isinstance(there, list) and len(mine) == len(theirs) and all(map(_is_in, mine, theirs))
    return wanted == there


def _normal(value: Any) -> Any:
    """Without what says nothing: Discord leaves out what is empty or as ever. Numbers as texts, as it writes some."""
    if isinstance(value, Mapping):
        items = {key: _normal(one) for key, one in cast("Mapping[str, Any]", value).items()}
        return {key: one for key, one in items.items() if one is not None} or None
    if isinstance(value, list | tuple):
        return [_normal(one) for one in cast("list[Any]", value)] or None
    return None if value is None or value is False or value == "" else str(value)


STEPS = (
    RehearsalStep(
        name="gateway",
        title="the connection",
        expects="ready within half a minute, sessions left",
        document=f"{DOCUMENTS}events/gateway#get-gateway-bot",
        means="the bot hears no press and no command",
        run=gateway,
    ),
    RehearsalStep(
        name="endpoint",
        title="how presses and commands come",
        expects="by the gateway (the Interactions Endpoint URL is empty)",
        document=f"{DOCUMENTS}interactions/receiving-and-responding#receiving-an-interaction",
        means="every press and every command goes to that address, and none reaches the bot: empty the field "
        "Interactions Endpoint URL on the page General Information",
        run=endpoint,
    ),
    RehearsalStep(
        name="code grant",
        title="how the bot is invited",
        expects="by the link alone (Requires OAuth2 Code Grant is off)",
        document=f"{DOCUMENTS}topics/oauth2#bot-vs-user-accounts",
        means="the link that invites the bot to a server fails: switch Requires OAuth2 Code Grant off on the page Bot",
        run=code_grant,
    ),
    RehearsalStep(
        name="installation",
        title="who can install the application",
        expects="servers alone (Guild Install; User Install is not ticked)",
        document=f"{DOCUMENTS}resources/application#installation-context",
        means="commands appear in servers without the bot, where no table can be posted: untick User Install "
        "on the page Installation",
        run=installation,
    ),
    RehearsalStep(
        name="intents",
        title="privileged intents",
        expects="none is switched on",
        document=f"{DOCUMENTS}events/gateway#privileged-intents",
        means="the bot needs none of them, and once it reaches many people Discord reviews what they are for: "
        "switch them off",
        run=intents,
    ),
    RehearsalStep(
        name="channel",
        title="the channel",
        expects="a text channel of a server that the bot is in",
        document=f"{DOCUMENTS}resources/channel#get-channel",
        means="no table can stand there",
        run=channel,
    ),
    *(
        RehearsalStep(
            name=f"permission {name}",
            title=f"the permission {name.replace('_', ' ')}",
            expects="given",
            document=f"{DOCUMENTS}topics/permissions#permissions-bitwise-permission-flags",
            means=means,
            run=partial(permission, name),
        )
        for name, means in LACKED.items()
    ),
    RehearsalStep(
        name="more permissions",
        title="permissions that are not needed",
        expects="not Administrator",
        document=f"{DOCUMENTS}topics/permissions",
        means="whoever gets hold of the token could do anything on the server: take Administrator away",
        run=more_permissions,
    ),
    RehearsalStep(
        name="commands",
        title="the registered commands",
        expects="those that this version registers",
        document=f"{DOCUMENTS}interactions/application-commands#bulk-overwrite-global-application-commands",
        means="people are offered other commands than the bot answers: start the bot of this version once",
        run=registered,
    ),
    RehearsalStep(
        name="contexts",
        title="where the commands can be used",
        expects="in servers that have the bot (GUILD_INSTALL alone), in the contexts that this version says",
        document=f"{DOCUMENTS}interactions/application-commands#contexts",
        means="commands appear where the bot can't answer them",
        run=contexts,
    ),
)
