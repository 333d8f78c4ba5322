"""Calls in a whole game: the sounds of phones, and the messages for people who are away."""

from __future__ import annotations

from collections import Counter

from azalai.bot.people.presence import PRESENT
from azalai.locales import words
from tests.play.people_at_play import PlayedTable, Player

SERVER = "Sahara"
AT_ONCE = ("souk", "timbuktu")
"""Games in which several seats choose at the same time."""


async def leave_table(table: PlayedTable) -> None:
    """Let all people leave the table, and check that exactly the awaited ones have been called.

    If all choose at once, people who have chosen and may choose again have been called, too. One message in the channel
    names them, and each has one direct message with the question.
    """
    await table.simulator.pass_time(PRESENT)
    if table.over:
        return
    awaited = {player.person.name for player in table.list_awaited()}
    (ping,) = table.pings
    asked = [player.person.name for player in table.players for dm in player.person.dms if player.list_offers(dm)]
    assert len(asked) == len(set(asked))
    for called in (set(ping.pings), set(asked)):
        assert awaited <= called
        assert table.game in AT_ONCE or awaited == called


def count_sounds(table: PlayedTable) -> Counter[str]:
    """Return the number of sounds of each person's phone for a turn.

    Each is for a direct message, whose first line names the game and the place. Only the end of the game makes another
    sound.
    """
    heard: Counter[str] = Counter()
    for player in table.players:
        calls = [sound for sound in player.person.sounds if sound.direct]
        assert all(call.content.startswith(f"{_heading(table, player)}\n") for call in calls), calls
        heard[player.person.name] = len(calls)
    return heard


def check_turns_heard(table: PlayedTable, turns: Counter[str], come_back: Counter[str], *, killed: bool) -> None:
    """Check that each turn has made one sound, without those that came back to a person at the table, who sees it.

    A person who plays from direct messages is away, and is called for every turn. `killed`: the bot may have died
    meanwhile and forgotten who was at the table.
    """
    heard = count_sounds(table)
    for player in table.players:
        name = player.person.name
        seen = 0 if player.by_dm else come_back[name]
        least, most = turns[name] - seen, turns[name] if killed else turns[name] - seen
        assert least <= heard[name] <= most, f"{name}: {heard[name]} heard, {turns[name]} turns, {seen} of them seen"


def find_end_sounds(table: PlayedTable) -> set[str]:
    """Return the people whose phones have sounded for the end of the game, which is announced once in the channel."""
    say = table.words.say
    sentence = say("end-of-game", people="\0", count=1, game=say(f"{table.game}-name"), winners="\0").split("\0")[1]
    heard: set[str] = set()
    for player in table.players:
        mentions = [sound.content for sound in player.person.sounds if not sound.direct]
        assert len(mentions) <= 1 and all(sentence in text for text in mentions), mentions
        heard |= {player.person.name} if mentions else set()
    return heard


def _heading(table: PlayedTable, player: Player) -> str:
    say = words(player.language).say
    where = say("where-channel", channel=table.channel.name, server=SERVER)
    return say("dm-your-turn", game=say(f"{table.game}-name"), where=where)
