### Why a text cannot be read, and why a reading has no value.

## Why a text cannot be read.

notation-not-text = I expected a line of text.
notation-too-long = That text is far too long for a game with 24 cubes.
notation-empty-text = There is nothing to read: the text is empty. Try 2x3+5.
notation-unexpected-character = I can't use { QUOTE($found) } here. Try { $expected }.
notation-unknown-word = I do not know the word { QUOTE($found) }. Try { $expected }.
notation-unexpected-end = The text stops too early: something is missing at the end.
notation-prefix-twice = The letter { QUOTE($found) } stands twice before one cube.
notation-two-colours = A cube has one colour, but here are two.
notation-prefix-without-symbol = A letter like s, u or r must stand right before a cube, as in u2 or r3.
notation-missing-space = Leave a space between two cubes in a list.
notation-too-deep = Too many brackets inside one another.
notation-unclosed-bracket = This bracket is opened but never closed.
notation-unopened-bracket = This bracket closes one that was never opened.
notation-mismatched-bracket = This bracket does not match the one that was opened.
notation-empty-brackets = There is nothing between these brackets.
notation-note-unclosed = A note begins with < and ends with >, but here > is missing.
notation-note-empty = There is nothing between < and >.
notation-note-too-long = This note is too long.
notation-note-twice = One note is enough for a cube.
notation-note-without-cube = A note like <5> must stand right behind a cube or a bracket.
notation-where-malformed = Behind “where” I expected something like 0=5.
notation-where-not-here = There is no place for “where” here.
notation-space-between-digits = Two digits with a space between them: is it one numeral, or is a sign missing?
notation-empty-part = Something is missing here: a number, a set or a cube.
notation-missing-equals = An Equation is written Solution = Goal: the = is missing.
notation-extra-equals = An Equation has just one =.
notation-extra-semicolon = There is a ; too many.
notation-unknown-card = There is no such card. A card is its colours in the order B R G Y, or “blank”.
notation-card-twice = Each card is there only once.
notation-unknown-section = I do not know this part of a mat. Its parts are universe, goal, required, permitted, forbidden and resources.
notation-section-twice = This part of the mat is there twice.
notation-section-malformed = This part of the mat cannot be read.
notation-wrong-type = A mat in JSON is an object whose values are texts.

## What could have stood where reading stopped, for the wordings that need more than a repeat.

expected-written-equations = a digit, a sign (+ - x / ^ √), a bracket, ! or a point
expected-mat-equations = a digit or a sign (+ - x / ^ √), as it lies on the mat, without brackets
expected-written-sets = a colour (B R G Y), V, Λ, a sign (∪ ∩ - ' = ⊆) or a bracket
expected-cube = a cube of EQUATIONS or ON-SETS
expected-space = a space behind the cube
expected-set-sign = ' or - instead
expected-other = something else
expected-goal-sets = a digit, / or a bracket ( )

## How to type what was probably meant, by the character or word where reading stopped.

typed-colon = For divided by, type /.
typed-comma = A decimal point is a point: 1.25. Large numbers have no commas.
typed-half = For one half, type 1/2.
typed-fourth = For one fourth, type 1/4.
typed-three-fourths = For three fourths, type 3/4.
typed-percent = Percent is an upside-down √ between two numbers: 5u√40.
typed-cube-root = For a cube root, type 3√8.
typed-fourth-root = For a fourth root, type 4√16.
typed-letter-o = For zero, type the digit 0.
typed-letter-l = For one, type the digit 1.
typed-plus-sets = For a union, type ∪ or U.
typed-ampersand-sets = For an intersection, type ∩ or n.
typed-and-sets = For an intersection, type ∩ or n.
typed-or-sets = For a union, type ∪ or U.
typed-superset-sets = Turn it around: R ⊆ B.
typed-proper-superset-sets = Turn it around: R ⊆ B.
typed-greater-sets = Turn it around: R ⊆ B.
typed-log = For a log, type /<log> between the numbers.
typed-mod = For a remainder, type s/ between the numbers.
typed-negative = For minus 5, turn the 5 upside-down: u5.
typed-near = Did you mean “{ $word }”?

## Why a reading has no value.

division-by-zero = nothing can be divided by 0
several-values = it has several values
zero-index = there is no 0th root
zero-to-nonpositive = 0 cannot be raised to 0 or to a negative power
even-root-of-negative = a negative number has no even root here
negative-to-irrational = a negative number cannot be raised to an irrational power
factorial-of-non-whole = ! works only on 0, 1, 2, 3 …
log-of-nonpositive = log works only on positive numbers
log-base = the base of a log must be positive and not 1
nonreal-base = this works only on real numbers
nonreal-exponent = an exponent must be a real number
not-real = this is not a real number
not-whole = this works only on whole numbers 0, 1, 2, 3 …
irrational-exponent = an exponent in it is not a whole number or a fraction
not-rational = this works only on whole numbers and fractions
lcm-of-zero = 0 has no least common multiple
gcf-of-zeros = 0 and 0 have no greatest common factor
remainder-of-zero = a remainder needs two positive whole numbers
factors-of-zero = 0 has no number of factors
over-limit = the number is above the limit of this rule
not-that-root = the note names a value that is not one of the roots

## Why a value was not settled.

too-large = the numbers get too large
too-complex = the roots get too tangled
hard-to-factor = nobody could find all its factors in time
undecided-sign = I cannot tell whether it is above or below 0
undecided-equality = I cannot tell two numbers apart
