"""The solver's kernel, written in C++; missing where there is no compiler."""

from collections.abc import Callable

Kind = tuple[int, int, int, int]
Row = tuple[tuple[int, ...], int, int, int, int, int]
Parts = tuple[tuple[int, int], ...]

def search(
    kinds: tuple[Kind, ...],
    leaves: tuple[tuple[tuple[int, ...], int, int], ...],
    unary: tuple[Row, ...],
    binary: tuple[Row, ...],
    targets: tuple[tuple[int, ...], ...],
    spare: int,
    least: int,
    most: int,
    multiple: int,
    opened: tuple[int, ...],
    cut: bool,
    steps: int,
    megabytes: int,
    poll: int,
    doubts: int,
    cancelled: Callable[[], bool] | None,
    confirm: Callable[[Parts, int], bool | None],
    lane: bool = True,
    /,
) -> tuple[str, Parts, int, int, int, int, int, int, int, bool]: ...

class KernelCatalogue: ...

Holdings = tuple[int, ...]
"""For each kind: in Required, in Permitted, in the Resources."""
Wild = tuple[int, int, tuple[tuple[int, int, int, tuple[int, ...]], ...]]
Goal = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...], int, int]
Question = tuple[
    Holdings, tuple[Wild, ...], tuple[tuple[Goal, ...], ...], tuple[int, ...], int, int, int
]

Verdicts = tuple[tuple[int, int, str, int, int, int, int, int], ...]
"""Of each problem: the meanings, the place among the Goals, the verdict, the certificate if it is
one, and the numbers of the search."""

def catalogue(
    cubes: tuple[int, ...],
    leaves: tuple[tuple[tuple[int, ...], int, int], ...],
    unary: tuple[Row, ...],
    binary: tuple[Row, ...],
    keep: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]],
    factorial: int,
    /,
) -> KernelCatalogue: ...
def ask(
    catalogue: KernelCatalogue,
    question: Question,
    count: int,
    steps: int,
    first: int,
    megabytes: int,
    poll: int,
    doubts: int,
    cancelled: Callable[[int, int], bool],
    confirm: Callable[[Parts, int, int, int], int | None],
    /,
) -> Verdicts | None: ...
def posed(
    catalogue: KernelCatalogue, question: Question, /
) -> (
    list[
        tuple[
            int,
            int,
            int,
            tuple[int, ...],
            tuple[int, ...],
            tuple[int, ...],
            tuple[int, ...],
            tuple[int, ...],
        ]
    ]
    | None
): ...
def evaluate(
    fractions: tuple[tuple[int, int], ...], steps: tuple[tuple[int, int, int, int], ...], /
) -> (
    tuple[int, int, int] | tuple[int, float, float, float, float, int, int, float, float] | None
): ...
def search_sets(
    problems: tuple[tuple[object, ...], ...],
    steps: int,
    megabytes: int,
    poll: int,
    cancelled: Callable[[], bool] | None,
    found: Callable[[int, int, Parts], bool],
    /,
) -> tuple[str, int, int, int]: ...
def join_sets(
    question: tuple[int, int, tuple[int, ...], tuple[int, ...]], /
) -> tuple[int, ...]: ...
