"""Kinds of practice items: each has golden items that are decided anew, asked, judged and told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from goalsetter.coach import (
    KINDS,
    USUAL_PRACTICE,
    AnswerOutcome,
    FormKind,
    PracticeItem,
    PracticeKind,
    item_text,
    make_item,
    read_item,
    ten_times,
)
from goalsetter.judge import rule_on_papers
from goalsetter.rules import ChallengeKind, Question
from goalsetter.telling import item_lines, item_question, item_reply, skill_words
from goalsetter.words import LANGUAGES, knows, render, say, speaking

KIND_OF = {kind.name: kind for kind in KINDS}
TEXTS = (Path(__file__).parent / "golden.txt").read_text("utf-8").splitlines()
ITEMS = [read_item(text) for text in TEXTS]
golden = pytest.mark.parametrize("item", ITEMS, ids=lambda item: f"{item.kind}-{item.edition}")
every = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
UNREADABLE = "?? no answer ??"


def wrong_answers(item: PracticeItem) -> list[str]:
    """Answers in the right form that are not in the key."""
    kind = KIND_OF[item.kind]
    form, right = kind.ask(item).form, set(item.answer("right").split(" ; "))
    if form.kind is FormKind.VALUES:
        return ["-987654"]
    if form.kind is FormKind.PARTS:
        return ["A=99 B=99 C=99"]
    if form.kind is FormKind.MOVE:
        moves = [f"{face} {section}" for face in form.options for section in form.sections]
        return [move for move in moves if move not in right]
    if form.kind in (FormKind.PAPER, FormKind.GOAL):
        return []
    return [option for option in form.options if option not in right]


@every
def test_every_kind_has_a_golden_item(kind: PracticeKind) -> None:
    """One for each game in which it has a place."""
    games = Counter("on-sets" in book for book, _ in kind.places)
    golden_games = {item.sets for item in ITEMS if item.kind == kind.name}
    assert golden_games == set(games)


@golden
def test_a_golden_item_is_decided_again_with_ten_times_the_budget(item: PracticeItem) -> None:
    """Its key comes out as it stands."""
    assert KIND_OF[item.kind].recheck(item, ten_times(USUAL_PRACTICE)) is None


@golden
def test_right_answers_are_right_and_others_wrong(item: PracticeItem) -> None:
    """And what is no answer does not count."""
    kind = KIND_OF[item.kind]
    assert kind.reply(item, kind.right_answer(item)).right
    for answer in wrong_answers(item)[:3]:
        assert kind.reply(item, answer).outcome in (
            AnswerOutcome.WRONG,
            AnswerOutcome.UNREADABLE,
        ), answer
    assert kind.reply(item, UNREADABLE).outcome is AnswerOutcome.UNREADABLE


@golden
def test_an_item_is_a_text(item: PracticeItem) -> None:
    """On one line or on several, and the same when it is read back."""
    assert item_text(item) in TEXTS
    assert read_item(item_text(item, "\n")) == item


@golden
def test_an_item_can_be_told_in_every_language(item: PracticeItem) -> None:
    """Its kind, its question, its lines for printer and voice, its reply and its skill."""
    kind = KIND_OF[item.kind]
    asked = kind.ask(item)
    told = []
    for language in LANGUAGES:
        with speaking(language):
            assert knows(f"practice-kind-{item.kind}")
            assert knows(f"practice-kind-{item.kind}-told")
            lines = [render(line) for line in item_lines(item, asked)]
            assert all(lines)
            assert lines[0] == render(item_question(item, asked))
            if asked.mat and item.position.goal is not None:
                assert any(line.startswith(say("web-section-goal")) for line in lines)
            for answer in (kind.right_answer(item), *wrong_answers(item)[:3], UNREADABLE):
                assert render(item_reply(item, kind.reply(item, answer)))
            skill = render(skill_words(kind.skill(item)))
            assert skill != kind.skill(item)
            told.append((lines[0], skill))
            options = asked.form.options if asked.form.worded else ()
            assert all(knows(f"practice-option-{code}") for code in options)
    assert len(set(told)) == len(LANGUAGES)


@golden
def test_the_judge_accepts_every_witness(item: PracticeItem) -> None:
    """Where a Solution is shown for the mat as it lies, the judge was not asked by the kind."""
    if item.kind not in ("decide", "write", "side"):
        return
    kind = KIND_OF[item.kind]
    reply = kind.reply(item, kind.right_answer(item))
    if reply.witness:
        claim = item.detail("challenge") or item.detail("claim")
        near = claim == "now" or item.answer("right") == "now"
        challenge = ChallengeKind.NOW if near else ChallengeKind.IMPOSSIBLE
        question = Question(
            rules=item.rules, mat=item.position, challenge=challenge, papers=reply.witness
        )
        assert rule_on_papers(question).correct


@every
def test_the_same_seed_makes_the_same_item(kind: PracticeKind) -> None:
    """In the cheapest place of the kind, within a few tries."""
    place = next((p for p in kind.places if "on-sets" in p[0]), kind.places[0])
    for seed in range(1, 200):
        made = make_item(kind, Random(seed), seed, place)
        if isinstance(made, PracticeItem):
            assert make_item(kind, Random(seed), seed, place) == made
            assert read_item(item_text(made)) == made
            return
    pytest.fail("no item in 200 tries")
