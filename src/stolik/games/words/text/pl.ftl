### Potęga słowa po polsku. Karta to litera i jakiś cud świata, którego polska nazwa zaczyna się od tej litery.

name = Potęga słowa
tagline = Układaj słowa, zagarniaj cuda świata i nie ufaj nikomu, kto oferuje pomoc.
minutes = 20–40
made = Skład talii jest odtworzony
about = Jesteście czarnymi charakterami i chcecie zawładnąć światem, od Koloseum po Księżyc. Najlepszym łomem jest słowo: oznaczasz litery, z których je układasz, a kto dwa razy oznaczy tę samą kartę, ten ją ma. Rywal chętnie podpowie ci lepsze słowo, ale nie za darmo. Gra jest dla 2–4 osób i trwa sześć rund. Jej autorem jest Jeff Beck; pierwowzór, Word Domination, wydało w 2017 roku Uproarious Games, a polską wersję w 2020 Nasza Księgarnia. Zasady bierzemy z polskiej instrukcji. Nikt nie ogłosił, ile której litery jest w pudełku, więc talię odtworzyliśmy sami, wychodząc od polskiego Scrabble’a; cuda świata na niebieskich kartach też są nasze. Słowa pochodzą z polskiej listy słów Debiana, opartej na słowniku sjp.pl, a ich formy podstawowe podaje Morfeusz ze słownikiem SGJP. Czy dwa słowa są spokrewnione, oceniliśmy sami dla czterdziestu tysięcy częstych słów; o pozostałych rozstrzyga model, który wyuczyliśmy na rodzinach słów z MorphyNetu. I my, i on możemy się mylić, dlatego w razie sporu można głosować.

## Ustawienia stołu

setting-black = Czarne karty
setting-black-no = Jak zwykłe litery
setting-black-yes = Z akcjami: osiem złowieszczych urządzeń
setting-help = Pomoc rywali
setting-help-live = Na żywo: każdy oferuje, kiedy chce
setting-help-serial = Po kolei: każdy raz oferuje albo milczy
setting-help-off = Bez pomocy
setting-clock = Czas na turę
setting-clock-off = Bez ograniczeń
setting-clock-60 = 1 minuta
setting-clock-90 = Półtorej minuty
setting-clock-120 = 2 minuty
setting-clock-180 = 3 minuty
setting-lexicon = Lista słów
setting-lexicon-packaged = Polska, dołączona do programu
setting-votes = Spór o pokrewne słowa
setting-votes-yes = Rozstrzyga głosowanie
setting-votes-no = Rozstrzyga program
setting-related = Co uchodzi za pokrewne
setting-related-standard = Zwykle: cała rodzina słowa, w razie wątpliwości ostrzeżenie
setting-related-lemma = Łagodnie: tylko inne formy tego samego słowa
setting-related-strict = Surowo: cała rodzina słowa, także w razie wątpliwości
setting-min_length = Najkrótsze słowo
setting-min_length-2 = 2 litery
setting-min_length-3 = 3 litery
setting-first = Zaczyna
setting-first-random = Kogo wylosujemy
setting-first-1 = Miejsce 1
setting-first-2 = Miejsce 2
setting-first-3 = Miejsce 3
setting-first-4 = Miejsce 4

## O co pyta gra. Na początku stoi, kto jest pytany; czytelnik widzi tam „Twój ruch”.

prompt-add =
    { $duty ->
        [yes] { $seat }: dołóż teraz kartę { $card }, którą narzuca ci Jądro Mocy. Ona też musi być w twoim słowie.
       *[no] { $seat }: dołóż kartę { $card }. Bokiem musi dotykać innej.
    }
prompt-talk =
    { $can ->
        [none] { $seat }: { ask-rival }
        [refuse] { $seat }: { ask-counter }
        [agree-refuse] { $seat }: { ask-counter }
       *[other] { $seat }: { ask-price }
    }
prompt-talk-own =
    { $can ->
        [none] { $seat }: { ask-word }.
        [swap] { $seat }: { ask-word }.
        [accept-concede-decline-drop] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-swap] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-say_counter] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-say_counter-swap] { $seat }: { ask-haggle }
        [accept-decline-drop-say_counter] { $seat }: { ask-haggle }
        [accept-decline-drop-say_counter-swap] { $seat }: { ask-haggle }
       *[other] { $seat }: { ask-word } albo weź to, które ci proponują.
    }
prompt-live_talk =
    { $can ->
        [none] { $seat }: { ask-rival }
        [withdraw] { $seat }: twoja oferta leży na stole i może ją przyjąć { $seat2 }. Do tej pory możesz ją wycofać.
        [refuse-withdraw] { $seat }: { ask-counter }
        [agree-refuse-withdraw] { $seat }: { ask-counter }
       *[other] { $seat }: { ask-price }
    }
prompt-live_talk-own =
    { $can ->
        [none] { $seat }: { ask-word }.
        [swap] { $seat }: { ask-word }.
        [accept-concede-decline-drop] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-swap] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-say_counter] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-say_counter-swap] { $seat }: { ask-haggle }
        [accept-decline-drop-say_counter] { $seat }: { ask-haggle }
        [accept-decline-drop-say_counter-swap] { $seat }: { ask-haggle }
        [accept-decline-take_back] { $seat }: { ask-word } albo czekaj na odpowiedź na swoją kontrofertę.
        [accept-decline-swap-take_back] { $seat }: { ask-word } albo czekaj na odpowiedź na swoją kontrofertę.
       *[other] { $seat }: { ask-word } albo weź to, które ci proponują.
    }
ask-word =
    { $count ->
        [0] ułóż słowo
        [one] ułóż słowo z literą { $letter }
       *[other] ułóż słowo z literami { $letter }
    }
ask-rival =
    { $count ->
        [0] słowa szuka { $seat2 }. Podsuń jakieś, byle nie za darmo, albo daj spokój.
        [one] słowa z literą { $letter } szuka { $seat2 }. Podsuń jakieś, byle nie za darmo, albo daj spokój.
       *[other] słowa z literami { $letter } szuka { $seat2 }. Podsuń jakieś, byle nie za darmo, albo daj spokój.
    }
ask-price = które karty ze swojego słowa chcesz oznaczyć? Zapłatą jest co najmniej jedna; potem złóż ofertę.
ask-counter = { $seat2 } proponuje inną zapłatę za twoje słowo. Zgódź się, odmów albo wymyśl inne słowo.
ask-haggle = które karty oddasz rywalowi zamiast tamtych? Wskaż co najmniej jedną i zaproponuj.
prompt-assign = { $seat }: która karta ma być w słowie { $word } literą { $letter }?
prompt-challenge =
    { $kin ->
        [none] { $seat }: { $seat2 } ma słowo { $word }. Program nie zna tu jego krewnych. Puszczasz je czy podważasz?
        [rarer] { $seat }: { $seat2 } ma słowo { $word } i podaje hasło { $lemma }. Zwykle to { $usual }, a tego zabrania { $other }. Puszczasz je czy podważasz?
       *[other] { $seat }: { $seat2 } ma słowo { $word }. Program porównuje je ze słowem { $other }: { $verdict }. Puszczasz je czy podważasz?
    }
prompt-ballot =
    { $kin ->
        [rarer] { $seat }: tajne głosowanie. Czy słowo { $word } może zostać, skoro było już { $other }? Podano hasło { $lemma }, a zwykle to { $usual }.
       *[other] { $seat }: tajne głosowanie. Czy słowo { $word } może zostać, skoro było już { $other }? Program: { $verdict }.
    }
