"""Cases of kinds ``set``, ``restriction``, ``goal`` and ``deal`` of ON-SETS."""

from __future__ import annotations

from goalsetter.cases.outcome import Difference, truth
from goalsetter.cubes import SetSolution
from goalsetter.errors import CaseError, NotationError
from goalsetter.expr import CardSet, cards_in, mask
from goalsetter.judge import is_allowed_set, judge_deal, read_set_paper
from goalsetter.notation import parse_card, parse_set_goal, parse_universe, text
from goalsetter.questions import SETTING, Fields, json_type, rules_of
from goalsetter.rules import ON_SETS, SetReader, goal_values, removals

DEALT = SETTING | {"universe"}
SET_NEEDS, SET_MAY = frozenset({"universe", "expr", "values"}), DEALT
RESTRICTION_NEEDS = frozenset({"universe", "expr"})
RESTRICTION_MAY = DEALT | {"removed", "legal"}
GOAL_NEEDS, GOAL_MAY = frozenset({"goal"}), DEALT | {"legal", "values"}
DEAL_NEEDS, DEAL_MAY = frozenset({"universe", "legal"}), DEALT


def judge_set(fields: Fields) -> list[Difference]:
    """Compare the sets that an expression may name with those expected."""
    sets: set[CardSet] = set()
    for solution, reader in _readers(fields):
        sets |= reader.values(solution.set_name).keys()
    wanted = {_cards(item) for item in fields.items("values")}
    if sets == wanted and len(wanted) == len(fields.items("values")):
        return []
    return [Difference("values", _shown(wanted), _shown(sets))]


def _readers(fields: Fields) -> list[tuple[SetSolution, SetReader]]:
    """Every way to take the expression, one bracket put in if it is missing; none if it cannot
    be read, which leaves it without a meaning."""
    rules, universe = rules_of(fields, ON_SETS), parse_universe(fields.text("universe"))
    papers = read_set_paper(fields.text("expr"), rules)
    if isinstance(papers, NotationError):
        return []
    readers = [(paper, SetReader(rules, universe, paper.where)) for paper in papers]
    return [(paper, reader) for paper, reader in readers if is_allowed_set(paper, reader)]


def _cards(item: object) -> CardSet:
    """A list of cards as a set."""
    if not isinstance(item, list) or not all(isinstance(name, str) for name in item):
        raise CaseError("wrong-type-cards", got=json_type(item))
    return mask(tuple(parse_card(name) for name in item))


def _shown(sets: set[CardSet]) -> str:
    """Sets as texts, the smallest first."""
    names = ["{" + " ".join(map(text, cards_in(cards))) + "}" for cards in sets]
    return "; ".join(sorted(names, key=len)) or "-"


def judge_restriction(fields: Fields) -> list[Difference]:
    """Compare the cards that a Restriction removes, or whether it has a meaning at all."""
    if not {"removed", "legal"} & fields.data.keys():
        raise CaseError("missing-key", key="removed")
    removed = {
        removal.cards
        for solution, reader in _readers(fields)
        if reader.rules.restrictions
        for removal in removals(solution.set_name, reader)
    }
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
        values = set(goal_values(parse_set_goal(fields.text("goal")), rules))
    except NotationError:
        values = set()
    wanted = fields.items("values")
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
    got = judge_deal(fields.text("universe"), rules_of(fields, ON_SETS)).legal
    return [] if got is expected else [Difference("legal", truth(expected), truth(got))]
