### The judge's desk and the analyses, on the page.

## The judge's desk.

web-desk = El escritorio del juez

## Questions at the desk.

web-desk-asks = ¿Qué quieres saber?
web-desk-ask-paper-equations = ¿Es correcta la Ecuación?
web-desk-ask-paper-on-sets = ¿Es correcta la Solución?
web-desk-ask-now = Ahora: ¿hay una Solución?
web-desk-ask-impossible = Imposible: ¿no hay ninguna?
web-desk-ask-goal = ¿Es legal la Meta?
web-desk-ask-roll = ¿Se puede poner alguna Meta?
web-desk-short-paper = Papel
web-desk-short-now = ¿Ahora?
web-desk-short-impossible = ¿Imposible?
web-desk-short-goal = Meta
web-desk-start = Pon los cubos en el tapete. Luego toca una pregunta.
web-desk-try = Muéstrame un ejemplo
web-desk-missing-goal = Aún no hay Meta. Toca la placa dorada y luego los cubos.
web-desk-missing-paper = Aún no hay papel. Toca el papel y escribe en él.
web-desk-missing-universe = Aún no hay cartas. Toca las cartas que se repartieron.
web-desk-missing-cubes = Aún no hay cubos. Toca una zona del tapete y luego los cubos.
web-desk-missing-last-cube = Aún hay cubos en Recursos, así que no se movió el último. Muévelos o elige ¡Ahora! o ¡Imposible!
web-desk-changed = Cambiaste el tapete después de esta respuesta. Pregunta otra vez.
web-desk-thinking = Pensando …
web-desk-seconds = { $seconds } de { $most } segundos como mucho
web-desk-cancel = Cancelar
web-desk-cancelled = Lo paraste. No se decidió nada.
web-desk-undecided = SIN DECIDIR
web-desk-why = Por qué
web-desk-otherwise = Qué cambiaría la decisión
web-desk-witness = Por ejemplo
web-desk-goal = Meta: { $goal }
web-desk-close = Cerrar

## The mat of the desk.

web-desk-book = Libro
web-desk-division = División
web-desk-after = Escrito
web-desk-no-challenge = sin decir el reto
web-desk-variations =
    { $count ->
        [0] Variaciones
        [one] { $count } variación
       *[other] { $count } variaciones
    }
web-desk-ruling = Casa: { $ruling }
web-desk-ruling-drop = Quitar la decisión de la casa { $ruling }
web-desk-variations-pick = Elige las variaciones que valen
web-desk-variations-none = Esta división no tiene lista de variaciones.
web-desk-ready = Listo
web-desk-rack = Cubos para poner en: { $place }
web-desk-rack-short = en { $place }
web-desk-put = { $cube } en { $place }
web-desk-active = Los cubos nuevos van aquí.
web-desk-paper = Papel
web-desk-paper-two = Segundo papel
web-desk-paper-add = Añadir una segunda Solución
web-desk-colour = Color
web-desk-colour-none = cualquiera
web-desk-turn = De cabeza
web-desk-side = De lado
web-desk-remove = Quitar
web-desk-back = Quitar el último cubo
web-desk-gap = Hueco
web-desk-gap-told = Dejar un hueco en la Meta
web-desk-layout = Cómo está puesta: { $layout }
web-desk-held = Tienes { $cube } en la mano. Toca una zona para moverlo allí.
web-desk-all-cards = Todas las cartas
web-desk-no-cards = Ninguna carta
web-desk-clear = Vaciar el tapete
web-desk-undo-clear = Deshacer: traer el tapete de vuelta

## Ways in and out of the desk.

web-desk-panel = Respuestas, hoy, compartir y más
web-desk-tab-answer = Respuesta
web-desk-tab-today = Hoy
web-desk-tab-in = Traer
web-desk-tab-share = Compartir
web-desk-line = El tapete en una línea
web-desk-line-told = Escribe o pega un tapete, un caso o un enlace de este escritorio.
web-desk-line-put = Ponerlo en el tapete
web-desk-line-bad-link = No puedo usar este enlace: no conozco “{ $part }”. Pide el enlace otra vez o pon los cubos en el tapete.
web-desk-line-bad-ask = No puedo usar este enlace: “{ $part }” no es una pregunta que conozca. Pide el enlace otra vez o toca una pregunta.
web-desk-line-other-link = Este enlace lleva a otra página. Necesito uno que empiece por { $start }
web-desk-today-none = Lo que preguntes hoy se guarda aquí, solo en este navegador.
web-desk-today-told =
    { $count ->
        [one] Hoy hiciste { $count } pregunta.
       *[other] Hoy hiciste { $count } preguntas.
    }
web-desk-today-again = Abrirla otra vez
web-desk-today-save = Guardar en un archivo
web-desk-today-open = Abrir un archivo guardado
web-desk-today-clear = Olvidar lo de hoy
web-desk-today-opened =
    { $count ->
        [one] { $count } pregunta del archivo está en la lista.
       *[other] { $count } preguntas del archivo están en la lista.
    }
