### The analysis of a match.

## What was found; coach- and the code.

coach-allowed-now = Tras esta jugada basta un cubo más para una Solución: { $witness }.
coach-made-impossible = Tras esta jugada ya no se puede formar ninguna Solución. { $proof }
coach-impossible-goal = Para esta Meta no se puede formar ninguna Solución. { $proof }
coach-forced = Ninguna otra jugada era más segura: { $who } no regaló nada.
coach-missed-now = { $who } podía retar con { $call } y no lo hizo: { $witness }.
coach-missed-impossible = { $who } podía retar con { $call } y no lo hizo. { $proof }
coach-missed-forceout = { $who } podía declarar forceout y no lo hizo: { $witness }.
coach-right-challenge = Un reto acertado: { $claim }. { $shown }
coach-false-challenge = Un reto falso: no es verdad que { $claim }. { $shown }
coach-right-forceout = El forceout es acertado: { $witness }.
coach-false-forceout = El forceout no es acertado: { $claim }. { $shown }
coach-right-no-goal = En efecto, no había Meta que poner. { $proof }
coach-false-no-goal = Había una Meta que poner: { $goal }, con { $witness }.
coach-no-goal-accepted = { $who } dejó pasar No hay Meta y podía retar: había la Meta { $goal }, con { $witness }.
coach-forceout-accepted = { $who } dejó pasar el forceout y podía retarlo: { $claim }. { $shown }
coach-right-side = { $who } está del lado acertado.
coach-wrong-side = { $who } está del lado equivocado; el acertado era el de { $belongs }.
coach-right-paper = El papel de { $who } es correcto.
coach-wrong-paper = El papel de { $who } es incorrecto ({ $faults }). Uno correcto: { $witness }.
coach-wrong-avoid = “{ $avoid }” no habría evitado el flub: { $claim }. { $shown }
coach-unread-avoid = La jugada que nombró { $who }, “{ $avoid }”, no se pudo leer; si evita el flub, no se mira.
coach-goal-not-told = El papel de { $who } no dice para qué Meta es, así que no se puede juzgar. { $shown }
coach-no-paper = { $who } debía escribir y no presentó nada. Un papel correcto: { $witness }.
coach-wrong-accepted = { $who } aceptó un papel incorrecto de { $writer }, { $paper }: { $faults }.
coach-ambiguous-accepted = { $who } aceptó { $paper } de { $writer }, que es ambiguo.
coach-right-paper-lost = { $paper } de { $who } no tiene nada mal y aun así no contó.
coach-well-checked = { $who } vio que { $paper } de { $writer } es incorrecto.
coach-time-trouble = El tiempo le costó { $points } a { $who }.
coach-undecided = Sin decidir: demasiado difícil de calcular dentro del límite; no cuenta.
coach-undecided-safe-move = Sin decidir si { $who } tenía otra jugada segura: demasiado difícil de calcular dentro del límite; la jugada no cuenta.
coach-undecided-forceout = Sin decidir si era un forceout: demasiado difícil de calcular dentro del límite; no cuenta.

## Parts of comments.

