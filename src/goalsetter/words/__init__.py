"""Sentences for people, by code: the only place where prose for people is kept.

Law: imports nothing of ours; rooms below the surfaces make codes, never prose. A language is one
file more beside each of ``english``; who is told something hears the language that is spoken.
"""

from goalsetter.words.catalogue import (
    LANGUAGES,
    codes,
    explain,
    known_language,
    plain,
    say,
    say_if_known,
    speaking,
    spoken,
)

__all__ = [
    "LANGUAGES",
    "codes",
    "explain",
    "known_language",
    "plain",
    "say",
    "say_if_known",
    "speaking",
    "spoken",
]
