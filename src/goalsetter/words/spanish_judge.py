"""Spanish for the judge: why something is wrong, what variations mean, what a case lacks."""

from __future__ import annotations

FINDINGS = {
    "finding-form": "Esto no se puede leer como una Ecuación, Solución = Meta. {why}",
    "finding-unequal": "Los dos lados no son iguales: la Solución vale {value}, la Meta {goal}.",
    "finding-not-a-multiple": "Con Multiple of {multiple}, la Solución debe diferir de la Meta en "
    "{multiple}, o en dos, tres … veces {multiple}. Vale {value}, y la Meta {goal}.",
    "finding-one-cube": "Una Solución necesita al menos dos cubos.",
    "finding-missing-required": "Hay que usar todos los cubos de Obligatorios. Sin usar: {cubes}",
    "finding-uses-forbidden": "Usa un cubo que está en Prohibidos: {cubes}",
    "finding-too-many-resources": "Después de un reto ¡Ahora! una Solución puede tomar un cubo de "
    "Recursos, y no más. Toma estos: {cubes}",
    "finding-cube-not-available": "No hay cubos suficientes para esto. Faltan: {cubes}",
    "finding-multi-digit": "Un número de la Solución tiene demasiadas cifras: {at}",
    "finding-variation": "No hace lo que pide una variación en vigor.",
    "finding-not-in-force": "Solo significaría algo con una variación que no se eligió: {at}",
    "finding-wild-clash": "Todos los cubos comodín deben valer por lo mismo. Aquí valen por "
    "{other}.",
    "finding-too-few-operations": "La Solución necesita {needed} signos de operación. Tiene "
    "{have}.",
    "finding-too-many-factorials": "Puede haber {needed} factoriales en toda la Ecuación. Aquí "
    "hay {have}.",
    "finding-too-many-factorials-in-goal": "Factoriales permitidos en la Meta: {needed}. Aquí hay "
    "{have}.",
    "finding-goal-illegal": "La Meta del tapete no es legal: {at}",
    "finding-goal-missing": "No hay Meta en el tapete.",
    "finding-goal-too-long": "Una Meta tiene seis cubos como mucho: {at}",
    "finding-goal-no-expression": "La Meta no es una expresión: falta algo o algo está fuera de "
    "lugar en {at}",
    "finding-goal-undefined": "La Meta {at} no tiene valor, se agrupe como se agrupe.",
    "finding-goal-beyond-limit": "La Meta {at} pasa de {limit}, el límite con Multiple of k.",
    "finding-goal-interpretation": "Lo que se escribió para la Meta no es lo que está en el "
    "tapete: {at}",
    "finding-goal-value-beyond-limit": "Escrita como {at}, la Meta vale {value}. Con Multiple "
    "of k no puede pasar de {limit}.",
    "finding-goal-not-these-cubes": "Un lado debe mostrar los cubos de la Meta, {goal}, en su "
    "orden. Aquí dice {at}",
    "finding-goal-regrouped": "La Meta está en el tapete como {goal}. No se puede agrupar como "
    "{at}",
    "finding-goal-no-reading": "La Meta, tal como está escrita aquí, no tiene valor: {at}",
    "finding-ambiguous": "No todas las maneras de agruparlo son correctas.",
    "finding-symbol-ambiguous": "Aquí un cubo puede significar más de una cosa, y no todos los "
    "significados son correctos. El papel debe decir cuál es.",
    "finding-undefined": "La Solución no tiene valor: {why}.",
    "finding-no-expression": "La Solución no es una expresión: falta algo o algo está fuera de "
    "lugar en {at}",
    "finding-not-a-digit": "Hay una cifra que la base {base} no tiene: {at}",
    "finding-uncheckable": "Nadie puede calcular con certeza que los dos lados son iguales, y lo "
    "que no se puede comprobar cuenta como incorrecto.",
    "finding-not-offered": "Esta variación no está en la lista.",
    "finding-choice-unknown": "No hay ninguna variación llamada {at}.",
    "finding-choice-unknown-near": "No hay ninguna variación llamada {at}. ¿Quieres decir {near}?",
    "finding-choice-no-fill": "{at} tiene un hueco. Rellénalo con {blank}.",
    "finding-choice-not-offered": "{at} no está en la lista de esta división. Está en la lista de "
    "{divisions}.",
    "finding-choice-not-in-book": "Ninguna división de este reglamento tiene {at} en su lista.",
    "finding-choice-instead": "Este reglamento no tiene {at}. Tiene {near}.",
    "finding-choice-fill": "Aquí no puedes poner {fill}. Pon {fills}.",
    "finding-choice-barred": "Aquí no puedes poner {fill}. Elige otro cubo.",
    "finding-choice-other-year": "{at} solo está en la lista de los {years}.",
    "finding-choice-fill-sign": "{fill} no puede ser comodín en esta división. Elige otro cubo.",
    "finding-choice-fill-digit": "No puedes poner una cifra. Elige un color o un signo.",
    "finding-choice-fill-card": "{fill} no es una carta. Pon una carta como BRG.",
    "finding-choice-card-not-dealt": "La carta {fill} no se repartió.",
    "finding-choice-fill-set": "{fill} no nombra ningún conjunto.",
    "finding-choice-no-universe": "No se repartieron cartas, así que {fill} no nombra ningún "
    "conjunto.",
    "finding-choice-set-too-long": "{fill} es demasiado largo. Usa {most} símbolos o menos.",
    "finding-choice-set-not-rolled": "{fill} usa símbolos que no salieron: {symbols}.",
    "finding-choice-set-ambiguous": "{fill} puede nombrar más de un conjunto. Usa paréntesis.",
    "finding-choice-fill-colour": "Aquí no puedes poner {fill}. Pon {symbols}.",
    "finding-already-chosen": "Esta variación ya se había elegido.",
    "finding-choice-again": "{at} ya se había elegido. Una variación se elige una sola vez en una "
    "mano.",
    "finding-conflicts": "Dos variaciones no van juntas.",
    "finding-choice-conflicts": "{at} no va junto con {other}, que ya se había elegido.",
    "finding-no-effect": "La variación no cambiaría nada.",
    "finding-regrouped-undefined": "Agrupada como {at}, la Solución no tiene valor.",
    "finding-choice-no-effect": "No salió {symbols}, así que {at} no cambiaría nada.",
    "finding-choice-no-digit": "No salió ninguna cifra de {least} a {most}, así que {at} no "
    "cambiaría nada.",
    "finding-choice-no-digit-of-colour": "No salió ninguna cifra de color {colour}, así que {at} "
    "no cambiaría nada.",
    "finding-choice-no-digit-of-base": "No salió ninguna cifra de base {base} de color {colour}, "
    "así que {at} no cambiaría nada.",
    "finding-choice-few-operations": "{at} necesita {needed} signos de operación, y salieron "
    "{have}.",
    "finding-choice-no-blank-card": "No se repartió la carta en blanco, así que {at} no cambiaría "
    "nada.",
    "finding-choice-set-of-none": "{fill} no nombra ninguna carta de este Universo, así que {at} "
    "no cambiaría nada.",
    "finding-choice-set-of-all": "{fill} nombra todas las cartas de este Universo, así que {at} no "
    "cambiaría nada.",
    "finding-choice-colour-not-dealt": "No se repartió ninguna carta con {fill}, así que {at} no "
    "cambiaría nada.",
    "choice-list-or": "{first} o {last}",
    "choice-number-from": "un número de {least} a {most}",
    "choice-one-of": "uno de {fills}",
    "choice-blank-number": "un número",
    "choice-blank-colour": "un color",
    "choice-blank-cube": "un cubo",
    "choice-blank-set": "un conjunto",
    "choice-blank-card_colour": "un color",
    "choice-blank-card": "una carta",
}
"""Why an Equation is not correct, or a Goal or a choice not legal, by reason and by code."""

