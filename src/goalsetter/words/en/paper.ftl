### Paper: cards, sheets and lists that are printed.

## Why a paper cannot be printed.

paper-nothing-to-print = There is nothing to print yet. Add someone first.
paper-unknown-size = I can't print on “{ $came }”. Try letter or a4.
paper-not-installed = Printing needs the server. Add it with: { $expected }
paper-too-many-players = A table has three players or fewer. Here are more: { $came }.
paper-figures-missing = The list has too few or too many figures for “{ $came }”.
paper-does-not-fit = “{ $came }” is too long for its place on the page. Make it shorter.

## The login card of a child.

paper-card-title = Login cards
paper-card-how = Scan the square. Or open this page, type the class code, tap your name, and type your words:
paper-card-code = Class code
paper-card-words = Your words and number. Keep them secret.

## The scoresheet of a table.

paper-sheet-title = Score sheet
paper-table = Table { $table }
paper-shake = Shake { $number }
paper-score = Score
paper-penalty = −1
paper-judge = Judge
paper-total = Total
paper-match-points = Match points
paper-initials = Initials
paper-places = Match points
paper-places-1-1-1 = No tie
paper-places-2-1 = Two tied for first
paper-places-1-2 = Two tied for second
paper-places-3 = All three tied
paper-places-1-1 = Two players
paper-places-2 = Two players, tied
paper-sheet-rule = Check the totals. Then put your initials under your points. The winner turns in the sheet. Do you protest a ruling? Then do not initial. Ask for the form right away.
paper-added-minutes = Minutes added
paper-absent = Absent, in shakes
paper-protest = Protest by
paper-circle = Circle the variations for each shake

## Lists and cards for the hall.

paper-table-word = Table
paper-table-cards = Table cards
paper-seating-by-name = Find your table
paper-seating-by-table = Seats by table
paper-standings = Standings
paper-provisional = May still change
paper-page = Page { $page } of { $pages }

## Certificates.

paper-certificate = Certificate
paper-certificate-to = This certificate goes to
paper-certificate-for = for
