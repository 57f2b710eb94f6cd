### A match in the terminal.

## The command arena.

help-arena = Let bots of several levels meet each other, and rate them.
help-arena-level = A level that takes part, twice or more often; usually all do.
help-arena-shakes = How many shakes every two play.
help-arena-seed = The same number gives the same table, on any number of cores.
help-arena-jobs = How many shakes are played at a time; usually one on each core.
arena-progress = Shakes
arena-played = Shakes: { $shakes }, of which void: { $void }
arena-rating = rating
arena-margin = 95 %
arena-won = won
arena-lost = lost
arena-drawn = drawn
arena-share = share
arena-pairs = Share of decided shakes that the level on the left won
arena-broken = A process of the arena was ended from outside, so there is no table.
case-two-levels = An arena needs at least two of the levels { $known }.

## Before the first roll.

play-welcome = Goalsetter: a match in the terminal
play-you = Player
play-which-game = Which game?
play-book-equations = EQUATIONS: build an expression that equals the Goal
play-book-basic = EQUATIONS without variations, for a first match
play-book-on-sets = ON-SETS: name a set of as many cards as the Goal says
play-which-division = Which division? The older you are, the more variations there are.
play-division-minor = the youngest players
play-division-elementary = up to grade 6
play-division-middle = up to grade 8
play-division-junior = up to grade 10
play-division-senior = up to grade 12
play-which-level = How strong are the bots?
play-choice = A number (Enter: { $usual })>{ " " }
play-no-choice = I expected a number from 1 to { $most }, or Enter; but here is { QUOTE($found) }.
play-seat-me = { $seat }: { $name } (that is you)
play-seat-bot = { $seat }: { $name }, a bot ({ $level })
play-pace-none = Take all the time you like. Shakes: { $shakes }
play-pace-relaxed = You have three times as long as the book says. Shakes: { $shakes }
play-pace-tournament = The clocks run as the book says. Shakes: { $shakes }
play-cubes = r3 is a red 3; b is blue, g green, k black. You may type 3 for any 3.
play-cubes-sets = Type U for ∪, n for ∩, A for Λ and C for ⊆ if you like.
play-not-begun = No match was begun.

## What a person is to do.

play-now-choose = Your turn to choose a variation: type its number or its name.
play-now-choose-more = Choose one more variation, for you choose two: type its number or its name.
play-now-goal = You set the Goal: type goal and the cubes. A space between cubes groups them. (? helps)
play-now-goal-sets = You set the Goal with digit cubes: goal 3 2 is 3 plus 2, goal 3/2 is 3 times 2. (? helps)
play-now-no-goal = Is there really no Goal? Type agree, or contest if you can make one.
play-now-move = Your turn: r, p or f and a cube moves it to Required, Permitted or Forbidden; or challenge. (? helps)
play-now-move-last = Your turn: r or p plays the last cube to Required or Permitted; or challenge Impossible. (? helps)
play-now-second = Your bonus cube lies in Forbidden. Now move your second cube.
play-now-block = You hold the block: say what you challenge, for example challenge now.
play-now-take-back = You dropped two cubes: take back one of them.
play-now-side = You are the Third Party: type side mover or side challenger.
play-now-third = You are the Third Party. If you see a Solution, write it; if you think that there is none, type nothing.
play-an-equation = an Equation, Solution = Goal
play-a-solution = a Solution
play-now-write-one = Write { $paper }. It takes every Required cube, any Permitted ones and at most one cube from Resources: type write and then what you write.
play-now-write-all = Write { $paper }. It takes every Required cube, and any from Permitted and Resources: type write and then what you write.
play-now-write-last = All cubes are played, so everybody writes. Take every Required cube, and any Permitted ones: type write and then what you write.
play-now-write-no-goal = Write a Goal and a Solution for it, with any cubes of Resources: type write, what you write, with goal, and the Goal.
play-now-late = Your time for writing is up. Type minute to buy one more minute for a point, or nothing.
play-now-check = Check the paper: type accept if it is right, or reject and a reason. (? helps)
play-now-object = Do you challenge that? Type challenge now or challenge impossible. Enter lets the others play on.
play-now-end = Enter begins the next shake.
play-now-away = The table rests. Enter goes on.
play-thinking = Thinking: { $who }
play-your-part = The others are waiting for you.
play-left = Time left: { $time }

## What may be done, each with the line to type before it.

