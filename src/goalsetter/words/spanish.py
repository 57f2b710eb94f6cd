"""Spanish, by code: for a player of ten and her coach, who is spoken to as tú."""

from __future__ import annotations

from goalsetter.words.spanish_bots import SPANISH_BOTS
from goalsetter.words.spanish_checking import SPANISH_CHECKING
from goalsetter.words.spanish_coach import SPANISH_COACH
from goalsetter.words.spanish_dealing import SPANISH_DEALING
from goalsetter.words.spanish_judge import SPANISH_JUDGE
from goalsetter.words.spanish_lessons import SPANISH_LESSONS
from goalsetter.words.spanish_now import SPANISH_NOW
from goalsetter.words.spanish_people import SPANISH_PEOPLE
from goalsetter.words.spanish_play import SPANISH_PLAY
from goalsetter.words.spanish_record import SPANISH_RECORD
from goalsetter.words.spanish_refusals import SPANISH_REFUSALS
from goalsetter.words.spanish_report import SPANISH_REPORT
from goalsetter.words.spanish_rulings import SPANISH_RULINGS
from goalsetter.words.spanish_server import SPANISH_SERVER
from goalsetter.words.spanish_sets import SPANISH_SETS
from goalsetter.words.spanish_solver import SPANISH_SOLVER
from goalsetter.words.spanish_table import SPANISH_TABLE
from goalsetter.words.spanish_web import SPANISH_WEB

NOTATION = {
    "notation-not-text": "Esperaba una línea de texto.",
    "notation-too-long": "Ese texto es demasiado largo para un juego de 24 cubos.",
    "notation-empty-text": "No hay nada que leer: el texto está vacío. Prueba con 2x3+5.",
    "notation-unexpected-character": "Aquí no puedo usar {found!r}. Prueba con {expected}.",
    "notation-unknown-word": "No conozco la palabra {found!r}. Prueba con {expected}.",
    "notation-unexpected-end": "El texto termina demasiado pronto: falta algo al final.",
    "notation-prefix-twice": "La letra {found!r} aparece dos veces antes de un mismo cubo.",
    "notation-two-colours": "Un cubo tiene un solo color, pero aquí hay dos.",
    "notation-prefix-without-symbol": "Una letra como s, u o r debe ir justo antes de un cubo, "
    "como en u2 o r3.",
    "notation-missing-space": "Deja un espacio entre dos cubos de una lista.",
    "notation-too-deep": "Hay demasiados paréntesis unos dentro de otros.",
    "notation-unclosed-bracket": "Este paréntesis se abre, pero nunca se cierra.",
    "notation-unopened-bracket": "Este paréntesis cierra uno que nunca se abrió.",
    "notation-mismatched-bracket": "Este paréntesis no corresponde al que se abrió.",
    "notation-empty-brackets": "No hay nada entre estos paréntesis.",
    "notation-note-unclosed": "Una nota empieza con < y termina con >, pero aquí falta >.",
    "notation-note-empty": "No hay nada entre < y >.",
    "notation-note-too-long": "Esta nota es demasiado larga.",
    "notation-note-twice": "Basta una nota por cubo.",
    "notation-note-without-cube": "Una nota como <5> debe ir justo detrás de un cubo o de un "
    "paréntesis.",
    "notation-where-malformed": "Detrás de “where” esperaba algo como 0=5.",
    "notation-where-not-here": "Aquí no puede ir “where”.",
    "notation-space-between-digits": "Dos cifras con un espacio en medio: ¿es un solo numeral o "
    "falta un signo?",
    "notation-empty-part": "Aquí falta algo: un número, un conjunto o un cubo.",
    "notation-missing-equals": "Una Ecuación se escribe Solución = Meta: falta el =.",
    "notation-extra-equals": "Una Ecuación tiene un solo =.",
    "notation-extra-semicolon": "Sobra un ;.",
    "notation-unknown-card": "Esa carta no existe. Una carta se escribe con sus colores en el "
    "orden B R G Y, o “blank” si está en blanco.",
    "notation-card-twice": "Cada carta existe una sola vez.",
    "notation-unknown-section": "No conozco esta parte del tapete. Sus partes son universe, goal, "
    "required, permitted, forbidden y resources.",
    "notation-section-twice": "Esta parte del tapete aparece dos veces.",
    "notation-section-malformed": "Esta parte del tapete no se puede leer.",
    "notation-wrong-type": "Un tapete en JSON es un objeto cuyos valores son textos.",
}
"""Why a text cannot be read."""

EXPECTED = {
    "expected a cube of EQUATIONS, a bracket, ! or .": "una cifra, un signo (+ - x / ^ √), un "
    "paréntesis, ! o un punto",
    "expected a cube of EQUATIONS, as it lies on the mat": "una cifra o un signo (+ - x / ^ √), "
    "tal como está en el tapete, sin paréntesis",
    "expected a cube of ON-SETS or a bracket": "un color (B R G Y), V, Λ, un signo (∪ ∩ - ' = ⊆) "
    "o un paréntesis",
    "expected a cube": "un cubo de EQUATIONS o de ON-SETS",
    "expected nothing more behind a cube but a space": "un espacio detrás del cubo",
    "expected ' or - between two sets": "' o - en su lugar",
    "expected": "otra cosa",
    "expected a cube of ON-SETS, / or a bracket ( )": "una cifra, / o un paréntesis ( )",
}
"""What could have stood where reading stopped, for the wordings that need more than a repeat."""

