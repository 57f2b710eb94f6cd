### Un torneo: su oficina, sus sorteos, sus puntos.

## Refusals: an act that was not done.

tournament-refused-not-opened = Este torneo aún no está abierto. Empieza con un nombre.
tournament-refused-opened-already = Este torneo ya está abierto: { $came }. Usa otro archivo para uno nuevo.
tournament-refused-locked = El torneo está cerrado con llave. Ábrelo primero.
tournament-refused-not-locked = El torneo no está cerrado con llave.
tournament-refused-role = Un { $came } no puede hacer esto. Pide ayuda a: { $expected }.
tournament-refused-out-of-order = La línea que sigue lleva el número { $expected }. Esta lleva { $came }.
tournament-refused-bad-moment = No entiendo la hora { $came }. Escríbela así: { $expected }.
tournament-refused-bad-name = “{ $came }” no sirve de nombre. Usa de 1 a 80 letras en una línea.
tournament-refused-bad-tag = La marca “{ $came }” no sirve. Toma tres de { $expected }.
tournament-refused-no-reason = Di por qué. Basta una razón corta.
tournament-refused-unknown-ruling = No hay regla “{ $came }”. Prueba { $expected }.
tournament-refused-unknown-answer = “{ $came }” no es una respuesta. Prueba { $expected }.
tournament-refused-unknown-contest = No hay concurso “{ $came }”. Prueba { $expected }.
tournament-refused-contest-drawn = La ronda 1 de { $came } ya está sorteada. Ya no cambia.
tournament-refused-unknown-edition = No hay reglamento “{ $came }”.
tournament-refused-unknown-division = Este reglamento no tiene la división “{ $came }”. Prueba { $expected }.
tournament-refused-bad-rounds = No hay ronda { $came }. Usa { $expected }.
tournament-refused-unknown-row = No conozco “{ $came }”. Prueba { $expected }.
tournament-refused-entered-already = { $came } ya está en la lista.
tournament-refused-unknown-group = No hay escuela “{ $came }” para { $names }. Añádela primero.
tournament-refused-other-group = Solo puedes añadir jugadores de { $expected }. Este es de { $came }.
tournament-refused-twin-names = Dos jugadores de una escuela se llaman { $came }. ¿Es un niño o son dos?
tournament-refused-unknown-player = No hay jugador { $came }. Mira la lista.
tournament-refused-not-in-contest = { $came } no juega en { $expected }.
tournament-refused-team-too-large = El equipo { $names } tiene { $came } jugadores. Puede tener { $expected }.
tournament-refused-two-teams = { $came } está en dos equipos: { $names }. Deja uno.
tournament-refused-past-round = La ronda { $came } ya salió. Se puede dejar desde la ronda { $expected }. Los puntos de antes quedan.
tournament-refused-unknown-round = La ronda { $came } no está sorteada. Estas sí: { $expected }.
tournament-refused-round-before = Sortea la ronda { $expected } antes de la ronda { $came }.
tournament-refused-round-open = Cierra primero la ronda { $expected }. La ronda { $came } necesita sus puntos.
tournament-refused-too-few = Una mesa necesita dos jugadores. Marca primero quién está.
tournament-refused-seated-twice = { $came } tiene dos asientos. Mira { $names }.
tournament-refused-not-to-be-seated = No toca asiento a { $names }. No están, o están fuera.
tournament-refused-not-seated = Sin asiento en esta ronda: { $names }.
tournament-refused-table-size = Una mesa tiene dos o tres jugadores. Estas tienen { $came }. Prueba { $expected }.
tournament-refused-table-twice = Dos mesas tienen el mismo número.
tournament-refused-teammates = Los compañeros de equipo no se sientan juntos. Mira la mesa { $came }.
tournament-refused-same-table = Están en la misma mesa. Toma a un jugador de otra.
tournament-refused-published-already = La ronda { $came } ya salió. Sus asientos quedan así.
tournament-refused-round-not-running = La ronda está así: { $came }. Se puede entrar tarde hasta que pare.
tournament-refused-no-table-of-two = La mesa { $came } no tiene asiento libre. Estas tienen uno: { $expected }.
tournament-refused-too-many-sheets = Un torneo tiene como mucho { $expected } códigos.
tournament-refused-round-state = La ronda está así: { $came }. Debe estar así: { $expected }.
tournament-refused-sheets-out = Mesas que faltan: { $came }. Son { $names }. Escribe sus puntos o aplázalos.
tournament-refused-bad-order = Nombra a dos o más jugadores, cada uno una vez.
tournament-refused-code-shape = “{ $came }” no es un código. Tiene seis letras y dos cifras.
tournament-refused-code-digits = El código { $came } tiene un error. Mira otra vez el papel.
tournament-refused-other-event = El código { $came } es de otro torneo. No se cambió nada.
tournament-refused-unknown-sheet = Este torneo no tiene el código { $came }.
tournament-refused-other-round = Este código es de la ronda { $came } de { $names }. Estás en la ronda { $expected }. No se cambió nada.
tournament-refused-received-already = El código { $came } ya llegó antes.
tournament-refused-sheet-players = Estos son sus jugadores: { $expected }. Escribiste { $came }.
tournament-refused-confirmed-already = El código { $came } ya cuenta. Para cambiarlo, corrígelo.
tournament-refused-sheet-slips = Algo no cuadra en estos puntos ({ $came }):
tournament-refused-nothing-to-confirm = No hay nada que confirmar. Está así: { $came }.
tournament-refused-not-typed-by = { $came } no escribió estos puntos. Los escribió: { $expected }.
tournament-refused-own-entry = Tú escribiste estos puntos. Pide a otra persona que mire.
tournament-refused-third-look = Tú lo escribiste, { $came }. Debe mirar otra persona: { $names } no coinciden.
tournament-refused-postponed-already = El código { $came } ya está aplazado.
tournament-refused-not-postponed = El código { $came } no está aplazado.
tournament-refused-protest-open = Hay una protesta sobre { $came }. Decídela primero.
tournament-refused-bad-minutes = No puedo sumar { $came } minutos. Usa { $expected }.
tournament-refused-not-confirmed = Está así: { $came }. Escríbelo primero. Se corrige lo que cuenta.
tournament-refused-not-agreed = Todos deben estar de acuerdo, o el error fue de la oficina.
tournament-refused-unknown-kind = No conozco “{ $came }”. Prueba { $expected }.
tournament-refused-no-warning = Un juez debe avisar primero. Puede ser en una ronda de antes.
tournament-refused-too-few-judges = Jueces que hay que nombrar: { $expected }. Nombraste { $came }.
tournament-refused-no-draft = No hay borrador { $came }. Abiertos: { $expected }.
tournament-refused-initialled-already = { $came } ya puso sus iniciales. Es tarde para protestar.
tournament-refused-no-protest = No hay protesta abierta { $came }. Abiertas: { $expected }.

