# What the pages of a tournament beside the desk say.
web-event-pages = Pages of this day
web-event-page-check-in = Check-in
web-event-page-desk = Desk
web-event-other-page = Your card can't open this page. Try one of the pages above.
web-event-play-off = Play-off
web-event-table = Table { $table }
web-event-nameless = (no name shown)

## Check-in.
web-event-no-school = No school
web-event-sorted = Sorted
web-event-by-school = By school
web-event-by-list = By name
web-event-here-of = { $here } of { $all } here
web-event-school-here = All here
web-event-not-here = Not here yet: { $count }
web-event-none-come = Leave these { $count } out of the draw
web-event-absent = not coming
web-event-left = went home
web-event-scan-badge = Scan a badge, or type its code
web-event-here-now = Here
web-event-no-badge = No player has the code { $came }. Look for the name below.
web-event-here-before = { $name } is here already. { $school }
web-event-is-here = { $name } is here. { $school }

## The hall screen and the page for all.
web-event-no-names = This day shows no names here. Look at the lists on the wall.
web-event-not-out = The tables are not out yet.
web-event-no-clock = The clock has not started yet.
web-event-shown = What to show
web-event-show-names = By name
web-event-show-tables = By table
web-event-show-clock = Clock
web-event-show-places = Places
web-event-still = Stay on this page
web-event-full-screen = Full screen
web-event-leaf = Page { $leaf } of { $leaves }
web-event-aloud-start = “Start now! You have { $minutes } minutes. Raise your hand if you need a judge.”
web-event-aloud-warning = “Time! Start no new shake. If you are in a shake, you have { $last } minutes to finish it.”
web-event-aloud-stop = “Stop! Make no more moves. Now all players write. You have two minutes, and you may use any Resources.”
web-event-aloud-end = “Pencils down! Check your sheet, write your initials, and turn it in.”
web-event-added = More time:
web-event-added-table = table { $table } +{ $minutes } min
