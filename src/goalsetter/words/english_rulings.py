"""English for named rulings: each question in words, and each of its answers."""

from __future__ import annotations

from goalsetter.words.english_set_rulings import SET_RULINGS
from goalsetter.words.english_table_rulings import TABLE_RULINGS

GROUPING = {
    "ruling-root-default": "What does a √ take if no brackets say it?",
    "ruling-root-default-tight": "a √ takes just the number behind it",
    "ruling-root-default-none": "a √ has no default grouping",
    "ruling-lcm-default": "What does a √ for LCM take if no brackets say it?",
    "ruling-lcm-default-none": "a √ for LCM has no default grouping",
    "ruling-lcm-default-tight": "a √ for LCM takes just the number behind it, like a root",
    "ruling-factorial-default": "What does a ! take if no brackets say it?",
    "ruling-factorial-default-tight": "a ! takes just the number before it",
    "ruling-factorial-default-none": "a ! has no default grouping",
    "ruling-unary-x-default": "What does an x before one number take?",
    "ruling-unary-x-default-none": "an x before one number has no default grouping",
    "ruling-unary-x-default-tight": "an x before one number takes just the number behind it",
    "ruling-exponent-default": "What does a colour exponent raise?",
    "ruling-exponent-default-none": "a colour exponent has no default grouping",
    "ruling-exponent-default-tight": "a colour exponent raises just the number before it",
    "ruling-imaginary-product-default": "How far does a product with i reach?",
    "ruling-imaginary-product-default-none": "a number beside i has no default grouping",
    "ruling-imaginary-product-default-tight": "a number beside i is multiplied by it first",
    "ruling-root-index-default": "What is the index of a √ if no brackets say it?",
    "ruling-root-index-default-none": "any expression before a √ may be its index",
    "ruling-root-index-default-tight": "the index of a √ is just the number before it",
    "ruling-clashing-defaults": "What if two signs want the same number, as in √9! ?",
    "ruling-clashing-defaults-open": "where two signs want one number, every grouping of that "
    "level is open",
    "ruling-clashing-defaults-two-ways": "where two signs want one number, either of the two "
    "comes first, and nothing else is open",
    "ruling-undefined-regrouping": "Does a grouping without a value break an Equation?",
    "ruling-undefined-regrouping-harmless": "a grouping that has no value breaks nothing",
    "ruling-undefined-regrouping-breaks": "a grouping that has no value makes an Equation "
    "ambiguous",
    "ruling-objections-raised": "Which faults count in a verdict?",
    "ruling-objections-raised-every": "every fault counts, as if checkers raised them all",
    "ruling-objections-raised-fatal-only": "a fault that a checker would have to raise does not "
    "count",
    "ruling-missing-bracket": "What if one bracket is missing?",
    "ruling-missing-bracket-anywhere": "a missing bracket may be put wherever it fits",
    "ruling-missing-bracket-fault": "a missing bracket makes it wrong",
    "ruling-several-missing-brackets": "What if two or more brackets are missing, or do not match?",
    "ruling-several-missing-brackets-fault": "then it is wrong",
    "ruling-loose-sides": "Which readings of a loose Goal must a Solution fit?",
    "ruling-loose-sides-every-reading": "each reading of the Solution fits each reading of the "
    "Goal as written",
    "ruling-loose-sides-some-reading": "each reading of the Solution fits some reading of the Goal",
    "ruling-both-sides-match": "Which side is the Goal if both have its cubes?",
    "ruling-both-sides-match-right": "the right side is the Goal if both have its cubes",
    "ruling-both-sides-match-left": "the left side is the Goal if both have its cubes",
    "ruling-goal-order": "May the Goal be written with its cubes in another order?",
    "ruling-goal-order-as-laid": "no: the cubes stand in the order in which they lie",
    "ruling-goal-chunks": "Do spaces in a Goal group it?",
    "ruling-goal-chunks-bind": "cubes with spaces around them may not be torn apart if they "
    "make a number by themselves",
    "ruling-goal-chunks-free": "spaces in the Goal group nothing",
    "ruling-gap-between-digits": "May two digits with a space between them be one numeral?",
    "ruling-gap-between-digits-separates": "a space between two digits makes two numerals",
    "ruling-gap-between-digits-joins": "two digits with a space between them may be one numeral",
    "ruling-unseen-turns": "How does a cube lie whose turn nobody can see?",
    "ruling-unseen-turns-either": "a cube whose turn nobody can see may be taken to lie either way",
    "ruling-unseen-turns-as-laid": "every cube is taken to lie as it was laid",
    "ruling-unwritten-goal": "Must the Goal be written?",
    "ruling-unwritten-goal-fault": "an Equation names the Goal",
    "ruling-unwritten-goal-allowed": "a Solution may be handed in without the Goal",
}
"""How a text is read."""

