### Dealing the cards of ON-SETS.

## The words of the dealer and the Goal-setter of ON-SETS before the Goal (On-Sets II).

now-deal = You deal. Choose how many cards. The table picks which ones.
now-set-out = You set the Goal. Choose how to set out V and Λ.
offer-set_out = Set out V and Λ
offer-call_deal = Deal
offer-let_table_choose = Let the table choose
clock-deal = to choose
play-now-deal = You deal. Type deal and a number of cards from { $fewest } to { $most }. Or press Enter, and the table chooses.
play-now-set-out = You set the Goal. Type set out VVΛ or set out VΛΛ. Or press Enter, and the table chooses.
play-help-deal = say how many cards to deal; the table picks which ones
play-help-set-out = choose VVΛ or VΛΛ (you can type ^ for Λ)
play-help-let-the-table = let the table choose for you
play-not-a-number = I can't use “{ $found }” as a number of cards. Try deal 9.
play-not-set-out = I can't use “{ $found }” here. Try set out VVΛ or set out VΛΛ.
play-did-call-deal =
    { $number ->
        [one] { $who } will deal { $number } card
       *[other] { $who } will deal { $number } cards
    }
play-did-let-table-choose = The table chooses for { $who }
play-did-start-clock-by-itself = The shake starts
help-play-dealing = ON-SETS: who chooses the number of cards, and in Elementary VVΛ or VΛΛ: table or people.
