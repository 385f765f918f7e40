### The toys in English.

name = A toy
prompt-bet = { $seat }: fold, call or raise?
option-fold = Fold
option-call = Call
option-raise = Raise
event-bet_made = { $seat } has { $number } chips in.
event-showed = { $seat } shows { $card }.
prompt-drop = { $seat }: choose a column.
option-drop = Column { $column }
event-dropped = { $seat } takes column { $number }.
prompt-show = { $seat }: secretly pick a card for your stall.
prompt-aim = { $seat }: whom do you rob?
prompt-window = { $seat }: { $thief } is about to rob { $victim }. Do you react?
prompt-counter = { $seat }: do you bribe away what { $actor } did?
prompt-swap = { $seat }: put a card under the deck and draw one?
option-nothing = Nothing
option-show = Show { $card }
option-nobody = Nobody
option-rob = Rob { $victim }
option-pass = Pass
option-play = Play { $card }
event-played = { $seat } plays { $card }.
event-stole = { $seat } takes { $card } from the stall of { $seat2 }.
