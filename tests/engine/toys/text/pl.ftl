### Zabawki po polsku.

name = Zabawka
prompt-bet = { $seat }: pasujesz, sprawdzasz czy podbijasz?
option-fold = Pas
option-call = Sprawdzam
option-raise = Podbijam
event-bet_made = { $seat } ma w puli { $number }.
event-showed = { $seat } pokazuje { $card }.
prompt-drop = { $seat }: wybierz kolumnę.
option-drop = Kolumna { $column }
event-dropped = { $seat } wrzuca do kolumny { $number }.
prompt-show = { $seat }: wybierz w tajemnicy kartę na stragan.
prompt-aim = { $seat }: kogo okradasz?
prompt-window = { $seat }: { $thief } chce okraść { $victim }. Reagujesz?
prompt-counter = { $seat }: przekupujesz przeciw temu, co robi { $actor }?
prompt-swap = { $seat }: kładziesz kartę pod talię i dobierasz?
option-nothing = Nic
option-show = Wystaw { $card }
option-nobody = Nikogo
option-rob = Okradnij: { $victim }
option-pass = Pas
option-play = Zagraj { $card }
event-played = { $seat } zagrywa { $card }.
event-stole = { $seat } zabiera { $card } ze straganu { $seat2 }.
