### Dealing the cards of ON-SETS.

## The words of the dealer and the Goal-setter of ON-SETS before the Goal (On-Sets II).

now-deal = Tú repartes. Elige cuántas cartas. La mesa saca cuáles.
now-set-out = Tú pones la Meta. Elige cómo poner V y Λ.
offer-set_out = Poner V y Λ
offer-call_deal = Repartir
offer-let_table_choose = Que elija la mesa
clock-deal = para elegir
play-now-deal = Tú repartes. Escribe deal y un número de cartas de { $fewest } a { $most }. O presiona Enter, y elige la mesa.
play-now-set-out = Tú pones la Meta. Escribe set out VVΛ o set out VΛΛ. O presiona Enter, y elige la mesa.
play-help-deal = decir cuántas cartas se reparten; la mesa saca cuáles
play-help-set-out = elegir VVΛ o VΛΛ (puedes escribir ^ por Λ)
play-help-let-the-table = dejar que la mesa elija por ti
play-not-a-number = No puedo usar “{ $found }” como número de cartas. Prueba deal 9.
play-not-set-out = No puedo usar “{ $found }” aquí. Prueba set out VVΛ o set out VΛΛ.
play-did-call-deal =
    { $number ->
        [one] { $who } va a repartir { $number } carta
       *[other] { $who } va a repartir { $number } cartas
    }
play-did-let-table-choose = La mesa elige por { $who }
play-did-start-clock-by-itself = Empieza la mano
help-play-dealing = ON-SETS: quién elige el número de cartas y, en Elementary, VVΛ o VΛΛ: “table” o “people”.
