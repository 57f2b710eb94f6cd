### Dealing the cards of ON-SETS.

## The words of the dealer and the Goal-setter of ON-SETS before the Goal (On-Sets II).

now-deal = You deal: choose how many cards. The table picks which ones.
now-set-out = You set the Goal: choose how V and Λ lie.
offer-set_out = Set out V and Λ
offer-call_deal = Deal
offer-let_table_choose = Let the table choose
clock-deal = to choose
play-now-deal = You deal: type deal and a number of cards from { $fewest } to { $most }. Enter lets the table choose.
play-now-set-out = You set the Goal: type set out VVΛ or set out VΛΛ. Enter lets the table choose.
play-help-deal = say how many cards to deal; chance picks which ones
play-help-set-out = choose how V and Λ lie: VVΛ or VΛΛ (you may type ^ for Λ)
play-help-let-the-table = let the table choose for you
play-not-a-number = I can’t read “{ $found }” as a number of cards. Try deal 9.
play-not-set-out = I can’t use “{ $found }” here. Try set out VVΛ or set out VΛΛ.
play-did-call-deal =
    { $number ->
        [one] { $who } will deal { $number } card
       *[other] { $who } will deal { $number } cards
    }
play-did-let-table-choose = The table chooses for { $who }
play-did-start-clock-by-itself = The shake begins
help-play-dealing = ON-SETS: who chooses how many cards are dealt, and in Elementary how V and Λ lie: table, people.
