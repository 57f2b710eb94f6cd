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
remark-unsettled = no se pudieron calcular todos los valores
remark-no-regrouping = no es la Ecuación con más paréntesis
remark-still-correct = con estos paréntesis sigue siendo correcta
remark-regrouping = es la Ecuación con más paréntesis
case-not-json = Esta línea no es JSON: { $reason } (columna { $column }).
case-not-object = Un caso es un objeto JSON; esto es: { $got }.
case-key-twice = La clave { QUOTE($key) } aparece dos veces en un objeto.
case-missing-key = Falta la clave { QUOTE($key) }.
case-unknown-key = No conozco aquí la clave { QUOTE($key) }. Las claves son { $known }.
case-unknown-kind = No conozco la clase { QUOTE($name) }. Las clases son { $known }.
case-unknown-event = No sé qué se hace con { QUOTE($name) }. Conozco { $known }.
case-unknown-phase = No hay ninguna fase { QUOTE($name) }. Las fases son { $known }.
case-unknown-task = No hay límite de tiempo para { QUOTE($name) }. Las tareas son { $known }.
case-unknown-player = Nadie en la mesa se llama { QUOTE($name) }. Están { $known }.
case-unknown-section = El tapete no tiene la sección { QUOTE($name) }. Sus secciones son { $known }.
case-unknown-side = No hay ningún lado { QUOTE($name) }. Los lados son { $known }.
case-wrong-players = Una partida tiene 2 o 3 jugadores, no: { $got }.
case-time-goes-back = Un suceso es a los { $at } segundos, pero ya pasaron { $now }. Cada 'at' se cuenta desde el comienzo del caso y no puede retroceder.
case-wrong-about = 'about' es el número de un suceso de este caso, desde 0, no: { $got }.
case-wrong-type-object = { QUOTE($key) } debería ser un objeto con claves y valores, no: { $got }.
case-not-set-up = La posición dada no se puede montar: { $fault }.
case-unknown-edition = No hay ninguna edición { QUOTE($name) }. Las ediciones son { $known }.
case-unknown-division = { $edition } no tiene la división { QUOTE($name) }. Sus divisiones son { $known }.
case-unknown-ruling = No hay ningún perfil { QUOTE($name) }. Los perfiles son { $known }; una sola cuestión se responde como en wild-mark=stays.
case-ruling-without-answer = Di qué respuesta: { QUOTE($name) } se puede responder { $known }, como en { $name }={ $first }.
case-strange-ruling = No hay ninguna decisión { QUOTE($name) } en { $game }. goalsetter rulings las muestra.
case-unknown-named-ruling = No hay ninguna decisión { QUOTE($name) } en { $game }. ¿Querías decir { $near }?
case-unknown-answer = { QUOTE($name) } se puede responder { $known }, no { QUOTE($answer) }.
case-wrong-type-rulings = 'rulings' debería ser un objeto de nombres con sus respuestas como textos, no: { $got }.
case-unknown-challenge = No hay ningún reto { QUOTE($name) }. Los retos son { $known }.
case-unknown-where = No conozco el lugar { QUOTE($name) }. Los lugares son { $known }.
case-unknown-year = Un año es { $known }, no { QUOTE($name) }.
case-unknown-reason = No conozco el motivo { QUOTE($name) }. Los motivos son { $known }.
case-unknown-variation = No hay ninguna variación { QUOTE($name) }. ¿Querías decir { $near }?
case-strange-variation = No hay ninguna variación { QUOTE($name) }. Las variaciones son { $known }.
case-unknown-fill = Ninguna división tiene { QUOTE($name) }. Los números para rellenar son { $known }.
case-unfilled-number = Di qué número: { QUOTE($name) } tiene un hueco que rellenar, como en “base 8”.
case-unfilled-colour = Di qué color: { QUOTE($name) } tiene un hueco que rellenar, como en “red exponent”.
case-wrong-type-text = { QUOTE($key) } debería ser un texto entre comillas, no: { $got }.
case-wrong-type-flag = { QUOTE($key) } debería ser true o false, no: { $got }.
case-wrong-type-list = { QUOTE($key) } debería ser una lista, no: { $got }.
case-wrong-type-texts = { QUOTE($key) } debería ser una lista de textos entre comillas; un elemento es: { $got }.
case-wrong-type-variation = Una variación es un texto como “base 8”, o un objeto con un nombre y lo que rellena su hueco, no: { $got }.
case-nothing-expected = El caso no espera nada: da uno de { $known }.
case-reason-for-correct = El caso espera que sea correcto, así que { QUOTE($key) } no dice nada.
case-no-goal = No hay Meta en el tapete.
case-one-equation = Escribe una sola Ecuación: solo en ON-SETS se pueden pedir dos Soluciones.
case-one-input = Da --mat o --in, no los dos.
case-no-input = Da el tapete con --mat, o una pregunta en JSON con --in.
case-no-file = No puedo abrir { $file }: { $reason }
case-no-choose = --after, --roll y --universe van con --choose.
case-unreadable = No puedo leer { QUOTE($text) }, lugar { $place }. { $message }
case-broken = Algo se rompió dentro del juez: { $error } { $message }
notation-bad-value = Un valor se escribe como 3, -1/3, 72*sqrt(70) o log(3,2).
notation-no-value = Esto no tiene valor.

## ON-SETS.

case-other-game = { QUOTE($key) } es de { $other }, pero esta es una pregunta de { $game }, que tiene { $known }.
case-chosen-before = Aquí 'variations' queda vacío: lo que se eligió antes es una lista en 'already'.
case-no-universe = Di qué cartas se repartieron: no hay Universo junto al tapete.
case-wrong-type-cards = Un conjunto es una lista de cartas entre comillas, no: { $got }.
case-wrong-type-number = { QUOTE($key) } debería ser una lista de números enteros, no: { $got }.
case-unfilled-cube = Di qué cubo: { QUOTE($name) } tiene un hueco que rellenar, como en “wild cube Y”.
case-unfilled-card_colour = Di qué color: { QUOTE($name) } tiene un hueco que rellenar, como en “double color B”.
case-unfilled-set = Di qué conjunto: { QUOTE($name) } tiene un hueco que rellenar, como en “double set B ∪ R”.
case-unfilled-card = Di qué carta: { QUOTE($name) } tiene un hueco que rellenar, como en “required card BRG”.
