### Raverun po polsku. Nazwy graczy przychodzą w mianowniku i się nie odmieniają.

name = Raverun
tagline = Lojalność kosztuje, a ostatnie słowo ma karta na wierzchu.
minutes = 15
about = Stary król nie żyje, a jego synowie wynajmują armie, które pójdą za każdym, kto lepiej płaci. W tej szybkiej grze karcianej dla 2–3 osób co rundę wykładasz jedną kartę: zwycięzca potyczki zostaje na polu bitwy, przegrani trafiają na stosy i stamtąd mieszają wszystkim szyki, a na koniec wygrywa najwyższa karta na wierzchu stosu. Autorem gry jest Jędrzej Doczkal, wydało ją G3 w 2013 roku. Instrukcja wylicza efekty bez liczb: kartom 5–8 przypisujemy je w kolejności tej listy i jest to nasze odczytanie.

## O co pyta gra

prompt-first_card = { $seat }: wybierz w tajemnicy kartę, od której zacznie się twój stos.
prompt-set_order = { $seat }: ustal, w jakiej kolejności gracze wyłożą karty w tej rundzie.
prompt-lay = { $seat }: wyłóż jedną kartę z ręki na swoje pole bitwy.
prompt-swap = { $seat }: wybierz kartę z ręki, którą { $card } wymieni na wierzch wybranego stosu, albo spasuj.
prompt-exchange =
    { $count ->
        [0] { $seat }: wybierz pierwszą kartę, którą { $card } odłoży z twojej ręki pod talię najemników, albo spasuj.
        [one] { $seat }: pod talię poszła już { $count } karta, odłóż następną albo zakończ i dobierz tyle samo.
        [few] { $seat }: pod talię poszły już { $count } karty, odłóż następną albo zakończ i dobierz tyle samo.
       *[many] { $seat }: pod talię poszło już { $count } kart, odłóż następną albo zakończ i dobierz tyle samo.
    }
prompt-draw = { $seat }: dobierz kartę z talii najemników dzięki { $card } albo spasuj.
prompt-move = { $seat }: wybierz kartę z dowolnego pola bitwy i stos, na który { $card } ją przeniesie, albo spasuj.
prompt-steal = { $seat }: wybierz kartę, którą { $card } zabierze z cudzego pola bitwy na twoje, albo spasuj.
prompt-sink = { $seat }: wybierz stos, z którego { $card } pośle wierzchnią kartę pod talię najemników, albo spasuj.
prompt-recall = { $seat }: wybierz kartę, którą { $card } wyciągnie z głębi twojego stosu na wierzch, albo spasuj.
prompt-reshuffle = { $seat }: wybierz stos, który { $card } przetasuje, albo spasuj.

## Co można wybrać

option-first_card = Zacznij stos od { $card }
option-set_order =
    { $seat3 ->
        [none] { $seat2-is ->
            [you] { $seat }, a ty na końcu
           *[other] { said-first }, potem { $seat2 }
        }
       *[other] { $seat3-is ->
            [you] { $seat }, potem { $seat2 }, a ty na końcu
           *[other] { said-first }, potem { said-seat2 }, na końcu { $seat3 }
        }
    }
said-first =
    { $seat-is ->
        [you] Ty
       *[other] { $seat }
    }
said-seat2 =
    { $seat2-is ->
        [you] ty
       *[other] { $seat2 }
    }
said-seat3 =
    { $seat3-is ->
        [you] ty
       *[other] { $seat3 }
    }
said-seat4 =
    { $seat4-is ->
        [you] ty
       *[other] { $seat4 }
    }
option-lay = Wyłóż { $card }
option-pass = Spasuj, nie używaj { $card }
option-done =
    { $count ->
        [one] Wystarczy, dobierz { $count } kartę
        [few] Wystarczy, dobierz { $count } karty
       *[many] Wystarczy, dobierz { $count } kart
    }
option-exchange = Odłóż { $card } pod talię
option-draw = Dobierz kartę
option-swap = Zamień { $card } na { said-top }
option-move =
    { $card2 ->
        [none] Przenieś { $card } na { said-pile }
       *[other] Przenieś { $card } na { said-pile }, gdzie leży { $card2 }
    }
option-steal = Zabierz { $card } z pola bitwy: { $seat }
option-sink = Poślij pod talię { said-top }
option-recall = Wyciągnij { $card } na wierzch
option-reshuffle = Przetasuj { said-pile }, teraz z { $card2 } na wierzchu
said-top =
    { $pile-is ->
        [you] { $card2 } ze swojego stosu
       *[other] { $card2 } ze stosu ({ $pile })
    }
said-pile =
    { $pile-is ->
        [you] swój stos
       *[other] stos ({ $pile })
    }

## Co się stało

event-shown =
    { $seat-is ->
        [you] Odkrywasz { $card } i zaczynasz od niej swój stos.
       *[other] { $seat } odkrywa { $card } i zaczyna od niej swój stos.
    }
event-round_began = Zaczyna się runda { $number }.
event-ordered =
    { $seat-is ->
        [you] Ustalasz kolejność: { said-order }.
       *[other] { $seat } ustala kolejność: { said-order }.
    }
said-order =
    { $seat4 ->
        [none] { said-seat2 }, { said-seat3 }
       *[other] { said-seat2 }, { said-seat3 }, { said-seat4 }
    }
event-laid =
    { $seat-is ->
        [you] Wykładasz { $card }.
       *[other] { $seat } wykłada { $card }.
    }
event-skirmish_won =
    { $seat-is ->
        [you] Wygrywasz potyczkę, a { $card } zostaje na twoim polu bitwy.
       *[other] { $seat } wygrywa potyczkę, a { $card } zostaje na polu bitwy.
    }
event-fell =
    { $seat-is ->
        [you] Przegrywasz potyczkę, a { $card } trafia na wierzch twojego stosu.
       *[other] { $seat } przegrywa potyczkę, a { $card } trafia na wierzch stosu.
    }
event-offered =
    { $seat-is ->
        [you] Kolej na { $card } z wierzchu twojego stosu.
       *[other] Kolej na { $card } z wierzchu stosu ({ $seat }).
    }
event-offered_red =
    { $seat-is ->
        [you] Kolej na { $card } z twojego pola bitwy.
       *[other] Kolej na { $card } z pola bitwy ({ $seat }).
    }
event-no_use =
    { $seat-is ->
        [you] Nie masz jak użyć { $card }.
       *[other] { $seat } nie ma jak użyć { $card }.
    }
event-final_round = Komuś skończyły się karty na ręce: zaczyna się runda finałowa.
event-won =
    { $seat-is ->
        [you] Wygrywasz grę: na wierzchu twojego stosu leży { $card }.
       *[other] { $seat } wygrywa grę: na wierzchu stosu leży { $card }.
    }
event-passed =
    { $seat-is ->
        [you] Pasujesz i nie używasz { $card }.
       *[other] { $seat } pasuje i nie używa { $card }.
    }
event-swapped =
    { $seat-is ->
        [you] Zamieniasz { $card } z ręki na { $card2 } z wierzchu { said-pile2 }.
       *[other] { $seat } zamienia { $card } z ręki na { $card2 } z wierzchu { said-pile2 }.
    }
event-put =
    { $card ->
        [hidden] { $seat-is ->
            [you] Odkładasz zakrytą kartę pod talię najemników.
           *[other] { $seat } odkłada zakrytą kartę pod talię najemników.
        }
       *[other] { $seat-is ->
            [you] Odkładasz { $card } pod talię najemników.
           *[other] { $seat } odkłada { $card } pod talię najemników.
        }
    }
event-drew =
    { $card ->
        [hidden] { $seat-is ->
            [you] Dobierasz kartę.
           *[other] { $seat } dobiera kartę.
        }
       *[other] { $seat-is ->
            [you] Dobierasz { $card }.
           *[other] { $seat } dobiera { $card }.
        }
    }
event-used_draw =
    { $seat-is ->
        [you] Sięgasz do talii najemników.
       *[other] { $seat } sięga do talii najemników.
    }
event-moved =
    { $seat-is ->
        [you] Przenosisz { $card } z { said-field2 } na wierzch { said-pile3 }.
       *[other] { $seat } przenosi { $card } z { said-field2 } na wierzch { said-pile3 }.
    }
