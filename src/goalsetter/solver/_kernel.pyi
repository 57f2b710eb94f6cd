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
    /,
) -> tuple[str, Parts, int, int, int, int, int, int, int]: ...
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
