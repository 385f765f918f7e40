### Czaszki z Sedlec po polsku. Karta nazywa się od swoich czaszek, górna stoi pierwsza.

name = Czaszki z Sedlec
tagline = Każdy zmarły ma ostatnie życzenie. Ułóż ich tak, żeby spełnić jak najwięcej.
minutes = 15–20
made = Wyposażenie Monstrancji odtworzone
about = W sedleckim ossuarium nawet kości mają swoje zachcianki: król chce patrzeć na wszystkich z góry, kochankowie chcą leżeć razem, a zbój szuka kapłana, który go rozgrzeszy. W tej małej grze karcianej kopiesz na cmentarzu, zbierasz czaszki i układasz z nich piramidę. Grają 2–3 osoby, z Katami także cztery, a z Monstrancją jedna. Autorem gry jest Dustin Dobson, Monstrancję napisał z Mike’em Mullinsem, a po polsku wydało ją Lucky Duck Games. Karty czaszek są takie jak w pudełku. Kształtów wyposażenia i większości dodatkowych zasad Monstrancji nikt nie ogłosił, więc te odtworzyliśmy sami.

## Ustawienia stołu

setting-executioners = Kaci
setting-executioners-no = Bez Katów
setting-executioners-yes = Z Katami: sześć kart więcej, do czterech osób
setting-monstrance = Monstrancja
setting-monstrance-no = Zwykła gra
setting-monstrance-yes = Gra dla jednej osoby: wyposażenie kaplicy i stos

## O co pyta gra

prompt-take_turn =
    { $can ->
        [stack] { $held ->
            [2] { $seat }: masz pełną rękę. Ułóż kartę.
           *[other] { $seat }: nie ma już czego kopać ani zbierać. Ułóż kartę.
        }
        [dig] { $seat }: kop. Wskaż dwie grupy.
        [dig_one] { $seat }: kop w ostatniej grupie.
        [collect] { $seat }: zbierz odkrytą kartę.
        [collect-dig] { $seat }: kop albo zbieraj.
        [collect-dig_one] { $seat }: kop albo zbieraj.
        [collect-stack] { $seat }: zbieraj albo układaj.
        [dig-stack] { $seat }: kop albo układaj.
        [dig_one-stack] { $seat }: kop albo układaj.
       *[other] { $seat }: kop, zbieraj albo układaj.
    }
prompt-take = { $seat }: weź jedną z właśnie odkrytych kart.
prompt-opening = { $seat }: wskaż dwie grupy, od których zaczniesz.
prompt-lay_first = { $seat }: połóż jedną z odkrytych kart na kotwie wyposażenia.
prompt-turn_alone =
    { $can ->
        [dig] { $seat }: kop. Wskaż dwie grupy.
        [dig_one] { $seat }: kop w ostatniej grupie.
        [build] { $seat }: zbierz odkrytą kartę i połóż ją w wyposażeniu.
        [stack] { $seat }: zbierz odkrytą kartę i połóż ją w stosie.
        [build-stack] { $seat }: zbierz odkrytą kartę i połóż ją w wyposażeniu albo w stosie.
        [build-dig] { $seat }: kop albo zbieraj; kartę od razu kładziesz w wyposażeniu.
        [build-dig_one] { $seat }: kop albo zbieraj; kartę od razu kładziesz w wyposażeniu.
        [dig-stack] { $seat }: kop albo zbieraj; kartę od razu kładziesz w stosie.
        [dig_one-stack] { $seat }: kop albo zbieraj; kartę od razu kładziesz w stosie.
       *[other] { $seat }: kop albo zbieraj; kartę od razu kładziesz w wyposażeniu albo w stosie.
    }
prompt-lay_turned =
    { $can ->
        [build] { $seat }: połóż jedną z właśnie odkrytych kart w wyposażeniu.
        [stack] { $seat }: połóż jedną z właśnie odkrytych kart w stosie.
       *[other] { $seat }: połóż jedną z właśnie odkrytych kart w wyposażeniu albo w stosie.
    }

## Co można zrobić

option-dig_one = Kop w grupie { $pile }
option-dig = Kop w grupach { $pile } i { $pile2 }
option-collect = Zbierz kartę { $card } z grupy { $pile }
option-take = Weź kartę { $card } z grupy { $pile }
option-stack = Połóż kartę { $card }{ said-from } w stosie, { said-place } ({ said-gain })
option-build = Połóż kartę { $card }{ said-from } w wyposażeniu, { said-place } ({ said-gain })
said-from =
    { $pile ->
        [none] {""}
       *[other] {" "}z grupy { $pile }
    }
