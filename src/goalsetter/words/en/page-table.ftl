### The table on the page: the panel beside the mat, the look, the paper strip.

web-side = Moves, score, talk and more
web-tab-moves = Moves
web-tab-scratch = Scratch
web-tab-score = Score
web-tab-talk = Talk
web-tab-table = Table
web-dock = Your seat
web-nav = Pages
web-nav-start = Play
web-nav-learn = Learn
web-nav-desk = Judge
web-theme = Colors: { $theme }
web-theme-auto = like your device
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast

## The paper strip, and the set on the chart.

web-set-count =
    { $count ->
        [one] your set: { $count } card
       *[other] your set: { $count } cards
    }
web-to-write = Tap cubes to write.
web-not-drawn = Keep going …
web-uses = uses
web-needs = still needs
web-makes = makes { $value }
web-makes-cards =
    { $value ->
        [one] makes { $value } card
       *[other] makes { $value } cards
    }
web-brackets = You can read this in more than one way. Tap the one you mean.

## The task of each situation, as a title.

web-do-wait = Watch closely
web-do-watch = You are watching
web-do-choose = Choose a variation
web-do-choose-more = Choose one more
web-do-set-out = Set out V and Λ
web-do-deal = Deal the cards
web-do-goal = Set the Goal
web-do-no-goal = No Goal?
web-do-move = Your turn, { $who }
web-do-move-last = Your turn: the last cube
web-do-second = Now your second cube
web-do-block = What do you challenge?
web-do-take-back = Take one cube back
web-do-side = Pick a side
web-do-third = Do you see a Solution?
web-do-write-one = Write your paper
web-do-write-all = Write your paper
web-do-write-last = Write your paper
web-do-write-no-goal = Show your Goal
web-do-late = Your time is up
web-do-check = Is it right?
web-do-object = Challenge?
web-do-end = The shake is over
web-do-over = Good game!
web-do-away = You are away
web-do-rest = Time out
web-do-paused = Time out
web-do-question = A question for the judge
web-do-judge = You are the judge

## Variations in force, and examples.

web-no-meaning = This is not a variation of this game.
web-chosen-by = Chosen by { $who }
web-chosen-house = A house rule of this table
web-learn-it = Learn it in 2 minutes
web-new = New for you
web-fill-less = Lower
web-fill-more = Higher
web-example = With cubes of this roll
web-play-variation = Play { $name }
web-choose-one = Tap a card to choose.
web-just-rolled = just rolled
web-sets-goal-told = cards in your set

## The end of a shake.

web-review = How the shake went
web-review-coming = Looking at the shake…
web-review-turning = The move that decided it
web-review-think = Think about it
web-review-show = Show me
web-review-again = Try it again
web-begun-after = Second try: no clock, and your match keeps its points.
web-match-points = Match points
web-match-place = Place { $place }
web-match-moments = Best moments
web-match-habit = Work on this next
web-match-show = Show the best moments
web-match-running = Looking at your match… { $percent }%
web-match-none = No sure one found this time.
web-match-undecided = Some moments were too hard to decide, so they are left out.
web-review-with-goal = with the Goal { $goal }
web-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Keys, and a challenge on the stage.

web-calls = { $who } calls
web-keys = Keys
web-keys-pick = Type a sign to pick up its cube.
web-keys-place = Put it in Required, Permitted, Forbidden or the Goal.
web-keys-challenge = Challenge, then Now or Impossible.
web-keys-side = Third Party: join the Mover or the Challenger.
web-keys-write = Go to your paper.
web-keys-escape = Put the cube back, or close what is open.
web-keys-on = Use single letters as keys

## Scratch paper, charts, the variation sheet.

web-scratch = Scratch paper
web-scratch-told = Your scratch paper. Only you see it.
web-own-chart = Your own chart: tap a card to mark it
web-own-chart-told =
    { $count ->
        [0] Tap cards to mark them. Only you see it.
        [one] { $count } card marked
       *[other] { $count } cards marked
    }
web-own-clear = Clear
web-recording = Recording chart
web-recording-shake = Shake { $number }: Resources
web-recording-variations = Variations
web-recording-goal = Goal
web-recording-solutions = Solutions
web-recording-solutions-of = Your Solutions in shake { $number }
web-variation-sheet = Variation sheet
web-variation-sheet-none = This book has no variations.
web-variation-chosen = (chosen)
web-sheet-print = Print the score sheet
