"""Widths of letters on a phone: those of Noto Sans, which are close to Discord's.

Discord's own letters are a little narrower (`azalai.bot.layouts.phone.Client.letters`).
"""

from __future__ import annotations

import functools

REGULAR, MEDIUM, BOLD = 400, 500, 700
"""Weights of texts, of buttons and of bold text."""

_ASCII = {
    REGULAR: """
260 269 408 646 572 831 732 225 300 300 551 572 268 322 268 372 572 572 572 572 572 572 572 572 572 572 268 268 572 572
572 434 899 639 650 632 730 556 519 728 741 339 273 619 524 907 760 781 605 781 622 549 556 731 600 930 586 566 572 329
372 329 572 444 281 561 615 480 615 564 344 615 618 258 258 534 258 935 618 605 615 615 413 479 361 618 508 786 529 510
470 380 551 380 572""",
    MEDIUM: """
260 273 429 646 572 852 737 237 312 312 548 572 273 321 272 385 572 572 572 572 572 572 572 572 572 572 272 273 572 572
572 447 899 655 654 635 731 557 528 727 748 354 290 632 534 918 776 784 610 784 632 550 562 738 615 941 611 584 574 330
385 330 572 434 306 572 620 491 620 574 357 620 627 270 270 559 270 947 627 611 620 620 423 486 383 627 527 807 543 528
477 384 551 384 572""",
    BOLD: """
260 282 479 646 572 902 750 266 339 339 542 572 285 320 281 415 572 572 572 572 572 572 572 572 572 572 281 285 572 572
572 477 898 692 665 642 732 560 549 724 765 389 331 664 559 943 813 791 621 791 656 551 577 756 650 967 670 626 579 331
415 331 572 411 365 599 632 516 632 597 387 632 650 299 298 620 298 975 650 625 632 632 447 502 434 650 571 856 578 571
493 394 551 394 572""",
}
_WIDTHS = {
    weight: dict(zip(map(chr, range(32, 127)), map(int, row.split()), strict=True)) for weight, row in _ASCII.items()
}
_OTHERS = {"…": 800, "·": 270, "—": 1000, "–": 500, "’": 200, "“": 400, "”": 400, "×": 572, "›": 320, "→": 600} | {
    "\u00a0": 260,
    "\u202f": 200,
    "œ": 950,
    "Œ": 1000,
    "ß": 600,
    "★": 900,
}
_PLAIN = str.maketrans("àâäáéèêëîïíóôöòùûüúçñãÀÂÄÉÈÊÎÔÖÙÜÇ", "aaaaeeeeiiioooouuuucnaAAAEEEIOOUUC")
_PICTURE, _LETTER = 1250, 600
"""Widths of an arrow, sign or emoji of Unicode, and of any other unknown letter."""
_FIRST_PICTURE = 0x2190


@functools.lru_cache(4096)
def width(text: str, size: float, weight: int = REGULAR) -> float:
    """Return the width of a text in one line, in the unit of `size`."""
    known = _WIDTHS[weight]
    return sum(_width(letter, known) for letter in text.translate(_PLAIN)) * size / 1000


def _width(letter: str, known: dict[str, int]) -> int:
    width = known.get(letter) or _OTHERS.get(letter)
    return width if width is not None else _PICTURE if ord(letter) >= _FIRST_PICTURE else _LETTER
