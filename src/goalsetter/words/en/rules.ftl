### The books on the page of rules: their names, and the titles of their sections.

## 2018-19

rules-title-2018-19 = Adventurous EQUATIONS 2018-19
rules-told-2018-19 = The full game, with variations. Played in four divisions.
rules-section-2018-19-I = Starting a match
rules-section-2018-19-II = Starting a shake
rules-section-2018-19-III = What an expression may be
rules-section-2018-19-IV = Setting the Goal
rules-section-2018-19-V = Moving cubes
rules-section-2018-19-VI = Challenging
rules-section-2018-19-VII = Writing and checking
rules-section-2018-19-VIII = The last cube
rules-section-2018-19-IX = Illegal procedure
rules-section-2018-19-X = Scoring a shake
rules-section-2018-19-XI = Time limits
rules-section-2018-19-XII = Scoring a match
rules-section-2018-19-XIII = Variations

## basic-2019-20

rules-title-basic-2019-20 = Basic EQUATIONS 2019-20
rules-told-basic-2019-20 = The game without variations.
rules-section-basic-2019-20-I = Starting a match
rules-section-basic-2019-20-II = Starting a shake
rules-section-basic-2019-20-III = What an expression may be
rules-section-basic-2019-20-IV = Setting the Goal
rules-section-basic-2019-20-V = Moving cubes
rules-section-basic-2019-20-VI = Challenging
rules-section-basic-2019-20-VII = Writing and checking
rules-section-basic-2019-20-VIII = The last cube
rules-section-basic-2019-20-IX = Illegal procedure
rules-section-basic-2019-20-X = Scoring a shake
rules-section-basic-2019-20-XI = Time limits
rules-section-basic-2019-20-XII = Scoring a match

## on-sets-2017-18

rules-title-on-sets-2017-18 = ON-SETS 2017-18
rules-told-on-sets-2017-18 = The game of cards and sets, with variations.
rules-section-on-sets-2017-18-I = Starting a match
rules-section-on-sets-2017-18-II = Starting a shake
rules-section-on-sets-2017-18-III = Setting the Goal
rules-section-on-sets-2017-18-IV = Moving cubes
rules-section-on-sets-2017-18-V = Challenging
rules-section-on-sets-2017-18-VI = The parts of a Solution
rules-section-on-sets-2017-18-VII = Writing and checking
rules-section-on-sets-2017-18-VIII = The last cube
rules-section-on-sets-2017-18-IX = Illegal procedure
rules-section-on-sets-2017-18-X = Scoring a shake
rules-section-on-sets-2017-18-XI = Time limits
rules-section-on-sets-2017-18-XII = Scoring a match
rules-section-on-sets-2017-18-XIII = Variations

## 2011-12

rules-title-2011-12 = Rules of 2011-12
rules-told-2011-12 = An older book for both games. It has forceouts and flubs.
rules-section-2011-12-ET = EQUATIONS
rules-section-2011-12-ST = ON-SETS

## judges

rules-title-judges = Judges’ manual 2017-18
rules-told-judges = How judges decide. Only the items that Goalsetter uses are told here.
rules-section-judges-G = When a judge is called
rules-section-judges-T = Time while checking
rules-section-judges-P = General principles
rules-section-judges-A = Starting a shake
rules-section-judges-B = Setting the Goal
rules-section-judges-C = Moving
rules-section-judges-D = Challenging
rules-section-judges-E = Writing and checking
rules-section-judges-F = Variations together

## tables

rules-table-scores = Points of a shake
rules-table-limits = Time limits
rules-table-penalties = What costs points
rules-table-match = Match points
rules-table-divisions = Divisions
rules-head-shake = How the shake ends
rules-head-points = Points
rules-head-task = Task
rules-head-time = Time
rules-head-two-solutions = With Two Solutions
rules-head-what = What
rules-head-places = Places
rules-head-place =
    { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }
rules-head-division = Division
rules-head-variations = Variations
rules-head-leader = Bonus by the leader
rules-head-initials = Judge initials
rules-head-cards = Cards
rules-score-right = You are right
rules-score-joined-mover = Right, as Third Party with the Mover
rules-score-joined-challenger = Right, as Third Party with the Challenger
rules-score-wrong = You are not right
rules-score-written-right = All write, your paper is correct
rules-score-written-wrong = All write, your paper is not correct
rules-score-absent = You are not there
rules-time-roll-and-goal = to roll and set the Goal
rules-time-countdown = Countdown when time is up
rules-time-warning = Warning before time is up
rules-time-extra = One more minute, for a point
rules-time-naming = To say what was illegal
rules-time-round = A round
rules-time-last = To finish the last shake
rules-penalty-time-limit = A time limit is missed: you get one more minute
rules-penalty-illegal-variation = A variation that does not fit
rules-penalty-behavior = Bad manners, after a warning
rules-fine-leader-bonus = A bonus move by the leader
rules-fine-block-for-another-call = The block lifted for something else
rules-fine-empty-goal = A Goal with no cube
rules-fine-now-too-early = Now before a cube lies on the mat
rules-fine-now-too-late = Now with too few Resources
rules-fine-second-challenge = A second challenge
rules-fine-self-challenge = A challenge to yourself
rules-places-3-1-1-1 = Three players, no tie
rules-places-3-2-1 = Three players, two tie for first
rules-places-3-1-2 = Three players, two tie for second
rules-places-3-3 = Three players, all tie
rules-places-2-1-1 = Two players, no tie
rules-places-2-2 = Two players, a tie
rules-leader-free = allowed
rules-leader-charged = not allowed
rules-leader-fined = costs a point
rules-yes = yes
rules-no = —
rules-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
rules-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
