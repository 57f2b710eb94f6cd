### Help for the commands.

## All commands, and read.

help = Goalsetter: an exact judge for EQUATIONS and ON-SETS.
help-version = Show the version and stop.
help-read = Show every reading of a text, its grouping written out, and its exact value.
help-read-text = An expression, an Equation, or a mat, in quotes. If it begins with -, write -- before it.
help-read-goal = Read the text as a Goal lying on the mat: spaces are gaps between cubes.
help-read-basic = Basic Equations: the order of operations counts.
help-read-whole = Minor and Elementary Division: powers and roots of whole numbers only.
help-read-limit = List every grouping if there are at most this many, else every value.
help-json = Answer in JSON, for programs.
misused = I do not understand this command. { $message }
begins-with-minus = If { $text } is the start of a text, write -- before it, like this: goalsetter read -- '{ $text }'
stopped = Stopped.
see-help = goalsetter --help, and --help after a command, show what I understand.
help-tour = A guided tour: type a line, see what it means.
version = goalsetter { $version }

## judge, variations and cases.

help-judge = Judge an Equation, a Solution of ON-SETS, or only a Goal, with every reason why it is wrong. Exit code 0: correct, 1: not correct, 2: the question cannot be understood.
help-judge-mat = The mat: 'goal 3x5+2; required 5; permitted x 4 + 1; resources 2'; of ON-SETS with its cards: 'universe BR B RY blank; goal 2; permitted B R -'.
help-judge-equation = The Equation as written: '(5x4)+1 = 3x(5+2)'. Without it only the Goal is judged.
help-judge-challenge = After what it was written: now, impossible or last-cube.
help-judge-in = Take the question from a JSON file in the shape of an equation case, or of a solution case; - for standard input.
help-rules = The edition of the rules, by its name.
help-division = The division: minor, elementary, middle, junior or senior.
help-variation = A variation in force, such as 'base 8'; may be given many times.
help-ruling = How open questions are decided: mlag or agloa for all of them, NAME=ANSWER for one; may be given many times. See goalsetter rulings.
help-rulings = List the open questions, their sources, and how they may be decided.
help-rulings-names = Only these questions.
help-rulings-rules = Only questions of this edition’s game.
help-variations = Tell what a division may choose from, or whether one may be chosen. Exit code 0: yes, 1: no, 2: the question cannot be understood.
help-choose = Ask whether this variation may be chosen.
help-after = A variation that was chosen before; may be given many times.
help-roll = The cubes that were rolled: '0 1 2 + - x'.
help-year = Only the list of odd or of even years: odd or even.
help-cases = Run conformance cases, one JSON object a line. Exit code 0: all passed, 1: some failed, 2: a file cannot be opened.
help-cases-files = Files of cases; - for standard input.

## solve.

help-solve = Tell whether a Solution can be built from a mat: with one, with a proof that there is none, or why that is not known. Without a Goal on the mat: whether there is a Goal at all. Exit code 0: yes, 1: no, 2: the question cannot be understood, 3: not known.
help-solve-now = At most one cube of Resources may be used (the usual question).
help-solve-impossible = Any cube of Resources may be used.
help-solve-last-cube = No cube of Resources may be used.
help-solve-budget = Stop after so many steps, by itself after 200 million.
help-solve-count = Show up to so many Solutions, the shortest first.
help-solve-in = Take the question from a JSON file in the shape of a solve case; - for standard input.
case-goal-first = There is no Goal on the mat, and cubes were moved already. Say which Goal was set; or leave all cubes in Resources to ask whether there is a Goal.
case-strange-cubes = These are cubes of ON-SETS, and the mat is one of EQUATIONS: { $cubes }.
case-one-question = Give one of --now, --impossible and --last-cube.

## play.

help-play = Play a match against one or two bots.
help-play-rules = The rule book: equations, basic, on-sets, or an edition such as mlag-equations-2011-12.
help-play-level = How strong a bot is: third-grade, fifth-grade, seventh-grade, ninth-grade, eleventh-grade, champion, or random. Twice for two bots that differ.
help-play-opponents = How many bots: 1 or 2. Usually 2.
help-play-clock = none (usual): take all the time you like; relaxed: three times as long as the book; tournament: as the book has it.
help-play-shakes = After how many shakes the match is over. Usually 3.
help-play-seed = The same number gives the same rolls and the same bots.
help-play-name = Your name.
help-play-years = Which list of variations: odd, even or both. If not said, that of the book’s year.
help-play-open = Let illegal procedure happen, as on a real mat, to be charged.
help-play-resume = Go on with a match that was kept in this file.
help-play-record = The file for the record of the match; a match that is left is kept there.