event-stole =
    { $seat-is ->
        [you] Zabierasz { $card } z { said-field2 } na swoje.
       *[other] { $seat } zabiera { $card } z { said-field2 } na swoje.
    }
event-sank =
    { $seat-is ->
        [you] Posyłasz { $card } z wierzchu { said-pile2 } pod talię najemników.
       *[other] { $seat } posyła { $card } z wierzchu { said-pile2 } pod talię najemników.
    }
event-recalled =
    { $seat-is ->
        [you] Wyciągasz { $card } na wierzch swojego stosu.
       *[other] { $seat } wyciąga { $card } na wierzch swojego stosu.
    }
event-shuffled =
    { $seat-is ->
        [you] { $seat2-is ->
            [you] Tasujesz swój stos.
           *[other] Tasujesz stos ({ $seat2 }).
        }
       *[other] { $seat2-is ->
            [you] { $seat } tasuje twój stos.
           *[other] { $seat } tasuje stos ({ $seat2 }).
        }
    }
said-pile2 =
    { $seat2-is ->
        [you] { $seat-is ->
            [you] swojego stosu
           *[other] twojego stosu
        }
       *[other] stosu ({ $seat2 })
    }
said-pile3 =
    { $seat3-is ->
        [you] { $seat-is ->
            [you] swojego stosu
           *[other] twojego stosu
        }
       *[other] stosu ({ $seat3 })
    }
said-field2 =
    { $seat2-is ->
        [you] { $seat-is ->
            [you] swojego pola bitwy
           *[other] twojego pola bitwy
        }
       *[other] pola bitwy ({ $seat2 })
    }

## Co przyniosła runda

digest-first = Początek stosów: { $told }.
digest-began =
    { $seat-is ->
        [you] ty { $card }
       *[other] { $seat } { $card }
    }
digest-round = Runda { $number }: { $told }.
digest-final =
    { $told ->
        [none] Runda finałowa: nie działa żadna czerwona karta.
       *[other] Runda finałowa: { $told }.
    }
digest-ordered =
    { $seat-is ->
        [you] twoja kolejność
       *[other] kolejność: { $seat }
    }
digest-won =
    { $seat-is ->
        [you] wygrywa twoja { $card }
       *[other] wygrywa { $card } ({ $seat })
    }
digest-fell = na stosy { $told }
digest-falls =
    { $seat-is ->
        [you] { $card } (twój)
       *[other] { $card } ({ $seat })
    }
digest-swapped =
    { $seat-is ->
        [you] zamieniasz { $card } na { $card2 } ({ $seat2 })
       *[other] { $seat2-is ->
            [you] { $seat } zamienia { $card } na twoją { $card2 }
           *[other] { $seat } zamienia { $card } na { $card2 } ({ $seat2 })
        }
    }
digest-swapped-own =
    { $seat-is ->
        [you] zamieniasz { $card } na swoją { $card2 }
       *[other] { $seat } zamienia { $card } na swoją { $card2 }
    }
digest-exchanged =
    { $seat-is ->
        [you] { $count ->
            [one] wymieniasz { $count } kartę
            [few] wymieniasz { $count } karty
           *[many] wymieniasz { $count } kart
        }
       *[other] { $count ->
            [one] { $seat } wymienia { $count } kartę
            [few] { $seat } wymienia { $count } karty
           *[many] { $seat } wymienia { $count } kart
        }
    }
digest-drew =
    { $seat-is ->
        [you] dobierasz kartę
       *[other] { $seat } dobiera kartę
    }
digest-moved =
    { $seat-is ->
        [you] przenosisz { $card } na stos ({ $seat3 })
       *[other] { $seat3-is ->
            [you] { $seat } przenosi { $card } na twój stos
           *[other] { $seat } przenosi { $card } na stos ({ $seat3 })
        }
    }
digest-moved-own =
    { $seat-is ->
        [you] przenosisz { $card } na swój stos
       *[other] { $seat } przenosi { $card } na swój stos
    }
digest-stole =
    { $seat-is ->
        [you] zabierasz { $card } ({ $seat2 })
       *[other] { $seat2-is ->
            [you] { $seat } zabiera ci { $card }
           *[other] { $seat } zabiera { $card } ({ $seat2 })
        }
    }
