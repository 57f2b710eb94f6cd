### Lo que dice cada cláusula, con nuestras palabras: judges.

## G

clause-judges-G1 = Un juez no ayuda a decidir. Primero quien juega debe tomar una postura. Después el juez responde.
clause-judges-G2 = El reloj se detiene mientras hay un juez en la mesa. Cerca del final de la ronda, se devuelve el tiempo perdido.
clause-judges-G3 = El juez ayuda a que se entiendan. Puede preguntar: ¿es un reto o una acusación?
clause-judges-G4 = Si cada quien cuenta otra cosa, no se castiga a nadie sin pruebas. Deciden dos de tres. Como último recurso, la mano se repite.
clause-judges-G5 = Cuando todos están de acuerdo en el último papel, la mano termina. Ya es tarde para hallar un error.
clause-judges-G6 = Puedes pedir que se corrijan los puntos de cualquier mano hasta que pongas tus iniciales en la hoja de puntos.
clause-judges-G7 = Si no estás de acuerdo con una decisión, pide un segundo juez, a quien no se le dice nada de la primera. Si no coinciden, se llama a un tercero.
clause-judges-G8 = Puedes protestar una decisión si se llamó a un segundo juez y no has puesto tus iniciales en la hoja de puntos. Entrega el formulario justo después de la partida.
clause-judges-G9 = Un juez puede decirte los puntos, el tiempo que queda, si una jugada era legal, y qué permite una variación.

## T

clause-judges-T1 = Si preguntas algo concreto a un juez antes de que se acabe el tiempo, el reloj se detiene. Sigue después de la respuesta.
clause-judges-T2 = Si el tiempo se acaba cuando preguntas, solo puedes seguir revisando a cambio de un punto.
clause-judges-T3 = Si tú y quien escribió obtienen valores distintos, un juez mira cómo lo calculan. Si está bien, debes aceptarlo.
clause-judges-T4 = Si no intentaste calcularlo a tiempo, el juez no lo hace por ti. Acepta, o paga un punto por un minuto más.
clause-judges-T5 = Si una persona acepta y la otra compra un minuto, la primera no puede ayudar. Si ayuda, también le cuesta un punto.

## P

clause-judges-P1 = Una variación debe poder cambiar la mano, y debe ir bien con las ya elegidas.
clause-judges-P2 = Una variación está elegida cuando se marca su nombre, no antes.
clause-judges-P3 = Ayuda decir “Meta”. Pero la Meta también está lista si ya puede empezar la siguiente persona.
clause-judges-P4 = Un acto legal de otra persona hace que un error quede firme. No puedes salvar así tu propio error.
clause-judges-P5 = Nadie pierde un punto por tiempo sin una cuenta justa de diez segundos.
clause-judges-P6 = Quien pone la Meta no puede decir qué es un comodín para todos. Solo el lugar donde está puede limitarlo.
clause-judges-P7 = Para retar, toma el bloque. Tocarlo no basta. No lo tomes para otra cosa.
clause-judges-P8 = Un reto legal congela el tapete. Nadie puede mover más en esta mano.
clause-judges-P9 = Un reto es siempre contra quien movió al final.
clause-judges-P10 = Si una jugada se puede acusar y retar, cuenta lo que se dijo primero.
clause-judges-P11 = Un 0 comodín en la Meta se puede leer derecho o de cabeza. También un × comodín, y * cuando es una cifra.
clause-judges-P12 = Tu papel debe tener un solo sentido y ser igual a la Meta como la escribiste.
clause-judges-P13 = Con una base, primero pasa la Meta a base diez. Después usa las otras variaciones.

## A

clause-judges-A1 = { clause-2018-19-I-D }
clause-judges-A4 = Decir una variación no la elige. Si no está marcada a tiempo, pierdes un punto. Después de 15 segundos más pierdes otro, y te quedas sin variación.
clause-judges-A10 = Una mala elección que nadie notó no cuesta nada. Pero no tiene efecto en la mano.
clause-judges-A12 = Si la Meta se pone antes de que todos elijan, sus cubos vuelven. Los demás eligen. Luego quien pone la Meta tiene otra vez dos minutos.
clause-judges-A17 = Si eliges dos variaciones, las dos deben ser legales. Una mala cuesta un punto y se cambia en 15 segundos.
clause-judges-A20 = En una partida de dos, la segunda persona debe elegir dos a tiempo. Si no, cuesta un punto y hay 15 segundos más.
clause-judges-A21 = En una partida de dos, quien pone la Meta solo puede elegir una. Una segunda se borra de la lista. No cuesta nada.
clause-judges-A22 = Con un 0 comodín puedes elegir + = Average aunque no salga ningún +. El 0 puede ser el +.
clause-judges-A25 = Una mala variación no cuenta en la mano. Por eso “No hay Meta” puede estar mal, y un rival puede mostrarlo con una Meta.

## B

clause-judges-B1 = Si tira quien no toca, tira otra vez quien toca. Si quien toca ya eligió una variación, la tirada vale.
clause-judges-B2 = Si pone la Meta quien no toca y se acusa, los cubos vuelven y la pone quien toca. Si el juego sigue, la Meta vale.
clause-judges-B4 = No puedes quitar un cubo de la Meta. Solo puedes cambiarlo de lugar. No cuesta nada, pero tu tiempo sigue.
clause-judges-B6 = Si alguien reta la Meta antes de que se acuse el error, la Meta vale como está.
clause-judges-B8 = La Meta vale cuando dijiste “Meta”, dijiste que terminaste, o empezó el tiempo siguiente. Hasta entonces puedes agregarle cubos o cambiarlos de lugar.
clause-judges-B10 = La Meta debe estar lista dentro del tiempo. Si no, cuesta un punto.
clause-judges-B17 = No retes antes de que la Meta esté lista. No cuenta y cuesta un punto.
clause-judges-B18 = Una Meta con tres cifras seguidas no significa nada. Reta Imposible, o acusa: entonces hay que corregirla a tiempo.
clause-judges-B22 = Decir cómo se agrupa la Meta no obliga a nadie. Solo cuentan los espacios del tapete.
clause-judges-B24 = Si se acaba tu tiempo y no dijiste “Meta”, la Meta vale como está. Solo puedes cambiarla por un punto.
clause-judges-B25 = Un reto antes de que la Meta esté lista no cuenta. Quien pone la Meta puede seguir.
clause-judges-B28 = Si el minuto extra termina sin Meta, pierdes otro punto y tu turno. Quien está a tu izquierda pone una Meta con la misma tirada.
clause-judges-B33 = Si no aceptas “No hay Meta”, tienes el resto de ese minuto y uno más para poner una Meta.
clause-judges-B35 = Cuando alguien disputa “No hay Meta”, ya no se puede acusar un error en ello.
clause-judges-B36 = Nadie puede retar una bonificación antes de la Meta. Le cuesta un punto a quien reta.
clause-judges-B39 = 3√√64 es una Meta legal: la raíz cúbica de la raíz cuadrada. Si una Meta usa una variación que no está en juego, reta Imposible o acusa.
clause-judges-B49 = Nadie puede ver si un 0 está de cabeza. Con Upside-down, quien escribe puede leer de las dos maneras un 0 comodín solo de la Meta.
clause-judges-B70 = En base 8, un 8 en la Meta no significa nada. Pero espera a que la Meta esté lista para retar.
clause-judges-B84 = Con ÷ as log, un × comodín de la Meta que es ÷ puede dividir o ser logaritmo. Un 0 comodín debe estar de lado para ser logaritmo.

## C

