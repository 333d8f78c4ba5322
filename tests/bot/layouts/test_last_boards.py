"""Boards of games that ended before their rules ended them: they show the winner and no player to move."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from azalai.bot.hosting import endings
from azalai.bot.layouts.final_card import early_end_caption
from azalai.bot.layouts.layout import Picture, Wording
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.preferences import Preferences
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from azalai.locales import words
from azalai.renderers import alt, last_board, renderer
from tests.bot.without_discord import AMARA, THOMAS, proposals_of, running_table

OF_TWO = sorted(key for key, game in GAMES.items() if 2 in game.seats)


@pytest.mark.parametrize("key", OF_TWO)
async def test_after_a_resignation_the_picture_names_the_winner_and_no_turn(host: Host, key: str):
    table = await running_table(host, THOMAS, game=key)
    before = await load(host, table)
    await endings.resign(proposals_of(host), table, AMARA if before.deciders[0].name == "Amara" else THOMAS)
    after = await load(host, table)
    loser = before.deciders[0].name
    winner = next(name for name in ("Amara", "Thomas") if name != loser)
    rest = last_board(key, after.view(None))
    pictures = Pictures()
    picture = await pictures.render_picture(after, None, "en")
    result, board_told = picture.alt.split("\n", 1)
    assert result == f"{winner} wins. {loser} resigned."
    assert early_end_caption(after, words("fr")) == f"{winner} l’emporte. {loser} abandonne."
    names, say = after.names, words("en")
    assert alt(key, rest, names, say).startswith(board_told) and board_told.count("\n") > 3
    wording = await pictures.render(after, None, Preferences(AMARA.id, "en", text_only=True))
    assert isinstance(wording, Wording) and f"{loser} to " not in wording.text
    image, board = Image.open(io.BytesIO(picture.data)), renderer(key).draw(rest, names, say)
    assert image.height > board.height, "a line stands below it"
    assert getattr(rest, "to_act", None) is None and not getattr(rest, "waiting_for", ())


async def test_the_secrets_of_a_game_that_was_put_away_stay_closed(host: Host):
    table = await running_table(host, THOMAS, game="touareg")
    async with host.store.write() as tx:
        await tx.tables.change(table, status=Status.ABANDONED)
    after = await load(host, table)
    assert early_end_caption(after, words("en")) == ""
    rest = last_board("touareg", after.view(None))
    assert all(camp.hand is None for camp in rest.camps)
    picture = await Pictures().render_picture(after, None, "en")
    assert isinstance(picture, Picture) and picture.alt == alt("touareg", rest, after.names, words("en"))
