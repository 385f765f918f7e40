### Zabawki po polsku.

name = Zabawka
prompt-bet = { $seat }: pasujesz, sprawdzasz czy podbijasz?
option-fold = Pas
option-call = Sprawdzam
option-raise = Podbijam
event-bet_made = { $seat } ma w puli { $number }.
event-showed = { $seat } pokazuje { $card }.
prompt-drop = { $seat }: wybierz kolumnę.
option-drop = Kolumna { $option }
event-dropped = { $seat } wrzuca do kolumny { $number }.
prompt-show = { $seat }: wybierz w tajemnicy kartę na stragan.
prompt-aim = { $seat }: kogo okradasz?
prompt-window = { $seat }: { $seat2 } chce okraść { $seat3 }. Reagujesz?
prompt-counter = { $seat }: przekupujesz przeciw temu, co robi { $seat2 }?
prompt-swap = { $seat }: kładziesz kartę pod talię i dobierasz?
option-show = { $option }
option-aim = { $option }
option-window = { $option }
option-counter = { $option }
option-swap = { $option }
event-played = { $seat } zagrywa { $card }.
event-stole = { $seat } zabiera { $card } ze straganu { $seat2 }.
prompt-ask = { $seat }: kogo pytasz o którą kartę?
option-ask = { $option }
event-found = { $seat } dostaje { $card } od gracza { $seat2 }.
event-denied = { $seat2 } nie ma karty { $card }, o którą pyta { $seat }.