prompt-act = { $seat }: uruchom urządzenie z czarnej karty w twoim słowie albo daj światu spokój.
prompt-shift = { $seat }: dokąd przenosisz taśmę, na której znacznik ma { $seat2 }?
prompt-shift-own = { $seat }: dokąd przenosisz swoją taśmę?
prompt-fly = { $seat }: Ćwiczebny Zeppelin grzeje silniki. Dobierasz jedną kartę czy wybierasz z dwóch?
prompt-keep = { $seat }: którą kartę zatrzymujesz? Druga wyląduje pod stosem.
prompt-turn_card = { $seat }: której litery Żel Zapomnienia zakaże wszystkim do końca twojej następnej tury?

## Gdzie co leży: według liter obok

at-cell =
    { $left ->
        [none]
            { $right ->
                [none]
                    { $above ->
                        [none]
                            { $below ->
                                [none] { at-distance }
                               *[other] nad { $below }
                            }
                       *[other]
                            { $below ->
                                [none] pod { $above }
                               *[other] między { $above } a { $below }
                            }
                    }
               *[other] na lewo od { $right }
            }
       *[other]
            { $right ->
                [none] na prawo od { $left }
               *[other] między { $left } a { $right }
            }
    }
at-distance =
    { $near ->
        [none] na uboczu
       *[other]
            { $down ->
                [none] o { $count } { at-across } od { $near }
               *[other]
                    { $across ->
                        [none] o { $count2 } { at-down } od { $near }
                       *[other] o { $count } { at-across } i o { $count2 } { at-down } od { $near }
                    }
            }
    }
at-across =
    { $across ->
        [left] w lewo
       *[right] w prawo
    }
at-down =
    { $down ->
        [above] w górę
       *[below] w dół
    }
at-card =
    { $lies ->
        [captured] zdobyta
       *[centre] { at-cell }
    }

## Co można zrobić

option-add = Dołóż { at-cell }
option-spell = Ułóż słowo { $word }
option-appeal = Odwołaj się i ułóż słowo { $word }
option-think = Pomyśl o słowie { $word }
option-silent = Ode mnie nic
option-swap =
    { $count ->
        [one] Nie ma słowa? Wsuń { $letters } pod stos i dołóż kartę z góry (w tej turze po raz ostatni)
       *[other] Nie ma słowa? Wsuń { $letters } pod stos i dołóż kartę z góry (w tej turze jeszcze { $count } razy)
    }
option-pass =
    { $letters ->
        [none] Nie ma słowa? Zrezygnuj: w tej turze bez znaczników, ale kartę dobierasz
       *[other] Nie ma słowa? Zrezygnuj: { $letters } idzie pod stos, w tej turze bez znaczników, ale kartę dobierasz
    }
option-price = Zażądaj: { $card }, { at-card } ({ $result })
option-concede = Oddaj rywalowi: { $card }, { at-card }
option-say_offer = Zaproponuj słowo { $word } za { $letters } ({ said-captures })
said-captures =
    { $count ->
        [0] rywal nic nie zdobędzie
        [one] rywal zdobędzie { $count } kartę
        [few] rywal zdobędzie { $count } karty
       *[many] rywal zdobędzie { $count } kart
    }
option-say_counter = Zaproponuj inną zapłatę: { $letters } (odpowie { $seat })
option-drop = Rozmyśl się
option-withdraw = Wycofaj swoją ofertę: słowo { $word }
option-take_back = Wycofaj swoją kontrofertę
option-accept = Przyjmij pomoc, którą proponuje { $seat } (liter: { $number }, zdobyczy: { $count }, zapłata: { $letters })
option-decline = Odrzuć pomoc, którą proponuje { $seat }
option-counter = Targuj się o pomoc, którą proponuje { $seat }
option-agree = Zgódź się na taką zapłatę ({ said-captures })
option-refuse = Odrzuć taką zapłatę
option-use = { $card }, { at-card }: { $result }
option-let_stand = Niech zostanie
option-challenge = Podważ: spokrewnione ze słowem { $word }
option-allow = Niech zostanie
option-bar = Skreślić
option-done = Nie uruchamiaj nic
option-core = Jądro Mocy: dodatkową literę dostaje { $seat }
option-shadow =
    { $seat-is ->
        [you] Cień Zagłady: przenieś swoją taśmę, tę { at-cell }
       *[other] Cień Zagłady: przenieś taśmę, którą ma { $seat }, tę { at-cell }
    }
option-blast = Pękaty Blaster: { $card }, { at-card }: { $result }
option-resist =
    { $seat-is ->
        [you] Opór Materii: { $card }, { at-card }: zabierasz swój znacznik
       *[other] Opór Materii: { $card }, { at-card }: znacznik traci { $seat }
    }
option-to = Przenieś { at-cell }
option-draw_one = Dobierz jedną kartę
option-draw_two = Dobierz dwie i wybierz
option-keep = Zatrzymaj kartę { $card }
option-turn = Zakaż: { $card }, { at-card }
option-turn_none = Nie zakazuj niczego

result-captures = zdobywasz
result-ousts = wypierasz cudzy znacznik
result-marks = kładziesz znacznik
result-letter = sama litera, bez znacznika
ballot-allow = niech zostanie
ballot-bar = skreślić
verdict-clear = nic ich nie łączy
verdict-warn = coś tu pachnie rodziną
verdict-block = są spokrewnione
verdict-same = to jedno i to samo słowo

## Co jest nie tak z odpowiedzią

refused-missing = Na słowo { $word } potrzeba { $letters }, a takiej karty nie ma do użycia.
refused-few = Na słowo { $word } za mało jest kart { $letters }: każda służy tylko raz.
refused-theirs = Na słowo { $word } potrzeba { $letters }, a to mają tylko karty zdobyte przez innych.
refused-banned = Na słowo { $word } potrzeba { $letters }, a tego zakazał Żel Zapomnienia.
refused-added = W słowie { $word } nie ma { $letters }, czyli dołożonej przez ciebie karty.
refused-added-rival = W słowie { $word } nie ma { $letters }, czyli dołożonej karty.
refused-itself = W słowie { $word } musi być sama dołożona karta, a nie inna z tą literą.
refused-duty = W słowie { $word } nie ma { $letters }, czyli karty, którą narzuca Jądro Mocy.
refused-short = Słowo { $word } jest za krótkie: trzeba co najmniej { $count } liter.
refused-strange = Słowo składa się tylko z polskich liter.
refused-unknown = Słowa { $word } nie ma w słowniku tego stołu.
refused-used = Padło już { $other }, a { $word } to to samo słowo.
refused-related = Padło już { $other }, a { $word } jest z nim spokrewnione.
refused-taken = Coś już tam leży.
refused-apart = Tam żaden bok nie dotykałby karty. Rogi się nie liczą.

## Dlaczego słowa są spokrewnione

reason-same = { $word } i { $other } to jedno i to samo słowo.
reason-from = { $word } pochodzi od { $other } (przyrostek -{ $affix }).
reason-prefix = { $word } to { $other } z przedrostkiem { $affix }-.
reason-root = { $word } i { $other } mają wspólny rdzeń { $root }-.
reason-compound = { $word } jest złożone między innymi z { $other }.
reason-none = Przy tym stole uznano już, że { $word } i { $other } są spokrewnione.
reason-exception = { $word } i { $other } są na liście słów spokrewnionych.
reason-rarer = { $word } podano jako { $lemma }; zwykle to { $usual }, a tego zabrania { $other }.

## Co się stało

event-starts =
    { $seat-is ->
        [you] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }
event-round_begins = Runda { $round }.
event-drew =
    { $seat-is ->
        [you] Dobierasz kartę { $card }.
       *[other] { $seat } dobiera kartę { $card }.
    }
event-placed =
    { $seat-is ->
        [you] Dokładasz kartę { $card }.
       *[other] { $seat } dokłada kartę { $card }.
    }