HINTS = {
    "hint :": "Para dividir, escribe /.",
    "hint ,": "Los decimales llevan punto: 1.25. Los números grandes no llevan comas.",
    "hint ½": "Para un medio, escribe 1/2.",
    "hint ¼": "Para un cuarto, escribe 1/4.",
    "hint ¾": "Para tres cuartos, escribe 3/4.",
    "hint %": "El porcentaje es una √ de cabeza entre dos números: 5u√40.",
    "hint ∛": "Para una raíz cúbica, escribe 3√8.",
    "hint ∜": "Para una raíz cuarta, escribe 4√16.",
    "hint o": "Para cero, escribe la cifra 0.",
    "hint l": "Para uno, escribe la cifra 1.",
    "set-hint +": "Para la unión, escribe ∪ o U.",
    "set-hint &": "Para la intersección, escribe ∩ o n.",
    "set-hint and": "Para la intersección, escribe ∩ o n.",
    "set-hint or": "Para la unión, escribe ∪ o U.",
    "set-hint ⊇": "Ponlo al revés: R ⊆ B.",
    "set-hint ⊃": "Ponlo al revés: R ⊆ B.",
    "set-hint >": "Ponlo al revés: R ⊆ B.",
    "hint log": "Para un logaritmo, escribe /<log> entre los números.",
    "hint mod": "Para el residuo, escribe s/ entre los números.",
    "hint negative": "Para menos 5, pon el 5 de cabeza: u5.",
    "hint-near": "¿Querías decir “{word}”?",
}
"""How to type what was probably meant, by the character or word where reading stopped."""

NO_VALUE = {
    "division-by-zero": "nada se puede dividir entre 0",
    "several-values": "tiene varios valores",
    "zero-index": "no existe la raíz de índice 0",
    "zero-to-nonpositive": "0 no se puede elevar a 0 ni a una potencia negativa",
    "even-root-of-negative": "aquí un número negativo no tiene raíz de índice par",
    "negative-to-irrational": "un número negativo no se puede elevar a una potencia irracional",
    "factorial-of-non-whole": "! solo sirve con 0, 1, 2, 3 …",
    "log-of-nonpositive": "el logaritmo solo sirve con números positivos",
    "log-base": "la base de un logaritmo debe ser positiva y distinta de 1",
    "nonreal-base": "esto solo sirve con números reales",
    "nonreal-exponent": "un exponente debe ser un número real",
    "not-real": "esto no es un número real",
    "not-whole": "esto solo sirve con los números enteros 0, 1, 2, 3 …",
    "irrational-exponent": "contiene un exponente que no es ni un número entero ni una fracción",
    "not-rational": "esto solo sirve con números enteros y fracciones",
    "lcm-of-zero": "0 no tiene mínimo común múltiplo",
    "gcf-of-zeros": "0 y 0 no tienen máximo común divisor",
    "remainder-of-zero": "un resto necesita dos números enteros positivos",
    "factors-of-zero": "0 no tiene una cantidad de divisores",
    "over-limit": "el número pasa del límite de esta regla",
    "not-that-root": "la nota nombra un valor que no es una de las raíces",
}
"""Why a reading has no value."""

NOT_SETTLED = {
    "too-large": "los números se hacen demasiado grandes",
    "too-complex": "las raíces se enredan demasiado",
    "hard-to-factor": "nadie pudo hallar a tiempo todos sus divisores",
    "undecided-sign": "no puedo saber si está por encima o por debajo de 0",
    "undecided-equality": "no puedo distinguir dos números",
}
"""Why a value was not settled."""

HELP = {
    "help": "Goalsetter: un juez exacto para EQUATIONS y ON-SETS.",
    "help-version": "Muestra la versión y termina.",
    "help-read": "Muestra cada lectura de un texto, con su agrupación escrita y su valor exacto.",
    "help-read-text": "Una expresión, una Ecuación o un tapete, entre comillas. Si empieza con -, "
    "escribe -- antes.",
    "help-read-goal": "Lee el texto como una Meta sobre el tapete: los espacios son huecos entre "
    "cubos.",
    "help-read-basic": "EQUATIONS básico: cuenta el orden de las operaciones.",
    "help-read-whole": "División Minor y Elementary: potencias y raíces solo de números enteros.",
    "help-read-limit": "Muestra cada agrupación si no hay más que estas; si no, cada valor.",
    "help-json": "Responde en JSON, para programas.",
    "misused": "No entiendo esta orden. {message}",
    "begins-with-minus": "Si {text} es el comienzo de un texto, escribe -- antes, así: goalsetter "
    "read -- '{text}'",
    "stopped": "Detenido.",
    "see-help": "goalsetter --help, y --help tras un comando, muestran lo que entiendo.",
    "help-tour": "Una visita guiada: escribe una línea y mira qué significa.",
    "version": "goalsetter, versión {version}",
}
"""Help for the commands."""

