### Lo que dice cada cláusula, con nuestras palabras: EQUATIONS 2018-19.

## I

clause-2018-19-I-A = Dos o tres personas juegan una partida. La partida se hace de manos. Una mano va desde la tirada hasta los papeles.
clause-2018-19-I-B = Hacen falta cubos, un tapete, un reloj y un bloque para retar.
clause-2018-19-I-B-1 = Hay 24 cubos: seis rojos, seis azules, seis verdes y seis negros. Cada cara tiene una cifra o un signo de operación.
clause-2018-19-I-B-2 = El tapete tiene cuatro partes. La Meta dice qué hay que formar. Debes usar todos los cubos de Obligatorios. Puedes usar los de Permitidos. No puedes usar ninguno de Prohibidos.
clause-2018-19-I-B-3 = Un reloj de arena de un minuto mide los límites de tiempo.
clause-2018-19-I-B-4 = El bloque es pequeño, pero no plano. Solo una mano puede tomarlo a la vez.
clause-2018-19-I-C = Trae algo para escribir y papel en blanco. Recibes la lista de variaciones. Nada de apuntes, libros, tablas, calculadoras ni teléfonos. En Elementary y Middle puedes usar una plantilla impresa para anotar la mano.
clause-2018-19-I-D = Cada persona tira un cubo rojo. La cifra más alta pone la primera Meta. Quien saca un signo queda fuera, salvo que todos saquen signos. Un empate se tira otra vez. Después, el turno de poner la Meta pasa a la izquierda.

## II

clause-2018-19-II-A = Quien pone la Meta tira todos los cubos. Las caras de arriba son los Recursos. Después nadie puede voltear un cubo ni taparlo.
clause-2018-19-II-B = Después de la tirada y antes de la Meta, cada quien elige una variación. Una variación vale más que una regla normal.
clause-2018-19-II-B-1 = Primero elige quien pone la Meta, luego quien está a su izquierda, y así sigue. Tienes 15 segundos. También es tuyo el tiempo que sobra de la tirada.
clause-2018-19-II-B-1-c = Eliges al marcar el nombre en la lista. Decirlo no basta. Si tiene un espacio en blanco, complétalo.
clause-2018-19-II-B-2 = Tu elección debe cambiar algo, ir bien con las otras y ser nueva. Si no, pierdes un punto y eliges otra vez. Si la segunda tampoco vale, pierdes otro punto y te quedas sin variación. Si nadie lo nota a tiempo, no pierdes nada, pero no cuenta.
clause-2018-19-II-B-3 = En una partida de dos, quien no pone la Meta elige dos variaciones. En Senior cualquiera puede elegir dos.

## III

clause-2018-19-III-A = Lo que escribes debe ser un número real. No puede tener una parte sin sentido, como 5 ÷ 0. Puedes poner paréntesis. Muestran cómo agrupas los cubos.
clause-2018-19-III-B = Los signos significan lo mismo que en matemáticas, menos tres de ellos.
clause-2018-19-III-B-1 = + solo suma y − solo resta. No puedes usar − para escribir un número bajo cero, como −8.
clause-2018-19-III-B-2 = El número antes de √ dice qué raíz es. Sin número, es la raíz cuadrada. Así, 3√8 es 2 y √9 es 3.
clause-2018-19-III-B-3 = * o ^ eleva a una potencia: 4*2 es 16. La punta de ^ debe mirar hacia arriba.
clause-2018-19-III-C = Las potencias y las raíces tienen sus propios límites.
clause-2018-19-III-C-1 = Una raíz par nunca está bajo cero. √9 es 3, no −3.
clause-2018-19-III-C-2 = Algunas potencias y raíces no tienen sentido: la raíz de índice 0, el 0 elevado a 0 o menos, y una raíz par de un número bajo cero. Antes, reduce lo más que puedas la fracción del exponente.

## IV