said-place =
    { $lies ->
        [end_left] na lewym końcu dolnego rzędu
        [end_right] na prawym końcu dolnego rzędu
        [anchor] na kotwie
        [anchor_left] na lewej kotwie
        [anchor_right] na prawej kotwie
        [anchor_low] na dolnej kotwie
        [anchor_high] na górnej kotwie
        [on] na kartach { $card2 } i { $card3 }{ said-side }
        [on_one] na karcie { $card2 }{ said-side }
        [on_left] na lewej połowie karty { $card2 }{ said-side }
        [on_right] na prawej połowie karty { $card2 }{ said-side }
        [between] między kartami { $card2 } i { $card3 }{ said-side }
        [left] na lewo od karty { $card2 }{ said-side }
        [right] na prawo od karty { $card2 }{ said-side }
        [left_two] na lewo od kart { $card2 } i { $card3 }{ said-side }
        [right_two] na prawo od kart { $card2 } i { $card3 }{ said-side }
       *[first] jako pierwszą
    }
said-side =
    { $side ->
        [left] {" "}po lewej
        [right] {" "}po prawej
        [low] {" "}niżej
        [high] {" "}wyżej
       *[none] {""}
    }
said-gain =
    { $gain ->
        [0] nic nie daje
       *[other] { $gain } pkt
    }

## Co się stało

event-starts =
    { $seat-is ->
        [you] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }
event-shape_drawn = Do zbudowania: { $card }.
event-effect_drawn = Dodatkowa zasada, { $card-back }: { $card-does }
event-turned = Na grupie { $pile } odkryto kartę { $card }.
event-dug =
    { $second ->
        [none] { $seat-is ->
            [you] Kopiesz w grupie { $pile }.
           *[other] { $seat } kopie w grupie { $pile }.
        }
       *[other] { $seat-is ->
            [you] Kopiesz w grupach { $pile } i { $second }.
           *[other] { $seat } kopie w grupach { $pile } i { $second }.
        }
    }
event-took =
    { $seat-is ->
        [you] Bierzesz kartę { $card }.
       *[other] { $seat } bierze kartę { $card }.
    }
event-collected =
    { $seat-is ->
        [you] Zbierasz kartę { $card } z grupy { $pile }.
       *[other] { $seat } zbiera kartę { $card } z grupy { $pile }.
    }
event-stacked =
    { $seat-is ->
        [you] Kładziesz kartę { $card } w stosie, w { said-row }.
       *[other] { $seat } kładzie kartę { $card } w stosie, w { said-row }.
    }
said-row =
    { $number2 ->
        [1] dolnym rzędzie
        [3] środkowym rzędzie
       *[other] górnym rzędzie
    }
event-built =
    { $seat-is ->
        [you] Kładziesz kartę { $card } w wyposażeniu.
       *[other] { $seat } kładzie kartę { $card } w wyposażeniu.
    }
event-completed =
    { $build ->
        [stos] { $seat-is ->
            [you] Masz gotowy stos.
           *[other] { $seat } ma gotowy stos.
        }
       *[other] { $seat-is ->
            [you] Masz gotowe wyposażenie.
           *[other] { $seat } ma gotowe wyposażenie.
        }
    }
event-scored =
    { $seat-is ->
        [you] Ty, { $build }, { $skull }: { said-points }.
       *[other] { $seat }, { $build }, { $skull }: { said-points }.
    }
event-total =
    { $seat-is ->
        [you] Masz razem { said-points }.
       *[other] { $seat } ma razem { said-points }.
    }
event-won =
    { $seat-is ->
        [you] Wygrywasz z wynikiem { said-points }.
       *[other] { $seat } wygrywa z wynikiem { said-points }.
    }
event-shared =
    { $seat-is ->
        [you] Dzielisz zwycięstwo z wynikiem { said-points }.
       *[other] { $seat } dzieli zwycięstwo z wynikiem { said-points }.
    }
said-points = { $number } pkt
event-titled =
    { $title ->
        [none] { $seat-is ->
            [you] Kończysz z wynikiem { $number } pkt. Na tytuł to za mało.
           *[other] { $seat } kończy z wynikiem { $number } pkt. Na tytuł to za mało.
        }
       *[other] { $seat-is ->
            [you] Kończysz z wynikiem { $number } pkt i nosisz odtąd tytuł: { $title }.
           *[other] { $seat } kończy z wynikiem { $number } pkt i nosi odtąd tytuł: { $title }.
        }
    }

