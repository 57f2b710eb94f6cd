"""The page of acts tells the truth, and nothing that the books let people do is out of reach."""

from __future__ import annotations

import importlib.util
from types import ModuleType

import pytest

from goalsetter.play.rulebook import RULES
from goalsetter.play.setup import Setup
from goalsetter.rules import ACTS, Act
from goalsetter.table.gate import OF_THE_HOUSE, OF_THE_JUDGE
from tests.source_tree import ROOT

KINDS = {kind.do: kind for kind in RULES if kind is not Setup}


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    """The script that makes the page."""
    spec = importlib.util.spec_from_file_location("acts", ROOT / "docs" / "acts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_action_of_the_engine_is_an_act_of_the_books() -> None:
    """Each action has one row with its clauses, and each row has its action."""
    names = [act.do for act in ACTS]
    assert sorted(names) == sorted(KINDS)
    assert not [act.do for act in ACTS if not act.clauses]


def test_the_page_is_as_the_code_has_it(maker: ModuleType) -> None:
    """``docs/acts.py`` makes it anew."""
    assert maker.PAGE.read_text(encoding="utf-8") == maker.page()


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.do)
def test_no_act_is_out_of_reach_in_the_browser(act: Act, maker: ModuleType) -> None:
    """An act that the table does not do by itself has a control, or is under “More actions”."""
    kind = KINDS[act.do]
    # What the menu leaves out, because it has a place of its own, must have that place.
    left_out = maker.listed("HIDDEN") | maker.listed("SHOWN")
    reached = act.do in maker.has_control() or act.do not in left_out
    assert reached or kind in OF_THE_HOUSE


def test_a_judge_has_a_control_for_everything_that_only_a_judge_does(maker: ModuleType) -> None:
    """The list under “More actions” is for players, so a judge needs controls of his own."""
    assert {kind.do for kind in OF_THE_JUDGE} <= maker.has_control()
