"""Who is called in a whole game, and how: what phones sound for, and what stands there for those who have gone."""

from __future__ import annotations

from collections import Counter

from azalai.bot.people.presence import PRESENT
from azalai.locales import words
from tests.play.people_at_play import PlayedTable, Player

SERVER = "Sahara"
AT_ONCE = ("souk", "timbuktu")
"""The games in which several choose at the same time."""


async def everybody_goes(table: PlayedTable) -> None:
    """All leave the table. Whoever is awaited has been called then, and nobody else (but, where all choose at once,
    those who have chosen, and may choose anew): one message in the channel names them, and each has one direct message
    with what is asked."""
    await table.simulator.pass_time(PRESENT)
    if table.over:
        return
    awaited = {player.person.name for player in table.awaited()}
    (ping,) = table.pings
    asked = [player.person.name for player in table.players for one in player.person.dms if player.offers(one)]
    assert len(asked) == len(set(asked))
    for called in (set(ping.pings), set(asked)):
        assert awaited <= called
        assert table.game in AT_ONCE or awaited == called


def turns_heard(table: PlayedTable) -> Counter[str]:
    """How often each person's phone has sounded for a turn: always for the direct message, whose first line says which
    game and where. It has sounded for nothing else but the end of the game."""
    heard: Counter[str] = Counter()
    for player in table.players:
        calls = [one for one in player.person.sounds if one.direct]
        assert all(one.content.startswith(f"{_heading(table, player)}\n") for one in calls), calls
        heard[player.person.name] = len(calls)
    return heard


def check_turns_heard(table: PlayedTable, turns: Counter[str], come_back: Counter[str], *, killed: bool) -> None:
    """Each of these turns has made one sound, but for those that have `come_back` to somebody at the table, who sees
    it. Whoever plays from direct messages is not there, and is called for every turn. `killed`: the bot may have died
    meanwhile, and not have known any more who was there."""
    heard = turns_heard(table)
    for player in table.players:
        name = player.person.name
        seen = 0 if player.by_dm else come_back[name]
        least, most = turns[name] - seen, turns[name] if killed else turns[name] - seen
        assert least <= heard[name] <= most, f"{name}: {heard[name]} heard, {turns[name]} turns, {seen} of them seen"


def end_heard(table: PlayedTable) -> set[str]:
    """Whose phone has sounded for the end of the game, which is told in the channel, once."""
    say = table.words.say
    told = say("end-of-game", people="\0", count=1, game=say(f"{table.game}-name"), winners="\0").split("\0")[1]
    heard: set[str] = set()
    for player in table.players:
        mentions = [one.content for one in player.person.sounds if not one.direct]
        assert len(mentions) <= 1 and all(told in text for text in mentions), mentions
        heard |= {player.person.name} if mentions else set()
    return heard


def _heading(table: PlayedTable, player: Player) -> str:
    say = words(player.language).say
    where = say("where-channel", channel=table.channel.name, server=SERVER)
    return say("dm-your-turn", game=say(f"{table.game}-name"), where=where)
