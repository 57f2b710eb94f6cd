"""One case as text ⇄ a JSON object; what is no such object is a ``CaseError``."""

from __future__ import annotations

import json
from collections.abc import Mapping

from goalsetter.errors import CaseError
from goalsetter.questions.fields import json_type


def parse_case(text: str) -> Mapping[str, object]:
    """The JSON object that a text holds, in which no key stands twice."""
    try:
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise CaseError("not-json", reason=error.msg, column=str(error.colno)) from error
    except CaseError:
        raise
    except (ValueError, RecursionError) as error:
        raise CaseError("not-json", reason=type(error).__name__, column="1") from error
    if not isinstance(data, Mapping):
        raise CaseError("not-object", got=json_type(data))
    return data


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise CaseError("key-twice", key=key)
        found[key] = value
    return found


def _constant(name: str) -> object:
    """NaN and its kin, which Python would let pass."""
    raise CaseError("not-json", reason=name, column="1")
