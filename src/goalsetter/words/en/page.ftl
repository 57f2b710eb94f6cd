### The page in the browser.

## The start page, and joining.

web-skip = Skip to the page
web-hello = Play EQUATIONS and ON-SETS
web-hello-told = Two board games with cubes: set a Goal, outwit the others, prove it. No account needed.
web-nickname = Your nickname
web-nickname-usual = Guest
web-game-equations = EQUATIONS
web-game-equations-told = Build an expression out of the cubes that equals the Goal.
web-game-on-sets = ON-SETS
web-game-on-sets-told = Describe a set with exactly as many cards as the Goal says.
web-play-now = Play now
web-choices = More choices: play with friends, other rules, other clocks
web-join = Join a table
web-join-code = Code of the table
web-join-go = Go
web-join-do = Take a seat
web-join-with = with { $who }
web-watch = Only watch
web-addresses = Others in this room can open: { $list }
web-no-server = The server does not answer. Is it running, and are you connected?
web-home = Start page
web-language = Language

## A table as somebody wants it.

web-order-book = Rules
web-order-division = Division
web-order-players = Players
web-order-seat = Seat { $number }
web-order-friend = a friend
web-order-friend-told = You get a code for your friend to join with.
web-order-mode = Illegal moves
web-order-pace = Clocks
web-order-shakes = Shakes
web-order-shakes-none = empty: until the round ends
web-order-minutes = Minutes of the round
web-order-minutes-none = empty: as the rules have it
web-order-thought = Bots think
web-order-thought-instant = at once
web-order-thought-instant-told = They act at once. Two bots in a row leave you no time to challenge the first.
web-order-thought-quick = quickly
web-order-thought-quick-told = They act within a second and a half.
web-order-thought-human = like people
web-order-thought-human-told = They take up to half a minute, as players of their grade do.
web-order-help = Help while you write
web-help-nothing = none
web-help-form = form only
web-help-everything = everything
web-order-help-nothing-told = The paper tells you nothing until it is checked.
web-order-help-form-told = The paper says if it can be read, which cubes it uses, and where brackets help.
web-order-help-everything-told = The paper also says what it makes and what is wrong.
web-help-told = Help with papers: { $help }
web-order-habits = Habits of this bot
web-order-do = Make the table
web-order-minutes-unused = only tournament clocks have a round that ends

## Before the match.

web-lobby = Invite your friends
web-lobby-told = Friends join with this code, with the link, or by the picture.
web-lobby-link = Link to this table
web-lobby-qr = A picture of the link, for the camera of a phone
web-copy = Copy the link
web-copied = Copied
web-share = Share the link
web-share-title = Play { $game } with me
web-share-text = My table code is { $code }.
web-seats = Who sits here
web-seat-free = free seat
web-start = Start
web-start-bots = Bots take the seats that are free.

## The connection, and what was refused.

web-connecting = Going to the table …
web-offline = The connection is lost. Your seat is kept; I am trying to come back.
web-offline-kept = The connection is lost. What you did is sent when it is back.
web-offline-not-sent = The connection is lost. Try again when it is back.
web-stale = Something happened just before. Look again, and do it once more if you still want it.
web-gone-again = Join anew
web-allowed = You may: { $list }
web-close = Close
web-cancel = Cancel
web-clause = rule

## Round the mat.

web-table-title = A match of { $game }
web-title-turn = Your turn · Goalsetter
web-table-code = table { $code }
web-shake = Shake { $number }
web-waits-for = Waiting for { $who }
web-time-left = Time left: { $time }
web-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-clock-paused = paused
web-clock-counting = counting down
web-clock-extra = extra minute
web-round-left = Round: { $time }
web-round-warned = The time of the round is up: this is the last shake.
web-round-stopped = The round is stopped: no more moves.
web-players = Players
web-you = you
web-bot = bot
web-bot-level = bot, { $level }
web-goal-setter = Goal-setter
web-role-challenger = Challenger
web-role-mover = Mover
web-role-third-party = Third Party
web-holds-block = holds the block
web-away = away from the table
web-not-here = not connected
web-is-ready = ready
web-turn = turn
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-latest = The latest news
web-news = What happened
web-sheet = Score sheet
web-penalty = { $who }, shake { $shake }: { $points }
web-penalty-struck = (struck out)
web-mute = Sound off
web-unmute = Sound on
web-watching = { $count } watching
web-more = More actions

## The mat and its cubes.

