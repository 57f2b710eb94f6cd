### Lo que dice cada cláusula, con nuestras palabras: 2011-12.

## ET

clause-2011-12-ET1 = Este libro se suma a las reglas básicas del juego. Lo que no dice, lo dicen las reglas básicas.
clause-2011-12-ET2 = Juegan dos o tres personas. Una tirada decide quién pone la primera Meta. Después, el turno de poner la Meta pasa a la izquierda.
clause-2011-12-ET3 = Una mano tiene 24 cubos, seis de cada color.
clause-2011-12-ET4 = Quien pone la Meta tiene un minuto para tirar, y luego cada quien tiene 15 segundos para escribir y decir una variación. Una mala elección cuesta un punto, y eliges otra vez. Una segunda mala elección cuesta otro punto y toda la mano. En una partida de dos, quien no pone la Meta elige dos. En Senior puede hacerlo cualquiera.
clause-2011-12-ET5 = La mano empieza cuando empieza el tiempo de la tirada, o cuando se toman los cubos. Después nadie puede voltear un cubo ni taparlo.
clause-2011-12-ET6 = Estas son las listas de variaciones. Algunas cambian con los años pares e impares. En cada división, solo unos pocos errores cuestan un punto: el tiempo, una mala variación, retarte a ti mismo, no decir el reto, y portarse mal.
clause-2011-12-ET6-I = La lista de Elementary: 0 wild, Factorial, Two-digit numerals, Percent, Decimal point, Number of factors hasta 200 y Three-operation Solution. En años impares: Multiple operation, Next prime, Average, LCM, GCF y Remainder.
clause-2011-12-ET6-II = La lista de Middle: Sideways, Upside-down, 0 wild, Base de 8 a 10, Factorial, Percent, Decimal point, Number of factors, AB+ y Any Color Exponent. En años impares: Multiple operation, Next prime, Powers of the base, Average y Multiple of k.
clause-2011-12-ET6-III = La lista de Junior: Sideways, Upside-down, Powers of the base, 0 wild, AB+, Multiple of k, Base de 8 a 12, y Factorial solo en la Solución. En años pares también Any Color Exponent, Number of factors y Add to Goal. En años impares Multiple operation, Next prime y Average.
clause-2011-12-ET6-IV = La lista de Senior tiene la de Junior y más: √ = i, × wild, Decimal in Goal y ÷ as log. Sideways y Upside-down están siempre en juego. Un × comodín que es un signo se puede usar cuantas veces quieras.
clause-2011-12-ET7 = Cada tarea tiene un límite de tiempo. Te avisan unos diez segundos antes del final. Si no llegas, pierdes un punto y tienes un minuto más. Después pierdes tu turno.
clause-2011-12-ET8 = Una Meta tiene de uno a seis cubos, y no más de dos cifras seguidas. Una Meta que no significa nada es un P-Flub, así que rétala. Di “Meta” cuando termines. Cuando se acaba tu tiempo, solo puedes cambiarla por un punto.
clause-2011-12-ET9 = Todo lo que rompe una regla del juego es procedimiento ilegal. Di en 15 segundos qué estuvo mal. Si tienes razón, el cubo vuelve. Después de una jugada legal o un reto es tarde. Acusar mal no cuesta nada.
clause-2011-12-ET10 = Trae solo algo para escribir y papel en blanco. Te dan una lista de variaciones.
clause-2011-12-ET11 = Quien va en cabeza en la partida no puede hacer bonificaciones. Quienes empatan sí pueden. En Junior y Senior cuesta un punto, y el último cubo vuelve.
clause-2011-12-ET12 = Algunas potencias y raíces no tienen sentido: dividir entre 0, la raíz de índice 0, el 0 elevado a 0 o menos, y una raíz par de un número bajo cero. Un papel con una de ellas está mal.
clause-2011-12-ET13 = Una raíz par nunca está bajo cero. Primero reduce lo más que puedas la fracción del exponente. √ sin número antes es la raíz cuadrada.
clause-2011-12-ET14 = Para retar, toma el bloque y di por qué en 15 segundos. No puedes echarte atrás. Si no dices un reto de verdad, pierdes un punto y tienes un minuto más. Después pierdes otro, y el juego sigue. También pierdes un punto si te retas a ti mismo.
clause-2011-12-ET15 = Cuando entregas tu papel, ya no puedes cambiarlo. Si tiene más de una Solución, di cuál cuenta.
clause-2011-12-ET16 = Ningún signo va primero por sí solo. Cada manera de leer tu Solución debe dar la Meta. Quien revisa puede copiarla y poner paréntesis que la hagan falsa. Lo que dices no cuenta.
clause-2011-12-ET17 = Si reclamas un A-Flub, escribe una Solución y también una jugada para evitarlo. Es una jugada que se podía hacer sin flub. Sin ella, tu papel no vale.
clause-2011-12-ET18 = Escribe tu papel de modo que tenga un solo sentido. Marca qué es cada comodín. Si no lo haces, es él mismo.
clause-2011-12-ET19 = Después de un reto, el Tercero debe tomar un lado, y debe escribir si ese lado debe escribir. Si tienes razón, ganas 10. Un Tercero con quien reta gana 8. Si no, ganas 6.
clause-2011-12-ET20 = Di “forceout” en tu turno si basta un cubo más y quien movió no podía evitarlo. Si nadie lo reta en un minuto, todos escriben.
clause-2011-12-ET21 = Después de un forceout, una Solución correcta gana 8. Los demás ganan 6.
clause-2011-12-ET22 = Puedes retar un forceout en el primer minuto. Razón A: había un flub que retar. Entonces escribes una Solución y una jugada para evitarlo. Razón B: un cubo no basta. Entonces debe escribir la otra persona.
clause-2011-12-ET23 = Los puntos de la partida van según tu lugar. Si no jugaste, recibes 0.
clause-2011-12-ET24 = Cuando termina una ronda, mira la hoja de puntos y pon tus iniciales. Quien hace trampa recibe la puntuación más baja, o 0.
clause-2011-12-ET25 = No molestes a los demás. Primero un juez te avisa. Después, tres jueces pueden quitarte un punto cada vez. En casos graves quedas fuera.
clause-2011-12-ET26 = * y ^ elevan a una potencia. La punta de ^ debe mirar hacia arriba.

