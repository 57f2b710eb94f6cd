### The work of a class: what the server answers about assignments, seasons, adoption and seats.

server-assignment-unknown = There is no { $kind } “{ $came }”. Choose one from the list.
server-assignment-day = The day must be today or later, within a year.
server-assignment-many = A class has { $most } assignments at most. Take one back first.
server-season-over = This class is put away. Start the next season from the class that plays now.
server-hand-over-self = This is you. Give the login of another coach.
server-adoption-word = That word does not fit this card. Ask the guardian for a new word.
server-class-nobody-here = No child is here yet. Let them come in with their cards first.
server-seating-groups = Each table needs 1 to { $most } children. Each child sits at one table only.
server-no-phrases = Your coach has turned phrases off.

## The table of the children.

class-col-nickname = Nickname
class-col-division = Division
class-col-grade = Grade
class-col-seen = Last seen
class-col-week = Minutes this week
class-col-minutes = Minutes in all
class-col-matches = Matches
class-col-kept = Points kept
class-col-habit = Most costly habit
class-col-level = Level

## The most costly habit in a word or two.

class-habit-see-now = Misses Now
class-habit-see-impossible = Misses Impossible
class-habit-safe-moves = Unsafe moves
class-habit-goals = Setting Goals
class-habit-patience = Challenges too soon
class-habit-forceouts = Spotting forceouts
class-habit-sides = Picking a side
class-habit-writing = Writing papers
class-habit-presenting = Hands in no paper
class-habit-checking = Checking papers
class-habit-clock = Running out of time

## The owner's command.

help-accounts-tidy = Delete what is too old, and write letters about classes that nobody opens.
accounts-tidied = Matches summed up: { $matches }. Letters: { $letters }. Classes deleted: { $classes }. Children deleted: { $children }.
