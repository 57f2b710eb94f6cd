"""Practice items: positions with a question and a key that judge or solver answer.

An item is a text (``item_text``, ``read_item``). Its kind, a row of ``KINDS`` with a file of its
own in ``kinds``, makes it by chance (``make_item``), tells what is asked (``kind.ask``), judges an
answer that is a text (``kind.reply``) and decides the whole anew (``kind.recheck``). How the text
of an answer looks, ``FormKind`` tells. Chance comes in as ``Dice``: a ``random.Random`` that the
caller has seeded. What cannot be decided is a ``Discard`` with its reason, never an item.

Kinds that run cases of the judges' manual (``rule``, ``score``) stand in the room ``practice``,
which also has the bank, the schedule and the difficulty: this room may not import ``cases``.
"""

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AnswerOutcome,
    AnswerPart,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    PracticeReply,
)
from goalsetter.coach.practice.deciding import USUAL_PRACTICE, ten_times
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.item import PracticeItem, item_text, read_item
from goalsetter.coach.practice.kind import PracticeKind
from goalsetter.coach.practice.kinds import KINDS
from goalsetter.coach.practice.making import make_item, same_as

__all__ = [
    "KINDS",
    "USUAL_PRACTICE",
    "AnswerForm",
    "AnswerOutcome",
    "AnswerPart",
    "AskedItem",
    "Dice",
    "Discard",
    "DiscardReason",
    "FormKind",
    "PracticeItem",
    "PracticeKind",
    "PracticeReply",
    "item_text",
    "make_item",
    "read_item",
    "same_as",
    "ten_times",
]
