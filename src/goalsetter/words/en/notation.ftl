### Why a text cannot be read, and why a reading has no value.

## Why a text cannot be read.

notation-not-text = I need a line of text.
notation-too-long = This is much too long for a game with 24 cubes.
notation-empty-text = There is nothing to read yet. Try 2×3+5.
notation-unexpected-character = I can't use { QUOTE($found) } here. Try { $expected }.
notation-unknown-word = I don't know the word { QUOTE($found) }. Try { $expected }.
notation-unexpected-end = Something is missing at the end.
notation-prefix-twice = The letter { QUOTE($found) } stands twice before one cube. Once is enough.
notation-two-colours = A cube has one color. Here are two.
notation-prefix-without-symbol = A letter like s, u or r goes right before a cube. Try u2 or r3.
notation-missing-space = Put a space between two cubes in a list.
notation-too-deep = There are too many brackets inside each other.
notation-unclosed-bracket = This bracket is never closed.
notation-unopened-bracket = This bracket is never opened.
notation-mismatched-bracket = This bracket does not match the one that opens.
notation-empty-brackets = There is nothing between these brackets.
notation-note-unclosed = A note starts with < and ends with >. Add the >.
notation-note-empty = There is nothing between < and >.
notation-note-too-long = This note is too long. Make it shorter.
notation-note-twice = One note is enough for a cube.
notation-note-without-cube = A note like <5> goes right after a cube or a bracket.
notation-where-malformed = After “where”, write something like 0=5.
notation-where-not-here = You can't use “where” here.
notation-space-between-digits = There is a space between two digits. Close it up, or add a sign.
notation-empty-part = Something is missing here: a number, a set or a cube.
notation-missing-equals = The = is missing. Write Solution = Goal.
notation-extra-equals = An Equation has only one =.
notation-extra-semicolon = There is one ; too many.
notation-unknown-card = There is no such card. Write its colors in the order B R G Y, or “blank”.
notation-card-twice = Each card is there only once.
notation-unknown-section = I don't know this part of a mat. Try universe, goal, required, permitted, forbidden or resources.
notation-section-twice = This part of the mat is there twice.
notation-section-malformed = I can't read this part of the mat.
notation-wrong-type = A mat in JSON is an object, and its values are texts.

## What could have stood where reading stopped, for the wordings that need more than a repeat.

expected-written-equations = a digit, a sign (+ − × ÷ * √), a bracket, ! or a point
expected-mat-equations = a digit or a sign (+ − × ÷ * √), as on the mat, with no brackets
expected-written-sets = a color (B R G Y), V, Λ, a sign (∪ ∩ − ' = ⊆) or a bracket
expected-cube = a cube of EQUATIONS or ON-SETS
expected-space = a space after the cube
expected-set-sign = ' or − instead
expected-other = something else
expected-goal-sets = a digit, / or a bracket ( )

## How to type what was probably meant, by the character or word where reading stopped.

typed-colon = To divide, type /.
typed-comma = Write a decimal with a point: 1.25. Leave out commas.
typed-half = For one half, type 1/2.
typed-fourth = For one fourth, type 1/4.
typed-three-fourths = For three fourths, type 3/4.
typed-percent = For percent, put a √ upside-down between two numbers: 5u√40.
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
typed-negative = For −5, turn the 5 upside-down: u5.
typed-near = Did you mean “{ $word }”?

## Why a reading has no value.

division-by-zero = you can't divide by 0
several-values = it has more than one value
zero-index = there is no 0th root
zero-to-nonpositive = 0 can't have 0 or a negative number as its exponent
even-root-of-negative = a negative number has no even root here
negative-to-irrational = a negative number can't have an exponent like √2
factorial-of-non-whole = ! works only on 0, 1, 2, 3 …
log-of-nonpositive = a log works only on positive numbers
log-base = the base of a log must be positive and not 1
nonreal-base = this works only on real numbers
nonreal-exponent = an exponent must be a real number
not-real = this is not a real number
not-whole = this works only on whole numbers 0, 1, 2, 3 …
irrational-exponent = one of its exponents is not a whole number or a fraction
not-rational = this works only on whole numbers and fractions
lcm-of-zero = 0 has no LCM
gcf-of-zeros = 0 and 0 have no GCF
remainder-of-zero = a remainder needs two positive whole numbers
factors-of-zero = you can't count the factors of 0
over-limit = the number is past the limit of this rule
not-that-root = the note is not one of the roots

## Why a value was not settled.

too-large = the numbers get too big
too-complex = the roots get too tangled
hard-to-factor = I could not find all its factors in time
undecided-sign = I can't tell if it is above or below 0
undecided-equality = I can't tell if two numbers are equal