event-under_stack =
    { $seat-is ->
        [you] Wkładasz pod stos kartę { $card }.
       *[other] { $seat } wkłada pod stos kartę { $card }.
    }
event-swapped =
    { $seat-is ->
        [you] Nie znajdujesz słowa i bierzesz inną kartę.
       *[other] { $seat } nie znajduje słowa i bierze inną kartę.
    }
event-passed =
    { $seat-is ->
        [you] Nie układasz niczego.
       *[other] { $seat } nie układa niczego.
    }
event-offered =
    Oferta { $offer }: { $seat-is ->
        [you] znasz
       *[other] { $seat } zna
    } słowo na { $number ->
        [one] { $number } literę
        [few] { $number } litery
       *[many] { $number } liter
    }, { $count ->
        [0] ale bez zdobyczy.
        [one] a w nim { $count } zdobycz.
        [few] a w nim { $count } zdobycze.
       *[many] a w nim { $count } zdobyczy.
    }
event-priced =
    { $seat-is ->
        [you] Wymieniasz w zapłacie kartę { $card }.
       *[other] { $seat } wymienia w zapłacie kartę { $card }.
    }
event-withdrew =
    { $seat-is ->
        [you] Wycofujesz swoją ofertę.
       *[other] { $seat } wycofuje ofertę.
    }
event-declined =
    { $seat-is ->
        [you] Nie chcesz pomocy, którą proponuje { $seat2 }.
       *[other] { $seat } nie chce { $seat2-is ->
            [you] twojej pomocy.
           *[other] pomocy, którą proponuje { $seat2 }.
        }
    }
event-accepted =
    { $seat-is ->
        [you] Przyjmujesz pomoc, którą proponuje { $seat2 }.
       *[other] { $seat } przyjmuje { $seat2-is ->
            [you] twoją pomoc.
           *[other] pomoc, którą proponuje { $seat2 }.
        }
    }
event-countered =
    { $seat-is ->
        [you] Targujesz się o cenę; teraz odpowiada { $seat2 }.
       *[other] { $seat } targuje się o cenę; teraz { $seat2-is ->
            [you] odpowiadasz ty.
           *[other] odpowiada { $seat2 }.
        }
    }
event-counter_withdrawn =
    { $seat-is ->
        [you] Wycofujesz kontrofertę; odpowiadać nie musi już { $seat2 }.
       *[other] { $seat } wycofuje kontrofertę; odpowiadać { $seat2-is ->
            [you] już nie musisz.
           *[other] nie musi już { $seat2 }.
        }
    }
event-agreed =
    { $seat-is ->
        [you] Przystajesz na zapłatę, którą proponuje { $seat2 }
       *[other] { $seat } przystaje na zapłatę, którą { $seat2-is ->
            [you] proponujesz
           *[other] proponuje { $seat2 }
        }
    }: { $count ->
        [0] zdobyczy z tego nie będzie.
        [one] będzie z tego { $count } zdobycz.
        [few] będą z tego { $count } zdobycze.
       *[many] będzie z tego { $count } zdobyczy.
    }
event-refused =
    { $seat-is ->
        [you] Odrzucasz zapłatę, którą proponuje { $seat2 }.
       *[other] { $seat } odrzuca zapłatę, którą { $seat2-is ->
            [you] proponujesz.
           *[other] proponuje { $seat2 }.
        }
    }
event-declared =
    { $seat-is ->
        [you] Ogłaszasz słowo { $word }.
       *[other] { $seat } ogłasza słowo { $word }.
    }
event-appeal =
    { $seat-is ->
        [you] Odwołujesz się od wyroku na słowo { $word }.
       *[other] { $seat } odwołuje się od wyroku na słowo { $word }.
    }
event-challenged =
    { $seat-is ->
        [you] Podważasz słowo { $word }: spokrewnione ze słowem { $word2 }.
       *[other] { $seat } podważa słowo { $word }: spokrewnione ze słowem { $word2 }.
    }
event-voted =
    { $seat-is ->
        [you] Głosujesz: { $ballot }.
       *[other] { $seat } głosuje: { $ballot }.
    }
event-allowed = Słowo { $word } zostaje.
event-struck_out = Słowo { $word } skreślone.
event-spelled =
    { $seat-is ->
        [you] Układasz słowo { $word }.
       *[other] { $seat } układa słowo { $word }.
    }
event-helped =
    { $seat-is ->
        [you] Układasz słowo { $word }, które podsuwa { $seat2 }.
       *[other] { $seat } układa słowo { $word }, które { $seat2-is ->
            [you] podsuwasz.
           *[other] podsuwa { $seat2 }.
        }
    }
event-marked =
    { $seat-is ->
        [you] Oznaczasz kartę { $card }.
       *[other] { $seat } oznacza kartę { $card }.
    }
event-ousted =
    { $seat-is ->
        [you] Przejmujesz kartę { $card }; znacznik zabiera z niej { $seat2 }.
       *[other] { $seat } przejmuje kartę { $card }; { $seat2-is ->
            [you] zabierasz z niej swój znacznik.
           *[other] znacznik zabiera z niej { $seat2 }.
        }
    }
event-captures =
    { $seat-is ->
        [you] Zdobywasz kartę { $card }!
       *[other] { $seat } zdobywa kartę { $card }!
    }
event-charged =
    { $seat-is ->
        [you] Uruchamiasz Jądro Mocy: kartę { $card } musi dołożyć { $seat2 }.
       *[other] { $seat } uruchamia Jądro Mocy: kartę { $card } { $seat2-is ->
            [you] musisz dołożyć ty.
           *[other] musi dołożyć { $seat2 }.
        }
    }
event-blasted =
    { $seat-is ->
        [you] Strzelasz z Blastera w kartę { $card }.
       *[other] { $seat } strzela z Blastera w kartę { $card }.
    }
event-shifted =
    { $seat-is ->
        [you] Rzucasz Cień Zagłady: { $seat2-is ->
            [you] twoja taśma zmienia pole.
           *[other] taśma, którą oznacza { $seat2 }, zmienia pole.
        }
       *[other] { $seat } rzuca Cień Zagłady: { $seat2-is ->
            [you] twoja taśma zmienia pole.
           *[other] taśma, którą oznacza { $seat2 }, zmienia pole.
        }
    }
event-removed =
    { $seat-is ->
        [you] Stawiasz Opór Materii: z karty { $card } { $seat2-is ->
            [you] zabierasz swój znacznik.
           *[other] znacznik zabiera { $seat2 }.
        }
       *[other] { $seat } stawia Opór Materii: z karty { $card } { $seat2-is ->
            [you] zabierasz swój znacznik.
           *[other] znacznik zabiera { $seat2 }.
        }
    }
event-kept =
    { $seat-is ->
        [you] Zatrzymujesz kartę { $card }.
       *[other] { $seat } zatrzymuje kartę { $card }.
    }
event-turned =
    { $seat-is ->
        [you] Rozlewasz Żel Zapomnienia: karta { $card } jest zakazana.
       *[other] { $seat } rozlewa Żel Zapomnienia: karta { $card } jest zakazana.
    }
event-scored =
    { $seat-is ->
        [you] Masz { said-points }: zdobyte karty { $captured }, taśmy w strefach { $zones }.
       *[other] { $seat } ma { said-points }: zdobyte karty { $captured }, taśmy w strefach { $zones }.
    }
said-points = { $points } pkt

## Tura w jednym zdaniu

digest-starts = { event-starts }
digest-turn =
    { $seat-is ->
        [you] Ty: { $acts }.
       *[other] { $seat }: { $acts }.
    }
digest-swapped = wymiana { $letters }
digest-passed = bez słowa
digest-allowed =
    { $seat ->
        [none] { $word } zostaje po odwołaniu
       *[other] { $seat-is ->
            [you] podważasz { $word }, ale zostaje
           *[other] { $seat } podważa { $word }, ale zostaje
        }
    }
