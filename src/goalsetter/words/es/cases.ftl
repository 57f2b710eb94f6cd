### The command cases: what differs, and what is wrong with a case or a question.

## EQUATIONS, and both games.

cases-summary = { $passed } superados, { $failed } fallidos
cases-no-file = No puedo abrir { $file }: { $reason }
cases-not-text = no es texto en UTF-8
cases-at = { $file }:{ $line } { $case }
cases-difference = { $key }: se esperaba { $expected }; salió { $got }
cases-remark = { $told } ({ $remark })
cases-only-remark = { $key }: se esperaba { $expected }, pero { $remark }
cases-nothing = nada
remark-family = hay más valores que estos
remark-unsettled = no pude calcular todos los valores
remark-no-regrouping = no es la Ecuación con más paréntesis
remark-still-correct = con estos paréntesis sigue siendo correcta
remark-regrouping = es la Ecuación con más paréntesis
case-not-json = Esta línea no es JSON: { $reason } (columna { $column }).
case-not-object = Un caso es un objeto JSON. Esto es: { $got }.
case-key-twice = La clave { QUOTE($key) } está dos veces en un objeto. Deja una.
case-missing-key = Falta la clave { QUOTE($key) }.
case-unknown-key = Aquí no conozco la clave { QUOTE($key) }. Prueba con { $known }.
case-unknown-kind = No conozco la clase { QUOTE($name) }. Prueba con { $known }.
case-unknown-event = No conozco el suceso { QUOTE($name) }. Prueba con { $known }.
case-unknown-phase = No hay fase { QUOTE($name) }. Prueba con { $known }.
case-unknown-task = No hay límite de tiempo para { QUOTE($name) }. Prueba con { $known }.
case-unknown-player = Nadie se llama { QUOTE($name) }. Prueba con { $known }.
case-unknown-section = No hay sección { QUOTE($name) } en el tapete. Prueba con { $known }.
case-unknown-side = No hay lado { QUOTE($name) }. Prueba con { $known }.
case-wrong-players = En una partida juegan 2 o 3. Esto es: { $got }.
case-time-goes-back = Este suceso es a los { $at } segundos, pero ya van { $now } segundos. Cuenta cada 'at' desde el comienzo del caso.
case-wrong-about = 'about' es el número de un suceso de este caso, desde 0. Esto es: { $got }.
case-wrong-type-object = Haz de { QUOTE($key) } un objeto con claves y valores. Esto es: { $got }.
case-not-set-up = No puedo montar esta posición: { $fault }.
case-unknown-edition = No hay reglamento { QUOTE($name) }. Prueba con { $known }.
case-unknown-division = { $edition } no tiene división { QUOTE($name) }. Prueba con { $known }.
case-unknown-ruling = No hay perfil { QUOTE($name) }. Prueba con { $known }, o con una respuesta como wild-mark=stays.
case-ruling-without-answer = { QUOTE($name) } necesita una respuesta: { $known }. Prueba con { $name }={ $first }.
case-strange-ruling = No hay decisión { QUOTE($name) } en { $game }. Escribe goalsetter rulings para verlas.
case-unknown-named-ruling = No hay decisión { QUOTE($name) } en { $game }. ¿Querías decir { $near }?
case-unknown-answer = { QUOTE($answer) } no es una respuesta a { QUOTE($name) }. Prueba con { $known }.
case-wrong-type-rulings = Haz de 'rulings' un objeto de nombres y respuestas, todo textos. Esto es: { $got }.
case-unknown-challenge = No hay reto { QUOTE($name) }. Prueba con { $known }.
case-unknown-where = No conozco el lugar { QUOTE($name) }. Prueba con { $known }.
case-unknown-year = { QUOTE($name) } no es una clase de año. Prueba con { $known }.
case-unknown-reason = No conozco el motivo { QUOTE($name) }. Prueba con { $known }.
case-unknown-variation = No hay ninguna variación { QUOTE($name) }. ¿Querías decir { $near }?
case-strange-variation = No hay ninguna variación { QUOTE($name) }. Las variaciones son { $known }.
case-unknown-fill = Ninguna división tiene { QUOTE($name) }. Llena con { $known }.
case-unfilled-number = ¿Qué número? { QUOTE($name) } tiene un hueco. Llénalo, como “base 8”.
case-unfilled-colour = ¿Qué color? { QUOTE($name) } tiene un hueco. Llénalo, como “red exponent”.
case-wrong-type-text = Haz de { QUOTE($key) } un texto entre comillas. Esto es: { $got }.
case-wrong-type-flag = Haz de { QUOTE($key) } true o false. Esto es: { $got }.
case-wrong-type-list = Haz de { QUOTE($key) } una lista. Esto es: { $got }.
case-wrong-type-texts = Haz de { QUOTE($key) } una lista de textos entre comillas. Un elemento es: { $got }.
case-wrong-type-variation = Una variación es un texto como “base 8”, o un objeto con su nombre y lo que llena su hueco. Esto es: { $got }.
case-nothing-expected = Este caso no espera nada. Agrega uno de { $known }.
case-reason-for-correct = Este caso espera un papel correcto, así que quita { QUOTE($key) }.
case-no-goal = No hay Meta en el tapete.
case-one-equation = Escribe una sola Ecuación. Puedes dar dos Soluciones solo en ON-SETS.
case-last-cube-left = Todavía hay cubos en Recursos: { $cubes }. Aún no se movió el último cubo. Muévelos, o nombra otro reto.
case-one-input = Usa --mat o --in, no los dos.
case-no-input = Agrega el tapete con --mat, o una pregunta en JSON con --in.
case-no-file = No puedo abrir { $file }: { $reason }
case-no-choose = Usa --after, --roll y --universe solo con --choose.
case-unreadable = No puedo leer { QUOTE($text) }, lugar { $place }. { $message }
case-broken = Algo se rompió dentro del juez: { $error } { $message }
notation-bad-value = Escribe un valor como 3, -1/3, 72*sqrt(70) o log(3,2).
notation-no-value = Esto no tiene valor.

## ON-SETS.

case-other-game = { QUOTE($key) } es de { $other }. Esta es una pregunta de { $game }. Prueba con { $known }.
case-chosen-before = Deja 'variations' vacío aquí. Lista en 'already' lo que ya está elegido.
case-no-universe = No hay Universo con este tapete. Agrega las cartas.
case-wrong-type-cards = Un conjunto es una lista de cartas entre comillas. Esto es: { $got }.
case-wrong-type-number = Haz de { QUOTE($key) } una lista de números enteros. Esto es: { $got }.
case-unfilled-cube = ¿Qué cubo? { QUOTE($name) } tiene un hueco. Llénalo, como “wild cube Y”.
case-unfilled-card_colour = ¿Qué color? { QUOTE($name) } tiene un hueco. Llénalo, como “double color B”.
case-unfilled-set = ¿Qué conjunto? { QUOTE($name) } tiene un hueco. Llénalo, como “double set B ∪ R”.
case-unfilled-card = ¿Qué carta? { QUOTE($name) } tiene un hueco. Llénalo, como “required card BRG”.
