### What happens at the table.

## What happened at the table; a detail is put into words before it is filled in.

event-offended = { $by } did something illegal. { $faults } [{ $clause }] An opponent may charge it until another player makes a legal move or a challenge.
event-set-aside = What { $by } did does not count. { $fault } [{ $clause }]
event-upheld = The charge against { $against } is right. { $reason } [{ $clause }]
event-unfounded = { $by }'s charge is not right. { $reason } [{ $clause }]
event-insulated = It is too late to charge { $by }. The act stands. { $faults }
event-undone = Action { $action } is undone.
event-cubes-returned = Back to Resources: { $cubes }
event-fined =
    { $points ->
        [one] { $seat }: −{ $points } point. { $reason } [{ $clause }]
       *[other] { $seat }: −{ $points } points. { $reason } [{ $clause }]
    }
event-fine-struck =
    { $points ->
        [one] { $seat }: +{ $points } point. That penalty does not count. { $reason }
       *[other] { $seat }: +{ $points } points. That penalty does not count. { $reason }
    }
event-phase-began = Now: { $phase }.
event-turn-of = It is { $seat }'s turn.
event-time-began =
    { $seconds ->
        [one] { $players }: { $seconds } second { $task }.
       *[other] { $players }: { $seconds } seconds { $task }.
    }
event-turn-lost = { $seat } ran out of time and lost the chance { $task }.
event-challenge-stands = { $challenger } challenges { $mover }: { $claim }. No more moves!
event-block-misused = { $by } lifted the block, but did not challenge.
event-ruled = Ruling: { $writer }'s paper { $correct }. { $reason }
event-scored = The shake is over. Scores: { $scores }
event-score-corrected = New score for shake { $shake }: { $scores }
event-shake-void = This shake does not count. { $goal_setter } rolls again.
event-rolled-for-first = Out: { $eliminated }. Rolling again: { $again }

## How a ruling on a paper ends.

ruled-correct = is correct
ruled-not-correct = is not correct

## Where a shake stands.

phase-start = rolling to set the first Goal
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
task-third-party = to pick a side
task-no-goal-reply = to agree that there is no Goal, or say there is one
task-write = to write
task-check = to check a paper

## Where cubes are played.

section-required = Required
section-permitted = Permitted
section-forbidden = Forbidden

## What a Challenger claims.

claim-now = Now
claim-impossible = Impossible
claim-no-goal = there is a Goal
claim-a-flub = A-Flub
claim-ca-flub = CA-Flub
claim-p-flub = P-Flub
claim-forceout-a = the forceout is wrong, because there was something to challenge before
claim-forceout-b = the forceout is wrong, because one more cube is not enough
