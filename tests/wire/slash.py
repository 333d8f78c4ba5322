"""From a typed slash command to the interaction's data.

Commands looked up, options checked as Discord's client does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from discord import Permissions

from tests.wire.picked import resolve_picks

if TYPE_CHECKING:
    from tests.wire.places import Channel
    from tests.wire.server import WireDiscord
    from tests.wire.users import User

Json = dict[str, Any]

SLASH, ON_USER, ON_MESSAGE = 1, 2, 3
_SUBCOMMAND, _GROUP, _STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _ROLE, _MENTIONABLE, _NUMBER = range(1, 11)


def find(wire: WireDiscord, channel: Channel, user: User, name: str, kind: int = SLASH) -> Json:
    """Return the registered command, the server's before the global one.

    Raises LookupError, which lists the commands that this person is offered here.
    """
    scopes = [channel.guild.id, None] if channel.guild else [None]
    offered = [c for scope in scopes for c in wire.commands.get(scope, []) if _is_offered(c, channel, user)]
    for command in offered:
        if command["name"] == name and command["type"] == kind:
            return command
    listed = ", ".join(sorted(command["name"] for command in offered)) or "no command here"
    raise LookupError(f"no command {name!r}; there is: {listed}")


def _is_offered(command: Json, channel: Channel, user: User) -> bool:
    """Return True if the command may be used in this kind of channel by a user with these permissions.

    Where the bot is not, it is offered only to people who have installed the bot for themselves.
    """
    contexts, needed = command.get("contexts"), command.get("default_member_permissions")
    installs = command.get("integration_types") or [0, 1]
    is_served = channel.guild is None or channel.guild.id in channel.wire.guilds
    own = 1 in installs and user.id in channel.wire.installed_by
    if not own and (channel.is_group or not (0 in installs and is_served)):
        return False
    if channel.is_group:
        return contexts is not None and 2 in contexts
    if channel.guild is None:
        return 1 in contexts if contexts is not None else command.get("dm_permission", True)
    allowed = needed is None or channel.permissions(user).is_superset(Permissions(int(needed)))
    return allowed and (contexts is None or 0 in contexts)


def make_command_data(
    wire: WireDiscord,
    channel: Channel,
    user: User,
    line: str,
    options: Mapping[str, Any],
    *,
    focused: str | None = None,
) -> Json:
    """Return the `data` of `/touareg new` with options by name.

    Values: str, int, float, bool, or a Person, Channel or Role. `focused`: the option being typed, for autocomplete;
    then other options may be missing.
    """
    name, *below = line.removeprefix("/").split()
    command = find(wire, channel, user, name)
    level, path = command, list[Json]()
    for part in below:
        nested = {o["name"]: o for o in level.get("options") or [] if o["type"] in (_SUBCOMMAND, _GROUP)}
        if part not in nested:
            raise LookupError(f"/{line}: no {part!r}; there is: {', '.join(nested) or 'nothing below'}")
        level = nested[part]
        path.append(level)
    declared = {o["name"]: o for o in level.get("options") or []}
    if any(o["type"] in (_SUBCOMMAND, _GROUP) for o in declared.values()):
        raise LookupError(f"/{line} is not complete; it goes on with {', '.join(declared)}")
    strangers = options.keys() - declared.keys()
    if strangers:
        raise LookupError(
            f"/{line}: no option {', '.join(sorted(strangers))}; there is: {', '.join(declared) or 'none'}"
        )
    missing = [n for n, o in declared.items() if o.get("required") and n not in options]
    if missing and focused is None:
        raise ValueError(f"/{line}: Discord's client asks for {', '.join(missing)} first")
    filled = [_option(declared[n], value, focused == n) for n, value in options.items()]
    if focused is not None and not declared[focused].get("autocomplete"):
        raise ValueError(f"/{line}: {focused} has no autocomplete")
    for level in reversed(path):
        filled = [{"name": level["name"], "type": level["type"], "options": filled}]
    data: Json = {"id": command["id"], "name": command["name"], "type": SLASH, "options": filled}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | resolve_picks(channel, options.values())


def _option(declared: Json, value: Any, focused: bool) -> Json:
    kind, name = declared["type"], declared["name"]
    entry: Json = {"name": name, "type": kind, "value": value}
    if focused:
        return entry | {"value": str(value), "focused": True}
    if kind in (_USER, _CHANNEL, _ROLE, _MENTIONABLE):
        entry["value"] = str(value.id)
    elif kind in (_INTEGER, _NUMBER):
        wanted = (int,) if kind == _INTEGER else (int, float)
        if isinstance(value, bool) or not isinstance(value, wanted):
            raise TypeError(f"{name} is a number, not {value!r}")
        low, high = declared.get("min_value"), declared.get("max_value")
        if (low is not None and value < low) or (high is not None and value > high):
            raise ValueError(f"{name}: Discord's client takes {low} to {high}, not {value}")
    elif kind == _BOOLEAN and not isinstance(value, bool):
        raise TypeError(f"{name} is true or false, not {value!r}")
    elif kind == _STRING:
        least, most = declared.get("min_length") or 0, declared.get("max_length") or 6000
        if not isinstance(value, str) or not least <= len(value) <= most:
            raise ValueError(f"{name}: Discord's client takes {least} to {most} characters, not {value!r}")
    elif kind not in (_BOOLEAN, _STRING):
        raise TypeError(f"{name}: options of type {kind} are not spoken here")
    choices = {choice["name"]: choice["value"] for choice in declared.get("choices") or []}
    if choices and value not in choices.values():
        if value not in choices:
            raise ValueError(f"{name}: Discord's client offers {', '.join(choices)}, not {value!r}")
        entry["value"] = choices[value]
    return entry
