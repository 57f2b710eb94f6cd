### Learning, on the page.

web-learn = Learn to play
web-learn-told = Five minutes for each game, on the real mat, step by step.
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
web-learn-table = At the table
web-learn-table-told = Short lessons on what you do with other players. Each takes about two minutes.
web-learn-variations = One variation at a time
web-learn-variations-told = Two minutes each: see it, do it, use it.
web-learn-book = Rule book and division
web-learn-in-book = { $division }, { $book }
web-learn-count = You have done { $done } of { $count }.
web-learn-is-done = done
web-learn-question = Question
web-learn-answer = That's my answer
web-learn-lesson-done = Done: { $title }
web-learn-this = this lesson
web-learn-more = More lessons

## Without a network.

web-learn-kept = Kept.
web-learn-kept-told = I check it when the network is back. You can go on.
web-learn-alone = No network right now. You can go on: I keep what I cannot check.
web-learn-alone-not = This lesson needs the network. Lessons you opened before work without it.
web-learn-since = Answers you wrote without a network
web-learn-since-step = { $course }, step { $number }: { $title }
web-learn-since-waits = I check it when the network is back.
web-learn-since-look = Open the step
web-learn-since-drop = Got it
web-hint = Hint
web-hint-more = Another hint
web-hint-thinking = Thinking …