## Co przyniosła tura

digest-starts =
    { $seat-is ->
        [you] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }
digest-drawn = Do zbudowania: { $card }, a dodatkowa zasada to { $card2-back }.
digest-dug =
    { $seat-is ->
        [you] Wykopujesz: { $card }.
       *[other] { $seat } wykopuje: { $card }.
    }
digest-dug-took =
    { $seat-is ->
        [you] Wykopujesz: { $card }, bierzesz kartę { $card2 }.
       *[other] { $seat } wykopuje: { $card }, bierze kartę { $card2 }.
    }
digest-dug-stacked =
    { $seat-is ->
        [you] Wykopujesz: { $card }, kładziesz w stosie kartę { $card2 }.
       *[other] { $seat } wykopuje: { $card }, kładzie w stosie kartę { $card2 }.
    }
digest-dug-built =
    { $seat-is ->
        [you] Wykopujesz: { $card }, kładziesz w wyposażeniu kartę { $card2 }.
       *[other] { $seat } wykopuje: { $card }, kładzie w wyposażeniu kartę { $card2 }.
    }
digest-collected =
    { $seat-is ->
        [you] Zbierasz kartę { $card }.
       *[other] { $seat } zbiera kartę { $card }.
    }
digest-stacked =
    { $seat-is ->
        [you] Kładziesz w stosie kartę { $card }.
       *[other] { $seat } kładzie w stosie kartę { $card }.
    }
digest-built =
    { $seat-is ->
        [you] Kładziesz w wyposażeniu kartę { $card }.
       *[other] { $seat } kładzie w wyposażeniu kartę { $card }.
    }
digest-completed =
    { $build ->
        [stos] { $seat-is ->
            [you] Masz gotowy stos.
           *[other] { $seat } ma gotowy stos.
        }
       *[other] Wyposażenie jest gotowe.
    }

## Jak się skończyło

ending-won =
    { $seat-is ->
        [you] Wygrywasz, { said-score } do { $points2 }.
       *[other] Wygrywa { $seat }, { said-score } do { $points2 }.
    }
ending-tie =
    { $seat-is ->
        [you] Wygrywasz: { said-score } do { $points2 }, { $which }.
       *[other] Wygrywa { $seat }: { said-score } do { $points2 }, { $which }.
    }
ending-by =
    { $place ->
        [1] a rozstrzyga najlepszy rodzaj, { $best } do { $best2 }
        [2] a rozstrzyga drugi najlepszy rodzaj, { $best } do { $best2 }
       *[other] a rozstrzyga { $place }. rodzaj od najlepszego, { $best } do { $best2 }
    }
ending-shared = Wspólne zwycięstwo: { $seat } mają po { said-score } i tyle samo w kolejnych rodzajach.
said-score = { $points } pkt
ending-alone =
    { $title ->
        [none] Gotowe: razem { said-score }, wyposażenie { $feature }, stos { $stack }. Na tytuł to za mało.
       *[other] Gotowe: razem { said-score }, wyposażenie { $feature }, stos { $stack }. Tytuł: { $title }!
    }
ending-part-king = Królowie
ending-part-peasant = Chłopi
ending-part-priest = Kapłani
ending-part-lover = Kochankowie
ending-part-bandit = Zbóje
ending-part-executioner = Kaci
ending-tie-kinds =
    { $place ->
        [1] Punktów po równo: rozstrzyga najlepszy rodzaj, { $best } do { $best2 }.
        [2] Punktów po równo, najlepsze rodzaje też: rozstrzyga drugi najlepszy, { $best } do { $best2 }.
       *[other] Punktów po równo: od najlepszego rodzaju w dół pierwsza różnica to { $best } do { $best2 }.
    }
ending-tie-shared = Punktów po równo, i po równo w rodzajach od najlepszego w dół: nic nie rozstrzyga.
ending-step-king = Królowie: { $scores }
ending-step-peasant = Chłopi: { $scores }
ending-step-priest = Kapłani: { $scores }
ending-step-lover = Kochankowie: { $scores }
ending-step-bandit = Zbóje: { $scores }
ending-step-executioner = Kaci: { $scores }
ending-step-total = Razem: { $scores }
ending-step-score =
    { $seat-is ->
        [you] ty { $number }
       *[other] { $seat } { $number }
    }

## Czaszki, konstrukcje, tytuły

