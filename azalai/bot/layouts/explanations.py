"""Explanations of a question, in small print under its picture."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.layouts.labels import without_ellipsis
from azalai.bot.layouts.news_lines import small_print
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.teaching import Taught
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import Barred
from azalai.games.prompts import Prompt
from azalai.games.questions import tag
from azalai.locales import Words


class ExplanationPlan(msgspec.Struct, frozen=True):
    """Plan of the explanations that a reader gets with a question.

    `acts`: those that are new to the reader. `everything`: the reader wants all acts and facts explained. `first`: it
    is the reader's first question in that game.
    """

    acts: tuple[str, ...] = ()
    everything: bool = False
    first: bool = False

    @property
    def has_new(self) -> bool:
        """True if something is explained unasked, which is then recorded."""
        return self.first or bool(self.acts)


def choose_explanations(taught: Taught, prompt: Prompt, wordings: Wordings) -> ExplanationPlan:
    """Return the explanations that a reader gets with a question.

    The first question in a game gets the aim of the game, which already names the acts; later questions explain the
    acts that are new. A reader may prefer everything or nothing.
    """
    key = wordings.table.game.key
    if key not in taught.games and not any(step.asked for step in prompt.steps):
        return ExplanationPlan(first=True)
    return ExplanationPlan(
        taught.list_new(key, list_explained_acts(prompt, wordings)), everything=bool(taught.wish(key))
    )


def list_explained_acts(prompt: Prompt, wordings: Wordings) -> tuple[str, ...]:
    """Return the kinds of moves that have an explanation, of the moves of a prompt and in their order.

    Kinds that share an act are listed one by one. Only the first question of a move has any.
    """
    if any(step.asked for step in prompt.steps):
        return ()
    key = wordings.table.game.key
    names = dict.fromkeys(tag(move) for move in prompt.moves)
    return tuple(name for name in names if wordings.words.has(f"{key}-explain-{name}"))


def format_explanations(
    explained: ExplanationPlan,
    prompt: Prompt,
    wordings: Wordings,
    barred: Sequence[Barred],
    *,
    every_fact: bool = False,
) -> str:
    """Return the explanations of a question in small print; "" if there are none.

    They are the aim of the game for a new player, and the acts: those that are new to the reader, or all. Readers who
    want everything explained, and readers of positions in words (`every_fact`), also get the result of each choice, and
    the impossible choices (`barred`).
    """
    key, words = wordings.table.game.key, wordings.words
    lines = [words.say(f"{key}-first-time")] if explained.first else []
    lines += [
        words.say(
            "dialog-explain",
            act=without_ellipsis(words.say(f"{key}-act-{act}")),
            text=words.say(f"{key}-explain-{act}"),
        )
        for act in (list_explained_acts(prompt, wordings) if explained.everything else explained.acts)
    ]
    if every_fact or explained.everything:
        lines += _fact_lines(prompt, wordings)
        lines += [_format_obstacles(wordings.table, barred, words)] if barred else []
    return small_print("\n".join(lines)) if lines else ""


def _fact_lines(prompt: Prompt, wordings: Wordings) -> list[str]:
    """Return a line for each fact about the choices, with all choices of which it is true."""
    facts: dict[str, list[str]] = {}
    for choice, name in zip(prompt.choices, wordings.full_texts(prompt), strict=True):
        fact = wordings.fact(prompt, choice)
        if fact:
            facts.setdefault(fact, []).append(f"**{name}**")
    return [f"{wordings.words.row(names)} · {fact}" for fact, names in facts.items()]


def _format_obstacles(table: LoadedTable, barred: Sequence[Barred], words: Words) -> str:
    """Return the impossible choices, each with its reason."""
    key = table.game.key
    acts = " · ".join(
        words.say(
            "dialog-barred",
            act=words.say(f"{key}-act-{obstacle.act}"),
            reason=words.say(obstacle.reason, **obstacle.values),
        )
        for obstacle in barred
    )
    return words.say("dialog-barred-all", acts=acts)
