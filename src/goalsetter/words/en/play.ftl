### A match in the terminal.

## The command arena.

help-arena = Let bots of many levels play each other, and rate them.
help-arena-level = A level that plays. Name two or more. Usual: all of them.
help-arena-shakes = How many shakes each pair plays.
help-arena-seed = Use the same number again to get the same results.
help-arena-jobs = How many shakes to play at the same time. Usual: one for each core.
arena-progress = Shakes
arena-played = Shakes: { $shakes }. Not counted: { $void }
arena-rating = rating
arena-margin = ±95 %
arena-won = won
arena-lost = lost
arena-drawn = drawn
arena-share = share
arena-pairs = How often the level on the left won, when one of the two won
arena-broken = Something stopped a part of the arena, so there are no results. Try again.
case-two-levels = Name at least two levels, like --level champion --level random. The levels are { $known }.

## Before the first roll.

play-welcome = Goalsetter: play a match
play-you = Player
play-which-game = Which game?
play-book-equations = EQUATIONS: make the Goal with the cubes
play-book-basic = EQUATIONS without variations, for your first match
play-book-on-sets = ON-SETS: describe a set with exactly that many cards
play-which-division = Which division? Older players have more variations.
play-division-minor = the youngest players
play-division-elementary = up to grade 6
play-division-middle = up to grade 8
play-division-junior = up to grade 10
play-division-senior = up to grade 12
play-which-level = How strong are the bots?
play-choice = Pick a number (Enter = { $usual })>{ " " }
play-no-choice = I can't use { QUOTE($found) } here. Pick a number from 1 to { $most }.
play-seat-me = { $seat }: { $name } (that is you)
play-seat-bot = { $seat }: { $name }, a bot ({ $level })
play-pace-none = Take all the time you like. Shakes: { $shakes }
play-pace-relaxed = You have three times as long as in the book. Shakes: { $shakes }
play-pace-tournament = The clock runs as in the book. Shakes: { $shakes }
play-cubes = r3 is a red 3. b is blue, g is green, k is black. Type 3 for any 3.
play-cubes-sets = You can type U for ∪, n for ∩, A for Λ and C for ⊆.
play-not-begun = The match did not start.

## What a person is to do.

play-now-choose = Your turn to choose a variation. Type its number or its name.
play-now-choose-more = You choose two variations. Type the number or the name of one more.
play-now-goal = You set the Goal. Type goal and the cubes. A space makes groups. (? helps)
play-now-goal-sets = You set the Goal with digits. goal 3 2 is 3 + 2, and goal 3/2 is 3 × 2. (? helps)
play-now-no-goal = Is there really no Goal? Type agree. Type contest if you can make one.
play-now-move = Your turn. Type r, p or f and a cube, for Required, Permitted or Forbidden. Or type challenge. (? helps)
play-now-move-last = Your turn. Play the last cube in Required (r) or Permitted (p). Or challenge impossible. (? helps)
play-now-second = Your bonus cube is in Forbidden. Now move your second cube.
play-now-block = You hold the block. Say your challenge, like challenge now.
play-now-take-back = You put down two cubes. Take one of them back.
play-now-side = You are the Third Party. Type side mover or side challenger.
play-now-third = You are the Third Party. If you see a Solution, write it. If you think there is none, type nothing.
play-an-equation = an Equation (Solution = Goal)
play-a-solution = a Solution
play-now-write-one = Write { $paper }. Use every Required cube, any Permitted ones and one from Resources at most. Type write, then your paper.
play-now-write-all = Write { $paper }. Use every Required cube, and any from Permitted and Resources. Type write, then your paper.
play-now-write-last = All cubes are played, so everyone writes. Use every Required cube and any Permitted ones. Type write, then your paper.
play-now-write-no-goal = Write a Goal and its Solution with any cubes from Resources. Type write, your paper, with goal, and the Goal.
play-now-late = Your time to write is up. Type minute to buy one more minute for a point. Or type nothing.
play-now-check = Check the paper. If it is right, type accept. If not, type reject and a reason. (? helps)
play-now-object = Do you challenge that? Type challenge now or challenge impossible. Or press Enter to play on.
play-now-end = Press Enter to start the next shake.
play-now-away = The table is paused. Press Enter to go on.
play-thinking = Thinking: { $who }
play-your-part = The others wait for you.
play-left = Time left: { $time }

## What may be done, each with the line to type before it.

