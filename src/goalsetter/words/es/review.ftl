### After a shake: what you scored, ways to make the Goal, and one question.

review-scored = Has sumado { $points }.

## Why; review-why- and the part that you had.

review-why-challenger-right = Retaste, y tenías razón.
review-why-challenger-wrong = Esta vez el reto no era correcto.
review-why-mover-right = Te retaron, y tu jugada era buena.
review-why-mover-wrong = El reto contra tu jugada era correcto.
review-why-mover-right-by-paper = Te retaron, pero no había un papel correcto.
review-why-mover-wrong-by-paper = Te retaron, y no tenías un papel correcto.
review-why-challenger-right-by-paper = Retaste, y el otro papel no era correcto.
review-why-challenger-wrong-by-paper = Retaste, pero no tenías un papel correcto.
review-why-third-right = Elegiste el lado correcto.
review-why-third-wrong = El otro lado tenía razón.
review-why-third-nothing = No tenías un papel correcto.
review-why-wrote-right = Se jugaron todos los cubos, y tu papel era correcto.
review-why-wrote-nothing = Se jugaron todos los cubos, y no tenías un papel correcto.
review-why-void = Esta mano no cuenta.
review-why-absent = No estabas en la mesa.

## Solutions.

review-ways =
    { $count ->
        [one] Una forma de lograr { $goal }
       *[other] { $count } formas de lograr { $goal }
    }
review-your-paper = Tu papel
review-paper-of = El papel de { $who }
review-one-way = Una forma
review-another-way = Otra forma
review-needs-more = Un cubo más no bastaba. Estas necesitan más.
review-impossible = Nadie podía lograr la Meta. { $proof }
review-undecided = Es demasiado difícil: no sabemos si la Meta se podía lograr.

## What decided it; review-turning- and its kind.

review-turning-opened = { $move }. Después bastaba un cubo más.
review-turning-opened-you = { $move }. Tras tu jugada bastaba un cubo más.
review-turning-spoiled = { $move }. Después nadie podía lograr la Meta.
review-turning-spoiled-you = { $move }. Tras tu jugada nadie podía lograr la Meta.
review-turning-still-works = { $move }. La Meta aún se podía lograr.
review-turning-still-works-you = { $move }. Buena jugada: la Meta aún se podía lograr.
review-turning-not-yet = { $who } retó demasiado pronto: un cubo más no bastaba.
review-turning-not-yet-you = Retaste demasiado pronto: un cubo más no bastaba.
review-turning-paper = Había una forma, pero { $who } no tenía un papel correcto.
review-turning-paper-you = Había una forma de escribirlo. Aquí la ves.
review-turning-let-pass = { $move }. Se podía retar, y nadie lo hizo.
review-turning-last-cube = Nadie podía retar antes del último cubo.
review-turning-last-cube-you = Jugaste el último cubo, y nadie podía retar antes.
review-turning-no-goal = Se decidió con la Meta. { $move }
review-turning-undecided = No sabemos qué jugada lo decidió.

## A question to think about; review-ask- and review-answer- with its kind.

review-ask-call-now = { $move }. ¿Podías retar entonces con { $call }?
review-answer-call-now = ¡Sí! Con un cubo más:
review-ask-anyone-now = { $move }. ¿Podía { $who } retar entonces con { $call }?
review-answer-anyone-now = ¡Sí! Con un cubo más:
review-ask-call-impossible = { $move }. ¿Podías retar entonces con { $call }?
review-answer-call-impossible = ¡Sí! Después nadie podía lograr { $goal }.
review-ask-safer-move = { $move }. ¿Qué jugada habría sido segura?
review-answer-safer-move = Esta, por ejemplo: { $better }.
review-ask-other-goal = Nadie podía lograr tu Meta, { $goal }. ¿Qué puedes mirar antes de ponerla?
review-answer-other-goal = Busca primero una Solución para ti. Después pon la Meta.
review-ask-how-many-more = Retaste con { $call }. ¿Cuántos cubos más hacían falta?
review-answer-how-many-more = Hacían falta { $needs }. Con { $call } solo vale uno.
review-ask-find-one = Había una forma de lograr { $goal }. ¿Puedes encontrar una ahora?
review-answer-find-one = Aquí tienes una:
review-ask-another-way = ¿Puedes encontrar otra forma de lograr { $goal }?
review-answer-another-way = Aquí tienes una:
