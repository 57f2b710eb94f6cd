"""English, by code. Written for a player of ten and her coach: short, concrete, no jargon."""

from __future__ import annotations

from goalsetter.words.english_bots import ENGLISH_BOTS
from goalsetter.words.english_checking import ENGLISH_CHECKING
from goalsetter.words.english_coach import ENGLISH_COACH
from goalsetter.words.english_dealing import ENGLISH_DEALING
from goalsetter.words.english_judge import ENGLISH_JUDGE
from goalsetter.words.english_lessons import ENGLISH_LESSONS
from goalsetter.words.english_now import ENGLISH_NOW
from goalsetter.words.english_play import ENGLISH_PLAY
from goalsetter.words.english_record import ENGLISH_RECORD
from goalsetter.words.english_refusals import ENGLISH_REFUSALS
from goalsetter.words.english_report import ENGLISH_REPORT
from goalsetter.words.english_rulings import ENGLISH_RULINGS
from goalsetter.words.english_server import ENGLISH_SERVER
from goalsetter.words.english_sets import ENGLISH_SETS
from goalsetter.words.english_solver import ENGLISH_SOLVER
from goalsetter.words.english_table import ENGLISH_TABLE
from goalsetter.words.english_web import ENGLISH_WEB

NOTATION = {
    "notation-not-text": "I expected a line of text.",
    "notation-too-long": "That text is far too long for a game with 24 cubes.",
    "notation-empty-text": "There is nothing to read: the text is empty. Try 2x3+5.",
    "notation-unexpected-character": "I can't use {found!r} here. Try {expected}.",
    "notation-unknown-word": "I do not know the word {found!r}. Try {expected}.",
    "notation-unexpected-end": "The text stops too early: something is missing at the end.",
    "notation-prefix-twice": "The letter {found!r} stands twice before one cube.",
    "notation-two-colours": "A cube has one colour, but here are two.",
    "notation-prefix-without-symbol": "A letter like s, u or r must stand right before a "
    "cube, as in u2 or r3.",
    "notation-missing-space": "Leave a space between two cubes in a list.",
    "notation-too-deep": "Too many brackets inside one another.",
    "notation-unclosed-bracket": "This bracket is opened but never closed.",
    "notation-unopened-bracket": "This bracket closes one that was never opened.",
    "notation-mismatched-bracket": "This bracket does not match the one that was opened.",
    "notation-empty-brackets": "There is nothing between these brackets.",
    "notation-note-unclosed": "A note begins with < and ends with >, but here > is missing.",
    "notation-note-empty": "There is nothing between < and >.",
    "notation-note-too-long": "This note is too long.",
    "notation-note-twice": "One note is enough for a cube.",
    "notation-note-without-cube": "A note like <5> must stand right behind a cube or a bracket.",
    "notation-where-malformed": "Behind “where” I expected something like 0=5.",
    "notation-where-not-here": "There is no place for “where” here.",
    "notation-space-between-digits": "Two digits with a space between them: is it one numeral, "
    "or is a sign missing?",
    "notation-empty-part": "Something is missing here: a number, a set or a cube.",
    "notation-missing-equals": "An Equation is written Solution = Goal: the = is missing.",
    "notation-extra-equals": "An Equation has just one =.",
    "notation-extra-semicolon": "There is a ; too many.",
    "notation-unknown-card": "There is no such card. A card is its colours in the order B R G Y, "
    "or “blank”.",
    "notation-card-twice": "Each card is there only once.",
    "notation-unknown-section": "I do not know this part of a mat. Its parts are universe, goal, "
    "required, permitted, forbidden and resources.",
    "notation-section-twice": "This part of the mat is there twice.",
    "notation-section-malformed": "This part of the mat cannot be read.",
    "notation-wrong-type": "A mat in JSON is an object whose values are texts.",
}
"""Why a text cannot be read."""

EXPECTED = {
    "expected a cube of EQUATIONS, a bracket, ! or .": "a digit, a sign (+ - x / ^ √), a bracket, "
    "! or a point",
    "expected a cube of EQUATIONS, as it lies on the mat": "a digit or a sign (+ - x / ^ √), as it "
    "lies on the mat, without brackets",
    "expected a cube of ON-SETS or a bracket": "a colour (B R G Y), V, Λ, a sign (∪ ∩ - ' = ⊆) or "
    "a bracket",
    "expected a cube": "a cube of EQUATIONS or ON-SETS",
    "expected nothing more behind a cube but a space": "a space behind the cube",
    "expected ' or - between two sets": "' or - instead",
    "expected": "something else",
    "expected a cube of ON-SETS, / or a bracket ( )": "a digit, / or a bracket ( )",
}
"""What could have stood where reading stopped, for the wordings that need more than a repeat."""

HINTS = {
    "hint :": "For divided by, type /.",
    "hint ,": "A decimal point is a point: 1.25. Large numbers have no commas.",
    "hint ½": "For one half, type 1/2.",
    "hint ¼": "For one fourth, type 1/4.",
    "hint ¾": "For three fourths, type 3/4.",
    "hint %": "Percent is an upside-down √ between two numbers: 5u√40.",
    "hint ∛": "For a cube root, type 3√8.",
    "hint ∜": "For a fourth root, type 4√16.",
    "hint o": "For zero, type the digit 0.",
    "hint l": "For one, type the digit 1.",
    "set-hint +": "For a union, type ∪ or U.",
    "set-hint &": "For an intersection, type ∩ or n.",
    "set-hint and": "For an intersection, type ∩ or n.",
    "set-hint or": "For a union, type ∪ or U.",
    "set-hint ⊇": "Turn it around: R ⊆ B.",
    "set-hint ⊃": "Turn it around: R ⊆ B.",
    "set-hint >": "Turn it around: R ⊆ B.",
    "hint log": "For a log, type /<log> between the numbers.",
    "hint mod": "For a remainder, type s/ between the numbers.",
    "hint negative": "For minus 5, turn the 5 upside-down: u5.",
    "hint-near": "Did you mean “{word}”?",
}
"""How to type what was probably meant, by the character or word where reading stopped."""

NO_VALUE = {
    "division-by-zero": "nothing can be divided by 0",
    "several-values": "it has several values",
    "zero-index": "there is no 0th root",
    "zero-to-nonpositive": "0 cannot be raised to 0 or to a negative power",
    "even-root-of-negative": "a negative number has no even root here",
    "negative-to-irrational": "a negative number cannot be raised to an irrational power",
    "factorial-of-non-whole": "! works only on 0, 1, 2, 3 …",
    "log-of-nonpositive": "log works only on positive numbers",
    "log-base": "the base of a log must be positive and not 1",
    "nonreal-base": "this works only on real numbers",
    "nonreal-exponent": "an exponent must be a real number",
    "not-real": "this is not a real number",
    "not-whole": "this works only on whole numbers 0, 1, 2, 3 …",
    "irrational-exponent": "an exponent in it is not a whole number or a fraction",
    "not-rational": "this works only on whole numbers and fractions",
    "lcm-of-zero": "0 has no least common multiple",
    "gcf-of-zeros": "0 and 0 have no greatest common factor",
    "remainder-of-zero": "a remainder needs two positive whole numbers",
    "factors-of-zero": "0 has no number of factors",
    "over-limit": "the number is above the limit of this rule",
    "not-that-root": "the note names a value that is not one of the roots",
}
"""Why a reading has no value."""

NOT_SETTLED = {
    "too-large": "the numbers get too large",
    "too-complex": "the roots get too tangled",
    "hard-to-factor": "nobody could find all its factors in time",
    "undecided-sign": "I cannot tell whether it is above or below 0",
    "undecided-equality": "I cannot tell two numbers apart",
}
"""Why a value was not settled."""

HELP = {
    "help": "Goalsetter: an exact judge for EQUATIONS and ON-SETS.",
    "help-version": "Show the version and stop.",
    "help-read": "Show every reading of a text, its grouping written out, and its exact value.",
    "help-read-text": "An expression, an Equation, or a mat, in quotes. "
    "If it begins with -, write -- before it.",
    "help-read-goal": "Read the text as a Goal lying on the mat: spaces are gaps between cubes.",
    "help-read-basic": "Basic Equations: the order of operations counts.",
    "help-read-whole": "Minor and Elementary Division: powers and roots of whole numbers only.",
    "help-read-limit": "List every grouping if there are at most this many, else every value.",
    "help-json": "Answer in JSON, for programs.",
    "misused": "I do not understand this command. {message}",
    "begins-with-minus": "If {text} is the start of a text, write -- before it, "
    "like this: goalsetter read -- '{text}'",
    "stopped": "Stopped.",
    "see-help": "goalsetter --help, and --help after a command, show what I understand.",
    "help-tour": "A guided tour: type a line, see what it means.",
    "version": "goalsetter {version}",
}
"""Help for the commands."""

