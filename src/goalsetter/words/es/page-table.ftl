### The table on the page: the panel beside the mat, the look, the paper strip.

web-side = Jugadas, puntos, charla y más
web-tab-moves = Jugadas
web-tab-scratch = Notas
web-tab-score = Puntos
web-tab-talk = Charla
web-tab-table = Mesa
web-dock = Tu lugar
web-nav = Páginas
web-nav-start = Jugar
web-nav-learn = Aprender
web-nav-desk = Juez
web-theme = Colores: { $theme }
web-theme-auto = como tu aparato
web-theme-light = claros
web-theme-dark = oscuros
web-theme-contrast = alto contraste

## The paper strip, and the set on the chart.

web-set-count =
    { $count ->
        [one] tu conjunto: { $count } carta
       *[other] tu conjunto: { $count } cartas
    }
web-to-write = Toca cubos para escribir.
web-not-drawn = Sigue …
web-uses = usa
web-needs = aún falta
web-makes = da { $value }
web-makes-cards =
    { $value ->
        [one] da { $value } carta
       *[other] da { $value } cartas
    }
web-brackets = Esto se puede leer de más de una manera. Toca la que quieres.

## The task of each situation, as a title.

web-do-wait = Mira bien
web-do-watch = Estás mirando
web-do-choose = Elige una variación
web-do-choose-more = Elige una más
web-do-set-out = Coloca V y Λ
web-do-deal = Reparte las cartas
web-do-goal = Pon la Meta
web-do-no-goal = ¿No hay Meta?
web-do-move = Te toca, { $who }
web-do-move-last = Te toca: el último cubo
web-do-second = Ahora tu segundo cubo
web-do-block = ¿Qué retas?
web-do-take-back = Retira un cubo
web-do-side = Elige un lado
web-do-third = ¿Ves una Solución?
web-do-write-one = Escribe tu papel
web-do-write-all = Escribe tu papel
web-do-write-last = Escribe tu papel
web-do-write-no-goal = Muestra tu Meta
web-do-late = Se acabó tu tiempo
web-do-check = ¿Está bien?
web-do-object = ¿Retas?
web-do-end = La mano terminó
web-do-over = ¡Buena partida!
web-do-away = No estás en la mesa
web-do-rest = Pausa
web-do-paused = Pausa
web-do-question = Una pregunta al juez
web-do-judge = Eres el juez

## Variations in force, and examples.

web-no-meaning = Esto no es una variación de este juego.
web-chosen-by = Elegida por { $who }
web-chosen-house = Una regla de la casa de esta mesa
web-learn-it = Apréndela en 2 minutos
web-new = Nueva para ti
web-fill-less = Menos
web-fill-more = Más
web-example = Con cubos de esta tirada
web-play-variation = Jugar { $name }
web-choose-one = Toca una tarjeta para elegir.
web-just-rolled = recién tirados
web-sets-goal-told = cartas en tu conjunto

## The end of a shake.

web-review = Cómo fue la mano
web-review-coming = Mirando la mano…
web-review-turning = La jugada que lo decidió
web-review-think = Piénsalo
web-review-show = Muéstramelo
web-review-again = Probar otra vez
web-begun-after = Segundo intento: sin reloj, y tu partida conserva sus puntos.
web-match-points = Puntos de partida
web-match-place = Puesto { $place }
web-match-moments = Mejores momentos
web-match-habit = Para practicar
web-match-show = Ver los mejores momentos
web-match-running = Mirando tu partida… { $percent } %
web-match-none = Esta vez no hay ninguno seguro.
web-match-undecided = Algunos momentos eran demasiado difíciles y no se cuentan.
web-review-with-goal = con la Meta { $goal }
web-scored =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Keys, and a challenge on the stage.

web-calls = { $who } dice
web-keys = Teclas
web-keys-pick = Escribe un signo para tomar su cubo.
web-keys-place = Ponlo en Obligatorios, Permitidos, Prohibidos o en la Meta.
web-keys-challenge = Reta, y luego Ahora o Imposible.
web-keys-side = Tercero: únete a quien movió o a quien reta.
web-keys-write = Ve a tu papel.
web-keys-escape = Devuelve el cubo, o cierra lo que está abierto.
web-keys-on = Usar letras sueltas como teclas

## Scratch paper, charts, the variation sheet.

web-scratch = Papel borrador
web-scratch-told = Tu papel borrador. Solo lo ves tú.
web-own-chart = Tu propia tabla: toca una carta para marcarla
web-own-chart-told =
    { $count ->
        [0] Toca cartas para marcarlas. Solo lo ves tú.
        [one] { $count } carta marcada
       *[other] { $count } cartas marcadas
    }
web-own-clear = Borrar
web-recording = Tabla de anotaciones
web-recording-shake = Mano { $number }: Recursos
web-recording-variations = Variaciones
web-recording-goal = Meta
web-recording-solutions = Soluciones
web-recording-solutions-of = Tus Soluciones en la mano { $number }
web-variation-sheet = Lista de variaciones
web-variation-sheet-none = Este libro no tiene variaciones.
web-variation-chosen = (elegida)
web-sheet-print = Imprimir los puntos
