### What to do, what is offered, what was done.

## What a player is to do; now- and the word for the situation.

now-wait = Wait for { $who }.
now-wait-nobody = One moment …
now-watch = You are watching.
now-choose = Choose a variation for this shake.
now-choose-more = Choose one more variation: you choose two for this shake.
now-goal = You set the Goal: put cubes into the Goal, then press “Goal!”. A gap between cubes groups them.
now-goal-sets = You set the Goal with digit cubes: side by side they add, stacked they multiply. Then press “Goal!”.
now-no-goal = { $who } says that no Goal can be made. Do you agree, or can you make one?
now-move = Your turn: move a cube to Required, Permitted or Forbidden, or challenge.
now-move-last = Your turn: play the last cube to Required or Permitted, or challenge Impossible.
now-second = Your bonus cube lies in Forbidden. Now move your second cube.
now-block = You hold the block: say what you challenge.
now-take-back = You dropped two cubes: take one of them back.
now-side = You are the Third Party: whose side do you take?
now-third = You are the Third Party. If you see a Solution, write it. If not, pass.
now-write-one = Write { $paper }: every Required cube, any Permitted cubes, and at most one cube of Resources.
now-write-all = Write { $paper }: every Required cube, and any Permitted cubes and Resources.
now-write-last = All cubes are played, so everybody writes { $paper }: every Required cube, and any Permitted cubes.
now-write-no-goal = Write a Goal and { $paper } for it, with any cubes of Resources.
now-late = Your time for writing is up. Buy one more minute for a point, or pass.
now-check = Check the paper: accept it if it is right, or say what is wrong with it.
now-object = Do you want to challenge? If not, the next player moves.
now-end = The shake is over. Ready for the next one?
now-over = The match is over.
now-away = You have left the table and it rests. Come back to go on.
now-rest = The table rests until { $who } is back.

## What a player may be offered; offer- and the kind of action. No other kind is offered.

offer-accept = Accept
offer-add_to_goal = Add to the Goal
offer-stop_choosing = That’s all
offer-agree_no_goal = Agree: no Goal
offer-appeal_score = Appeal a score
offer-ask_judge = Ask: does it equal the Goal?
offer-bonus = Bonus
offer-challenge = Challenge
offer-change_equation = Change what I wrote
offer-charge_illegal_procedure = Charge illegal procedure
offer-concede = Give up my paper
offer-confirm_goal_finished = Yes, the Goal is finished
offer-declare = State a meaning
offer-do_not_present = Present nothing
offer-forceout = Forceout
offer-goal = Goal!
offer-indicate_equation = Say which Equation counts
offer-ready = I'm ready for the next shake
offer-initial_scoresheet = Initial the score sheet
offer-leave_table = Leave the table for a while
offer-move = Move
offer-move_two = Drop two cubes
offer-no_goal = No Goal
offer-pick_up_block = Take the block
offer-place_in_goal = Lay in the Goal
offer-point_out_error = Point out a mistake
offer-present = Present
offer-prove_ambiguity = Prove ambiguity
offer-put_down_block = Put the block back
offer-rearrange_goal = Rearrange the Goal
offer-reject = Reject
offer-return_to_table = Come back
offer-say = Say something
offer-say_bonus = Say “Bonus”
offer-say_goal = Say “Goal”
offer-say_variation = Say a variation
offer-select_variation = Choose
offer-shift = Shift from Permitted
offer-start_clock = Start the clock
offer-take_back = Take back
offer-take_extra_minute = One more minute for a point
offer-take_from_goal = Take out of the Goal
offer-take_side = Take a side
offer-transfer = Move a played cube

## What can be agreed on before a match.

pace-tournament = Tournament clocks
pace-tournament-told = The limits of the rule book, with penalties.
pace-relaxed = Relaxed clocks
pace-relaxed-told = Three times as long as the rule book gives.
pace-none = No clocks
pace-none-told = Take all the time you like.
mode-guarded = Guarded
mode-guarded-told = The table refuses illegal moves and says why: best for learning.
mode-open = Open
mode-open-told = As at a real mat: illegal moves can happen, and opponents may charge them.
language-name = English

## What levels of bots and sides in a challenge are called.

