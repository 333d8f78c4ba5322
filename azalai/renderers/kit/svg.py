"""Only file that calls the SVG library, ThorVG, behind one function; another library replaces this file alone."""

from __future__ import annotations

import ctypes
import threading

from PIL import Image
from thorvg_python.base import CanvasPointer, Colorspace, EngineOption, Result
from thorvg_python.canvas.sw import SwCanvas
from thorvg_python.engine import Engine
from thorvg_python.paint.picture import Picture

_ENGINE = Engine(threads=0)
_DRAWING = threading.Lock()
"""Lock for drawings, since pictures are drawn in several threads and the library's loader is not thread-safe.

A drawing takes about 1 ms.
"""
_PIXEL = ctypes.c_uint32
_TARGET = _ENGINE.thorvg_lib.tvg_swcanvas_set_target
_TARGET.argtypes = [CanvasPointer, ctypes.POINTER(_PIXEL), _PIXEL, _PIXEL, _PIXEL, ctypes.c_uint8]
_TARGET.restype = Result


class _Canvas(SwCanvas):
    """Canvas that draws into memory of ours, because the library makes a permanent type for each size."""

    def draw_into(self, pixels: bytearray, width: int, height: int) -> None:
        """Draw into `pixels`: red, green, blue and alpha of each pixel, alpha not multiplied in."""
        _TARGET(self._canvas, _PIXEL.from_buffer(pixels), width, width, height, Colorspace.ABGR8888S)


def image(svg: str, width: int, height: int) -> Image.Image:
    """Return an SVG document stretched to `width` x `height` px (RGBA, alpha not multiplied in).

    Raises `ValueError` if the library can't read it.
    """
    pixels = bytearray(4 * width * height)
    with _DRAWING:
        canvas = _Canvas(_ENGINE, EngineOption.NONE)
        try:
            canvas.draw_into(pixels, width, height)
            picture = Picture(_ENGINE)
            if picture.load_data(svg.encode(), "svg", None, copy=True) is not Result.SUCCESS:
                raise ValueError(f"this is no drawing: {svg[:200]}")
            picture.set_size(width, height)
            canvas.add(picture)
            canvas.draw(True)
            canvas.sync()
        finally:
            canvas.destroy()
    return Image.frombuffer("RGBA", (width, height), pixels, "raw", "RGBA", 0, 1)
