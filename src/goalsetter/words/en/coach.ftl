### The analysis of a match.

## What was found; coach- and the code.

coach-allowed-now = After this move one cube more is enough for a Solution: { $witness }.
coach-made-impossible = After this move no Solution can be built any more. { $proof }
coach-impossible-goal = No Solution can be built for this Goal. { $proof }
coach-forced = No other move was safer, so { $who } gave nothing away.
coach-missed-now = { $who } could have challenged { $call } and did not: { $witness }.
coach-missed-impossible = { $who } could have challenged { $call } and did not. { $proof }
coach-missed-forceout = { $who } could have called a forceout and did not: { $witness }.
coach-right-challenge = A right challenge: { $claim }. { $shown }
coach-false-challenge = A false challenge: it is not so that { $claim }. { $shown }
coach-right-forceout = The forceout is right: { $witness }.
coach-false-forceout = The forceout is not right: { $claim }. { $shown }
coach-right-no-goal = There was indeed no Goal to set. { $proof }
coach-false-no-goal = There was a Goal to set: { $goal }, with { $witness }.
coach-no-goal-accepted = { $who } let No Goal stand and could have challenged it: there was the Goal { $goal }, with { $witness }.
coach-forceout-accepted = { $who } let the forceout stand and could have challenged it: { $claim }. { $shown }
coach-right-side = { $who } is on the right side.
coach-wrong-side = { $who } is on the wrong side; the right one was that of the { $belongs }.
coach-right-paper = The paper of { $who } is right.
coach-wrong-paper = The paper of { $who } is wrong ({ $faults }). A right one: { $witness }.
coach-wrong-avoid = “{ $avoid }” would not have avoided the flub: { $claim }. { $shown }
coach-unread-avoid = The move that { $who } named, “{ $avoid }”, could not be read, so whether it avoids the flub is left out.
coach-goal-not-told = The paper of { $who } does not tell which Goal it is for, so it cannot be judged. { $shown }
coach-no-paper = { $who } had to write and presented nothing. A right paper: { $witness }.
coach-wrong-accepted = { $who } accepted a wrong paper of { $writer }, { $paper }: { $faults }.
coach-ambiguous-accepted = { $who } accepted { $paper } of { $writer }, which is ambiguous.
coach-right-paper-lost = Nothing is wrong with { $paper } of { $who }, yet it did not count.
coach-well-checked = { $who } saw that { $paper } of { $writer } is wrong.
coach-time-trouble = Time cost { $who } { $points }.
coach-undecided = Undecided: too hard to work out within the limit, so it is left out.
coach-undecided-safe-move = Undecided whether { $who } had a safe move instead: too hard to work out within the limit, so the move is left out.
coach-undecided-forceout = Undecided whether it was a forceout: too hard to work out within the limit, so the call is left out.

## Parts of comments.

coach-first-flub = This is the first flub of the shake.
coach-better = Safe instead: { $move }.
coach-better-bonus = No move of one cube was safe, but a bonus move was: { $bonus }; then { $move }.
coach-shown-witness = A Solution: { $witness }.
coach-shown-goal = A Goal with its Solution: { $goal }, with { $witness }.
coach-shown-proof = { $proof }
coach-points =
    { $count ->
        [one] a point
       *[other] { $count } points
    }
coach-side-mover = Mover
coach-side-challenger = Challenger
coach-call-now = Now
coach-call-impossible = Impossible
coach-call-a_flub = A-Flub
coach-call-ca_flub = CA-Flub
coach-call-p_flub = P-Flub
coach-claim-now = one cube more is enough
coach-claim-impossible = no Solution can be built
coach-claim-no_goal = there is a Goal to set
coach-claim-a_flub = one cube more is enough and the Mover could have avoided it
coach-claim-ca_flub = an earlier A-Flub was left standing
coach-claim-p_flub = no Solution can be built
coach-claim-illegal = it was no legal move
coach-claim-forceout_a = the forceout should have been a challenge
coach-claim-forceout_b = one cube more is not enough

## What to practise; coach-topic- and the topic.

