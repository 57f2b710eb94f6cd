"""Spanish: every sentence is really translated, in the terms of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from goalsetter.words import all_of, one_of
from tests.words.fluent_files import entries, texts


def words_of(language: str) -> dict[str, str]:
    """The words of every message between its details, of every variant."""
    return {entry.code: " … ".join(texts(language, entry.code)) for entry in entries(language)}


ENGLISH, SPANISH = words_of("en"), words_of("es")
ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "reference" / "spanish-terms.md"

THE_SAME = {
    *("web-game-equations", "web-game-on-sets"),
    *("ruling-legal", "replay-legal", "web-bot", "web-bot-level", "web-judging-no"),
    *("claim-a-flub", "claim-ca-flub", "claim-p-flub", "coach-kind-forceout"),
    *("coach-call-a_flub", "coach-call-ca_flub", "coach-call-p_flub", "title-tutor"),
    *("web-claim-a-flub", "web-claim-ca-flub", "web-claim-p-flub"),
    "web-desk-colour",
    *("practice-option-a-flub", "practice-option-p-flub", "practice-option-flub"),
    *("practice-option-forceout", "paper-role-director"),
}
"""Messages that are the same in both languages: names, terms of the book, and a few words."""

VARIATIONS = re.compile(
    r"Multiple of|Powers of the Base|Number of Factors|Next Prime Number|Multiple Operations|"
    r"Three-operation Solution|Two Operations|Two Solutions|Double Set|Required Cube|No Forbidden|"
    r"Add to Goal|Any Color Exponent|Required or Forbidden Card|Wild Cube|Shift from Permitted|"
    r"(?:∪ and ∩|V and Λ) Interchangeable|Null Restrictions Not Allowed|Blank Card Wild",
    re.IGNORECASE,
)
"""Names of variations, which stay as the books have them."""
TYPED = re.compile(r"“[^”]*”|'[^']*'|\b(?:with|to) (?:goal|required)\b|--[a-z-]+")
"""Texts that are typed as they stand: lines in quotes, options, and commands."""
STRANGE = re.compile(
    r"\b(?:the|and|you|your|is|are|was|were|this|that|these|those|with|from|which|what|there|but|"
    r"they|who|when|how|not|it|its|have|been|can|cannot|may|must|of|to|for|by|all|any|every|one|"
    r"cubes?|players?|papers?|cards?|shakes?|match|round|table|clock|judge|seat|turn|rules?)\b",
    re.IGNORECASE,
)
"""Words that no Spanish sentence has."""
COMMANDS = {
    *("help-judge-in", "case-strange-ruling", "rulings-how", "help-ruling", "help-solve-in"),
    *("help-judge-challenge", "help-play-shakes", "play-no-charge"),
    *("web-desk-hint-universe-sets", "record-unknown-seat"),
    *("play-now-side", "play-help-side", "server-no-client"),
}
"""Sentences that name a command or a word of the record in the middle."""


def bare(sentence: str) -> str:
    """The words around details, without names and what is typed."""
    return TYPED.sub(" ", VARIATIONS.sub(" ", sentence))


def test_nothing_is_left_in_english() -> None:
    """A sentence with words in it differs from the English one, but for the few that are named."""
    same = {code for code, told in SPANISH.items() if told == ENGLISH[code]}
    assert {code for code in same if re.search(r"[A-Za-z]", bare(ENGLISH[code]))} == THE_SAME


def test_no_english_word_stands_in_a_spanish_sentence() -> None:
    """Names of variations and what is typed apart."""
    found = {
        code: STRANGE.findall(bare(told)) for code, told in SPANISH.items() if code not in COMMANDS
    }
    assert not {code: words for code, words in found.items() if words}


def test_one_thing_has_one_word() -> None:
    """A paper is no sheet, a digit is a cifra, and a move a jugada."""
    for code, sentence in SPANISH.items():
        told = sentence.lower().replace("hoja de puntos", "")
        assert not re.search(r"\bhojas?\b|\bdígit|\bmovimiento|\bcarta blanca\b", told), code


def test_questions_and_calls_are_opened() -> None:
    """A sentence that ends with ? or ! has begun with ¿ or ¡."""
    for code, sentence in SPANISH.items():
        told = bare(sentence)
        assert not re.search(r"[a-záéíóúñ]\?", told) or "¿" in told, code
        assert not re.search(r"[a-záéíóúñ]!", told) or "¡" in told, code


def test_the_terms_are_those_of_the_glossary() -> None:
    """Where English has a term of the books, Spanish has the glossary's word for it."""
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|", GLOSSARY.read_text("utf-8"), re.MULTILINE)
    terms = {english.strip(): spanish.strip() for english, spanish in rows[1:]}
    assert {"shake", "Goal", "Required", "challenge", "flub"} <= terms.keys()
    for english in ("Forbidden", "Resources", "Required", "Permitted"):
        wanted = terms[english]
        for code, told in ENGLISH.items():
            if re.search(rf"\b{english}\b", VARIATIONS.sub("", told)):
                assert wanted.rstrip("s") in SPANISH[code], code


@pytest.mark.parametrize(
    ("texts", "every", "either"),
    [
        (("Ana", "Bea"), "Ana y Bea", "Ana o Bea"),
        (("Ana", "Iris"), "Ana e Iris", "Ana o Iris"),
        (("Ana", "Bea", "Hilda"), "Ana, Bea e Hilda", "Ana, Bea o Hilda"),
        (("agua", "hielo"), "agua y hielo", "agua o hielo"),
        (("Ana", "Óscar", "Olga"), "Ana, Óscar y Olga", "Ana, Óscar u Olga"),
        (("Ana", "Íñigo"), "Ana e Íñigo", "Ana o Íñigo"),
        (("Ana", "Óscar"), "Ana y Óscar", "Ana u Óscar"),
        (("7", "8"), "7 y 8", "7 u 8"),
        (("10", "11"), "10 y 11", "10 u 11"),
        (("10", "110"), "10 y 110", "10 o 110"),
    ],
)
def test_lists_sound_right(texts: tuple[str, ...], every: str, either: str) -> None:
    """In Spanish "y" is "e" before the sound of i, and "o" is "u" before that of o."""
    assert (all_of(texts, "es"), one_of(texts, "es")) == (every, either)
    assert all_of(("Ann", "Iris"), "en") == "Ann and Iris"
