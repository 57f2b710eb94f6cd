### The judge's desk and the analyses, on the page.

## The judge's desk.

web-desk = The judge's desk

## Questions at the desk.

web-desk-asks = What do you want to know?
web-desk-ask-paper-equations = Is the Equation correct?
web-desk-ask-paper-on-sets = Is the Solution correct?
web-desk-ask-now = Now – is there a Solution?
web-desk-ask-impossible = Impossible – is there none?
web-desk-ask-goal = Is the Goal legal?
web-desk-ask-roll = Can any Goal be set?
web-desk-short-paper = Paper
web-desk-short-now = Now?
web-desk-short-impossible = Impossible?
web-desk-short-goal = Goal
web-desk-start = Put the cubes on the mat. Then tap a question.
web-desk-try = Show me an example
web-desk-missing-goal = There is no Goal yet. Tap the gold plaque, then tap cubes.
web-desk-missing-paper = There is no paper yet. Tap the paper, then write on it.
web-desk-missing-universe = There are no cards yet. Tap the cards that were dealt.
web-desk-missing-cubes = There are no cubes yet. Tap an area of the mat, then tap cubes.
web-desk-missing-last-cube = Cubes still lie in Resources, so the last cube was not moved yet. Move them, or choose Now! or Impossible!
web-desk-changed = You changed the mat after this answer. Ask again.
web-desk-thinking = Thinking …
web-desk-seconds = { $seconds } of { $most } seconds at most
web-desk-cancel = Cancel
web-desk-cancelled = You stopped it. Nothing was ruled.
web-desk-undecided = UNDECIDED
web-desk-why = Why
web-desk-otherwise = What would decide otherwise
web-desk-witness = For example
web-desk-goal = Goal: { $goal }
web-desk-close = Close

## The mat of the desk.

web-desk-book = Book
web-desk-division = Division
web-desk-after = Written
web-desk-no-challenge = no challenge named
web-desk-variations =
    { $count ->
        [0] Variations
        [one] { $count } variation
       *[other] { $count } variations
    }
web-desk-ruling = House: { $ruling }
web-desk-ruling-drop = Drop the house ruling { $ruling }
web-desk-variations-pick = Choose the variations in force
web-desk-variations-none = This division has no list of variations.
web-desk-ready = Done
web-desk-rack = Cubes to put in: { $place }
web-desk-rack-short = into { $place }
web-desk-put = { $cube } into { $place }
web-desk-active = New cubes go here.
web-desk-paper = Paper
web-desk-paper-two = Second paper
web-desk-paper-add = Add a second Solution
web-desk-colour = Color
web-desk-colour-none = any
web-desk-turn = Upside-down
web-desk-side = Sideways
web-desk-remove = Take away
web-desk-back = Undo one cube
web-desk-gap = Gap
web-desk-gap-told = Leave a gap in the Goal
web-desk-layout = How it lies: { $layout }
web-desk-held = { $cube } is in your hand. Tap an area to move it there.
web-desk-all-cards = All cards
web-desk-no-cards = No cards
web-desk-clear = Clear the mat
web-desk-undo-clear = Undo: bring the mat back

## Ways in and out of the desk.

web-desk-panel = Answers, today, sharing and more
web-desk-tab-answer = Answer
web-desk-tab-today = Today
web-desk-tab-in = Bring in
web-desk-tab-share = Share
web-desk-line = The mat as one line
web-desk-line-told = Type or paste a mat, a case or a link of this desk.
web-desk-line-put = Put it on the mat
web-desk-line-bad-link = I can't use this link: I don't know “{ $part }” in it. Ask for the link again, or put the cubes on the mat.
web-desk-line-bad-ask = I can't use this link: “{ $part }” is no question I know. Ask for the link again, or tap a question.
web-desk-line-other-link = This link leads to another page. I need one that begins with { $start }
web-desk-today-none = Questions you ask today are kept here, in this browser only.
web-desk-today-told =
    { $count ->
        [one] You asked { $count } question today.
       *[other] You asked { $count } questions today.
    }
web-desk-today-again = Open it again
web-desk-today-save = Save as a file
web-desk-today-open = Open a saved file
web-desk-today-clear = Forget today
web-desk-today-opened =
    { $count ->
        [one] { $count } question from the file is in the list.
       *[other] { $count } questions from the file are in the list.
    }
