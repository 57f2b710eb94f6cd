"""Which language the terminal speaks."""

from __future__ import annotations

from collections.abc import Mapping

from goalsetter.words import known_language

NAMES = ("GOALSETTER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that tell it: the first that is set decides."""


def terminal_language(environment: Mapping[str, str]) -> str:
    """The code of a language that is spoken here; English if another one is asked for."""
    told = next((environment[name] for name in NAMES if environment.get(name)), "")
    return known_language(told.partition(".")[0])
