### The work of a class: what the server answers about assignments, seasons, adoption and seats.

server-assignment-unknown = There is no { $kind } “{ $came }”. Choose one from the list.
server-assignment-day = The day must be today or later, within a year.
server-assignment-many = A class has { $most } assignments at most. Take one back first.