play-open = You can type:
play-open-nothing = You have nothing to do right now. Press Enter to go on.
play-always = Any time: ? (help) · mat · sheet (scores) · save FILE · pause · quit
play-ask-help = (? shows your moves)
play-variations = Variations you can choose:
play-blank = Fill in { $takes }: { $ways }.
play-fill = If a variation has a blank, fill it in: choose base 9.
play-charges = Charges:{ " " }
play-reasons = Reasons why a paper can be wrong:
play-help-choose = choose a variation, by its number or name in the list below
play-help-goal = set the Goal: one to six cubes, in order
play-help-goal-sets = set the Goal: one to three digit cubes
play-help-no-goal = say that no one can set a Goal with a Solution
play-help-required = move a cube to Required: every Solution must use it
play-help-permitted = move a cube to Permitted: a Solution can use it
play-help-forbidden = move a cube to Forbidden: no Solution can use it
play-help-bonus = first put a cube in Forbidden, then move or set your Goal
play-help-shift = shift a cube from Permitted to Required or Forbidden
play-help-add = add a cube to the Goal, and write the new Goal
play-help-take-back = take one of two cubes back
play-help-that-is-all = choose no second variation
play-help-agree = agree that there is no Goal
play-help-contest = say that there is a Goal; then you write it
play-help-forceout = call forceout: one more cube makes a Solution, and no other move was better
play-help-challenge = now: one more cube at most makes a Solution (you write it). impossible: there is no Solution (your opponent writes)
play-help-side = pick a side: mover or challenger
play-help-write = hand in your paper; it stays secret until all are in
play-help-nothing = pass: hand in no paper
play-help-accept = say that the paper is right
play-help-reject = say that the paper is wrong, with a reason from the list below
play-help-regroup = add brackets to the paper that make it wrong
play-help-value = ask the judge if it equals the Goal; this is your last question
play-help-minute = buy one more minute for a point
play-help-charge = say what a player did that is illegal

## What happened.

play-did = { $who } { $action }
play-did-roll = { $who } rolls the cubes
play-did-deal =
    { $cards ->
        [one] { $who } deals { $cards } card
       *[other] { $who } deals { $cards } cards
    }
play-did-accept = { $who } accepts { $other }'s paper
play-did-reject = { $who } rejects { $other }'s paper: { $reason }
play-did-prove-ambiguity = { $who } regroups { $other }'s paper:  { $text }
play-did-ask-judge = { $who } asks if { $other }'s paper equals the Goal
play-did-charge-illegal-procedure = { $who } charges { $other } with illegal procedure: { $reason }
play-presents = { $who } hands in a paper
play-clock-time-expires = Time is up { $task }.
play-clock-countdown = Ten seconds left …
play-clock-countdown-counted = The ten seconds are over.
play-clock-extra-minute-expires = The extra minute { $task } is over too.
play-clock-round-warning = Time is up for this round. There is no new shake.
play-clock-round-stop = The round is over. There are no more moves.
play-clock-call-ready = The next shake starts now.
play-clock-end-shake = The shake is over.
play-goal-reads = The Goal reads { $goal }
play-paper = { $who }'s paper:  { $text }
play-paper-goal = (Goal: { $goal })
play-paper-avoiding = (better move: { $move })
play-shake-over = Shake { $number } is over
play-thoughts = What the bots thought:
play-thought = { $deed } – “{ $why }”
play-saved = Saved in { $file }. To go on later, type goalsetter play --resume { $file }
play-kept = Nothing is lost. Your match is in { $file }. To go on, type goalsetter play --resume { $file }
play-kept-for = Nothing is lost. Your match is in { $file }. When it is over, its record goes to { $record }. To go on, type goalsetter play --resume { $file } --record { $record }
play-over = The match is over.
play-record = The match is saved in { $file }. To see it again, type goalsetter replay { $file }
play-event = A match in the terminal

## What cannot be done.

play-unknown = I don't know { QUOTE($found) }. Type ? for help.
play-nothing-behind = Add something after that word. Type ? to see how.
play-too-much = I can't use { QUOTE($found) } here. Leave it out.
play-no-such-player = There is no player { QUOTE($found) }. The players are { $known }.
play-where-to = Where does it go? Type r { $cube } for Required, p { $cube } for Permitted or f { $cube } for Forbidden.
play-no-section = I can't use { QUOTE($found) } here. Type r, p or f and a cube, like r 4.
play-bonus-alone = A bonus cube always goes to Forbidden. First type bonus { $cube }. Then move your second cube on a new line.
play-no-making = I can't use { QUOTE($found) } here. Type the cube and the new Goal, like add 4 making 24.
play-no-such-number = There is no number { $found } in the list. Pick a number from 1 to { $most }.
play-no-reason = I don't know the reason { QUOTE($found) }. Type ? to see the reasons.
play-no-charge = What did the player do? Say it like this: charge B out-of-turn. Type ? to see all the words.
play-not-read = I can't read { QUOTE($found) }. Try { $expected }.
play-stale = Something just happened. Look again. If you still want this, type it again.
play-again-to-insist = Your paper is not in yet. Write it in another way. Or type the same line again to hand it in.
case-no-option = I don't know { QUOTE($found) } for { $option }. Try { $known }.
case-cannot-write = I can't write { $file }: { $reason }
case-no-person = No person has a seat in { $file }, so no one can play.
