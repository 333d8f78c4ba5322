"""All measurements, one after the other, each in a process of its own: `python -m benchmarks`."""

from __future__ import annotations

import argparse
import subprocess
import sys

COMMANDS = (
    ("random_play",),
    ("pictures",),
    ("pictures", "--first"),
    ("film",),
    ("press",),
    ("press", "--round-trip", "80", "--counted", "0"),
    ("start", "--tables", "100000"),
    ("load",),
    ("memory",),
    ("cluster",),
    ("thinking",),
    ("presses",),
)


def main() -> int:
    """Print the figures of all. Return the exit code of the first that failed, or 0."""
    argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__).parse_args()
    for name, *options in COMMANDS:
        print(f"== {' '.join((name, *options))}", flush=True)
        ended = subprocess.run([sys.executable, "-m", f"benchmarks.{name}", *options], check=False)
        if ended.returncode != 0:
            return ended.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