coach-topic-see-now = Before every move, ask: is one cube more enough?
coach-topic-see-impossible = Look for Solutions with all that is left; if there is none, challenge.
coach-topic-safe-moves = Think one cube ahead: what could be built after your move?
coach-topic-goals = Have a Solution in mind before you set a Goal, and look again before No Goal.
coach-topic-patience = Before you lift the block: have the Solution in your head, or look once more for one if you think that there is none.
coach-topic-forceouts = Tell a forceout from a flub: could the Mover have avoided it?
coach-topic-sides = As Third Party, look for a Solution yourself before you take a side.
coach-topic-writing = Write your paper with every bracket it needs, and work it out once more.
coach-topic-presenting = When you have to write, present a paper: try the shortest Solution first.
coach-topic-checking = Check every paper: regroup it, count its cubes, and hold it against each variation and all that it has to tell.
coach-topic-clock = Keep an eye on the clock.

## Best moments of a match; coach-moment- and the kind of decision.

coach-moment-goal = Shake { $shake }: set a Goal that works.
coach-moment-move = Shake { $shake }: made a safe move.
coach-moment-challenge = Shake { $shake }: challenged, and was right.
coach-moment-forceout = Shake { $shake }: saw a forceout.
coach-moment-no-goal = Shake { $shake }: was right about No Goal.
coach-moment-side = Shake { $shake }: took the right side.
coach-moment-paper = Shake { $shake }: wrote a right paper.
coach-moment-check = Shake { $shake }: checked a paper well.

## What was decided.

coach-kind-goal = Goal
coach-kind-move = move
coach-kind-silence = silence
coach-kind-challenge = challenge
coach-kind-forceout = forceout
coach-kind-no-goal = No Goal
coach-kind-side = side
coach-kind-paper = paper
coach-kind-check = check

## How often something was found.

coach-count-allowed-now = moves that allowed Now
coach-count-made-impossible = moves that made it impossible
coach-count-impossible-goal = impossible Goals
coach-count-forced = forced moves
coach-count-missed-now = missed Nows
coach-count-missed-impossible = missed Impossibles
coach-count-missed-forceout = missed forceouts
coach-count-right-challenge = right challenges
coach-count-false-challenge = false challenges
coach-count-right-forceout = right forceouts
coach-count-false-forceout = wrong forceouts
coach-count-right-no-goal = right No Goals
coach-count-false-no-goal = wrong No Goals
coach-count-no-goal-accepted = wrong No Goals agreed to
coach-count-forceout-accepted = wrong forceouts let stand
coach-count-right-side = right sides
coach-count-wrong-side = wrong sides
coach-count-right-paper = right papers
coach-count-wrong-paper = wrong papers
coach-count-wrong-avoid = avoid moves that avoid nothing
coach-count-unread-avoid = avoid moves that could not be read
coach-count-goal-not-told = papers without their Goal
coach-count-no-paper = papers not written
coach-count-wrong-accepted = wrong papers accepted
coach-count-ambiguous-accepted = ambiguous papers accepted
coach-count-right-paper-lost = right papers lost
coach-count-well-checked = wrong papers caught
coach-count-time-trouble = penalties for time
coach-count-undecided = undecided

## The same in the words of 2011-12, which knows no Now.

coach-flubs-allowed-now = moves that were A-Flubs
coach-flubs-made-impossible = moves that were P-Flubs
coach-flubs-impossible-goal = Goals that were P-Flubs
coach-flubs-missed-now = A-Flubs and CA-Flubs not challenged
coach-flubs-missed-impossible = P-Flubs not challenged

## What goalsetter analyse says.

help-analyse-steps = Most steps for one question; what takes more is told as undecided.
help-analyse = Explain a match: missed chances, flubs, sides, papers, and the points kept.
help-analyse-html = Write the report as a page into this file, to open or to mail.
help-analyse-annotate = Write the record with every finding and comment into this file.
analyse-broken = A process was lost, perhaps for want of memory. Try again with --jobs 1.
analyse-progress =
    { $count ->
        [one] Looking at { $count } shake
       *[other] Looking at { $count } shakes
    }
analyse-head = { $edition }, { $division }. Shakes: { $count }
analyse-shake = Shake { $number }
analyse-nothing = Nothing to remark.
analyse-player = { $who }: { $accuracy } of the points kept ({ $kept } of { $best }; decisions: { $decisions })
analyse-player-none = { $who }: nothing to decide
analyse-undecided = Left out, as they could not be judged: { $count }
analyse-practise = To practise:
analyse-written = Written: { $file }
analyse-cancelled = Cancelled. Nothing was written.
case-no-shakes = This record has no shake in it yet.
