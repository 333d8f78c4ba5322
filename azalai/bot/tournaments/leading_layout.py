"""Layouts of leadership: what a leader can do, and the questions before they end a round or a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.layouts.components import ButtonStyle, button
from azalai.bot.layouts.layout import INDIGO, PrivateLayout
from azalai.bot.text import plain
from azalai.bot.tournaments.acts import Act
from azalai.bot.tournaments.layout import close_button, pick_fitting, stage_name, state_text
from azalai.bot.tournaments.leadership import GameFate, Prospect
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import TournamentStatus
from azalai.locales import Words

FATE_LINES = 18
"""Largest number of lines on a phone for the fates of games."""


def lead_layout(
    contest: Contest, allowed: Sequence[Act], hindrances: Sequence[str], t: Words, *, user: int
) -> PrivateLayout:
    """Build the list of acts that a leader may do now, with a button for each, and why they may not do the others.

    While people may join, a further button changes the terms.
    """
    row, is_open = contest.row, contest.row.status is TournamentStatus.OPEN
    labels = {Act.NEXT: "button-cup-begin" if is_open else "button-cup-end-round", Act.END: "button-cup-end"}
    styles = {Act.NEXT: ButtonStyle.PRIMARY, Act.END: ButtonStyle.SECONDARY}
    buttons = [button(t.say(labels[act]), f"cup-{act}", row.id, style=styles[act]) for act in labels if act in allowed]
    if is_open:
        buttons.append(button(t.say("button-cup-terms"), "cup-terms", row.id))
    texts = (f"## {plain(row.name)}\n{state_text(contest, t)}", *hindrances)
    return PrivateLayout(user=user, texts=texts, rows=[buttons] if buttons else [], accent=INDIGO)


def question_layout(prospect: Prospect, act: Act, t: Words, *, user: int) -> PrivateLayout:
    """Build the question whether to end a round or a tournament, with the fate of each game.

    Its button works only as long as the tournament has not changed.
    """
    contest, row = prospect.contest, prospect.contest.row
    if act is Act.NEXT:
        text = t.say("cup-ask-next", name=plain(row.name), stage=stage_name(contest, row.round, t))
    else:
        text = t.say("cup-ask-end", name=plain(row.name), status=row.status.value)
    yes = button(
        t.say("button-cup-do", act=act.value),
        *("cup-do", act.value, row.id, row.round, row.stamp),
        style=ButtonStyle.DANGER,
    )
    lines = fate_lines(prospect, t)
    return PrivateLayout(user=user, texts=(text, "\n".join(lines)), rows=[[yes, close_button(t)]], accent=INDIGO)


def fate_lines(prospect: Prospect, t: Words) -> list[str]:
    """Return a line for each unfinished game with its fate, as far as there is room, and the number of the others."""
    lines = [_fate_line(prospect.contest, fate, t) for fate in prospect.fates]
    fitting = pick_fitting(lines, FATE_LINES)
    more = [t.say("cup-more-fates", count=len(lines) - len(fitting))] if len(fitting) < len(lines) else []
    return [*fitting, *more]


def _fate_line(contest: Contest, fate: GameFate, t: Words) -> str:
    names = [plain(contest.entrants[number].name) for number in fate.game.seats]
    late = t.join(plain(contest.entrants[number].name) for number in fate.late)
    text = t.say("cup-fate", fate=fate.fate.value, late=late, count=len(fate.late))
    return f"• {t.say('cup-fate-of', game=' – '.join(names), fate=text)}"