skull-0 = królowie
    .one = król
skull-1 = chłopi
    .one = chłop
skull-2 = kapłani
    .one = kapłan
skull-3 = kochankowie
    .one = kochanek
skull-4 = zbóje
    .one = zbój
skull-5 = kaci
    .one = kat
wish-0 = 1 punkt za każdego króla i chłopa na niższych poziomach
wish-1 = 1 punkt
wish-2 = 2 punkty za każdy poziom, na którym jest kapłan
wish-3 = 6 punktów za parę sąsiadów; każdy tylko w jednej parze
wish-4 = 2 punkty, jeśli sąsiaduje z kapłanem
wish-5 = 1 punkt i po 1 za każdego połączonego zbója
build-0 = stos
build-1 = wyposażenie
title-0 = none
title-1 = Skromny mnich
title-2 = Twórca makabry
title-3 = Znany rzemieślnik
title-4 = Legendarny artysta

## Karty

card-b01 = Król/Kapłan
card-b02 = Kapłan/Król
card-b03 = Król/Zbój
card-b04 = Zbój/Król
card-b05 = Chłop/Kapłan
card-b06 = Kapłan/Chłop
card-b07 = Chłop/Kochanek
card-b08 = Kochanek/Chłop
card-b09 = Chłop/Zbój
card-b10 = Chłop/Zbój
card-b11 = Zbój/Chłop
card-b12 = Zbój/Chłop
card-b13 = Kapłan/Kochanek
card-b14 = Kochanek/Kapłan
card-b15 = Kochanek/Zbój
card-b16 = Zbój/Kochanek
card-b17 = Kapłan/Kapłan
card-b18 = Zbój/Zbój
card-x01 = Kat/Zbój
card-x02 = Kat/Kapłan
card-x03 = Kat/Chłop
card-x04 = Zbój/Kat
card-x05 = Król/Kat
card-x06 = Kochanek/Kat
card-monstrancja = Monstrancja
    .back = Bunt chłopski
    .does = chłop, który ma pod sobą króla na dowolnym niższym poziomie, daje 3 punkty, a każdy inny nic.
card-kielich = Kielich
    .back = Królobójcy
    .does = przed punktacją zakrywa się karty królów, którzy sąsiadują z dwoma zbójami albo większą ich liczbą; zakryta karta nie ma czaszek.
card-krzyz = Krzyż
    .back = Kaznodzieja
    .does = zamiast zwykłych punktów za kapłanów są 3 punkty za każdy poziom, na którym jest dokładnie jeden.
card-herb = Herb
    .back = Zakazana miłość
    .does = para kochanków z różnych poziomów daje 8 punktów, a z jednego poziomu 4.
card-zyrandol = Żyrandol
    .back = Szajka
    .does = zbój, który sąsiaduje ze zbójem, a z żadnym kapłanem, daje −1 punkt.
card-luk = Łuk
    .back = Koronacja
    .does = punktują tylko królowie z najwyższego poziomu, na którym jakiś jest, za to podwójnie.
source-reconstructed = nasza rekonstrukcja, nie z pudełka
source-attested = znamy z opisów, nie z samej karty
source-printed = jak na karcie z pudełka

## Miejsca na stole

zone-graveyard = Zakryte karty cmentarza
zone-open0 = Grupa 1
zone-open1 = Grupa 2
zone-open2 = Grupa 3
zone-open3 = Grupa 4
zone-open4 = Grupa 5
zone-open5 = Grupa 6
zone-hand = Ręka
zone-stack = Stos
zone-feature = Wyposażenie
zone-shape = Kształt wyposażenia
zone-effect = Dodatkowa zasada
zone-box = Poza grą

## Dlaczego bot to radzi: „…, bo” i dalej

feature-score = twój stos jest wtedy wart najwięcej
feature-rivals = rywale mają wtedy najmniej
feature-hand = karty na ręce dadzą ci wtedy najwięcej
feature-subjects = przyszli królowie będą mieli na kogo patrzeć z góry
feature-lovers = samotny kochanek może wtedy jeszcze znaleźć parę
feature-bandits = przy zbójach jest wtedy jeszcze miejsce na kapłana
feature-left = zostaje ci wtedy więcej kart do ułożenia

## Plansza w terminalu

terminal-turn = Tura { $number }
terminal-opening = Otwarcie
terminal-over = Koniec gry
terminal-graveyard = Cmentarz
terminal-down =
    { $count ->
        [0] pusto
       *[other] +{ $count }
    }
