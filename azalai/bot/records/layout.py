"""Layouts of a game's file, its proof, its film."""

from __future__ import annotations

from azalai.bot.layouts.components import button
from azalai.bot.layouts.layout import INDIGO, Document, Picture, PrivateLayout, PublicLayout
from azalai.bot.people.reader import Reader
from azalai.bot.records.verification import Finding, Proof
from azalai.bot.tables.table import LoadedTable, is_seed_public
from azalai.locales import Words

PALM = 0x4F7A4A
TERRACOTTA = 0xC0552F


def export_layout(table: LoadedTable, file: Document, reader: Reader, *, named: bool) -> PrivateLayout:
    """Lay out the file of a game, and the choice whether it names the players."""
    words = reader.words
    whole = is_seed_public(table.row)
    texts = [words.say("export-whole" if whole else "export-partial", game=words.say(f"{table.game.key}-name"))]
    label = words.say("button-export-plain" if named else "button-export-named")
    rows = [[button(label, "export-names", table.id, 0 if named else 1)]]
    return PrivateLayout(user=reader.user, texts=tuple(texts), document=file, rows=rows, accent=INDIGO)


def proof_layout(table: LoadedTable, proof: Proof, reader: Reader, *, date: str = "") -> PrivateLayout:
    """Lay out whether the shuffle was the committed one, and whether the history leads to the stored position.

    While the game runs the seed stays secret. `date`: that of a deal, which has no table.
    """
    over = is_seed_public(table.row)
    say = reader.words.say
    game = say(f"{table.game.key}-name")
    texts = [say("verify-deal-title", game=game, date=date) if date else say("verify-title", game=game, table=table.id)]
    if over:
        seed = (table.row.seed or b"").hex()
        texts.append(say("verify-seed", seed=seed, hash=table.row.seed_hash or ""))
        texts.append(say("verify-sealed" if proof.sealed else "verify-not-sealed"))
    else:
        texts.append(say("verify-running", hash=table.row.seed_hash or ""))
        if not proof.sealed:
            texts.append(say("verify-not-sealed"))
    texts.append(_format_finding(table, proof, reader.words, over=over))
    if over and proof.good:
        texts.append(say("verify-deal-yourself" if date else "verify-yourself", final=proof.final))
    return PrivateLayout(user=reader.user, texts=("\n".join(texts),), accent=PALM if proof.good else TERRACOTTA)


def _format_finding(table: LoadedTable, proof: Proof, words: Words, *, over: bool) -> str:
    say = words.say
    match proof.finding:
        case Finding.SAME:
            return say("verify-same", acts=proof.acts) if over else say("verify-same-so-far")
        case Finding.OTHER_RULES:
            return say("verify-other-rules", version=table.rules, now=table.game.version)
        case Finding.OPTIONS:
            return say("verify-options")
        case Finding.ASTRAY:
            return say("verify-astray", number=proof.astray or 0) if over else say("verify-different")
        case Finding.DIFFERENT:
            return say("verify-different")


def film_layout(table: LoadedTable, film: Picture, reader: Reader, *, may_show: bool) -> PrivateLayout:
    """Lay out the film of a game for one person, who may show it to all when the game is over."""
    over = is_seed_public(table.row)
    text = reader.words.say("film-title" if over else "film-so-far", game=reader.words.say(f"{table.game.key}-name"))
    rows = [[button(reader.words.say("button-film-show"), "film-show", table.id)]] if over and may_show else []
    return PrivateLayout(user=reader.user, texts=(text,), picture=film, rows=rows, accent=INDIGO)


def public_film(table: LoadedTable, film: Picture) -> PublicLayout:
    """Lay out the film of a finished game for all."""
    text = table.words.say("film-title", game=table.words.say(f"{table.game.key}-name"))
    return PublicLayout(texts=(text,), picture=film, accent=PALM)