## Slips on a sheet.

tournament-slip-shake-score = { $player }, tirada { $shake }: no se puede tener { $came }. Se puede { $expected }.
tournament-slip-sum = { $player }: las tiradas suman { $expected }. En el papel dice { $came }.
tournament-slip-points-order = { $player }: este total da { $expected } puntos. En el papel dice { $came }.
tournament-slip-points-value = { $player }: { $came } no puede ser. Los puntos son { $expected }.
tournament-slip-points-total = Los puntos deben sumar { $expected }. Estos suman { $came }.
tournament-slip-absent-points = { $player } no estuvo, así que tiene { $expected }. En el papel dice { $came }.
tournament-slip-absent-player = { $player } no consta como presente. ¿Vino al final { $player }?
tournament-slip-shake-count = Los jugadores no tienen las mismas tiradas: { $came }.
tournament-slip-missing-total = { $player } no tiene puntos. Aquí hace falta: { $expected }.
tournament-slip-missing-initials = { $player } no puso sus iniciales. ¿Quién lo vio?
tournament-slip-penalty-initials = { $player }, tirada { $shake }: ningún juez firmó el −1. ¿Quién lo vio?
tournament-slip-doubtful = Puedes dejarlo como dudoso con una razón.
tournament-slip-differs = { $player }, { $cell } { $shake }: uno escribió { $first }, otro { $second }. Mira otra vez.

