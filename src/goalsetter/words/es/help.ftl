### Help for the commands.

## All commands, and read.

help = Goalsetter: juega, aprende y juzga EQUATIONS y ON-SETS.
help-version = Muestra la versión y termina.
help-read = Muestra cada manera de leer un texto, con su valor exacto.
help-read-text = Una expresión, una Ecuación o un tapete, entre comillas. Si empieza con -, escribe -- antes.
help-read-goal = Lee el texto como una Meta en el tapete. Los espacios son huecos entre cubos.
help-read-basic = EQUATIONS básico: usa el orden de las operaciones.
help-read-whole = Minor y Elementary: usa solo números enteros en potencias y raíces.
help-read-limit = Muestra cada agrupación, hasta este número. Si hay más, muestra cada valor.
help-json = Responde en JSON, para programas.
misused = No puedo usar este comando. { $message }
misuse-missing = Falta algo. Escribe { $command } { $name }
misuse-extra =
    Aquí no puedo usar { QUOTE($extra) }. { $count ->
        [0] { $command } lleva solo opciones, ningún texto.
        [one] { $command } lleva un texto. Si tiene espacios, ponlo entre comillas.
       *[other] { $command } lleva { $count } textos. Si uno tiene espacios, ponlo entre comillas.
    }
misuse-command = No hay ningún comando { QUOTE($name) }.
misuse-command-near = No hay ningún comando { QUOTE($name) }. ¿Quieres decir { $near }?
misuse-option = Aquí no hay ninguna opción { $option }.
misuse-option-near = Aquí no hay ninguna opción { $option }. ¿Quieres decir { $near }?
misuse-needs-value = { $option } necesita un valor. Escríbelo después de { $option }.
misuse-no-value = { $option } no lleva valor. Escribe solo { $option }.
misuse-no-number = { $name } es un número entero. No puedo usar { QUOTE($came) }.
misuse-too-small = { $name } debe ser { $least } o más. Diste { $came }.
misuse-too-large = { $name } debe ser { $most } o menos. Diste { $came }.
begins-with-minus = Si { $text } empieza un texto, escribe -- antes: goalsetter read -- '{ $text }'
stopped = Detenido.
see-help = Escribe goalsetter --help para ver todos los comandos.
see-help-of = Escribe { $command } --help para ver cómo se usa.
help-tour = Haz un recorrido: escribe una línea y mira qué significa.
version = goalsetter, versión { $version }

## judge, variations and cases.

help-judge = Juzga una Ecuación, una Solución o una Meta. Da cada motivo por el que está mal. Código de salida 0: correcto. 1: incorrecto. 2: no puedo leer la pregunta.
help-judge-mat = El tapete: 'goal 3x5+2; required 5; permitted x 4 + 1; resources 2'. En ON-SETS, agrega las cartas: 'universe BR B RY blank; goal 2; permitted B R -'.
help-judge-equation = La Ecuación del papel: '(5x4)+1 = 3x(5+2)'. Sin ella, juzgo solo la Meta.
help-judge-challenge = El reto al que responde: now, impossible o last-cube.
help-judge-in = Lee la pregunta de un archivo JSON. Es como un caso de ecuación o de solución. Usa - para la entrada estándar.
help-rules = El reglamento, por su nombre.
help-division = La división en que juegas: minor, elementary, middle, junior o senior.
help-variation = Una variación en juego, como 'base 8'. Puedes dar más de una.
help-ruling = Respuestas a preguntas abiertas: mlag o agloa para todas, NOMBRE=RESPUESTA para una. Puedes dar más de una. Mira goalsetter rulings.
help-rulings = Lista las preguntas que los reglamentos dejan abiertas. Muestra sus respuestas y fuentes.
help-rulings-names = Muestra solo estas preguntas.
help-rulings-rules = Muestra solo preguntas del juego de este reglamento.
help-variations = Lista las variaciones que una división puede elegir. O pregunta por una. Código de salida 0: sí. 1: no. 2: no puedo leer la pregunta.
help-choose = Pregunta si puedes elegir esta variación.
help-after = Una variación que ya está elegida. Puedes dar más de una.
help-roll = Los cubos que salieron: '0 1 2 + - x'.
help-year = Muestra solo la lista de años impares o pares: odd o even.
help-cases = Ejecuta casos de prueba, un objeto JSON por línea. Código de salida 0: todos pasan. 1: algunos fallan. 2: no puedo abrir un archivo.
help-cases-files = Archivos con casos. Usa - para la entrada estándar.

## solve.

help-solve = Busca una Solución en un tapete, o demuestra que no la hay. Si no hay Meta en el tapete, busca una Meta. Código de salida 0: sí. 1: no. 2: no puedo leer la pregunta. 3: no lo sé.
help-solve-now = Usa un cubo de Recursos como máximo (lo usual).
help-solve-impossible = Usa cualquier cubo de Recursos.
help-solve-last-cube = No uses ningún cubo de Recursos.
help-solve-budget = Para después de tantos pasos. Usual: 200 millones.
help-solve-count = Muestra hasta tantas Soluciones, las más cortas primero.
help-solve-in = Lee la pregunta de un archivo JSON. Es como un caso de solve. Usa - para la entrada estándar.
case-goal-first = No hay Meta en el tapete, pero ya se movieron cubos. Agrega la Meta. O deja todos los cubos en Recursos para buscar una Meta.
case-strange-cubes = Estos cubos son de ON-SETS, pero este tapete es de EQUATIONS: { $cubes }.
case-one-question = Usa solo uno de --now, --impossible y --last-cube.

## play.

help-play = Juega una partida contra uno o dos bots.
help-play-rules = El reglamento: equations, basic u on-sets. O da el nombre de un libro, como mlag-equations-2011-12.
help-play-level = Qué tan fuerte es un bot: third-grade, fifth-grade, seventh-grade, ninth-grade, eleventh-grade, champion o random. Dos veces para dos bots distintos.
help-play-opponents = Cuántos bots: 1 o 2. Usual: 2.
help-play-clock = none: todo el tiempo que quieras (lo usual). relaxed: tres veces el tiempo del libro. tournament: el tiempo del libro.
help-play-shakes = Cuántas manos (shakes) se juegan. Usual: 3.
help-play-seed = Usa el mismo número para tener las mismas tiradas y los mismos bots.
help-play-name = Tu nombre.
help-play-years = Qué lista de variaciones: odd (impar), even (par) o both (las dos). Usual: la del año del reglamento.
help-play-open = Deja que se rompan las reglas, como en un tapete de verdad. Puedes acusar.
help-play-resume = Sigue con la partida de este archivo.
help-play-record = Guarda la partida en este archivo. Si la dejas antes, queda ahí.
