### A match in the terminal.

## The command arena.

help-arena = Haz que bots de varios niveles jueguen entre sí, y califícalos.
help-arena-level = Un nivel que juega. Nombra dos o más. Usual: todos.
help-arena-shakes = Cuántas manos juega cada pareja.
help-arena-seed = Usa el mismo número para tener los mismos resultados.
help-arena-jobs = Cuántas manos se juegan a la vez. Usual: una por núcleo.
arena-progress = Manos
arena-played = Manos: { $shakes }. No cuentan: { $void }
arena-rating = nivel
arena-margin = ±95 %
arena-won = ganadas
arena-lost = perdidas
arena-drawn = empatadas
arena-share = parte
arena-pairs = Cuántas veces ganó el nivel de la izquierda, cuando ganó uno de los dos
arena-broken = Algo detuvo una parte de la arena, así que no hay resultados. Prueba otra vez.
case-two-levels = Nombra al menos dos niveles, como --level champion --level random. Los niveles son { $known }.

## Before the first roll.

play-welcome = Goalsetter: juega una partida
play-you = Jugador
play-which-game = ¿Qué juego?
play-book-equations = EQUATIONS: forma la Meta con los cubos
play-book-basic = EQUATIONS sin variaciones, para tu primera partida
play-book-on-sets = ON-SETS: describe un conjunto con exactamente esa cantidad de cartas
play-which-division = ¿Qué división? A mayor edad, más variaciones.
play-division-minor = los más pequeños
play-division-elementary = hasta 6.º grado
play-division-middle = hasta 8.º grado
play-division-junior = hasta 10.º grado
play-division-senior = hasta 12.º grado
play-which-level = ¿Qué tan fuertes son los bots?
play-choice = Elige un número (Enter = { $usual })>{ " " }
play-no-choice = Aquí no puedo usar { QUOTE($found) }. Elige un número de 1 a { $most }.
play-seat-me = { $seat }: { $name } (tú)
play-seat-bot = { $seat }: { $name }, un bot ({ $level })
play-pace-none = Tómate todo el tiempo que quieras. Manos: { $shakes }
play-pace-relaxed = Tienes tres veces el tiempo del libro. Manos: { $shakes }
play-pace-tournament = El reloj corre como en el libro. Manos: { $shakes }
play-cubes = r3 es un 3 rojo. b es azul, g es verde, k es negro. Escribe 3 para cualquier 3.
play-cubes-sets = Puedes escribir U para ∪, n para ∩, A para Λ y C para ⊆.
play-not-begun = La partida no empezó.

## What a person is to do.

play-now-choose = Te toca elegir una variación. Escribe su número o su nombre.
play-now-choose-more = Eliges dos variaciones. Escribe el número o el nombre de una más.
play-now-goal = Tú pones la Meta. Escribe goal y los cubos. Un espacio hace grupos. (? ayuda)
play-now-goal-sets = Tú pones la Meta con cifras. goal 3 2 es 3 + 2, y goal 3/2 es 3 × 2. (? ayuda)
play-now-no-goal = ¿De verdad no hay Meta? Escribe agree si estás de acuerdo. Escribe contest si puedes hacer una.
play-now-move = Te toca. Escribe r, p o f y un cubo, para Obligatorios, Permitidos o Prohibidos. O escribe challenge para retar. (? ayuda)
play-now-move-last = Te toca. Juega el último cubo en Obligatorios (r) o Permitidos (p). O reta con challenge impossible. (? ayuda)
play-now-second = Tu cubo de bonificación está en Prohibidos. Ahora mueve tu segundo cubo.
play-now-block = Tienes el bloque. Di tu reto, como challenge now.
play-now-take-back = Pusiste dos cubos. Toma uno de vuelta.
play-now-side = Eres el Tercero. Escribe side mover o side challenger.
play-now-third = Eres el Tercero. Si ves una Solución, escríbela. Si crees que no hay ninguna, escribe nothing.
play-an-equation = una Ecuación (Solución = Meta)
play-a-solution = una Solución
play-now-write-one = Escribe { $paper }. Usa todos los cubos Obligatorios, los Permitidos que quieras y un cubo de Recursos como máximo. Escribe write y luego tu papel.
play-now-write-all = Escribe { $paper }. Usa todos los cubos Obligatorios y los que quieras de Permitidos y Recursos. Escribe write y luego tu papel.
play-now-write-last = Ya se jugaron todos los cubos, así que todos escriben. Usa todos los cubos Obligatorios y los Permitidos que quieras. Escribe write y luego tu papel.
play-now-write-no-goal = Escribe una Meta y su Solución con los cubos de Recursos que quieras. Escribe write, tu papel, “with goal” y la Meta.
play-now-late = Se acabó tu tiempo para escribir. Escribe minute para comprar un minuto más por un punto. O escribe nothing.
play-now-check = Revisa el papel. Si está bien, escribe accept. Si no, escribe reject y un motivo. (? ayuda)
play-now-object = ¿Quieres retar eso? Escribe challenge now o challenge impossible. O presiona Enter para seguir.
play-now-end = Presiona Enter para empezar la siguiente mano.
play-now-away = La mesa está en pausa. Presiona Enter para seguir.
play-thinking = Pensando: { $who }
play-your-part = Los demás te esperan.
play-left = Tiempo que queda: { $time }

