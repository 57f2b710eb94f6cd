"""A bot sees a view, never a state: no module of the room names one, or what makes one."""

from __future__ import annotations

import ast

from tests.source_tree import sources

HIDDEN = frozenset(
    {
        *("State", "Shake", "Step", "replay", "view", "openings", "allowed", "verdict_on"),
        *("in_force", "chosen", "may_select", "writers", "dealer", "ends_of"),
    }
)
"""Names of ``play`` that are about a state."""
OF_A_TABLE_OF_ITS_OWN = frozenset({"apply", "new_match", "Setup"})
"""Names that lay out a mat from a view, in ``fairness`` alone."""
CLOCKS = frozenset({"time", "datetime", "os", "threading"})


def test_no_module_of_the_room_names_a_state() -> None:
    """Bots import actions, phases and the parts of a view from play, and nothing else."""
    for source in sources():
        if source.room != "bots":
            continue
        named = {
            alias.name
            for node in ast.walk(source.tree)
            if isinstance(node, ast.ImportFrom) and node.module == "goalsetter.play"
            for alias in node.names
        }
        assert not named & HIDDEN, source.path
        own = source.path.endswith("/fairness.py")
        assert own or not named & OF_A_TABLE_OF_ITS_OWN, source.path


def test_no_module_of_the_room_reads_a_clock() -> None:
    """Moments come with the view."""
    for source in sources():
        if source.room == "bots":
            modules = {
                alias.name.partition(".")[0]
                for node in ast.walk(source.tree)
                if isinstance(node, ast.Import)
                for alias in node.names
            }
            assert not modules & CLOCKS, source.path
