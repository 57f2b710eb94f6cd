### The record of a match, and the command replay.

## What is wrong with a record.

record-not-text = Un registro es un texto.
record-too-long = Línea { $line }: esto es demasiado largo para el registro de una partida. Esperaba { $expected }.
record-too-large = Esto es demasiado largo para el registro de una partida. Esperaba { $expected }.
record-too-many-actions = Línea { $line }: esto es demasiado para una sola partida. Un registro tiene { $expected }.
record-not-a-record = Línea { $line }: esto no es el registro de una partida. Un registro empieza con la línea “Goalsetter record 1”.
record-unknown-version = Línea { $line }: este registro es de la versión { $found }, que no conozco. Conozco { $expected }.
record-header-malformed = Línea { $line }: esperaba una línea como “Event: Spring Open”, o la primera línea de la partida; pero aquí está { QUOTE($found) }.
record-header-twice = Línea { $line }: { QUOTE($found) } se dice dos veces.
record-header-missing = Línea { $line }: el encabezado no está completo. Esperaba { $expected }.
record-header-value = Línea { $line }: esperaba { $expected }; pero aquí está { QUOTE($found) }.
record-unknown-line = Línea { $line }: no sé qué es esta línea: { QUOTE($found) }. Una línea de la partida empieza con una hora o un asiento.
record-time-malformed = Línea { $line }: { QUOTE($found) } no es una hora. Escribe 1:05 para un minuto y cinco segundos, 1:05.250 con milésimas, 1:02:03 con horas.
record-unknown-seat = Línea { $line }: ¿quién hizo esto? Esperaba A, B, C, clock o judge; pero aquí está { QUOTE($found) }.
record-unknown-action = Línea { $line }: no sé qué se hizo aquí: { QUOTE($found) }.
record-part-missing = Línea { $line }: falta algo. Esperaba { $expected }.
record-part-twice = Línea { $line }: { QUOTE($found) } aparece aquí dos veces.
record-part-not-here = Línea { $line }: aquí sobra algo. Esperaba { $expected }; pero aquí viene { QUOTE($found) }.
record-unreadable = Línea { $line }: no puedo leer { QUOTE($found) }. Esperaba { $expected }.
record-not-notation = Línea { $line }: no puedo leer { QUOTE($found) }. { $why }
record-quote-unclosed = Línea { $line }: aquí se abren unas comillas que no se cierran.
record-strange-escape = Línea { $line }: no conozco { QUOTE($found) }. Detrás de \ viene \, ", n, r, t o u con un número.
record-nothing-to-continue = Línea { $line }: dos puntos continúan una acción, pero antes no hay ninguna.
record-result-differs = Línea { $line }: el registro dice “{ $found }”, pero las reglas dicen: { $expected }.
record-shake-differs = Línea { $line }: el registro dice “{ $found }”, pero las reglas dicen: { $expected }.
record-refused = La línea { $line } no se puede jugar. { $found }
record-unwritable = Esto no se puede escribir como registro.

## The command replay.

help-replay = Recorre el registro de una partida, muestra su hoja de puntos y lo comprueba.
help-replay-file = El archivo con el registro; - es la entrada estándar.
help-replay-shake = Muestra solo esta mano.
help-replay-check = Solo di si el registro es legal y sus resultados son correctos.
replay-title = { $edition }, división { $division }
replay-header = { $key }: { $value }
replay-player = { $seat }: { $name }
replay-lot = El sorteo de quien pone la primera Meta
replay-shake = Mano { $number }: { $setter } pone la Meta
replay-action = { $time }  { $who } { $action }
replay-event = { "            " }{ $sentence }
replay-remark = { "            " }“{ $text }”
replay-correct = El papel de { $writer } es correcto.
replay-finding = { $sentence } [{ $clause }]
replay-refused = Esto no se puede jugar. { $fault } [{ $clause }]
replay-not-upheld = No se sostiene.
replay-goal = Meta
replay-resources = Recursos
replay-none = nada
replay-variations = Variaciones: { $list }
replay-turn = Mueve: { $who }
replay-nobody = nadie
replay-sheet = Hoja de puntos
replay-row-shake = Mano { $number }
replay-row-void = Mano { $number } (sin efecto)
replay-row-before = De antes
replay-row-penalties = Penalizaciones
replay-row-total = Suma
replay-row-match = Puntos de la partida
replay-penalty = { $number }. { $who } −{ $points } en la mano { $shake }: { $reason } [{ $clause }]
replay-penalty-struck = { $number }. { $who } −{ $points } en la mano { $shake }, tachado por un juez: { $reason } [{ $clause }]
replay-legal = LEGAL
replay-not-legal = NO ES LEGAL
replay-all-done = Acciones: { $count }. Todas se pueden hacer según { $edition }, y los resultados son correctos.
replay-wrong-results = RESULTADOS INCORRECTOS
case-no-shake = No hay mano { $number } en este registro. Tiene { $known }.
replay-keys = Enter: siguiente, b: atrás, un número: ir ahí, s: hoja de puntos, q: salir
replay-prompt = { $number }/{ $count }>{ " " }
replay-begin = Todavía no se ha hecho nada.
replay-end = Esa fue la última acción.
replay-not-a-key = No conozco { QUOTE($typed) }.

## Why a paper was found wrong.

reason-form = no tiene la forma Solución = Meta
reason-form-sets = no se puede leer
reason-unequal = los dos lados no son iguales
reason-wrong-value = su valor no es el de la Meta
reason-one-cube = una Solución necesita al menos dos cubos
reason-missing-required = no usa un cubo de Obligatorios
reason-uses-forbidden = usa un cubo que está en Prohibidos
reason-too-many-resources = toma demasiados cubos de Recursos
reason-cube-not-available = no hay cubos suficientes
reason-goal-illegal = la Meta no tiene un significado legal
reason-multi-digit = un número tiene demasiadas cifras
reason-variation = no hace lo que pide una variación
reason-goal-interpretation = lo que se escribió para la Meta no es lo que está en el tapete
reason-ambiguous = se puede agrupar de un modo incorrecto
reason-undefined = no tiene valor
reason-symbol-ambiguous = un cubo puede significar más de una cosa
reason-uncheckable = nadie puede calcular con certeza que está bien
reason-same-error = tiene el error de un papel que resultó incorrecto
reason-conceded = quien lo escribió renunció a él
reason-judge = lo dijo un juez
reason-no-avoid-move = falta la jugada que habría evitado el flub
reason-wrong-avoid-move = la jugada que nombra no habría evitado el flub
reason-shown = lo mostró quien revisa
reason-other = otra cosa
reason-unequal-sets = no cuenta tantas cartas como dice la Meta