play-open = You may now type:
play-open-nothing = There is nothing for you to do right now. Enter goes on.
play-always = Always: ? what may I do, mat, sheet (scores), save FILE, pause, quit
play-ask-help = (? tells what you may do now)
play-variations = Variations that you may choose:
play-blank = Fill in { $takes }: { $ways }.
play-fill = Type what fills a blank behind the number or the name: choose base 9.
play-charges = Charges:{ " " }
play-reasons = Reasons why a paper is wrong:
play-help-choose = choose a variation, by its number in the list below or by its name
play-help-goal = set the Goal: one to six cubes, in order
play-help-goal-sets = set the Goal: one to three digit cubes
play-help-no-goal = say that no Goal with a Solution can be set
play-help-required = move a cube to Required: every Solution must use it
play-help-permitted = move a cube to Permitted: a Solution may use it
play-help-forbidden = move a cube to Forbidden: no Solution may use it
play-help-bonus = put a cube in Forbidden first; then comes your move, or your Goal
play-help-shift = shift a cube from Permitted to Required or Forbidden
play-help-add = add a cube to the Goal, and write the Goal that it makes
play-help-take-back = take one of two cubes back
play-help-that-is-all = choose no second variation
play-help-agree = agree that there is no Goal
play-help-contest = say that there is a Goal after all: then you write it down
play-help-forceout = call forceout: the last move left a Solution one cube away, and no other move would have been better
play-help-challenge = now: a Solution needs at most one cube more (you write it). impossible: there is none at all (the other writes)
play-help-side = take a side: mover or challenger
play-help-write = hand in your paper; it stays secret until all are in
play-help-nothing = hand in no paper
play-help-accept = say that the paper is right
play-help-reject = say that the paper is wrong, and why: a reason from the list below
play-help-regroup = write the paper with brackets that make it wrong
play-help-value = ask the judge if it equals the Goal; that is your last question
play-help-minute = buy one more minute for a point
play-help-charge = say that a player did something illegal, and what

## What happened.

play-did = { $who } { $action }
play-did-roll = { $who } rolls the cubes
play-did-deal =
    { $cards ->
        [one] { $who } deals { $cards } card
       *[other] { $who } deals { $cards } cards
    }
play-did-accept = { $who } accepts the paper of { $other }
play-did-reject = { $who } rejects the paper of { $other }: { $reason }
play-did-prove-ambiguity = { $who } regroups the paper of { $other }:  { $text }
play-did-ask-judge = { $who } asks if the paper of { $other } equals the Goal
play-did-charge-illegal-procedure = { $who } charges { $other } with illegal procedure: { $reason }
play-presents = { $who } presents a paper
play-clock-time-expires = Time is up { $task }.
play-clock-countdown = Ten seconds are counted …
play-clock-countdown-counted = The ten seconds are over.
play-clock-extra-minute-expires = The extra minute { $task } is over too.
play-clock-round-warning = The time of the round is up: no new shake.
play-clock-round-stop = The round is stopped: no more moves.
play-clock-call-ready = The next shake starts now.
play-clock-end-shake = The shake is closed.
play-goal-reads = The Goal reads { $goal }
play-paper = Paper of { $who }:  { $text }
play-paper-goal = (Goal: { $goal })
play-paper-avoiding = (better move: { $move })
play-shake-over = Shake { $number } is over
play-thoughts = What the bots thought:
play-thought = { $deed }: “{ $why }”
play-saved = Saved in { $file }. To go on later: goalsetter play --resume { $file }
play-kept = Nothing is lost: the match is kept in { $file }. To go on: goalsetter play --resume { $file }
play-kept-for = Nothing is lost: the match is kept in { $file }. When it is over, its record goes to { $record }. To go on: goalsetter play --resume { $file } --record { $record }
play-over = The match is over.
play-record = The record of the match is in { $file }. To look at it again: goalsetter replay { $file }
play-event = A match in the terminal

## What cannot be done.

play-unknown = I do not know what to do with { QUOTE($found) }. Type ? to see what you may do.
play-nothing-behind = Something is missing behind that word. Type ? to see an example.
play-too-much = I did not expect anything more, but here comes { QUOTE($found) }.
play-no-such-player = There is no player { QUOTE($found) } here. The players are { $known }.
play-where-to = Where to? Type r { $cube } for Required, p { $cube } for Permitted or f { $cube } for Forbidden.
play-no-section = Where to? I expected a cube and r, p or f (Required, Permitted, Forbidden), as in 4 to required; but here is { QUOTE($found) }.
play-bonus-alone = A bonus cube always goes to Forbidden. Type bonus { $cube } first, and your second cube in a line of its own.
play-no-making = I expected the cube, making, and the new Goal, as in add 4 making 24; but here is { QUOTE($found) }.
play-no-such-number = There is no number { $found } in the list: it goes up to { $most }.
play-no-reason = I do not know the reason { QUOTE($found) }. Type ? to see the reasons: a number or a word is enough.
play-no-charge = What did the player do? Name it, as in charge B out-of-turn. Type ? to see all the words.
play-not-read = I cannot read { QUOTE($found) }. I expected { $expected }.
play-stale = Something happened just before. Look again, and type it once more if you still want it.
play-again-to-insist = Nothing was handed in. Write it again in another way; or type the very same line again to hand it in as it is.
case-no-option = { $option } does not know { QUOTE($found) }. I expected one of { $known }.
case-cannot-write = I cannot write the file { $file }: { $reason }
case-no-person = In { $file } no seat is a person's, so there is nobody to play.
