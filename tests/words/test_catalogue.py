"""Words: every code that a room makes has its sentence."""

from __future__ import annotations

import re
from pathlib import Path

from goalsetter.notation import NotationCode
from goalsetter.words import (
    LANGUAGES,
    Capitalised,
    Listed,
    codes,
    explain,
    joined,
    known_language,
    message,
    message_if_known,
    plain,
    render,
    say,
    say_if_known,
    speaking,
    spoken,
    written,
)

SOURCE = Path(__file__).parents[2] / "src" / "goalsetter"
OUTCOME = re.compile(r'(?:Undefined|Unsettled)\(\s*"([a-z-]+)"')
SAID = re.compile(r'\bsay\(\s*"([a-z-]+)"')


def in_source(pattern: re.Pattern[str]) -> set[str]:
    """All that the pattern finds in the source."""
    files = sorted(SOURCE.rglob("*.py"))
    return {found for file in files for found in pattern.findall(file.read_text("utf-8"))}


def test_every_unreadable_text_has_a_sentence() -> None:
    """Each code of the notation can be told to a person."""
    assert {f"notation-{code}" for code in NotationCode} <= codes()


def test_every_outcome_without_value_has_a_sentence() -> None:
    """Each reason for having no value, or none that is settled, can be told to a person."""
    found = in_source(OUTCOME)
    assert len(found) > 15
    assert found - {"not-read"} <= codes()


def test_everything_said_is_in_the_catalogue() -> None:
    """No command asks for a sentence that is not there."""
    found = in_source(SAID)
    assert len(found) > 20
    assert found <= codes()


def test_plain_is_ascii() -> None:
    """Any sentence can be shown on a terminal that knows only ASCII."""
    for language in LANGUAGES:
        for sentence in written(language).values():
            assert plain(sentence).isascii()
            assert "?" not in plain(sentence.replace("?", ""))
    assert plain("√9 × 2 ≈ 6") == "v9 x 2 ~ 6"
    assert plain("¿Qué Solución?") == "Que Solucion?"


def test_the_language_spoken_is_that_of_the_listener() -> None:
    """It holds as long as somebody speaks it; a language that is named goes before it."""
    assert spoken() == "en"
    with speaking("es-MX"):
        assert spoken() == "es"
        assert say("section-required") == "Obligatorios"
        assert say("section-required", "en") == "Required"
        assert say_if_known("claim-now") == "Ahora"
        assert explain("spare-cube", (("cube", "3"), ("section", "forbidden"))) == (
            "No necesito 3, así que lo puse en Prohibidos."
        )
        with speaking("tlh"):
            assert say("section-required") == "Required"
        assert codes() == codes("en")
    assert say("section-required") == "Required"


def test_the_first_language_that_is_known() -> None:
    """By its code, whatever stands behind it; English if none is known."""
    assert known_language("tlh", "ES_mx", "en") == "es"
    assert known_language("", "fr-CA") == known_language() == "en"


def test_say_fills_in_details() -> None:
    """A sentence shows the details it is given."""
    assert say("version", version="1.2") == "goalsetter 1.2"


def test_a_message_is_said_when_somebody_hears_it() -> None:
    """In the language that is spoken then, and all of its details with it."""
    seats = Listed((message("section-required"), "Ana", message("section-forbidden")))
    told = message("version", version=joined((Capitalised(message("side-goal")), seats, "")))
    assert render(told) == "goalsetter Goal Required, Ana, and Forbidden"
    with speaking("es"):
        assert render(told) == "goalsetter, versión Meta Obligatorios, Ana y Prohibidos"
        assert render(Listed(("3", "5"), every=False)) == "3 o 5"
    assert message_if_known("no-such-code") is None
    assert message_if_known("help") == message("help")


def test_a_plural_counts_through_a_message() -> None:
    """A number stays one, and a message among the details is said."""
    assert render(message("cards", count=1)) == "1 card"
    told = message("headline-values", groupings=message("groupings", count=1), values=0)
    assert render(told) == "One way to group it, but no value:"
