"""Proving a draw with HiGHS, in a process that can be ended: it may not hear its own limit."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from importlib.util import find_spec
from multiprocessing.connection import Connection

from goalsetter.tournament import ExactModel, SeatingField, Tables, choose_model, tables_of

PATIENCE = 15
"""Seconds after which the best draw so far stands."""

Answer = tuple[tuple[int, ...], bool]
"""The columns that HiGHS chose, and whether it says that they are the best."""


def has_solver() -> bool:
    """Whether HiGHS is installed (the extra ``seating``)."""
    return find_spec("highspy") is not None


def solve_model(model: ExactModel) -> Answer:
    """Solve a model in this process."""
    import highspy  # noqa: PLC0415 - an extra, and slow to load
    import numpy  # noqa: PLC0415

    solver = highspy.Highs()
    # Costs are whole numbers, so a gap below one proves it.
    for option, value in (("output_flag", False), ("mip_abs_gap", 0.99), ("threads", 1)):
        solver.setOptionValue(option, value)
    problem = highspy.HighsLp()
    count = len(model.columns)
    # A row for each player, and one for the number of tables of two.
    rows = numpy.ones(model.players + 1)
    rows[-1] = model.twos
    columns = [(*table, *((model.players,) if len(table) == 2 else ())) for table in model.columns]
    problem.num_col_, problem.num_row_ = count, model.players + 1
    problem.col_cost_ = numpy.array(model.costs, dtype=float)
    problem.col_lower_, problem.col_upper_ = numpy.zeros(count), numpy.ones(count)
    problem.row_lower_ = problem.row_upper_ = rows
    problem.integrality_ = [highspy.HighsVarType.kInteger] * count
    problem.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    problem.a_matrix_.start_ = numpy.cumsum([0, *map(len, columns)])
    problem.a_matrix_.index_ = numpy.array([row for column in columns for row in column])
    problem.a_matrix_.value_ = numpy.ones(sum(map(len, columns)))
    solver.passModel(problem)
    solver.run()
    best = solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
    values = solver.getSolution().col_value if best else []
    return tuple(column for column, value in enumerate(values) if value > 0.5), best


def send_answer(sender: Connection, model: ExactModel) -> None:
    """Solve a model and send the answer to the process that waits."""
    sender.send(solve_model(model))
    sender.close()


def prove(
    field: SeatingField,
    known: Tables,
    *,
    patience: float = PATIENCE,
    late: Callable[[], None] = lambda: None,
) -> tuple[Tables, bool]:
    """Return the best seating and whether it is proved; the one that is known, if time runs out."""
    model = choose_model(field, known)
    if model is None or not has_solver():
        return known, False
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=send_answer, args=(sender, model), daemon=True)
    process.start()
    sender.close()
    answer: Answer = ((), False)
    try:
        if receiver.poll(patience):
            answer = receiver.recv()
        else:
            late()
    except EOFError:
        late()
    finally:
        process.kill()
        process.join()
    return best_of(field, model, known, answer)


def best_of(
    field: SeatingField, model: ExactModel, known: Tables, answer: Answer
) -> tuple[Tables, bool]:
    """Return the better of a known seating and an answer, counted in whole numbers."""
    chosen, best = answer
    tables = tables_of(model, chosen) if best else None
    if tables is None:
        return known, False
    better = field.cost_parts(tables).weighed < field.cost_parts(known).weighed
    return (tables if better else known), model.complete
