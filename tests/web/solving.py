"""See on the mat what a clever person would: a Goal and papers for it, by the judge's desk."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass

from goalsetter.notation import parse_goal, parse_set_goal, text
from goalsetter.play import goal_cubes
from tests.web.people import Person


@dataclass(frozen=True, slots=True)
class Seen:
    """A Goal, the signs on its cubes, and the papers of its Solution."""

    goal: str
    symbols: tuple[str, ...]
    papers: tuple[str, ...]


def goal_seen(person: Person, edition: str, variations: list[str]) -> Seen:
    """A Goal that can be set with the cubes that a person sees, and a Solution for it."""
    question = {
        "edition": edition,
        "division": "middle",
        "variations": variations,
        "resources": " ".join(text(cube) for cube in person.cubes_in("resources")),
        "universe": " ".join(person.cards()),
    }
    answer = asked(person.address, "/api/desk/solve", question)
    assert answer["solvable"] is True, answer
    goal, witnesses = str(answer["goal"]), answer["witnesses"]
    assert isinstance(witnesses, list)
    read = parse_set_goal(goal) if person.cards() else parse_goal(goal)
    return Seen(goal, tuple(cube.symbol for cube in goal_cubes(read)), tuple(witnesses[0]))


def asked(address: str, path: str, body: Mapping[str, object]) -> dict[str, object]:
    """The answer to a question in JSON."""
    request = urllib.request.Request(
        address + path,
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "Origin": address},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        found = json.loads(answer.read())
    assert isinstance(found, dict)
    return found