digest-struck = { $word } skreślone
digest-spelled =
    { $letters ->
        [none] { $word }
       *[other] { $word } z { $letters }
    }
digest-helped =
    { $letters ->
        [none] { $word }
       *[other] { $word } z { $letters }
    }, a { $seat-is ->
        [you] podsuwasz ty
       *[other] podsuwa { $seat }
    }
digest-brought =
    { $count ->
        [one] { $count } karta oznaczona
        [few] { $count } karty oznaczone
       *[many] { $count } kart oznaczonych
    }, { $count2 ->
        [0] bez zdobyczy
        [one] { $count2 } zdobyta
        [few] { $count2 } zdobyte
       *[many] { $count2 } zdobytych
    }
digest-paid =
    { $seat-is ->
        [you] { $count2 ->
            [0] oznaczasz { $count }, a nie zdobywasz nic
           *[other] oznaczasz { $count }, a zdobywasz { $count2 }
        }
       *[other] { $count2 ->
            [0] { $seat } oznacza { $count }, a nie zdobywa nic
           *[other] { $seat } oznacza { $count }, a zdobywa { $count2 }
        }
    }
digest-charged =
    { object-ax } ({ $letter } { $seat-is ->
        [you] dla ciebie
       *[other] dostaje { $seat }
    })
digest-blasted = { object-ex } ({ $letter })
digest-shifted = { object-nx }
digest-removed = { object-ox } ({ $letter })
digest-kept = { object-cx } (zostaje { $letter })
digest-turned = { object-zz } ({ $letter })

## Jak się skończyło

ending-won =
    { $seat-is ->
        [you] Wygrywasz: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } do { $points2 }.
       *[other] Wygrywa { $seat }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } do { $points2 }.
    }
ending-tie =
    { $seat-is ->
        [you] Wygrywasz: { $points } do { $points2 }, a rozstrzygają zdobyte karty, { $captured } do { $captured2 }.
       *[other] Wygrywa { $seat }: { $points } do { $points2 }, a rozstrzygają zdobyte karty, { $captured } do { $captured2 }.
    }
ending-shared =
    { $points ->
        [one] Wspólne zwycięstwo: { $seat } mają po { $points } punkcie, a zdobytych kart też mają po równo.
        [few] Wspólne zwycięstwo: { $seat } mają po { $points } punkty, a zdobytych kart też mają po równo.
       *[many] Wspólne zwycięstwo: { $seat } mają po { $points } punktów, a zdobytych kart też mają po równo.
    }
ending-part-captured = Zdobyte karty
ending-part-zones = Taśmy w strefach
ending-part-words = Słowa
ending-part-longest = Najdłuższe słowo
ending-part-sold = Sprzedane słowa
ending-tie-captured = Punktów tyle samo: rozstrzygają zdobyte karty, { $captured } do { $captured2 }.
ending-tie-shared = Punktów tyle samo i zdobytych kart też, po { $captured }: nic nie rozstrzyga.
ending-step-captured =
    { $seat-is ->
        [you] { $count ->
            [0] Nie masz zdobytych kart.
            [one] Masz { $count } zdobytą kartę: 1 punkt.
            [few] Masz { $count } zdobyte karty: { $count } punkty.
           *[many] Masz { $count } zdobytych kart: { $count } punktów.
        }
       *[other] { $count ->
            [0] { $seat } nie ma zdobytych kart.
            [one] { $seat } ma { $count } zdobytą kartę: 1 punkt.
            [few] { $seat } ma { $count } zdobyte karty: { $count } punkty.
           *[many] { $seat } ma { $count } zdobytych kart: { $count } punktów.
        }
    }
ending-step-zone =
    { $seat-is ->
        [you] Twoja strefa z { $count } taśm: { $count ->
            [one] { $count } punkt.
            [few] { $count } punkty.
           *[many] { $count } punktów.
        }
       *[other] { $seat } ma strefę z { $count } taśm: { $count ->
            [one] { $count } punkt.
            [few] { $count } punkty.
           *[many] { $count } punktów.
        }
    }
ending-step-no_zone = Nikt nie ma strefy.
ending-step-sold = Słowa sprzedane rywalom: { $scores }
ending-step-total = Razem: { $scores }
ending-step-score =
    { $seat-is ->
        [you] ty { $number }
       *[other] { $seat } { $number }
    }

## Miejsca

zone-deck = Stos
zone-under = Na spodzie stosu
zone-centre = Środek stołu
zone-tape = Pod taśmami
zone-hand = Karta na ręce
zone-duty = Karty z Jądra Mocy
zone-captured = Zdobyte karty
zone-drawn = Dwie karty z Zeppelina

## Na co patrzą boty

feature-captured = masz wtedy najwięcej zdobytych kart
feature-zones = twoje strefy są wtedy najwięcej warte
feature-near = twoje taśmy są wtedy o krok od strefy
feature-markers = na stole leży wtedy najwięcej twoich znaczników

## Terminal

terminal-round = Runda { $number } z 6
terminal-over = Koniec gry
terminal-stack =
    { $count ->
        [one] na stosie { $count } karta
        [few] na stosie { $count } karty
       *[many] na stosie { $count } kart
    }
terminal-signs = A● czyj znacznik · ▒▒● taśma · ▓▓● w strefie
terminal-sign-added = +A dołożona
terminal-sign-banned = ×A zakazana
terminal-points = Punkty
terminal-captured = zdobyte
terminal-zones = strefy
terminal-markers = znaczniki
terminal-hand = do dołożenia
terminal-letters = zdobyte litery
terminal-used = Słowa:
terminal-declared = Ogłoszone słowo: { $word }
terminal-offer =
    oferta { $offer }: { $number ->
        [one] { $number } litera
        [few] { $number } litery
       *[many] { $number } liter
    }, { $count ->
        [0] bez zdobyczy
        [one] { $count } zdobycz
        [few] { $count } zdobycze
       *[many] { $count } zdobyczy
    }, zapłata: { $price }
terminal-counter = kontroferta { $number }, zapłata: { $price }, odpowiada
terminal-own-offer = Twoje słowo w ofercie: { $word }
terminal-draft = Szykujesz ofertę: { $word }, zapłata: { $price }
terminal-draft-counter = Szykujesz kontrofertę, zapłata: { $price }
terminal-appeal = Jeśli się nie zgadzasz, możesz się odwołać: appeal { $word }
terminal-readings = Można je też odczytać inaczej: { $readings }.

## Karty: litera i co na niej widać