## What may be done, each with the line to type before it.

play-open = Puedes escribir:
play-open-nothing = Ahora no tienes nada que hacer. Presiona Enter para seguir.
play-always = Siempre: ? (ayuda) · mat (tapete) · sheet (puntos) · save ARCHIVO · pause (pausa) · quit (salir)
play-ask-help = (? muestra tus jugadas)
play-variations = Variaciones que puedes elegir:
play-blank = Llena con { $takes }: { $ways }.
play-fill = Si una variación tiene un hueco, llénalo: choose base 9.
play-charges = Acusaciones:{ " " }
play-reasons = Motivos por los que un papel puede estar mal:
play-help-choose = elige una variación, por su número o nombre en la lista de abajo
play-help-goal = pon la Meta: de uno a seis cubos, en orden
play-help-goal-sets = pon la Meta: de uno a tres cubos de cifras
play-help-no-goal = di que nadie puede poner una Meta con Solución
play-help-required = mueve un cubo a Obligatorios: toda Solución debe usarlo
play-help-permitted = mueve un cubo a Permitidos: una Solución puede usarlo
play-help-forbidden = mueve un cubo a Prohibidos: ninguna Solución puede usarlo
play-help-bonus = primero pon un cubo en Prohibidos, después mueve o pon tu Meta
play-help-shift = pasa un cubo de Permitidos a Obligatorios o Prohibidos
play-help-add = agrega un cubo a la Meta, y escribe la nueva Meta
play-help-take-back = toma de vuelta uno de dos cubos
play-help-that-is-all = no elijas una segunda variación
play-help-agree = di que estás de acuerdo en que no hay Meta
play-help-contest = di que sí hay una Meta; entonces la escribes
play-help-forceout = pide forceout: con un cubo más hay una Solución, y ninguna otra jugada era mejor
play-help-challenge = now (¡Ahora!): un cubo más como máximo forma una Solución (tú la escribes). impossible (¡Imposible!): no hay Solución (escribe tu rival)
play-help-side = elige un lado: mover (quien movió) o challenger (quien reta)
play-help-write = entrega tu papel; queda en secreto hasta que estén todos
play-help-nothing = pasa: no entregues papel
play-help-accept = di que el papel está bien
play-help-reject = di que el papel está mal, con un motivo de la lista de abajo
play-help-regroup = agrega al papel paréntesis que lo hagan incorrecto
play-help-value = pregunta al juez si es igual a la Meta; es tu última pregunta
play-help-minute = compra un minuto más por un punto
play-help-charge = di qué hizo una persona que es ilegal

## What happened.

