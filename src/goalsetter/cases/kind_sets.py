"""Cases of kinds ``set``, ``restriction``, ``goal`` and ``deal`` of ON-SETS."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from goalsetter.cases.outcome import Difference, truth
from goalsetter.cubes import Mat
from goalsetter.errors import CaseError, NotationError
from goalsetter.expr import CardSet, as_integer, cards_in, mask
from goalsetter.judge import find_removals, find_sets, rule_on_deal, rule_on_goal
from goalsetter.notation import parse_card, parse_set_goal, parse_universe, text
from goalsetter.questions import SETTING, Fields, json_type, rules_of
from goalsetter.rules import ON_SETS, Question

DEALT = SETTING | {"universe"}
SET_NEEDS, SET_MAY = frozenset({"universe", "expr", "values"}), DEALT
RESTRICTION_NEEDS = frozenset({"universe", "expr"})
RESTRICTION_MAY = DEALT | {"removed", "legal"}
GOAL_NEEDS, GOAL_MAY = frozenset({"goal"}), DEALT | {"legal", "values"}
DEAL_NEEDS, DEAL_MAY = frozenset({"universe", "legal"}), DEALT


def judge_set(fields: Fields) -> list[Difference]:
    """Compare the sets that an expression may name with those expected."""
    rules, universe = rules_of(fields, ON_SETS), parse_universe(fields.text("universe"))
    sets = find_sets(fields.text("expr"), universe, rules)
    wanted = {_cards(item) for item in fields.items("values")}
    # A value listed twice is a mistake in the case.
    if sets == wanted and len(wanted) == len(fields.items("values")):
        return []
    return [Difference("values", _shown(wanted), _shown(sets))]


def _cards(item: object) -> CardSet:
    """A list of cards as a set."""
    if not isinstance(item, list) or not all(isinstance(name, str) for name in item):
        raise CaseError("wrong-type-cards", got=json_type(item))
    return mask(tuple(parse_card(name) for name in item))


def _shown(sets: AbstractSet[CardSet]) -> str:
    """Sets as texts, the smallest first."""
    names = ["{" + " ".join(map(text, cards_in(cards))) + "}" for cards in sets]
    return "; ".join(sorted(names, key=len)) or "-"


def judge_restriction(fields: Fields) -> list[Difference]:
    """Compare the cards that a Restriction removes, or whether it has a meaning at all."""
    if not {"removed", "legal"} & fields.data.keys():
        raise CaseError("missing-key", key="removed")
    rules, universe = rules_of(fields, ON_SETS), parse_universe(fields.text("universe"))
    removed = find_removals(fields.text("expr"), universe, rules)
    if "legal" in fields and fields.flag("legal") is not bool(removed):
        return [Difference("legal", truth(fields.flag("legal")), _shown(removed))]
    if "legal" in fields and ("removed" not in fields or not removed):
        return []
    wanted = {_cards(fields.items("removed"))}
    return [] if removed == wanted else [Difference("removed", _shown(wanted), _shown(removed))]


def judge_goal(fields: Fields) -> list[Difference]:
    """Compare the values of a Goal; a Goal that cannot be read has none, and is not legal."""
    if not {"values", "legal"} & fields.data.keys():
        raise CaseError("missing-key", key="values")
    rules = rules_of(fields, ON_SETS)
    if "universe" in fields:
        # It decides nothing here, but a case that names one must name it right.
        parse_universe(fields.text("universe"))
    try:
        mat = Mat(goal=parse_set_goal(fields.text("goal")))
        verdict = rule_on_goal(Question(rules=rules, mat=mat), briefly=True)
        values = {value for value in map(as_integer, verdict.values) if isinstance(value, int)}
    except NotationError:
        values = set()
    wanted = fields.items("values")
    # Not isinstance: true would pass for 1.
    if not all(type(item) is int for item in wanted):
        raise CaseError("wrong-type-number", key="values", got=json_type(wanted))
    if "legal" in fields and fields.flag("legal") is not bool(values):
        return [Difference("legal", truth(fields.flag("legal")), truth(bool(values)))]
    same = values == set(wanted) and len(values) == len(wanted)
    if same or "values" not in fields:
        return []
    return [Difference("values", str(wanted), str(sorted(values)))]


def judge_dealing(fields: Fields) -> list[Difference]:
    """Compare whether the Universe may be dealt in the division."""
    expected = fields.flag("legal")
    got = rule_on_deal(fields.text("universe"), rules_of(fields, ON_SETS)).legal
    return [] if got is expected else [Difference("legal", truth(expected), truth(got))]
