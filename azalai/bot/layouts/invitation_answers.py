"""Lines of private answers about invitations."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.tables.announcements import InvitedPerson, MentionOutcome
from azalai.bot.text import plain
from azalai.locales import Words


def silent_lines(invited: Sequence[InvitedPerson], words: Words) -> list[str]:
    """Return a line for each reason for which invited people were not mentioned, with their names."""
    lines: list[str] = []
    for why in (MentionOutcome.REFUSES, MentionOutcome.OFTEN, MentionOutcome.BEFORE):
        names = [f"**{plain(invitation.name)}**" for invitation in invited if invitation.called is why]
        if names:
            lines.append(words.say("invited-silently", people=words.join(names), count=len(names), why=why.value))
    return lines
