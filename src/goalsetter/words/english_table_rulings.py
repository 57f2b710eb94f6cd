"""English for rulings on what is done at the table."""

from __future__ import annotations

TABLE_RULINGS = {
    "ruling-accepting-a-wrong-paper": "A player who wrote nothing accepts a paper that the other "
    "checker then proves wrong. What does he score?",
    "ruling-accepting-a-wrong-paper-costs-after-any-challenge": "he scores as one who was wrong",
    "ruling-accepting-a-wrong-paper-costs-after-impossible": "he scores as one who was wrong, but "
    "only after Impossible",
    "ruling-accepting-a-wrong-paper-costs-nothing": "it makes no difference to his score",
    "ruling-challenge-before-the-goal": "What does a challenge cost before the Goal is finished?",
    "ruling-challenge-before-the-goal-a-point": "a challenge before the Goal is finished costs a "
    "point",
    "ruling-challenge-before-the-goal-nothing": "a challenge before the Goal is finished is only "
    "set aside",
    "ruling-late-impossible": "What does Impossible cost when the first minute after the last "
    "cube is over?",
    "ruling-late-impossible-nothing": "a late Impossible is only set aside",
    "ruling-late-impossible-a-point": "a late Impossible costs a point",
    "ruling-point-for-the-extra-minute": "Does it cost a second point if the extra minute runs "
    "out too?",
    "ruling-point-for-the-extra-minute-once": "time costs one point, however long it takes",
    "ruling-point-for-the-extra-minute-again": "a second point is lost with the extra minute",
    "ruling-goal-laid-when-time-runs-out": "Time runs out and cubes lie in the Goal. What then?",
    "ruling-goal-laid-when-time-runs-out-is-set": "what lies in the Goal section is the Goal",
    "ruling-goal-laid-when-time-runs-out-may-be-changed-for-a-point": "the Goal-setter may change "
    "the Goal for a point",
    "ruling-time-to-set-the-goal-again": "How long may it take to set a Goal again, after a "
    "charge?",
    "ruling-time-to-set-the-goal-again-two-minutes": "two minutes, as for any Goal",
    "ruling-time-to-set-the-goal-again-one-minute": "one minute",
    "ruling-goal-digit-not-in-base": "May a Goal with a digit that the base lacks be charged?",
    "ruling-goal-digit-not-in-base-no-illegal-procedure": "it is no illegal procedure: it should "
    "be challenged",
    "ruling-goal-digit-not-in-base-may-be-charged": "it may be charged as an undefined Goal",
    "ruling-block-lifted-for-nothing": "What does it cost to lift the block and not to challenge?",
    "ruling-block-lifted-for-nothing-a-point": "lifting the block for nothing costs a point",
    "ruling-block-lifted-for-nothing-nothing": "lifting the block for nothing costs nothing",
    "ruling-time-to-replace-a-variation": "How long may it take to replace an illegal variation?",
    "ruling-time-to-replace-a-variation-fifteen-seconds": "15 seconds",
    "ruling-time-to-replace-a-variation-a-minute": "one minute",
    "ruling-time-after-a-missed-variation": "No variation was chosen in time. How much more time "
    "is there?",
    "ruling-time-after-a-missed-variation-fifteen-seconds": "15 seconds",
    "ruling-time-after-a-missed-variation-a-minute": "one minute",
    "ruling-own-variation-and-own-goal": "A Goal-setter's variation was illegal and nobody has "
    "said so. Does his own Goal end the time for charging it?",
    "ruling-own-variation-and-own-goal-goal-ends-the-charge": "a legal Goal ends it, whoever sets "
    "it",
    "ruling-own-variation-and-own-goal-charge-stays-open": "nobody can protect his own mistake",
    "ruling-four-cubes-left": "= and ⊆ may be forbidden when four cubes are left. Counted when?",
    "ruling-four-cubes-left-before-the-move": "before the cube is moved",
    "ruling-four-cubes-left-after-the-move": "after the cube is moved",
    "ruling-who-leads": "Do points lost in this shake count for who is leading?",
    "ruling-who-leads-running-total": "the total as it stands decides",
    "ruling-who-leads-total-before-the-shake": "the total before this shake decides",
    "ruling-invalid-challenge-taken-up": "A Now challenge is invalid, but the Mover starts the "
    "time for writing or checks a paper. What then?",
    "ruling-invalid-challenge-taken-up-stands": "the challenge stands after all",
    "ruling-invalid-challenge-taken-up-stays-set-aside": "the challenge stays set aside",
    "ruling-now-with-two-cubes-under-two-solutions": "What does Now cost with two cubes left, "
    "under Two Solutions?",
    "ruling-now-with-two-cubes-under-two-solutions-a-point": "it costs a point, as with one cube "
    "left",
    "ruling-now-with-two-cubes-under-two-solutions-nothing": "it is only set aside",
    "ruling-silence-after-no-goal": "Nobody answers a “No Goal” within the minute. What then?",
    "ruling-silence-after-no-goal-is-agreement": "who says nothing agrees",
    "ruling-spare-digit-cubes": "What becomes of digit cubes that are not in the Goal?",
    "ruling-spare-digit-cubes-go-to-forbidden": "they go to Forbidden when the Goal is set",
    "ruling-too-many-variations": "A player circles more variations than he may. What then?",
    "ruling-too-many-variations-the-extra-one-is-struck": "the extra one is struck, without a "
    "penalty",
    "ruling-round-stopped-before-a-goal": "The round is stopped before a Goal is set. What then?",
    "ruling-round-stopped-before-a-goal-shake-is-void": "the shake does not count",
    "ruling-leaders-bonus": "When does a leader's bonus move cost its point?",
    "ruling-leaders-bonus-costs-only-if-charged": "only if an opponent charges it in time",
    "ruling-who-pays-for-extra-time": "Two check a paper and time runs out. Who pays for more?",
    "ruling-who-pays-for-extra-time-those-who-use-it": "those who use the extra time",
    "ruling-no-goal-contested": "What does it mean to contest a “No Goal”?",
    "ruling-no-goal-contested-is-a-challenge": "it is a challenge: the contester writes a Goal "
    "and a Solution",
    "ruling-sand-left-in-the-timer": "Sand is left in the timer when a new limit begins. What "
    "then?",
    "ruling-sand-left-in-the-timer-each-limit-starts-fresh": "each limit starts fresh",
}
"""Every question of procedure with its answers."""
