### What happens at the table.

## What happened at the table; a detail is put into words before it is filled in.

event-offended = { $by } hizo algo ilegal. { $faults } [{ $clause }] Un rival puede acusarlo hasta que otra persona haya hecho una jugada legal o un reto.
event-set-aside = Lo que hizo { $by } no cuenta. { $fault } [{ $clause }]
event-upheld = La acusación contra { $against } es correcta. { $reason } [{ $clause }]
event-unfounded = La acusación que hizo { $by } no se sostiene. { $reason } [{ $clause }]
event-insulated = Es demasiado tarde para acusar lo que hizo { $by }: vale. { $faults }
event-undone = La acción { $action } se deshace.
event-cubes-returned = Vuelven a Recursos: { $cubes }
event-fined = { $seat } pierde puntos: { $points }. { $reason } [{ $clause }]
event-fine-struck = { $seat } recupera puntos: { $points }. La penalización no cuenta: { $reason }
event-phase-began = Ahora: { $phase }.
event-turn-of = Es el turno de { $seat }.
event-time-began =
    { $seconds ->
        [one] Tiempo de { $players } { $task }: { $seconds } segundo.
       *[other] Tiempo de { $players } { $task }: { $seconds } segundos.
    }
event-turn-lost = A { $seat } se le acabó el tiempo y perdió la oportunidad { $task }.
event-challenge-stands = { $challenger } reta a { $mover }: { $claim }. Ya no se mueven más cubos.
event-block-misused = { $by } levantó el bloque, y no salió ningún reto.
event-ruled = Decisión: el papel de { $writer } { $correct }. { $reason }
event-scored = La mano terminó. Puntos: { $scores }
event-score-corrected = La puntuación de la mano { $shake } es ahora: { $scores }
event-shake-void = La mano no cuenta para nada. { $goal_setter } tira otra vez.
event-rolled-for-first = Fuera del sorteo: { $eliminated }. Tiran otra vez: { $again }

## How a ruling on a paper ends.

ruled-correct = es correcto
ruled-not-correct = no es correcto

## Where a shake stands.

phase-start = el sorteo de quien pone la primera Meta
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
task-third-party = para ponerse de un lado
task-no-goal-reply = para aceptar que no hay Meta, o discutirlo
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
claim-forceout-a = el forceout está mal: antes había algo que retar
claim-forceout-b = el forceout está mal: un cubo más no basta
