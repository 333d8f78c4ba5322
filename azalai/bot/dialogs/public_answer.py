"""Answer that all see, in servers without the bot and in private channels, where the bot can post nothing by itself."""

from __future__ import annotations

from collections.abc import Callable

from azalai.bot.dialogs.fallbacks import with_signs
from azalai.bot.dialogs.message_builder import build_view, make_files
from azalai.bot.dialogs.private_text import answer, answer_separately, edit_answer
from azalai.bot.dialogs.request import Request
from azalai.bot.layouts.layout import PrivateLayout, PublicLayout


async def answer_publicly(request: Request, layout: PublicLayout, done: Callable[[bool], PrivateLayout]) -> bool:
    """Show a layout to all in the channel, then the layout of `done` to the user, and return True if all see it.

    `done`: makes the private layout; it gets the result. Discord shows the answer to the user alone if they may not
    write there, or may not use such applications in public. An answer that was announced in private stays private, so
    the public layout follows it as a second message.
    """

    async def give_first(form: PublicLayout) -> bool | None:
        built = build_view(form)
        built.stop()
        send = request.interaction.response.send_message
        given = await request.give_first(lambda: send(view=built, files=make_files(form), ephemeral=False))
        return None if given is None else not given.is_ephemeral()

    async def follow(form: PublicLayout) -> bool:
        built = build_view(form)
        built.stop()
        message = await request.interaction.followup.send(
            view=built, files=make_files(form), ephemeral=False, wait=True
        )
        return not message.flags.ephemeral

    visible = await with_signs(request.signs, layout, give_first)
    if visible is not None:
        request.shown = True
        await answer_separately(request, done(visible))
        return visible
    await answer(request, done(True))
    visible = await with_signs(request.signs, layout, follow)
    if not visible:
        await edit_answer(request, done(visible))
    return visible