play-did = { $who }: { $action }
play-did-roll = { $who } tira los cubos
play-did-deal =
    { $cards ->
        [one] { $who } reparte { $cards } carta
       *[other] { $who } reparte { $cards } cartas
    }
play-did-accept = { $who } acepta el papel de { $other }
play-did-reject = { $who } rechaza el papel de { $other }: { $reason }
play-did-prove-ambiguity = { $who } reagrupa el papel de { $other }:  { $text }
play-did-ask-judge = { $who } pregunta si el papel de { $other } es igual a la Meta
play-did-charge-illegal-procedure = { $who } acusa a { $other } de procedimiento ilegal: { $reason }
play-presents = { $who } entrega un papel
play-clock-time-expires = Se acabó el tiempo { $task }.
play-clock-countdown = Quedan diez segundos …
play-clock-countdown-counted = Los diez segundos ya pasaron.
play-clock-extra-minute-expires = También se acabó el minuto extra { $task }.
play-clock-round-warning = Se acabó el tiempo de esta ronda. No hay otra mano.
play-clock-round-stop = La ronda terminó. No hay más jugadas.
play-clock-call-ready = Ahora empieza la siguiente mano.
play-clock-end-shake = La mano terminó.
play-goal-reads = La Meta se lee { $goal }
play-paper = Papel de { $who }:  { $text }
play-paper-goal = (Meta: { $goal })
play-paper-avoiding = (mejor jugada: { $move })
play-shake-over = La mano { $number } terminó
play-thoughts = Lo que pensaron los bots:
play-thought = { $deed } – “{ $why }”
play-saved = Guardado en { $file }. Para seguir después, escribe goalsetter play --resume { $file }
play-kept = No se pierde nada. Tu partida está en { $file }. Para seguir, escribe goalsetter play --resume { $file }
play-kept-for = No se pierde nada. Tu partida está en { $file }. Cuando termine, su registro irá a { $record }. Para seguir, escribe goalsetter play --resume { $file } --record { $record }
play-over = La partida terminó.
play-record = La partida está guardada en { $file }. Para verla otra vez, escribe goalsetter replay { $file }
play-event = Una partida en la terminal

## What cannot be done.

play-unknown = No conozco { QUOTE($found) }. Escribe ? para ver la ayuda.
play-nothing-behind = Agrega algo después de esa palabra. Escribe ? para ver cómo.
play-too-much = Aquí no puedo usar { QUOTE($found) }. Quítalo.
play-no-such-player = No hay nadie que se llame { QUOTE($found) }. Juegan { $known }.
play-where-to = ¿A dónde va? Escribe r { $cube } para Obligatorios, p { $cube } para Permitidos o f { $cube } para Prohibidos.
play-no-section = Aquí no puedo usar { QUOTE($found) }. Escribe r, p o f y un cubo, como r 4.
play-bonus-alone = Un cubo de bonificación siempre va a Prohibidos. Primero escribe bonus { $cube }. Luego mueve tu segundo cubo en otra línea.
play-no-making = Aquí no puedo usar { QUOTE($found) }. Escribe el cubo y la nueva Meta, como add 4 making 24.
play-no-such-number = No hay número { $found } en la lista. Elige un número de 1 a { $most }.
play-no-reason = No conozco el motivo { QUOTE($found) }. Escribe ? para ver los motivos.
play-no-charge = ¿Qué hizo esa persona? Dilo así: charge B out-of-turn. Escribe ? para ver todas las palabras.
play-not-read = No puedo leer { QUOTE($found) }. Prueba con { $expected }.
play-stale = Acaba de pasar algo. Mira otra vez. Si todavía lo quieres, escríbelo otra vez.
play-again-to-insist = Tu papel todavía no está entregado. Escríbelo de otra manera. O escribe otra vez la misma línea para entregarlo.
case-no-option = No conozco { QUOTE($found) } para { $option }. Prueba con { $known }.
case-cannot-write = No puedo escribir { $file }: { $reason }
case-no-person = Ninguna persona tiene asiento en { $file }, así que nadie puede jugar.