## ST

clause-2011-12-ST1 = Este libro se suma a las reglas básicas de ON-SETS. Lo que no dice, lo dicen las reglas básicas.
clause-2011-12-ST2 = La mayoría de las reglas de EQUATIONS también valen aquí. Además puedes traer tablas impresas del Universo.
clause-2011-12-ST3 = Middle, Junior y Senior juegan con Restricciones. Elementary no: quien pone la Meta coloca dos V y un Λ, o un V y dos Λ, antes de la tirada.
clause-2011-12-ST4 = Las variaciones se eligen como en EQUATIONS. Las cartas se reparten en el primer minuto, antes o después de la tirada.
clause-2011-12-ST5 = Se reparten de 6 a 12 cartas. En Senior son de 10 a 14.
clause-2011-12-ST6 = Después del reparto nadie puede tocar ni tapar una carta hasta que se revisan los papeles.
clause-2011-12-ST7 = Estas son las listas de variaciones de ON-SETS.
clause-2011-12-ST7-I = La lista de Elementary: No Forbidden, Required cube, Wild cube, ∪ y ∩ iguales, V y Λ iguales, Two operations, Multiple operations.
clause-2011-12-ST7-II = La lista de Middle es como la de Elementary. También tiene Null Restrictions Not Allowed. Un comodín no puede ser = ni ⊆.
clause-2011-12-ST7-III = La lista de Junior es la de Middle, con Shift From Permitted y Double color.
clause-2011-12-ST7-IV = La lista de Senior es la de Junior, con Blank card wild y Symmetric difference. Multiple operations está siempre en juego. Symmetric difference no va con un − comodín.
clause-2011-12-ST8 = Solo algunas formas de los cubos de cifras son una Meta. Cualquier otra es un P-Flub. Una cifra de cabeza está bajo cero.
clause-2011-12-ST9 = = y ⊆ no pueden ir a Prohibidos. V y Λ sí pueden.
clause-2011-12-ST10 = ′ va primero y vale para el conjunto de antes. Ningún otro signo va primero, así que usa paréntesis.
clause-2011-12-ST11 = Puedes hacer una cadena de Restricciones con = y ⊆. Se lee de izquierda a derecha. Los paréntesis no pueden rodear = ni ⊆.
clause-2011-12-ST12 = Marca qué es cada comodín, como en EQUATIONS.