web-desk-today-bad = Line { $line } of the file is no question of this desk. Nothing was changed. Open a file that was saved here.
web-desk-share-told = Anyone with this link sees the same mat and gets the same ruling.
web-desk-share-link = Link
web-desk-share-copy = Copy the link
web-desk-share-copied = Copied.
web-desk-share-not-copied = I can't copy here. Mark the link and copy it.
web-desk-share-code = The link as a QR code
web-desk-share-long = This mat is too long for a QR code. Copy the link.
web-desk-record = Take a position from a match
web-desk-record-told = Choose the file of a record, paste it, or name a table.
web-desk-record-file = File of the record
web-desk-record-text = or its text
web-desk-record-table = or the code of a table
web-desk-record-table-told = A match that is over: anyone who may see it. A match that is on: its judge only, in the browser of that seat.
web-desk-record-open = Open
web-desk-record-nothing = Choose a file, paste a record, or type the code of a table.
web-desk-record-empty = This match has no position yet: no cubes were rolled.
web-desk-record-close = Another match
web-desk-record-moves = Moves
web-desk-record-shake = Shake { $number }
web-desk-record-at = Position { $number } of { $count }
web-desk-record-first = First position
web-desk-record-before = Position before
web-desk-record-after = Next position
web-desk-record-last = Last position
web-desk-record-take = Take this position
web-desk-record-take-paper = Take it with the paper of { $who }
web-desk-record-taken = It lies on the mat now. Tap a question.
web-desk-to-desk = Take the mat to the desk

## Rulings at the desk.

desk-paper-correct = The paper is right. Accept it.
desk-paper-wrong =
    { $count ->
        [one] One thing is wrong with this paper.
       *[other] { $count } things are wrong with this paper.
    }
desk-goal-legal = This Goal may be set.
desk-goal-illegal = This Goal may not be set.
desk-head-now-yes = NOW IS RIGHT
desk-head-now-no = NOW IS WRONG
desk-head-impossible-yes = IMPOSSIBLE IS WRONG
desk-head-impossible-no = IMPOSSIBLE IS RIGHT
desk-head-last-cube-yes = YES, THERE IS A SOLUTION
desk-head-last-cube-no = NO, THERE IS NO SOLUTION
desk-head-roll-yes = YES, THERE IS A GOAL
desk-head-roll-no = NO, THERE IS NO GOAL
desk-head-unknown = UNDECIDED
desk-solve-now-yes = One more cube at most makes the Goal. A Now challenge is right.
desk-solve-now-no = No one can make the Goal with one more cube. A Now challenge is wrong.
desk-solve-impossible-yes = Someone can still make the Goal. An Impossible challenge is wrong.
desk-solve-impossible-no = No one can make the Goal with any cubes. An Impossible challenge is right.
desk-solve-last-cube-yes = The cubes on the mat make the Goal with none from Resources.
desk-solve-last-cube-no = The cubes on the mat can't make the Goal with none from Resources.
desk-solve-roll-yes = These cubes hold a Goal that someone can make. Saying “No Goal” is wrong.
desk-solve-roll-no = No Goal of these cubes can be made. Saying “No Goal” is right.
desk-solve-unknown = I stopped before I could tell. This is undecided: look for a Solution by hand, or ask a second judge.
desk-if-nothing = Nothing that I tried: no other challenge, no variation left out, no open question of the books.
desk-if-now-correct = After Now! it would be correct.
desk-if-now-wrong = After Now! it would not be correct.
desk-if-impossible-correct = After Impossible! it would be correct.
desk-if-impossible-wrong = After Impossible! it would not be correct.
desk-if-last-cube-correct = After the last cube it would be correct.
desk-if-last-cube-wrong = After the last cube it would not be correct.
desk-if-without-correct = Without { $variation } it would be correct.
desk-if-without-wrong = Without { $variation } it would not be correct.
desk-if-without-legal = Without { $variation } the Goal would be legal.
desk-if-without-illegal = Without { $variation } the Goal would not be legal.
desk-if-not-raised = If no checker points it out, the paper counts as correct.
desk-if-ruling = The books leave this open. If your judges answer it this way, the ruling turns: { $ruling }.
desk-and-now-yes = One more cube is enough, so a Now challenge is right.
desk-and-now-no = One more cube is not enough, so a Now challenge is wrong.
desk-and-now-unknown = I can't tell yet if one more cube is enough. Ask about Now.
desk-and-impossible-yes = It can be made, so an Impossible challenge is wrong, too.
desk-and-impossible-no = Even all cubes can't make it. An Impossible challenge is right.
desk-and-impossible-unknown = I can't tell yet if more cubes would do. Ask about Impossible.
desk-position-now = The table now

## Asking for a report in the browser, and waiting for it.

web-analyse = Analyse the match
web-analyse-door = Analyse a match
web-analyse-told = Take the record of any match: what was true after each move, who decided rightly, and what to practise.
web-analyse-file = File of the record
web-analyse-text = or the text of the record
web-analyse-do = Analyse
web-analysis = Analysis of a match
web-analysis-queued = Waiting. Analyses before this one: { $count }
web-analysis-begins = Reading the record
web-analysis-running = Shakes looked at: { $done } of { $total }
web-analysis-writing = Writing the report
web-analysis-done = Done. The report opens.
web-analysis-cancelled = The analysis was cancelled.
web-analysis-failed = The match could not be analysed.
web-analysis-stays = You may close this page: the analysis goes on, and this address opens the report.
web-analysis-cancel = Cancel
