"""Ways of compressing that a browser takes, and files that were compressed when they were built."""

from __future__ import annotations

from pathlib import Path

SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""Each way by its name in headers, the best first, and how its files end."""


def accepts(header: str, coding: str) -> bool:
    """Whether an Accept-Encoding header allows a coding; a weight of 0 forbids it."""
    weights = {}
    for part in header.split(","):
        name, _, weight = part.partition(";")
        weights[name.strip().lower()] = weight.strip().removeprefix("q=").strip()
    weight = weights.get(coding, weights.get("*", "0"))
    try:
        return float(weight or 1) > 0
    except ValueError:
        return False


def best_of(file: Path, header: str) -> tuple[Path, str]:
    """Return the smallest form of a file that a browser takes, and the name of its coding."""
    for coding, suffix in SUFFIXES.items():
        packed = file.with_name(file.name + suffix)
        if accepts(header, coding) and packed.is_file():
            return packed, coding
    return file, ""
