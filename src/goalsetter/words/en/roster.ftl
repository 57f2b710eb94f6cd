### A list of names that a coach or a school sends: what is wrong with it, and what to try.

## The whole list.

roster-empty-roster = The list has no names. Put one name on each line.
roster-too-large = The file is too big for a list of names. Send only the names.
roster-unpacks-too-large = The workbook is too big inside. Copy the names into a new one.
roster-too-many-rows = The list has more than { $expected } rows. Cut it in two.
roster-not-text = This file is not text. Save the list as CSV or XLSX and try again.
roster-not-workbook = This workbook does not open. Save it again as XLSX, or paste the names.
roster-locked-workbook = This workbook is old or has a password. Save it as XLSX with no password.
roster-no-workbooks = I can't read workbooks here. Save the list as CSV, or paste the names.
roster-other-sheets = Only “{ $expected }” was read. There are names in { $came } too.
roster-bad-quotes = Row { $row }: a quote mark has no partner in “{ $came }”. Add it or take it out.

## The row of headings.

roster-missing-column = Row { $row }: there is no column for { $column }. Add one.
roster-unknown-column = Row { $row }: nobody needs the column “{ $came }”. It is left out.
roster-repeated-column = Row { $row }: there are two columns for { $column }. Take out “{ $came }”.

## One row.

roster-missing-value = Row { $row }: the { $column } is missing.
roster-too-long = Row { $row }: the { $column } “{ $came }” is too long. Use { $expected } letters or fewer.
roster-not-a-choice = Row { $row }: “{ $came }” is no { $column }. Try { $expected }.
roster-too-many-cells = Row { $row }: I need { $expected } columns. I don't know what “{ $came }” is.
roster-strange-character = Row { $row }: there is a hidden sign in “{ $came }”. Type the { $column } again.
roster-formula = Row { $row }: “{ $came }” is a formula. Type the { $column } as plain text.
roster-date = Row { $row }: the sheet made a date of the { $column }: { $came }. Type it as text.
roster-cell-error = Row { $row }: the cell for { $column } shows an error: { $came }. Type it again.

## Rows that look alike.

roster-twin-name = Row { $row }: “{ $came }” is in row { $others } too. One child or two?
roster-repeated-row = Row { $row }: “{ $came }” is the same as row { $others }. Take one out.
roster-repeated-value = Row { $row }: row { $others } has the { $column } “{ $came }” too. Change one.

## Names of columns.

roster-column-division = division
roster-column-grade = grade
roster-column-name = name
roster-column-nickname = nickname
roster-column-player = player
roster-column-school = school
roster-column-team = team
