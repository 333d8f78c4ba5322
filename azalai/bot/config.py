"""Settings of a running bot, read from the environment and from `.env`."""

from __future__ import annotations

import difflib
import io
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from dotenv import dotenv_values

from azalai.bot.errors import CannotStart
from azalai.bot.sharding import ShardRange
from azalai.games.plugins import EVERY, KEY

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
PREFIX = "AZALAI_"
TOKEN = "DISCORD_TOKEN"
NEARLY = 0.8
"""Likeness from which on a name is taken for a misspelt one, from 0 to 1."""
OF_THE_TESTS = tuple(PREFIX + name for name in ("TEST_", "LONG_", "OPENAPI"))
"""Prefixes of the entries for the program's tests."""
API_PATH = "/api/v10"
"""Path of Discord's REST interface in the used version."""
MOST_SHARDS = 1000
"""Largest number of shards of all processes; Discord recommends one for each 1,000 servers."""
_API = re.compile(
    r"(?P<place>https?://(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::(?P<port>\d{1,5}))?)(?P<path>(?:/[A-Za-z0-9._~-]*)*)",
    re.ASCII,
)
_COLON = re.compile(r"^[ \t]*(?:export[ \t]+)?([A-Z_]+)[ \t]*:", re.MULTILINE)
_SHARDS = re.compile(r"(?:(\d{1,5})(?:-(\d{1,5}))?/)?(\d{1,5})", re.ASCII)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of an operator; `azalai settings` explains every entry. Times are in seconds.

    `lobbies` to `invitations`: numbers for a person, and for a server. `presses`: the number allowed at once, and added
    each second. `heartbeat_every`: the interval of a running bot's heartbeat, not set by operators. `shards`: those of
    this process; None: all, as many as Discord recommends. `discord_api`: an address instead of
    `https://discord.com/api/v10`. `signs`: labels and texts show the application's own emojis. `puzzles`: puzzles are
    made while there is no other work. `games`: the keys of those that are loaded and offered; empty: those of the
    house. `user_install`: people may install the bot for themselves; `world`: servers may show their open tables to
    people elsewhere.
    """

    token: str | None = None
    database: str = "sqlite+aiosqlite:///azalai.db"
    log_level: str = "INFO"
    lobby_expiry: float = 48 * 3600.0
    idle_after: float = 21 * 86_400.0
    prepared_delay: float = 60.0
    holiday_days: int = 30
    lobbies: tuple[int, int] = (5, 25)
    openings: tuple[int, int] = (30, 300)
    threads: tuple[int, int] = (10, 50)
    invitations: tuple[int, int] = (40, 400)
    invitations_to_one: int = 3
    table_moves: int = 4
    proposal_pause: float = 12 * 3600.0
    followers: int = 100
    take_backs: int = 20
    presses: tuple[int, int] = (120, 3)
    retention: float | None = None
    heartbeat_every: float = 300.0
    test_guild: int | None = None
    operator: int | None = None
    backup_folder: Path | None = None
    backup_hour: int = 3
    backup_keep: tuple[int, int, int] = (7, 4, 6)
    metrics: tuple[str, int] | None = None
    draw_ahead: int = 4
    thinkers: int | None = None
    shards: ShardRange | None = None
    discord_api: str | None = None
    signs: bool = True
    puzzles: bool = True
    games: tuple[str, ...] = ()
    user_install: bool = True
    world: bool = True

    @property
    def on_sqlite(self) -> bool:
        """True if the database is a SQLite file."""
        return self.database.startswith("sqlite")

    def thinkers_at_most(self) -> int:
        """Return the number of processes that think for strong robots.

        It is the number set, else one less than there are processors, and at least one.
        """
        if self.thinkers is not None:
            return self.thinkers
        processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return max(1, processors - 1)


def read_settings(environment: Mapping[str, str] | None = None, file: Path | None = Path(".env")) -> Settings:
    """Return the settings from `environment` (default: the process's own), else from `file`, else the defaults.

    Raises `CannotStart` with a sentence for the operator if an entry is invalid.
    """
    values = _values(environment, file)
    given = {field: read(name, values[name]) for field, (name, read) in _ENTRIES.items() if name in values}
    settings = Settings(token=_token(values.get(TOKEN, "").strip()), **given)
    if settings.backup_folder is not None and not settings.on_sqlite:
        raise CannotStart("AZALAI_BACKUP_FOLDER is for SQLite; back PostgreSQL up with pg_dump.")
    if settings.shards is not None and not settings.shards.whole and settings.on_sqlite:
        raise CannotStart(
            f"AZALAI_SHARDS is {values['AZALAI_SHARDS']!r}: the other shards would need another process, and SQLite "
            f"serves one process only. All of them in this process are AZALAI_SHARDS={settings.shards.count}; for "
            "several processes AZALAI_DATABASE must name a PostgreSQL."
        )
    return settings


def list_setting_faults(environment: Mapping[str, str] | None = None, file: Path | None = Path(".env")) -> list[str]:
    """Return a sentence for each entry with a setting's form that is none, and for each line that is no entry.

    It is misspelt, or of another version. The file must be readable.
    """
    names = set(_values(environment, file)) - {TOKEN, *NAMES}
    unknown = [name for name in sorted(names) if name.startswith(PREFIX) and not name.startswith(OF_THE_TESTS)]
    unknown += sorted(name for name in names if not name.startswith(PREFIX) and _is_like_the_token(name))
    return [_describe_unknown_setting(name) for name in unknown] + _list_faulty_lines(file)


def _describe_unknown_setting(name: str) -> str:
    if not name.startswith(PREFIX):
        return f"{name} is no setting and changes nothing; is {TOKEN} meant?"
    nearest = difflib.get_close_matches(name.removeprefix(PREFIX), [name.removeprefix(PREFIX) for name in NAMES], n=1)
    meant = f"; is {PREFIX}{nearest[0]} meant?" if nearest else ""
    return f"{name} is no setting and changes nothing{meant}"


def _is_like_the_token(name: str) -> bool:
    return bool(difflib.get_close_matches(name.upper(), [TOKEN], cutoff=NEARLY))


def _list_faulty_lines(file: Path | None) -> list[str]:
    """Return a sentence for each line of the file with the name of a setting and a colon."""
    matches = _COLON.finditer(_text(file)) if file is not None and file.exists() else ()
    return [
        f"line {match.string.count(chr(10), 0, match.start(1)) + 1} of {file} has a colon after {match[1]} and changes "
        "nothing; write a sign of equality"
        for match in matches
        if match[1] in (TOKEN, *NAMES)
    ]


def _values(environment: Mapping[str, str] | None, file: Path | None) -> dict[str, str]:
    """Return the entries of both that are not empty; the environment wins."""
    values: dict[str, str] = {}
    if file is not None and file.exists():
        entries = dotenv_values(stream=io.StringIO(_text(file)))
        values.update({key: value for key, value in entries.items() if value})
    values.update({key: value for key, value in (os.environ if environment is None else environment).items() if value})
    return values


def _text(file: Path) -> str:
    """Return the text of a file of settings. Raises `CannotStart` if it can't be read or is not in UTF-8."""
    try:
        data = file.read_bytes()
        if b"\0" not in data:  # as in UTF-16, with or without its mark
            return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    except OSError as error:
        raise CannotStart(f"The file {file} can't be read ({error.strerror}).") from error
    raise CannotStart(f"The file {file} is not in UTF-8: open it in an editor and save it with the encoding UTF-8.")


def _token(text: str) -> str | None:
    if not text.isascii() or not text.isprintable() or " " in text:
        raise CannotStart(f"{TOKEN} is no token: it has letters that a token never has. Copy it again.")
    return text or None


def database_address(name: str, text: str) -> str:
    """Return the address of a database with the driver for it.

    Raises `CannotStart`, which names it, for an invalid one.
    """
    scheme, separator, place = text.partition("://")
    backend = scheme.partition("+")[0]
    try:
        _ = urlsplit(f"//{place}").port
    except ValueError:
        separator = ""
    if not separator or not backend.isidentifier():  # the text may hold a password, so it is not shown
        raise CannotStart(f"{name} is not a database address such as sqlite:///azalai.db.")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    if backend not in drivers:
        raise CannotStart(f"{name} names {backend!r}; Azalaï knows sqlite and postgresql.")
    return f"{drivers[backend]}://{place}"


def _level(name: str, text: str) -> str:
    if text.upper() not in LEVELS:
        raise CannotStart(f"{name} is {text!r}; it must be one of {', '.join(LEVELS)}.")
    return text.upper()


def _hours(name: str, text: str) -> float:
    try:
        hours = float(text)
    except ValueError:
        hours = 0.0
    if not 0 < hours < 24 * 366:
        raise CannotStart(f"{name} is {text!r}; it must be a number of hours above 0.")
    return hours * 3600


def _number_reader(least: int, most: int, range_text: str) -> Callable[[str, str], int]:
    """Return a reader of a whole number within limits; `range_text` names it in the sentence for the operator."""

    def read(name: str, text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise CannotStart(f"{name} is {text!r}; it must be {range_text}.")
        return int(text)

    return read


_count = _number_reader(1, 2**31 - 1, "a whole number from 1 on")
_count_or_none = _number_reader(0, 2**31 - 1, "a whole number from 0 on")
_a_while = _number_reader(1, 3600, "a number of seconds from 1 to 3600")
_days_kept = _number_reader(
    30, 36_500, "a number of days from 30 on"
)  # ratings look 30 days back for repeated opponents


def _pair(name: str, text: str) -> tuple[int, int]:
    numbers = text.split()
    if len(numbers) != 2:
        raise CannotStart(f"{name} is {text!r}; it must be two whole numbers from 1 on.")
    return _count(name, numbers[0]), _count(name, numbers[1])


def _seconds(name: str, text: str) -> float:
    return float(_a_while(name, text))


def _retention(name: str, text: str) -> float:
    return _days_kept(name, text) * 86_400.0


def _shards(name: str, text: str) -> ShardRange:
    """Return the shards of this process."""
    match = _SHARDS.fullmatch(text.strip())
    first, last, count = (0, 0, 0) if match is None else (int(number or -1) for number in match.groups())
    last = first if last < 0 else last
    first, last = (0, count - 1) if first < 0 else (first, last)
    if not 0 <= first <= last < count <= MOST_SHARDS:
        raise CannotStart(
            f"{name} is {text!r}; it must be how many shards there are, from 1 to {MOST_SHARDS}, or "
            "which of them are for this process, such as 0-15/16."
        )
    return ShardRange(first, last, count)


def _switch(name: str, text: str) -> bool:
    if text.lower() not in ("on", "off"):
        raise CannotStart(f"{name} is {text!r}; it must be on or off.")
    return text.lower() == "on"


def _folder(_: str, text: str) -> Path:
    return Path(text)


def _keep(name: str, text: str) -> tuple[int, int, int]:
    numbers = text.split()
    if len(numbers) != 3 or not all(number.isdecimal() for number in numbers) or int(numbers[0]) < 1:
        raise CannotStart(f"{name} is {text!r}; it must be three numbers of days, weeks and months.")
    days, weeks, months = (int(number) for number in numbers)
    return days, weeks, months


def _games(name: str, text: str) -> tuple[str, ...]:
    """Return keys of games, each once; the start looks for them."""
    keys = tuple(dict.fromkeys(text.replace(",", " ").split()))
    if wrong := [key for key in keys if key != EVERY and KEY.fullmatch(key) is None]:
        raise CannotStart(f"{name} names {wrong[0]!r}; it must be keys of games, such as targui oasis, or *.")
    return keys


def _api(name: str, text: str) -> str:
    """Return the address without a slash at its end, with the path of Discord's own if it has none.

    Errors don't show it: it may hold a password.
    """
    match = _API.fullmatch(text.strip())
    if match is None or not 0 < int(match["port"] or 80) < 65536:
        raise CannotStart(
            f"{name} is no address of a proxy; it must be one such as http://127.0.0.1:8080/api/v10, "
            "without a name and a password."
        )
    return match["place"] + (match["path"].rstrip("/") or API_PATH)


def _endpoint(name: str, text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise CannotStart(f"{name} is {text!r}; it must be an address and a port such as 127.0.0.1:9464.")
    return host.strip("[]"), int(port)


_ENTRIES: Mapping[str, tuple[str, Callable[[str, str], Any]]] = {
    "database": ("AZALAI_DATABASE", database_address),
    "log_level": ("AZALAI_LOG_LEVEL", _level),
    "lobby_expiry": ("AZALAI_LOBBY_HOURS", _hours),
    "idle_after": ("AZALAI_IDLE_HOURS", _hours),
    "prepared_delay": ("AZALAI_PREPARED_SECONDS", _seconds),
    "holiday_days": ("AZALAI_HOLIDAY_DAYS", _number_reader(0, 366, "a number of days from 0 to 366")),
    "lobbies": ("AZALAI_LOBBIES", _pair),
    "openings": ("AZALAI_TABLES_PER_DAY", _pair),
    "threads": ("AZALAI_THREADS_PER_DAY", _pair),
    "invitations": ("AZALAI_INVITATIONS_PER_DAY", _pair),
    "invitations_to_one": ("AZALAI_INVITATIONS_TO_ONE", _count),
    "table_moves": ("AZALAI_TABLE_MOVES_PER_DAY", _count),
    "proposal_pause": ("AZALAI_PROPOSAL_HOURS", _hours),
    "followers": ("AZALAI_FOLLOWERS", _count),
    "take_backs": ("AZALAI_TAKE_BACKS", _count),
    "presses": ("AZALAI_PRESSES", _pair),
    "retention": ("AZALAI_RETENTION_DAYS", _retention),
    "test_guild": ("AZALAI_TEST_GUILD", _number_reader(1, 2**63 - 1, "the number of a server")),
    "operator": ("AZALAI_OPERATOR", _number_reader(1, 2**63 - 1, "the number of a person")),
    "backup_folder": ("AZALAI_BACKUP_FOLDER", _folder),
    "backup_hour": ("AZALAI_BACKUP_HOUR", _number_reader(0, 23, "an hour from 0 to 23")),
    "backup_keep": ("AZALAI_BACKUP_KEEP", _keep),
    "metrics": ("AZALAI_METRICS", _endpoint),
    "draw_ahead": ("AZALAI_DRAW_AHEAD", _count_or_none),
    "thinkers": ("AZALAI_THINKERS", _count_or_none),
    "shards": ("AZALAI_SHARDS", _shards),
    "discord_api": ("AZALAI_DISCORD_API", _api),
    "signs": ("AZALAI_SIGNS", _switch),
    "puzzles": ("AZALAI_PUZZLES", _switch),
    "games": ("AZALAI_GAMES", _games),
    "user_install": ("AZALAI_USER_INSTALL", _switch),
    "world": ("AZALAI_WORLD", _switch),
}
"""Reader of each field of the settings, and its entry; a missing entry keeps the field's default."""
NAMES = tuple(name for name, _ in _ENTRIES.values())
"""Names of all settings but the token."""
