"""Differences between two folders of sample pictures: `python -m benchmarks.alike BEFORE AFTER [--most 15]`.

For every picture of the first folder it prints the mean difference of all its pixels (0 to 255) and the largest mean
within a square of 20 px, the most different first. Pictures are made by `python -m azalai.renderers --robots --exact
--out FOLDER`; a difference above 1.5 is worth a look at full size.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

SQUARE = 20


def difference(before: Path, after: Path) -> tuple[float, int]:
    """Return the mean difference of two pictures, and the largest of a square; 255 if their sizes differ."""
    if not after.exists():
        return 255.0, 255
    one, other = Image.open(before).convert("RGB"), Image.open(after).convert("RGB")
    if one.size != other.size:
        return 255.0, 255
    apart = ImageChops.difference(one, other)
    return sum(ImageStat.Stat(apart).mean) / 3, apart.convert("L").reduce(SQUARE).getextrema()[1]  # pyright: ignore[reportReturnType]


def main() -> None:
    """Print the differences."""
    parser = argparse.ArgumentParser(description="Compares two folders of pictures.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--most", type=int, default=15, help="largest number of differing pictures to print")
    asked = parser.parse_args()
    differences = sorted((*difference(path, asked.after / path.name), path.name) for path in asked.before.glob("*.png"))
    for mean, square, name in reversed(differences[-asked.most :]):
        print(f"{mean:7.2f}  {square:3}  {name}")
    print(
        f"{sum(mean for mean, _, _ in differences) / len(differences):7.2f}  in the mean of {len(differences)} pictures"
    )


if __name__ == "__main__":
    main()
