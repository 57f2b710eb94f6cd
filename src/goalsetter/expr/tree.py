"""One reading of a written expression as a tree, and the same reading with every bracket written.

A tree points into the items of its own bracket level by position; it holds no values. Its
operations are names, as the tables of ``rules`` hold them and a solver reads them: what each
of them does is in ``arithmetic``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from goalsetter.cubes import Group, Item


@dataclass(frozen=True, slots=True)
class Operation:
    """The name of a row of ``arithmetic.FUNCTIONS`` with its settings (a limit, a base)."""

    name: str
    settings: tuple[int, ...] = ()


MULTIPLY = Operation("multiply")


class Tree(NamedTuple):
    """A node: a numeral or a group (no operation), or an operation with its operands.

    It covers the items from ``start`` up to ``end``; its sign stands from ``sign_start`` up to
    ``sign_end`` (nowhere, for an operation that no cube shows, such as a coloured exponent).
    """

    start: int
    end: int
    operation: Operation | None = None
    operands: tuple[Tree, ...] = ()
    sign_start: int = -1
    sign_end: int = -1
    inside: Tree | None = None


def written_out(tree: Tree, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items of the tree with brackets round every operand that is itself an operation."""
    if tree.operation is None:
        first = items[tree.start]
        # A group keeps its own bracket and note: those were written and may not be changed.
        if tree.inside is None or not isinstance(first, Group):
            return items[tree.start : tree.end]
        return (Group(written_out(tree.inside, first.items), first.bracket, first.note),)
    sign = items[tree.sign_start : tree.sign_end]
    # By place, not by number: the one operand of a sign may stand before it or behind it.
    before = [part for part in tree.operands if part.end <= tree.sign_start]
    after = [part for part in tree.operands if part.start >= tree.sign_end]
    return (
        *(item for part in before for item in _operand(part, tree, items)),
        *sign,
        *(item for part in after for item in _operand(part, tree, items)),
    )


def operations(tree: Tree) -> tuple[Operation, ...]:
    """Every operation of the tree and of the groups in it, outermost first."""
    below = (*tree.operands, *((tree.inside,) if tree.inside else ()))
    own = (tree.operation,) if tree.operation else ()
    return (*own, *(operation for part in below for operation in operations(part)))


def _operand(tree: Tree, parent: Tree, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """An operand, in brackets if it is an operation and brackets leave its parent standing."""
    inner = written_out(tree, items)
    if tree.operation is None:
        return inner
    if parent.sign_start == parent.sign_end:
        # No sign shows the parent's operation, so an operand may have to touch its neighbour: a
        # coloured exponent in brackets is no exponent, and 3(|4) is no product.
        unseen = tree.sign_start == tree.sign_end and tree.operation == parent.operation
        exponent = parent.operation != MULTIPLY and tree.start == parent.sign_end
        if exponent or (unseen and tree.operation == MULTIPLY):
            return inner
    return (Group(inner),)
