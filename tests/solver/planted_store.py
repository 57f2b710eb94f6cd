"""Plants grown before, one a line: growing takes longer than solving.

``python -m tests.solver.planted_store`` grows them anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from goalsetter.notation import parse_mat, text
from goalsetter.rules import Division, find_edition, find_variation
from tests.solver.planted_variations import Planted, plant
from tests.solver.variation_mats import Table, alone, name_of, together

STORE = Path(__file__).with_name("planted_variations.txt")
"""Plants grown before, one a line: growing takes longer than solving."""

PAIRS = 300


def stored() -> list[tuple[Table, Planted]]:
    """The plants of the store."""
    rows = [line.split(" | ") for line in STORE.read_text(encoding="utf-8").splitlines()]
    return [
        (table_named(edition, division, chosen), Planted(parse_mat(mat), equation))
        for edition, division, chosen, mat, equation in rows
    ]


def table_named(edition: str, division: str, chosen: str) -> Table:
    """Where a plant was grown."""
    found = find_edition(edition)
    named = [find_variation(name) for name in chosen.split(" & ")]
    assert found is not None
    return Table(found, Division(division), tuple(each[1] for each in named if each is not None))


def grow_store(seed: int) -> None:
    """Fill the store: one plant for each variation offered, and one for each of many pairs."""
    chance = Random(seed)
    tables = [*alone(chance), *(together(chance, 2) for _ in range(PAIRS))]
    with STORE.open("w", encoding="utf-8") as store:
        for table in tables:
            print(_line(*_sure(chance, table)), file=store, flush=True)


def _sure(chance: Random, table: Table) -> tuple[Table, Planted]:
    """A plant for this table or, for a pair with which luck is out, for another pair."""
    planted = plant(chance, table)
    if planted is not None:
        return table, planted
    return _sure(chance, together(chance, 2) if len(table.chosen) > 1 else table)


def _line(table: Table, planted: Planted) -> str:
    names = " & ".join(map(name_of, table.chosen))
    where = (table.edition.name, table.division.value, names)
    return " | ".join((*where, text(planted.mat), planted.equation))


if __name__ == "__main__":
    grow_store(seed=2_718)
