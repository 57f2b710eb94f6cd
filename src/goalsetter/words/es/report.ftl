### The report of an analysed match.

## Headings and the players' part.

report-title = { $players } · informe de la partida
report-to-table = Volver a la mesa
report-home = Inicio
report-heading = Informe de la partida
report-made-by = Hecho con Goalsetter { $version }. Esta página no necesita red.
report-skip = Ir a las acciones
report-summary = De un vistazo
report-match = La partida, paso a paso
report-charts = Gráficas
report-players = Jugadores
report-sheet = Hoja de puntos
report-line = Línea
report-shake-setter = Mano { $number }: { $who } pone la Meta
report-lot = Antes de la primera mano
report-accuracy = { $percent } de los puntos conservados
report-kept =
    { $best ->
        [one] { $kept } de { $best } punto; decisiones: { $decisions }
       *[other] { $kept } de { $best } puntos; decisiones: { $decisions }
    }
report-kept-none = nada que decidir
report-undecided =
    { $count ->
        [one] { $count } sin contar: no se pudo decidir
       *[other] { $count } sin contar: no se pudieron decidir
    }
report-total =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
report-match-points =
    { $points ->
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    }
report-moments = Mejores momentos
report-practise = Para practicar
report-practise-none = No se encontró ningún error. ¡Sigue así!
report-habits = Lo que se encontró
report-time-used = Tiempo usado: { $time }; la acción más larga tomó { $slowest }.
report-penalties = Penalizaciones

## What stands at an action.

report-steps = Pasos
report-first = Primera acción
report-back = Atrás
report-forward = Adelante
report-last = Última acción
report-next-mistake = Siguiente error
report-no-mistake = No se encontró ningún error en esta partida.
report-slider = Acción
report-position = Acción { $number } de { $count }
report-keys = Las flechas avanzan y retroceden, Inicio y Fin van a los extremos, N va al siguiente error.
report-actions = Todas las acciones
report-clause = Cláusula { $clause }
report-cost =
    { $best ->
        [one] { $who } conservó { $brought } de { $best } punto.
       *[other] { $who } conservó { $brought } de { $best } puntos.
    }
report-remark = Comentario: { $text }
report-illegal = No es legal.
report-refused = Esto se rechazó y no ocurrió.
report-nothing = Aquí no hay nada.
report-now = Basta un cubo más: { $witness }.
report-now-undecided = No se pudo decidir si basta un cubo más.
report-possible = Se puede formar una Solución: { $witness }.
report-possible-needs =
    { $count ->
        [0] Se puede formar una Solución con los cubos del tapete: { $witness }.
        [one] Se puede formar una Solución con un cubo más: { $witness }.
       *[other] Se puede formar una Solución con { $count } cubos más, quizá con menos: { $witness }.
    }
report-possible-needs-least =
    { $count ->
        [0] Se puede formar una Solución con los cubos del tapete: { $witness }.
        [one] Se puede formar una Solución con un cubo más: { $witness }.
       *[other] Una Solución pide { $count } cubos más, y ninguna pide menos: { $witness }.
    }
report-impossible = No se puede formar ninguna Solución. { $proof }
report-possible-undecided = No se pudo decidir si se puede formar una Solución.
report-tone-mistake = Error
report-tone-good = Bien hecho
report-tone-note = Nota
report-mistake-of = Error: { $who }

## The charts.

report-chart-shake = Qué tan lejos estaba una Solución en la mano { $number }
report-chart-shake-told = Cubos que pide aún la Solución más corta hallada; otra más larga puede pedir menos. La letra es el asiento de quien movió.
report-chart-now = Ahora
report-chart-one-cube = Un cubo
report-chart-impossible = Imposible
report-chart-undecided = sin decidir
report-chart-point-now = Acción { $number }: basta un cubo más
report-chart-point-possible = Acción { $number }: cubos que pide la Solución hallada: { $needs }
report-chart-point-impossible = Acción { $number }: no se puede formar ninguna Solución
report-chart-point-undecided = Acción { $number }: sin decidir
report-chart-points = Puntos conservados
report-chart-points-told = De los puntos que podían conservar las decisiones de cada quien, cuántos se conservaron.
report-chart-points-bar = { $who }: { $kept } de { $best }
report-chart-time = Tiempo usado
report-chart-time-told = Todo el tiempo que usó cada quien.
report-chart-actions = Tiempo por acción
report-chart-actions-told = Cuánto tardó cada quien en cada acción; el color y la leyenda dicen de quién es.
report-chart-time-bar = { $who }: { $time }
report-chart-time-action = Acción { $number }, { $who }: { $time }
