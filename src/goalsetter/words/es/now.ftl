### What to do, what is offered, what was done.

## What a player is to do; now- and the word for the situation.

now-wait = Espera a { $who }.
now-wait-nobody = Un momento …
now-watch = Estás mirando.
now-choose = Elige una variación para esta mano.
now-choose-more = Elige otra variación más: para esta mano eliges dos.
now-goal = Tú pones la Meta: coloca cubos en la Meta y pulsa “¡Meta!”. Un hueco entre cubos los agrupa.
now-goal-sets = Tú pones la Meta con cubos de cifras: uno al lado del otro se suman, apilados se multiplican. Luego pulsa “¡Meta!”.
now-no-goal = { $who } dice que no se puede hacer ninguna Meta. ¿Estás de acuerdo, o puedes hacer una?
now-move = Te toca: mueve un cubo a Obligatorios, Permitidos o Prohibidos, o reta.
now-move-last = Te toca: juega el último cubo a Obligatorios o Permitidos, o reta con ¡Imposible!
now-second = Tu cubo de bonificación está en Prohibidos. Ahora mueve tu segundo cubo.
now-block = Tienes el bloque: di a qué retas.
now-take-back = Soltaste dos cubos: toma uno de vuelta.
now-side = Eres el Tercero: ¿de qué lado te pones?
now-third = Eres el Tercero. Si ves una Solución, escríbela. Si no, pasa.
now-write-one = Escribe { $paper }: todos los cubos Obligatorios, los Permitidos que quieras y como mucho un cubo de Recursos.
now-write-all = Escribe { $paper }: todos los cubos Obligatorios, y los Permitidos y Recursos que quieras.
now-write-last = Ya se jugaron todos los cubos, así que todos escriben { $paper }: todos los cubos Obligatorios y los Permitidos que quieras.
now-write-no-goal = Escribe una Meta y, para ella, { $paper }, con los cubos de Recursos que quieras.
now-late = Se acabó tu tiempo para escribir. Compra un minuto más por un punto, o pasa.
now-check = Revisa el papel: acéptalo si está bien, o di qué tiene de malo.
now-object = ¿Quieres retar? Si no, mueve quien sigue.
now-end = La mano terminó. ¿Vamos a la siguiente?
now-over = La partida terminó.
now-away = Dejaste la mesa y ahora descansa. Vuelve para seguir.
now-rest = La mesa descansa hasta que vuelva { $who }.

## What a player may be offered; offer- and the kind of action. No other kind is offered.

offer-accept = Aceptar
offer-add_to_goal = Añadir a la Meta
offer-stop_choosing = Eso es todo
offer-agree_no_goal = De acuerdo: no hay Meta
offer-appeal_score = Apelar una puntuación
offer-ask_judge = Preguntar: ¿es igual a la Meta?
offer-bonus = Bonificación
offer-challenge = Retar
offer-change_equation = Cambiar lo que escribí
offer-charge_illegal_procedure = Acusar de procedimiento ilegal
offer-concede = Renunciar a mi papel
offer-confirm_goal_finished = Sí, la Meta está terminada
offer-declare = Declarar un significado
offer-do_not_present = No presentar nada
offer-forceout = Pedir forceout
offer-goal = ¡Meta!
offer-indicate_equation = Decir qué Ecuación cuenta
offer-ready = Estoy listo para la siguiente mano
offer-initial_scoresheet = Poner mis iniciales en la hoja de puntos
offer-leave_table = Dejar la mesa un rato
offer-move = Mover
offer-move_two = Soltar dos cubos
offer-no_goal = No hay Meta
offer-pick_up_block = Tomar el bloque
offer-place_in_goal = Colocar en la Meta
offer-point_out_error = Señalar un error
offer-present = Presentar
offer-prove_ambiguity = Demostrar ambigüedad
offer-put_down_block = Devolver el bloque
offer-rearrange_goal = Reordenar la Meta
offer-reject = Rechazar
offer-return_to_table = Volver
offer-say = Decir algo
offer-say_bonus = Decir “Bonificación”
offer-say_goal = Decir “Meta”
offer-say_variation = Decir una variación
offer-select_variation = Elegir
offer-shift = Pasar desde Permitidos
offer-start_clock = Poner en marcha el reloj
offer-take_back = Tomar de vuelta
offer-take_extra_minute = Un minuto más por un punto
offer-take_from_goal = Sacar de la Meta
offer-take_side = Ponerse de un lado
offer-transfer = Mover un cubo ya jugado

## What can be agreed on before a match.

pace-tournament = Relojes de torneo
pace-tournament-told = Los límites del libro de reglas, con penalizaciones.
pace-relaxed = Relojes tranquilos
pace-relaxed-told = Tres veces el tiempo que da el libro de reglas.
pace-none = Sin relojes
pace-none-told = Tómate todo el tiempo que quieras.
mode-guarded = Protegida
mode-guarded-told = La mesa rechaza las jugadas ilegales y dice por qué: lo mejor para aprender.
mode-open = Abierta
mode-open-told = Como en un tapete de verdad: puede haber jugadas ilegales, y los rivales pueden acusarlas.
language-name = Español