coach-first-flub = Es el primer flub de la mano.
coach-better = Seguro en su lugar: { $move }.
coach-better-bonus = Ninguna jugada de un cubo era segura, pero sí una con bonus: { $bonus }; luego { $move }.
coach-shown-witness = Una Solución: { $witness }.
coach-shown-goal = Una Meta con su Solución: { $goal }, con { $witness }.
coach-shown-proof = { $proof }
coach-points =
    { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
coach-side-mover = quien movió
coach-side-challenger = quien reta
coach-call-now = ¡Ahora!
coach-call-impossible = ¡Imposible!
coach-call-a_flub = A-Flub
coach-call-ca_flub = CA-Flub
coach-call-p_flub = P-Flub
coach-claim-now = basta un cubo más
coach-claim-impossible = no se puede formar ninguna Solución
coach-claim-no_goal = hay una Meta que poner
coach-claim-a_flub = basta un cubo más y quien movió podía evitarlo
coach-claim-ca_flub = quedó sin retar un A-Flub anterior
coach-claim-p_flub = no se puede formar ninguna Solución
coach-claim-illegal = no era una jugada legal
coach-claim-forceout_a = en lugar del forceout tocaba retar
coach-claim-forceout_b = un cubo más no basta

## What to practise; coach-topic- and the topic.

coach-topic-see-now = Antes de cada jugada pregúntate: ¿basta un cubo más?
coach-topic-see-impossible = Busca Soluciones con todo lo que queda; si no hay ninguna, reta.
coach-topic-safe-moves = Piensa un cubo por delante: ¿qué se podría formar tras tu jugada?
coach-topic-goals = Ten una Solución en mente antes de poner una Meta, y mira otra vez antes de No hay Meta.
coach-topic-patience = Antes de levantar el bloque: ten la Solución en la cabeza, o búscala una vez más si crees que no hay ninguna.
coach-topic-forceouts = Distingue un forceout de un flub: ¿podía evitarlo quien movió?
coach-topic-sides = Como Tercero, busca tú una Solución antes de elegir un lado.
coach-topic-writing = Escribe tu papel con todos los paréntesis que necesita y calcúlalo otra vez.
coach-topic-presenting = Cuando te toca escribir, presenta un papel: prueba primero la Solución más corta.
coach-topic-checking = Revisa cada papel: reagrúpalo, cuenta sus cubos y compáralo con cada variación y con todo lo que debe decir.
coach-topic-clock = No pierdas de vista el reloj.

## Best moments of a match; coach-moment- and the kind of decision.

coach-moment-goal = Mano { $shake }: puso una Meta que se puede formar.
coach-moment-move = Mano { $shake }: hizo una jugada segura.
coach-moment-challenge = Mano { $shake }: retó, y tenía razón.
coach-moment-forceout = Mano { $shake }: vio un forceout.
coach-moment-no-goal = Mano { $shake }: acertó con “No hay Meta”.
coach-moment-side = Mano { $shake }: se puso del lado correcto.
coach-moment-paper = Mano { $shake }: escribió un papel correcto.
coach-moment-check = Mano { $shake }: revisó bien un papel.

## What was decided.

coach-kind-goal = Meta
coach-kind-move = jugada
coach-kind-silence = silencio
coach-kind-challenge = reto
coach-kind-forceout = forceout
coach-kind-no-goal = No hay Meta
coach-kind-side = lado
coach-kind-paper = papel
coach-kind-check = revisión

## How often something was found.

coach-count-allowed-now = jugadas que permitieron ¡Ahora!
coach-count-made-impossible = jugadas que lo hicieron imposible
coach-count-impossible-goal = Metas imposibles
coach-count-forced = jugadas forzadas
coach-count-missed-now = ¡Ahora! sin ver
coach-count-missed-impossible = ¡Imposible! sin ver
coach-count-missed-forceout = forceouts sin ver
coach-count-right-challenge = retos acertados
coach-count-false-challenge = retos falsos
coach-count-right-forceout = forceouts acertados
coach-count-false-forceout = forceouts equivocados
coach-count-right-no-goal = No hay Meta acertados
coach-count-false-no-goal = No hay Meta equivocados
coach-count-no-goal-accepted = No hay Meta equivocados con acuerdo
coach-count-forceout-accepted = forceouts equivocados sin retar
coach-count-right-side = lados acertados
coach-count-wrong-side = lados equivocados
coach-count-right-paper = papeles correctos
coach-count-wrong-paper = papeles incorrectos
coach-count-wrong-avoid = jugadas alternativas que no evitan nada
coach-count-unread-avoid = jugadas alternativas sin poder leer
coach-count-goal-not-told = papeles sin su Meta
coach-count-no-paper = papeles sin escribir
coach-count-wrong-accepted = papeles incorrectos aceptados
coach-count-ambiguous-accepted = papeles ambiguos aceptados
coach-count-right-paper-lost = papeles correctos perdidos
coach-count-well-checked = papeles incorrectos descubiertos
coach-count-time-trouble = penalizaciones por tiempo
coach-count-undecided = sin decidir

## The same in the words of 2011-12, which knows no Now.

coach-flubs-allowed-now = jugadas que fueron A-Flubs
coach-flubs-made-impossible = jugadas que fueron P-Flubs
coach-flubs-impossible-goal = Metas que fueron P-Flubs
coach-flubs-missed-now = A-Flubs y CA-Flubs sin retar
coach-flubs-missed-impossible = P-Flubs sin retar

## What goalsetter analyse says.

help-analyse-steps = Pasos como máximo por pregunta; lo que pide más queda sin decidir.
help-analyse = Explica una partida: ocasiones perdidas, flubs, lados, papeles y puntos.
help-analyse-html = Escribe el informe como página en este archivo, para abrirlo o enviarlo.
help-analyse-annotate = Escribe en este archivo el registro con cada hallazgo y comentario.
analyse-broken = Se perdió un proceso, quizá por falta de memoria. Prueba con --jobs 1.
analyse-progress =
    { $count ->
        [one] Analizando { $count } mano
       *[other] Analizando { $count } manos
    }
analyse-head = { $edition }, { $division }. Manos: { $count }
analyse-shake = Mano { $number }
analyse-nothing = Nada que comentar.
analyse-player = { $who }: { $accuracy } de los puntos conservados ({ $kept } de { $best }; decisiones: { $decisions })
analyse-player-none = { $who }: nada que decidir
analyse-undecided = Sin contar, porque no se pudieron juzgar: { $count }
analyse-practise = Para practicar:
analyse-written = Escrito: { $file }
analyse-cancelled = Cancelado. No se escribió nada.
case-no-shakes = Este registro aún no tiene ninguna mano.
