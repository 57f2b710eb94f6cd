"""Running cases: JSON lines in, outcomes out. Nothing that a line may hold stops the run."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping

from goalsetter.cases.fields import Fields, json_type
from goalsetter.cases.kinds import judge_case
from goalsetter.cases.outcome import Outcome
from goalsetter.errors import CaseError, NotationError


def run_lines(lines: Iterable[str]) -> Iterator[Outcome]:
    """The outcome of every case; lines that are blank are no cases."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield run_line(line, number)


def run_line(line: str, number: int) -> Outcome:
    """The outcome of one line."""
    try:
        data = json.loads(line, object_pairs_hook=_object, parse_constant=_constant)
    except CaseError as error:
        return Outcome(line=number, trouble=error.code, details=error.details)
    except json.JSONDecodeError as error:
        details = {"reason": error.msg, "column": str(error.colno)}
        return Outcome(line=number, trouble="not-json", details=details)
    except (ValueError, RecursionError) as error:
        details = {"reason": type(error).__name__, "column": "1"}
        return Outcome(line=number, trouble="not-json", details=details)
    return run_case(data, number)


def run_case(data: object, number: int = 0) -> Outcome:
    """The outcome of one case that is read already."""
    if not isinstance(data, Mapping):
        return Outcome(line=number, trouble="not-object", details={"got": json_type(data)})
    name = str(data.get("id", ""))
    try:
        differences = judge_case(Fields(data))
    except CaseError as error:
        return Outcome(line=number, case=name, trouble=error.code, details=error.details)
    except NotationError as error:
        return Outcome(line=number, case=name, trouble="unreadable", details=_place(error))
    except Exception as error:  # whatever breaks in a room below fails this case and no other
        details = {"error": type(error).__name__, "message": str(error)}
        return Outcome(line=number, case=name, trouble="broken", details=details)
    return Outcome(line=number, case=name, differences=tuple(differences))


def _place(error: NotationError) -> dict[str, str]:
    """Where a text of a case cannot be read, and why."""
    return {
        "code": error.code,
        "text": error.text,
        "position": str(error.position),
        "expected": error.expected,
        "found": error.found,
    }


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object in which no key stands twice."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise CaseError("key-twice", key=key)
        found[key] = value
    return found


def _constant(name: str) -> object:
    raise CaseError("not-json", reason=name, column="1")
