### The work of a class: what the server answers about assignments, seasons, adoption and seats.

server-assignment-unknown = No hay { $kind } “{ $came }”. Elige uno de la lista.
server-assignment-day = El día debe ser hoy o después, dentro de un año.
server-assignment-many = Una clase tiene como máximo { $most } tareas. Quita una primero.
