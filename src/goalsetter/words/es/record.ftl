### The record of a match, and the command replay.

## What is wrong with a record.

record-not-text = Un registro es un texto.
record-too-long = Línea { $line }: esto es demasiado largo para el registro de una partida. Caben { $expected }.
record-too-large = Esto es demasiado largo para el registro de una partida. Caben { $expected }.
record-too-many-actions = Línea { $line }: esto es demasiado para una sola partida. Un registro tiene { $expected }.
record-not-a-record = Línea { $line }: este archivo no es el registro de una partida. Un registro empieza con la línea “Goalsetter record 1”.
record-unknown-version = Línea { $line }: no conozco la versión { $found } de registros. Conozco { $expected }.
record-header-malformed = Línea { $line }: aquí no puedo usar { QUOTE($found) }. Prueba con una línea como “Event: Spring Open”, o la primera línea de la partida.
record-header-twice = Línea { $line }: { QUOTE($found) } está dos veces. Deja una.
record-header-missing = Línea { $line }: falta una parte del encabezado. Agrega { $expected }.
record-header-value = Línea { $line }: aquí no puedo usar { QUOTE($found) }. Prueba con { $expected }.
record-unknown-line = Línea { $line }: no conozco esta línea: { QUOTE($found) }. Una línea de la partida empieza con una hora o un asiento.
record-time-malformed = Línea { $line }: { QUOTE($found) } no es una hora. Escribe 1:05 para un minuto y cinco segundos. Escribe 1:02:03 con horas, 1:05.250 con milésimas.
record-unknown-seat = Línea { $line }: no sé quién es { QUOTE($found) }. Prueba con A, B, C, clock o judge.
record-unknown-action = Línea { $line }: no conozco esta acción: { QUOTE($found) }.
record-part-missing = Línea { $line }: falta algo. Agrega { $expected }.
record-part-twice = Línea { $line }: { QUOTE($found) } está dos veces. Deja una.
record-part-not-here = Línea { $line }: aquí no puedo usar { QUOTE($found) }. Prueba con { $expected }.
record-unreadable = Línea { $line }: no puedo leer { QUOTE($found) }. Prueba con { $expected }.
record-not-notation = Línea { $line }: no puedo leer { QUOTE($found) }. { $why }
record-quote-unclosed = Línea { $line }: estas comillas nunca se cierran.
record-strange-escape = Línea { $line }: no conozco { QUOTE($found) }. Después de \ viene \, ", n, r, t o u con un número.
record-nothing-to-continue = Línea { $line }: dos puntos siguen una acción, pero antes no hay ninguna.
record-result-differs = Línea { $line }: el registro dice “{ $found }”, pero las reglas dicen: { $expected }.
record-shake-differs = Línea { $line }: el registro dice “{ $found }”, pero las reglas dicen: { $expected }.
record-refused = La línea { $line } no está permitida. { $found }
record-strange-header = En el encabezado de este registro no puedo usar { QUOTE($found) }. Prueba con { $expected }.
record-not-saved = Este es el registro de una partida, pero la partida no se guardó para seguir después. Para verla, escribe goalsetter replay y el nombre del archivo.
record-not-allowed = Una acción de este registro no está permitida. Para ver cuál, escribe goalsetter replay y el nombre del archivo.
record-unwritable = No puedo escribir esto como registro.

## The command replay.

help-replay = Recorre una partida y la revisa. Mira también la hoja de puntos.
help-replay-file = El archivo con el registro. Usa - para la entrada estándar.
help-replay-shake = Muestra solo esta mano.
help-replay-check = Solo revisa si el registro es legal y los puntos son correctos.
replay-title = { $edition }, división { $division }
replay-header = { $key }: { $value }
replay-player = { $seat }: { $name }
replay-lot = Tirar para poner la primera Meta
replay-shake = Mano { $number }: { $setter } pone la Meta
replay-action = { $time }  { $who } { $action }
replay-event = { "            " }{ $sentence }
replay-remark = { "            " }“{ $text }”
replay-correct = El papel de { $writer } es correcto.
replay-finding = { $sentence } [{ $clause }]
replay-refused = Esto no está permitido. { $fault } [{ $clause }]
replay-not-upheld = Eso no es correcto.
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
replay-penalty-struck = { $number }. { $who } −{ $points } en la mano { $shake }, quitado por un juez: { $reason } [{ $clause }]
replay-legal = LEGAL
replay-not-legal = NO ES LEGAL
replay-all-done = Acciones: { $count }. Todas son legales en { $edition }, y los puntos son correctos.
replay-wrong-results = PUNTOS INCORRECTOS
case-no-shake = No hay mano { $number } en este registro. Prueba con { $known }.
replay-keys = Enter: siguiente · b: atrás · un número: ir ahí · s: hoja de puntos · q: salir
replay-prompt = { $number }/{ $count }>{ " " }
replay-begin = Todavía no ha pasado nada.
replay-end = Esa fue la última acción.
replay-not-a-key = No conozco { QUOTE($typed) }.

## Why a paper was found wrong.

reason-form = no está escrito como Solución = Meta
reason-form-sets = nadie lo puede leer
reason-unequal = los dos lados no son iguales
reason-wrong-value = su valor no es la Meta
reason-one-cube = una Solución necesita dos cubos o más
reason-missing-required = le falta un cubo de Obligatorios
reason-uses-forbidden = usa un cubo de Prohibidos
reason-too-many-resources = usa demasiados cubos de Recursos
reason-cube-not-available = no hay cubos suficientes
reason-goal-illegal = la Meta no tiene un significado legal
reason-multi-digit = un número tiene demasiadas cifras
reason-variation = no hace lo que pide una variación
reason-goal-interpretation = su Meta no es la Meta del tapete
reason-ambiguous = se puede agrupar de modo que esté mal
reason-undefined = no tiene valor
reason-symbol-ambiguous = un cubo puede significar más de una cosa
reason-uncheckable = nadie puede estar seguro de que está bien
reason-same-error = tiene el mismo error que un papel incorrecto
reason-conceded = quien lo escribió renunció a él
reason-judge = lo dijo un juez
reason-no-avoid-move = falta la jugada para evitar el flub
reason-wrong-avoid-move = su jugada no evita el flub
reason-shown = lo mostró quien revisa
reason-other = otra cosa
reason-unequal-sets = no tiene tantas cartas como la Meta
