"""Which cubes a Solution uses, and whether the mat can supply them (2018-19 VII-B-3)."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import Cube, DecimalPoint, Factorial, Group, Item, Mat, Placed
from goalsetter.expr import Tree
from goalsetter.judge.sides import coloured
from goalsetter.rules import ChallengeKind, EquationsRules, ShakeRules


@dataclass(frozen=True, slots=True)
class Use:
    """One cube as the Solution uses it."""

    cube: Cube
    operation: bool
    exact: bool = False
    """Whether only a cube with this very symbol will do: it is wild and stands for another."""


@dataclass(frozen=True, slots=True)
class Supply:
    """How the mat meets a Solution, as lists of symbols."""

    unused_required: tuple[str, ...] = ()
    from_resources: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()


def uses(items: tuple[Item, ...], tree: Tree | None, rules: EquationsRules) -> list[Use]:
    """Every cube of the items, told whether it works as an operation sign in the reading."""
    nodes = nodes_of(tree) if tree else []
    signs = {at for node in nodes for at in range(node.sign_start, node.sign_end)}
    inside = {node.start: node.inside for node in nodes if node.inside}
    used: list[Use] = []
    for at, item in enumerate(items):
        if isinstance(item, Placed):
            wild = item.cube.symbol in rules.reading.wild
            used.append(Use(coloured(item, rules), at in signs, exact=wild))
        elif isinstance(item, DecimalPoint):
            used.append(Use(Cube("^"), operation=False))
        elif isinstance(item, Group):
            used.extend(uses(item.items, inside.get(at), rules))
    return used


def nodes_of(tree: Tree) -> list[Tree]:
    """The nodes of a tree on its own bracket level; what stands in brackets has a tree inside."""
    return [tree, *(node for part in tree.operands for node in nodes_of(part))]


def count_factorials(items: tuple[Item, ...]) -> int:
    """How many ! are written."""
    return sum(
        count_factorials(item.items) if isinstance(item, Group) else isinstance(item, Factorial)
        for item in items
    )


def supply(used: list[Use], mat: Mat, rules: ShakeRules, challenge: ChallengeKind) -> Supply:
    """Match what is used with Required first, then Permitted, then Resources."""
    # Repeats first: under Multiple Operations one cube serves for all of them.
    needed = not_repeated(used, mat, rules)
    sections = {
        "required": list(mat.required),
        "permitted": list(mat.permitted),
        "resources": list(mat.resources),
    }
    matched = match(needed, sections, rules.interchange)
    left = [use for at, use in enumerate(needed) if at not in matched.values()]
    unused = [cube.face for at, cube in enumerate(mat.required) if ("required", at) not in matched]
    resources = [mat.resources[at].face for name, at in sorted(matched) if name == "resources"]
    # What could not be supplied lies in Forbidden (even swapped), or nowhere.
    barred = match(left, {"forbidden": list(mat.forbidden)}, rules.interchange).values()
    forbidden = tuple(use.cube.face for at, use in enumerate(left) if at in barred)
    lacking = tuple(use.cube.face for at, use in enumerate(left) if at not in barred)
    counted = resources if challenge is ChallengeKind.NOW else []
    return Supply(tuple(unused), tuple(counted), forbidden, lacking)


def not_repeated(used: list[Use], mat: Mat, rules: ShakeRules) -> list[Use]:
    """The uses to be supplied: an operation that may be repeated counts once (XIII-A-5).

    More often only if that many lie in Required, where every cube must be used. A wild cube that
    stands for another symbol is no longer one of those that its own may be exchanged for, but one
    that is repeated serves for the symbol as well that is written for it (ET18).
    """
    plain: list[Use] = []
    repeated: dict[str, list[Use]] = {}
    for use in used:
        often = rules.multiple_operations or use.cube.symbol in rules.wild_operations
        if not (use.operation and often):
            plain.append(use)
        else:
            # The symbols whose cubes can serve this use: its own, and those it may be swapped for.
            face = use.cube.face
            groups = [] if use.exact else [group for group in rules.interchange if face in group]
            repeated.setdefault(groups[0] if groups else face, []).append(use)
    wild = {use.cube.face for use in used if use.exact}
    counted = []
    for faces, same in repeated.items():
        serving = {faces} if len(faces) == 1 else set(faces) - wild
        others = sum(use.cube.face in serving for use in plain)
        wanted = sum(cube.face in serving for cube in mat.required) - others
        least = 0 if any(face in repeated for face in set(faces) - serving) else 1
        counted.extend(same[: max(least, wanted)])
    return [*plain, *counted]


Slot = tuple[str, int]


def match(
    needed: list[Use], sections: dict[str, list[Cube]], interchange: tuple[str, ...]
) -> dict[Slot, int]:
    """Give cubes of the mat to uses, those of the first section first, by augmenting paths."""
    matching = _Matching(needed, sections, interchange)
    for name, cubes in sections.items():
        # Required comes first, and a cube once placed is moved but never freed again.
        for at in range(len(cubes)):
            matching.place((name, at), set())
    return matching.uses


class _Matching:
    """Which cube of the mat serves which use."""

    def __init__(
        self, needed: list[Use], sections: dict[str, list[Cube]], interchange: tuple[str, ...]
    ) -> None:
        self.needed = needed
        self.sections = sections
        self.interchange = interchange
        self.uses: dict[Slot, int] = {}

    def place(self, slot: Slot, seen: set[int]) -> bool:
        """Find a use for a cube, moving cubes that found one before if need be."""
        cube = self.sections[slot[0]][slot[1]]
        for at, use in enumerate(self.needed):
            if at in seen:
                continue
            want = use.cube
            # Colours are compared only where both tell one (decision 31).
            colour = None in (cube.colour, want.colour) or cube.colour is want.colour
            if colour and (
                cube.face == want.face
                or (not use.exact and exchangeable(cube.face, want.face, self.interchange))
            ):
                seen.add(at)
                holder = next((other for other, held in self.uses.items() if held == at), None)
                if holder is None or self.place(holder, seen):
                    self.uses[slot] = at
                    return True
        return False


def exchangeable(one: str, other: str, interchange: tuple[str, ...]) -> bool:
    """Whether a cube with one symbol may stand for the other (On-Sets XIII-A-3, A-4)."""
    return any(one in group and other in group for group in interchange)
