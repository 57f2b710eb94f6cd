### What happens at the table.

## What happened at the table; a detail is put into words before it is filled in.

event-offended = { $by } did something illegal. { $faults } [{ $clause }] An opponent may charge it until somebody else has made a legal move or a challenge.
event-set-aside = What { $by } did does not count. { $fault } [{ $clause }]
event-upheld = The charge against { $against } is right. { $reason } [{ $clause }]
event-unfounded = The charge that { $by } made does not hold. { $reason } [{ $clause }]
event-insulated = It is too late to charge what { $by } did: it stands. { $faults }
event-undone = Action { $action } is undone.
event-cubes-returned = Back to Resources: { $cubes }
event-fined = { $seat } loses points: { $points }. { $reason } [{ $clause }]
event-fine-struck = { $seat } gets points back: { $points }. The penalty does not count: { $reason }
event-phase-began = Now: { $phase }.
event-turn-of = It is the turn of { $seat }.
event-time-began =
    { $seconds ->
        [one] Time for { $players } { $task }: { $seconds } second.
       *[other] Time for { $players } { $task }: { $seconds } seconds.
    }
event-turn-lost = { $seat } ran out of time and lost the chance { $task }.
event-challenge-stands = { $challenger } challenges { $mover }: { $claim }. No more cubes are moved.
event-block-misused = { $by } lifted the block, and no challenge came of it.
event-ruled = Ruling: the paper of { $writer } { $correct }. { $reason }
event-scored = The shake is over. Scores: { $scores }
event-score-corrected = The score of shake { $shake } is now: { $scores }
event-shake-void = The shake counts for nothing. { $goal_setter } rolls again.
event-rolled-for-first = Out of the lot: { $eliminated }. Rolling again: { $again }

## How a ruling on a paper ends.

ruled-correct = is correct
ruled-not-correct = is not correct

## Where a shake stands.

phase-start = the lot for the first Goal-setter
phase-roll = rolling the cubes
phase-variations = choosing variations
phase-goal = setting the Goal
phase-no-goal = answering “No Goal”
phase-move = moving cubes
phase-sides = the Third Party takes a side
phase-writing = writing papers
phase-checking = checking papers
phase-end = the shake is over

## What a clock runs for.

task-roll = to roll the cubes
task-variation = to choose a variation
task-goal = to set the Goal
task-first-turn = to make the first move
task-turn = to move
task-state-challenge = to say the challenge
task-impossible-after-last-cube = to challenge Impossible after the last cube
task-third-party = to take a side
task-no-goal-reply = to agree that there is no Goal, or to contest it
task-write = to write
task-check = to check a paper

## Where cubes are played.

section-required = Required
section-permitted = Permitted
section-forbidden = Forbidden

## What a Challenger claims.

claim-now = Now
claim-impossible = Impossible
claim-no-goal = there is a Goal after all
claim-a-flub = A-Flub
claim-ca-flub = CA-Flub
claim-p-flub = P-Flub
claim-forceout-a = the forceout is wrong: there was something to challenge before
claim-forceout-b = the forceout is wrong: one more cube is not enough
