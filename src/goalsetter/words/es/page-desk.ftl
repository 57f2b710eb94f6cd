### The judge's desk and the analyses, on the page.

## The judge's desk.

web-desk = El escritorio del juez
web-desk-door = Entran un tapete y una Ecuación, sale una decisión. Para jueces y entrenadores.
web-desk-told = Escribe o toca lo que hay en el tapete. El juez decide según el libro, con cada cláusula; el buscador dice si se puede lograr.
web-desk-challenge = Reto
web-desk-no-challenge = ninguno
web-desk-variations =
    { $count ->
        [one] Variaciones ({ $count } elegida)
       *[other] Variaciones ({ $count } elegidas)
    }
web-desk-two = Una segunda Solución
web-desk-judge = Juzgar
web-desk-solve = ¿Se puede resolver?
web-desk-thinking = Pensando …
web-desk-goal = Meta: { $goal }
web-desk-hint-universe-sets = cartas, como BRG BY G blank
web-desk-hint-goal = como 2x 3+5
web-desk-hint-goal-sets = como 3 o 3/2
web-desk-hint-required = cubos, como 4 + x
web-desk-hint-required-sets = cubos, como B ∪
web-desk-hint-permitted = cubos, como 4 + x
web-desk-hint-permitted-sets = cubos, como B ∪
web-desk-hint-forbidden = cubos, como 4 + x
web-desk-hint-forbidden-sets = cubos, como B ∪
web-desk-hint-resources = cubos, como 4 + x
web-desk-hint-resources-sets = cubos, como B ∪

## Asking for a report in the browser, and waiting for it.

web-analyse = Analizar la partida
web-analyse-door = Analizar una partida
web-analyse-told = Toma el registro de cualquier partida: qué era cierto después de cada jugada, quién decidió bien y qué practicar.
web-analyse-file = Archivo del registro
web-analyse-text = o el texto del registro
web-analyse-do = Analizar
web-analysis = Análisis de una partida
web-analysis-queued = En espera. Análisis antes de este: { $count }
web-analysis-begins = Leyendo el registro
web-analysis-running = Manos revisadas: { $done } de { $total }
web-analysis-writing = Escribiendo el informe
web-analysis-done = Listo. Se abre el informe.
web-analysis-cancelled = El análisis se canceló.
web-analysis-failed = No se pudo analizar la partida.
web-analysis-stays = Puedes cerrar esta página: el análisis continúa, y esta dirección abre el informe.
web-analysis-cancel = Cancelar