card-a1 = A ({ object-a1 })
card-a2 = A ({ object-a2 })
card-a3 = A ({ object-a3 })
card-a4 = A ({ object-a4 })
card-a5 = A ({ object-a5 })
card-a6 = A ({ object-a6 })
card-a7 = A ({ object-a7 })
card-a8 = A ({ object-a8 })
card-a9 = A ({ object-a9 })
card-a10 = A ({ object-a10 })
card-b1 = B ({ object-b1 })
card-b2 = B ({ object-b2 })
card-c1 = C ({ object-c1 })
card-c2 = C ({ object-c2 })
card-c3 = C ({ object-c3 })
card-c4 = C ({ object-c4 })
card-d1 = D ({ object-d1 })
card-d2 = D ({ object-d2 })
card-d3 = D ({ object-d3 })
card-e1 = E ({ object-e1 })
card-e2 = E ({ object-e2 })
card-e3 = E ({ object-e3 })
card-e4 = E ({ object-e4 })
card-e5 = E ({ object-e5 })
card-e6 = E ({ object-e6 })
card-e7 = E ({ object-e7 })
card-e8 = E ({ object-e8 })
card-f1 = F ({ object-f1 })
card-g1 = G ({ object-g1 })
card-g2 = G ({ object-g2 })
card-h1 = H ({ object-h1 })
card-h2 = H ({ object-h2 })
card-i1 = I ({ object-i1 })
card-i2 = I ({ object-i2 })
card-i3 = I ({ object-i3 })
card-i4 = I ({ object-i4 })
card-i5 = I ({ object-i5 })
card-i6 = I ({ object-i6 })
card-i7 = I ({ object-i7 })
card-i8 = I ({ object-i8 })
card-i9 = I ({ object-i9 })
card-j1 = J ({ object-j1 })
card-j2 = J ({ object-j2 })
card-k1 = K ({ object-k1 })
card-k2 = K ({ object-k2 })
card-k3 = K ({ object-k3 })
card-k4 = K ({ object-k4 })
card-l1 = L ({ object-l1 })
card-l2 = L ({ object-l2 })
card-l3 = L ({ object-l3 })
card-lx1 = Ł ({ object-lx1 })
card-lx2 = Ł ({ object-lx2 })
card-m1 = M ({ object-m1 })
card-m2 = M ({ object-m2 })
card-m3 = M ({ object-m3 })
card-n1 = N ({ object-n1 })
card-n2 = N ({ object-n2 })
card-n3 = N ({ object-n3 })
card-n4 = N ({ object-n4 })
card-n5 = N ({ object-n5 })
card-n6 = N ({ object-n6 })
card-n7 = N ({ object-n7 })
card-o1 = O ({ object-o1 })
card-o2 = O ({ object-o2 })
card-o3 = O ({ object-o3 })
card-o4 = O ({ object-o4 })
card-o5 = O ({ object-o5 })
card-o6 = O ({ object-o6 })
card-o7 = O ({ object-o7 })
card-o8 = O ({ object-o8 })
card-o9 = O ({ object-o9 })
card-p1 = P ({ object-p1 })
card-p2 = P ({ object-p2 })
card-p3 = P ({ object-p3 })
card-r1 = R ({ object-r1 })
card-r2 = R ({ object-r2 })
card-r3 = R ({ object-r3 })
card-r4 = R ({ object-r4 })
card-r5 = R ({ object-r5 })
card-s1 = S ({ object-s1 })
card-s2 = S ({ object-s2 })
card-s3 = S ({ object-s3 })
card-s4 = S ({ object-s4 })
card-t1 = T ({ object-t1 })
card-t2 = T ({ object-t2 })
card-t3 = T ({ object-t3 })
card-t4 = T ({ object-t4 })
card-u1 = U ({ object-u1 })
card-u2 = U ({ object-u2 })
card-w1 = W ({ object-w1 })
card-w2 = W ({ object-w2 })
card-w3 = W ({ object-w3 })
card-w4 = W ({ object-w4 })
card-y1 = Y ({ object-y1 })
card-y2 = Y ({ object-y2 })
card-y3 = Y ({ object-y3 })
card-y4 = Y ({ object-y4 })
card-z1 = Z ({ object-z1 })
card-z2 = Z ({ object-z2 })
card-z3 = Z ({ object-z3 })
card-z4 = Z ({ object-z4 })
card-z5 = Z ({ object-z5 })
card-ax = Ą ({ object-ax })
card-cx = Ć ({ object-cx })
card-ex = Ę ({ object-ex })
card-nx = Ń ({ object-nx })
card-ox = Ó ({ object-ox })
card-sx = Ś ({ object-sx })
card-zx = Ź ({ object-zx })
card-zz = Ż ({ object-zz })

## Czarne charaktery: zielony, czerwony, brązowy, fioletowy

villain-0 = Baron Bluszcz
    .says = co raz oplótł, tego już nie oddaje
villain-1 = Karmina Żar
    .says = najpierw podpala, a potem pyta, czyje to było
villain-2 = Profesor Rdza
    .says = składa machiny zagłady ze złomu i prawie wszystkie działają
villain-3 = Hrabina Ametyst
    .says = klejnoty koronne kradnie tylko razem z koroną

## Cuda świata na niebieskich kartach

