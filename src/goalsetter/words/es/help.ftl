### Help for the commands.

## All commands, and read.

help = Goalsetter: un juez exacto para EQUATIONS y ON-SETS.
help-version = Muestra la versión y termina.
help-read = Muestra cada lectura de un texto, con su agrupación escrita y su valor exacto.
help-read-text = Una expresión, una Ecuación o un tapete, entre comillas. Si empieza con -, escribe -- antes.
help-read-goal = Lee el texto como una Meta sobre el tapete: los espacios son huecos entre cubos.
help-read-basic = EQUATIONS básico: cuenta el orden de las operaciones.
help-read-whole = División Minor y Elementary: potencias y raíces solo de números enteros.
help-read-limit = Muestra cada agrupación si no hay más que estas; si no, cada valor.
help-json = Responde en JSON, para programas.
misused = No entiendo esta orden. { $message }
begins-with-minus = Si { $text } es el comienzo de un texto, escribe -- antes, así: goalsetter read -- '{ $text }'
stopped = Detenido.
see-help = goalsetter --help, y --help tras un comando, muestran lo que entiendo.
help-tour = Una visita guiada: escribe una línea y mira qué significa.
version = goalsetter, versión { $version }

## judge, variations and cases.

help-judge = Juzga una Ecuación, una Solución de ON-SETS o solo una Meta, con todos los motivos por los que está mal. Código de salida 0: correcto, 1: incorrecto, 2: no se entiende la pregunta.
help-judge-mat = El tapete: 'goal 3x5+2; required 5; permitted x 4 + 1; resources 2'; en ON-SETS con sus cartas: 'universe BR B RY blank; goal 2; permitted B R -'.
help-judge-equation = La Ecuación tal como está escrita: '(5x4)+1 = 3x(5+2)'. Sin ella solo se juzga la Meta.
help-judge-challenge = Después de qué se escribió: now, impossible o last-cube.
help-judge-in = Toma la pregunta de un archivo JSON con la forma de un caso de ecuación o de solución; - es la entrada estándar.
help-rules = La edición de las reglas, por su nombre.
help-division = La división: minor, elementary, middle, junior o senior.
help-variation = Una variación en vigor, como 'base 8'; se puede dar muchas veces.
help-ruling = Cómo se deciden las cuestiones abiertas: mlag o agloa para todas, NOMBRE=RESPUESTA para una; se puede dar muchas veces. Mira goalsetter rulings.
help-rulings = Muestra las cuestiones abiertas, sus fuentes y cómo se pueden decidir.
help-rulings-names = Solo estas cuestiones.
help-rulings-rules = Solo cuestiones del juego de esta edición.
help-variations = Dice entre qué puede elegir una división, o si una variación se puede elegir. Código de salida 0: sí, 1: no, 2: no se entiende la pregunta.
help-choose = Pregunta si se puede elegir esta variación.
help-after = Una variación que ya se eligió; se puede dar muchas veces.
help-roll = Los cubos que salieron: '0 1 2 + - x'.
help-year = Solo la lista de los años impares o pares: odd o even.
help-cases = Ejecuta casos de conformidad, un objeto JSON por línea. Código de salida 0: todos superados, 1: algunos fallaron, 2: no se puede abrir un archivo.
help-cases-files = Archivos de casos; - es la entrada estándar.

## solve.

help-solve = Dice si se puede formar una Solución con un tapete: con una, con una demostración de que no la hay, o por qué no se sabe. Sin Meta en el tapete: si hay alguna Meta. Código de salida 0: sí, 1: no, 2: no se entiende la pregunta, 3: no se sabe.
help-solve-now = Se puede usar como mucho un cubo de Recursos (la pregunta usual).
help-solve-impossible = Se puede usar cualquier cubo de Recursos.
help-solve-last-cube = No se puede usar ningún cubo de Recursos.
help-solve-budget = Se detiene después de tantos pasos; si no se dice, después de 200 millones.
help-solve-count = Muestra hasta tantas Soluciones, las más cortas primero.
help-solve-in = Toma la pregunta de un archivo JSON con la forma de un caso de solve; - es la entrada estándar.
case-goal-first = No hay Meta en el tapete, y ya se movieron cubos. Di qué Meta se puso; o deja todos los cubos en Recursos para preguntar si hay una Meta.
case-strange-cubes = Estos cubos son de ON-SETS, y el tapete es de EQUATIONS: { $cubes }.
case-one-question = Da solo uno de --now, --impossible y --last-cube.

## play.

help-play = Juega una partida contra uno o dos bots.
help-play-rules = El libro de reglas: equations, basic, on-sets, o una edición como mlag-equations-2011-12.
help-play-level = Qué tan fuerte es un bot: third-grade, fifth-grade, seventh-grade, ninth-grade, eleventh-grade, champion o random. Dos veces para dos bots distintos.
help-play-opponents = Cuántos bots: 1 o 2. Normalmente 2.
help-play-clock = none (lo normal): todo el tiempo que quieras; relaxed: tres veces el tiempo del libro; tournament: como dice el libro.
help-play-shakes = Después de cuántas manos termina la partida; una mano (shake en el libro) va de una tirada de los cubos a la siguiente. Normalmente 3.
help-play-seed = El mismo número da las mismas tiradas y los mismos bots.
help-play-name = Tu nombre.
help-play-years = Qué lista de variaciones: odd (impar), even (par) o both (las dos). Si no, la del año del reglamento.
help-play-open = Deja que ocurran procedimientos ilegales, como en un tapete de verdad, para poder acusarlos.
help-play-resume = Sigue con una partida que se guardó en este archivo.
help-play-record = El archivo para el registro de la partida; si la dejas, queda ahí.
