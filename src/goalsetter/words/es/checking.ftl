### Checkers, judges and their words.

## Two checkers and their tries at ambiguity (2018-19 VII-C-4-h).

offer-work_together = Trabajar juntos
offer-show_nothing = Nada que mostrar
play-did-work-together = { $who } quiere reagrupar el papel de { $other } con quien también revisa
play-did-show-nothing = { $who } no tiene nada que mostrar contra el papel de { $other }
play-tries = { $who } entrega una reagrupación del papel de { $other }
play-help-together = reagrupa con quien también revisa: un solo intento para los dos
play-help-show-nothing = di que no tienes nada que mostrar; así el juez decide el otro intento
reason-ambiguity-not-shown = ninguna otra agrupación lo hace incorrecto, así que hay que aceptarlo

## Moves that would have avoided a flub (2011-12 ET17).

avoid-form = No puedo leer tu jugada mejor. Escribe un cubo y adónde va, así: 6 -> F.
avoid-wrong = “{ $move }” no evita el flub.
avoid-wrong-unread = No puedo leer “{ $move }” como jugada. Escribe un cubo y adónde va.
avoid-wrong-illegal = Quien movió no podía hacer la jugada “{ $move }”.
avoid-wrong-now = Después de “{ $move }” aún basta un cubo más para una Solución.
avoid-wrong-impossible = Después de “{ $move }” no queda ninguna Solución.

## The judge's word on scores and behavior (2018-19 IX-C, judges G4 to G6).

offer-correct_score = Corregir una puntuación
offer-order_replay = Repetir una mano
offer-warn_player = Avisar a un jugador
offer-penalize_player = Quitar un punto por conducta
offer-disqualify_player = Descalificar a un jugador
play-did-correct-score = El juez corrige la puntuación de la mano { $shake }
play-did-order-replay = El juez hace repetir la mano { $shake }
play-did-warn-player = El juez avisa a { $other }
play-did-penalize-player = El juez quita un punto a { $other } por su conducta
play-did-disqualify-player = El juez descalifica a { $other } en esta ronda

## Second opinions and protests (judges G7, G8).

offer-request_opinion = Pedir una segunda opinión
offer-give_opinion = Dar tu opinión
offer-protest = Protestar una decisión
play-did-request-opinion = { $who } pide un segundo juez para la decisión { $number }
play-did-give-opinion = El segundo juez dice de la decisión { $number }: { $answer }
play-did-give-opinion-third = El tercer juez dice de la decisión { $number }: { $answer }
play-did-protest = { $who } protesta la decisión { $number }
