### The page in the browser.

## The start page, and joining.

web-skip = Saltar a la página
web-hello = Juega a EQUATIONS y ON-SETS
web-hello-told = Dos juegos de mesa con cubos: pon una Meta, gana a los demás con ingenio, demuéstralo. No hace falta una cuenta.
web-nickname = Tu apodo
web-nickname-usual = Visitante
web-game-equations = EQUATIONS
web-game-equations-told = Forma con los cubos una expresión que sea igual a la Meta.
web-game-on-sets = ON-SETS
web-game-on-sets-told = Nombra un conjunto de tantas cartas como diga la Meta.
web-play-now = Jugar ya
web-choices = Más opciones: jugar con otras personas, otras reglas, otros relojes
web-join = Entrar a una mesa
web-join-code = Código de la mesa
web-join-go = Entrar
web-join-do = Sentarse
web-join-with = con { $who }
web-watch = Solo mirar
web-addresses = En este salón los demás pueden abrir: { $list }
web-no-server = El servidor no responde. ¿Está en marcha, y tienes conexión?
web-home = Página de inicio
web-language = Idioma

## A table as somebody wants it.

web-order-book = Reglas
web-order-division = División
web-order-players = Jugadores
web-order-seat = Asiento { $number }
web-order-friend = otra persona
web-order-friend-told = Recibes un código con el que puede entrar.
web-order-mode = Jugadas ilegales
web-order-pace = Relojes
web-order-shakes = Manos
web-order-shakes-none = vacío: hasta que termine la ronda
web-order-minutes = Minutos de la ronda
web-order-minutes-none = vacío: como dicen las reglas
web-order-thought = Los bots piensan
web-order-thought-instant = al instante
web-order-thought-instant-told = Actúan al instante. Si juegan dos bots seguidos, no te da tiempo de retar al primero.
web-order-thought-quick = rápido
web-order-thought-quick-told = Actúan en un segundo y medio como mucho.
web-order-thought-human = como personas
web-order-thought-human-told = Tardan hasta medio minuto, como los jugadores de su grado.
web-order-help = Ayuda al escribir
web-help-nothing = ninguna
web-help-form = solo la forma
web-help-everything = todo
web-order-help-nothing-told = El papel no dice nada hasta que se revisa.
web-order-help-form-told = El papel dice si se puede leer, qué cubos usa y dónde ayudan los paréntesis.
web-order-help-everything-told = El papel también dice cuánto da y qué está mal.
web-help-told = Ayuda con los papeles: { $help }
web-order-habits = Hábitos de este bot
web-order-do = Hacer la mesa
web-order-minutes-unused = solo con relojes de torneo termina la ronda

## Before the match.

web-lobby = Invita a tus amigos
web-lobby-told = Los demás entran con este código, con el enlace o con la imagen.
web-lobby-link = Enlace a esta mesa
web-lobby-qr = Una imagen del enlace, para la cámara de un teléfono
web-copy = Copiar el enlace
web-copied = Copiado
web-share = Compartir el enlace
web-share-title = Juega { $game } conmigo
web-share-text = El código de mi mesa es { $code }.
web-seats = Quién está en la mesa
web-seat-free = asiento libre
web-start = Empezar
web-start-bots = Los bots toman los asientos libres.

## The connection, and what was refused.

web-connecting = Yendo a la mesa …
web-offline = Se perdió la conexión. Tu asiento se guarda; intento volver.
web-offline-kept = Se perdió la conexión. Lo que hiciste se envía cuando vuelva.
web-offline-not-sent = Se perdió la conexión. Inténtalo de nuevo cuando vuelva.
web-stale = Pasó algo justo antes. Mira otra vez, y hazlo de nuevo si todavía lo quieres.
web-gone-again = Entrar de nuevo
web-allowed = Puedes: { $list }
web-close = Cerrar
web-cancel = Cancelar
web-clause = regla

## Round the mat.

