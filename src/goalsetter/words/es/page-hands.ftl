### Hands at the table: planning a move, looking back, short words.

## A move planned before your turn.

web-plan = Luego: { $cube } a { $section }.
web-plan-told = Se juega en tu turno.
web-plan-cancel = Tócalo para cancelar.
web-put-plan = Planéalo aquí
web-plan-gone = Tu próxima jugada se cancela: ese cubo ya no está.
web-plan-stopped = Tu próxima jugada se cancela: ya no se mueven cubos.
web-plan-refused = Tu próxima jugada se cancela: ese cubo no puede ir ahí ahora.

## Looking back, and the connection.

web-back = Estás mirando atrás
web-back-to = Ver el tapete después de esta jugada
web-back-step = Una jugada atrás
web-on-step = Una jugada adelante
web-to-now = Volver al presente
web-slow = Línea lenta: { $seconds } s
web-keys-plan = ¿No es tu turno? Las mismas teclas planean tu próxima jugada.
web-keys-back = Mira las jugadas de antes. Sobre un cubo, usa también Mayús.
web-keys-bonus = Pide una bonificación. (EQUATIONS)
web-keys-check = Acepta un papel, o recházalo.
web-keys-choose = Busca una variación por su letra. Intro dos veces la juega.
web-keys-enter = Después de escribir: fija la Meta o entrega tu papel.
web-keys-main = Pulsa el botón grande.

## What was done, in a word or two: said in a bubble.

brief-move = { $cube } → { $to }
brief-move-two = { $cubes } → { $to }
brief-bonus = ¡Bonificación! { $cube } → { $to }
brief-shift = { $cube } → { $to }
brief-transfer = { $cube } → { $to }
brief-add-to-goal = Meta: { $goal }
brief-goal = Meta: { $goal }
brief-no-goal = ¡No hay Meta!
brief-agree-no-goal = De acuerdo
brief-challenge = ¡{ $claim }!
brief-forceout = ¡Forceout!
brief-pick-up-block = ¡Alto!
brief-put-down-block = Olvídalo
brief-select-variation = ¡{ $list }!
brief-stop-choosing = Solo una
brief-presents = ¡Papel entregado!
brief-do-not-present = Sin papel
brief-take-side = Con { $side }
brief-accept = Está bien
brief-reject = ¡No está bien!
brief-concede = Me rindo
brief-take-extra-minute = Un minuto más
brief-take-back = { $cube } de vuelta
brief-ready = ¡Sigamos!
brief-return-to-table = Ya volví
brief-roll = ¡A tirar!
brief-roll-for-first = Saqué { $cube }
