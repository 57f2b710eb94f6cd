"""Judge one paper: the ruling, every reason with its clause, and what would be right."""

from __future__ import annotations

from goalsetter.judge import rule_on_papers
from goalsetter.notation import parse_mat
from goalsetter.rules import ChallengeKind, Division, Question, find_edition, find_variation


def main() -> None:
    """A Goal of 40 with 0 wild, and a paper that leaves its brackets out."""
    edition = find_edition("mlag-equations-2018-19")
    wild = find_variation("0 Wild")
    assert edition is not None
    assert wild is not None
    rules = edition.in_force(Division.MIDDLE, (wild[1],))
    mat = parse_mat("goal 40; required 8 5; permitted x + 0; forbidden 9; resources 1 2")
    for paper in ("8x5+0<2> = 40<2>", "(8x5)+0<2> = 40<2>", "(8x5)+0<2> = 40<3>"):
        question = Question(rules=rules, mat=mat, challenge=ChallengeKind.NOW, papers=(paper,))
        verdict = rule_on_papers(question)
        print(paper, "is", "correct" if verdict.correct else "not correct")
        for finding in verdict.findings:
            print(f"  {finding.code} [{finding.clause}]", dict(finding.evidence))


if __name__ == "__main__":
    main()
