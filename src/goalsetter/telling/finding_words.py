"""A finding in words: its sentence, and the lines that prove it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from goalsetter.errors import NotationError
from goalsetter.judge import Finding
from goalsetter.notation import parse_equation, parse_set_solution, parse_universe
from goalsetter.telling.set_work import in_words
from goalsetter.telling.unreadable import unreadable
from goalsetter.words import Message, Text, joined, knows, message, message_if_known

EVIDENCE = (
    *("base", "blank", "bracketed", "cards", "colour", "counter", "cubes", "divisions", "error"),
    *("fill", "fills", "goal", "have", "least", "limit", "most", "multiple", "near", "needed"),
    *("other", "position", "removed", "repair", "symbols", "value", "years"),
)
"""The names under which a finding keeps its proofs; a sentence may show any of them."""

CARDS = ("cards", "needed", "other")
"""Those that may name cards."""

WRITTEN = frozenset({"at", "bracketed", "counter", "repair"})
"""Those that are a part of what was written, or all of it with other brackets."""

Hand = Callable[[str], str]
"""How what was written is shown."""
AS_TYPED: Hand = str
"""With every letter that the notation has for it."""

LONG = 60
"""A value longer than this is shortened for people."""


def sentence(finding: Finding, write: Hand = AS_TYPED) -> Message:
    """Why it is wrong, in words; what was written in a hand."""
    evidence = {**dict.fromkeys(EVIDENCE, ""), **dict(finding.evidence), "at": finding.at}
    # A Goal is a value in most findings; in one about the Goal itself it is what was written.
    written = WRITTEN | ({"goal"} if finding.reason.startswith("goal-") else set())
    shown = {
        name: shortened(write(proof)) if name in written else proof_words(name, proof)
        for name, proof in evidence.items()
    }
    # A reason that has no sentence of its own is told by the kind of finding.
    code = f"finding-{finding.reason}"
    known = code if knows(code) else f"finding-{finding.code}"
    return message(known, **shown, why=inner_sentence(finding))


def inner_sentence(finding: Finding) -> Text:
    """The sentence inside the sentence: why a text cannot be read, or why it has no value."""
    if knows(finding.reason):
        return message(finding.reason)
    # The finding keeps the text alone: reading it once more brings the error back.
    try:
        READERS.get(finding.reason, parse_equation)(finding.at)
    except NotationError as error:
        return unreadable(error)
    return ""


READERS: Mapping[str, Callable[[str], object]] = {
    "set-form": parse_set_solution,
    "deal-cards": parse_universe,
}
"""The reader that could not read a text, by the reason; for others it was an Equation."""


def proofs(finding: Finding, write: Hand = AS_TYPED) -> Iterator[Message]:
    """The lines under the sentence: when it counts, what breaks it, what mends it."""
    if not finding.fatal:
        yield message("judge-only-if-raised")
    # First what may be read into the paper, then what that gives, then how to mend it.
    if bracketed := finding.proof("bracketed"):
        yield message("judge-bracketed", bracketed=write(bracketed))
    if counter := finding.proof("counter"):
        yield message("judge-counter", counter=write(counter))
        code = "judge-counter-cards" if finding.proof("cards") else "judge-counter-values"
        names = ("value", "goal", "cards")
        yield message(code, **{name: proof_words(name, finding.proof(name)) for name in names})
    if repair := finding.proof("repair"):
        yield message("judge-repair", repair=write(repair))
    if finding.ruling:
        words = map(ruling_words, finding.ruling.split("; "))
        yield message("judge-ruling", ruling=joined(words, "; "))


def ruling_words(ruling: str) -> Text:
    """A named ruling with its answer in words, or as it is if there are none."""
    code = "ruling-" + ruling.replace(": ", "-")
    return message(code) if knows(code) else ruling


def proof_words(name: str, proof: str) -> Text:
    """A proof of a finding as people write it, by its name."""
    if proof and name in CHOICES:
        return CHOICES[name](proof)
    return in_words(proof) if name in CARDS else people(proof)


SIGNS = {"x": "×", "/": "÷", "^": "*", "-": "−"}
"""Symbols of the notation as the cubes show them."""


def any_of(symbols: str) -> Text:
    """Signs of which one may be chosen: ``√ or *``."""
    *others, last = (SIGNS.get(symbol, symbol) for symbol in symbols.split())
    return message("choice-list-or", first=", ".join(others), last=last) if others else last


def numbers_words(fills: str) -> Text:
    """Numbers for a blank: ``a number from 6 to 11``, or every one where some are left out."""
    numbers = [int(fill) for fill in fills.split()]
    least, most = min(numbers), max(numbers)
    if len(numbers) > 2 and sorted(numbers) == list(range(least, most + 1)):
        return message("choice-number-from", least=least, most=most)
    return message("choice-one-of", fills=", ".join(map(str, numbers)))


CHOICES: Mapping[str, Callable[[str], Text]] = {
    "blank": lambda blank: message(f"choice-blank-{blank}"),
    "colour": lambda colour: message_if_known(f"web-colour-{colour}") or colour,
    "divisions": lambda names: ", ".join(name.capitalize() for name in names.split()),
    "fill": lambda fill: SIGNS.get(fill, fill),
    "fills": numbers_words,
    "symbols": any_of,
    "years": lambda years: message(f"years-{years}"),
}
"""How the proofs of a choice that is not legal are shown."""


def people(exact: str) -> Text:
    """An exact value as people write it, √70 for sqrt(70) and × for times, and not too long."""
    return shortened(re.sub(r"sqrt\((\d+)\)", r"√\1", exact).replace("*", "×"))


def shortened(shown: str) -> Text:
    """A text that fits a sentence: of a long one the beginning, and how long it is."""
    return shown if len(shown) <= LONG else message("long-value", start=shown[:20], size=len(shown))


def finding_data(finding: Finding) -> dict[str, object]:
    """A finding for programs."""
    return {
        "code": finding.code.value,
        "clause": finding.clause,
        "reason": finding.reason,
        "at": finding.at,
        "evidence": dict(finding.evidence),
        "ruling": finding.ruling,
        "fatal": finding.fatal,
        "sentence": str(sentence(finding)),
    }