clause-2018-19-IV-A = Quien tiró pone la Meta. Toma cubos de Recursos y ponlos en la parte de la Meta.
clause-2018-19-IV-B = Una Meta tiene de uno a seis cubos. Juntos deben significar algo.
clause-2018-19-IV-B-1 = Los números de la Meta tienen una o dos cifras. Puedes usar signos, pero no hace falta.
clause-2018-19-IV-B-2 = En la Meta no vale el orden de las operaciones. Puedes dejar espacios para agrupar los cubos. Si no dejas ninguno, cada quien puede leer la Meta de cualquier manera que sirva. Lo que digas de palabra no cuenta.
clause-2018-19-IV-B-3 = Un cubo que toca la parte de la Meta se queda en la Meta.
clause-2018-19-IV-B-3-a = Di “Meta” cuando tu Meta esté lista.
clause-2018-19-IV-B-3-b = Hasta que digas “Meta”, puedes cambiar sus cubos de lugar.
clause-2018-19-IV-B-3-c = Cuando se acaba tu tiempo, o volteas el reloj, la Meta queda como está.
clause-2018-19-IV-B-3-d = Una vez puesta, la Meta no cambia.
clause-2018-19-IV-C = Puedes hacer una jugada de bonificación antes del primer cubo de la Meta.
clause-2018-19-IV-C-1 = Di “Bonificación”. Pon un cubo en Prohibidos. Después pon la Meta.
clause-2018-19-IV-C-2 = No puedes hacerlo si vas en cabeza en la partida. Si alguien lo nota a tiempo, el cubo vuelve y pierdes un punto.
clause-2018-19-IV-D = Si crees que no se puede hacer ninguna Meta, di “No hay Meta”. Los demás tienen un minuto para aceptarlo o no.
clause-2018-19-IV-D-1 = Si todos lo aceptan, la mano se anula. Nadie gana puntos, y tiras otra vez.
clause-2018-19-IV-D-1-c = Después de una bonificación debes poner una Meta. Ya no puedes decir “No hay Meta”.
clause-2018-19-IV-D-2 = Si no estás de acuerdo, toma el bloque y reta. Tienes dos minutos para escribir una Ecuación con una Meta tuya. El Tercero también puede escribir. Si alguna es correcta, quien puso la Meta gana 2. Si no, 6.

## V

clause-2018-19-V-A = Después de la Meta, el juego sigue hacia la izquierda.
clause-2018-19-V-B = En tu turno, mueve un cubo de Recursos a Obligatorios, Permitidos o Prohibidos. O reta a quien movió antes. Cuando un cubo toca el tapete, se queda ahí.
clause-2018-19-V-C = Si no vas en cabeza en la partida, puedes hacer una bonificación antes de tu jugada normal.
clause-2018-19-V-C-1 = Di “Bonificación”. Pon un cubo en Prohibidos. Después pon otro cubo en cualquier parte.
clause-2018-19-V-C-1-a = Si no dijiste “Bonificación” antes, el cubo en Prohibidos fue toda tu jugada. No tienes segundo cubo.
clause-2018-19-V-C-1-b = El primer cubo de una bonificación debe ir a Prohibidos. El segundo puede ir a cualquier parte.
clause-2018-19-V-C-2 = Si quien va en cabeza hace una bonificación y alguien lo nota a tiempo, el segundo cubo vuelve. Quien va en cabeza pierde un punto.
clause-2018-19-V-C-2-a = Quienes empatan en primer lugar pueden hacer bonificaciones.

## VI

clause-2018-19-VI-A = Puedes retar a quien acaba de mover o de poner la Meta. No hace falta que sea tu turno. Los dos retos principales son Ahora e Imposible.
clause-2018-19-VI-A-1 = Imposible dice: ya nadie puede escribir una Ecuación correcta, se jueguen como se jueguen los cubos. “Nunca” significa lo mismo.
clause-2018-19-VI-A-1-b = Espera a que la Meta esté lista, aunque veas que no puede servir. No puedes quedarte con el bloque en la mano.
clause-2018-19-VI-A-2 = Ahora dice: puedo escribir una Ecuación correcta. Uso los cubos del tapete y como mucho un cubo de Recursos.
clause-2018-19-VI-A-2-a = Para Ahora deben quedar al menos dos cubos en Recursos. Si no, el reto no cuenta y te cuesta un punto.
clause-2018-19-VI-A-2-b = Una Solución necesita dos cubos. Por eso no digas Ahora antes de que haya un cubo en Obligatorios o Permitidos. No cuenta y te cuesta un punto.
clause-2018-19-VI-B = Para retar, toma el bloque y di qué reto es. Si lo tomas y no retas, pierdes un punto. Lo mismo pasa si la última jugada fue tuya. No lo tomes para nada más.

## VII