web-mat = The mat
web-universe = Universe
web-universe-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-section-goal = Goal
web-section-goal-told = the number to make
web-section-required = Required
web-section-required-told = must be used
web-section-permitted = Permitted
web-section-permitted-told = may be used
web-section-forbidden = Forbidden
web-section-forbidden-told = can't be used
web-section-resources = Resources
web-section-resources-told = not played yet
web-section-universe = Universe
web-put-here = Put it here
web-put-bonus = Bonus: put it here
web-held = You hold { $cube }. It can go to: { $list }
web-cube-in = { $cube }, in { $section }
web-card = card with { $dots }
web-card-blank = blank card
web-colour-red = red
web-colour-blue = blue
web-colour-green = green
web-colour-black = black
web-colour-yellow = yellow
web-sideways = sideways
web-upside-down = upside-down
web-say-plus = plus
web-say-minus = minus
web-say-times = times
web-say-divided = divided by
web-say-power = to the power of
web-say-root = root
web-say-union = union
web-say-intersection = intersection
web-say-complement = complement
web-say-universe = V, the Universe
web-say-empty = Λ, the empty set
web-say-subset = is contained in
web-say-equals = equals
web-say-stands-for = standing for { $note }

## Setting the Goal.

web-goal-none = There is no Goal yet.
web-goal-reads = The Goal reads { $goal }
web-goal-lay = Tap a cube, then tap here. Or drag it.
web-goal-lay-open = Tap a cube, then tap here. Or drag it. All players see each cube.
web-goal-open = All see the Goal as it lies. It is set when you say so.
web-goal-line = The Goal that you are laying
web-goal-cube = { $cube }, place { $place }
web-goal-tools = Change the chosen cube
web-goal-left = Left
web-goal-right = Right
web-goal-gap = Gap before
web-goal-sideways = Sideways
web-goal-over = Upside-down
web-goal-remove = Take out
web-goal-text = In writing: { $goal }
web-goal-begin = Tap a cube first
web-goal-put = Put it in the Goal
web-goal-say = Goal!
web-goal-add = Add it to the Goal
web-goal-shapes = Side by side is plus, stacked is times
web-goal-shape = Lay it as { $goal }

## What can be said and done beside moving cubes.

web-bonus = Bonus
web-say-bonus = Say “Bonus”
web-bonus-told = Bonus: pick a cube for Forbidden. Then comes your second cube.
web-bonus-before-goal = You may put one bonus cube in Forbidden before you set the Goal.
web-two = Two cubes at once
web-two-told = Put down two cubes, one after the other; they count as dropped together.
web-two-second = { $cube } is in your hand. Now the second cube.
web-no-goal = No Goal
web-agree-no-goal = Agree: no Goal
web-contest = There is a Goal!
web-forceout = Forceout
web-return = Back to the table
web-extra-minute = One more minute (costs a point)
web-block = Challenge!
web-block-which = What do you challenge?
web-block-say = You hold the block. Say what you challenge:
web-block-put-down = Put the block back
web-block-of = { $who } took the block.
web-claim-now = Now
web-claim-now-told = One more cube is enough. You show how.
web-claim-impossible = Impossible
web-claim-impossible-told = No one can make the Goal now. Your opponent must prove you wrong.
web-claim-a-flub = A-Flub
web-claim-a-flub-told = The last move let a Solution through with one more cube.
web-claim-ca-flub = CA-Flub
web-claim-ca-flub-told = An A-Flub was there and was not challenged.
web-claim-p-flub = P-Flub
web-claim-p-flub-told = The last move made every Solution impossible.
web-call-no-goal = There is a Goal
web-claim-forceout-a = The forceout is wrong: earlier flub
web-claim-forceout-a-told = There was something to challenge before.
web-claim-forceout-b = The forceout is wrong: not enough
web-claim-forceout-b-told = One more cube is not enough.
web-charge = Charge illegal procedure
web-charge-told = Did a player break a rule? Say who, and what.
web-charge-who = Who
web-charge-what = What
web-charges-cards = Dealing the cards
web-charges-variations = Choosing variations
web-charges-bonus = A bonus move
web-charges-goal = Setting the Goal
web-charges-moves = Moving cubes
web-side-of-mover = with the Mover
web-side-of-challenger = with the Challenger
web-sides = Whose side do you take?
web-part-shake = Shake
web-part-writer = Paper of
web-explain = What is “{ $word }”?
web-part-what = What to say
web-said-adjustment = adjustment
web-said-goal = Goal
web-said-illegal-procedure = illegal procedure

## Writing a paper.