JUDGE = {
    "ruling-correct": "CORRECTO",
    "ruling-wrong": "INCORRECTO",
    "ruling-legal": "LEGAL",
    "ruling-illegal": "NO ES LEGAL",
    "judge-equation": "Ecuación: {text}",
    "judge-goal": "Meta: {text}",
    "judge-under": "Reglas: {edition}, división {division}{variations}",
    "judge-variations": "; con {list}",
    "judge-finding": "{sentence} [{clause}]",
    "judge-ruling": "Esto depende de cómo se decida una cuestión abierta: {ruling}.",
    "judge-only-if-raised": "Esto solo cuenta si lo plantea quien revisa.",
    "judge-counter": "Quien revisa puede leerlo como  {counter}",
    "judge-counter-values": "y entonces vale {value} en un lado y {goal} en el otro.",
    "judge-assumed-now": "No nombraste ningún desafío. Tomé Ahora: a lo más un cubo de Recursos.",
    "judge-repair": "Nadie podría objetar nada a     {repair}",
    "judge-bracketed": "El paréntesis que falta puede ir aquí:  {bracketed}",
    "judge-values": "La Solución vale {value}, la Meta {goal}.",
    "judge-goal-values": "Puede valer {values}.",
    "judge-goal-more": "Puede valer {values} y más: un 1 puede ser cualquier potencia de la base.",
    "judge-goal-unsettled": "Puede haber más valores: no pude calcularlos todos.",
    "judge-rulings": "Depende de cómo se decida una cuestión abierta: {list}.",
    "judge-rulings-untried": "Puede depender de cómo se decidan cuestiones abiertas: probar todas "
    "las respuestas llevaría demasiado tiempo.",
    "rulings-title": "Cuestiones abiertas de {game}, y cómo se deciden",
    "rulings-row": "{name}: {question}",
    "rulings-answer": "   {answer}: {words}",
    "rulings-answer-where": "   {answer}: {words} ({where})",
    "rulings-usual": "lo usual",
    "rulings-settled": "   No hay otra respuesta con la que jugar.",
    "rulings-sources": "   Fuentes: {sources}",
    "rulings-how": "goalsetter judge --ruling NOMBRE=RESPUESTA juzga con otra respuesta.",
    "more-of-them": "{values} … ({count} valores)",
}
"""The command judge."""

VARIATIONS = {
    "variation-sideways": "Un cubo de cifra puesto de lado es 1 dividido entre esa cifra.",
    "variation-upside-down": "Un cubo de cifra puesto de cabeza es esa cifra con signo negativo.",
    "variation-0 wild": "Cada 0 puede valer por otra cifra, o por un signo si la división lo "
    "permite; la misma para todos los 0 de una Ecuación. Di cuál.",
    "variation-x wild": "Cada x puede valer por una cifra, o por otro signo si la división lo "
    "permite; lo mismo para todas las x de una Ecuación. Di qué.",
    "variation-factorial": "Se pueden escribir dos ! en una Ecuación: 4! es 4×3×2×1.",
    "variation-multiple operations": "Un cubo de operación se puede usar cuantas veces quieras en "
    "una Solución.",
    "variation-three-operation solution": "Una Solución debe tener al menos tres signos de "
    "operación.",
    "variation-remainder": "Un ÷ de lado da lo que sobra al dividir números enteros.",
    "variation-two-digit numerals": "Una Solución puede tener números de dos cifras.",
    "variation-lcm": "Una √ puede significar el mínimo común múltiplo de dos números; márcala.",
    "variation-gcf": "Un ^ puede significar el máximo común divisor de dos números; márcalo.",
    "variation-number of factors": "Una x delante de un solo número cuenta cuántos números lo "
    "dividen.",
    "variation-next prime number": "Una x delante de un solo número es el primer primo mayor que "
    "él.",
    "variation-percent": "Una √ de cabeza entre dos números toma ese tanto por ciento del segundo.",
    "variation-decimal point": "Un ^ puede ser un punto decimal; márcalo.",
    "variation-+ = average": "Cada + significa el promedio de dos números en vez de su suma.",
    "variation-base": "Todos los números se escriben en la base que se eligió.",
    "variation-multiple of": "La Solución debe diferir de la Meta en el número que se eligió, o en "
    "dos, tres … veces ese número.",
    "variation-powers of the base": "Un 1 solo puede ser cualquier potencia entera de la base; di "
    "cuál.",
    "variation-exponent": "Una cifra del color elegido puede ser un exponente sin un ^ delante.",
    "variation-ab+": "Dos cifras y un + forman un decimal que no termina: .ABABAB… o .ABBB…",
    "variation-add to goal": "En vez de mover, puedes añadir un cubo a la Meta.",
    "variation-imaginary": "Un − de lado es i, la raíz cuadrada de −1, y las potencias y raíces "
    "tienen todos sus valores.",
    "variation-root is i": "Una √ es i, la raíz cuadrada de −1, y deja de ser una raíz.",
    "variation-decimal in goal": "Puedes poner puntos decimales entre las cifras de la Meta.",
    "variation-÷ as log": "Un ÷ puede significar el logaritmo: 8÷2 es 3, porque 2 elevado a 3 es "
    "8. De lado, tiene que serlo.",
    "variations-title": "{edition}, división {division}",
    "variations-none": "Aquí no hay nada que elegir.",
    "variations-always": "En vigor en todas las manos",
    "variations-choose": "Para elegir",
    "variations-row": "  {name} [{clause}]",
    "variations-row-plain": "  {name}",
    "variations-meaning": "   {meaning}",
    "variations-fills": "   Rellena con uno de estos: {fills}.",
    "variations-colour": "   Rellena con un color: red (rojo), blue (azul), green (verde) o black "
    "(negro).",
    "variations-years": "   Solo en {years}.",
    "blank-number": "uno de estos números",
    "blank-colour": "uno de los cuatro colores",
    "blank-cube": "un signo que salió, pero no una cifra",
    "blank-cube-but": "un signo que salió, pero no una cifra ni {symbols}",
    "blank-set": "un conjunto de cuatro signos o menos: ni vacío ni todo el Universo",
    "blank-card": "una carta repartida, obligatoria o prohibida",
    "blank-card-colour": "uno de los cuatro colores de las cartas",
    "list-odd": "lista de años impares",
    "list-even": "lista de años pares",
    "list-both": "las dos listas",
    "list-every": "lista de todos los años",
    "years-odd": "años impares",
    "years-even": "años pares",
    "years-every": "todos los años",
    "choice-may": "{name} se puede elegir.",
    "choice-may-not": "{name} no se puede elegir.",
}
"""The command variations; what each means is told by its plain name."""

