"""Judging a deal: is this Universe legal in the division (On-Sets I-B-1, II-B)."""

from __future__ import annotations

from goalsetter.errors import NotationError
from goalsetter.judge.finding import Code, Finding
from goalsetter.judge.verdict import ChoiceVerdict
from goalsetter.notation import parse_universe
from goalsetter.rules import OnSetsRules, book_of


def judge_deal(universe: str, rules: OnSetsRules) -> ChoiceVerdict:
    """Each card once, and as many as the division deals."""
    clause = book_of(rules).clause("deal")
    try:
        count = len(parse_universe(universe).cards)
    except NotationError as error:
        finding = Finding(
            code=Code.DEAL,
            clause=clause,
            reason="deal-cards",
            at=universe,
            evidence=(("error", error.code),),
        )
        return ChoiceVerdict(findings=(finding,))
    if rules.fewest_cards <= count <= rules.most_cards:
        return ChoiceVerdict(findings=())
    evidence = (
        ("have", str(count)),
        ("needed", f"{rules.fewest_cards}-{rules.most_cards}"),
    )
    finding = Finding(
        code=Code.DEAL, clause=clause, reason="deal-number", at=universe, evidence=evidence
    )
    return ChoiceVerdict(findings=(finding,))
