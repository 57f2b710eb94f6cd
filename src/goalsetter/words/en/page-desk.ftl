### The judge's desk and the analyses, on the page.

## The judge's desk.

web-desk = The judge's desk
web-desk-door = A mat and an Equation in, a ruling out. For judges and coaches.
web-desk-told = Type or tap what lies on the mat. The judge rules by the book, with every clause; the solver tells whether it can be done.
web-desk-challenge = Challenge
web-desk-no-challenge = none
web-desk-variations = Variations ({ $count } chosen)
web-desk-two = A second Solution
web-desk-judge = Judge it
web-desk-solve = Can it be solved?
web-desk-thinking = Thinking …
web-desk-goal = Goal: { $goal }
web-desk-hint-universe-sets = cards, such as BRG BY G blank
web-desk-hint-goal = such as 2x 3+5
web-desk-hint-goal-sets = such as 3 or 3/2
web-desk-hint-required = cubes, such as 4 + x
web-desk-hint-required-sets = cubes, such as B ∪
web-desk-hint-permitted = cubes, such as 4 + x
web-desk-hint-permitted-sets = cubes, such as B ∪
web-desk-hint-forbidden = cubes, such as 4 + x
web-desk-hint-forbidden-sets = cubes, such as B ∪
web-desk-hint-resources = cubes, such as 4 + x
web-desk-hint-resources-sets = cubes, such as B ∪

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
