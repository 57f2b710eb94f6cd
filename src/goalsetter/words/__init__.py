"""Sentences for people, by code: the only place where prose for people is kept.

Law: imports nothing of ours; rooms below the surfaces make codes, never prose. A language is a
folder of Fluent files beside this one, each file with the same messages in the same order; who is
told something hears the language that is spoken.
"""

from goalsetter.words.catalogue import (
    LANGUAGES,
    all_of,
    codes,
    explain,
    known_language,
    knows,
    one_of,
    plain,
    say,
    say_if_known,
    speaking,
    spoken,
    written,
)

__all__ = [
    "LANGUAGES",
    "all_of",
    "codes",
    "explain",
    "known_language",
    "knows",
    "one_of",
    "plain",
    "say",
    "say_if_known",
    "speaking",
    "spoken",
    "written",
]
