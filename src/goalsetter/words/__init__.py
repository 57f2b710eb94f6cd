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
    variables,
    written,
)
from goalsetter.words.messages import (
    Capitalised,
    Joined,
    Listed,
    Message,
    Text,
    joined,
    message,
    message_if_known,
    render,
)

__all__ = [
    "LANGUAGES",
    "Capitalised",
    "Joined",
    "Listed",
    "Message",
    "Text",
    "all_of",
    "codes",
    "explain",
    "joined",
    "known_language",
    "knows",
    "message",
    "message_if_known",
    "one_of",
    "plain",
    "render",
    "say",
    "say_if_known",
    "speaking",
    "spoken",
    "variables",
    "written",
]
