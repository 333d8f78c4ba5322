"""`python -m benchmarks` runs every measurement, one after the other, each in a process of its own."""

from __future__ import annotations

import subprocess
import sys

NAMES = ("random_play", "pictures", "film", "press", "start", "load", "robots", "presses")


def main() -> int:
    """Prints the figures of all; the exit code is that of the first that broke."""
    for name in NAMES:
        print(f"== {name}", flush=True)
        ended = subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], check=False)
        if ended.returncode != 0:
            return ended.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
