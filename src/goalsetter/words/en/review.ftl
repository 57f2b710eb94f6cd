### After a shake: what you scored, ways to make the Goal, and one question.

review-scored = You scored { $points }.

## Why; review-why- and the part that you had.

review-why-challenger-right = You called it, and you were right.
review-why-challenger-wrong = Your call was not right this time.
review-why-mover-right = You were challenged, and your move was good.
review-why-mover-wrong = The challenge against your move was right.
review-why-mover-right-by-paper = You were challenged, but there was no right paper.
review-why-mover-wrong-by-paper = You were challenged, and you had no right paper.
review-why-challenger-right-by-paper = You called it, and the other paper was not right.
review-why-challenger-wrong-by-paper = You called it, but you had no right paper.
review-why-third-right = You picked the right side.
review-why-third-wrong = The other side was right.
review-why-third-nothing = You had no right paper.
review-why-wrote-right = All the cubes were played, and your paper was right.
review-why-wrote-nothing = All the cubes were played, and you had no right paper.
review-why-void = This shake does not count.
review-why-absent = You were away.

## Solutions.

review-ways =
    { $count ->
        [one] One way to make { $goal }
       *[other] { $count } ways to make { $goal }
    }
review-your-paper = Your paper
review-paper-of = { $who }'s paper
review-one-way = One way
review-another-way = Another way
review-needs-more = One more cube was not enough. These need more.
review-impossible = No one could make the Goal. { $proof }
review-undecided = This one is too hard for us: we can't say if the Goal could be made.

## What decided it; review-turning- and its kind.

review-turning-opened = { $move }. After that, one more cube was enough.
review-turning-opened-you = { $move }. After your move, one more cube was enough.
review-turning-spoiled = { $move }. After that, no one could make the Goal.
review-turning-spoiled-you = { $move }. After your move, no one could make the Goal.
review-turning-still-works = { $move }. The Goal could still be made.
review-turning-still-works-you = { $move }. Good move: the Goal could still be made.
review-turning-not-yet = { $who } called too soon: one more cube was not enough.
review-turning-not-yet-you = You called too soon: one more cube was not enough.
review-turning-paper = There was a way, but { $who } had no right paper.
review-turning-paper-you = There was a way to write it. It is shown here.
review-turning-let-pass = { $move }. It could be challenged, and no one called.
review-turning-last-cube = No one could call before the last cube.
review-turning-last-cube-you = You played the last cube, and no one could call before.
review-turning-no-goal = It was decided at the Goal. { $move }
review-turning-undecided = We can't tell which move decided it.

## A question to think about; review-ask- and review-answer- with its kind.

review-ask-call-now = { $move }. Could you have called { $call } then?
review-answer-call-now = Yes! With one more cube:
review-ask-anyone-now = { $move }. Could { $who } have called { $call } then?
review-answer-anyone-now = Yes! With one more cube:
review-ask-call-impossible = { $move }. Could you have called { $call } then?
review-answer-call-impossible = Yes! After that, no one could make { $goal }.
review-ask-safer-move = { $move }. Which move would have been safe?
review-answer-safer-move = This one, for example: { $better }.
review-ask-other-goal = No one could make your Goal, { $goal }. What could you look at before you set it?
review-answer-other-goal = Find one Solution for yourself first. Then set the Goal.
review-ask-how-many-more = You called { $call }. How many more cubes did it need?
review-answer-how-many-more = It needed { $needs }. { $call } allows only one.
review-ask-find-one = There was a way to make { $goal }. Can you find one now?
review-answer-find-one = Here is one:
review-ask-another-way = Can you find another way to make { $goal }?
review-answer-another-way = Here is one:
