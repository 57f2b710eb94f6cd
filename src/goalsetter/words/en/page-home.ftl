### The start page with what this browser remembers, and the ladder.

## The start page.

web-nav-practice = Practice
web-nav-uploads = Review
web-home-turn = Your turn at { $code }
web-home-running = Your match at { $code }
web-home-lobby = Your table { $code }
web-home-shake = { $game } · shake { $number }
web-home-waits = Waiting for { $who }
web-home-back = Go back
web-home-equations = Make the number. Catch the bluff.
web-home-on-sets = Find the cards. Count the set.
web-home-learn = Learn
web-home-matches = Last matches
web-home-no-matches = Your matches will show up here.
web-home-won = Won
web-home-tied = Tied
web-home-played = Played
web-home-with = with { $who } · { $day }
web-home-report = Report
web-home-lessons =
    { $count ->
        [one] { $count } lesson done
       *[other] { $count } lessons done
    }
web-home-no-network = No network right now. Lessons and rules still work.
web-home-install = Install Goalsetter
web-home-install-told = Lessons and rules then open without a network.
web-home-install-menu = To install it, open your browser's menu. Choose Install or Add to Home Screen.
web-home-install-not = This address cannot be installed or used without a network. It needs https, or localhost.
web-home-forget = Forget all of this
web-home-forget-told = Your seats, matches, levels and lessons go from this browser.
web-home-forget-sure = Yes, forget it all

## The ladder.

web-path = Your path
web-path-level = level { $number } of { $count }
web-path-game = Path of { $game }
web-path-next = Next: { $title }
web-path-next-told = One new thing, one match.
web-path-new = One new variation, one match.
web-path-done-told = You have played every level. Play any of them again.
web-path-start = Start
web-path-is-done = done
web-path-is-next = next
web-path-is-later = opens later
web-path-knows = I know the game: open all
web-path-knows-not = Show me one level at a time
rung-first = First game
rung-three = Three players
rung-clock = The clock
rung-challenge = Bots that challenge

## The coach's bubbles in a first game.

web-bubbles = Coach’s tips
web-bubbles-off = No more tips
web-bubble-goal-take = You set the Goal. Tap a digit cube.
web-bubble-goal-put = Now tap here. This number is what all must make.
web-bubble-goal-say = Add more cubes, or say “Goal!”
web-bubble-take = Your turn. Tap any cube here.
web-bubble-put = Now pick an area. Required must be used. Permitted may be used. Forbidden can’t be used.
web-bubble-moved = Your opponent moved this cube. Can you make the Goal now? If not, move a cube too.
web-bubble-no-goal = Your opponent sees no Goal in these cubes. No idea either? Agree.
web-bubble-now = You can call Now: do you see how? Tap Challenge!
web-bubble-now-say = One more cube is enough. Tap Now.
web-bubble-impossible = No one can make the Goal any more. Tap Challenge!
web-bubble-impossible-say = Tap Impossible.
web-bubble-write = Tap cubes to write what makes the Goal. No idea? Tap Hint, or pass.
web-bubble-equals = Does it make the Goal? Then add = and the Goal.
web-bubble-hand-in = Is it right? Then hand it in.
web-bubble-called-now = Your opponent called Now. That means: one more cube can make the Goal.
web-bubble-check-now = Your opponent called Now and wrote this. Does it make the Goal? Accept it, or reject it.
web-bubble-check = Is this paper right? Accept it, or reject it.
web-bubble-after = See your points and the Solutions. Then start the next shake.