digest-sank =
    { $seat-is ->
        [you] posyłasz pod talię { $card } ({ $seat2 })
       *[other] { $seat2-is ->
            [you] { $seat } posyła pod talię twoją { $card }
           *[other] { $seat } posyła pod talię { $card } ({ $seat2 })
        }
    }
digest-sank-own =
    { $seat-is ->
        [you] posyłasz pod talię swoją { $card }
       *[other] { $seat } posyła pod talię swoją { $card }
    }
digest-recalled =
    { $seat-is ->
        [you] wyciągasz na wierzch { $card }
       *[other] { $seat } wyciąga na wierzch { $card }
    }
digest-shuffled =
    { $seat-is ->
        [you] tasujesz stos ({ $seat2 })
       *[other] { $seat2-is ->
            [you] { $seat } tasuje twój stos
           *[other] { $seat } tasuje stos ({ $seat2 })
        }
    }
digest-shuffled-own =
    { $seat-is ->
        [you] tasujesz swój stos
       *[other] { $seat } tasuje swój stos
    }

## Jak się skończyło

ending-won =
    { $seat-is ->
        [you] Wygrywasz: { $card } na wierzchu bije { $card2 }.
       *[other] Wygrywa { $seat }: { $card } na wierzchu bije { $card2 }.
    }
ending-only =
    { $seat-is ->
        [you] Wygrywasz kartą { $card }: na innych stosach nic nie zostało.
       *[other] Wygrywa { $seat } kartą { $card }: na innych stosach nic nie zostało.
    }
ending-part-top = Karta na wierzchu
ending-part-skirmishes = Wygrane potyczki
ending-part-rounds = Ustalone kolejności
ending-step-red =
    { $count ->
        [0] Nie zadziałała żadna czerwona karta.
        [one] Zadziałała czerwona karta: { $card }.
       *[other] Zadziałały czerwone karty: { $card }.
    }
ending-step-empty =
    { $seat-is ->
        [you] Nie masz już stosu.
       *[other] { $seat } nie ma już stosu.
    }
ending-step-top =
    { $seat-is ->
        [you] Masz na wierzchu { $card }.
       *[other] { $seat } ma na wierzchu { $card }.
    }
ending-step-winner =
    { $seat-is ->
        [you] Najwyższa jest { $card }, a równych kart nie ma: wygrywasz.
       *[other] Najwyższa jest { $card }, a równych kart nie ma: wygrywa { $seat }.
    }

## Miejsca na stole

zone-hand = Ręka
zone-battlefield = Pole bitwy
zone-pile = Stos
zone-deck = Talia najemników
zone-under = Karty pod talią

## Najemnicy i ich fach

number-1 = Podmieniec
number-2 = Gobliński paser
number-3 = Pijany werbownik
number-4 = Zbieracz zwłok
number-5 = Łowca głów
number-6 = Bagienna wiedźma
number-7 = Tani nekromanta
number-8 = Niezdarny olbrzym
effect-1 = Wymień kartę z ręki na wierzch dowolnego stosu.
effect-2 = Wsuń pod talię najemników, ile chcesz kart z ręki, i tyle samo dobierz.
effect-3 = Weź na rękę jedną kartę z talii najemników.
effect-4 = Zdejmij kartę z dowolnego pola bitwy i połóż ją na wierzchu dowolnego stosu.
effect-5 = Zabierz kartę z cudzego pola bitwy na swoje.
effect-6 = Poślij wierzch dowolnego stosu pod talię najemników.
effect-7 = Wyciągnij na wierzch swojego stosu leżącą głębiej kartę z literą tej siódemki.
effect-8 = Wymieszaj karty w dowolnym stosie.
colour-green = Zielona karta działa w fazie 3, gdy leży na wierzchu stosu.
colour-red = Czerwona karta działa tylko w rundzie finałowej, gdy leży na polu bitwy.

## Dlaczego bot to radzi: „…, bo” i dalej

