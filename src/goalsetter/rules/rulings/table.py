"""Rulings on what is done at the table (decision 28: the open points of procedure)."""

from __future__ import annotations

from goalsetter.rules.rulings.ruling import EQUATIONS, ON_SETS, TABLE, Answer, Ruling

BASIC = "mlag-basic-equations-2019-20"
OLD_EQUATIONS, OLD_ON_SETS = "mlag-equations-2011-12", "mlag-on-sets-2011-12"
BOTH = (EQUATIONS, ON_SETS)
POINT, NOTHING = "a-point", "nothing"


def _row(
    name: str,
    sources: tuple[str, ...],
    alternatives: tuple[str, ...],
    answers: tuple[Answer, ...] = (),
    games: tuple[str, ...] = BOTH,
) -> Ruling:
    """A ruling of procedure: it never bears on what is written."""
    return Ruling(name, (28,), sources, alternatives, answers, scope=(TABLE,), games=games)


def _older(says: str) -> tuple[Answer, ...]:
    """An answer of both books of 2011-12."""
    return (Answer(says, edition=OLD_EQUATIONS), Answer(says, edition=OLD_ON_SETS))


ACCEPTED_WRONG = _row(
    "accepting-a-wrong-paper",
    ("2018-19 X-A", "Basic 2019-20 X-A", "On-Sets 2017-18 VII-C-4", "judges E10", "judges E11"),
    ("costs-after-any-challenge", "costs-after-impossible", "costs-nothing"),
    (Answer("costs-after-impossible", edition=BASIC), *_older("costs-nothing")),
)
EARLY_CHALLENGE = _row(
    "challenge-before-the-goal",
    ("2018-19 VI-A-1-b", "judges B17", "judges B25", "judges B36", "judges D29"),
    (POINT, NOTHING),
    (Answer(NOTHING, edition=BASIC), *_older(NOTHING)),
)
LATE_IMPOSSIBLE = _row(
    "late-impossible",
    ("2018-19 VIII-B", "judges D25"),
    (NOTHING, POINT),
)
SECOND_POINT = _row(
    "point-for-the-extra-minute",
    ("2018-19 XI-A", "2011-12 ET7", "judges A4", "judges B28", "judges E5", "judges E6"),
    ("once", "again"),
)
TIME_OUT = _row(
    "goal-laid-when-time-runs-out",
    ("2018-19 IV-B-3-c", "2011-12 ET8", "judges B10", "judges B24"),
    ("is-set", "may-be-changed-for-a-point"),
    _older("may-be-changed-for-a-point"),
)
TIME_AGAIN = _row(
    "time-to-set-the-goal-again",
    ("2018-19 XI-A-1-c", "judges A12", "judges B2"),
    ("two-minutes", "one-minute"),
)
BASE_DIGIT = _row(
    "goal-digit-not-in-base",
    ("judges B18", "judges B39", "judges B70"),
    ("no-illegal-procedure", "may-be-charged"),
    games=(EQUATIONS,),
)
BLOCK_UNUSED = _row(
    "block-lifted-for-nothing",
    ("2018-19 VI-B", "Basic 2019-20 VI-B", "Basic 2019-20 XI-A-1-d", "2011-12 ET14"),
    (POINT, NOTHING),
    (Answer(NOTHING, edition=BASIC),),
)
TIME_TO_REPLACE = _row(
    "time-to-replace-a-variation",
    ("2018-19 XI-A", "2011-12 ET4", "judges A17"),
    ("fifteen-seconds", "a-minute"),
)
TIME_FOR_MISSED = _row(
    "time-after-a-missed-variation",
    ("2018-19 XI-A", "2011-12 ET7", "judges A4", "judges A20"),
    ("fifteen-seconds", "a-minute"),
    _older("a-minute"),
)
OWN_GOAL = _row(
    "own-variation-and-own-goal",
    ("2018-19 II-B-2", "judges A10", "judges P4"),
    ("goal-ends-the-charge", "charge-stays-open"),
)
FOUR_LEFT = _row(
    "four-cubes-left",
    ("On-Sets 2017-18 IV-D",),
    ("before-the-move", "after-the-move"),
    games=(ON_SETS,),
)
LEADER = _row(
    "who-leads",
    ("2018-19 V-C-2-a", "2011-12 ET11", "judges C20"),
    ("running-total", "total-before-the-shake"),
)
TAKEN_AS_VALID = _row(
    "invalid-challenge-taken-up",
    ("judges D21", "judges D22"),
    ("stands", "stays-set-aside"),
)
TWO_CUBES_LEFT = _row(
    "now-with-two-cubes-under-two-solutions",
    ("On-Sets 2017-18 V-A-2-a", "On-Sets 2017-18 XIII-D-14"),
    (POINT, NOTHING),
    games=(ON_SETS,),
)
SILENCE = _row(
    "silence-after-no-goal",
    ("2018-19 IV-D",),
    ("is-agreement",),
)
SPARE_DIGITS = _row(
    "spare-digit-cubes",
    ("On-Sets 2017-18 III-B",),
    ("go-to-forbidden",),
    games=(ON_SETS,),
)
EXTRA_VARIATION = _row(
    "too-many-variations",
    ("2018-19 II-B-3", "judges A21"),
    ("the-extra-one-is-struck",),
)
CUT_OFF = _row(
    "round-stopped-before-a-goal",
    ("2018-19 XI-B",),
    ("shake-is-void",),
)
LEADER_CHARGED = _row(
    "leaders-bonus",
    ("2018-19 IV-C-2", "2018-19 V-C-2", "judges D5"),
    ("costs-only-if-charged",),
)
PAYS_FOR_TIME = _row(
    "who-pays-for-extra-time",
    ("judges E18", "judges E22", "judges T5"),
    ("those-who-use-it",),
)
NO_GOAL_CONTEST = _row(
    "no-goal-contested",
    ("2018-19 IV-D-2", "On-Sets 2017-18 III-D-2", "2011-12 ET7", "judges B33", "judges B35"),
    ("is-a-challenge",),
)
TIMER_SAND = _row(
    "sand-left-in-the-timer",
    ("2018-19 XI-A-2",),
    ("each-limit-starts-fresh",),
)

ROWS = (
    ACCEPTED_WRONG,
    EARLY_CHALLENGE,
    LATE_IMPOSSIBLE,
    SECOND_POINT,
    TIME_OUT,
    TIME_AGAIN,
    BASE_DIGIT,
    BLOCK_UNUSED,
    TIME_TO_REPLACE,
    TIME_FOR_MISSED,
    OWN_GOAL,
    FOUR_LEFT,
    LEADER,
    TAKEN_AS_VALID,
    TWO_CUBES_LEFT,
    SILENCE,
    SPARE_DIGITS,
    EXTRA_VARIATION,
    CUT_OFF,
    LEADER_CHARGED,
    PAYS_FOR_TIME,
    NO_GOAL_CONTEST,
    TIMER_SAND,
)
"""In the order above."""
