### Checkers, judges and their words.

## Two checkers and their tries at ambiguity (2018-19 VII-C-4-h).

offer-work_together = Work together
offer-show_nothing = Nothing to show
play-did-work-together = { $who } wants to regroup { $other }'s paper with the other checker
play-did-show-nothing = { $who } has nothing to show against { $other }'s paper
play-tries = { $who } hands in a regrouping of { $other }'s paper
play-help-together = regroup with the other checker: one try for the two of you
play-help-show-nothing = say that you have nothing to show; then the judge rules on the other try
reason-ambiguity-not-shown = no other grouping makes it wrong, so checkers must accept it

## Moves that would have avoided a flub (2011-12 ET17).

avoid-form = I can't read your better move. Write a cube and where it goes: 6 -> F.
avoid-wrong = “{ $move }” does not avoid the flub.
avoid-wrong-unread = I can't read “{ $move }” as a move. Write a cube and where it goes.
avoid-wrong-illegal = The Mover could not make the move “{ $move }”.
avoid-wrong-now = After “{ $move }”, one more cube is still enough for a Solution.
avoid-wrong-impossible = After “{ $move }”, there is no Solution left.

## The judge's word on scores and behavior (2018-19 IX-C, judges G4 to G6).

offer-correct_score = Correct a score
offer-order_replay = Replay a shake
offer-warn_player = Warn a player
offer-penalize_player = Take a point for behavior
offer-disqualify_player = Disqualify a player
play-did-correct-score = The judge corrects the score of shake { $shake }
play-did-order-replay = The judge says to replay shake { $shake }
play-did-warn-player = The judge warns { $other }
play-did-penalize-player = The judge takes a point from { $other } for behavior
play-did-disqualify-player = The judge disqualifies { $other } for this round

## Second opinions and protests (judges G7, G8).

offer-request_opinion = Ask for a second opinion
offer-give_opinion = Give your opinion
offer-protest = Protest a ruling
play-did-request-opinion = { $who } asks for a second judge on ruling { $number }
play-did-give-opinion = The second judge says on ruling { $number }: { $answer }
play-did-give-opinion-third = The third judge says on ruling { $number }: { $answer }
play-did-protest = { $who } protests ruling { $number }
