### The books on the page of rules: their names, and the titles of their sections.

## 2018-19

rules-title-2018-19 = EQUATIONS 2018-19, Adventurous
rules-told-2018-19 = El juego completo, con variaciones. Se juega en cuatro divisiones.
rules-section-2018-19-I = Empezar una partida
rules-section-2018-19-II = Empezar una mano
rules-section-2018-19-III = Qué expresiones valen
rules-section-2018-19-IV = Poner la Meta
rules-section-2018-19-V = Mover cubos
rules-section-2018-19-VI = Retar
rules-section-2018-19-VII = Escribir y revisar
rules-section-2018-19-VIII = El último cubo
rules-section-2018-19-IX = Procedimiento ilegal
rules-section-2018-19-X = Puntos de una mano
rules-section-2018-19-XI = Límites de tiempo
rules-section-2018-19-XII = Puntos de una partida
rules-section-2018-19-XIII = Variaciones

## basic-2019-20

rules-title-basic-2019-20 = EQUATIONS 2019-20, Basic
rules-told-basic-2019-20 = El juego sin variaciones.
rules-section-basic-2019-20-I = Empezar una partida
rules-section-basic-2019-20-II = Empezar una mano
rules-section-basic-2019-20-III = Qué expresiones valen
rules-section-basic-2019-20-IV = Poner la Meta
rules-section-basic-2019-20-V = Mover cubos
rules-section-basic-2019-20-VI = Retar
rules-section-basic-2019-20-VII = Escribir y revisar
rules-section-basic-2019-20-VIII = El último cubo
rules-section-basic-2019-20-IX = Procedimiento ilegal
rules-section-basic-2019-20-X = Puntos de una mano
rules-section-basic-2019-20-XI = Límites de tiempo
rules-section-basic-2019-20-XII = Puntos de una partida

## on-sets-2017-18

rules-title-on-sets-2017-18 = ON-SETS 2017-18, Adventurous
rules-told-on-sets-2017-18 = El juego de cartas y conjuntos, con variaciones.
rules-section-on-sets-2017-18-I = Empezar una partida
rules-section-on-sets-2017-18-II = Empezar una mano
rules-section-on-sets-2017-18-III = Poner la Meta
rules-section-on-sets-2017-18-IV = Mover cubos
rules-section-on-sets-2017-18-V = Retar
rules-section-on-sets-2017-18-VI = Las partes de una Solución
rules-section-on-sets-2017-18-VII = Escribir y revisar
rules-section-on-sets-2017-18-VIII = El último cubo
rules-section-on-sets-2017-18-IX = Procedimiento ilegal
rules-section-on-sets-2017-18-X = Puntos de una mano
rules-section-on-sets-2017-18-XI = Límites de tiempo
rules-section-on-sets-2017-18-XII = Puntos de una partida
rules-section-on-sets-2017-18-XIII = Variaciones

## 2011-12

rules-title-2011-12 = Reglas de 2011-12
rules-told-2011-12 = Un libro más antiguo para los dos juegos. Tiene forceouts y flubs.
rules-section-2011-12-ET = Juego EQUATIONS
rules-section-2011-12-ST = Juego ON-SETS

## judges

rules-title-judges = Manual del juez 2017-18
rules-told-judges = Cómo deciden los jueces. Aquí están solo los puntos que Goalsetter usa.
rules-section-judges-G = Cuando se llama a un juez
rules-section-judges-T = El tiempo al revisar
rules-section-judges-P = Principios generales
rules-section-judges-A = Empezar una mano
rules-section-judges-B = Poner la Meta
rules-section-judges-C = Mover
rules-section-judges-D = Retar
rules-section-judges-E = Escribir y revisar
rules-section-judges-F = Variaciones juntas

## tables

rules-table-scores = Puntos de una mano
rules-table-limits = Límites de tiempo
rules-table-penalties = Lo que cuesta puntos
rules-table-match = Puntos de la partida
rules-table-divisions = Divisiones
rules-head-shake = Cómo termina la mano
rules-head-points = Puntos
rules-head-task = Tarea
rules-head-time = Tiempo
rules-head-two-solutions = Con Two Solutions
rules-head-what = Qué
rules-head-places = Lugares
rules-head-place =
    { $place ->
        [1] 1.º
        [2] 2.º
       *[other] 3.º
    }
rules-head-division = División
rules-head-variations = Variaciones
rules-head-leader = Bonificación en cabeza
rules-head-initials = Inicial del juez
rules-head-cards = Cartas
rules-score-right = Tienes razón
rules-score-joined-mover = Razón como Tercero con quien movió
rules-score-joined-challenger = Razón como Tercero con quien reta
rules-score-wrong = No tienes razón
rules-score-written-right = Todos escriben, tu papel es correcto
rules-score-written-wrong = Todos escriben, tu papel no es correcto
rules-score-absent = No estás
rules-time-roll-and-goal = para tirar y poner la Meta
rules-time-countdown = Cuenta al acabarse el tiempo
rules-time-warning = Aviso antes de acabarse el tiempo
rules-time-extra = Un minuto más, por un punto
rules-time-naming = Para decir qué fue ilegal
rules-time-round = Una ronda
rules-time-last = Para terminar la última mano
rules-penalty-time-limit = Se pasa un límite: tienes un minuto más
rules-penalty-illegal-variation = Una variación que no vale
rules-penalty-behavior = Portarse mal, después de un aviso
rules-fine-leader-bonus = Una bonificación de quien va en cabeza
rules-fine-block-for-another-call = El bloque tomado para otra cosa
rules-fine-empty-goal = Una Meta sin cubos
rules-fine-now-too-early = Ahora antes de que haya cubos en el tapete
rules-fine-now-too-late = Ahora con muy pocos Recursos
rules-fine-second-challenge = Un segundo reto
rules-fine-self-challenge = Un reto a ti mismo
rules-places-3-1-1-1 = Tres personas, sin empate
rules-places-3-2-1 = Tres personas, dos empatan en primer lugar
rules-places-3-1-2 = Tres personas, dos empatan en segundo lugar
rules-places-3-3 = Tres personas, todas empatan
rules-places-2-1-1 = Dos personas, sin empate
rules-places-2-2 = Dos personas, con empate
rules-leader-free = permitida
rules-leader-charged = no permitida
rules-leader-fined = cuesta un punto
rules-yes = sí
rules-no = —
rules-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
rules-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
