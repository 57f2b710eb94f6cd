"""Each certificate on a mat that shows it, and on its neighbour that it must let pass."""

from __future__ import annotations

import pytest

from goalsetter.notation import parse_mat
from goalsetter.rules import EDITIONS, ChallengeKind, Chosen, Division
from goalsetter.solver import Certificate, Impossible, Solvable, solve
from goalsetter.solver.equations import problem_of
from goalsetter.solver.equations.certificates import CERTIFICATES, certificate_of
from goalsetter.words import codes, say

MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
BASE_8 = EDITIONS[1].in_force(Division.MIDDLE, (Chosen("base", "8"),))

SHOWN = {
    "goal-without-value": ("goal 5/0; permitted 2 + 3", "goal 5; permitted 2 + 3"),
    "no-digit": ("goal 5; permitted + x", "goal 5; permitted 2 +; resources 3"),
    "few-cubes": ("goal 5; permitted 5", "goal 5; permitted 5 x; resources 1"),
    "few-signs": ("goal 5; required 2 3 1 4; permitted +", "goal 5; required 2 3; resources +"),
    "few-digits": ("goal 5; required + - x; permitted 2 3", "goal 5; required +; permitted 2 3"),
    "all-positive": ("goal 2-7; permitted 2 + 3 √ x 4", "goal 2-7; permitted 2 - 7"),
    "all-whole": ("goal 1/7; permitted 2 + 3 x 4 - 5", "goal 1/7; permitted 1 / 7"),
    "all-rational": ("goal √7; permitted 2 + 3 / 4", "goal √7; permitted √ 7"),
    "too-large": ("goal 99; permitted 2 + 3 x 4", "goal 14; permitted 2 + 3 x 4"),
}


@pytest.mark.parametrize(("name", "mats"), SHOWN.items())
def test_a_certificate(name: str, mats: tuple[str, str]) -> None:
    """It proves the one mat impossible, and the other mat has a Solution."""
    shown, passed = (parse_mat(text) for text in mats)
    answer = solve(shown, MIDDLE, ChallengeKind.NOW)
    assert isinstance(answer, Impossible)
    assert isinstance(answer.proof, Certificate)
    assert answer.proof.name == name
    assert isinstance(solve(passed, MIDDLE, ChallengeKind.NOW), Solvable)


def test_a_cube_without_meaning() -> None:
    """An 8 in Required means nothing in base eight."""
    mat = parse_mat("goal 5; required 8; permitted 2 + 3 x")
    found = certificate_of(problem_of(mat, BASE_8, ChallengeKind.NOW))
    assert found == Certificate(name="required-cube-unusable", evidence=(("cubes", "8"),))
    assert certificate_of(problem_of(mat, MIDDLE, ChallengeKind.NOW)) is None


def test_every_certificate_has_its_mat_and_its_words() -> None:
    """None is without an example, and each can be told to a person with its numbers."""
    assert {*SHOWN, "required-cube-unusable"} == CERTIFICATES.keys()
    for name, (shown, _) in SHOWN.items():
        found = certificate_of(problem_of(parse_mat(shown), MIDDLE, ChallengeKind.NOW))
        assert found is not None
        assert say(f"certificate-{name}", **dict(found.evidence))
    assert {f"certificate-{name}" for name in CERTIFICATES} <= codes()
