"""English for the judge: why something is wrong, what variations mean, what a case lacks."""

from __future__ import annotations

FINDINGS = {
    "finding-form": "This cannot be read as an Equation, Solution = Goal. {why}",
    "finding-unequal": "The two sides are not equal: the Solution is worth {value}, the Goal "
    "{goal}.",
    "finding-not-a-multiple": "With Multiple of {multiple} the Solution must be off from the "
    "Goal by {multiple}, or by two, three … times {multiple}. It is worth {value}, the Goal "
    "{goal}.",
    "finding-one-cube": "A Solution needs at least two cubes.",
    "finding-missing-required": "Every cube in Required must be used. Not used: {cubes}",
    "finding-uses-forbidden": "It uses a cube that lies in Forbidden: {cubes}",
    "finding-too-many-resources": "After Challenge Now a Solution may take one cube from "
    "Resources, and no more. It takes these: {cubes}",
    "finding-cube-not-available": "There are not enough cubes for this. Missing: {cubes}",
    "finding-multi-digit": "A number in the Solution has too many digits: {at}",
    "finding-variation": "It does not do what a variation in force asks for.",
    "finding-not-in-force": "It would mean something only with a variation that was not chosen: "
    "{at}",
    "finding-wild-clash": "All wild cubes must stand for the same thing. Here they stand for "
    "{other}.",
    "finding-too-few-operations": "The Solution needs {needed} operation signs. It has {have}.",
    "finding-too-many-factorials": "There may be {needed} factorials in the whole Equation. Here "
    "are {have}.",
    "finding-too-many-factorials-in-goal": "Factorials allowed in the Goal: {needed}. Here are "
    "{have}.",
    "finding-goal-illegal": "The Goal on the mat is not legal: {at}",
    "finding-goal-missing": "There is no Goal on the mat.",
    "finding-goal-too-long": "A Goal has at most six cubes: {at}",
    "finding-goal-no-expression": "The Goal is not an expression: something is missing or out of "
    "place in {at}",
    "finding-goal-undefined": "The Goal {at} has no value, however it is grouped.",
    "finding-goal-beyond-limit": "The Goal {at} goes past {limit}, the limit with Multiple of k.",
    "finding-goal-interpretation": "What is written for the Goal is not what lies on the mat: {at}",
    "finding-goal-value-beyond-limit": "Written as {at}, the Goal is worth {value}. With Multiple "
    "of k it may not go past {limit}.",
    "finding-goal-not-these-cubes": "One side must show the cubes of the Goal, {goal}, in their "
    "order. Here it says {at}",
    "finding-goal-regrouped": "The Goal lies on the mat as {goal}. It may not be grouped as {at}",
    "finding-goal-no-reading": "The Goal as it is written here has no value: {at}",
    "finding-ambiguous": "Not every way to group it is right.",
    "finding-symbol-ambiguous": "A cube here can mean more than one thing, and not every meaning "
    "is right. The paper must say which one is meant.",
    "finding-undefined": "The Solution has no value: {why}.",
    "finding-no-expression": "The Solution is not an expression: something is missing or out of "
    "place in {at}",
    "finding-not-a-digit": "There is a digit that base {base} does not have: {at}",
    "finding-uncheckable": "Nobody can work out for certain that both sides are equal, and what "
    "cannot be checked counts as wrong.",
    "finding-not-offered": "This variation is not on the list.",
    "finding-choice-unknown": "There is no variation called {at}.",
    "finding-choice-unknown-near": "There is no variation called {at}. Do you mean {near}?",
    "finding-choice-no-fill": "{at} has a blank. Fill in {blank}.",
    "finding-choice-not-offered": "{at} is not on the list of this division. It is on the list of "
    "{divisions}.",
    "finding-choice-not-in-book": "No division of this rule book has {at} on its list.",
    "finding-choice-instead": "This rule book does not have {at}. It has {near}.",
    "finding-choice-fill": "You can’t fill in {fill} here. Fill in {fills}.",
    "finding-choice-barred": "You can’t fill in {fill} here. Pick another cube.",
    "finding-choice-other-year": "{at} is on the list of {years} only.",
    "finding-choice-fill-sign": "{fill} can’t be wild in this division. Pick another cube.",
    "finding-choice-fill-digit": "You can’t fill in a digit. Pick a color or a sign.",
    "finding-choice-fill-card": "{fill} is no card. Fill in a card like BRG.",
    "finding-choice-card-not-dealt": "The card {fill} was not dealt.",
    "finding-choice-fill-set": "{fill} names no set.",
    "finding-choice-no-universe": "No cards were dealt, so {fill} names no set.",
    "finding-choice-set-too-long": "{fill} is too long. Use {most} symbols or fewer.",
    "finding-choice-set-not-rolled": "{fill} uses symbols that were not rolled: {symbols}.",
    "finding-choice-set-ambiguous": "{fill} can name more than one set. Use parentheses.",
    "finding-choice-fill-colour": "You can’t fill in {fill} here. Fill in {symbols}.",
    "finding-already-chosen": "This variation was chosen before.",
    "finding-choice-again": "{at} was chosen before. A variation is chosen once in a shake.",
    "finding-conflicts": "Two variations do not go together.",
    "finding-choice-conflicts": "{at} does not go together with {other}, which was chosen before.",
    "finding-no-effect": "The variation would change nothing.",
    "finding-regrouped-undefined": "Grouped as {at}, the Solution has no value.",
    "finding-choice-no-effect": "No {symbols} was rolled, so {at} would change nothing.",
    "finding-choice-no-digit": "No digit from {least} to {most} was rolled, so {at} would change "
    "nothing.",
    "finding-choice-no-digit-of-colour": "No {colour} digit was rolled, so {at} would change "
    "nothing.",
    "finding-choice-no-digit-of-base": "No {colour} digit of base {base} was rolled, so {at} would "
    "change nothing.",
    "finding-choice-few-operations": "{at} needs {needed} operation signs, and {have} were rolled.",
    "finding-choice-no-blank-card": "The blank card was not dealt, so {at} would change nothing.",
    "finding-choice-set-of-none": "{fill} names no cards of this Universe, so {at} would change "
    "nothing.",
    "finding-choice-set-of-all": "{fill} names every card of this Universe, so {at} would change "
    "nothing.",
    "finding-choice-colour-not-dealt": "No card with {fill} was dealt, so {at} would change "
    "nothing.",
    "choice-list-or": "{first} or {last}",
    "choice-number-from": "a number from {least} to {most}",
    "choice-one-of": "one of {fills}",
    "choice-blank-number": "a number",
    "choice-blank-colour": "a color",
    "choice-blank-cube": "a cube",
    "choice-blank-set": "a set",
    "choice-blank-card_colour": "a color",
    "choice-blank-card": "a card",
}
"""Why an Equation is not correct, or a Goal or a choice not legal, by reason and by code."""

JUDGE = {
    "ruling-correct": "CORRECT",
    "ruling-wrong": "NOT CORRECT",
    "ruling-legal": "LEGAL",
    "ruling-illegal": "NOT LEGAL",
    "judge-equation": "Equation: {text}",
    "judge-goal": "Goal: {text}",
    "judge-under": "Rules: {edition}, {division} Division{variations}",
    "judge-variations": "; {list}",
    "judge-finding": "{sentence} [{clause}]",
    "judge-ruling": "This rests on how an open question is decided: {ruling}.",
    "judge-only-if-raised": "This counts only if a checker raises it.",
    "judge-counter": "A checker may read it as  {counter}",
    "judge-counter-values": "and then it is {value} on one side and {goal} on the other.",
    "judge-assumed-now": "You named no challenge. I took Now: one cube from Resources at most.",
    "judge-repair": "Nobody could object to     {repair}",
    "judge-bracketed": "The missing bracket may go here:  {bracketed}",
    "judge-values": "The Solution is worth {value}, the Goal {goal}.",
    "judge-goal-values": "It can be worth {values}.",
    "judge-goal-more": "It can be worth {values} and more: a 1 may be any power of the base.",
    "judge-goal-unsettled": "There may be more values: I could not work out all of them.",
    "judge-rulings": "It rests on how an open question is decided: {list}.",
    "judge-rulings-untried": "It may rest on how open questions are decided: trying every answer "
    "would take too long.",
    "rulings-title": "Open questions of {game}, and how they are decided",
    "rulings-row": "{name}: {question}",
    "rulings-answer": "   {answer}: {words}",
    "rulings-answer-where": "   {answer}: {words} ({where})",
    "rulings-usual": "usual",
    "rulings-settled": "   There is no other answer to play.",
    "rulings-sources": "   From: {sources}",
    "rulings-how": "goalsetter judge --ruling NAME=ANSWER judges with another answer.",
    "more-of-them": "{values} … ({count} values)",
}
"""The command judge."""

VARIATIONS = {
    "variation-sideways": "A digit cube laid on its side is 1 divided by that digit.",
    "variation-upside-down": "A digit cube laid upside-down is that digit below zero.",
    "variation-0 wild": "Each 0 may stand for another digit, or for a sign where the division "
    "allows it; the same one for every 0 of an Equation. Say which.",
    "variation-x wild": "Each x may stand for another digit, or for a sign where the division "
    "allows it; the same one for every x of an Equation. Say which.",
    "variation-factorial": "Two ! may be written in an Equation: 4! is 4×3×2×1.",
    "variation-multiple operations": "One operation cube may be used as often as you like in a "
    "Solution.",
    "variation-three-operation solution": "A Solution must hold at least three operation signs.",
    "variation-remainder": "A ÷ on its side gives what is left over when whole numbers are "
    "divided.",
    "variation-two-digit numerals": "A Solution may have numbers of two digits.",
    "variation-lcm": "A √ may mean the smallest number that two numbers both divide; mark it.",
    "variation-gcf": "A ^ may mean the largest number that divides two numbers; mark it.",
    "variation-number of factors": "An x in front of one number counts how many numbers divide it.",
    "variation-next prime number": "An x in front of one number is the first prime above it.",
    "variation-percent": "An upside-down √ between two numbers takes so many percent of the "
    "second.",
    "variation-decimal point": "A ^ may be a decimal point; mark it.",
    "variation-+ = average": "Every + means the average of two numbers instead of their sum.",
    "variation-base": "Every number is written in the base that was chosen.",
    "variation-multiple of": "The Solution must be off from the Goal by the number that was "
    "chosen, or by two, three … times as much.",
    "variation-powers of the base": "A 1 by itself may be any whole power of the base; say which.",
    "variation-exponent": "A digit of the chosen colour may be an exponent without a ^ before it.",
    "variation-ab+": "Two digits and a + make a decimal that goes on forever: .ABABAB… or .ABBB…",
    "variation-add to goal": "Instead of moving, you may lay a cube to the Goal.",
    "variation-imaginary": "A − on its side is i, the square root of −1, and powers and roots "
    "have all their values.",
    "variation-root is i": "A √ is i, the square root of −1, and no longer a root.",
    "variation-decimal in goal": "You may put decimal points between the digits of the Goal.",
    "variation-÷ as log": "A ÷ may mean the logarithm: 8÷2 is 3, because 2 to the 3rd is 8. On its "
    "side it must.",
    "variations-title": "{edition}, {division} Division",
    "variations-none": "There is nothing to choose here.",
    "variations-always": "In force in every shake",
    "variations-choose": "To choose from",
    "variations-row": "  {name} [{clause}]",
    "variations-row-plain": "  {name}",
    "variations-meaning": "   {meaning}",
    "variations-fills": "   Fill in one of {fills}.",
    "variations-colour": "   Fill in a colour: red, blue, green or black.",
    "variations-years": "   Only in {years}.",
    "blank-number": "one of these numbers",
    "blank-colour": "one of the four colors",
    "blank-cube": "a sign that was rolled, but no digit",
    "blank-cube-but": "a sign that was rolled, but no digit and no {symbols}",
    "blank-set": "a set of four signs or fewer: not empty, not the whole Universe",
    "blank-card": "a card that was dealt, required or forbidden",
    "blank-card-colour": "one of the four colors on the cards",
    "list-odd": "odd-year list",
    "list-even": "even-year list",
    "list-both": "both year lists",
    "list-every": "lists of every year",
    "years-odd": "odd years",
    "years-even": "even years",
    "years-every": "every year",
    "choice-may": "{name} may be chosen.",
    "choice-may-not": "{name} may not be chosen.",
}
"""The command variations; what each means is told by its plain name."""

CASES = {
    "cases-summary": "{passed} passed, {failed} failed",
    "cases-no-file": "I cannot open {file}: {reason}",
    "cases-not-text": "it is not text in UTF-8",
    "cases-at": "{file}:{line} {case}",
    "cases-difference": "{key}: expected {expected}; got {got}",
    "cases-remark": "{told} ({remark})",
    "cases-only-remark": "{key}: expected {expected}, but {remark}",
    "cases-nothing": "nothing",
    "remark-family": "there are more values than these",
    "remark-unsettled": "not every value could be worked out",
    "remark-no-regrouping": "it is not the Equation with more brackets",
    "remark-still-correct": "with these brackets it is still correct",
    "remark-regrouping": "it is the Equation with more brackets",
    "case-not-json": "This line is not JSON: {reason} (column {column}).",
    "case-not-object": "A case is a JSON object; this is: {got}.",
    "case-key-twice": "The key {key!r} stands twice in one object.",
    "case-missing-key": "The key {key!r} is missing.",
    "case-unknown-key": "I do not know the key {key!r} here. The keys are {known}.",
    "case-unknown-kind": "I do not know the kind {name!r}. The kinds are {known}.",
    "case-unknown-event": "I do not know what is done by {name!r}. I know {known}.",
    "case-unknown-phase": "There is no phase {name!r}. The phases are {known}.",
    "case-unknown-task": "There is no time limit for {name!r}. The tasks are {known}.",
    "case-unknown-player": "Nobody at the table is called {name!r}. There are {known}.",
    "case-unknown-section": "The mat has no section {name!r}. Its sections are {known}.",
    "case-unknown-side": "There is no side {name!r}. The sides are {known}.",
    "case-wrong-players": "A match has 2 or 3 players, not: {got}.",
    "case-time-goes-back": "An event is at {at} seconds, but {now} seconds are over by then. Every "
    "'at' counts from the start of the case and may not go back.",
    "case-wrong-about": "'about' is the number of an event of this case, from 0, not: {got}.",
    "case-wrong-type-object": "{key!r} should be an object with keys and values, not: {got}.",
    "case-not-set-up": "The position that is given cannot be set up: {fault}.",
    "case-unknown-edition": "There is no edition {name!r}. The editions are {known}.",
    "case-unknown-division": "{edition} has no division {name!r}. Its divisions are {known}.",
    "case-unknown-ruling": "There is no profile {name!r}. The profiles are {known}; one question "
    "by itself is answered as in wild-mark=stays.",
    "case-ruling-without-answer": "Say which answer: {name!r} may be answered {known}, as in "
    "{name}={first}.",
    "case-strange-ruling": "There is no ruling {name!r} in {game}. goalsetter rulings lists them.",
    "case-unknown-named-ruling": "There is no ruling {name!r} in {game}. Did you mean {near}?",
    "case-unknown-answer": "{name!r} may be answered {known}, not {answer!r}.",
    "case-wrong-type-rulings": "'rulings' should be an object of names with their answers as "
    "texts, not: {got}.",
    "case-unknown-challenge": "There is no challenge {name!r}. The challenges are {known}.",
    "case-unknown-where": "I do not know the place {name!r}. The places are {known}.",
    "case-unknown-year": "A year is {known}, not {name!r}.",
    "case-unknown-reason": "I do not know the reason {name!r}. The reasons are {known}.",
    "case-unknown-variation": "There is no variation {name!r}. Did you mean {near}?",
    "case-strange-variation": "There is no variation {name!r}. The variations are {known}.",
    "case-unknown-fill": "No division has {name!r}. The numbers to fill in are {known}.",
    "case-unfilled-number": "Say which number: {name!r} has a blank to fill in, as in “base 8”.",
    "case-unfilled-colour": "Say which colour: {name!r} has a blank to fill in, as in “red "
    "exponent”.",
    "case-wrong-type-text": "{key!r} should be a text in quotes, not: {got}.",
    "case-wrong-type-flag": "{key!r} should be true or false, not: {got}.",
    "case-wrong-type-list": "{key!r} should be a list, not: {got}.",
    "case-wrong-type-texts": "{key!r} should be a list of texts in quotes; one entry is: {got}.",
    "case-wrong-type-variation": "A variation is a text such as “base 8”, or an object with a name "
    "and what fills its blank, not: {got}.",
    "case-nothing-expected": "The case expects nothing: give one of {known}.",
    "case-reason-for-correct": "The case expects that it is correct, so {key!r} says nothing.",
    "case-no-goal": "There is no Goal on the mat.",
    "case-one-equation": "Write one Equation: only in ON-SETS can two Solutions be asked for.",
    "case-one-input": "Give --mat, or --in, not both.",
    "case-no-input": "Give the mat with --mat, or a question in JSON with --in.",
    "case-no-file": "I cannot open {file}: {reason}",
    "case-no-choose": "--after, --roll and --universe belong to --choose.",
    "case-unreadable": "I cannot read {text!r}, at place {place}. {message}",
    "case-broken": "Something broke inside the judge: {error} {message}",
    "notation-bad-value": "A value is written like 3, -1/3, 72*sqrt(70) or log(3,2).",
    "notation-no-value": "This has no value.",
}
"""The command cases: what differs, and what is wrong with a case."""

HELP_JUDGE = {
    "help-judge": "Judge an Equation, a Solution of ON-SETS, or only a Goal, with every reason why "
    "it is wrong. Exit code 0: correct, 1: not correct, 2: the question cannot be understood.",
    "help-judge-mat": "The mat: 'goal 3x5+2; required 5; permitted x 4 + 1; resources 2'; of "
    "ON-SETS with its cards: 'universe BR B RY blank; goal 2; permitted B R -'.",
    "help-judge-equation": "The Equation as written: '(5x4)+1 = 3x(5+2)'. Without it only the "
    "Goal is judged.",
    "help-judge-challenge": "After what it was written: now, impossible or last-cube.",
    "help-judge-in": "Take the question from a JSON file in the shape of an equation case, or of a "
    "solution case; - for standard input.",
    "help-rules": "The edition of the rules, by its name.",
    "help-division": "The division: minor, elementary, middle, junior or senior.",
    "help-variation": "A variation in force, such as 'base 8'; may be given many times.",
    "help-ruling": "How open questions are decided: mlag or agloa for all of them, NAME=ANSWER "
    "for one; may be given many times. See goalsetter rulings.",
    "help-rulings": "List the open questions, their sources, and how they may be decided.",
    "help-rulings-names": "Only these questions.",
    "help-rulings-rules": "Only questions of this edition’s game.",
    "help-variations": "Tell what a division may choose from, or whether one may be chosen. Exit "
    "code 0: yes, 1: no, 2: the question cannot be understood.",
    "help-choose": "Ask whether this variation may be chosen.",
    "help-after": "A variation that was chosen before; may be given many times.",
    "help-roll": "The cubes that were rolled: '0 1 2 + - x'.",
    "help-year": "Only the list of odd or of even years: odd or even.",
    "help-cases": "Run conformance cases, one JSON object a line. Exit code 0: all passed, 1: "
    "some failed, 2: a file cannot be opened.",
    "help-cases-files": "Files of cases; - for standard input.",
}
"""Help for these commands."""

ENGLISH_JUDGE = {**FINDINGS, **JUDGE, **VARIATIONS, **CASES, **HELP_JUDGE}
"""Every sentence of this file."""