READ = {
    "cannot-read": "I cannot read this. {message}",
    "read-as": "I read: {echo}",
    "empty-mat": "a mat with nothing on it",
    "no-goal": "There is no Goal on this mat yet, so there is nothing to work out.",
    "lonely-minus": "A - stands between two numbers. For minus 5, turn the 5 upside-down: u5.",
    "too-long": "This is far too long for a game with 24 cubes, so I did not work it out.",
    "star-is-power": "Note: * means “to the power of” on the cubes, so 2*3 is 2³. For times, "
    "write x.",
    "side-left": "Left of =",
    "side-right": "Right of =",
    "side-goal": "Goal",
    "side-expression": "Expression",
    "no-reading": "This is not an expression: something is missing or out of place, such as a "
    "number between two signs, or a sign between two numbers.",
    "one-grouping": "One way to group it",
    "groupings": "{count} ways to group it",
    "headline-no-value": "{groupings}, but no value:",
    "headline-one-value": "{groupings}, one value:",
    "headline-values": "{groupings}, {values} different values:",
    "more-values": "  … and {count} more values (--limit or --json shows them)",
    "budget-ran-out": "Too many possibilities: I stopped before I had seen them all.",
    "maybe-equal": "Some of these values may be equal; I could not decide it.",
    "is-worth": "= {value}",
    "has-no-value": "has no value: {reason}",
    "is-not-settled": "is not settled: {reason}",
    "about": "{exact}  (about {about})",
    "also": "{exact} = {decimal}",
    "long-value": "{start}… ({size} characters)",
}
"""The command read."""

MEANINGS = {
    "meanings": "   [{list}]",
    "means-factors": "x counts the factors",
    "means-next-prime": "x is the next prime number",
    "means-lcm": "√ is the least common multiple",
    "means-gcf": "^ is the greatest common factor",
    "means-percent": "upside-down √ is percent of",
    "means-remainder": "sideways ÷ is the remainder",
    "means-log": "÷ is the logarithm: 8 over 2 is 3, because 2 to the 3rd is 8",
    "means-average": "+ is the average",
}
"""What a sign means under a variation, told behind a reading that uses it."""

TOUR = {
    "tour-welcome": "Welcome to Goalsetter, the judge for EQUATIONS.",
    "tour-how": "Type what you would write with the cubes; I tell you every way to read it. "
    "Press Enter to take my suggestion, type help for the symbols, play to play a match, quit to "
    "leave.",
    "tour-prompt": "line> ",
    "tour-try": "Try {line}   {reason}",
    "tour-grouping": "EQUATIONS has no order of operations: brackets matter.",
    "tour-clash": "Both √ and ! want the 9.",
    "tour-star": "What does * mean?",
    "tour-root": "The index of a root stands before √.",
    "tour-turned": "u is a cube lying upside-down, s one lying sideways.",
    "tour-huge": "Too big for any paper, but still exact.",
    "tour-own": "Now type a line of your own, or quit.",
    "tour-help": "Digits 0–9 and + - x / ^ √ are the cubes (v is √ too, * is ^). "
    "( ) [ ] {{ }} group. ! is factorial. u2 is an upside-down 2, s2 a sideways 2, "
    "r3 a red 3. 0<5> is a wild 0 standing for 5. An Equation is Solution = Goal.",
    "tour-bye": "Goodbye, and good Goals!",
}
"""The guided tour."""

ENGLISH = {
    **NOTATION,
    **EXPECTED,
    **HINTS,
    **NO_VALUE,
    **NOT_SETTLED,
    **HELP,
    **READ,
    **MEANINGS,
    **TOUR,
    **ENGLISH_BOTS,
    **ENGLISH_CHECKING,
    **ENGLISH_COACH,
    **ENGLISH_DEALING,
    **ENGLISH_JUDGE,
    **ENGLISH_LESSONS,
    **ENGLISH_SERVER,
    **ENGLISH_SETS,
    **ENGLISH_NOW,
    **ENGLISH_PLAY,
    **ENGLISH_TABLE,
    **ENGLISH_RECORD,
    **ENGLISH_REFUSALS,
    **ENGLISH_REPORT,
    **ENGLISH_RULINGS,
    **ENGLISH_SOLVER,
    **ENGLISH_WEB,
}
"""Every sentence of the language."""
