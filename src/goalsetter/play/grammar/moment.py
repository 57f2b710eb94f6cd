"""Moments ⇄ text: ``m:ss.mmm``, with hours ``h:mm:ss.mmm``; whole seconds need no fraction."""

from __future__ import annotations

import re

_MOMENT = re.compile(r"(?:([0-9]{1,3}):)?([0-9]{1,4}):([0-9]{1,2})(?:[.,]([0-9]{1,3}))?", re.ASCII)


def moment_text(at: int) -> str:
    """A moment in milliseconds since the match began, as a clock shows it."""
    seconds, thousandths = divmod(at, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    whole = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"{whole}.{thousandths:03}" if thousandths else whole


def read_moment(text: str) -> int | None:
    """The milliseconds of a moment; nothing if the text is none."""
    match = _MOMENT.fullmatch(text)
    if match is None:
        return None
    hours, minutes, seconds = (int(part or 0) for part in match.group(1, 2, 3))
    if seconds >= 60 or (match[1] and minutes >= 60):
        return None
    thousandths = int((match[4] or "").ljust(3, "0"))
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths
