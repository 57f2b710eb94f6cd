### Lo que dice cada cláusula, con nuestras palabras: ON-SETS 2017-18.

## I

clause-on-sets-2017-18-I-A = Dos o tres personas juegan una partida. La partida se hace de manos. Una mano va desde la tirada y el reparto hasta los papeles.
clause-on-sets-2017-18-I-B = Hacen falta cartas, cubos, un tapete, un reloj y un bloque para retar.
clause-on-sets-2017-18-I-B-1 = Hay 16 cartas, todas distintas. Cada una tiene de cero a cuatro puntos: azul, rojo, verde, amarillo. Una carta está en blanco. Las cartas repartidas son el Universo.
clause-on-sets-2017-18-I-B-2 = Hay 18 cubos: 3 con cifras, 8 con colores, 4 con operaciones y 3 para Restricciones.
clause-on-sets-2017-18-I-B-2-a = Los tres cubos de cifras tienen de 1 a 5. Son solo para la Meta.
clause-on-sets-2017-18-I-B-2-b = Un cubo de color nombra todas las cartas del Universo con un punto de ese color.
clause-on-sets-2017-18-I-B-2-c = ∪ toma las cartas de un conjunto o del otro. ∩ toma las que están en los dos. − quita cartas. ′ toma todas las cartas que no están en el conjunto.
clause-on-sets-2017-18-I-B-2-d = V es todas las cartas. Λ es ninguna carta. = y ⊆ forman una Restricción. Elementary no usa = ni ⊆.
clause-on-sets-2017-18-I-B-3 = { clause-2018-19-I-B-2 }
clause-on-sets-2017-18-I-B-4 = { clause-2018-19-I-B-3 }
clause-on-sets-2017-18-I-B-5 = { clause-2018-19-I-B-4 }
clause-on-sets-2017-18-I-C = Trae algo para escribir y papel en blanco. Recibes la lista de variaciones. Puedes usar una tabla impresa del Universo, sin nada marcado. Nada de apuntes, libros, tablas, calculadoras ni teléfonos.
clause-on-sets-2017-18-I-D = Cada persona tira un cubo de cifras. La cifra más alta pone la primera Meta. Un empate se tira otra vez. Después, el turno de poner la Meta pasa a la izquierda.

## II

clause-on-sets-2017-18-II-A = Quien pone la Meta tira los 18 cubos. Las caras de arriba son los Recursos.
clause-on-sets-2017-18-II-A-1 = La mano empieza con el tiempo de la tirada, con la tirada, o con la primera carta.
clause-on-sets-2017-18-II-A-2 = Nadie puede voltear un cubo ni taparlo.
clause-on-sets-2017-18-II-A-3 = En Elementary no se tiran los tres cubos de Restricción. Quien pone la Meta coloca dos V y un Λ, o un V y dos Λ. Luego se tiran los otros cubos.
clause-on-sets-2017-18-II-B = Quien está a la derecha de quien pone la Meta baraja y reparte las cartas. Después nadie puede tocarlas. Solo se quitan las que pasan del máximo.
clause-on-sets-2017-18-II-B-1 = Elementary, Middle y Junior reparten de 6 a 12 cartas.
clause-on-sets-2017-18-II-B-2 = Senior reparte de 10 a 14 cartas.
clause-on-sets-2017-18-II-C = Después de la tirada y el reparto, y antes de la Meta, cada quien elige una variación. Una variación vale más que una regla normal.
clause-on-sets-2017-18-II-C-1 = { clause-2018-19-II-B-1 }
clause-on-sets-2017-18-II-C-1-c = { clause-2018-19-II-B-1-c }
clause-on-sets-2017-18-II-C-2 = { clause-2018-19-II-B-2 }
clause-on-sets-2017-18-II-C-3 = { clause-2018-19-II-B-3 }

## III

clause-on-sets-2017-18-III-A = { clause-2018-19-IV-A }
clause-on-sets-2017-18-III-B = Una Meta tiene de uno a tres cubos de cifras. Forman un número entero que no está bajo cero.
clause-on-sets-2017-18-III-B-1 = Lado a lado significa sumar. Uno sobre otro significa multiplicar. Una cifra de cabeza está bajo cero. Solo valen algunas formas. Un cubo de cifra que no usas va a Prohibidos.
clause-on-sets-2017-18-III-B-2 = Un cubo de cifra que toca la parte de la Meta se queda en la Meta.
clause-on-sets-2017-18-III-B-2-a = { clause-2018-19-IV-B-3-a }
clause-on-sets-2017-18-III-B-2-b = { clause-2018-19-IV-B-3-b }
clause-on-sets-2017-18-III-B-2-c = { clause-2018-19-IV-B-3-c }
clause-on-sets-2017-18-III-B-2-d = { clause-2018-19-IV-B-3-d }
clause-on-sets-2017-18-III-C = { clause-2018-19-IV-C }
clause-on-sets-2017-18-III-C-1 = Di “Bonificación”. Pon un cubo en Prohibidos, pero no una cifra, = ni ⊆. Después pon la Meta.
clause-on-sets-2017-18-III-C-2 = { clause-2018-19-IV-C-2 }
clause-on-sets-2017-18-III-D = { clause-2018-19-IV-D }
clause-on-sets-2017-18-III-D-1 = Si todos lo aceptan, la mano se anula. Nadie gana puntos, y tiras otra vez. Después de una bonificación no puedes decir “No hay Meta”.
clause-on-sets-2017-18-III-D-2 = Si no estás de acuerdo, toma el bloque y reta. Tienes dos minutos para escribir una Meta y una Solución con cualquier Recurso. El Tercero también puede escribir.

## IV

clause-on-sets-2017-18-IV-A = { clause-2018-19-V-A }
clause-on-sets-2017-18-IV-B = { clause-2018-19-V-B }
clause-on-sets-2017-18-IV-C = { clause-2018-19-V-C }
clause-on-sets-2017-18-IV-C-1 = { clause-2018-19-V-C-1 }
clause-on-sets-2017-18-IV-C-1-a = { clause-2018-19-V-C-1-a }
clause-on-sets-2017-18-IV-C-2 = { clause-2018-19-V-C-2 }
clause-on-sets-2017-18-IV-D = = y ⊆ no pueden ir a Prohibidos mientras queden más de cuatro cubos en Recursos. V y Λ sí pueden. Esto vale en Middle, Junior y Senior.

## V

clause-on-sets-2017-18-V-A = { clause-2018-19-VI-A }
clause-on-sets-2017-18-V-A-1 = Imposible dice: ya nadie puede escribir una Solución correcta, se jueguen como se jueguen los cubos. “Nunca” significa lo mismo.
clause-on-sets-2017-18-V-A-2 = Ahora dice: puedo escribir una Solución correcta. Uso los cubos del tapete y como mucho un cubo de Recursos.
clause-on-sets-2017-18-V-A-2-a = { clause-2018-19-VI-A-2-a }
clause-on-sets-2017-18-V-A-2-b = { clause-2018-19-VI-A-2-b }
clause-on-sets-2017-18-V-B = { clause-2018-19-VI-B }

## VI

clause-on-sets-2017-18-VI-A = Cada Solución tiene un Nombre del Conjunto. Nombra un conjunto de cartas del Universo. No puede tener = ni ⊆. No escribas la Meta detrás.
clause-on-sets-2017-18-VI-B = Una Solución también puede tener Restricciones.
clause-on-sets-2017-18-VI-B-1 = Una Restricción saca cartas del Universo mientras se revisa tu papel. El Nombre del Conjunto usa las cartas que quedan.
clause-on-sets-2017-18-VI-B-2 = A ⊆ B saca las cartas de A que no están en B. A = B saca las cartas que están en solo uno de los dos. Puedes hacer una cadena con dos o más de estos signos.
clause-on-sets-2017-18-VI-B-3 = Los paréntesis no pueden rodear = ni ⊆. Pueden rodear un lado.

## VII

clause-on-sets-2017-18-VII-A = Después de un reto, alguien debe demostrarlo con una Solución escrita.
clause-on-sets-2017-18-VII-A-1 = { clause-basic-2019-20-VII-A-1 }
clause-on-sets-2017-18-VII-A-2 = { clause-basic-2019-20-VII-A-2 }
clause-on-sets-2017-18-VII-A-3 = El Tercero toma un lado en los dos minutos para escribir. Si vas con quien debe escribir, también debes escribir. Si no entregas nada, vas con la otra persona.
clause-on-sets-2017-18-VII-B = Una Solución correcta pasa cada una de las pruebas que siguen.
clause-on-sets-2017-18-VII-B-1 = Tiene un Nombre del Conjunto que significa algo.
clause-on-sets-2017-18-VII-B-2 = Si = o ⊆ está en Obligatorios, tiene una Restricción. Si está en Permitidos o Recursos, puede tenerla.
clause-on-sets-2017-18-VII-B-3 = Su conjunto tiene tantas cartas como dice la Meta. Las Restricciones van primero.
clause-on-sets-2017-18-VII-B-4 = Usa los cubos que tocan.
clause-on-sets-2017-18-VII-B-4-a = Usa al menos dos cubos. La Restricción también cuenta.
clause-on-sets-2017-18-VII-B-4-b = Cada cubo de Obligatorios está en la Restricción, si la hay, y también en el Nombre del Conjunto. Solo = y ⊆ quedan fuera del Nombre del Conjunto.
clause-on-sets-2017-18-VII-B-4-c = Puedes usar los cubos de Permitidos en la Restricción y en el Nombre del Conjunto.
clause-on-sets-2017-18-VII-B-4-d = { clause-2018-19-VII-B-3-c }
clause-on-sets-2017-18-VII-B-4-e = { clause-2018-19-VII-B-3-e }
clause-on-sets-2017-18-VII-B-4-f = { clause-2018-19-VII-B-3-f }
clause-on-sets-2017-18-VII-B-5 = Tu Solución debe cumplir lo que pide cada variación en juego.
clause-on-sets-2017-18-VII-B-6 = Cada manera de leer tu Solución debe dar la Meta. ′ va primero y vale para el conjunto de antes. Ningún otro signo va primero, así que usa paréntesis.
clause-on-sets-2017-18-VII-C = { clause-2018-19-VII-C }
clause-on-sets-2017-18-VII-C-1 = El Tercero debe decir en los dos minutos para escribir si entrega un papel. Después no puede cambiar.
clause-on-sets-2017-18-VII-C-2 = { clause-2018-19-VII-C-2 }
clause-on-sets-2017-18-VII-C-3 = { clause-2018-19-VII-C-2-a }
clause-on-sets-2017-18-VII-C-4 = Muestra qué Solución cuenta. Si se te olvida, hazlo cuando alguien pregunte.
clause-on-sets-2017-18-VII-C-5 = { clause-2018-19-VII-C-3 }
clause-on-sets-2017-18-VII-C-6 = Acepta o rechaza un papel antes de que se acabe el tiempo. Para rechazarlo, muestra qué prueba no pasa. Si no escribiste y aceptas un papel malo en una partida de tres, ganas 2.
clause-on-sets-2017-18-VII-C-7 = Si dices que una Solución no da la Meta, necesitas una de estas razones.
clause-on-sets-2017-18-VII-C-7-a = La Meta del tapete no significa nada. Su forma no vale, o está bajo cero.
clause-on-sets-2017-18-VII-C-7-b = El número de cartas no es la Meta. Primero pruébalo con las cartas. Puedes preguntar a un juez, pero es tu última pregunta.
clause-on-sets-2017-18-VII-C-7-c = Se puede leer de una manera que no da la Meta. Cópiala y pon paréntesis que la hagan falsa. Quien revisa tiene un solo intento. Dos personas pueden compartir un intento.
clause-on-sets-2017-18-VII-C-7-d = Una parte no significa nada.
clause-on-sets-2017-18-VII-C-7-e = { clause-2018-19-VII-C-4-k }

## VIII

clause-on-sets-2017-18-VIII-A = { clause-2018-19-VIII-A }
clause-on-sets-2017-18-VIII-B = { clause-2018-19-VIII-B }

## IX

clause-on-sets-2017-18-IX-A = { clause-2018-19-IX-A }
clause-on-sets-2017-18-IX-A-1 = { clause-2018-19-IX-A-1 }
clause-on-sets-2017-18-IX-A-2 = { clause-2018-19-IX-A-2 }
clause-on-sets-2017-18-IX-B = { clause-2018-19-IX-B }
clause-on-sets-2017-18-IX-C = { clause-2018-19-IX-C }

## X

clause-on-sets-2017-18-X = { clause-2018-19-X }
clause-on-sets-2017-18-X-A = { clause-2018-19-X-A }
clause-on-sets-2017-18-X-A-1 = { clause-2018-19-X-A-1 }
clause-on-sets-2017-18-X-A-2 = Si no debías escribir, ningún rival puede tener un papel correcto.
clause-on-sets-2017-18-X-B = { clause-2018-19-X-B }
clause-on-sets-2017-18-X-B-1 = { clause-2018-19-X-B-1 }
clause-on-sets-2017-18-X-B-2 = { clause-2018-19-X-B-2 }
clause-on-sets-2017-18-X-C = { clause-2018-19-X-C }
clause-on-sets-2017-18-X-D = { clause-2018-19-X-D }

## XI

clause-on-sets-2017-18-XI-A = { clause-2018-19-XI-A }
clause-on-sets-2017-18-XI-A-note = { clause-2018-19-XI-A-note }
clause-on-sets-2017-18-XI-A-1 = { clause-2018-19-XI-A-1 }
clause-on-sets-2017-18-XI-A-2 = { clause-2018-19-XI-A-2 }
clause-on-sets-2017-18-XI-A-3 = { clause-2018-19-XI-A-3 }
clause-on-sets-2017-18-XI-B = { clause-2018-19-XI-B }

## XII

clause-on-sets-2017-18-XII-A = { clause-2018-19-XII-A }
clause-on-sets-2017-18-XII-B = Cuando termina una ronda, mira la hoja de puntos y pon tus iniciales. Quien hace trampa recibe la puntuación más baja, o 0.

## XIII

clause-on-sets-2017-18-XIII = Cada división tiene su lista de variaciones.
clause-on-sets-2017-18-XIII-A = Elementary es hasta sexto grado.
clause-on-sets-2017-18-XIII-A-1 = Required Cube: la Solución debe usar el cubo del espacio en blanco. No puede ser una cifra. Un comodín en su lugar no cuenta.
clause-on-sets-2017-18-XIII-A-2 = Wild Cube: el cubo del espacio en blanco puede ser cualquier símbolo menos una cifra. Es lo mismo en toda tu Solución. Escribe cuál, salvo que sea él mismo.
clause-on-sets-2017-18-XIII-A-3 = ∪ and ∩ Interchangeable: puedes usar cada ∪ como ∩ y cada ∩ como ∪. Solo escribe el que quieres. No tienen que ser todos iguales.
clause-on-sets-2017-18-XIII-A-4 = V and Λ Interchangeable: puedes usar cada V como Λ y cada Λ como V. Solo escribe el que quieres.
clause-on-sets-2017-18-XIII-A-5 = Two Operations: una Solución necesita dos o más de ∪, ∩, − y ′. Pueden ser iguales.
clause-on-sets-2017-18-XIII-A-6 = Multiple Operations: usa un signo cuantas veces quieras. Basta con un solo cubo. El cubo debe ser uno que puedes usar.
clause-on-sets-2017-18-XIII-A-7 = Shift from Permitted: en tu turno puedes pasar un cubo de Permitidos a Obligatorios o Prohibidos en vez de tu jugada. No puede ser una bonificación. Después del último cubo de Recursos ya no se puede.
clause-on-sets-2017-18-XIII-B = Middle es hasta octavo grado.
clause-on-sets-2017-18-XIII-B-1 = Required Cube: la Solución debe usar el cubo del espacio en blanco, en el Nombre del Conjunto o en una Restricción. No puede ser una cifra. Un comodín en su lugar no cuenta.
clause-on-sets-2017-18-XIII-B-2 = { clause-on-sets-2017-18-XIII-A-2 }
clause-on-sets-2017-18-XIII-B-3 = { clause-on-sets-2017-18-XIII-A-3 }
clause-on-sets-2017-18-XIII-B-4 = { clause-on-sets-2017-18-XIII-A-4 }
clause-on-sets-2017-18-XIII-B-5 = { clause-on-sets-2017-18-XIII-A-5 }
clause-on-sets-2017-18-XIII-B-6 = { clause-on-sets-2017-18-XIII-A-6 }
clause-on-sets-2017-18-XIII-B-7 = Shift from Permitted: en tu turno puedes pasar un cubo de Permitidos a Obligatorios o Prohibidos en vez de tu jugada. No puede ser una bonificación, y = o ⊆ no pueden ir a Prohibidos. Después del último cubo de Recursos ya no se puede.
clause-on-sets-2017-18-XIII-B-8 = No Null Restrictions: cada Restricción debe sacar al menos una carta. En una cadena basta con una parte que lo haga.
clause-on-sets-2017-18-XIII-B-8-comment = Si hay más Restricciones, cada una debe sacar una carta, sin importar cuál va primero.
clause-on-sets-2017-18-XIII-B-9 = Absolute Value: puedes leer una cifra de cabeza de la Meta como si estuviera derecha.
clause-on-sets-2017-18-XIII-C = Junior es hasta décimo grado. Tres variaciones están en juego en cada mano.
clause-on-sets-2017-18-XIII-C-1 = { clause-on-sets-2017-18-XIII-A-6 }
clause-on-sets-2017-18-XIII-C-2 = { clause-on-sets-2017-18-XIII-A-3 }
clause-on-sets-2017-18-XIII-C-3 = { clause-on-sets-2017-18-XIII-A-4 }
clause-on-sets-2017-18-XIII-C-4 = { clause-on-sets-2017-18-XIII-B-1 }
clause-on-sets-2017-18-XIII-C-5 = Wild Cube: el cubo del espacio en blanco puede ser cualquier símbolo menos una cifra. No puede ser =, ⊆ ni una cifra. Es lo mismo en tus Restricciones y en tu Nombre del Conjunto. Escribe cuál, salvo que sea él mismo.
clause-on-sets-2017-18-XIII-C-6 = { clause-on-sets-2017-18-XIII-A-5 }
clause-on-sets-2017-18-XIII-C-7 = { clause-on-sets-2017-18-XIII-B-8 }
clause-on-sets-2017-18-XIII-C-8 = { clause-on-sets-2017-18-XIII-B-7 }
clause-on-sets-2017-18-XIII-C-9 = Double Set: quien elige nombra un conjunto con cuatro símbolos como mucho. Sus cartas cuentan por dos para todos. El conjunto no puede estar vacío ni ser todo el Universo.
clause-on-sets-2017-18-XIII-C-9-comment = En Senior, un − en el conjunto doble significa lo que significaba al nombrarlo.
clause-on-sets-2017-18-XIII-C-10 = Required or Forbidden Card: quien elige nombra una carta del Universo. Cada Solución debe tenerla en su conjunto, o no debe. Quien elige dice cuál de las dos.
clause-on-sets-2017-18-XIII-C-11 = Blank Card Wild: cada quien puede poner colores en la carta en blanco, y debe escribir cuáles. La carta en blanco debe estar en el Universo. No va con la carta en blanco prohibida.
clause-on-sets-2017-18-XIII-C-12 = { clause-on-sets-2017-18-XIII-B-9 }
clause-on-sets-2017-18-XIII-D = Senior es hasta el grado 12. Tiene la lista de Junior y dos más.
clause-on-sets-2017-18-XIII-D-13 = Symmetric Difference: A − B tiene las cartas que están en solo uno de los dos. No va con un − comodín. Un comodín usado como − también significa esto.
clause-on-sets-2017-18-XIII-D-14 = Two Solutions: cada quien entrega dos Soluciones. El segundo conjunto necesita una carta que el primero no tiene. Hay tres minutos para escribir y tres para revisar. Ahora necesita tres cubos en Recursos.
