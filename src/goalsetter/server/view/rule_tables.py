"""The tables of each book, made from the rules: points, time limits, match points, divisions."""

from __future__ import annotations

from goalsetter.rules import (
    COUNTDOWN_SECONDS,
    EXTRA_SECONDS,
    GAMES,
    LAST_SECONDS,
    NAMING_SECONDS,
    PENALTY_POINTS,
    PLACES,
    ROUND_SECONDS,
    AnyEdition,
    OnSetsRules,
    Procedure,
    Task,
    find_procedure,
)
from goalsetter.server import wire
from goalsetter.server.view.terms import division_title
from goalsetter.words import say

Row = list[str]
MINUTE = 60


def rule_tables(name: str) -> list[wire.RuleTable]:
    """Every table of an edition, in the language that is spoken; the head is its first row."""
    edition = next(book for game in GAMES for book in game.editions if book.name == name)
    procedure = find_procedure(name)
    tables = (
        ("scores", procedure.clause("score"), score_rows(procedure)),
        ("limits", procedure.clause("time"), limit_rows(procedure)),
        ("penalties", "", penalty_rows(procedure)),
        ("match", procedure.clause("match"), match_rows()),
        ("divisions", "", division_rows(edition, procedure)),
    )
    return [
        wire.RuleTable(
            edition=name,
            edition_title=edition.title,
            kind=kind,
            title=say(f"rules-table-{kind}"),
            clause=clause,
            head=head,
            rows=rows,
        )
        for kind, clause, (head, *rows) in tables
    ]


def score_rows(procedure: Procedure) -> list[Row]:
    """The points of a shake (2018-19 X; 2011-12 ET19, ET21)."""
    scores = procedure.scores
    points = {
        "right": scores.right,
        "joined-mover": scores.joined_mover,
        "joined-challenger": scores.joined_challenger,
        "wrong": scores.wrong,
        "written-right": scores.written_right,
        "written-wrong": scores.written_wrong,
        "absent": scores.absent,
    }
    head = [say("rules-head-shake"), say("rules-head-points")]
    return [head, *([say(f"rules-score-{name}"), str(value)] for name, value in points.items())]


def limit_rows(procedure: Procedure) -> list[Row]:
    """Every task with its limit, and that under Two Solutions where it is another one."""
    shared = procedure.goal_with_roll
    # Basic gives one limit for the roll and the Goal together (XI-A-1).
    tasks = [task for task in Task if procedure.limit(task) and not (shared and task is Task.ROLL)]
    rows = [[task_title(task, shared), time_of(procedure.limit(task))] for task in tasks]
    always = {
        "warning" if procedure.warned_before else "countdown": COUNTDOWN_SECONDS,
        "extra": EXTRA_SECONDS,
        "naming": NAMING_SECONDS,
        "round": ROUND_SECONDS,
        "last": LAST_SECONDS,
    }
    rows += [[say(f"rules-time-{name}"), time_of(seconds)] for name, seconds in always.items()]
    head = [say("rules-head-task"), say("rules-head-time")]
    if procedure.seconds_for_two:
        head.append(say("rules-head-two-solutions"))
        for row, task in zip(rows, (*tasks, *[None] * len(always)), strict=True):
            row.append(time_of(procedure.seconds_for_two.get(task, 0) if task else 0))
    return [head, *rows]


def task_title(task: Task, shared: bool) -> str:
    """Return what a task is called in a table."""
    both = task is Task.GOAL and shared
    name = say("rules-time-roll-and-goal" if both else f"task-{task.replace('_', '-')}")
    return name[:1].upper() + name[1:]


def time_of(seconds: int) -> str:
    """A time as people say it: in minutes, if they are whole; nothing for no time."""
    if not seconds:
        return ""
    minutes, rest = divmod(seconds, MINUTE)
    return say("rules-seconds", count=seconds) if rest else say("rules-minutes", count=minutes)


def penalty_rows(procedure: Procedure) -> list[Row]:
    """Everything that costs points by itself."""
    fines = {f"rules-fine-{fault.value}": points for fault, points in procedure.fines.items()}
    # The minute that follows a missed limit is paid for by that same point (XI-A).
    costs = {
        f"rules-penalty-{name}": points
        for name, points in PENALTY_POINTS.items()
        if name != "extra-minute" and (procedure.variations or name != "illegal-variation")
    }
    head = [say("rules-head-what"), say("rules-head-points")]
    return [head, *([say(code), f"−{points}"] for code, points in {**costs, **fines}.items())]


def match_rows() -> list[Row]:
    """Match points by place (XII-A); a place that there is not stays empty."""
    most = max(PLACES)
    places = [say("rules-head-place", place=place) for place in range(1, most + 1)]
    rows = [
        [
            say(f"rules-places-{players}-{'-'.join(map(str, ties))}"),
            *map(str, points),
            *[""] * (most - players),
        ]
        for players, shared in sorted(PLACES.items(), reverse=True)
        for ties, points in shared.items()
    ]
    return [[say("rules-head-places"), *places], *rows]


def division_rows(edition: AnyEdition, procedure: Procedure) -> list[Row]:
    """Everything that differs from division to division."""
    head = [say(f"rules-head-{name}") for name in ("division", "leader", "initials")]
    rows = [
        [
            division_title(division),
            say(f"rules-leader-{procedure.leader_bonus[division].value}"),
            say("rules-yes" if division in procedure.initialled else "rules-no"),
        ]
        for division, _ in edition.divisions
    ]
    if procedure.variations:
        head.append(say("rules-head-variations"))
        for row, (_, rules) in zip(rows, edition.divisions, strict=True):
            row.append(str(len(rules.offers)))
    for row, (_, rules) in zip(rows, edition.divisions, strict=True):
        if isinstance(rules.start, OnSetsRules):
            row.append(f"{rules.start.fewest_cards}–{rules.start.most_cards}")
    return [[*head, say("rules-head-cards")] if len(rows[0]) > len(head) else head, *rows]