clause-judges-C1 = Una jugada fuera de turno vuelve. Quien toca tiene otra vez todo su tiempo.
clause-judges-C4 = Debes decir “Bonificación” antes de que el primer cubo toque Prohibidos. Si no, el segundo cubo vuelve.
clause-judges-C9 = Un cubo se queda en la parte que tocó primero. No puedes moverlo otra vez.
clause-judges-C12 = Si mueves dos cubos a Obligatorios o Permitidos, el segundo vuelve. Si cayeron juntos, tú eliges cuál.
clause-judges-C17 = Después de “Bonificación” y el primer cubo, debes jugar otro, aunque se acabe tu tiempo.
clause-judges-C20 = Quienes empatan en primer lugar pueden hacer bonificaciones.
clause-judges-C24 = Si debes dejar la mesa, el reloj se detiene hasta que vuelves.
clause-judges-C26 = Decir “forceout” no hace nada en los libros nuevos. Sigue siendo tu turno.
clause-judges-C29 = Si acusas un error, di enseguida cuál fue. Un juez puede avisarte si tardas mucho.

## D

clause-judges-D3 = Un reto es contra quien movió al final, aunque hayas nombrado a otra persona.
clause-judges-D5 = Después de tu propio cubo de bonificación no puedes retar. Te retarías a ti mismo, y eso cuesta un punto.
clause-judges-D8 = Si tomas el bloque, debes retar. Tomarlo para decir “Meta” o para acusar cuesta un punto.
clause-judges-D10 = Solo cuenta el primer reto. Un segundo cuesta un punto si se tomó el bloque.
clause-judges-D17 = Las palabras antiguas para retar no cuentan. Dilo otra vez como Ahora o Imposible.
clause-judges-D21 = Que el Tercero tome un lado no hace válido un mal reto.
clause-judges-D22 = Si quien movió empieza el tiempo para escribir, el reto vale.
clause-judges-D25 = Después del último cubo, Imposible solo cuenta en el primer minuto.
clause-judges-D27 = Después de tu reto no puedes mover un cubo. El cubo vuelve, y el reto sigue.
clause-judges-D29 = Espera a que la Meta esté lista para retar. Un reto antes de tiempo cuesta un punto.

## E

clause-judges-E1 = Tu papel vale cuando lo entregas o dices que terminaste. Si luego lo cambias, dices que estaba mal.
clause-judges-E4 = Un paréntesis que falta no hace malo un papel por sí solo. Quien revisa puede ponerlo en cualquier lugar. Si en uno de ellos sale mal, está mal.
clause-judges-E5 = El límite de tiempo vale para quien escribe. Un minuto más cuesta un punto. Cuando se acaba, pierdes otro y no entregas nada.
clause-judges-E6 = El límite de tiempo vale para quien revisa. Un minuto más cuesta un punto. Cuando se acaba, aceptas el papel.
clause-judges-E10 = Si dos papeles tienen el mismo error, los dos están mal, sin importar cuál se revisó primero.
clause-judges-E11 = Si no escribiste y aceptas un papel malo, ganas 2, aunque la otra persona halle el error.
clause-judges-E18 = Una razón que llega tarde también cuenta. Pero les cuesta un punto a quienes revisan.
clause-judges-E20 = Decir que un papel tiene dos sentidos no basta. Escribe los paréntesis que lo hacen falso.
clause-judges-E22 = Si no compras el minuto extra, aceptas el papel. La otra persona puede seguir.
clause-judges-E25 = Si quien movió no escribió y acepta un papel malo, también gana 2.
clause-judges-E26 = Dos personas muestran sus lecturas al mismo tiempo. Una que llega después de un intento fallido no cuenta.
clause-judges-E36 = Si no dices qué es un 0 de la Meta, es lo mismo que en tu Solución. Si ahí no dices nada, es 0.
clause-judges-E38 = × que cuenta divisores vale solo para el número que sigue. ×7+9 es (×7)+9.
clause-judges-E39 = ×7! tiene dos sentidos, porque × y ! quieren los dos el 7. Pon paréntesis.
clause-judges-E48 = Un exponente de color vale solo para el número que está justo antes.
clause-judges-E68 = i va primero con el número de al lado: 8+3i es 8+(3i).

## F

clause-judges-F27 = Un comodín puede ser un ÷ de lado, que es logaritmo. Otro comodín puede ser un ÷ normal.
clause-judges-F33 = i puede ir de cabeza, y entonces es −i.
