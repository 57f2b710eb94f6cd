### Accounts on the page: children at the door, coaches with their classes.

## Coming in.

web-class-come-in = Come in with your card
web-class-come-told = Scan the square on your card. Or type what is on it.
web-class-code = Class code
web-class-nickname = Nickname
web-class-pick = Pick your nickname
web-class-words = Your two words and the number
web-class-own = This is my own tablet
web-class-enter = Come in
web-class-grownup = I am a coach
web-class-child = I have a card
web-class-hello = Hello, { $name }!
web-class-room-open = Your class is playing now.
web-class-room-wait = Your class is not playing yet. Wait here, or play by yourself.
web-class-to-room = Go to my class
web-class-play = Play now
web-class-my-page = My page
web-class-out = Sign out
web-class-sign-in = Coaches sign in
web-class-sign-in-told = Use the login that you chose when you joined.
web-class-login = Login
web-class-password = Password
web-class-password-new = New password, 10 signs or more
web-class-your-name = Your name, as children call you
web-class-join = Join { $school }
web-class-new-password = Choose a new password

## A coach's page.

web-class-all = All my classes
web-class-count = { $count ->
    [one] 1 child
   *[other] { $count } children
  }
web-class-archived = put away
web-class-new = New class at { $school }
web-class-make = Make the class
web-class-seen = last seen
web-class-recover = New password link
web-class-invite = Invite a { $post }
web-class-link-told = Give this link to that person. It works once.
web-class-post-coach = coach
web-class-post-judge = judge
web-class-post-director = director
web-class-sessions = Where you are signed in
web-class-device = a browser
web-class-this = this one
web-class-end = End it

## A class.

web-class-notice = There were many wrong tries to come in: { $at }. Is somebody guessing?
web-class-at = Children come in at
web-class-door-open = Open the door for 15 minutes
web-class-door-close = Close the door
web-class-door-until = The list of nicknames is open until { $at }.
web-class-children = Children
web-class-choose = Choose
web-class-choose-one = Choose { $name }
web-class-col-nickname = Nickname
web-class-col-real = Real name
web-class-col-seen = Last seen
web-class-col-matches = Matches
web-class-col-minutes = Minutes
web-class-col-points = Points
web-class-here = here
web-class-no-card = no card yet
web-class-cards-new = { $count ->
    [one] Print 1 card
   *[other] Print { $count } cards
  }
web-class-cards-again = { $count ->
    [one] Print 1 new card
   *[other] Print { $count } new cards
  }
web-class-cards-sure = The old cards stop working.
web-class-cards-told = Print cards once and hand them out. To help a child who lost a card, choose the child and print a new one.
web-class-move = Move to { $name }
web-class-leave = Take out of this class
web-class-leave-sure = The children keep their accounts.
web-class-export = Save the table (CSV)
web-class-add = Add children
web-class-add-told = Paste one name on each line. From a sheet you can copy names and nicknames.
web-class-file = Or choose a file (CSV, XLSX)
web-class-book = The workbook is loaded. Press “Check the list”.
web-class-read = Check the list
web-class-add-all = { $count ->
    [one] Add 1 child
   *[other] Add all { $count } children
  }
web-class-add-anyway = { $count ->
    [one] I checked it. Add 1 child
   *[other] I checked it. Add all { $count } children
  }
web-class-added = { $count ->
    [one] 1 child is in the class now. Print the card next.
   *[other] { $count } children are in the class now. Print their cards next.
  }
web-class-room = Play
web-class-room-told = Open a room. Children who come in with their cards get seats in threes.
web-class-seat = Open a room for this class
web-class-board = Go to the board
web-class-room-close = Close the room
web-class-more = More
web-class-rename = Name of the class
web-class-coach = Second coach (login)
web-class-coach-named = Your class has another coach now.
web-class-save = Save
web-class-saved = Saved.
web-class-archive = Put this class away
web-class-unarchive = Take this class out again
web-class-delete = Delete this class
web-class-delete-sure = The children keep their accounts.
web-class-keep = No, keep it

## One child.

web-class-guarded-by = guardian: { $name }
web-class-match = { $at }: { $points } points in { $minutes } minutes
web-class-guardian = For guardians
web-class-second = Second guardian (login)
web-class-hand-over = Hand over
web-class-hand-over-sure = You will not see this child's name any more.
web-class-all-of-it = Save all about this child
web-class-erase = Delete this child
web-class-erase-sure = The account and the nickname go at once, for good.
web-class-looks = Who looked at this page
web-class-look = { $who }, { $at } ({ $kind })

## What is kept.

web-class-kept = What we keep
web-class-kept-child = About a child
web-class-kept-child-told = A nickname, a division, a language, and which class the child is in. We also keep when the child came in and which matches were played.
web-class-kept-names = The real name
web-class-kept-names-told = It is locked. Only the guardians of the child can read it. It is in no list, match or file for others.
web-class-kept-grownup = About a grown-up
web-class-kept-grownup-told = A name, a login and a locked password. An e-mail address only if you gave one.
web-class-kept-play = About play
web-class-kept-play-told = Every match: who sat where by nickname, each move, and the points.
web-class-kept-not = What we never ask for
web-class-kept-not-told = No birthday, no photo, no e-mail of a child, no place. There are no ads and no trackers.
web-class-kept-who = Who can see it
web-class-kept-who-told = The child, the guardians and the coaches of the class. Every look of a grown-up is noted for the guardians.
web-class-kept-long = How long
web-class-kept-long-told = Until a guardian deletes it. Matches go by themselves when nobody has used them for a while.
web-class-kept-delete = How to delete it
web-class-kept-delete-told = Ask your coach. A guardian opens the page of the child and presses “Delete this child”. It is gone at once. In the matches of others the child is called “Player B”.

## Work for the class.

web-class-work = Work for the class
web-class-work-told = Give the class a lesson or a level. The children see it when they come in.
web-class-work-what = What to do
web-class-work-pick = Pick a lesson or a level
web-class-work-lessons = Lessons
web-class-work-levels = Levels
web-class-work-day = Until
web-class-work-assign = Give it to the class
web-class-work-due = until { $at }
web-class-work-done-by = Done by { $count } of { $all }.
web-class-work-drop = Take it back
web-class-work-drop-one = Take back: { $title }
web-class-work-own = Your work
web-class-work-done = Done
web-class-work-late = The day is past
