"""Sentences for people, by code: the only place where prose for people is kept.

Law: imports nothing of ours; rooms below the surfaces make codes, never prose. A second language
is one more file beside ``english``.
"""

from goalsetter.words.catalogue import LANGUAGES, codes, explain, plain, say, say_if_known

__all__ = ["LANGUAGES", "codes", "explain", "plain", "say", "say_if_known"]