CASES = {
    "cases-summary": "{passed} superados, {failed} fallidos",
    "cases-no-file": "No puedo abrir {file}: {reason}",
    "cases-not-text": "no es texto en UTF-8",
    "cases-at": "{file}:{line} {case}",
    "cases-difference": "{key}: se esperaba {expected}; salió {got}",
    "cases-remark": "{told} ({remark})",
    "cases-only-remark": "{key}: se esperaba {expected}, pero {remark}",
    "cases-nothing": "nada",
    "remark-family": "hay más valores que estos",
    "remark-unsettled": "no se pudieron calcular todos los valores",
    "remark-no-regrouping": "no es la Ecuación con más paréntesis",
    "remark-still-correct": "con estos paréntesis sigue siendo correcta",
    "remark-regrouping": "es la Ecuación con más paréntesis",
    "case-not-json": "Esta línea no es JSON: {reason} (columna {column}).",
    "case-not-object": "Un caso es un objeto JSON; esto es: {got}.",
    "case-key-twice": "La clave {key!r} aparece dos veces en un objeto.",
    "case-missing-key": "Falta la clave {key!r}.",
    "case-unknown-key": "No conozco aquí la clave {key!r}. Las claves son {known}.",
    "case-unknown-kind": "No conozco la clase {name!r}. Las clases son {known}.",
    "case-unknown-event": "No sé qué se hace con {name!r}. Conozco {known}.",
    "case-unknown-phase": "No hay ninguna fase {name!r}. Las fases son {known}.",
    "case-unknown-task": "No hay límite de tiempo para {name!r}. Las tareas son {known}.",
    "case-unknown-player": "Nadie en la mesa se llama {name!r}. Están {known}.",
    "case-unknown-section": "El tapete no tiene la sección {name!r}. Sus secciones son {known}.",
    "case-unknown-side": "No hay ningún lado {name!r}. Los lados son {known}.",
    "case-wrong-players": "Una partida tiene 2 o 3 jugadores, no: {got}.",
    "case-time-goes-back": "Un suceso es a los {at} segundos, pero ya pasaron {now}. Cada 'at' se "
    "cuenta desde el comienzo del caso y no puede retroceder.",
    "case-wrong-about": "'about' es el número de un suceso de este caso, desde 0, no: {got}.",
    "case-wrong-type-object": "{key!r} debería ser un objeto con claves y valores, no: {got}.",
    "case-not-set-up": "La posición dada no se puede montar: {fault}.",
    "case-unknown-edition": "No hay ninguna edición {name!r}. Las ediciones son {known}.",
    "case-unknown-division": "{edition} no tiene la división {name!r}. Sus divisiones son {known}.",
    "case-unknown-ruling": "No hay ningún perfil {name!r}. Los perfiles son {known}; una sola "
    "cuestión se responde como en wild-mark=stays.",
    "case-ruling-without-answer": "Di qué respuesta: {name!r} se puede responder {known}, como en "
    "{name}={first}.",
    "case-strange-ruling": "No hay ninguna decisión {name!r} en {game}. goalsetter rulings las "
    "muestra.",
    "case-unknown-named-ruling": "No hay ninguna decisión {name!r} en {game}. ¿Querías decir "
    "{near}?",
    "case-unknown-answer": "{name!r} se puede responder {known}, no {answer!r}.",
    "case-wrong-type-rulings": "'rulings' debería ser un objeto de nombres con sus respuestas "
    "como textos, no: {got}.",
    "case-unknown-challenge": "No hay ningún reto {name!r}. Los retos son {known}.",
    "case-unknown-where": "No conozco el lugar {name!r}. Los lugares son {known}.",
    "case-unknown-year": "Un año es {known}, no {name!r}.",
    "case-unknown-reason": "No conozco el motivo {name!r}. Los motivos son {known}.",
    "case-unknown-variation": "No hay ninguna variación {name!r}. ¿Querías decir {near}?",
    "case-strange-variation": "No hay ninguna variación {name!r}. Las variaciones son {known}.",
    "case-unknown-fill": "Ninguna división tiene {name!r}. Los números para rellenar son {known}.",
    "case-unfilled-number": "Di qué número: {name!r} tiene un hueco que rellenar, como en “base "
    "8”.",
    "case-unfilled-colour": "Di qué color: {name!r} tiene un hueco que rellenar, como en “red "
    "exponent”.",
    "case-wrong-type-text": "{key!r} debería ser un texto entre comillas, no: {got}.",
    "case-wrong-type-flag": "{key!r} debería ser true o false, no: {got}.",
    "case-wrong-type-list": "{key!r} debería ser una lista, no: {got}.",
    "case-wrong-type-texts": "{key!r} debería ser una lista de textos entre comillas; un elemento "
    "es: {got}.",
    "case-wrong-type-variation": "Una variación es un texto como “base 8”, o un objeto con un "
    "nombre y lo que rellena su hueco, no: {got}.",
    "case-nothing-expected": "El caso no espera nada: da uno de {known}.",
    "case-reason-for-correct": "El caso espera que sea correcto, así que {key!r} no dice nada.",
    "case-no-goal": "No hay Meta en el tapete.",
    "case-one-equation": "Escribe una sola Ecuación: solo en ON-SETS se pueden pedir dos "
    "Soluciones.",
    "case-one-input": "Da --mat o --in, no los dos.",
    "case-no-input": "Da el tapete con --mat, o una pregunta en JSON con --in.",
    "case-no-file": "No puedo abrir {file}: {reason}",
    "case-no-choose": "--after, --roll y --universe van con --choose.",
    "case-unreadable": "No puedo leer {text!r}, lugar {place}. {message}",
    "case-broken": "Algo se rompió dentro del juez: {error} {message}",
    "notation-bad-value": "Un valor se escribe como 3, -1/3, 72*sqrt(70) o log(3,2).",
    "notation-no-value": "Esto no tiene valor.",
}
"""The command cases: what differs, and what is wrong with a case."""

