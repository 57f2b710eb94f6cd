### The command read and the guided tour.

## The command read.

cannot-read = I cannot read this. { $message }
read-as = I read: { $echo }
empty-mat = a mat with nothing on it
no-goal = There is no Goal on this mat yet, so there is nothing to work out.
lonely-minus = A - stands between two numbers. For minus 5, turn the 5 upside-down: u5.
too-long = This is far too long for a game with 24 cubes, so I did not work it out.
star-is-power = Note: * means “to the power of” on the cubes, so 2*3 is 2³. For times, write x.
side-left = Left of =
side-right = Right of =
side-goal = Goal
side-expression = Expression
no-reading = This is not an expression: something is missing or out of place, such as a number between two signs, or a sign between two numbers.
groupings =
    { $count ->
        [one] One way to group it
       *[other] { $count } ways to group it
    }
headline-values =
    { $values ->
        [0] { $groupings }, but no value:
        [one] { $groupings }, one value:
       *[other] { $groupings }, { $values } different values:
    }
more-values =
    { $count ->
        [one] { "  " }… and { $count } more value (--limit or --json shows it)
       *[other] { "  " }… and { $count } more values (--limit or --json shows them)
    }
budget-ran-out = Too many possibilities: I stopped before I had seen them all.
maybe-equal = Some of these values may be equal; I could not decide it.
is-worth = = { $value }
has-no-value = has no value: { $reason }
is-not-settled = is not settled: { $reason }
about = { $exact }  (about { $about })
also = { $exact } = { $decimal }
long-value = { $start }… ({ $size } characters)

## What a sign means under a variation, told behind a reading that uses it.

meanings = { "   " }[{ $list }]
means-factors = x counts the factors
means-next-prime = x is the next prime number
means-lcm = √ is the least common multiple
means-gcf = ^ is the greatest common factor
means-percent = upside-down √ is percent of
means-remainder = sideways ÷ is the remainder
means-log = ÷ is the logarithm: 8 over 2 is 3, because 2 to the 3rd is 8
means-average = + is the average

## The guided tour.

tour-welcome = Welcome to Goalsetter, the judge for EQUATIONS.
tour-how = Type what you would write with the cubes; I tell you every way to read it. Press Enter to take my suggestion, type help for the symbols, play to play a match, quit to leave.
tour-prompt = line>{ " " }
tour-try = Try { $line }   { $reason }
tour-grouping = EQUATIONS has no order of operations: brackets matter.
tour-clash = Both √ and ! want the 9.
tour-star = What does * mean?
tour-root = The index of a root stands before √.
tour-turned = u is a cube lying upside-down, s one lying sideways.
tour-huge = Too big for any paper, but still exact.
tour-own = Now type a line of your own, or quit.
tour-help = Digits 0–9 and + - x / ^ √ are the cubes (v is √ too, * is ^). ( ) [ ] { "{" } { "}" } group. ! is factorial. u2 is an upside-down 2, s2 a sideways 2, r3 a red 3. 0<5> is a wild 0 standing for 5. An Equation is Solution = Goal.
tour-bye = Goodbye, and good Goals!

## The command read, for ON-SETS, and help.

side-restriction = Restriction { $text }
side-set-name = Set-Name { $text }
no-set-reading = This names no set of cards: something is missing or out of place.
no-restriction-reading = This is no Restriction: it needs = or ⊆ between two sets, outside all brackets.
too-long-set = This is far too long for a game with 18 cubes, so I did not work it out.
headline-sets =
    { $count ->
        [one] { $groupings }, one set of cards:
       *[other] { $groupings }, { $count } different sets of cards:
    }
headline-removals =
    { $count ->
        [one] { $groupings }, one effect:
       *[other] { $groupings }, { $count } different effects:
    }
names-cards = = { $cards }  ({ $count })
removes-cards = removes { $cards }
more-sets = { "  " }… and more (--limit or --json shows them)
with-removed = If { $cards } are removed:
on-universe = On these { $count }: { $cards }
goal-is-worth = The Goal is worth { $values }.
goal-also-worth = With Absolute Value it can be worth { $values }.
goal-is-illegal = This is no legal Goal. { $sentence }
help-read-sets = Read the text as one of ON-SETS, even if that does not show.
help-universe = The cards that were dealt: 'BRG BY G blank'.
help-read-universe = ON-SETS: the cards that were dealt, 'BRG BY G blank'; all sixteen if nothing is said.
help-judge-solution = ON-SETS: the Solution as written, 'B ⊆ R ; B'; given twice under Two Solutions.