feature-lead = wierzch twojego stosu jest wtedy wyższy od wszystkich innych
feature-late_top = koniec blisko, a na wierzchu twojego stosu leży wtedy wysoka karta
feature-late_lead = koniec blisko, a wierzch twojego stosu jest wtedy najwyższy
feature-hand = na ręce zostają ci mocne karty
feature-hand_size = nie zostajesz z nadmiarem słabych kart na ręce
feature-green = na wierzchu twojego stosu leży wtedy zielona karta, która zadziała
feature-steals = na twoim polu bitwy czeka wtedy piątka na rundę finałową
feature-sinks = na twoim polu bitwy czeka wtedy szóstka na rundę finałową
feature-recall = twoja siódemka ma wtedy kogo wyciągnąć z głębi stosu
feature-shuffles = na twoim polu bitwy czeka wtedy ósemka na rundę finałową

## Plansza w terminalu

board-setup = Przed pierwszą rundą
board-round = Runda { $number }
board-final = Runda finałowa
board-over = Koniec gry
board-to-lay = wykładają kolejno:
board-empty = pusto
board-hand =
    { $count ->
        [0] Ręka: bez kart
        [one] Ręka ({ $count } karta)
        [few] Ręka ({ $count } karty)
       *[many] Ręka ({ $count } kart)
    }
board-deck =
    { $count ->
        [0] Talia najemników jest pusta
        [one] Talia najemników: { $count } karta
        [few] Talia najemników: { $count } karty
       *[many] Talia najemników: { $count } kart
    }
board-under = Na spodzie talii, od góry:
board-unseen = Jeszcze niewidziane:
board-unordered = { $places }, dokładnie nie wiadomo gdzie
board-unsure = { $places }
board-or = {" albo "}
board-in-hand =
    { $is ->
        [you] na twojej ręce
       *[other] na ręce ({ $name })
    }
board-in-pile =
    { $is ->
        [you] pod wierzchem twojego stosu
       *[other] pod wierzchem stosu ({ $name })
    }
board-in-battlefield =
    { $is ->
        [you] na twoim polu bitwy
       *[other] na polu bitwy ({ $name })
    }
board-in-deck = w talii
board-in-under = na spodzie talii

## Plansza w przeglądarce

table-phase-pick = Każdy w tajemnicy wybiera pierwszą kartę
table-phase-order = Faza 1: kolejność wykładania
table-phase-lay = Faza 1: wykładanie kart
table-phase-skirmish = Faza 2: potyczka
table-phase-actions = Faza 3: działają zielone karty
table-phase-final = Działają czerwone karty z pól bitwy
table-phase-over =
    { $is ->
        [you] Najwyższy wierzch: twój
       *[other] Najwyższy wierzch: { $name }
    }
table-phase-word-1 = wykładanie
table-phase-word-2 = potyczka
table-phase-word-3 = akcje
table-card = { $card } { $name }, { $place }
table-on-pile =
    { $is ->
        [you] na wierzchu twojego stosu
       *[other] na wierzchu stosu ({ $name })
    }
table-pile =
    { $count ->
        [0] { $is ->
            [you] Twój stos: pusty
           *[other] Stos ({ $name }): pusty
        }
       *[other] { $is ->
            [you] Twój stos, od góry: { $cards }
           *[other] Stos ({ $name }), od góry: { $cards }
        }
    }
table-field =
    { $count ->
        [0] { said-field }: puste
        [one] { said-field }: { $count } karta
        [few] { said-field }: { $count } karty
       *[many] { said-field }: { $count } kart
    }
said-field =
    { $is ->
        [you] Twoje pole bitwy
       *[other] Pole bitwy ({ $name })
    }
table-seat =
    { $count ->
        [0] { $name }, ręka bez kart
        [one] { $name }, na ręce { $count } karta
        [few] { $name }, na ręce { $count } karty
       *[many] { $name }, na ręce { $count } kart
    }
table-leads = najwyższy wierzch
table-lays =
    { $number ->
        [1] teraz wykłada
       *[other] wykłada { $number }. w kolejności
    }
table-picked = karta już wybrana
table-fights = walczy w tej rundzie
table-hidden = Czego nie widać
table-ruler =
    { $now ->
        [none] Karty działają od { $first } do { $last }
       *[other] Karty działają od { $first } do { $last }, teraz { $now }
    }
