"""Practice items in words: what is asked, the answers to choose from, replies, skills."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from goalsetter.coach import AskedItem, FormKind, PracticeItem, PracticeReply
from goalsetter.cubes import SECTIONS
from goalsetter.notation import pretty
from goalsetter.telling.by_hand import by_hand
from goalsetter.words import Message, Text, joined, message, message_if_known

Told = Callable[[str, bool], object]


def as_code(value: str, sets: bool) -> object:
    """A code in the words of the answers to choose from."""
    del sets
    return message(f"practice-option-{value.replace('_', '-')}")


def as_shown(written: str, sets: bool) -> str:
    """A cube, a Goal, a line or a paper with the signs of the cubes."""
    return written if sets else by_hand(written)


def as_number(value: str, sets: bool) -> object:
    """A count, by which a sentence may have another form."""
    del sets
    return int(value)


DETAILS: dict[str, Told] = {
    **dict.fromkeys(("section", "place", "claim", "third"), as_code),
    **dict.fromkeys(("face", "other", "line", "goal", "goals"), as_shown),
    **dict.fromkeys(("solutions", "least", "most", "cubes", "a", "b", "c"), as_number),
}
"""How details are told that are neither names nor numbers of their own."""


def told_details(details: Iterable[tuple[str, str]], sets: bool) -> dict[str, object]:
    """The details of a question or a reply, each in its words."""
    return {
        name: DETAILS[name](value, sets) if name in DETAILS else value for name, value in details
    }


def item_question(item: PracticeItem, asked: AskedItem) -> Message:
    """The question of an item."""
    return message(f"practice-ask-{asked.question}", **told_details(asked.details, item.sets))


def item_reply(item: PracticeItem, reply: PracticeReply) -> Message:
    """The sentence of a reply."""
    return message(f"practice-reply-{reply.code}", **told_details(reply.details, item.sets))


def option_words(code: str, sets: bool) -> Text:
    """An answer to choose from: words if it has some, else as it is written."""
    known = message_if_known(f"practice-option-{code}")
    return known if known is not None else as_shown(code, sets)


def skill_words(skill: str) -> Text:
    """A skill in words: one with a number at its end shares its sentence with others."""
    stem, _, size = skill.rpartition("-")
    if size.isdecimal():
        return message(f"practice-skill-{stem}", count=int(size))
    known = message_if_known(f"practice-skill-{skill}")
    if known is None and skill.startswith("read-"):
        return message("practice-skill-read-varied", name=skill.removeprefix("read-"))
    return known or skill


def item_lines(item: PracticeItem, asked: AskedItem) -> tuple[Text, ...]:
    """An item as lines of text, for a printer and for a voice: question, mat, what is shown,
    and the answers to choose from."""
    lines: list[Text] = [item_question(item, asked)]
    if item.variations:
        names = ", ".join(item.variations)
        lines.append(message("practice-with", names=names))
    if asked.mat:
        lines += mat_lines(item)
    lines += [as_shown(line, item.sets) for line in (asked.line, *asked.papers) if line]
    form = asked.form
    if form.kind is FormKind.CHOICE:
        lines += [
            joined((f"{letter})", option_words(code, item.sets)))
            for letter, code in zip("abcdefgh", form.options, strict=False)
        ]
    lines += [f"{part.name} = " for part in form.parts]
    return tuple(lines)


def mat_lines(item: PracticeItem) -> list[Text]:
    """The mat, section by section; an empty one is left out."""
    mat = item.position
    lines: list[Text] = []
    if mat.universe is not None:
        cards = " ".join(pretty(card) for card in mat.universe.cards)
        lines.append(
            message("practice-section", section=message("web-section-universe"), cubes=cards)
        )
    if mat.goal is not None:
        goal = as_shown(pretty(mat.goal), item.sets)
        lines.append(message("practice-section", section=message("web-section-goal"), cubes=goal))
    for section in SECTIONS:
        cubes = getattr(mat, section)
        if cubes:
            faces = " ".join(as_shown(pretty(cube), item.sets) for cube in cubes)
            title = message(f"web-section-{section}")
            lines.append(message("practice-section", section=title, cubes=faces))
    return lines