web-table-title = Una partida de { $game }
web-title-turn = Te toca · Goalsetter
web-table-code = mesa { $code }
web-shake = Mano { $number }
web-waits-for = Esperando a { $who }
web-time-left = Tiempo que queda: { $time }
web-seconds-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
web-clock-paused = en pausa
web-clock-counting = cuenta atrás
web-clock-extra = minuto extra
web-round-left = Ronda: { $time }
web-round-warned = Se acabó el tiempo de la ronda: esta es la última mano.
web-round-stopped = La ronda se detiene: no hay más jugadas.
web-players = Jugadores
web-you = tú
web-bot = bot
web-bot-level = bot, { $level }
web-goal-setter = Pone la Meta
web-role-challenger = Reta
web-role-mover = Movió
web-role-third-party = Tercero
web-holds-block = tiene el bloque
web-away = fuera de la mesa
web-not-here = sin conexión
web-is-ready = quiere seguir
web-turn = turno
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-latest = Lo último
web-news = Qué pasó
web-sheet = Hoja de puntos
web-penalty = { $who }, mano { $shake }: { $points }
web-penalty-struck = (tachada)
web-mute = Quitar el sonido
web-unmute = Poner el sonido
web-watching = { $count } mirando
web-more = Más acciones

## The mat and its cubes.

web-mat = El tapete
web-universe = Universo
web-universe-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
web-section-goal = Meta
web-section-goal-told = el número que hay que lograr
web-section-required = Obligatorios
web-section-required-told = hay que usarlos
web-section-permitted = Permitidos
web-section-permitted-told = se pueden usar
web-section-forbidden = Prohibidos
web-section-forbidden-told = no se pueden usar
web-section-resources = Recursos
web-section-resources-told = todavía sin jugar
web-section-universe = Universo
web-put-here = Ponlo aquí
web-put-bonus = Bonificación: ponlo aquí
web-held = Tienes { $cube }. Puede ir a: { $list }
web-cube-in = { $cube }, en { $section }
web-card = carta con { $dots }
web-card-blank = carta en blanco
web-colour-red = rojo
web-colour-blue = azul
web-colour-green = verde
web-colour-black = negro
web-colour-yellow = amarillo
web-sideways = de lado
web-upside-down = de cabeza
web-say-plus = más
web-say-minus = menos
web-say-times = por
web-say-divided = dividido entre
web-say-power = elevado a
web-say-root = raíz
web-say-union = unión
web-say-intersection = intersección
web-say-complement = complemento
web-say-universe = V, el Universo
web-say-empty = Λ, el conjunto vacío
web-say-subset = está contenido en
web-say-equals = es igual a
web-say-stands-for = que vale por { $note }

## Setting the Goal.

web-goal-none = Todavía no hay Meta.
web-goal-reads = La Meta se lee { $goal }
web-goal-lay = Toca un cubo y luego aquí. O arrástralo.
web-goal-lay-open = Toca un cubo y luego aquí. O arrástralo. Todos ven cada cubo.
web-goal-open = Todos ven la Meta tal como está. Queda puesta cuando tú lo digas.
web-goal-line = La Meta que estás poniendo
web-goal-cube = { $cube }, lugar { $place }
web-goal-tools = Cambiar el cubo elegido
web-goal-left = Izquierda
web-goal-right = Derecha
web-goal-gap = Hueco antes
web-goal-sideways = De lado
web-goal-over = De cabeza
web-goal-remove = Sacar
web-goal-text = Por escrito: { $goal }
web-goal-begin = Toca primero un cubo
web-goal-put = Ponlo en la Meta
web-goal-say = ¡Meta!
web-goal-add = Añadirlo a la Meta
web-goal-shapes = Uno al lado del otro es más, apilados es por
web-goal-shape = Ponerla como { $goal }

## What can be said and done beside moving cubes.

web-bonus = Bonificación
web-say-bonus = Di “Bonificación”
web-bonus-told = Bonificación: toma un cubo para Prohibidos. Después viene tu segundo cubo.
web-bonus-before-goal = Puedes poner un cubo de bonificación en Prohibidos antes de poner la Meta.
web-two = Dos cubos a la vez
web-two-told = Pon dos cubos, uno después del otro; cuentan como soltados juntos.
web-two-second = { $cube } está en tu mano. Ahora el segundo cubo.
web-no-goal = No hay Meta
web-agree-no-goal = De acuerdo: no hay Meta
web-contest = ¡Sí hay una Meta!
web-forceout = Pedir forceout
web-return = Volver a la mesa
web-extra-minute = Un minuto más (cuesta un punto)
web-block = ¡Reto!
web-block-which = ¿A qué retas?
web-block-say = Tienes el bloque. Di a qué retas:
web-block-put-down = Devolver el bloque
web-block-of = { $who } levantó el bloque.
web-claim-now = ¡Ahora!
web-claim-now-told = Basta un cubo más. Lo escribes tú.
web-claim-impossible = ¡Imposible!
web-claim-impossible-told = Ya nadie puede lograrlo. Escribe la otra persona.
web-claim-a-flub = A-Flub
web-claim-a-flub-told = La última jugada dejó pasar una Solución con un cubo más.
web-claim-ca-flub = CA-Flub
web-claim-ca-flub-told = Había un A-Flub y no se retó.
web-claim-p-flub = P-Flub
web-claim-p-flub-told = La última jugada hizo imposible toda Solución.
web-call-no-goal = Hay una Meta
web-claim-forceout-a = El forceout está mal: hubo un flub antes
web-claim-forceout-a-told = Antes había algo que retar.
web-claim-forceout-b = El forceout está mal: no basta
web-claim-forceout-b-told = Un cubo más no basta.
web-charge = Acusar de procedimiento ilegal
web-charge-told = ¿Alguien hizo algo ilegal? Di quién y qué.
web-charge-who = Quién
web-charge-what = Qué
web-charges-cards = Repartir las cartas
web-charges-variations = Elegir variaciones
web-charges-bonus = Una bonificación
web-charges-goal = Poner la Meta
web-charges-moves = Mover cubos
web-side-of-mover = con quien movió
web-side-of-challenger = con quien reta
web-sides = ¿De qué lado te pones?
web-part-shake = Mano
web-part-writer = Papel de
web-explain = ¿Qué es “{ $word }”?
web-part-what = Qué decir
web-said-adjustment = ajuste
web-said-goal = Meta
web-said-illegal-procedure = procedimiento ilegal

## Writing a paper.

web-writing = Escribe tu papel
web-equation = Ecuación
web-equation-hint = Solución = Meta, como (3×4)−2 = 10
web-solution = Solución
web-solution-hint = un conjunto, como B ∪ R, o R ⊆ G ; B ∪ R
web-paper-number = Solución { $number }
web-paper-goal = La Meta que pondrías
web-paper-avoid = La jugada que lo habría evitado
web-insert-goal = Poner = { $goal }
web-present = Entregar
web-present-nothing = Paso, sin papel
web-insist = Algo en su forma todavía no está bien. Pulsa otra vez para entregarlo tal cual.
web-secret = Nadie lo ve antes de que todos hayan entregado.
web-pad = Cubos y paréntesis para tocar
web-pad-open = abrir paréntesis
web-pad-close = cerrar paréntesis
web-pad-upside-down = el siguiente cubo de cabeza
web-pad-sideways = el siguiente cubo de lado
web-pad-factorial = signo de factorial
web-pad-turned = El siguiente cubo que toques se escribe girado.
web-pad-note = Vale por …
web-pad-note-told = ¿Por qué vale el cubo que está antes del cursor?
web-note-blank = La carta en blanco comodín lleva estos colores (toca otra vez para quitar uno):
web-note-point = punto decimal
web-note-exponent = un exponente
web-note-lcm = mínimo común múltiplo
web-note-gcf = máximo común divisor
web-note-log = logaritmo
web-note-div = división
web-pad-semicolon = punto y coma
web-pad-erase = Borrar
web-pad-undo = Deshacer
web-pad-redo = Rehacer
web-drawn = Se ve así:
web-chart = Tabla del Universo: tu conjunto tal como está escrito
web-chart-neither = ninguno
web-chart-in = en tu conjunto
web-chart-shaded = Tu conjunto toma estas cartas: { $list }
web-pad-used = { $cube }, usado

## Checking papers.

web-papers = Papeles
web-paper-own = Tu papel
web-paper-of = Papel de { $who }
web-paper-right = correcto
web-paper-wrong = incorrecto
web-writ-typed = tal como se escribió
web-writ-where = donde { $meant }
web-paper-goal-is = Meta: { $goal }
web-paper-avoiding = mejor jugada: { $move }
web-accepted-by = Aceptado por { $who }
web-judge-finds = Lo que encuentra el juez:
web-accept-of = Aceptar el de { $who }
web-reject-of = Rechazar el de { $who }
web-accept = Aceptar
web-reject = Rechazar …
web-reject-why = ¿Qué tiene de malo?
web-reject-why-here = ¿Qué está mal aquí?
web-reject-regroup = Con otros paréntesis está mal …
web-tap-wrong = Toca lo que está mal.
web-reasons-value = Los números
web-reasons-cubes = Los cubos
web-reasons-goal = La Meta
web-reasons-writing = Lo demás
web-failed-reject = Eso no se sostiene contra el papel. Busca otra cosa que esté mal, o acéptalo.
web-failed-prove-ambiguity = Agrupado así no está mal.
web-regroup = Demostrar ambigüedad …
web-regroup-told = Escríbelo con paréntesis que lo hagan incorrecto
web-regroup-do = Demostrar que es ambiguo
web-settled-by-asking = { $who } preguntó si es igual a la Meta, y lo es: queda decidido
web-ask-value = Preguntar si es igual a la Meta
web-ask-judge = Preguntar al juez …
web-ask-about = ¿Sobre qué preguntas al juez? La respuesta es sí o no; el reloj descansa.

## After a shake, and after the match.

web-between = Después de la mano
web-shake-over = La mano { $number } terminó
web-match-over = La partida terminó
web-ready = Empezar la siguiente mano
web-ready-said = Esperando a los demás …
web-ready-awaits = Falta que esté listo: { $who }
web-no-clock = Ahora no corre ningún reloj.
web-next-in = La siguiente mano empieza en { $time } o cuando todos estén listos.
web-rematch = Jugar otra vez
web-rematch-change = Cambiar de asiento y jugar otra vez
web-rematch-changed = Todos cambiarán de asiento.
web-rematch-wanted = Quiere jugar otra vez: { $who }
web-record = Descargar el registro
web-thoughts = Lo que pensaron los bots
web-rematch-awaits = Falta la respuesta de { $who }

## Variations on the page.

web-order-years = Lista de variaciones
web-order-years-odd = Años impares
web-order-years-even = Años pares
web-order-years-both = Las dos listas
web-order-years-own = La lista del año de este reglamento.
web-order-years-house = Regla de la casa: no es la lista del año del reglamento.
web-choose = Elige una variación
web-choose-do = Elegirla
web-variations = Variaciones:
web-variation-void = (sin efecto)
web-choose-own-equations = O escribe una, como “base 9”
web-choose-own-on-sets = O escribe una, como “required cube R”
web-choose-stop = Eso es todo
web-choose-fill = Rellena con { $takes }
web-choose-fill-own = o escribe el tuyo

## Dealing the cards of ON-SETS.

web-deal = Tú repartes
web-deal-told = ¿Cuántas cartas?
web-deal-fewer = Una carta menos
web-deal-more = Una carta más
web-deal-do = Repartir
web-deal-table = Que elija la mesa
web-set-out = Tú pones la Meta
web-set-out-told = ¿Cómo quedan V y Λ?
web-set-out-do = Poner { $cubes }
web-order-dealing = Repartir
web-order-dealing-people = Eligen los jugadores
web-order-dealing-people-told = Quien reparte dice cuántas cartas. En Elementary, quien pone la Meta pone V y Λ.
web-order-dealing-table = Lo hace la mesa
web-order-dealing-table-told = Cartas y cubos salen enseguida.

## Safety at a table.

web-uploads = Tus registros subidos
web-uploads-told = Los subiste aquí. Si borras uno, su informe también se borra.
web-uploads-none = No hay nada subido desde este navegador.
web-uploads-open = Abrir el informe { $number }
web-uploads-delete = Borrar
web-report = Denunciar a alguien
web-report-told = Díselo al dueño de este servidor. Nadie en la mesa lo ve.
web-report-who = ¿A quién?
web-report-why = ¿Qué pasó?
web-report-words = Palabras feas
web-report-name = Un mal nombre
web-report-unfair = Juego sucio
web-report-other = Otra cosa
web-report-do = Enviar la denuncia
web-report-done = Gracias. El dueño de este servidor puede ver tu denuncia.
web-leave = Dejar la mesa
web-leave-told = Este navegador olvidará tu lugar y tus borradores. Pierdes tu lugar.
web-leave-sure = Sí, dejarla
