### A match in the terminal.

## The command arena.

help-arena = Haz que bots de varios niveles se enfrenten, y califícalos.
help-arena-level = Un nivel que participa, dos veces o más; normalmente participan todos.
help-arena-shakes = Cuántas manos juega cada pareja.
help-arena-seed = El mismo número da la misma tabla, con cualquier cantidad de núcleos.
help-arena-jobs = Cuántas manos se juegan a la vez; normalmente una en cada núcleo.
arena-progress = Manos
arena-played = Manos: { $shakes }; sin efecto: { $void }
arena-rating = nivel
arena-margin = 95 %
arena-won = ganadas
arena-lost = perdidas
arena-drawn = empatadas
arena-share = parte
arena-pairs = Parte de las manos decididas que ganó el nivel de la izquierda
arena-broken = Un proceso de la arena se terminó desde fuera, así que no hay tabla.
case-two-levels = Una arena necesita al menos dos de los niveles { $known }.

## Before the first roll.

play-welcome = Goalsetter: una partida en la terminal
play-you = Jugador
play-which-game = ¿Qué juego?
play-book-equations = EQUATIONS: forma una expresión que sea igual a la Meta
play-book-basic = EQUATIONS sin variaciones, para una primera partida
play-book-on-sets = ON-SETS: nombra un conjunto de tantas cartas como diga la Meta
play-which-division = ¿Qué división? A mayor edad, más variaciones.
play-division-minor = los más pequeños
play-division-elementary = hasta 6.º grado
play-division-middle = hasta 8.º grado
play-division-junior = hasta 10.º grado
play-division-senior = hasta 12.º grado
play-which-level = ¿Qué tan fuertes son los bots?
play-choice = Un número (Enter: { $usual })>{ " " }
play-no-choice = Esperaba un número de 1 a { $most }, o Enter; pero aquí está { QUOTE($found) }.
play-seat-me = { $seat }: { $name } (tú)
play-seat-bot = { $seat }: { $name }, un bot ({ $level })
play-pace-none = Tómate todo el tiempo que quieras. Manos: { $shakes }
play-pace-relaxed = Tienes tres veces el tiempo que dice el libro. Manos: { $shakes }
play-pace-tournament = Los relojes corren como dice el libro. Manos: { $shakes }
play-cubes = r3 es un 3 rojo; b es azul, g verde, k negro. Puedes escribir 3 para cualquier 3.
play-cubes-sets = Si quieres, escribe U para ∪, n para ∩, A para Λ y C para ⊆.
play-not-begun = No se empezó ninguna partida.

## What a person is to do.

play-now-choose = Te toca elegir una variación: escribe su número o su nombre.
play-now-choose-more = Elige otra variación más, pues eliges dos: escribe su número o su nombre.
play-now-goal = Tú pones la Meta: escribe goal y los cubos. Un espacio entre cubos los agrupa. (? ayuda)
play-now-goal-sets = Tú pones la Meta con cubos de cifras: goal 3 2 es 3 más 2, goal 3/2 es 3 por 2. (? ayuda)
play-now-no-goal = ¿De verdad no hay Meta? Escribe agree si estás de acuerdo, o contest si puedes hacer una.
play-now-move = Te toca: r, p o f y un cubo lo mueve a Obligatorios, Permitidos o Prohibidos; o reta con challenge. (? ayuda)
play-now-move-last = Te toca: r o p juega el último cubo a Obligatorios o Permitidos; o reta con challenge impossible. (? ayuda)
play-now-second = Tu cubo de bonificación está en Prohibidos. Ahora mueve tu segundo cubo.
play-now-block = Tienes el bloque: di a qué retas, por ejemplo challenge now.
play-now-take-back = Soltaste dos cubos: toma uno de vuelta.
play-now-side = Eres el Tercero: escribe side mover o side challenger.
play-now-third = Eres el Tercero. Si ves una Solución, escríbela; si crees que no hay ninguna, escribe nothing.
play-an-equation = una Ecuación, Solución = Meta
play-a-solution = una Solución
play-now-write-one = Escribe { $paper }. Lleva todos los cubos Obligatorios, los Permitidos que quieras y como mucho un cubo de Recursos: escribe write y luego tu papel.
play-now-write-all = Escribe { $paper }. Lleva todos los cubos Obligatorios, y los que quieras de Permitidos y Recursos: escribe write y luego tu papel.
play-now-write-last = Ya se jugaron todos los cubos, así que todos escriben. Toma todos los cubos Obligatorios y los Permitidos que quieras: escribe write y luego tu papel.
play-now-write-no-goal = Escribe una Meta y una Solución para ella, con los cubos de Recursos que quieras: escribe write, tu papel, “with goal” y la Meta.
play-now-late = Se acabó tu tiempo para escribir. Escribe minute para comprar un minuto más por un punto, o nothing.
play-now-check = Revisa el papel: escribe accept si está bien, o reject y un motivo. (? ayuda)
play-now-object = ¿Quieres retar eso? Escribe challenge now o challenge impossible. Con Enter los demás siguen jugando.
play-now-end = Enter empieza la siguiente mano.
play-now-away = La mesa descansa. Enter sigue.
play-thinking = Pensando: { $who }
play-your-part = Los demás te esperan.
play-left = Tiempo que queda: { $time }

## What may be done, each with the line to type before it.

play-open = Ahora puedes escribir:
play-open-nothing = Ahora mismo no tienes nada que hacer. Enter sigue.
play-always = Siempre: ? qué puedo hacer, mat (tapete), sheet (puntos), save ARCHIVO, pause (pausa), quit (salir)
play-ask-help = (? dice qué puedes hacer ahora)
play-variations = Variaciones que puedes elegir:
play-blank = Rellena con { $takes }: { $ways }.
play-fill = Escribe lo que rellena un hueco detrás del número o del nombre: choose base 9.
play-charges = Acusaciones:{ " " }
play-reasons = Motivos por los que un papel está mal:
play-help-choose = elige una variación, por su número en la lista de abajo o por su nombre
play-help-goal = pon la Meta: de uno a seis cubos, en orden
play-help-goal-sets = pon la Meta: de uno a tres cubos de cifras
play-help-no-goal = di que no se puede poner ninguna Meta con Solución
play-help-required = mueve un cubo a Obligatorios: toda Solución debe usarlo
play-help-permitted = mueve un cubo a Permitidos: una Solución puede usarlo
play-help-forbidden = mueve un cubo a Prohibidos: ninguna Solución puede usarlo
play-help-bonus = pon primero un cubo en Prohibidos; después viene tu jugada, o tu Meta
play-help-shift = pasa un cubo de Permitidos a Obligatorios o Prohibidos
play-help-add = añade un cubo a la Meta, y escribe la Meta que forma
play-help-take-back = toma de vuelta uno de dos cubos
play-help-that-is-all = no elijas una segunda variación
play-help-agree = di que estás de acuerdo en que no hay Meta
play-help-contest = di que sí hay una Meta: entonces la escribes
play-help-forceout = pide forceout: la última jugada dejó una Solución a un cubo, y ninguna otra jugada habría sido mejor
play-help-challenge = now (¡Ahora!): una Solución necesita un cubo más como mucho (tú la escribes). impossible (¡Imposible!): no hay ninguna (escribe la otra persona)
play-help-side = ponte de un lado: mover (quien movió) o challenger (quien reta)
play-help-write = entrega tu papel; queda en secreto hasta que estén todos
play-help-nothing = no entregues ningún papel
play-help-accept = di que el papel está bien
play-help-reject = di que el papel está mal, y por qué: un motivo de la lista de abajo
play-help-regroup = escribe el papel con paréntesis que lo hagan incorrecto
play-help-value = pregunta al juez si es igual a la Meta; es tu última pregunta
play-help-minute = compra un minuto más por un punto
play-help-charge = di quién hizo algo ilegal, y qué

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
play-presents = { $who } presenta un papel
play-clock-time-expires = Se acabó el tiempo { $task }.
play-clock-countdown = Se cuentan diez segundos …
play-clock-countdown-counted = Los diez segundos ya pasaron.
play-clock-extra-minute-expires = También se acabó el minuto extra { $task }.
play-clock-round-warning = Se acabó el tiempo de la ronda: ya no empieza otra mano.
play-clock-round-stop = La ronda se detiene: no hay más jugadas.
play-clock-call-ready = Ahora empieza la siguiente mano.
play-clock-end-shake = La mano se cierra.
play-goal-reads = La Meta se lee { $goal }
play-paper = Papel de { $who }:  { $text }
play-paper-goal = (Meta: { $goal })
play-paper-avoiding = (mejor jugada: { $move })
play-shake-over = La mano { $number } terminó
play-thoughts = Lo que pensaron los bots:
play-thought = { $deed }: “{ $why }”
play-saved = Guardado en { $file }. Para seguir después: goalsetter play --resume { $file }
play-kept = No se pierde nada: la partida queda guardada en { $file }. Para seguir: goalsetter play --resume { $file }
play-kept-for = No se pierde nada: la partida queda guardada en { $file }. Cuando termine, su registro irá a { $record }. Para seguir: goalsetter play --resume { $file } --record { $record }
play-over = La partida terminó.
play-record = El registro de la partida está en { $file }. Para verla otra vez: goalsetter replay { $file }
play-event = Una partida en la terminal

## What cannot be done.

play-unknown = No sé qué hacer con { QUOTE($found) }. Escribe ? para ver qué puedes hacer.
play-nothing-behind = Falta algo detrás de esa palabra. Escribe ? para ver un ejemplo.
play-too-much = No esperaba nada más, pero aquí viene { QUOTE($found) }.
play-no-such-player = Aquí no hay nadie que se llame { QUOTE($found) }. Juegan { $known }.
play-where-to = ¿A dónde? Escribe r { $cube } para Obligatorios, p { $cube } para Permitidos o f { $cube } para Prohibidos.
play-no-section = ¿A dónde? Esperaba un cubo y r, p o f (Obligatorios, Permitidos, Prohibidos), como en 4 to required; pero aquí está { QUOTE($found) }.
play-bonus-alone = Un cubo de bonificación siempre va a Prohibidos. Escribe primero bonus { $cube }, y tu segundo cubo en otra línea.
play-no-making = Esperaba el cubo, making y la nueva Meta, como en add 4 making 24; pero aquí está { QUOTE($found) }.
play-no-such-number = No hay número { $found } en la lista: llega hasta { $most }.
play-no-reason = No conozco el motivo { QUOTE($found) }. Escribe ? para ver los motivos: basta un número o una palabra.
play-no-charge = ¿Qué hizo esa persona? Nómbralo, como en charge B out-of-turn. Escribe ? para ver todas las palabras.
play-not-read = No puedo leer { QUOTE($found) }. Esperaba { $expected }.
play-stale = Pasó algo justo antes. Mira otra vez, y escríbelo de nuevo si todavía lo quieres.
play-again-to-insist = No se entregó nada. Escríbelo de otra manera; o escribe otra vez exactamente la misma línea para entregarla tal cual.
case-no-option = { $option } no conoce { QUOTE($found) }. Esperaba uno de { $known }.
case-cannot-write = No puedo escribir el archivo { $file }: { $reason }
case-no-person = En { $file } ningún asiento es de una persona, así que no hay quien juegue.
