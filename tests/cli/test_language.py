"""The terminal speaks the language of whoever uses it."""

from __future__ import annotations

import pytest

from goalsetter.cli.startup import terminal_language
from tests.cli.command import run

ASKED: tuple[tuple[dict[str, str], str], ...] = (
    ({}, "en"),
    ({"LANG": "es_MX.UTF-8"}, "es"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({"LC_ALL": "en_US.UTF-8", "LANG": "es_ES"}, "en"),
    ({"GOALSETTER_LANGUAGE": "es", "LANG": "en_US.UTF-8"}, "es"),
    ({"GOALSETTER_LANGUAGE": "en", "LANG": "es_ES.UTF-8"}, "en"),
    ({"GOALSETTER_LANGUAGE": "tlh"}, "en"),
)


@pytest.mark.parametrize(("environment", "language"), ASKED)
def test_the_environment_tells_the_language(environment: dict[str, str], language: str) -> None:
    """Our own variable first, then those of the system; what is not spoken is English."""
    assert terminal_language(environment) == language


def test_a_command_speaks_spanish() -> None:
    """Its answers, its complaints, and its help."""
    spanish = {"GOALSETTER_LANGUAGE": "es"}
    assert "2 maneras de agruparlo" in run("read", "2x3+5", **spanish).stdout
    assert "No puedo leer esto." in run("read", "2x(3", **spanish).stderr
    assert "Muestra cada manera de leer un texto" in run("read", "--help", **spanish).stdout
    assert "2 ways to group it" in run("read", "2x3+5", LANG="es_ES.UTF-8").stdout
