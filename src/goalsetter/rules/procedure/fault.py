"""Faults in something done at the table, each fault by one stable name.

A charge names one of the first group as its reason; the others are never charged: such an act is
set aside, or refused as one that cannot be done.
"""

from __future__ import annotations

from enum import StrEnum


class Fault(StrEnum):
    """One fault of procedure."""

    # Illegal procedure: it happens, and may be charged before it is insulated (IX).
    BEFORE_THE_ROLL = "before-the-roll"
    BONUS_AFTER_GOAL_BEGUN = "bonus-after-goal-begun"
    BONUS_CUBE_NOT_ALLOWED = "bonus-cube-not-allowed"
    BONUS_NOT_CALLED = "bonus-not-called"
    BONUS_TO_WRONG_SECTION = "bonus-to-wrong-section"
    CUBE_MOVED_AGAIN = "cube-moved-again"
    FORBIDDEN_NOT_ALLOWED = "forbidden-not-allowed"
    GOAL_CUBES_TAKEN_BACK = "goal-cubes-taken-back"
    GOAL_DIGIT_NOT_IN_BASE = "goal-digit-not-in-base"
    GOAL_TOO_LONG = "goal-too-long"
    GOAL_UNDEFINED = "goal-undefined"
    LAST_CUBE_FORBIDDEN = "last-cube-forbidden"
    LEADER_BONUS = "leader-bonus"
    MOVED_AFTER_CHALLENGE = "moved-after-challenge"
    MOVED_BEFORE_THE_GOAL = "moved-before-the-goal"
    NO_GOAL_AFTER_COMMITMENT = "no-goal-after-commitment"
    NONE = "none"
    NOT_IN_FORCE = "not-in-force"
    NOT_THE_DEALER = "not-the-dealer"
    NOT_THE_GOAL_SETTER = "not-the-goal-setter"
    OUT_OF_TURN = "out-of-turn"
    RESTRICTION_CUBE_FORBIDDEN = "restriction-cube-forbidden"
    SHIFT_AFTER_LAST_CUBE = "shift-after-last-cube"
    SOLUTION_IMPOSSIBLE = "solution-impossible"
    TOO_MANY_VARIATIONS = "too-many-variations"
    TWO_BONUS_CUBES = "two-bonus-cubes"
    TWO_CUBES = "two-cubes"
    VARIATION_ALREADY_CHOSEN = "variation-already-chosen"
    VARIATION_CONFLICT = "variation-conflict"
    VARIATION_NO_EFFECT = "variation-no-effect"
    VARIATION_NOT_OFFERED = "variation-not-offered"
    VARIATIONS_NOT_CHOSEN = "variations-not-chosen"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"

    # Set aside: as if it had not been done, in some books at the price of a point.
    BEFORE_THE_GOAL = "challenge-before-the-goal"
    BLANK_UNFILLED = "blank-unfilled"
    BLOCK_FOR_ANOTHER_CALL = "block-for-another-call"
    BLOCK_NOT_LIFTED = "block-not-lifted"
    BLOCK_UNUSED = "block-unused"
    EMPTY_GOAL = "empty-goal"
    LATE_IMPOSSIBLE = "late-impossible"
    NOW_TOO_EARLY = "now-too-early"
    NOW_TOO_LATE = "now-too-late"
    PAPER_CHANGED = "paper-changed"
    SECOND_CHALLENGE = "second-challenge"
    SELF_CHALLENGE = "self-challenge"
    UNFOUNDED = "charge-unfounded"

    # Refused: it cannot be done now, or at all.
    CARD_TAKEN_BACK = "card-taken-back"
    FORCEOUT_NOT_PLAYED = "forceout-not-played"
    GOAL_IS_SET = "goal-is-set"
    LATE_CHARGE = "charge-named-late"
    MAT_IS_FROZEN = "mat-is-frozen"
    NO_BARE_REFUSAL = "reason-not-given"
    NO_STAND = "no-stand-taken"
    NO_SUCH_CARD = "no-such-card"
    NO_SUCH_CUBE = "no-such-cube"
    NOT_ALL_PRESENTED = "not-all-presented"
    NOT_A_CHECKER = "not-a-checker"
    NOT_A_WRITER = "not-a-writer"
    NOT_NOW = "not-now"
    NOT_UPHELD = "reason-not-upheld"
    NOT_YOUR_PART = "not-your-part"
    NO_MORE_OBJECTIONS = "no-more-objections"
    ONE_TRY = "one-try-at-ambiguity"
    PROPERLY_SET_OUT = "restriction-cubes-set-out"
    ROUND_IS_OVER = "round-is-over"
    NOT_WARNED = "not-warned"
    NO_JUDGE = "no-judge"
    NO_OTHER_JUDGE = "no-other-judge"
    NO_SECOND_JUDGE = "no-second-judge"
    PROTESTED = "protested"
    SHEET_INITIALLED = "sheet-initialled"
    SHAKE_IS_FINISHED = "shake-is-finished"
    SIDE_TAKEN = "side-taken"
    STRANGE_ROLL = "strange-roll"
    STRANGE_SCORE = "strange-score"
    STRANGE_WORD = "strange-word"
    TIME_NOT_UP = "time-not-up"
    TRIES_RULED_ON = "tries-ruled-on"


CHARGED = tuple(Fault)[: list(Fault).index(Fault.BEFORE_THE_GOAL)]
"""The reasons that a charge of illegal procedure may give."""


class Cost(StrEnum):
    """Points lost for what is no fault of procedure: time, a minute, a variation, behavior."""

    TIME_LIMIT = "time-limit"
    ILLEGAL_VARIATION = "illegal-variation"
    EXTRA_MINUTE = "extra-minute"
    BEHAVIOR = "behavior"
