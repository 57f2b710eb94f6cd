### Help for the commands.

## All commands, and read.

help = Goalsetter: play, learn and judge EQUATIONS and ON-SETS.
help-version = Show the version and stop.
help-read = Show every way to read a text, with its exact value.
help-read-text = An expression, an Equation or a mat, in quotes. If it starts with -, write -- before it.
help-read-goal = Read the text as a Goal on the mat. Spaces are gaps between cubes.
help-read-basic = Basic Equations: use the order of operations.
help-read-whole = Minor and Elementary: powers and roots have only whole numbers in them.
help-read-limit = Show each grouping, up to this many. If there are more, show each value.
help-json = Answer in JSON, for programs.
misused = I can't use this command. { $message }
misuse-missing = Something is missing. Type { $command } { $name }
misuse-extra =
    I can't use { QUOTE($extra) } here. { $count ->
        [0] { $command } takes options only, no text.
        [one] { $command } takes one text. If it has spaces, put quotes around it.
       *[other] { $command } takes { $count } texts. If one has spaces, put quotes around it.
    }
misuse-command = There is no command { QUOTE($name) }.
misuse-command-near = There is no command { QUOTE($name) }. Did you mean { $near }?
misuse-option = There is no option { $option } here.
misuse-option-near = There is no option { $option } here. Did you mean { $near }?
misuse-needs-value = { $option } needs a value. Type it after { $option }.
misuse-no-value = { $option } takes no value. Type just { $option }.
misuse-no-number = { $name } is a whole number. I can't use { QUOTE($came) }.
misuse-too-small = { $name } must be { $least } or more. You gave { $came }.
misuse-too-large = { $name } must be { $most } or less. You gave { $came }.
begins-with-minus = If { $text } starts a text, write -- before it: goalsetter read -- '{ $text }'
stopped = Stopped.
see-help = Type goalsetter --help to see every command.
see-help-of = Type { $command } --help to see how to use it.
help-tour = Take a tour: type a line and see what it means.
version = goalsetter { $version }

## judge, variations and cases.

help-judge = Judge an Equation, a Solution or a Goal. Give every reason why it is wrong. Exit code 0: correct. 1: not correct. 2: I can't read the question.
help-judge-mat = The mat: 'goal 3x5+2; required 5; permitted x 4 + 1; resources 2'. In ON-SETS, add the cards: 'universe BR B RY blank; goal 2; permitted B R -'.
help-judge-equation = The Equation on the paper: '(5x4)+1 = 3x(5+2)'. Without it, I judge only the Goal.
help-judge-challenge = The challenge it answers: now, impossible or last-cube.
help-judge-in = Read the question from a JSON file. It looks like an equation case or a solution case. Use - for standard input.
help-rules = The rule book, by name.
help-division = The age group you play in: minor, elementary, middle, junior or senior.
help-variation = A variation in play, like 'base 8'. You can give more than one.
help-ruling = Answers to open questions: mlag or agloa for all, NAME=ANSWER for one. You can give more than one. See goalsetter rulings.
help-rulings = List the questions that the rule books leave open. Show their answers and sources.
help-rulings-names = Show only these questions.
help-rulings-rules = Show only questions of this book's game.
help-variations = List the variations that a division can choose. Or ask about one. Exit code 0: yes. 1: no. 2: I can't read the question.
help-choose = Ask if you can choose this variation.
help-after = A variation that is already chosen. You can give more than one.
help-roll = The cubes in the roll: '0 1 2 + - x'.
help-year = Show only the list of odd or even years: odd or even.
help-cases = Run test cases, one JSON object a line. Exit code 0: all pass. 1: some fail. 2: I can't open a file.
help-cases-files = Files with cases. Use - for standard input.

## solve.

help-solve = Find a Solution on a mat, or prove that there is none. If there is no Goal on the mat, look for a Goal. Exit code 0: yes. 1: no. 2: I can't read the question. 3: I don't know.
help-solve-now = Use one cube from Resources at most (usual).
help-solve-impossible = Use any cubes from Resources.
help-solve-last-cube = Use no cube from Resources.
help-solve-budget = Stop after this many steps. Usual: 200 million.
help-solve-count = Show up to this many Solutions, the shortest first.
help-solve-in = Read the question from a JSON file. It looks like a solve case. Use - for standard input.
case-goal-first = There is no Goal on the mat, but some cubes have moved. Add the Goal. Or leave all cubes in Resources to look for a Goal.
case-strange-cubes = These are ON-SETS cubes, but this is an EQUATIONS mat: { $cubes }.
case-one-question = Use only one of --now, --impossible and --last-cube.

## play.

help-play = Play a match against one or two bots.
help-play-rules = The rule book: equations, basic or on-sets. Or give the name of one book, like mlag-equations-2011-12.
help-play-level = How strong a bot is: third-grade, fifth-grade, seventh-grade, ninth-grade, eleventh-grade, champion or random. Give it twice for two different bots.
help-play-opponents = How many bots: 1 or 2. Usual: 2.
help-play-clock = none: take all the time you like (usual). relaxed: three times as long as the book. tournament: as long as the book.
help-play-shakes = How many shakes to play. Usual: 3.
help-play-seed = Use the same number again to get the same rolls and bots.
help-play-name = Your name.
help-play-years = Which list of variations: odd, even or both. Usual: the year of the book.
help-play-open = Let players break the rules, as on a real mat. You can charge them.
help-play-resume = Go on with the match in this file.
help-play-record = Save the match in this file. If you leave early, it is kept there.
