### The toys in English.

name = A toy
prompt-bet = { $seat }: fold, call or raise?
option-fold = Fold
option-call = Call
option-raise = Raise
event-bet_made = { $seat } has { $number } chips in.
event-showed = { $seat } shows { $card }.
prompt-drop = { $seat }: choose a column.
option-drop = Column { $option }
event-dropped = { $seat } takes column { $number }.
prompt-show = { $seat }: secretly pick a card for your stall.
prompt-aim = { $seat }: whom do you rob?
prompt-window = { $seat }: { $seat2 } is about to rob { $seat3 }. Do you react?
prompt-counter = { $seat }: do you bribe away what { $seat2 } did?
prompt-swap = { $seat }: put a card under the deck and draw one?
option-show = { $option }
option-aim = { $option }
option-window = { $option }
option-counter = { $option }
option-swap = { $option }
event-played = { $seat } plays { $card }.
event-stole = { $seat } takes { $card } from the stall of { $seat2 }.
prompt-ask = { $seat }: ask whom for which card?
option-ask = { $option }
event-found = { $seat } gets { $card } from { $seat2 }.
event-denied = { $seat2 } does not have { $card }, which { $seat } asked for.