object-a1 = Akropol
fact-a1 = Partenon wyleciał w powietrze w 1687 roku, kiedy wenecki pocisk trafił w złożony w nim proch.
object-a2 = Alhambra
fact-a2 = Jej nazwa znaczy po arabsku „czerwona”.
object-a3 = Amazonka
fact-a3 = Płynie nią mniej więcej jedna piąta wody, którą rzeki całego świata niosą do oceanów.
object-a4 = Atomium
fact-a4 = To kryształ żelaza powiększony 165 miliardów razy.
object-a5 = Akashi Kaikyō
fact-a5 = W czasie budowy trzęsienie ziemi rozsunęło jego wieże prawie o metr.
object-a6 = Aurora
fact-a6 = Zanim w 1917 roku oddała w Piotrogrodzie swój ślepy strzał, przetrwała bitwę pod Cuszimą.
object-a7 = Almagest
fact-a7 = Grecki traktat Ptolemeusza znamy pod tytułem, który nadali mu Arabowie; znaczy on „największy”.
object-a8 = Antares
fact-a8 = Nazwa tej czerwonej gwiazdy znaczy „rywal Aresa”, bo łatwo ją pomylić z Marsem.
object-a9 = Aksolotl
fact-a9 = Przez całe życie zostaje larwą, za to potrafi odtworzyć utraconą nogę.
object-a10 = Akwamaryn Dom Pedro
fact-a10 = Oszlifowany w obelisk wysokości 35 centymetrów, nosi imię dwóch cesarzy Brazylii.
object-b1 = Burdż Chalifa
fact-b1 = Na najwyższych piętrach ramadanowy post trwa dłużej, bo słońce zachodzi tam kilka minut później.
object-b2 = Bazylika Świętego Piotra
fact-b2 = Budowano ją 120 lat, od 1506 do 1626 roku.
object-c1 = Cullinan
fact-c1 = Największy znany diament jubilerski wysłano do Londynu zwykłą pocztą, a strażnicy płynęli z atrapą.
object-c2 = Chrysler Building
fact-c2 = Iglicę złożono potajemnie w środku i wysunięto ponad dach w półtorej godziny.
object-c3 = Cutty Sark
fact-c3 = Kliper zawdzięcza imię przykrótkiej koszuli czarownicy z wiersza Roberta Burnsa.
object-c4 = Chichén Itzá
fact-c4 = Cztery ciągi schodów i szczyt tutejszej piramidy dają razem 365 stopni.
object-d1 = Dama z gronostajem
fact-d1 = To jeden z czterech zachowanych portretów kobiet pędzla Leonarda.
object-d2 = Don Kichot
fact-d2 = Bohaterowie drugiej części czytali już pierwszą.
object-d3 = Drezdeński Zielony
fact-d3 = Ten diament zazielenił się od naturalnego promieniowania skał.
object-e1 = Etna
fact-e1 = Bywa, że wypuszcza z krateru równe kółka pary, jak palacz fajki.
object-e2 = Eufrat
fact-e2 = Z Tygrysem łączy się dopiero niedaleko Zatoki Perskiej, w rzekę Szatt al-Arab.
object-e3 = Escorial
fact-e3 = W jego bibliotece książki stoją grzbietami do ściany, a złoconymi brzegami do widza.
object-e4 = Elba
fact-e4 = Napoleon rządził nią niespełna dziesięć miesięcy.
object-e5 = Endurance
fact-e5 = Wrak statku Shackletona odnaleziono w 2022 roku, trzy kilometry pod powierzchnią.
object-e6 = Enigma
fact-e6 = Żadna litera nie mogła w niej przejść w samą siebie, i to pomogło złamać szyfr.
object-e7 = Efez
fact-e7 = Słynna tutejsza biblioteka była zarazem grobowcem Celsusa, któremu ją poświęcono.
object-e8 = Ekstaza świętej Teresy
fact-e8 = Bernini umieścił po bokach członków rodu Cornaro, którzy patrzą na scenę jak z lóż w teatrze.
object-f1 = Forth Bridge
fact-f1 = Malowanie tego mostu weszło w Szkocji w przysłowie jako praca, która nie ma końca.
object-g1 = Golden Gate
fact-g1 = Jego kolor nazywa się fachowo oranżem międzynarodowym.
object-g2 = Guernica
fact-g2 = Picasso nie zgadzał się na jej powrót do Hiszpanii bez wolności; przyjechała tam w 1981 roku.
object-h1 = Hagia Sophia
fact-h1 = Zbudowano ją w niespełna sześć lat.
object-h2 = Hatteria
fact-h2 = Ten nowozelandzki gad ma na czubku głowy trzecie oko.
object-i1 = Iliada
fact-i1 = Konia trojańskiego w niej nie ma; kończy się pogrzebem Hektora.
object-i2 = Illimani
fact-i2 = Wznosi się nad La Paz, najwyżej położoną siedzibą rządu na świecie.
object-i3 = Iguazú
fact-i3 = Nazwa rzeki i jej wodospadów znaczy w języku guarani „wielka woda”.
object-i4 = Islandia
fact-i4 = Leży na styku dwóch płyt ziemskiej skorupy, które co roku rozsuwają się o jakieś dwa centymetry.
object-i5 = Itaipu
fact-i5 = Połowa turbin tej elektrowni pracuje z częstotliwością 50 Hz dla Paragwaju, a połowa z 60 Hz dla Brazylii.
object-i6 = Igła Kleopatry
fact-i6 = Londyński obelisk jest od Kleopatry starszy o prawie 1400 lat.
object-i7 = Iguana morska
fact-i7 = Nadmiaru soli z morskiej wody pozbywa się, kichając.
object-i8 = Io
fact-i8 = Na tym księżycu Jowisza działa ponad 400 wulkanów.
object-i9 = Iwan Groźny i jego syn Iwan
fact-i9 = Obraz Repina zaatakowano dwa razy: w 1913 roku nożem, a w 2018 metalowym słupkiem.
object-j1 = Jantar Mantar
fact-j1 = Kamienny zegar słoneczny w Dżajpurze ma 27 metrów wysokości i pokazuje czas z dokładnością do dwóch sekund.
object-j2 = Jowisz
fact-j2 = W burzy, którą nazywamy Wielką Czerwoną Plamą, zmieściłaby się cała Ziemia.
object-k1 = Koloseum
fact-k1 = Płócienny dach nad widownią rozpinali marynarze.
object-k2 = Koh-i-noor
fact-k2 = Jego perska nazwa znaczy „góra światła”.
object-k3 = Kopuła na Skale
fact-k3 = Stoi od VII wieku na planie foremnego ośmiokąta.
object-k4 = Keukenhof
fact-k4 = Nazwa tego ogrodu pełnego tulipanów znaczy po prostu „ogród kuchenny”.
object-l1 = Laokoon
fact-l1 = Brakujące ramię odnalazło się dopiero w 1906 roku, w rzymskim warsztacie kamieniarskim.
object-l2 = Lofoty
fact-l2 = Od końca maja do połowy lipca słońce tam nie zachodzi.
object-l3 = Luwr
fact-l3 = Wbrew legendzie jego szklana piramida ma 673 tafle, a nie 666.
object-lx1 = Łazienki Królewskie
fact-lx1 = Pałac na Wyspie był kiedyś naprawdę łaźnią: zbudował ją sobie marszałek Lubomirski.
object-lx2 = Łunochod 1
fact-lx2 = Pierwszy łazik na Księżycu przepadł bez wieści w 1971 roku, a odnalazł się w 2010.
object-m1 = Mona Lisa
fact-m1 = Skradziono ją w 1911 roku; złodziej przez dwa lata trzymał ją w mieszkaniu.
object-m2 = Machu Picchu
fact-m2 = Najlepsze mury ułożono z kamieni tak dopasowanych, że obyły się bez zaprawy.
object-m3 = Most Karola
fact-m3 = Budowę zaczęto podobno w 1357 roku, 9 lipca o 5:31, bo te cyfry tworzą palindrom 135797531.
object-n1 = Niagara
fact-n1 = W 1969 roku inżynierowie na kilka miesięcy wyłączyli amerykańską część wodospadu.
object-n2 = Neuschwanstein
fact-n2 = Król Ludwik II, który kazał go zbudować, przemieszkał w nim niecałe pół roku.
object-n3 = Nautilus
fact-n3 = Pierwszy okręt podwodny o napędzie jądrowym; w 1958 roku przepłynął pod biegunem północnym.
object-n4 = Nike z Samotraki
fact-n4 = Jej prawe skrzydło to gipsowe odbicie lewego.
object-n5 = Neptun
fact-n5 = Odkryto go w 1846 roku dzięki obliczeniom, a pierwszy od tamtej pory obieg Słońca skończył w 2011.
object-n6 = Narwal
fact-n6 = Jego róg to w rzeczywistości ząb, który przebija górną wargę.
object-n7 = Narodziny Wenus
fact-n7 = Botticelli wybrał płótno, choć w jego czasach zwykle malowano jeszcze na desce.
object-o1 = Opera w Sydney
fact-o1 = Jej architekt Jørn Utzon wyjechał w 1966 roku i nigdy nie zobaczył jej gotowej.
object-o2 = Olimp
fact-o2 = Na najwyższym wierzchołku góry bogów ludzie stanęli po raz pierwszy dopiero w 1913 roku.
object-o3 = Odyseja
fact-o3 = Jej bohater pojawia się osobiście dopiero w piątej księdze.
object-o4 = Orłow
fact-o4 = Ten diament hrabia Orłow podarował carycy Katarzynie II, a ona kazała go osadzić w berle.
object-o5 = Olimpia
fact-o5 = Pozowała Victorine Meurent, która sama była malarką.
object-o6 = Okapi
fact-o6 = Ma paski jak zebra, ale najbliżej spokrewnione jest z żyrafą.
object-o7 = Organy oliwskie
fact-o7 = Kiedy grają, poruszają się na nich anioły z trąbami, słońca i gwiazdy.
object-o8 = Ostankino
fact-o8 = Od ukończenia w 1967 roku aż do 1975 była najwyższą wolno stojącą budowlą świata.
object-o9 = Ogród Botaniczny w Padwie
fact-o9 = Rośnie w nim palma posadzona w 1585 roku, którą dwa wieki później opisał Goethe.
object-p1 = Panteon
fact-p1 = Przez otwór w kopule pada do środka deszcz, a odpływa dziurkami w posadzce.
object-p2 = Pan Tadeusz
fact-p2 = Polska epopeja narodowa ukazała się w Paryżu, a zaczyna się od słowa „Litwo”.
object-p3 = Ponte Vecchio
fact-p3 = Ze starych mostów Florencji tylko jego nie wysadzono w 1944 roku.
object-r1 = Rialto
fact-r1 = Do 1854 roku był jedynym mostem przez Canal Grande.
object-r2 = Regent
fact-r2 = Napoleon nosił ten diament w rękojeści szpady.
object-r3 = Rękopis Wojnicza
fact-r3 = Pergamin pochodzi z początku XV wieku, a pisma do dziś nikt nie odczytał.
object-r4 = Rigel
fact-r4 = Jego nazwa pochodzi od arabskiego słowa „stopa”: świeci w nodze Oriona.
object-r5 = Rysy
fact-r5 = Mają trzy wierzchołki, a najwyższy leży już po słowackiej stronie.
object-s1 = Stonehenge
fact-s1 = Jego mniejsze, błękitnawe głazy sprowadzono z Walii, z ponad 200 kilometrów.
object-s2 = Sagrada Família
fact-s2 = Antoni Gaudí, jej architekt, jest pochowany w krypcie.
object-s3 = Stradivarius Mesjasz
fact-s3 = Skrzypce z 1716 roku leżą w muzeum w Oksfordzie niemal jak nowe, bo prawie nikt na nich nie grał.
object-s4 = Sokotra
fact-s4 = Ponad jedna trzecia gatunków tutejszych roślin nie rośnie nigdzie indziej.
object-t1 = Tower Bridge
fact-t1 = W 1952 roku piętrowy autobus przeskoczył nad szczeliną między podnoszącymi się przęsłami.
object-t2 = Tadź Mahal
fact-t2 = Cztery minarety odchylają się na zewnątrz, żeby w razie trzęsienia ziemi nie runęły na grobowiec.
object-t3 = Terakotowa Armia
fact-t3 = Odkryli ją w 1974 roku chłopi, którzy kopali studnię.
object-t4 = Teleskop Hubble’a
fact-t4 = Poleciał w kosmos ze źle oszlifowanym zwierciadłem; okulary założono mu trzy lata później.
object-u1 = Uluru
fact-u1 = Od 2019 roku nie wolno wchodzić na tę skałę.
object-u2 = Ukulele
fact-u2 = Jego hawajska nazwa znaczy podobno „skacząca pchła”.
object-w1 = Wieża Eiffla
fact-w1 = Miała stać tylko dwadzieścia lat; ocaliła ją antena radiowa.
object-w2 = Wombat
fact-w2 = Jego odchody mają kształt sześcianów.
object-w3 = Wielki Zderzacz Hadronów
fact-w3 = Protony okrążają jego 27-kilometrowy tunel ponad 11 tysięcy razy na sekundę.
object-w4 = Wersal
fact-w4 = Wody na wszystkie fontanny brakowało, więc na gwizdek odkręcano je tylko tam, gdzie przechodził król.
object-y1 = Yellowstone
fact-y1 = Od tej rzeki ma nazwę park narodowy z 1872 roku, powszechnie uważany za pierwszy na świecie.
object-y2 = Yosemite
fact-y2 = W 2017 roku Alex Honnold wszedł tu bez liny na El Capitan, skałę wysoką na jakieś 900 metrów.
object-y3 = Yamato
fact-y3 = Jego działa kalibru 46 centymetrów były największe, jakie kiedykolwiek miał pancernik.
object-y4 = Yuanmingyuan
fact-y4 = Z dwunastu głów zwierząt, które zdobiły fontannę spalonego w 1860 roku ogrodu, kilku nie odnaleziono do dziś.
object-z1 = Zygmunt
fact-z1 = Żeby rozkołysać ten wawelski dzwon, trzeba dwunastu dzwonników.
object-z2 = Zugspitze
fact-z2 = Kolej zębata wwozi turystów pod sam szczyt już od 1930 roku.
object-z3 = Zanzibar
fact-z3 = Wojna, którą stoczył z Wielką Brytanią w 1896 roku, trwała niespełna godzinę.
object-z4 = Złoty Pawilon
fact-z4 = W 1950 roku podpalił go młody mnich; po pięciu latach stał już znowu nad swoim stawem.
object-z5 = Zegar astronomiczny w Pradze
fact-z5 = Odmierza też godziny staroczeskie, liczone od zachodu słońca.