clause-2018-19-VII-A = Después de un reto, alguien debe demostrarlo con una Ecuación escrita.
clause-2018-19-VII-A-1 = Después de Ahora, debe escribir quien reta. Quien movió no puede. El Tercero puede.
clause-2018-19-VII-A-2 = Después de Imposible, debe escribir quien movió. Quien reta no puede. El Tercero puede.
clause-2018-19-VII-B = Una Solución correcta tiene sentido y pasa cada una de las pruebas que siguen.
clause-2018-19-VII-B-1 = Escribe una Ecuación completa: tu Solución, el signo igual y la Meta. La Meta puede ir a la izquierda.
clause-2018-19-VII-B-2 = Tu Solución debe ser igual a la Meta como la escribiste. Escribe la Meta misma, no su valor. Marca qué es cada comodín.
clause-2018-19-VII-B-3 = Tu Solución debe usar los cubos que tocan.
clause-2018-19-VII-B-3-a = Usa al menos dos cubos.
clause-2018-19-VII-B-3-b = Usa todos los cubos que están en Obligatorios.
clause-2018-19-VII-B-3-c = No uses ningún cubo que está en Prohibidos. Si hay un 2 ahí y otro 2 en Obligatorios, usa solo el segundo.
clause-2018-19-VII-B-3-d = Puedes usar los cubos de Permitidos que quieras.
clause-2018-19-VII-B-3-e = Después de Ahora, usa como mucho un cubo de Recursos.
clause-2018-19-VII-B-3-f = Después de Imposible, todos los cubos de Recursos cuentan como Permitidos.
clause-2018-19-VII-B-4 = Los números de una Solución tienen una cifra. Algunas variaciones permiten más.
clause-2018-19-VII-B-5 = Tu Ecuación debe cumplir lo que pide cada variación en juego.
clause-2018-19-VII-B-6 = Tu Solución debe tener un solo sentido. Si quien revisa muestra una manera de leerla que está mal, no es correcta.
clause-2018-19-VII-B-6-a = Ningún signo va primero por sí solo. Usa paréntesis para mostrar el orden.
clause-2018-19-VII-B-6-b = Unos pocos signos tienen un alcance fijo.
clause-2018-19-VII-B-6-b-i = √ vale solo para el número que sigue, o para el paréntesis que sigue. √4+5 es 7.
clause-2018-19-VII-B-6-b-ii = Con Factorial, ! vale para el número que está justo antes. 4+3! es 10.
clause-2018-19-VII-B-6-note = Algunas variaciones tienen un alcance fijo en las reglas nacionales, pero no en este libro. Y nada de esto limita cómo puedes leer una Meta sin espacios.
clause-2018-19-VII-B-6-c = Cuando dos de estos chocan, como en √9!, debes poner paréntesis.
clause-2018-19-VII-C = Cuando se acaba el tiempo o todos están listos, se revisa cada papel.
clause-2018-19-VII-C-1 = El Tercero tiene dos minutos para decidir si escribe. Puede decirlo antes, pero ya no puede cambiar. Si no entrega nada, está con quien no escribe.
clause-2018-19-VII-C-2 = Todos los papeles se entregan antes de revisar alguno.
clause-2018-19-VII-C-2-a = Cuando entregas tu papel, ya no puedes cambiarlo. Esto vale aunque te quede tiempo.
clause-2018-19-VII-C-2-b = Tu papel está entregado cuando sale de tu mano.
clause-2018-19-VII-C-2-c = Muestra qué Ecuación cuenta, y cómo lees la Meta. Si se te olvida, hazlo cuando alguien pregunte.
clause-2018-19-VII-C-3 = Tienes dos minutos para revisar cada papel. Si revisan dos, usan los mismos dos minutos. No muevas los cubos del tapete.
clause-2018-19-VII-C-4 = Acepta o rechaza un papel antes de que se acabe el tiempo. Para rechazarlo debes dar una razón. Estas son las razones.
clause-2018-19-VII-C-4-a = No es una Ecuación completa.
clause-2018-19-VII-C-4-b = La Solución no es igual a la Meta como se escribió.
clause-2018-19-VII-C-4-c = Usa cubos que no tocan: solo uno, no todos los Obligatorios, uno de Prohibidos, o más de uno de Recursos después de Ahora.
clause-2018-19-VII-C-4-d = La Meta del tapete no significa nada. Es muy larga, tiene un número muy largo, o tiene algo que no está en juego.
clause-2018-19-VII-C-4-e = Un número de la Solución tiene demasiadas cifras.
clause-2018-19-VII-C-4-f = No cumple lo que pide una variación.
clause-2018-19-VII-C-4-g = La Meta está leída de una manera que no vale. Por ejemplo, los espacios del tapete dicen otra cosa.
clause-2018-19-VII-C-4-h = El papel se puede leer de más de una manera. Cópialo y pon paréntesis que lo hagan falso. Quien revisa tiene un solo intento. Dos personas pueden compartir un intento.
clause-2018-19-VII-C-4-i = Los valores no son iguales. Primero intenta calcularlo. Puedes preguntar a un juez si son iguales, pero es tu última pregunta: después no cuenta otra razón.
clause-2018-19-VII-C-4-j = Un signo tiene aquí dos sentidos, y con uno de ellos la Ecuación está mal.
clause-2018-19-VII-C-4-k = Una variación está mal usada, o falta.

## VIII

clause-2018-19-VIII-A = Con un solo cubo, ponlo en Obligatorios o Permitidos, o reta Imposible. No puede ir a Prohibidos. Después de esa jugada, todos tienen dos minutos para escribir.
clause-2018-19-VIII-B = Después del último cubo, puedes retar Imposible solo en el primer minuto. Quien movió tiene entonces el resto de los dos minutos para escribir. Más tarde, el reto no cuenta.

## IX

clause-2018-19-IX-A = Todo lo que rompe una regla del juego es procedimiento ilegal. Si acusas, tienes 15 segundos para decir qué estuvo mal.
clause-2018-19-IX-A-1 = Si la acusación es correcta, el cubo vuelve y quien movió mueve otra vez. Tiene al menos 10 segundos. No hay otra penalización, salvo que se acabe el tiempo.
clause-2018-19-IX-A-2 = Si la acusación no es correcta, el cubo se queda. Acusar mal no cuesta nada, pero no lo hagas todo el tiempo.
clause-2018-19-IX-B = Acusa pronto. Cuando otra persona hace una jugada legal o un reto, el error se queda.
clause-2018-19-IX-C = No molestes a los demás. Primero un juez te avisa. Después, cada vez puede costar un punto. En casos graves quedas fuera, o la mano se repite.

## X

clause-2018-19-X = Después de un reto ganas 6, 4 o 2. Depende de tu lado y de quién tenía razón.
clause-2018-19-X-A = Estas dos reglas dicen quién tiene razón después de un reto.
clause-2018-19-X-A-1 = Si debías escribir, tu papel debe ser correcto. Un Tercero de ese lado también debe escribir un papel correcto.
clause-2018-19-X-A-2 = Si no debías escribir, ningún rival puede tener un papel correcto. Pero si no escribiste y aceptas un papel malo, ganas 2.
clause-2018-19-X-B = Los puntos después de un reto son estos.
clause-2018-19-X-B-1 = Si no tienes razón, ganas 2.
clause-2018-19-X-B-2 = Si tienes razón, ganas 6. Un Tercero que va con quien reta gana 4.
clause-2018-19-X-C = Cuando todos escriben después del último cubo, un papel correcto gana 4. Cualquier otro gana 2.
clause-2018-19-X-D = Si no estás en una mano, ganas 0.

## XI

clause-2018-19-XI-A = Cada tarea tiene un límite de tiempo. Si no llegas, pierdes un punto y tienes un minuto más. Si aún no terminas, pierdes tu turno.
clause-2018-19-XI-A-note = En Elementary y Middle, un juez debe poner sus iniciales en cada penalización de un punto.
clause-2018-19-XI-A-1 = La tabla de límites de tiempo tiene los minutos de cada tarea.
clause-2018-19-XI-A-1-c = Tienes dos minutos para poner la Meta.
clause-2018-19-XI-A-2 = Si queda arena de quien jugó antes, también es para ti.
clause-2018-19-XI-A-3 = Cuando se acaba el tiempo, un rival te avisa y cuenta diez segundos. Pierdes el punto solo si no has terminado. Con el bloque en la mano no hay cuenta.
clause-2018-19-XI-B = Una ronda dura unos 30 minutos. Después no empieza otra mano, y quedan cinco minutos. Luego todos paran y escriben dos minutos con cualquier Recurso: 4 puntos si es correcto, 2 si no.

## XII

clause-2018-19-XII-A = Suma tus manos. Los puntos de la partida van según tu lugar.
clause-2018-19-XII-B = Cuando termina una ronda, mira la hoja de puntos y pon tus iniciales. Un simple error se corrige si todos están de acuerdo. Quien hace trampa recibe la puntuación más baja, o 0.

## XIII

clause-2018-19-XIII = Cada división tiene su lista de variaciones. Algunas se juegan todos los años. Otras, solo en años impares o pares.
clause-2018-19-XIII-A = Elementary es hasta sexto grado.
clause-2018-19-XIII-A-general-rule = En Elementary, las potencias usan solo números enteros desde 0. Una raíz también debe dar un número así. Por eso √5 no vale.
clause-2018-19-XIII-A-1 = Sideways: una cifra de lado significa 1 entre ese número. Un 2 de lado es ½. El cero no puede ir de lado.
clause-2018-19-XIII-A-2 = Upside-down: una cifra de cabeza es ese número bajo cero. Un 2 de cabeza es −2. Si también está Sideways, una cifra sola de una Solución puede ir de las dos maneras.
clause-2018-19-XIII-A-3 = 0 Wild: cada 0 puede ser otra cifra. Es la misma en toda la Meta y la Solución. Escribe cuál, salvo que sea 0.
clause-2018-19-XIII-A-4 = Factorial: puedes escribir ! dos veces en tu Ecuación. 5! es 5×4×3×2×1, y 0! es 1. Pide un número entero desde 0 y vale para el número de antes.
clause-2018-19-XIII-A-5 = Multiple Operations: un signo que puedes usar vale por muchos. Con Factorial puedes escribir ! cuantas veces quieras en una Solución, pero solo dos en la Meta.
clause-2018-19-XIII-A-6 = Three-operation Solution: una Solución necesita tres signos o más.
clause-2018-19-XIII-A-6-comment = × que cuenta divisores y √ como porcentaje también son signos. * como punto decimal no lo es.
clause-2018-19-XIII-A-7 = Remainder: un ÷ de lado da lo que sobra. Con 15 y 2 da 1. Los dos son enteros desde 1, y el primero es como mucho 1000.
clause-2018-19-XIII-A-8 = Two-digit Numerals: una Solución puede tener números de dos cifras.
clause-2018-19-XIII-A-9 = LCM: √ entre dos números puede ser el mínimo común múltiplo. 6√8 es 24. Marca cada √ que lo sea.
clause-2018-19-XIII-A-10 = GCF: * entre dos números puede ser el máximo común divisor. 8*6 es 2. Uno de los dos puede ser 0. Marca cada * que lo sea.
clause-2018-19-XIII-A-11 = Number of Factors: × antes de un número cuenta sus divisores. ×12 es 6. El número es un entero de 1 a 200. × también puede ser multiplicar.
clause-2018-19-XIII-A-12 = Next Prime Number: × antes de un número da el siguiente primo. ×7 es 11. El número es entero o una fracción, como mucho 200.
clause-2018-19-XIII-A-13 = Percent: una √ de cabeza es el tanto por ciento. Con 25 y 16 da 4. Los dos números pueden tener dos cifras.
clause-2018-19-XIII-A-14 = Decimal Point: * puede ser un punto decimal con tres cifras como mucho. Va antes que cualquier otro signo. Escríbelo de modo que se vea.
clause-2018-19-XIII-A-15 = + = Average: + ya no suma. Da el promedio de dos números: 7 + 9 es 8.
clause-2018-19-XIII-B = Middle es para los grados 7 y 8.
clause-2018-19-XIII-B-1 = { clause-2018-19-XIII-A-1 }
clause-2018-19-XIII-B-2 = { clause-2018-19-XIII-A-2 }
clause-2018-19-XIII-B-3 = 0 Wild: cada 0 puede ser una cifra o un signo. Es lo mismo en toda la Meta y la Solución. Escribe qué, salvo que sea 0.
clause-2018-19-XIII-B-4 = { clause-2018-19-XIII-A-4 }
clause-2018-19-XIII-B-5 = { clause-2018-19-XIII-A-5 }
clause-2018-19-XIII-B-6 = Base m: quien elige dice 8, 9 o 10. Todos los números están en esa base, así que 8 y 9 pueden quedar fuera. Una Solución puede tener números de dos cifras.
clause-2018-19-XIII-B-7 = Multiple of k: quien elige dice un número de 6 a 11. La Solución debe diferir de la Meta en ese número, o en 2, 3 … veces ese número. La Meta debe estar entre −1000 y 1000.
clause-2018-19-XIII-B-8 = Powers of the Base: un 1 solo puede ser cualquier potencia entera de diez: 1, 10, 100, 0.1 y más. Con otra base, es una potencia de esa base.
clause-2018-19-XIII-B-9 = Number of Factors: × antes de un número cuenta sus divisores. ×12 es 6. El número es un entero de 1 a 1000. × también puede ser multiplicar.
clause-2018-19-XIII-B-10 = Any Color Exponent: quien elige dice un color. Una cifra de ese color puede ser un exponente sin *. Ese color debe haber salido en una cifra.
clause-2018-19-XIII-B-11 = AB+: dos cifras y un + forman un decimal sin fin, .ABAB… o .ABBB… Escribe cuál es. En otra base, va en esa base.
clause-2018-19-XIII-B-12 = Percent: una √ de cabeza es el tanto por ciento. Con 25 y 16 da 4. En base 8 es de cada 64. En base 9, de cada 81.
clause-2018-19-XIII-B-13 = Decimal Point: * puede ser un punto decimal con tres cifras como mucho. Va antes que cualquier otro signo. Un 0 comodín también puede ser un punto decimal.
clause-2018-19-XIII-B-14 = + = Average: + ya no suma. Da el promedio de dos números: 7 + 9 es 8. Un 0 comodín que es + también da el promedio.
clause-2018-19-XIII-B-15 = { clause-2018-19-XIII-A-12 }
clause-2018-19-XIII-C = Junior es para los grados 9 y 10. Sideways y Upside-down están en juego en cada mano.
clause-2018-19-XIII-C-1 = 0 or x Wild: quien elige dice 0 o ×. Cada cubo así puede ser una cifra o un signo. Es lo mismo en toda la Meta y la Solución. Escribe qué.
clause-2018-19-XIII-C-2 = Factorial: puedes escribir ! dos veces en tu Ecuación. 5! es 5×4×3×2×1, y 0! es 1. Con Multiple of k no puede haber ! en la Meta.
clause-2018-19-XIII-C-3 = { clause-2018-19-XIII-A-5 }
clause-2018-19-XIII-C-4 = { clause-2018-19-XIII-B-10 }
clause-2018-19-XIII-C-5 = Base m: quien elige dice de 8 a 12. Todos los números están en esa base. Una Solución puede tener números de dos cifras. En base 11 y 12, * puede ser la cifra diez. En base 12, √ puede ser la cifra once.
clause-2018-19-XIII-C-6 = { clause-2018-19-XIII-B-8 }
clause-2018-19-XIII-C-7 = Multiple of k: quien elige dice un número de 6 a 12. La Solución debe diferir de la Meta en ese número, o en 2, 3 … veces ese número.
clause-2018-19-XIII-C-8 = Number of Factors: × antes de un número cuenta sus divisores. ×12 es 6. No hay límite. Pero un papel que nadie puede revisar cuenta como malo.
clause-2018-19-XIII-C-9 = { clause-2018-19-XIII-B-11 }
clause-2018-19-XIII-C-10 = Add to Goal: en tu turno puedes agregar un cubo a la Meta en vez de mover. Ponlo en cualquier lugar. El máximo sigue en seis cubos y dos cifras seguidas. Una Meta sin cubos le cuesta un punto a quien la pone.
clause-2018-19-XIII-C-11 = { clause-2018-19-XIII-B-14 }
clause-2018-19-XIII-C-12 = { clause-2018-19-XIII-A-12 }
clause-2018-19-XIII-D = Senior es para los grados 11 y 12. Tiene la lista de Junior y tres más.
clause-2018-19-XIII-D-13 = Imaginary: un − de lado es i, la raíz cuadrada de −1. Puede ir junto a un número sin ×. Las potencias tienen todos sus valores, así que escribe cuál es. La Meta y la Solución no tienen que ser números reales.
clause-2018-19-XIII-D-14 = Decimal in Goal: quien escribe puede poner puntos decimales en la Meta. El punto va antes de una cifra derecha. Así se permiten tres cifras seguidas, pero necesitan un punto.
clause-2018-19-XIII-D-15 = ÷ as log: un ÷ de lado es un logaritmo. Con 25 y 5 da 2. Los dos números son mayores que cero, y la base no es 1. Un ÷ normal puede ser logaritmo o división.