## A draw, explained.

tournament-draw-clean = No se sientan juntos compañeros, ni de escuela, ni quienes ya jugaron.
tournament-draw-best = Ningún sorteo puede ser mejor que este.
tournament-draw-above-bound = Puede no ser el mejor: hasta { $count } sobre el mínimo.
tournament-draw-teammates = Parejas de un mismo equipo: { $count }, en las mesas { $tables }. No pueden ser menos de { $bound }.
tournament-draw-same-group = Parejas de la misma escuela: { $count }, en las mesas { $tables }. No pueden ser menos de { $bound }.
tournament-draw-rematches = Parejas que ya jugaron: { $count }, en las mesas { $tables }.
tournament-draw-second-twos = Jugadores que repiten mesa de dos: { $count }, en las mesas { $tables }.
tournament-draw-spread = Mayor diferencia de puntos en una mesa: { $count }.
tournament-draw-wide = En las mesas { $tables } hay { $count } puntos de diferencia. Eso ya no es por puntos.
tournament-draw-unavoidable = Parejas de una escuela que deben jugar: { $count } o más. ¿Quiénes pueden ser?
tournament-draw-seed = Sorteado con la semilla { $seed }, { $policy }.
tournament-draw-table = Mesa { $number }: { $players }
tournament-draw-code = Mesa { $number }: código { $code }
tournament-draw-elsewhere = La ronda { $round } queda así. Con los puntos nuevos estos se sentarían con otros: { $names }.
tournament-draw-nobody-elsewhere = La ronda { $round } queda así, y nadie se sentaría con otros.

## The file of an event.

tournament-file-line = Línea { $line }: no entiendo { QUOTE($found) }. Una línea tiene { $expected }.
tournament-file-role = Línea { $line }: { QUOTE($found) } no es un cargo. Prueba { $expected }.
tournament-file-act = { QUOTE($found) } no se puede hacer aquí. Prueba { $expected }.
tournament-file-detail = Línea { $line }: no puedo usar { QUOTE($found) }. Prueba { $expected }.
tournament-file-value = Línea { $line }: no entiendo { QUOTE($found) }. Pon el texto entre comillas.
tournament-file-header = Este no es el archivo de un torneo. Empieza con “{ $expected }”.
tournament-file-long = Este archivo es muy largo para un torneo. Tiene { $expected }.
tournament-file-refused = La línea { $line } no puede ir después de las de antes. Tiene { QUOTE($found) } donde toca { $expected }.
tournament-file-torn = La última línea estaba cortada. Se deja fuera y no se pierde nada más.
case-event-exists = Ya hay un archivo { $file }. Elige otro nombre.
case-event-no-archive = { $file } no es la copia de un torneo.
case-event-busy = Otro programa escribe en { $file }. Prueba otra vez.

## Answers of the command.

