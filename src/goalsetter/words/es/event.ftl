### Un torneo: cambios después de empezar, niños que llegan tarde, y lo que ningún reglamento dice.

## Refusals of changes.

tournament-refused-tag-stays = Las letras { $expected } están en cada código. No pueden ser { $came }.
tournament-refused-bad-deadline = No puedo usar el día “{ $came }”. Prueba { $expected }.
tournament-refused-deadline = Las listas cerraron el { $expected }. Pide el cambio al director.
tournament-refused-has-played = { $came } tiene asiento en { $names }. Retira a { $came } de las rondas que siguen.
tournament-refused-in-team = { $came } está en un equipo: { $names }. Cambia primero el equipo.
tournament-refused-own-district = { $came } no puede ser su propio distrito.
tournament-refused-bad-bonus = Un premio de { $came } puntos no puede ser. Usa { $expected }.
tournament-refused-typed-already = El código { $came } ya tiene puntos. Sus asientos quedan así.
tournament-refused-would-sit-alone = Un niño quedaría solo en la mesa { $came }. Pásalo a una mesa de dos.

## Questions that no book answers.

tournament-ruling-missing-third = El tercer jugador no llega nunca.
tournament-ruling-missing-third-two-player-match = Es un partido de dos. El tercero tiene 0.
tournament-ruling-missing-third-three-player-match = Sigue siendo un partido de tres. El tercero tiene 0.
tournament-ruling-disqualified = Un jugador queda fuera de la ronda.
tournament-ruling-disqualified-others-keep-places = Ese jugador tiene 0. Los otros quedan en su lugar.
tournament-ruling-disqualified-others-move-up = Ese jugador tiene 0. Los otros suben un lugar.
tournament-ruling-replayed-round = Una ronda se juega otra vez.
tournament-ruling-replayed-round-replay-alone = Solo cuenta el partido nuevo.
tournament-ruling-late-player = Un jugador llega tarde.
tournament-ruling-late-player-zero-for-missed-shakes = Es un partido de tres, con 0 por cada tirada perdida.
tournament-ruling-corrected-round = Unos puntos se corrigen después del sorteo.
tournament-ruling-corrected-round-nobody-is-reseated = Nadie cambia de mesa. Se dice quién estaría en otra.
tournament-ruling-kept-apart = ¿A quién separa el sorteo?
tournament-ruling-kept-apart-school = A los de una misma escuela.
tournament-ruling-kept-apart-district = A los de un mismo distrito.
tournament-ruling-wrong-division = Un jugador estaba en otra división.
tournament-ruling-wrong-division-void-for-standings = Sus puntos no cuentan. Los rivales guardan los suyos.
tournament-ruling-wrong-division-counts = Sus puntos cuentan.
tournament-ruling-teammates = Compañeros de equipo en una mesa.
tournament-ruling-teammates-never = Nunca.
tournament-ruling-teammates-if-unavoidable = Solo si no hay otra forma.
tournament-ruling-tables-of-two = ¿Dónde están las mesas de dos?
tournament-ruling-tables-of-two-low = Abajo.
tournament-ruling-tables-of-two-high = Arriba.
tournament-ruling-tables-of-two-anywhere = En cualquier lugar.
tournament-ruling-table-numbers = Los números de las mesas.
tournament-ruling-table-numbers-rotate = Números nuevos en cada ronda.
tournament-ruling-table-numbers-by-rank = Los mejores van a la mesa 1.
tournament-ruling-second-entry = ¿Cuántas veces se escriben los puntos?
tournament-ruling-second-entry-two-people = Los escriben dos personas.
tournament-ruling-second-entry-one-is-enough = Basta una vez.
tournament-ruling-postponed-points = Una mesa que espera por una protesta.
tournament-ruling-postponed-points-provisional-for-seating = Sus puntos cuentan solo para los asientos.
tournament-ruling-postponed-points-nothing = Sus puntos no cuentan todavía.

## Presets of leagues.

tournament-preset-league = Día de liga: cuatro rondas, equipos de cinco
tournament-preset-saturday = Sábado: tres rondas, los cinco mejores de una escuela
tournament-preset-qualifier = Clasificación: pasan cinco por cada 25 jugadores
tournament-preset-class = Tarde de clase: tres rondas cortas

## Calls for a judge.

tournament-refused-unknown-table = No hay mesa { $came } en esta ronda. Prueba { $expected }.
tournament-refused-called-already = La mesa { $came } ya llamó a un juez.
tournament-refused-no-call = No hay llamada abierta { $came }. Abiertas: { $expected }.

## The desk on the web.

tournament-move-teammates = Parejas del mismo equipo: { $before } ahora, { $after } después.
tournament-move-same-group = Parejas de una escuela: { $before } ahora, { $after } después.
tournament-move-rematches = Parejas que ya jugaron: { $before } ahora, { $after } después.
tournament-move-second-twos = Jugadores otra vez en mesa de dos: { $before } ahora, { $after } después.
tournament-move-spread = Diferencia de puntos al cuadrado: { $before } ahora, { $after } después.
tournament-move-same = Este cambio no cuesta nada.
tournament-sheet-of = Es de { $name }.
server-event-none = Aquí no hay tal evento. Revisa el enlace.
server-event-no-card = Esta tarjeta no sirve aquí. Revisa sus letras o pregunta a la dirección.
server-event-last-card = Es la última tarjeta de la dirección. Haz otra primero.
server-event-not-yours = Tu tarjeta no puede hacer esto. Pregunta a la dirección.
server-event-no-archive = Este archivo no es la copia de un evento.
server-event-there = { $name } ya está aquí.
server-event-refused = No se pudo: { $said }
server-event-no-round = Aquí no hay tal concurso, ronda o escuela.
server-event-no-paper = Aún no hay nada que imprimir. ¿Está publicada la ronda?
server-event-busy = Tarda demasiado ahora. Prueba de nuevo en un minuto.
