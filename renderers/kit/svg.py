"""The one place that draws SVG: ThorVG, behind one function. Whoever wants another library changes this file alone."""

from __future__ import annotations

import threading

from PIL import Image
from thorvg_python.base import Colorspace, EngineOption, Result
from thorvg_python.canvas.sw import SwCanvas
from thorvg_python.engine import Engine
from thorvg_python.paint.picture import Picture

_ENGINE = Engine(threads=0)
_DRAWING = threading.Lock()
"""Pictures are drawn in several threads, and the library's loader is not made for that; a drawing takes about 1 ms."""


def image(svg: str, width: int, height: int) -> Image.Image:
    """An SVG document stretched to `width` x `height` px (RGBA, alpha not multiplied in). ValueError if the library
    can't read it."""
    with _DRAWING:
        canvas = SwCanvas(_ENGINE, EngineOption.NONE)
        try:
            canvas.set_target(width, height, cs=Colorspace.ABGR8888S)
            picture = Picture(_ENGINE)
            if picture.load_data(svg.encode(), "svg", None, copy=True) is not Result.SUCCESS:
                raise ValueError(f"this is no drawing: {svg[:200]}")
            picture.set_size(width, height)
            canvas.add(picture)
            canvas.draw(True)
            canvas.sync()
            return Image.frombytes("RGBA", (width, height), memoryview(canvas.buffer_arr or b"").cast("B"))
        finally:
            canvas.destroy()