web-writing = Write your paper
web-equation = Equation
web-equation-hint = Solution = Goal, such as (3×4)−2 = 10
web-solution = Solution
web-solution-hint = a set, such as B ∪ R, or R ⊆ G ; B ∪ R
web-paper-number = Solution { $number }
web-paper-goal = The Goal that you would set
web-paper-avoid = The move that would have avoided it
web-insert-goal = Add = { $goal }
web-present = Hand it in
web-present-nothing = Pass – no paper
web-insist = Something is not right yet. Press again to hand it in anyway.
web-secret = No one sees this until all papers are in.
web-pad = Cubes and brackets to tap
web-pad-open = open bracket
web-pad-close = close bracket
web-pad-upside-down = next cube upside-down
web-pad-sideways = next cube sideways
web-pad-factorial = factorial
web-pad-turned = Your next cube is turned.
web-pad-note = It stands for …
web-pad-note-told = What does the cube before the cursor stand for?
web-note-blank = A wild blank card bears these colours (tap again to take one away):
web-note-point = decimal point
web-note-exponent = an exponent
web-note-lcm = least common multiple
web-note-gcf = greatest common factor
web-note-log = logarithm
web-note-div = division
web-pad-semicolon = semicolon
web-pad-erase = Erase
web-pad-undo = Undo
web-pad-redo = Redo
web-drawn = Looks like:
web-chart = Chart of the Universe: your set as it is written
web-chart-neither = neither
web-chart-in = in your set
web-chart-shaded = Your set takes these cards: { $list }
web-pad-used = { $cube }, used

## Checking papers.

web-papers = Papers
web-paper-own = Your paper
web-paper-of = Paper of { $who }
web-paper-right = correct
web-paper-wrong = not correct
web-writ-typed = as typed
web-writ-where = where { $meant }
web-paper-goal-is = Goal: { $goal }
web-paper-avoiding = better move: { $move }
web-accepted-by = Accepted by { $who }
web-judge-finds = What the judge finds:
web-accept-of = Accept { $who }'s
web-reject-of = Reject { $who }'s
web-accept = Accept
web-reject = Reject …
web-reject-why = What is wrong with it?
web-reject-why-here = What is wrong here?
web-reject-regroup = Other brackets make it wrong …
web-tap-wrong = Tap what is wrong.
web-reasons-value = The numbers
web-reasons-cubes = The cubes
web-reasons-goal = The Goal
web-reasons-writing = The rest
web-failed-reject = That does not hold against the paper. Look for something else that is wrong, or accept it.
web-failed-prove-ambiguity = Grouped that way it is not wrong.
web-regroup = Prove ambiguity …
web-regroup-told = Write it with brackets that make it wrong
web-regroup-do = Prove that it is ambiguous
web-settled-by-asking = { $who } asked if it equals the Goal, and it does: that settles it
web-ask-value = Ask if it equals the Goal
web-ask-judge = Ask the judge …
web-ask-about = What do you ask the judge about? The answer is yes or no; the clock rests.

## After a shake, and after the match.

web-between = After the shake
web-shake-over = Shake { $number } is over
web-match-over = The match is over
web-ready = Start next shake
web-ready-said = Waiting for the others …
web-ready-awaits = Not ready yet: { $who }
web-no-clock = No clock runs now.
web-next-in = The next shake starts in { $time } or when everyone is ready.
web-rematch = Play again
web-rematch-change = Change seats, play again
web-rematch-changed = Everyone will change seats.
web-rematch-wanted = Wants to play again: { $who }
web-record = Download the record
web-thoughts = What the bots thought
web-rematch-awaits = Still awaited: { $who }

## Variations on the page.

web-order-years = List of variations
web-order-years-odd = Odd years
web-order-years-even = Even years
web-order-years-both = Both lists
web-order-years-own = The list of this book’s year.
web-order-years-house = A house rule: this is not the list of the book’s year.
web-choose = Choose a variation
web-choose-do = Choose it
web-variations = Variations:
web-variation-void = (void)
web-choose-own-equations = Or type one, like “base 9”
web-choose-own-on-sets = Or type one, like “required cube R”
web-choose-stop = That’s all
web-choose-fill = Fill in { $takes }
web-choose-fill-own = or type your own

## Dealing the cards of ON-SETS.

web-deal = You deal
web-deal-told = How many cards?
web-deal-fewer = One card fewer
web-deal-more = One card more
web-deal-do = Deal
web-deal-table = Let the table choose
web-set-out = You set the Goal
web-set-out-told = How do V and Λ lie?
web-set-out-do = Set out { $cubes }
web-order-dealing = Dealing
web-order-dealing-people = Players choose
web-order-dealing-people-told = The dealer says how many cards. In Elementary the Goal-setter sets out V and Λ.
web-order-dealing-table = The table does it
web-order-dealing-table-told = Cards and cubes come at once.

## Safety at a table.

web-uploads = Your uploaded records
web-uploads-told = You uploaded these here. Delete one, and its report is gone too.
web-uploads-none = There are no uploads from this browser.
web-uploads-open = Open report { $number }
web-uploads-delete = Delete
web-report = Report someone
web-report-told = Tell the owner of this server. Nobody at the table sees it.
web-report-who = Who?
web-report-why = What happened?
web-report-words = Mean words
web-report-name = A bad name
web-report-unfair = Unfair play
web-report-other = Something else
web-report-do = Send the report
web-report-done = Thank you. The owner of this server can see your report.
web-leave = Leave the table
web-leave-told = This browser will forget your seat and your drafts. You lose your seat.
web-leave-sure = Yes, leave