READ = {
    "cannot-read": "No puedo leer esto. {message}",
    "read-as": "Leo: {echo}",
    "empty-mat": "un tapete sin nada encima",
    "no-goal": "Todavía no hay Meta en este tapete, así que no hay nada que calcular.",
    "lonely-minus": "Un - va entre dos números. Para menos 5, pon el 5 de cabeza: u5.",
    "too-long": "Esto es demasiado largo para un juego de 24 cubos, así que no lo calculé.",
    "star-is-power": "Nota: en los cubos * significa “elevado a”, así que 2*3 es 2³. Para "
    "multiplicar, escribe x.",
    "side-left": "A la izquierda de =",
    "side-right": "A la derecha de =",
    "side-goal": "Meta",
    "side-expression": "Expresión",
    "no-reading": "Esto no es una expresión: falta algo o algo está fuera de lugar, como un "
    "número entre dos signos o un signo entre dos números.",
    "one-grouping": "Una manera de agruparlo",
    "groupings": "{count} maneras de agruparlo",
    "headline-no-value": "{groupings}, pero ningún valor:",
    "headline-one-value": "{groupings}, un valor:",
    "headline-values": "{groupings}, {values} valores distintos:",
    "more-values": "  … y {count} valores más (--limit o --json los muestra)",
    "budget-ran-out": "Demasiadas posibilidades: me detuve antes de haberlas visto todas.",
    "maybe-equal": "Puede que algunos de estos valores sean iguales; no pude decidirlo.",
    "is-worth": "= {value}",
    "has-no-value": "no tiene valor: {reason}",
    "is-not-settled": "no está decidido: {reason}",
    "about": "{exact}  (aproximadamente {about})",
    "also": "{exact} = {decimal}",
    "long-value": "{start}… ({size} caracteres)",
}
"""The command read."""

MEANINGS = {
    "meanings": "   [{list}]",
    "means-factors": "x cuenta los divisores",
    "means-next-prime": "x es el siguiente número primo",
    "means-lcm": "√ es el mínimo común múltiplo",
    "means-gcf": "^ es el máximo común divisor",
    "means-percent": "√ de cabeza es tanto por ciento de",
    "means-remainder": "÷ de lado es el resto",
    "means-log": "÷ es el logaritmo: 8 sobre 2 es 3, porque 2 elevado a 3 es 8",
    "means-average": "+ es el promedio",
}
"""What a sign means under a variation, told behind a reading that uses it."""

TOUR = {
    "tour-welcome": "Te damos la bienvenida a Goalsetter, el juez de EQUATIONS.",
    "tour-how": "Escribe lo que escribirías con los cubos; te digo todas las maneras de leerlo. "
    "Pulsa Enter para aceptar mi sugerencia, escribe help para ver los símbolos, play para jugar "
    "una partida, quit para salir.",
    "tour-prompt": "línea> ",
    "tour-try": "Prueba {line}   {reason}",
    "tour-grouping": "En EQUATIONS no hay orden de operaciones: los paréntesis importan.",
    "tour-clash": "Tanto √ como ! quieren el 9.",
    "tour-star": "¿Qué significa *?",
    "tour-root": "El índice de una raíz va antes de √.",
    "tour-turned": "u es un cubo de cabeza; s, uno de lado.",
    "tour-huge": "Demasiado grande para cualquier papel, pero exacto de todos modos.",
    "tour-own": "Ahora escribe una línea tuya, o quit.",
    "tour-help": "Las cifras 0–9 y + - x / ^ √ son los cubos (v también es √, * es ^). ( ) [ ] {{ "
    "}} agrupan. ! es factorial. u2 es un 2 de cabeza, s2 un 2 de lado, r3 un 3 rojo. 0<5> es un "
    "0 comodín que vale por 5. Una Ecuación es Solución = Meta.",
    "tour-bye": "¡Hasta luego, y que tengas buenas Metas!",
}
"""The guided tour."""

SPANISH = {
    **NOTATION,
    **EXPECTED,
    **HINTS,
    **NO_VALUE,
    **NOT_SETTLED,
    **HELP,
    **READ,
    **MEANINGS,
    **TOUR,
    **SPANISH_BOTS,
    **SPANISH_CHECKING,
    **SPANISH_COACH,
    **SPANISH_DEALING,
    **SPANISH_JUDGE,
    **SPANISH_LESSONS,
    **SPANISH_SERVER,
    **SPANISH_SETS,
    **SPANISH_NOW,
    **SPANISH_PEOPLE,
    **SPANISH_PLAY,
    **SPANISH_TABLE,
    **SPANISH_RECORD,
    **SPANISH_REFUSALS,
    **SPANISH_REPORT,
    **SPANISH_RULINGS,
    **SPANISH_SOLVER,
    **SPANISH_WEB,
}
"""Every sentence of the language."""