web-desk-today-bad = La línea { $line } del archivo no es una pregunta de este escritorio. No cambió nada. Abre un archivo guardado aquí.
web-desk-share-told = Quien tenga este enlace ve el mismo tapete y recibe la misma decisión.
web-desk-share-link = Enlace
web-desk-share-copy = Copiar el enlace
web-desk-share-copied = Copiado.
web-desk-share-not-copied = No puedo copiar aquí. Marca el enlace y cópialo.
web-desk-share-code = El enlace como código QR
web-desk-share-long = Este tapete es demasiado largo para un código QR. Copia el enlace.
web-desk-record = Tomar una posición de una partida
web-desk-record-told = Elige el archivo de un registro, pégalo o di una mesa.
web-desk-record-file = Archivo del registro
web-desk-record-text = o su texto
web-desk-record-table = o el código de una mesa
web-desk-record-table-told = Si la partida terminó: quien pueda verla. Si sigue: solo su juez, en el navegador de ese asiento.
web-desk-record-open = Abrir
web-desk-record-nothing = Elige un archivo, pega un registro o escribe el código de una mesa.
web-desk-record-empty = Esta partida aún no tiene posición: no se tiraron los cubos.
web-desk-record-close = Otra partida
web-desk-record-moves = Jugadas
web-desk-record-shake = Mano { $number }
web-desk-record-at = Posición { $number } de { $count }
web-desk-record-first = Primera posición
web-desk-record-before = Posición anterior
web-desk-record-after = Posición siguiente
web-desk-record-last = Última posición
web-desk-record-take = Tomar esta posición
web-desk-record-take-paper = Tomarla con el papel de { $who }
web-desk-record-taken = Ya está en el tapete. Toca una pregunta.
web-desk-to-desk = Llevar el tapete al escritorio

## Rulings at the desk.

desk-paper-correct = El papel está bien. Acéptalo.
desk-paper-wrong =
    { $count ->
        [one] Hay una cosa mal en este papel.
       *[other] Hay { $count } cosas mal en este papel.
    }
desk-goal-legal = Esta Meta se puede poner.
desk-goal-illegal = Esta Meta no se puede poner.
desk-head-now-yes = AHORA ES CORRECTO
desk-head-now-no = AHORA ES INCORRECTO
desk-head-impossible-yes = IMPOSIBLE ES INCORRECTO
desk-head-impossible-no = IMPOSIBLE ES CORRECTO
desk-head-last-cube-yes = SÍ, HAY UNA SOLUCIÓN
desk-head-last-cube-no = NO, NO HAY SOLUCIÓN
desk-head-roll-yes = SÍ, HAY UNA META
desk-head-roll-no = NO, NO HAY META
desk-head-unknown = SIN DECIDIR
desk-solve-now-yes = Con un cubo más como mucho se logra la Meta. Un reto de Ahora es correcto.
desk-solve-now-no = Nadie puede lograr la Meta con un cubo más. Un reto de Ahora es incorrecto.
desk-solve-impossible-yes = Todavía se puede lograr la Meta. Un reto de Imposible es incorrecto.
desk-solve-impossible-no = Nadie puede lograr la Meta con ningún cubo. Un reto de Imposible es correcto.
desk-solve-last-cube-yes = Los cubos del tapete logran la Meta sin ninguno de Recursos.
desk-solve-last-cube-no = Los cubos del tapete no pueden lograr la Meta sin ninguno de Recursos.
desk-solve-roll-yes = Con estos cubos hay una Meta que se puede lograr. Decir “No hay Meta” es un error.
desk-solve-roll-no = Ninguna Meta de estos cubos se puede lograr. Decir “No hay Meta” es correcto.
desk-solve-unknown = Paré antes de saberlo. Queda sin decidir: busca una Solución a mano o pregunta a otro juez.
desk-if-nothing = Nada de lo que probé: ni otro reto, ni una variación menos, ni una cuestión abierta de los libros.
desk-if-now-correct = Después de ¡Ahora! sería correcto.
desk-if-now-wrong = Después de ¡Ahora! no sería correcto.
desk-if-impossible-correct = Después de ¡Imposible! sería correcto.
desk-if-impossible-wrong = Después de ¡Imposible! no sería correcto.
desk-if-last-cube-correct = Después del último cubo sería correcto.
desk-if-last-cube-wrong = Después del último cubo no sería correcto.
desk-if-without-correct = Sin { $variation } sería correcto.
desk-if-without-wrong = Sin { $variation } no sería correcto.
desk-if-without-legal = Sin { $variation } la Meta sería legal.
desk-if-without-illegal = Sin { $variation } la Meta no sería legal.
desk-if-not-raised = Si nadie que revisa lo señala, el papel cuenta como correcto.
desk-if-ruling = Los libros dejan esto abierto. Si tus jueces responden así, la decisión cambia: { $ruling }.
desk-and-now-yes = Un cubo más basta, así que un reto de Ahora es correcto.
desk-and-now-no = Un cubo más no basta, así que un reto de Ahora es incorrecto.
desk-and-now-unknown = Aún no sé si basta un cubo más. Pregunta por Ahora.
desk-and-impossible-yes = Se puede lograr, así que un reto de Imposible también es incorrecto.
desk-and-impossible-no = Ni con todos los cubos se logra. Un reto de Imposible es correcto.
desk-and-impossible-unknown = Aún no sé si con más cubos se logra. Pregunta por Imposible.
desk-position-now = La mesa ahora

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