## Urządzenia na czarnych kartach: jak się nazywają i co robią

object-ax = Jądro Mocy
fact-ax = Karta ze stosu trafia do wybranego rywala, a on musi użyć jej w swoim następnym słowie.
object-cx = Ćwiczebny Zeppelin
fact-cx = Na koniec tury dobierasz dwie karty: jedną zatrzymujesz, a drugą wkładasz pod stos.
object-ex = Pękaty Blaster
fact-ex = Kładziesz swój znacznik na literze, której nie było w słowie; drugi twój znacznik ją zdobywa.
object-nx = Cień Zagłady
fact-nx = Przenosisz dowolną taśmę na inne wolne pole, które przylega do jakiejś karty.
object-ox = Opór Materii
fact-ox = Zdejmujesz czyjkolwiek znacznik z litery na środku stołu.
object-sx = Świst Energii
fact-sx = W tym słowie możesz użyć jednej karty, którą zdobył rywal.
object-zx = Źrenice Przenikliwości
fact-zx = Jedna karta może dać temu słowu swoją literę dwa razy; ze środka stołu od razu ją zdobywasz.
object-zz = Żel Zapomnienia
fact-zz = Wybrana litera na środku stołu jest zakazana dla wszystkich do końca twojej następnej tury.


## Co wiedzą boty na każdym poziomie

level-easy-sees = Zna krótkie słowa, te najczęstsze.
level-medium-sees = Zna też słowa nieco dłuższe i rzadsze.
level-hard-sees = Zna długie słowa i patrzy, co może odpowiedzieć rywal.
level-master-sees = Zna prawie wszystkie słowa, porównuje ich najwięcej i patrzy, co mogą odpowiedzieć rywale.

## Dlaczego bot tak radzi: każda odpowiedź stoi po przecinku

why-captures =
    { $count ->
        [one] bo { $word } zdobywa { $count } kartę
        [few] bo { $word } zdobywa { $count } karty
       *[many] bo { $word } zdobywa { $count } kart
    }
why-ousts =
    { $count ->
        [one] bo { $word } zdejmuje { $count } cudzy znacznik
        [few] bo { $word } zdejmuje { $count } cudze znaczniki
       *[many] bo { $word } zdejmuje { $count } cudzych znaczników
    }
why-marks =
    { $count ->
        [one] bo { $word } to { $count } znacznik na przyszłość
        [few] bo { $word } to { $count } znaczniki na przyszłość
       *[many] bo { $word } to { $count } znaczników na przyszłość
    }
why-card = bo znacznik na tej karcie daje najwięcej
why-stuck = bo z tą kartą nie widać żadnego słowa
why-accept = bo ta pomoc jest warta więcej niż najlepsze własne słowo
why-offer = bo na słowie { $word } zyskują obie strony
why-price = bo w słowie { $word } tu znacznik jest najwięcej wart
why-quiet = bo żadna oferta się teraz nie opłaca
why-counter = bo ta pomoc się przyda, a mogłaby kosztować mniej
why-agree = bo słowo { $word } opłaca się nawet za tę cenę
why-refuse = bo za tę cenę pomoc się już nie opłaca
why-software = bo tak to słowo ocenia program
why-two = bo z dwóch kart łatwiej wybrać dobrą
why-handy = bo tej litery łatwiej użyć
why-turn = bo rywal straci najwięcej, gdy nikt nie będzie mógł użyć tej karty
why-device = bo twoja pozycja wygląda po tym najlepiej

feature-turns = masz wtedy przed sobą więcej tur niż inni

## Po grze: jakie słowa były do ułożenia

review-title = Najlepsze słowa
review-did = ułożono
review-known = ze znanych słów
review-all = z całego słownika
review-nothing = bez słowa
review-values = zdobyte { $captures } · zdjęte { $ousts } · punkty { $points }
review-note-best = lepszego ze znanych nie było
review-note-missed = było lepsze

## Plansza w przeglądarce

board-players = Gracze
board-round = Runda { $number } z 6
board-stack = { $count ->
    [one] W stosie jest { $count } karta
    [few] W stosie są { $count } karty
   *[many] W stosie jest { $count } kart
}
board-used = Słowa, które już padły
board-used-count = Użyte słowa ({ $count })
board-used-none = Nie padło jeszcze żadne słowo
board-used-by =
    { $is ->
        [you] ułożone przez ciebie; zdobyte karty: { $took }
       *[other] ułożone przez: { $name }; zdobyte karty: { $took }
    }