tournament-opened = { $name } está abierto. Su archivo es { $file }.
tournament-did = Escrito como línea { $number }.
tournament-imported = Jugadores nuevos en la lista: { $count }. Ya estaban: { $same }.
tournament-grade = { $player } está en el grado { $grade }. { $division } es hasta el grado { $most }.
tournament-import-stopped = No se añadió a nadie. Arregla la lista, o di --yes si está bien así.
tournament-no-such-division = Fila { $row }: aquí no hay concurso para { $came }.
tournament-published = La ronda { $round } ya salió. Cada mesa tiene su código.
tournament-result-row = Fila { $row } ({ $code }):
tournament-results-read = Mesas escritas: { $count }. Cuentan: { $confirmed }.
tournament-results-columns = Fila { $row }: una fila tiene un código, y luego jugador y puntos. Esto es: { $came }.
tournament-results-player = Fila { $row }: { $came } no está en este papel. Es para { $expected }.
tournament-results-score = Fila { $row }: no entiendo los puntos “{ $came }” de { $player }. Prueba { $expected }.
tournament-place = { $place }. { $player }: { $values }
tournament-provisional = (no definitivo)
tournament-standings-title = { $contest }, rondas sorteadas: { $rounds }
tournament-team-title = Equipos
tournament-check-sum = Ronda { $round }: { $handed } puntos dados, { $expected } debidos, { $taken } quitados, { $waiting } sin terminar.
tournament-check-sum-wrong = La ronda { $round } no cuadra: { $handed } dados, { $expected } debidos. Mira sus papeles.
tournament-award = { $title }, lugar { $place }: { $names } ({ $score })
tournament-award-short = Premios que faltan: { $short }.
tournament-exported = Todo está en { $file }.
tournament-restored = { $name } ha vuelto, con { $count } líneas. Su archivo es { $file }.
tournament-simulated = Jugadores: { $players }. Rondas: { $rounds }. Semilla: { $seed }.
tournament-demo-made = Un día entero con { $players } jugadores está en { $file }. Prueba con él las demás órdenes.
tournament-no-solver = HiGHS no está, así que vale la búsqueda. Prueba: pip install 'goalsetter[seating]'
tournament-solver-late = HiGHS no acabó a tiempo. Vale el mejor sorteo hasta ahora.

## Help of the command.

help-tournament = Dirige un torneo: lista, sorteos, resultados, clasificación, premios.
help-tournament-new = Abre un torneo con un concurso.
help-tournament-import = Lee una lista de jugadores (CSV, XLSX o texto).
help-tournament-draw = Sortea la ronda siguiente.
help-tournament-results = Escribe los puntos de una ronda desde un archivo CSV.
help-tournament-standings = Muestra lugares, equipos y premios.
help-tournament-export = Guarda todo en una copia.
help-tournament-restore = Haz el archivo de un torneo desde su copia.
help-tournament-do = Haz cualquier cosa de la oficina.
help-tournament-simulate = Juega un día al azar, para ver los sorteos.
help-tournament-demo = Haz un día entero para practicar.
help-tournament-file = El archivo del torneo.
help-tournament-name = El nombre del torneo.
help-tournament-place = Dónde es.
help-tournament-day = Un día, como 2026-03-07. Puedes dar más de uno.
help-tournament-contest = El nombre corto del concurso.
help-tournament-rounds = Cuántas rondas.
help-tournament-policy = Cómo se sortea después: “by-score”, “random”, “ladder”, “fixed”, “by-hand”.
help-tournament-detail = Lo que escribes: “points”, “totals” o “shakes”.
help-tournament-list = La lista: una fila por jugador, con escuela, división, grado y equipo.
help-tournament-yes = Acepta lo dudoso como está.
help-tournament-here = Marca presentes a los jugadores nuevos.
help-tournament-seed = La semilla del sorteo. La misma semilla da el mismo sorteo.
help-tournament-trials = Cuántos cambios probar.
help-tournament-exact = Pide una prueba a HiGHS (pocos jugadores).
help-tournament-publish = Publica la ronda, para que cada mesa tenga su código.
help-tournament-sheets = CSV: un código, y luego jugador y puntos.
help-tournament-by = Tu nombre.
help-tournament-role = Tu cargo: “director”, “head-judge”, “judge”, “scorer”, “greeter”, “coach”.
help-tournament-doubtful = Por qué dejas lo que no cuadra.
help-tournament-seen = Quién vio que faltan iniciales.
help-tournament-close = Cierra la ronda cuando todo cuente.
help-tournament-archive = La copia.
help-tournament-act = Lo que haces, como “withdraw”.
help-tournament-details = Sus detalles, como “player="p7" round=3”.
help-tournament-players = Cuántos jugadores.