title-third-grade = third grade
title-fifth-grade = fifth grade
title-seventh-grade = seventh grade
title-ninth-grade = ninth grade
title-eleventh-grade = eleventh grade
title-champion = champion
title-random = random
title-tutor = tutor
side-mover = Mover
side-challenger = Challenger

## The sides of a challenge, and what they mean to a Third Party.

camp-challenger = On the Challenger's side: { $who }
camp-mover = On the Mover's side: { $who }
camp-third-party = Not decided yet: { $who }
side-join-challenger = Join { $who }, the Challenger
side-join-mover = Join { $who }, the Mover
side-writes = You too write { $paper }. If it is right you score { $right }, otherwise { $wrong }.
side-writes-nothing = You write nothing. If nobody shows a right Solution you score { $right }, otherwise { $wrong }.

## Words that explain a button, a field or an end; told- and the kind of action.

block-lift = Pick up the block, then decide
block-lift-within =
    { $seconds ->
        [one] Pick up the block, then decide within { $seconds } second
       *[other] Pick up the block, then decide within { $seconds } seconds
    }
told-forceout = Nobody flubbed, but whatever you move lets somebody finish with one more cube. Say it instead of moving: then everybody writes.
avoid-move-told = A better move for the one who is challenged: after it, one more cube would not have been enough. Write the cube and where it goes: R, P or F.
result-won = { $who } wins!
result-tie = A tie: { $who }

## After what a paper is presented, at the judge's desk.

desk-now = after Now! (at most one cube of Resources)
desk-impossible = after Impossible! (any cubes of Resources)
desk-last-cube = after the last cube (no cubes of Resources)

## What a player did; play-did- and the kind of action.

play-did-add-to-goal = { $who } adds { $cube } to the Goal: { $goal }
play-did-stop-choosing = { $who } chooses no second variation
play-did-agree-no-goal = { $who } agrees that there is no Goal
play-did-bonus = { $who } says “Bonus” and moves { $cube } to { $to }
play-did-challenge = { $who } challenges: { $claim }!
play-did-concede = { $who } gives up the paper
play-did-do-not-present = { $who } presents nothing
play-did-forceout = { $who } calls forceout
play-did-goal = { $who } sets the Goal: { $goal }
play-did-initial-scoresheet = { $who } initials the score sheet
play-did-leave-table = { $who } leaves the table
play-did-move = { $who } moves { $cube } to { $to }
play-did-move-two = { $who } drops { $cubes } at once: to { $to }
play-did-no-goal = { $who } says: no Goal!
play-did-pick-up-block = { $who } takes the block
play-did-put-down-block = { $who } puts the block back
play-did-ready = { $who } is ready for the next shake
play-did-return-to-table = { $who } comes back to the table
play-did-roll-for-first = { $who } rolls { $cube } for the first Goal
play-did-select-variation = { $who } chooses { $list }
play-did-set-out = { $who } sets out { $cubes }
play-did-shift = { $who } shifts { $cube } to { $to }
play-did-take-back = { $who } takes { $cube } back
play-did-take-extra-minute = { $who } buys one more minute
play-did-take-side = { $who } takes the side of the { $side }
play-did-judge-answers = The judge answers: { $answer }
play-did-appeal-score = { $who } appeals the score of shake { $shake }
play-did-change-equation = { $who } changes what was written
play-did-confirm-goal-finished = { $who } says that the Goal is finished
play-did-declare = { $who } states: { $what }
play-did-indicate-equation = { $who } says which Equation counts
play-did-initial-penalty = The judge initials a penalty
play-did-judge-rules = The judge rules on the paper of { $other }
play-did-place-in-goal = { $who } lays in the Goal: { $goal }
play-did-point-out-error = { $who } points out a mistake in the paper of { $other }
play-did-present = { $who } hands in a paper:  { $text }
play-did-rearrange-goal = { $who } rearranges the Goal: { $goal }
play-did-say = { $who } says: { $what }
play-did-say-bonus = { $who } says “Bonus”
play-did-say-goal = { $who } says “Goal”
play-did-say-variation = { $who } says: { $variation }
play-did-start-clock = { $who } starts the clock
play-did-strike-penalty = The judge strikes a penalty out
play-did-take-back-card = { $who } takes cards back
play-did-take-from-goal = { $who } takes out of the Goal: { $cubes }
play-did-transfer = { $who } moves { $cube } from { $source } to { $to }
play-did-given = A position is set up
