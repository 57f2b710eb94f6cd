"""Practice in a process of its own: items are made, asked and judged there, papers may be dear.

What cannot be read comes back as a value: an error does not travel well between processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from goalsetter.coach import Discard, PracticeItem, item_text, make_item, read_item
from goalsetter.rules import Division
from goalsetter.server.view.practice import KIND_OF, asked_shown, reply_shown
from goalsetter.server.wire import practice
from goalsetter.words import speaking

TRIES = 60
"""How many candidates are looked at for one item before a maker gives up."""
SEEDS = 2**31


def id_of(text: str) -> str:
    """The name of an item: the same text has the same name everywhere."""
    return sha256(text.encode()).hexdigest()[:20]


def digest_of_answer(salt: str, answer: str) -> str:
    """The digest by which a page without a network knows a right answer."""
    return sha256(f"{salt}\n{answer}".encode()).hexdigest()


def make_items(kind: str, edition: str, division: str, seed: int, count: int) -> list[str]:
    """Items of a kind as texts; the same seed makes the same ones. Fewer come where it is hard."""
    texts: list[str] = []
    for number in range(count):
        for attempt in range(TRIES):
            own = (seed * 7919 + number * 104_729 + attempt * 1_299_709) % SEEDS
            made = make_item(KIND_OF[kind], Random(own), own, (edition, Division(division)))
            if not isinstance(made, Discard):
                texts.append(item_text(made))
                break
    return texts


def ask_items(
    texts: Sequence[str], language: str, packed: bool = False
) -> list[practice.PracticeItem]:
    """Items as a browser draws them; packed ones carry the digests of their right answers."""
    with speaking(language):
        shown = []
        for text in texts:
            item = read_item(text)
            asked = asked_shown(item, id_of(text))
            if packed and asked.finite:
                asked.salt = asked.id
                asked.digests = [digest_of_answer(asked.id, a) for a in right_answers(item)]
            shown.append(asked)
        return shown


def right_answers(item: PracticeItem) -> list[str]:
    """Every right answer of an item with finitely many, as a page sends them."""
    kind = KIND_OF[item.kind]
    reply = kind.reply(item, kind.right_answer(item))
    return sorted({kind.right_answer(item), *reply.answers})


def judge_item(text: str, answer: str, language: str) -> practice.PracticeReply:
    """Judge an answer to an item."""
    with speaking(language):
        item = read_item(text)
        kind = KIND_OF[item.kind]
        return reply_shown(item, kind.ask(item), kind.reply(item, answer))
