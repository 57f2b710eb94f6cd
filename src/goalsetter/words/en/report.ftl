### The report of an analysed match.

## Headings and the players' part.

report-title = { $players } · match report
report-to-table = Back to the table
report-home = Home
report-heading = Match report
report-made-by = Made with Goalsetter { $version }. This page needs no network.
report-skip = To the actions
report-summary = At a glance
report-match = The match, step by step
report-charts = Charts
report-players = Players
report-sheet = Score sheet
report-line = Line
report-shake-setter = Shake { $number }: { $who } sets the Goal
report-lot = Before the first shake
report-accuracy = { $percent } of the points kept
report-kept =
    { $best ->
        [one] { $kept } of { $best } point; decisions: { $decisions }
       *[other] { $kept } of { $best } points; decisions: { $decisions }
    }
report-kept-none = nothing to decide
report-undecided = { $count } left out: undecided
report-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
report-match-points =
    { $points ->
        [one] { $points } match point
       *[other] { $points } match points
    }
report-moments = Best moments
report-practise = To practise
report-practise-none = No mistake was found. Go on like this!
report-habits = What was found
report-time-used = Time used: { $time }; the longest action took { $slowest }.
report-penalties = Penalties

## What stands at an action.

report-steps = Steps
report-first = First action
report-back = Back
report-forward = Forward
report-last = Last action
report-next-mistake = Next mistake
report-no-mistake = No mistake was found in this match.
report-slider = Action
report-position = Action { $number } of { $count }
report-keys = Arrow keys step, Home and End go to the ends, N goes to the next mistake.
report-actions = All actions
report-clause = Clause { $clause }
report-cost =
    { $best ->
        [one] { $who } kept { $brought } of { $best } point.
       *[other] { $who } kept { $brought } of { $best } points.
    }
report-remark = Remark: { $text }
report-illegal = Not legal.
report-refused = This was refused and did not happen.
report-nothing = Nothing lies here.
report-now = One cube more is enough: { $witness }.
report-now-undecided = Whether one cube more is enough is undecided.
report-possible = A Solution can be built: { $witness }.
report-possible-needs =
    { $count ->
        [0] A Solution can be built with the cubes of the mat: { $witness }.
        [one] A Solution can be built with one cube more: { $witness }.
       *[other] A Solution can be built with { $count } cubes more, perhaps with fewer: { $witness }.
    }
report-possible-needs-least =
    { $count ->
        [0] A Solution can be built with the cubes of the mat: { $witness }.
        [one] A Solution can be built with one cube more: { $witness }.
       *[other] A Solution takes { $count } cubes more, and none takes fewer: { $witness }.
    }
report-impossible = No Solution can be built. { $proof }
report-possible-undecided = Whether a Solution can be built is undecided.
report-tone-mistake = Mistake
report-tone-good = Well done
report-tone-note = Note
report-mistake-of = Mistake: { $who }

## The charts.

report-chart-shake = How far away a Solution was in shake { $number }
report-chart-shake-told = Cubes that the shortest Solution found still takes; a longer one may take fewer. The letter is the seat of the Mover.
report-chart-now = Now
report-chart-one-cube = One cube
report-chart-impossible = Impossible
report-chart-undecided = undecided
report-chart-point-now = Action { $number }: one cube more is enough
report-chart-point-possible = Action { $number }: the Solution found takes cubes: { $needs }
report-chart-point-impossible = Action { $number }: no Solution can be built
report-chart-point-undecided = Action { $number }: undecided
report-chart-points = Points kept
report-chart-points-told = Of the points that each player's decisions could have kept, how many were kept.
report-chart-points-bar = { $who }: { $kept } of { $best }
report-chart-time = Time used
report-chart-time-told = All the time that each player took.
report-chart-actions = Time by action
report-chart-actions-told = How long the player took for each action; the colour and the legend tell whose it was.
report-chart-time-bar = { $who }: { $time }
report-chart-time-action = Action { $number }, { $who }: { $time }
