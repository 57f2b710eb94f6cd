"""Running cases: JSON lines in, outcomes out. Nothing that a line may hold stops the run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from goalsetter.cases.kinds import judge_case
from goalsetter.cases.outcome import CaseOutcome
from goalsetter.errors import CaseError, NotationError
from goalsetter.questions import Fields, parse_object


def run_lines(lines: Iterable[str]) -> Iterator[CaseOutcome]:
    """The outcome of every case; lines that are blank are no cases."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            data = parse_object(line)
        except CaseError as error:
            yield CaseOutcome(line=number, trouble=error.code, details=error.details)
        else:
            yield run_case(data, number)


def run_case(data: Mapping[str, object], number: int = 0) -> CaseOutcome:
    """The outcome of one case that is read already."""
    name = str(data.get("id", ""))
    try:
        differences = judge_case(Fields(data))
    except CaseError as error:
        return CaseOutcome(line=number, case=name, trouble=error.code, details=error.details)
    except NotationError as error:
        place = {
            "code": error.code,
            "text": error.text,
            "position": str(error.position),
            "expected": error.expected,
            "found": error.found,
        }
        return CaseOutcome(line=number, case=name, trouble="unreadable", details=place)
    except Exception as error:  # whatever breaks in a room below fails this case and no other
        details = {"error": type(error).__name__, "message": str(error)}
        return CaseOutcome(line=number, case=name, trouble="broken", details=details)
    return CaseOutcome(line=number, case=name, differences=tuple(differences))