## What levels of bots and sides in a challenge are called.

title-third-grade = tercer grado
title-fifth-grade = quinto grado
title-seventh-grade = séptimo grado
title-ninth-grade = noveno grado
title-eleventh-grade = undécimo grado
title-champion = nivel campeón
title-random = al azar
title-tutor = tutor
side-mover = quien movió
side-challenger = quien reta

## The sides of a challenge, and what they mean to a Third Party.

camp-challenger = Del lado de quien reta: { $who }
camp-mover = Del lado de quien movió: { $who }
camp-third-party = Sin decidir todavía: { $who }
side-join-challenger = Ponerte del lado de { $who }, quien reta
side-join-mover = Ponerte del lado de { $who }, quien movió
side-writes = Tú también escribes { $paper }. Si es correcta sumas { $right }; si no, { $wrong }.
side-writes-nothing = No escribes nada. Si nadie muestra una Solución correcta sumas { $right }; si no, { $wrong }.

## Words that explain a button, a field or an end; told- and the kind of action.

block-lift = Levanta el bloque y luego decide
block-lift-within =
    { $seconds ->
        [one] Levanta el bloque y decide en { $seconds } segundo
       *[other] Levanta el bloque y decide en { $seconds } segundos
    }
told-forceout = Nadie ha cometido un flub, pero muevas lo que muevas bastará un cubo más. Dilo en vez de mover: entonces escriben todos.
avoid-move-told = Una jugada mejor para quien recibe el reto: después de ella no bastaría un cubo más. Escribe el cubo y adónde va: R, P o F.
result-won = ¡Gana { $who }!
result-tie = Empate: { $who }

## After what a paper is presented, at the judge's desk.

desk-now = después de ¡Ahora! (como mucho un cubo de Recursos)
desk-impossible = después de ¡Imposible! (los cubos de Recursos que quieras)
desk-last-cube = después del último cubo (ningún cubo de Recursos)

## What a player did; play-did- and the kind of action.

play-did-add-to-goal = { $who } añade { $cube } a la Meta: { $goal }
play-did-stop-choosing = { $who } no elige una segunda variación
play-did-agree-no-goal = { $who } está de acuerdo en que no hay Meta
play-did-bonus = { $who } dice “Bonificación” y mueve { $cube } a { $to }
play-did-challenge = { $who } reta: ¡{ $claim }!
play-did-concede = { $who } renuncia a su papel
play-did-do-not-present = { $who } no presenta nada
play-did-forceout = { $who } pide forceout
play-did-goal = { $who } pone la Meta: { $goal }
play-did-initial-scoresheet = { $who } pone sus iniciales en la hoja de puntos
play-did-leave-table = { $who } deja la mesa
play-did-move = { $who } mueve { $cube } a { $to }
play-did-move-two = { $who } suelta { $cubes } a la vez: a { $to }
play-did-no-goal = { $who } dice: ¡no hay Meta!
play-did-pick-up-block = { $who } toma el bloque
play-did-put-down-block = { $who } devuelve el bloque
play-did-ready = { $who } está listo para la siguiente mano
play-did-return-to-table = { $who } vuelve a la mesa
play-did-roll-for-first = { $who } tira { $cube } para la primera Meta
play-did-select-variation = { $who } elige { $list }
play-did-set-out = { $who } coloca aparte { $cubes }
play-did-shift = { $who } pasa { $cube } a { $to }
play-did-take-back = { $who } toma { $cube } de vuelta
play-did-take-extra-minute = { $who } compra un minuto más
play-did-take-side = { $who } se pone del lado de { $side }
play-did-judge-answers = El juez responde: { $answer }
play-did-appeal-score = { $who } apela los puntos de la mano { $shake }
play-did-change-equation = { $who } cambia lo que había escrito
play-did-confirm-goal-finished = { $who } dice que la Meta está terminada
play-did-declare = { $who } declara: { $what }
play-did-indicate-equation = { $who } dice qué Ecuación cuenta
play-did-initial-penalty = El juez pone sus iniciales en una penalización
play-did-judge-rules = El juez decide sobre el papel de { $other }
play-did-place-in-goal = { $who } coloca en la Meta: { $goal }
play-did-point-out-error = { $who } señala un error en el papel de { $other }
play-did-present = { $who } entrega un papel:  { $text }
play-did-rearrange-goal = { $who } reordena la Meta: { $goal }
play-did-say = { $who } dice: { $what }
play-did-say-bonus = { $who } dice “Bonificación”
play-did-say-goal = { $who } dice “Meta”
play-did-say-variation = { $who } dice: { $variation }
play-did-start-clock = { $who } pone en marcha el reloj
play-did-strike-penalty = El juez tacha una penalización
play-did-take-back-card = { $who } toma cartas de vuelta
play-did-take-from-goal = { $who } saca de la Meta: { $cubes }
play-did-transfer = { $who } mueve { $cube } de { $source } a { $to }
play-did-given = Se prepara una posición