terminal-hand = Ręka:
terminal-empty-hand = ręka pusta
terminal-empty = nic jeszcze nie leży
terminal-points = { $count } pkt
terminal-shape = Wyposażenie: { $card } ({ $source })
terminal-effect = { $card }: { $does } ({ $source })
terminal-title =
    { $title ->
        [none] Na razie bez tytułu
       *[other] Tytuł: { $title }
    }
terminal-signs = K król · C chłop · P kapłan · L kochanek · Z zbój
terminal-signs-more = X kat

## Plansza w przeglądarce

board-count = Punkty
board-kinds = Rodzaje czaszek
board-ask-kind = Wskaż rodzaj czaszki, a zobaczysz, kto i za co punktuje.
board-points = { $count } pkt
board-laid = Karty: { $count } z { $target }
board-pile = Grupa { $number }: zakryte karty: { $count }
board-pile-open = Grupa { $number }: odkryta { $card }, zakryte karty: { $count }
board-held = { $card }, ręka: { $name }
board-place = Wolne miejsce: { $build }, { said-place }
board-anchor = Kotwa: { $build }, poziom { $level }
board-free = Wolne miejsce: { $build }, poziom { $level }
board-brings = { $card }: razem { $gain } pkt, górna czaszka { $upper }, dolna { $lower }
board-build = { $name }: karty { $count } z { $target }, { $number } pkt.
board-level = Poziom { $level }, od lewej: { $cards }.
board-shape = Budujesz: { $card }

## Wynik prawdziwego stosu

score-down =
    { $count ->
        [one] Przed punktacją zakrywa się { $count } kartę.
        [few] Przed punktacją zakrywa się { $count } karty.
       *[many] Przed punktacją zakrywa się { $count } kart.
    }
score-king = Król { said-skull }: królów i chłopów poniżej { $count }, punkty { $points }.
score-peasant = Chłop { said-skull }: punkty { $points }.
score-priests = Kapłani na poziomie { $level }: jest ich { $count }, punkty { $points }.
score-pair = Para kochanków { said-skull } i { said-skull2 }: punkty { $points }.
score-alone = Kochanek bez pary { said-skull }: punkty { $points }.
score-bandit = Zbój { said-skull }: kapłanów obok { $count }, punkty { $points }.
score-rebel = Chłop { said-skull }: królów poniżej { $count }, punkty { $points }.
score-gang = Zbój { said-skull }: bez kapłana, zbójów obok { $count }, punkty { $points }.
score-executioner = Kat { said-skull }: połączonych zbójów { $count }, punkty { $points }.
said-skull = (poziom { $level }, { $nth }. od lewej)
said-skull2 = (poziom { $level2 }, { $nth2 }. od lewej)
score-kind = Razem { $skull }: { $points }
score-total = Wynik: { $points }
score-bad-empty = Nie ma tu czaszek do policzenia.
score-bad-below = Pod wierszem „{ $line }” nie ma czaszek.
score-bad-effect = Efekty to: { $names }. To nie jest żaden z nich: „{ $line }”.
score-bad-feature = Wyposażenie to: { $names }. To nie jest żadne z nich: „{ $line }”.
score-bad-levels = Poziomów może być najwyżej { $most }, a nie { $count }.
score-bad-level = Poziom { $number } od dołu musi mieć tyle czaszek: { $most }, a nie { $count }: { $line }
score-bad-mark = Czaszki to: { $names } To nie jest żadna z nich: { $line }
score-bad-box = Za dużo czaszek ({ $skull }): { $count }, a w pudełku jest { $most }.
score-bad-width = Najniższy poziom ma 3 albo 4 czaszki, a nie { $count }: { $line }

## Licznik dla prawdziwego stołu

sheet-form = Co leży na stole
sheet-stack-4 = Stos 4–3–2 (jedna albo dwie osoby)
sheet-stack-3 = Stos 3–2–1 (trzy albo cztery osoby)
sheet-extra = Dodatkowa zasada
sheet-no-extra = Żadna
sheet-nothing = pusto
sheet-rub = Usuń czaszkę
sheet-clear = Wyczyść
sheet-cell = Poziom { $level }, { $nth }. od lewej: { $skull }
sheet-tell = { $skull }: { $count } pkt; pokaż, za co
score-how = Wiersz na poziom, od najwyższego. Litery: K król, C chłop, P kapłan, L kochanek, Z zbój, X kat; kropka, gdzie nic nie leży.