HELP_JUDGE = {
    "help-judge": "Juzga una Ecuación, una Solución de ON-SETS o solo una Meta, con todos los "
    "motivos por los que está mal. Código de salida 0: correcto, 1: incorrecto, 2: no se entiende "
    "la pregunta.",
    "help-judge-mat": "El tapete: 'goal 3x5+2; required 5; permitted x 4 + 1; resources 2'; en "
    "ON-SETS con sus cartas: 'universe BR B RY blank; goal 2; permitted B R -'.",
    "help-judge-equation": "La Ecuación tal como está escrita: '(5x4)+1 = 3x(5+2)'. Sin ella solo "
    "se juzga la Meta.",
    "help-judge-challenge": "Después de qué se escribió: now, impossible o last-cube.",
    "help-judge-in": "Toma la pregunta de un archivo JSON con la forma de un caso de ecuación o "
    "de solución; - es la entrada estándar.",
    "help-rules": "La edición de las reglas, por su nombre.",
    "help-division": "La división: minor, elementary, middle, junior o senior.",
    "help-variation": "Una variación en vigor, como 'base 8'; se puede dar muchas veces.",
    "help-ruling": "Cómo se deciden las cuestiones abiertas: mlag o agloa para todas, "
    "NOMBRE=RESPUESTA para una; se puede dar muchas veces. Mira goalsetter rulings.",
    "help-rulings": "Muestra las cuestiones abiertas, sus fuentes y cómo se pueden decidir.",
    "help-rulings-names": "Solo estas cuestiones.",
    "help-rulings-rules": "Solo cuestiones del juego de esta edición.",
    "help-variations": "Dice entre qué puede elegir una división, o si una variación se puede "
    "elegir. Código de salida 0: sí, 1: no, 2: no se entiende la pregunta.",
    "help-choose": "Pregunta si se puede elegir esta variación.",
    "help-after": "Una variación que ya se eligió; se puede dar muchas veces.",
    "help-roll": "Los cubos que salieron: '0 1 2 + - x'.",
    "help-year": "Solo la lista de los años impares o pares: odd o even.",
    "help-cases": "Ejecuta casos de conformidad, un objeto JSON por línea. Código de salida 0: "
    "todos superados, 1: algunos fallaron, 2: no se puede abrir un archivo.",
    "help-cases-files": "Archivos de casos; - es la entrada estándar.",
}
"""Help for these commands."""

SPANISH_JUDGE = {**FINDINGS, **JUDGE, **VARIATIONS, **CASES, **HELP_JUDGE}
"""Every sentence of this file."""