board-used-with =
    { $is ->
        [you] ułożone przez ciebie, podpowiedziane przez: { $helper }; zdobyte karty: { $took } i { $paid }
       *[other] ułożone przez: { $name }, podpowiedziane { $helper-is ->
            [you] przez ciebie
           *[other] przez: { $helper }
        }; zdobyte karty: { $took } i { $paid }
    }
board-points = Punkty: { $count }; zdobyte karty: { $captured }, taśmy w strefach: { $zones }
board-markers = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
board-holds = Do dołożenia:
board-captured = Zdobyte karty: { $count }
board-card = { $letter }, { $card }
board-marked =
    { $is ->
        [you] twój znacznik
       *[other] znacznik: { $name }
    }
board-added = właśnie dołożona
board-banned = zakazana żelem
board-free = wolne pole, { $place }
board-tape =
    { $is ->
        [you] Twoja taśma
       *[other] Taśma, znacznik: { $name }
    }
board-tape-what = Taśma nie ma litery. Trzy połączone taśmy jednego gracza tworzą strefę, a każda taśma w strefie to punkt.
board-black-off = Czarna karta; w tej grze to zwykła litera.
board-made = Ile której litery jest w pudełku, nie wiemy; talię odtworzyliśmy sami, cuda świata są nasze.
board-look = Widok stołu
board-nearer = Przybliż (+)
board-further = Oddal (−)
board-fit = Pokaż cały stół (*)
board-dock = Twój ruch
board-offers = Oferty pomocy
board-word-own = Twoje słowo
board-word-help = Słowo, które podpowiadasz
board-write-here = Napisz słowo albo klikaj karty…
board-write-here-touch = Dotykaj liter…
board-hint-own = Słowo musi zawierać świecącą kartę.
board-hint-keys = Enter zatwierdza, Escape kasuje.
board-hint-help = Wymyśl słowo z liter rywala i ze świecącej karty. Nikt go nie zobaczy, póki rywal nie przyjmie oferty.
board-keyboard = Klawiatura z literami
board-key = { $count ->
    [0] { $letter }, nie ma takiej karty
    [one] { $letter }, { $count } karta
    [few] { $letter }, { $count } karty
   *[many] { $letter }, { $count } kart
}
board-backspace = Usuń ostatnią literę
board-enter = Gotowe
board-clear = Skasuj słowo
board-form = Zamień { $letter } na { $other }
board-other-card = Wybierz inną z { $count } kart
board-own-letters = Twoje zdobyte litery
board-mover-letters = Zdobyte litery rywala, których też może użyć
board-say = Mówię!
board-appeal = Odwołuję się
board-readings = Które znaczenie?
board-result-captures = zdobywasz ją
board-result-ousts = wypierasz z niej rywala
board-result-marks = kładziesz na niej znacznik
board-result-letter = sama litera, bez znacznika
board-brings-captures = { $count ->
    [one] zdobywasz { $count } kartę
    [few] zdobywasz { $count } karty
   *[many] zdobywasz { $count } kart
}
board-brings-ousts = { $count ->
    [one] wypierasz { $count } znacznik
    [few] wypierasz { $count } znaczniki
   *[many] wypierasz { $count } znaczników
}
board-brings-marks = { $count ->
    [one] oznaczasz { $count } kartę
    [few] oznaczasz { $count } karty
   *[many] oznaczasz { $count } kart
}
board-verdict-clear = Dobre słowo.
board-verdict-warn = Może być spokrewnione ze słowem { $word }; rywale mogą je zakwestionować.
board-verdict-block = Spokrewnione ze słowem { $word }.
board-verdict-same = To samo słowo co { $word }.
board-short-warn = wątpliwe
board-short-block = spokrewnione
board-short-same = już padło
board-broken-W1 = { $count ->
    [0] Nie ma na to kart.
    [one] Nie ma litery { $letters }.
   *[other] Nie ma liter { $letters }.
}
board-broken-W3 = Za mało kart z literą: { $letters }.
board-broken-W6 = Kart zdobytych przez rywali użyć nie wolno: { $letters }.
board-broken-W2 = { $count ->
    [0] W słowie { $word } musi być sama dołożona karta.
   *[other] W słowie { $word } nie ma { $letters }, czyli dołożonej karty.
}
board-broken-V1 = W słowie { $word } nie ma { $letters }, czyli karty, którą narzuca Jądro Mocy.
board-broken-V8 = Ta litera jest zakazana żelem: { $letters }.
board-broken-R3 = Za krótkie.
board-broken-L1 = To nie są polskie litery.
board-broken-L4 = Nie ma takiego słowa w słowniku.
board-broken-H20 = W tej turze więcej ofert już nie złożysz.
board-broken-Q4 = Odwoływać się już nie można.
board-broken-W7 = Tego słowa nie wolno użyć.
board-help = Zaproponuj słowo
board-no-help = Jednak nie
board-to-price = Dalej: cena
board-price = Cena
board-price-offer = Słowo { $word }: które karty chcesz za nie dostać?
board-price-counter = Które karty możesz oddać za to słowo?
board-price-none = Wskaż karty na stole
board-price-without = Bez karty: { $card }
board-offer-is = Rywal usłyszy tylko: { $number ->
    [one] { $number } litera
    [few] { $number } litery
   *[many] { $number } liter
}, { $count ->
    [0] żadnej zdobyczy
    [one] { $count } zdobycz
    [few] { $count } zdobycze
   *[many] { $count } zdobyczy
}.
board-back = Wróć
board-offer-send = Oferuję
board-counter-send = Proponuję
board-slip = { $number ->
    [one] { $number } litera
    [few] { $number } litery
   *[many] { $number } liter
}, { $count ->
    [0] żadnej zdobyczy
    [one] { $count } zdobycz
    [few] { $count } zdobycze
   *[many] { $count } zdobyczy
}, za { $letters }
board-counter-slip =
    { $is ->
        [you] a może za { $letters }?
       *[other] { $name }, a może za { $letters }?
    }
board-own-word = Twoje słowo: { $word } (nikt inny go nie widzi)
board-own-length = { $number ->
    [one] Twoje słowo ma { $number } literę
    [few] Twoje słowo ma { $number } litery
   *[many] Twoje słowo ma { $number } liter
}
board-cannot-agree = Twojego słowa nie da się za to ułożyć, więc zgodzić się nie możesz.
board-accept = Przyjmuję
board-decline = Nie, dziękuję
board-counter = Inna cena…
board-agree = { $count ->
    [0] Zgoda (rywal nic nie zdobędzie)
    [one] Zgoda (rywal zdobędzie { $count } kartę)
    [few] Zgoda (rywal zdobędzie { $count } karty)
   *[many] Zgoda (rywal zdobędzie { $count } kart)
}
board-refuse = Nie
board-vote =
    { $is ->
        [you] Mówisz { $word }.
       *[other] { $name } mówi { $word }.
    }
board-vote-clear = Program nie widzi nic złego.
board-vote-warn = Program ma wątpliwości, czy nie jest spokrewnione ze słowem { $other }.
board-vote-block = Program uważa, że jest spokrewnione ze słowem { $other }.
board-vote-same = Program uważa, że to to samo słowo co { $other }.
board-elsewhere = Zdobyte karty, których też możesz użyć
board-choose = Wybierz resztę za mnie
board-device-acts = Urządzenie działa. Wskaż na stole, na co.
board-add-own = Tę kartę dokładasz do stołu
board-add-other =
    { $is ->
        [you] { board-add-own }
       *[other] Tę kartę dokłada { $name }
    }