NUMBERS_AND_VARIATIONS = {
    "ruling-fractional-index": "What is a root with a fraction as its index?",
    "ruling-fractional-index-reduced": "the power that turns the fraction round, made as simple "
    "as it can be",
    "ruling-undefined-powers": "Which powers and roots have no value?",
    "ruling-undefined-powers-undefined": "roots of 0 with an index of 0 or less, and irrational "
    "powers of negative numbers",
    "ruling-powers-in-a-row": "Basic Equations: in which order do powers and roots in a row go?",
    "ruling-powers-in-a-row-left-to-right": "powers in a row go from left to right",
    "ruling-powers-in-a-row-right-to-left": "powers in a row go from right to left",
    "ruling-powers-of-whole-numbers": "Are powers and roots for whole numbers only?",
    "ruling-powers-of-whole-numbers-any-number": "powers and roots may have any value",
    "ruling-powers-of-whole-numbers-whole-numbers": "powers and roots are for whole numbers only",
    "ruling-roots-of-real-numbers": "With imaginary numbers: which root does a √ of 0 or more "
    "mean?",
    "ruling-roots-of-real-numbers-principal": "a √ of a number that is not negative is its "
    "positive root",
    "ruling-roots-of-real-numbers-every": "a √ of any number means each of its roots",
    "ruling-fractional-powers": "With imaginary numbers: which value does a fractional power have?",
    "ruling-fractional-powers-every": "a fractional power means each of its values",
    "ruling-fractional-powers-principal": "a fractional power of a number that is not negative "
    "has one value",
    "ruling-imaginary-multiple": "Is k times i a multiple of k?",
    "ruling-imaginary-multiple-none": "k times i is no multiple of k",
    "ruling-imaginary-multiple-counts": "k times i, twice that and so on are multiples of k",
    "ruling-minus-or-unit": "May one cube be minus and i at once?",
    "ruling-minus-or-unit-one-of-them": "no: a cube is one of the two",
    "ruling-ab-plus-digits": "Which cubes may be A and B of AB+?",
    "ruling-ab-plus-digits-any": "A and B of AB+ may be any cubes that stand for digits",
    "ruling-ab-plus-digits-printed": "A and B of AB+ are digits printed on their cubes",
    "ruling-ab-plus-unmarked": "What does an AB+ mean without a mark?",
    "ruling-ab-plus-unmarked-either": "AB+ without a mark may be .ABAB… or .ABBB…",
    "ruling-ab-plus-unmarked-abab": "AB+ without a mark is .ABAB…",
    "ruling-ab-plus-unmarked-abbb": "AB+ without a mark is .ABBB…",
    "ruling-ab-plus-base": "In which base does AB+ stand?",
    "ruling-ab-plus-base-in-the-base": "AB+ stands in the base that is played",
    "ruling-ab-plus-base-in-ten": "AB+ stands in base ten",
    "ruling-point-in-base": "In which base does a decimal point stand?",
    "ruling-point-in-base-in-the-base": "a point stands in the base that is played",
    "ruling-point-in-base-in-ten": "a point stands in base ten",
    "ruling-percent-operands": "Where may the two-digit numerals of percent stand?",
    "ruling-percent-operands-direct": "right beside the percent sign",
    "ruling-one-in-a-numeral": "Powers of the Base: what is a 1 in a longer numeral?",
    "ruling-one-in-a-numeral-one": "it is a plain 1",
    "ruling-exponent-cubes": "May two coloured cubes be one exponent?",
    "ruling-exponent-cubes-one-each": "no: each cube is an exponent of its own",
    "ruling-limits-in-base": "In which base are the limits 200 and 1000?",
    "ruling-limits-in-base-ten": "limits are in base ten",
    "ruling-limits-in-base-the-base": "limits are in the base that is played",
    "ruling-factors-limit": "Up to which number does Number of Factors go?",
    "ruling-factors-limit-none": "Number of Factors has no limit",
    "ruling-factors-limit-200": "Number of Factors goes up to 200",
    "ruling-factors-limit-1000": "Number of Factors goes up to 1000",
    "ruling-undecided-equality": "What if nobody can decide whether two values are equal?",
    "ruling-undecided-equality-incorrect": "what cannot be decided is not correct",
    "ruling-undecided-equality-stands": "what cannot be decided stands",
    "ruling-upright-division-as-log": "What may an upright ÷ mean in a Solution under log?",
    "ruling-upright-division-as-log-either": "an upright ÷ without a mark may be division or log",
    "ruling-upright-division-as-log-sideways-only": "in a Solution an upright ÷ is division, and "
    "only a sideways one is log",
    "ruling-upright-division-in-goal": "What may an upright ÷ mean in a Goal under log?",
    "ruling-upright-division-in-goal-either": "an upright ÷ of the Goal may be division or log",
    "ruling-upright-division-in-goal-division": "an upright ÷ of the Goal is division",
    "ruling-wild-turned-meanings": "May a wild cube mean what a turned sign means?",
    "ruling-wild-turned-meanings-every": "a wild cube may mean what a turned sign means",
    "ruling-wild-turned-meanings-upright": "a wild cube means upright signs only",
    "ruling-wild-mark": "Does a mark on a wild cube hold for the other side?",
    "ruling-wild-mark-carries": "what a wild cube stands for on one side holds for the other too",
    "ruling-wild-mark-stays": "what a wild cube stands for is said on each side by itself",
    "ruling-wild-exponent": "May a wild cube be a colour exponent?",
    "ruling-wild-exponent-may": "a wild cube of the colour may be an exponent",
    "ruling-wild-exponent-may-not": "a wild cube is no colour exponent",
    "ruling-ab-plus-with-average": "Do AB+ and Average go together?",
    "ruling-ab-plus-with-average-together": "AB+ and Average may be in force together",
    "ruling-ab-plus-with-average-conflict": "AB+ and Average do not go together",
    "ruling-repeated-operations": "Three-operation Solution: does a repeated sign count each time?",
    "ruling-repeated-operations-count": "a sign counts each time it is written",
    "ruling-repeated-operations-count-once": "a sign that Multiple Operations lets repeat counts "
    "once",
    "ruling-what-counts-as-operation": "Three-operation Solution: what counts?",
    "ruling-what-counts-as-operation-every-sign": "every sign that works as an operation, ! and "
    "x before a number too; no point, digit or + of AB+",
    "ruling-lists-of-other-years": "May variations of other years be chosen?",
    "ruling-lists-of-other-years-offered": "variations of every year may be chosen",
    "ruling-lists-of-other-years-own-year-only": "only variations of the edition’s own year may "
    "be chosen",
    "ruling-exponents-of-two-colours": "May a second exponent colour be chosen?",
    "ruling-exponents-of-two-colours-one-variation": "colour exponents are one variation, chosen "
    "once",
    "ruling-exponents-of-two-colours-several": "each exponent colour may be chosen by itself",
    "ruling-multiple-operations-without-operation": "May Multiple Operations be chosen if no "
    "operation was rolled?",
    "ruling-multiple-operations-without-operation-no-effect": "Multiple Operations has no effect "
    "if no operation was rolled",
    "ruling-multiple-operations-without-operation-legal": "Multiple Operations may be chosen on "
    "any roll",
    "ruling-three-operation-with-few-rolled": "May Three-operation Solution be chosen if few "
    "operations were rolled?",
    "ruling-three-operation-with-few-rolled-legal": "Three-operation Solution may be chosen on "
    "any roll",
    "ruling-three-operation-with-few-rolled-no-effect": "Three-operation Solution needs three "
    "operations rolled",
    "ruling-two-meanings-of-unary-x": "Do Number of Factors and Next Prime Number go together?",
    "ruling-two-meanings-of-unary-x-conflict": "Number of Factors and Next Prime Number do not "
    "go together",
    "ruling-two-meanings-of-unary-x-together": "Number of Factors and Next Prime Number may be "
    "in force together",
    "ruling-impossible-under-add-to-goal": "Under Add to Goal, does a Goal that can still be made "
    "count against Impossible?",
    "ruling-impossible-under-add-to-goal-goal-may-grow": "yes: a Solution for a Goal with cubes "
    "added from Resources will do",
    "ruling-impossible-under-add-to-goal-goal-as-it-lies": "no: the Solution is for the Goal as "
    "it lies",
}
"""What numbers are worth, and what variations mean."""

ENGLISH_RULINGS = {**GROUPING, **NUMBERS_AND_VARIATIONS, **SET_RULINGS, **TABLE_RULINGS}
"""Every ruling of both games."""
