### What happens at the table.

## What happened at the table; a detail is put into words before it is filled in.

event-offended = { $by } hizo algo ilegal. { $faults } [{ $clause }] Un rival puede acusarlo hasta que otra persona haga una jugada legal o un reto.
event-set-aside = Lo que hizo { $by } no cuenta. { $fault } [{ $clause }]
event-upheld = La acusación contra { $against } es correcta. { $reason } [{ $clause }]
event-unfounded = La acusación de { $by } no es correcta. { $reason } [{ $clause }]
event-insulated = Ya es tarde para acusar a { $by }. Lo hecho vale. { $faults }
event-undone = La acción { $action } se deshace.
event-cubes-returned = Vuelven a Recursos: { $cubes }
event-fined =
    { $points ->
        [one] { $seat }: −{ $points } punto. { $reason } [{ $clause }]
       *[other] { $seat }: −{ $points } puntos. { $reason } [{ $clause }]
    }
event-fine-struck =
    { $points ->
        [one] { $seat }: +{ $points } punto. Esa penalización no cuenta. { $reason }
       *[other] { $seat }: +{ $points } puntos. Esa penalización no cuenta. { $reason }
    }
event-phase-began = Ahora: { $phase }.
event-turn-of = Es el turno de { $seat }.
event-time-began =
    { $seconds ->
        [one] { $players }: { $seconds } segundo { $task }.
       *[other] { $players }: { $seconds } segundos { $task }.
    }
event-turn-lost = A { $seat } se le acabó el tiempo y perdió la oportunidad { $task }.
event-challenge-stands = { $challenger } reta a { $mover }: { $claim }. ¡No hay más jugadas!
event-block-misused = { $by } levantó el bloque, pero no retó.
event-ruled = Decisión: el papel de { $writer } { $correct }. { $reason }
event-scored = La mano terminó. Puntos: { $scores }
event-score-corrected = Nueva puntuación de la mano { $shake }: { $scores }
event-shake-void = Esta mano no cuenta. { $goal_setter } tira otra vez.
event-rolled-for-first = Fuera: { $eliminated }. Tiran otra vez: { $again }

## How a ruling on a paper ends.

ruled-correct = es correcto
ruled-not-correct = no es correcto

## Where a shake stands.

phase-start = tirar para poner la primera Meta
phase-roll = tirar los cubos
phase-variations = elegir variaciones
phase-goal = poner la Meta
phase-no-goal = responder a “No hay Meta”
phase-move = mover cubos
phase-sides = el Tercero se pone de un lado
phase-writing = escribir papeles
phase-checking = revisar papeles
phase-end = la mano terminó

## What a clock runs for.

task-roll = para tirar los cubos
task-variation = para elegir una variación
task-goal = para poner la Meta
task-first-turn = para hacer la primera jugada
task-turn = para mover
task-state-challenge = para decir el reto
task-impossible-after-last-cube = para retar con ¡Imposible! después del último cubo
task-third-party = para elegir un lado
task-no-goal-reply = para aceptar que no hay Meta, o decir que sí hay
task-write = para escribir
task-check = para revisar un papel

## Where cubes are played.

section-required = Obligatorios
section-permitted = Permitidos
section-forbidden = Prohibidos

## What a Challenger claims.

claim-now = Ahora
claim-impossible = Imposible
claim-no-goal = sí hay una Meta
claim-a-flub = A-Flub
claim-ca-flub = CA-Flub
claim-p-flub = P-Flub
claim-forceout-a = el forceout está mal, porque antes había algo que retar
claim-forceout-b = el forceout está mal, porque un cubo más no basta
