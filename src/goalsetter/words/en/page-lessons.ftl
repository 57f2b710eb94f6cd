### Learning, on the page.

web-learn = Learn to play
web-learn-told = Five minutes for each game, on the real mat, step by step.
web-learn-new = New here? Five minutes on the real mat, step by step
web-learn-game = Learn { $game }
web-learn-reached = You have reached step { $number }.
web-learn-step = Step { $number } of { $count }
web-learn-task = Your task
web-learn-right = Well done!
web-learn-wrong = Not yet.
web-learn-shown = Look!
web-learn-again = Try again
web-learn-show = Show me
web-learn-next = Next
web-learn-back = Back
web-learn-leave = All courses
web-learn-done = You can play { $game }!
web-learn-done-told = You know all that a first match needs. Each player also chooses a variation before the Goal is set; what it means stands beside it. At a table with bots a hint is one press away.
web-learn-once-more = Once more from the start
web-hint = Hint
web-hint-more = Another hint
web-hint-thinking = Thinking …
