"""A program that takes changes, as the page does: the picture that it has after each frame."""

from __future__ import annotations

import json
from typing import Any, Literal
from zlib import crc32

TIMED = ("clock", "roundLeft", "nextIn")
ABOUT = ("type", "picture", "sum")


class PictureReader:
    """The newest picture of one socket, made of whole pictures and changes."""

    def __init__(self) -> None:
        self.seen: dict[str, Any] = {}

    def take(self, frame: dict[str, Any]) -> Literal["taken", "known", "missed"]:
        """Take a picture or changes; ``missed`` if the whole is to be asked for."""
        if frame["type"] == "table":
            self.seen = frame
            return "taken" if sum_of(frame) == frame["sum"] else "missed"
        if not self.seen or frame["picture"] > self.seen["picture"] < frame["since"]:
            return "missed"
        if frame["picture"] <= self.seen["picture"]:
            return "known"
        self.seen = {
            **self.seen,
            **frame["table"],
            "picture": frame["picture"],
            "sum": frame["sum"],
        }
        return "taken" if sum_of(self.seen) == frame["sum"] else "missed"

    @property
    def parts(self) -> dict[str, Any]:
        """The picture without what is told about it."""
        return {name: part for name, part in self.seen.items() if name not in ABOUT}


def sum_of(picture: dict[str, Any]) -> int:
    """Add up the parts of a picture, as the server does."""
    parts = {name: part for name, part in picture.items() if name not in (*ABOUT, *TIMED)}
    texts = (
        f"{name}:{json.dumps(p, ensure_ascii=False, separators=(',', ':'))}"
        for name, p in parts.items()
    )
    return sum(crc32(text.encode()) for text in texts) % (1 << 32)
