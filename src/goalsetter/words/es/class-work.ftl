### The work of a class: what the server answers about assignments, seasons, adoption and seats.

server-assignment-unknown = No hay { $kind } “{ $came }”. Elige uno de la lista.
server-assignment-day = El día debe ser hoy o después, dentro de un año.
server-assignment-many = Una clase tiene como máximo { $most } tareas. Quita una primero.
server-season-over = Esta clase está guardada. Empieza la nueva temporada desde la clase que juega ahora.
server-hand-over-self = Eres tú. Escribe el usuario de otro entrenador.
server-adoption-word = Esa palabra no va con esta tarjeta. Pide una palabra nueva al responsable.
server-class-nobody-here = Todavía no hay nadie. Deja que entren primero con sus tarjetas.
server-seating-groups = Cada mesa necesita de 1 a { $most } niños. Cada niño se sienta en una sola mesa.
server-no-phrases = Tu entrenador ha apagado las frases.

## The table of the children.

class-col-nickname = Apodo
class-col-division = División
class-col-grade = Grado
class-col-seen = Última vez
class-col-week = Minutos esta semana
class-col-minutes = Minutos en total
class-col-matches = Partidas
class-col-kept = Puntos conservados
class-col-habit = Costumbre más cara
class-col-level = Nivel

## The most costly habit in a word or two.

class-habit-see-now = No ve el ¡Ahora!
class-habit-see-impossible = No ve el ¡Imposible!
class-habit-safe-moves = Jugadas inseguras
class-habit-goals = Poner la Meta
class-habit-patience = Desafía demasiado pronto
class-habit-forceouts = Ver un forceout
class-habit-sides = Elegir un lado
class-habit-writing = Escribir papeles
class-habit-presenting = No entrega papel
class-habit-checking = Revisar papeles
class-habit-clock = Se queda sin tiempo

## The owner's command.

help-accounts-tidy = Borra lo que es demasiado viejo y escribe cartas sobre clases que nadie abre.
accounts-tidied = Partidas sumadas: { $matches }. Cartas: { $letters }. Clases borradas: { $classes }. Niños borrados: { $children }.
