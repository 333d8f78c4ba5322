"""Layout of a table for its followers."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.history.narration import Line, names
from azalai.bot.layouts.cards import turn_text
from azalai.bot.layouts.components import button
from azalai.bot.layouts.final_card import ending_lines
from azalai.bot.layouts.layout import INDIGO, Depiction, PrivateLayout
from azalai.bot.layouts.news_lines import STORY_LIMIT, clip_story
from azalai.bot.people.reader import Reader
from azalai.bot.store.rows import Status
from azalai.bot.tables.table import LoadedTable
from azalai.renderers import renderer


def follower_layout(
    table: LoadedTable, picture: Depiction | None, story: Sequence[Line], reader: Reader, url: str | None
) -> PrivateLayout:
    """Lay out the public board, the turn and the latest events; for a finished game its end."""
    say = reader.words.say
    heading = say("follow-heading", game=say(f"{table.game.key}-name"), table=table.id)
    if url is not None:
        heading += f" [{say('button-to-table')}]({url})"
    texts = [heading]
    running = table.row.status is Status.RUNNING
    if running:
        situation = renderer(table.game.key).situation(table.view(None), names(table), reader.words)
        texts.append(f"**{turn_text(table, reader.words)}** {situation}")
    elif table.row.status in (Status.FINISHED, Status.RESIGNED):
        texts.append("\n".join(ending_lines(table, reader.words)))
    else:
        texts.append(say(f"status-{table.row.status.value}", game=say(f"{table.game.key}-name"), table=table.id))
    rows = [[button(say("button-unfollow"), "unfollow", table.id)]] if running else []
    below = (clip_story(story, STORY_LIMIT if picture is None or not running else STORY_LIMIT // 2),) if story else ()
    return PrivateLayout(user=reader.user, texts=tuple(texts), picture=picture, below=below, rows=rows, accent=INDIGO)
