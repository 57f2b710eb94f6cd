### The page of rules, and the sheet that “rule” opens.

web-nav-rules = Rules
web-rules-title = The rules
web-rules-told = What each clause says, in our own words.
web-rules-search = Search
web-rules-search-hint = bonus, VII-C-4 …
web-rules-books = Books
web-rules-contents = Contents
web-rules-tables = Tables
web-rules-hits =
    { $count ->
        [0] Nothing fits. Try one word, or a label like V-C.
        [one] { $count } clause
       *[other] { $count } clauses
    }
web-rules-whole = See it in the rules
web-rules-none = I have no words for this clause.
web-rules-all = All the rules
web-tab-rules = Help
web-help-turn = Whose turn is it?
web-help-turn-yours = It's your turn.
web-help-deeds = What may I do now?
web-help-deeds-none = Nothing now. Watch the others, and look for a Solution.
web-help-score = What do we score?
web-help-book = What the book says: { $title }
web-help-book-plain = What the book says
web-help-search = Look in the rules
web-term-books = In the rules:
