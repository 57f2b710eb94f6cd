### The command read and the guided tour.

## The command read.

cannot-read = I can't read this. { $message }
read-as = I read: { $echo }
empty-mat = a mat with nothing on it
no-goal = There is no Goal on this mat yet. Add one, and I can work it out.
lonely-minus = A − goes between two numbers. For −5, turn the 5 upside-down: u5.
too-long = This is much too long for a game with 24 cubes. I did not work it out.
star-is-power = Note: * on the cubes means “to the power of”, so 2*3 is 2³. For times, type x.
side-left = Left of =
side-right = Right of =
side-goal = Goal
side-expression = Expression
no-reading = Something is missing or out of place. It may be a number between two signs, or a sign between two numbers.
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
budget-ran-out = There are too many ways. I stopped before I saw them all.
maybe-equal = Some of these values may be equal. I can't tell.
is-worth = = { $value }
has-no-value = has no value: { $reason }
is-not-settled = is not settled: { $reason }
about = { $exact }  (about { $about })
also = { $exact } = { $decimal }
long-value = { $start }… ({ $size } characters)

## What a sign means under a variation, told behind a reading that uses it.

meanings = { "   " }[{ $list }]
means-factors = × counts the factors
means-next-prime = × is the next prime number
means-lcm = √ is LCM
means-gcf = * is GCF
means-percent = an upside-down √ is percent of
means-remainder = a sideways ÷ is the remainder
means-log = ÷ is log: 8 ÷ 2 is 3, because 2 to the 3rd is 8
means-average = + is the average

## The guided tour.

tour-welcome = Welcome to Goalsetter! Here you can try EQUATIONS and ON-SETS.
tour-how = Type a line as you would write it with the cubes. I show every way to read it. Press Enter to try my idea. Type help for the symbols, play for a match, or quit.
tour-prompt = line>{ " " }
tour-try = Try { $line }   { $reason }
tour-grouping = EQUATIONS has no order of operations, so brackets matter.
tour-clash = √ and ! both want the 9.
tour-star = What does * mean?
tour-root = The index of a root goes before √.
tour-turned = u is an upside-down cube, and s is a sideways one.
tour-huge = This is too big for any paper. It is still exact.
tour-own = Now type your own line, or quit.
tour-help = The cubes are the digits 0–9 and + - x / ^ √. You can type v for √ and * for ^. ( ) [ ] { "{" } { "}" } group. ! is factorial. u2 is an upside-down 2, s2 is a sideways 2, r3 is a red 3. 0<5> is a wild 0 that stands for 5. An Equation is Solution = Goal.
tour-bye = Goodbye, and good Goals!

## The command read, for ON-SETS, and help.

side-restriction = Restriction { $text }
side-set-name = Set-Name { $text }
no-set-reading = This does not name a set. Something is missing or out of place.
no-restriction-reading = This is not a Restriction. Put = or ⊆ between two sets, outside all brackets.
too-long-set = This is much too long for a game with 18 cubes. I did not work it out.
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
with-removed = Without { $cards }:
on-universe = With these { $count }: { $cards }
goal-is-worth = The Goal is worth { $values }.
goal-also-worth = With Absolute Value it can be worth { $values }.
goal-is-illegal = This Goal is not legal. { $sentence }
help-read-sets = Read the text as ON-SETS, even if it does not look like it.
help-universe = The cards in the Universe: 'BRG BY G blank'.
help-read-universe = ON-SETS: the cards in the Universe, 'BRG BY G blank'. Usual: all sixteen.
help-judge-solution = ON-SETS: the Solution on the paper, 'B ⊆ R ; B'. Give it twice for Two Solutions.
