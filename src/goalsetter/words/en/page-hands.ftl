### Hands at the table: planning a move, looking back, short words.

## A move planned before your turn.

web-plan = Next: { $cube } to { $section }.
web-plan-told = It plays on your turn.
web-plan-cancel = Tap it to cancel.
web-put-plan = Plan it here
web-plan-gone = Your next move is off: that cube is gone.
web-plan-stopped = Your next move is off: moving has stopped.
web-plan-refused = Your next move is off: that cube can't go there now.

## Looking back, and the connection.

web-back = You're looking back
web-back-to = See the mat after this move
web-back-step = One move back
web-on-step = One move forward
web-to-now = Back to now
web-slow = Slow line: { $seconds } s
web-keys-plan = Not your turn? The same keys plan your next move.
web-keys-back = Look back at the moves. On a cube, hold Shift too.
web-keys-bonus = Call a bonus. (EQUATIONS)
web-keys-check = Accept a paper, or reject it.
web-keys-choose = Find a variation by its letter. Enter twice plays it.
web-keys-enter = After typing: set the Goal, or hand in your paper.
web-keys-main = Press the big button.

## What was done, in a word or two: said in a bubble.

brief-move = { $cube } → { $to }
brief-move-two = { $cubes } → { $to }
brief-bonus = Bonus! { $cube } → { $to }
brief-shift = { $cube } → { $to }
brief-transfer = { $cube } → { $to }
brief-add-to-goal = Goal: { $goal }
brief-goal = Goal: { $goal }
brief-no-goal = No Goal!
brief-agree-no-goal = I agree
brief-challenge = { $claim }!
brief-forceout = Forceout!
brief-pick-up-block = Stop!
brief-put-down-block = Never mind
brief-select-variation = { $list }!
brief-stop-choosing = Just one
brief-presents = Paper's in!
brief-do-not-present = No paper
brief-take-side = With the { $side }
brief-accept = It's right
brief-reject = Not right!
brief-concede = I give up
brief-take-extra-minute = One more minute
brief-take-back = { $cube } back
brief-ready = Ready!
brief-return-to-table = I'm back
brief-roll = Let's roll!
brief-roll-for-first = I got { $cube }
