### Ku radości Pana po polsku. Nazwy kart są takie jak w plikach danych.

name = Ku radości Pana
tagline = Mroczny Pan jest nie w sosie. Zbuduj mu wieżę z kogo popadnie.
minutes = 20–45
made = Karty są odtworzone
about = Wszystkie znane ziemie już podbito i Mroczny Pan się nudzi, więc jego nadsługusy urządzają zawody pomponiarskie. W tej grze dla 2–6 osób stawiasz wieżę z krwiożerczych sługusów, a najbardziej mordercze okazy podrzucasz sąsiadom, wspinasz się po własnej i masz nadzieję, że przetrwa zadymy do powrotu Pana. Autorem gry i rysunków jest Daniel Windfeld Schmidt, a ukazała się ona w 2015 roku. Zasady bierzemy z polskiej instrukcji. Listy kart nikt nie ogłosił, więc 79 sługusów i 17 rozkazów odtworzyliśmy sami: to nie są karty z pudełka, a z ich prawdziwych nazw znamy jedenaście.

## Jak gra może się skończyć

balance-here = Pan wrócił

## Ustawienia stołu

setting-variant = Wariant
setting-variant-base = Zwykły: każdy ma swoją wieżę
setting-variant-first = Pierwsza gra: bez zaawansowanych sługusów i o dwie zadymy mniej
setting-variant-hell = Wieże piekieł: bez zadym i bez „Idzie!”
setting-variant-teams = Z dwojga złego: cztery osoby, dwie drużyny, jedna wieża na drużynę
setting-variant-pedro = Szybki Pedro: wszyscy budują naraz, byle szybciej
setting-minions = Sługusy
setting-minions-all = Wszystkie
setting-minions-first = Bez zaawansowanych
setting-brawls = Karty zadymy
setting-brawls-usual = Tyle, ile każe instrukcja
setting-brawls-0 = Żadnej
setting-brawls-1 = 1
setting-brawls-2 = 2
setting-brawls-3 = 3
setting-brawls-4 = 4
setting-brawls-5 = 5
setting-brawls-6 = 6
setting-brawls-7 = 7
setting-brawls-8 = 8
setting-brawls-9 = 9
setting-brawls-hell = Żadnej i bez „Idzie!”, jak w Wieżach piekieł
setting-hanging = Sługus dołożony z boku wyższego poziomu
setting-hanging-no = Tylko Lotnik
setting-hanging-yes = Każdy: wisi, dopóki nie zadziała grawitacja
setting-starter = Zaczyna
setting-starter-random = Kogo wylosujemy
setting-starter-1 = Miejsce 1
setting-starter-2 = Miejsce 2
setting-starter-3 = Miejsce 3
setting-starter-4 = Miejsce 4
setting-starter-5 = Miejsce 5
setting-starter-6 = Miejsce 6
setting-minutes = Czas na budowę (Szybki Pedro)
setting-minutes-5 = 5 minut
setting-minutes-10 = 10 minut
setting-minutes-15 = 15 minut
setting-minutes-20 = 20 minut

## Zlecenia: na co odpowiadają

what-minion = gdy kładą mi sługusa
what-stab = gdy nasyłają Zabójcę
what-move = gdy przenoszą mi sługusa
what-swap = gdy zamieniają moich sługusów miejscami
what-aggression = gdy rozjuszają mi sługusa

## Kto, gdzie i jak, w każdym zdaniu

said-whose =
    { $seat-is ->
        [you] twoja wieża
       *[other] wieża: { $seat }
    }
said-tower =
    { $seat-is ->
        [you] twoja wieża
       *[other] wieża: { $seat }
    }
said-tower2 =
    { $seat2-is ->
        [you] twoja wieża
       *[other] wieża: { $seat2 }
    }
said-place =
    { $on ->
        [ground] { $under ->
            [none] { $left ->
                [none] { $right ->
                    [none] na ziemi
                   *[other] na ziemi, { said-left-of }
                }
               *[other] { $right ->
                    [none] na ziemi, { said-right-of }
                   *[other] na ziemi, między kartami { $left } i { $right }
                }
            }
           *[other] na ziemi, pod kartą { $under }
        }
        [air] { $left ->
            [none] { $right ->
                [none] w powietrzu
               *[other] w powietrzu, { said-left-of }
            }
           *[other] { $right ->
                [none] w powietrzu, { said-right-of }
               *[other] w powietrzu, między kartami { $left } i { $right }
            }
        }
       *[other] na karcie { $on }
    }
said-left-of =
    { $steps ->
        [1] na lewo od karty { $right }
       *[other] o { $steps } na lewo od karty { $right }
    }
said-right-of =
    { $steps ->
        [1] na prawo od karty { $left }
       *[other] o { $steps } na prawo od karty { $left }
    }
said-way =
    { $aside ->
        [none] { said-rise }
       *[other] { $rise ->
            [none] { said-aside }
           *[other] { said-rise } i { said-aside }
        }
    }
said-aside =
    { $aside ->
        [left] o { $far } w lewo
       *[right] o { $far } w prawo
    }
said-rise =
    { $rise ->
        [up] o { $high } w górę
       *[down] o { $high } w dół
    }
said-victims =
    { $card4 ->
        [none] { $card3 }
       *[other] { $card5 ->
            [none] { $card3 } i { $card4 }
           *[other] { $card6 ->
                [none] { $card3 }, { $card4 } i { $card5 }
               *[other] { $card3 }, { $card4 }, { $card5 } i { $card6 }
            }
        }
    }
said-wins =
    { $seat-is ->
        [you] Wygrywasz
       *[other] Wygrywa { $seat }
    }
said-won-tower =
    { $seat-is ->
        [you] twoją wieżę
       *[other] wieżę
    }
said-last =
    { $seat2-is ->
        [you] Ostatnią kartę kładziesz ty.
       *[other] Ostatnią kartę kładzie { $seat2 }.
    }
said-scorer =
    { $seat-is ->
        [you] ty
        [among] wasza wieża
       *[other] { $seat }
    }
said-play =
    { $can ->
        [lay] połóż kartę { $card } na dowolnej wieży
        [lay-lay_turned] połóż kartę { $card } na dowolnej wieży, prosto albo do góry nogami
        [lay-stab] połóż Zabójcę ({ $card }) na dowolnej wieży albo na miejscu tego, kogo zadźga
        [lay-lay_turned-stab-stab_turned] połóż Zabójcę ({ $card }) na dowolnej wieży albo na miejscu tego, kogo zadźga, prosto albo do góry nogami
       *[other] zagrywasz kartę { $card }: { said-can }
    }
said-can =
    { $can ->
        [lay] połóż sługusa na dowolnej wieży
        [lay-lay_turned] połóż sługusa na dowolnej wieży, prosto albo do góry nogami
        [lay-stab] połóż Zabójcę na dowolnej wieży albo na miejscu tego, kogo zadźga
        [lay-lay_turned-stab-stab_turned] połóż Zabójcę na dowolnej wieży albo na miejscu tego, kogo zadźga, prosto albo do góry nogami
        [move] wybierz, który sługus się przesuwa i dokąd
        [swap] wybierz, które dwa sługusy zamieniają się miejscami
        [rouse] wybierz, kogo rozjuszysz
        [move-rouse] wybierz, który sługus się przesuwa i dokąd, albo kogo rozjuszysz
        [move-swap] wybierz, który sługus się przesuwa i dokąd, albo które dwa się zamieniają
       *[rouse-swap] wybierz, które dwa sługusy się zamieniają albo kogo rozjuszysz
    }

## O co pyta gra

prompt-play_card =
    { $play ->
        [1] { $seat }: zagraj pierwszą kartę, sługusa albo rozkaz.
       *[other] { $seat }: zagraj drugą kartę, sługusa albo rozkaz.
    }
prompt-where =
    { $how ->
        [play] { $seat }: { said-play }.
        [deflect] { $seat }: odbijasz kartę { $card }: { said-can }.
       *[elsewhere] { $seat }: odbijasz kartę { $card }: { said-can }, byle nie na wieży: { $seat2 }.
    }
prompt-deflecting =
    { $how ->
        [minion] { $seat }: { $seat2 } kładzie u ciebie kartę { $card }, { said-place }.{ said-deflect }
        [stab] { $seat }: { $seat2 } nasyła na twoją wieżę Zabójcę: { $card }. Na jego miejscu zginie { $card2 }.{ said-deflect }
        [move] { $seat }: { $seat2 }, { $card }: twój sługus { $card2 } idzie { said-way }, { said-place }{ said-then }.{ said-deflect }
        [swap] { $seat }: { $seat2 } kartą { $card } zamienia miejscami w twojej wieży: { $card2 } i { $card3 }.{ said-deflect }
       *[aggression] { $strikes ->
            [somebody] { $seat }: { $seat2 } kartą { $card } rozjusza twojego sługusa: { $card2 }. Oberwie { said-victims }.{ said-deflect }
            [nobody] { $seat }: { $seat2 } kartą { $card } rozjusza twojego sługusa: { $card2 }. Nikt nie oberwie.{ said-deflect }
           *[unknown] { $seat }: { $seat2 } kartą { $card } rozjusza twojego sługusa: { $card2 }.{ said-deflect }
        }
    }
said-then =
    { $on ->
        [air] {" "}(spadnie, jeśli nie lata)
       *[other] {""}
    }
said-deflect =
    { $can ->
        [none] {""}
       *[other] { $how ->
            [minion] {" "}Odbij kartę albo przyjmij gościa.
            [stab] {" "}Odbij kartę albo pożegnaj sługusa.
           *[other] {" "}Odbijasz?
        }
    }
prompt-jump = { $seat }: twój powiernik właśnie zginął. Wybierz, komu na plecy przeskoczysz.
prompt-choose_prey = { $seat }: Głodomór ({ $eater }) ma w czym wybierać. Wskaż, kogo zje.
prompt-climb = { $seat }: możesz ruszyć nadsługusa o jeden krok. Wybierz, dokąd, albo zostań.
prompt-throw =
    { $how ->
        [must] { $seat }: zagrania przepadły, więc odrzuć kartę.
       *[may] { $seat }: możesz odrzucić jedną kartę, zanim dobierzesz nowe.
    }
prompt-build =
    { $can ->
        [eat] { $seat }: Głodomór ma w czym wybierać. Wskaż, kogo zje, byle szybko!
        [lay-lay_turned] { $seat }: połóż kartę na swojej wieży, prosto albo do góry nogami, byle szybko!
        [lay-stab] { $seat }: połóż Zabójcę na swojej wieży albo kogoś na niej zadźgaj, byle szybko!
       *[other] { $seat }: połóż kartę na swojej wieży, byle szybko!
    }

## Co można zrobić

option-play = Zagraj: { $card }
option-lay = Połóż { said-place } ({ said-whose })
option-lay_turned = Połóż do góry nogami { said-place } ({ said-whose })
option-stab = Zadźgaj: { $card } ({ said-whose })
option-stab_turned = Zadźgaj: { $card } ({ said-whose }) i połóż tam Zabójcę do góry nogami
option-move = Przesuń: { $card } ({ said-whose }), { said-way }, { said-place }
option-swap = Zamień miejscami: { $card } i { $card3 } ({ said-whose })
option-rouse =
    { $strikes ->
        [somebody] Rozjusz: { $card } ({ said-whose }). Oberwie { said-victims }
        [nobody] Rozjusz: { $card } ({ said-whose }). Nikt nie oberwie
       *[unknown] Rozjusz: { $card } ({ said-whose })
    }
option-let_it = Niech się dzieje
option-deflect = Odbij: { $card }
option-jump = Przeskocz: { $card }, poziom { $level }
option-climb = Przejdź: { $card }, poziom { $level }
option-stay = Zostań
option-keep = Zatrzymaj wszystkie
option-throw = Odrzuć: { $card }
option-eat = Zjedz: { $card } ({ $side })
side-up = u góry
side-right = po prawej
side-down = na dole
side-left = po lewej

## Co się stało

event-starts =
    { $seat-is ->
        [you] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }
event-turn_began =
    { $seat-is ->
        [you] Zaczyna się twoja tura.
       *[other] Zaczyna się tura: { $seat }.
    }
event-no_play =
    { $seat-is ->
        [you] Nie masz czego zagrać.
       *[other] { $seat } nie ma czego zagrać.
    }
event-announced =
    { $order ->
        [none] { $card ->
            [hidden] { said-plays } Ninję ({ said-tower2 }).
           *[other] { said-plays } kartę: { $card } ({ said-tower2 }).
        }
       *[other] { said-plays } { $order-played } z karty: { $card } ({ said-tower2 }).
    }
said-plays =
    { $seat-is ->
        [you] Zagrywasz
       *[other] { $seat } zagrywa
    }
event-deflected =
    { $card2 ->
        [hidden] { said-deflects } Ninję kartą: { $card }.
       *[other] { said-deflects } kartę: { $card2 }. Odbicie: { $card }.
    }
said-deflects =
    { $seat-is ->
        [you] Odbijasz
       *[other] { $seat } odbija
    }
event-laid =
    { $card ->
        [hidden] Zakryty Ninja staje na poziomie { $number2 } ({ said-tower }).
       *[other] { $card } staje na poziomie { $number2 } ({ said-tower }).
    }
event-moved =
    { $card ->
        [hidden] Zakryty Ninja ląduje na poziomie { $number2 } ({ said-tower }).
       *[other] { $card } ląduje na poziomie { $number2 } ({ said-tower }).
    }
event-swapped =
    { $card ->
        [hidden] { $card2 ->
            [hidden] Miejscami zamieniają się dwaj zakryci Ninja ({ said-tower }).
           *[other] Miejscami zamieniają się zakryty Ninja i { $card2 } ({ said-tower }).
        }
       *[other] { $card2 ->
            [hidden] Miejscami zamieniają się { $card } i zakryty Ninja ({ said-tower }).
           *[other] Miejscami zamieniają się { $card } i { $card2 } ({ said-tower }).
        }
    }
event-roused = { $card } dostaje rozkaz ataku na poziomie { $number2 } ({ said-tower }).
event-brawl = Zadyma! Sługusy mają już siebie dość.
event-brawl_at =
    { $seat-is ->
        [you] Zadyma ogarnia twoją wieżę.
       *[other] Zadyma ogarnia wieżę: { $seat }.
    }
event-fight =
    { $number ->
        [3] Uderzają strzałki potrójne.
        [2] Uderzają strzałki podwójne.
       *[1] Uderzają strzałki pojedyncze.
    }
event-struck =
    { $number ->
        [3] { $card } rani potrójną strzałką: { $card2 }.
        [2] { $card } rani podwójną strzałką: { $card2 }.
       *[1] { $card } rani pojedynczą strzałką: { $card2 }.
    }
event-blocked =
    { $number ->
        [3] { $card } bije potrójną strzałką w tarczę. Ocalenie: { $card2 }.
        [2] { $card } bije podwójną strzałką w tarczę. Ocalenie: { $card2 }.
       *[1] { $card } bije pojedynczą strzałką w tarczę. Ocalenie: { $card2 }.
    }
event-spared = { $card } nie śmie tknąć powiernika: { $card2 }.
event-held_back = { $card } siedzi cicho, bo ma na karku nadsługusa.
event-turned_round =
    { $cause ->
        [by-fall] { $card } spada na pancerz: obrót do góry nogami zamiast śmierci.
        [blown-up] { $card } wybucha w pancerzu: obrót do góry nogami zamiast śmierci.
       *[by-attack] { $card } przyjmuje ranę na pancerz: obrót do góry nogami zamiast śmierci.
    }
event-died =
    { $cause ->
        [by-attack] { $card } ginie od zadanej rany.
        [by-fall] { $card } ginie, bo Słabeusza rani każdy upadek.
        [crushed] { $card } ginie, bo z góry spada Grubas: { $card2 }.
        [eaten] { $card } ginie i znika w brzuchu: { $card2 }.
        [suffocated] { $card } ginie z braku powietrza: Klaustrofob nie zniesie tłoku z czterech stron.
        [blown-up] { $card } ginie po własnym ataku, jak to Kamikaze.
       *[stabbed] { $card2 ->
            [hidden] { $card } ginie z ręki Zabójcy.
           *[other] { $card } ginie z ręki Zabójcy: { $card2 }.
        }
    }
event-fell = { $card } spada z poziomu { $number } na poziom { $number2 }.
event-ate = { $card } oblizuje się i zjada, co wskazuje strzałka: { $card2 }.
event-revealed = Niespodzianka! To Ninja: { $card }.
event-hid = { $card } znów się zakrywa. Nikogo tu nie ma.
event-jumped =
    { $card ->
        [hidden] { said-jumps } na zakrytego Ninję (poziom { $number2 }).
       *[other] { said-jumps } na plecy: { $card } (poziom { $number2 }).
    }
said-jumps =
    { $seat-is ->
        [you] Przeskakujesz
       *[other] { $seat } przeskakuje
    }
event-to_ground =
    { $seat-is ->
        [you] Lądujesz na ziemi. Spokojnie, nadsługusy nigdy nie umierają.
       *[other] { $seat } ląduje na ziemi. Spokojnie, nadsługusy nigdy nie umierają.
    }
event-climbed =
    { $card ->
        [hidden] { said-steps } na zakrytego Ninję (poziom { $number2 }).
       *[other] { said-steps } na plecy: { $card } (poziom { $number2 }).
    }
said-steps =
    { $seat-is ->
        [you] Przechodzisz
       *[other] { $seat } przechodzi
    }
event-threw =
    { $seat-is ->
        [you] Odrzucasz kartę: { $card }.
       *[other] { $seat } odrzuca kartę: { $card }.
    }
event-drew =
    { $seat-is ->
        [you] Dobierasz kartę: { $card }.
       *[other] { $card ->
            [hidden] { $seat } dobiera kartę.
           *[other] { $seat } dobiera kartę: { $card }.
        }
    }
event-show =
    { $seat-is ->
        [you] Widzisz Ninję: { $card }.
       *[other] { $card ->
            [hidden] { $seat } zagląda Ninji pod maskę.
           *[other] { $seat } widzi Ninję: { $card }.
        }
    }
event-coming = Idzie! Kto ma coś do poprawienia, niech poprawia szybko.
event-here = Już tu jest! Zostały trzy zadymy i ocena wież.
event-scored =
    { $number ->
        [one] Pan daje { $number } punkt ({ said-tower }).
        [few] Pan daje { $number } punkty ({ said-tower }).
       *[many] Pan daje { $number } punktów ({ said-tower }).
    }
event-turned_up =
    { $seat-is ->
        [you] Odkrywasz następną kartę: { $card }.
       *[other] { $card ->
            [hidden] { $seat } odkrywa następną kartę.
           *[other] { $seat } odkrywa następną kartę: { $card }.
        }
    }
event-time_up = Czas minął, a nikt nie skończył. Wieże zostają takie, jakie są.
event-first_done =
    { $seat-is ->
        [you] Kładziesz ostatnią kartę. Ręce precz od wież!
       *[other] { $seat } kładzie ostatnią kartę. Ręce precz od wież!
    }

## Co przyniosła tura

digest-starts =
    { $seat-is ->
        [you] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }
digest-turn =
    { $seat-is ->
        [you] Ty: { $acts }.
       *[other] { $seat }: { $acts }.
    }
digest-by =
    { $seat-is ->
        [you] { $acts }
       *[other] { $seat } { $acts }
    }
digest-played =
    { $seat2-is ->
        [you] { $card } do ciebie
       *[other] { $card } ({ $seat2 })
    }
digest-played-own =
    { $seat-is ->
        [you] { $card } u siebie
       *[other] { $card } u siebie
    }
digest-deflects =
    { $seat-is ->
        [you] odbijasz
       *[other] { $seat } odbija
    }
digest-deflected =
    { $seat-is ->
        [you] odbijasz ({ $seat2 })
       *[other] { $seat2-is ->
            [you] { $seat } odbija do ciebie
           *[other] { $seat } odbija ({ $seat2 })
        }
    }
digest-deflected-own =
    { $seat-is ->
        [you] odbijasz i zostawiasz u siebie
       *[other] { $seat } odbija i zostawia u siebie
    }
digest-moved =
    { $seat-is ->
        [you] przenosisz: { $card } ({ $seat2 })
       *[other] { $seat2-is ->
            [you] przenosi na twojej wieży: { $card }
           *[other] przenosi: { $card } ({ $seat2 })
        }
    }
digest-moved-own =
    { $seat-is ->
        [you] przenosisz u siebie: { $card }
       *[other] przenosi u siebie: { $card }
    }
digest-swapped =
    { $seat-is ->
        [you] zamieniasz: { $card } i { $card2 } ({ $seat2 })
       *[other] { $seat2-is ->
            [you] zamienia na twojej wieży: { $card } i { $card2 }
           *[other] zamienia: { $card } i { $card2 } ({ $seat2 })
        }
    }
digest-swapped-own =
    { $seat-is ->
        [you] zamieniasz u siebie: { $card } i { $card2 }
       *[other] zamienia u siebie: { $card } i { $card2 }
    }
digest-roused =
    { $seat-is ->
        [you] rozjuszasz: { $card } ({ $seat2 })
       *[other] { $seat2-is ->
            [you] rozjusza na twojej wieży: { $card }
           *[other] rozjusza: { $card } ({ $seat2 })
        }
    }
digest-roused-own =
    { $seat-is ->
        [you] rozjuszasz u siebie: { $card }
       *[other] rozjusza u siebie: { $card }
    }
digest-died =
    { $count ->
        [one] ginie { $card }
       *[other] giną { $card }
    }
digest-many =
    { $count ->
        [one] ginie jeden sługus
        [few] giną { $count } sługusy
       *[many] ginie { $count } sługusów
    }
digest-jumped =
    { $seat-is ->
        [you] przeskakujesz: { $card }
       *[other] { $seat } przeskakuje: { $card }
    }
digest-to_ground =
    { $seat-is ->
        [you] lądujesz na ziemi
       *[other] { $seat } ląduje na ziemi
    }
digest-climbed =
    { $seat-is ->
        [you] wchodzisz na poziom { $number2 }
       *[other] wchodzi na poziom { $number2 }
    }
digest-no_play = nie ma czego zagrać
digest-brawl =
    { $called ->
        [yes] Idzie!{ " " }
       *[no] { "" }
    }{ $acts ->
        [none] { $count ->
            [one] Zadyma: nikt nie ginie.
            [few] { $count } zadymy: nikt nie ginie.
           *[many] { $count } zadym: nikt nie ginie.
        }
       *[other] { $count ->
            [one] Zadyma: { $acts }.
            [few] { $count } zadymy: { $acts }.
           *[many] { $count } zadym: { $acts }.
        }
    }
digest-coming = Idzie!
digest-here =
    { $scores ->
        [none] { said-over }. { $count ->
            [0] W trzech zadymach nikt nie ginie.
            [one] W trzech zadymach ginie { $count } sługus.
            [few] W trzech zadymach giną { $count } sługusy.
           *[many] W trzech zadymach ginie { $count } sługusów.
        }
       *[other] { said-over }: { $scores }.
    }
said-over =
    { $how ->
        [first_done] { $seat-is ->
            [you] Kładziesz ostatnią kartę
           *[other] Ostatnią kartę kładzie { $seat }
        }
        [time_up] Czas minął
       *[here] Już tu jest
    }
digest-built = Położone sługusy: { $scores }.
digest-score = { said-scorer } { $number }

## Jak się skończyło

ending-won =
    { $how ->
        [first] { said-wins }, { said-points } do { $points2 }. { said-last }
        [time] { said-wins }, { said-points } do { $points2 }. Nikt nie położył ostatniej karty na czas.
       *[here] { $count ->
            [one] { said-wins }: Pan ocenia { said-won-tower } na { said-points }, a następną na { $points2 }.
           *[other] { $seat-is ->
                [among] Wygrywacie razem: Pan ocenia waszą wieżę na { said-points }, a drugą na { $points2 }.
               *[other] Wygrywają { $seat }: Pan ocenia ich wieżę na { said-points }, a drugą na { $points2 }.
            }
        }
    }
ending-shared =
    { $how ->
        [first] Wspólne zwycięstwo: { $seat }, po { said-points }. { said-last }
        [time] Wspólne zwycięstwo: { $seat }, po { said-points }. Nikt nie położył ostatniej karty na czas.
       *[here] Wspólne zwycięstwo: { $seat }, po { said-points }.
    }
said-points = { $points } pkt
ending-tie-stays = Remis zostaje remisem: między równymi wieżami nic nie rozstrzyga.
ending-part-minions = Ocalałe sługusy
ending-part-level = Poziom nadsługusa
ending-part-height = Wysokość
ending-part-multiplied = Z mnożeniem
ending-part-plain = Bez mnożenia
ending-step-brawls =
    { $count ->
        [0] Po trzech zadymach nie zostaje nikt.
        [one] Po trzech zadymach zostaje { $count } sługus: { $scores }
        [few] Po trzech zadymach zostają { $count } sługusy: { $scores }
       *[many] Po trzech zadymach zostaje { $count } sługusów: { $scores }
    }
ending-step-level = Poziom { $level }: { $scores }
ending-step-sum =
    { $level ->
        [1] { said-scorer } { $number }
       *[other] { said-scorer } { $number } × { $level } = { $number2 }
    }
ending-step-plain = Bez mnożenia: { $scores }
ending-step-total = Razem: { $scores }
ending-step-score = { said-scorer } { $number }

## Gdzie leżą karty

zone-deck = Talia
zone-top = Wierzch talii
zone-again = Zadymy wtasowane z powrotem
zone-hand = Ręka
zone-picked = Karta wybrana do zagrania
zone-standing = Sługusy w wieżach
zone-covered0 = Zakryty Ninja
zone-covered1 = Zakryty Ninja
zone-covered2 = Zakryty Ninja
zone-covered3 = Zakryty Ninja
zone-air = Karta w locie
zone-shadow = Ninja w locie
zone-discard = Karty odrzucone
zone-happened = Wydarzenia
zone-ahead = Karty Pana w talii
zone-box = Poza grą
zone-aside = Odłożone na bok
zone-cut = Wielkość małej talii
zone-not_cut = Inne wielkości małej talii
zone-late = Miejsce „Już tu jest!”
zone-not_late = Inne miejsca „Już tu jest!”
zone-ruled_out = Wykluczone
zone-stack = Stos do zbudowania
zone-up = Odkryta karta

## Dlaczego bot tak gra

feature-height = stawia nadsługusa na wysokości w sam raz na tę chwilę
feature-steps = przybliża nadsługusa do szczytu wieży
feature-risk = oszczędza twojej wieży ofiar w następnej zadymie
feature-minions = zostawia w twojej wieży więcej sługusów
feature-hand = zostawia ci lepsze karty na ręce
feature-orders = zostawia ci więcej rozkazów na czarną godzinę
feature-deflects = zostawia ci więcej kart z odbiciem
feature-late = poprawia to, co będzie po powrocie Pana

## W terminalu

terminal-turn = Tura { $number }
terminal-build = Wszyscy budują naraz
terminal-play =
    { $number ->
        [1] pierwsza karta
       *[other] druga karta
    }
terminal-over = Koniec gry
terminal-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
terminal-brawls =
    { $count ->
        [one] została { $count } zadyma
        [few] zostały { $count } zadymy
       *[many] zostało { $count } zadym
    }
terminal-coming = „Idzie!” za { $fewest }–{ $most } kart
terminal-here = „Już tu jest!” za { $fewest }–{ $most } kart
terminal-flying = W locie: { $card }
terminal-score =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
terminal-covered =
    { $count ->
        [one] i { $count } zakryty Ninja
        [few] i { $count } zakryci Ninja
       *[many] i { $count } zakrytych Ninja
    }
terminal-level = poziom { $number }
terminal-ground = na ziemi
terminal-hand-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
terminal-empty = pusto
terminal-hand = Ręka
terminal-up = Karta do położenia
terminal-picked = Wybrana karta
terminal-discard = Odrzucone karty: { $count }
terminal-value = wartość { $number }
terminal-arrows = strzałki { $arrows }
terminal-shields = tarcze { $shields }
terminal-signs = ↑1 strzałka i jej siła · ═ ║ tarcza · ↻ do góry nogami · ? Ninja
short-weak = Sł
short-hungry = Gł
short-heavy = Gr
short-flying = Lo
short-acrobat = Ak
short-kamikaze = Ka
short-armored = Op
short-claustrophobe = Kl
short-ninja = Ni
short-assassin = Za

## Objaśnienia

explain-untouched = { $card } żyje: żaden cios tu nie sięgnął.
explain-shielded = { $card } żyje: uderzenia zatrzymała tarcza.
explain-turned = { $card } żyje: ranę przyjął pancerz, karta leży do góry nogami.
explain-turned-shielded = { $card } żyje: ranę przyjął pancerz, karta leży do góry nogami, a resztę zatrzymała tarcza.
explain-spared = { $card } żyje: powiernika nikt w zadymie nie atakuje.
explain-by-attack = { $card } nie żyje. Rany zadają: { $cards }.
explain-by-fall = { $card } nie żyje. Słabeusza zabił upadek.
explain-crushed = { $card } nie żyje. Z góry spadł Grubas: { $cards }.
explain-eaten = { $card } nie żyje. Głodomór był głodny: { $cards }.
explain-suffocated = { $card } nie żyje. Klaustrofob był otoczony z czterech stron.
explain-blown-up = { $card } nie żyje. Kamikaze zawsze płaci za swój atak.
explain-bad-line = wiersz { $number }: { $wrong }
explain-bad-empty = w wieży nie ma żadnego sługusa
explain-bad-large = wieża ma najwyżej { $most } kolumn i { $most } poziomów
explain-bad-at = agresja dotyczy sługusa, jako KOLUMNA,POZIOM od 0,1 w lewym dolnym rogu, a nie { $where }
explain-bad-only-aggression = pole podaje się tylko dla agresji
explain-bad-minion =
    { $near ->
        [none] nie ma sługusa „{ $name }”
       *[other] nie ma sługusa „{ $name }” (czy to { $near }?)
    }
explain-bad-twice = { $name } stoi tu dwa razy
explain-bad-mark = znak stoi dwa razy: { $cell }
explain-bad-covered = zakryty może być tylko Ninja, a { $name } nim nie jest
explain-bad-riders = nadsługus jest jeden, a siedzi na dwóch sługusach
explain-bad-own-name = własna karta ma nazwę z jednego słowa bez znaków, a nie „{ $name }”
explain-bad-own-taken = { $name } to karta z talii: nazwij swoją inaczej
explain-bad-own-twice = { $name } jest opisana dwa razy
explain-bad-own-word =
    { $near ->
        [none] { $name }: „{ $word }” to nie cecha, nie strzałka jak R3, nie tarcza jak tarcza-D i nie wartość od 1 do 3
       *[other] { $name }: nie ma „{ $word }” (czy to { $near }?)
    }
explain-bad-own-arrow = { $name }: strzałka ma liczbę od 1 do { $most }, a nie { $word }
explain-bad-own-again = { $name }: za dużo na jednej karcie: { $word }
explain-bad-own-both = { $name }: strzałka i tarcza na jednym boku: { $side }
explain-bad-own-ninjas = Ninja może być najwyżej { $count }
explain-bad-own-many = sługusów, którzy nie są Ninja, może być najwyżej { $count }
explain-stabbed = { $card } nie żyje. Zabójca: { $cards }.

## Cechy

trait-weak = Słabeusz
trait-weak-what = Rani go każdy upadek, a Głodomór zjada go na miejscu.
trait-hungry = Głodomór
trait-hungry-what = Natychmiast zjada Słabeusza, na którego wskazuje jego strzałka, i zajmuje jego miejsce.
trait-heavy = Grubas
trait-heavy-what = Zabija sługusa, na którego spadnie, i staje na jego miejscu; zwykłe stanie na kimś nic nie robi.
trait-flying = Lotnik
trait-flying-what = Nie spada i nie potrzebuje nikogo pod sobą, chyba że gdzieś nad nim w kolumnie jest Grubas.
trait-acrobat = Akrobata
trait-acrobat-what = Zagrywając go, kładziesz go normalnie albo do góry nogami.
trait-kamikaze = Kamikaze
trait-kamikaze-what = Na koniec każdej walki, w której atakował, sam dostaje ranę.
trait-armored = Opancerzony
trait-armored-what = Pierwsza rana tylko go obraca; obróconego rana zabija.
trait-claustrophobe = Klaustrofob
trait-claustrophobe-what = Ginie natychmiast, gdy ze wszystkich czterech stron ma sługusy lub ziemię.
trait-ninja = Ninja
trait-ninja-what = Leży zakryty i odsłania się tylko na czas walki lub upadku; póki jest zakryty, inne jego cechy nie działają.
trait-assassin = Zabójca
trait-assassin-what = Możesz go położyć normalnie albo na miejscu dowolnego sługusa, który wtedy ginie.

## Rozkazy

order-move = Ruch
    .played = ruch
order-move-what = Przenieś sługusa na jedno ze wskazanych miejsc, jeśli jest wolne; potem działa grawitacja.
order-swap = Zamiana
    .played = zamianę
order-swap-what = Zamień miejscami dwa sługusy ułożone tak jak na karcie; potem działa grawitacja.
order-aggression = Agresja
    .played = agresję
order-aggression-what = Wybrany sługus natychmiast atakuje wszystkimi swoimi strzałkami; potem działa grawitacja.
order-deflect = Odbicie
order-deflect-what = Gdy przeciwnik zagra kartę na twoją wieżę, zagraj tę kartę po swojemu.

## Karty

card-shydra = Wstydra
card-walltor = Murosław
card-unicone = Jednorożek
card-lowkey = Cichacz
card-hughbert = Tulibert
card-jawcer = Szczękodek
card-nomnom = Mniamniak
card-slay-team = Brygada Ciach
card-naught-knight = Nicerz
card-fir-seer = Yodła
card-hog-air-balloon = Świniolot
card-elephant = Słoń, Którego Nie Ma
card-mothball = Ćmok
card-count-seconds = Hrabia Dokładka
card-eggstra-large = Jajosław Wielki
card-damp-squib = Mokry Kapiszon
card-bumblebomb = Trzmielobomba
card-armadizzy = Pancernik Fikuś
card-sardine = Sardynka bez Puszki
card-midnight-snacker = Nocny Podjadacz
card-pressure-cooker = Szybkowar
card-canivore = Konserwożerca
card-dumpling = Pan Pyza
card-anvillain = Kowadłowski
card-dieting-troll = Troll na Diecie
card-hippocrite = Hipokryta
card-molluscle = Mięczak
card-wispy-will = Chuchromir
card-slim-chance = Cienki Bolek
card-jellyguard = Galaretnik
card-intern = Stażysta
card-bonely = Gnatek
card-sobgoblin = Szlochoblin
card-wafer = Pan Andrut
card-scaredcrow = Strach przed Wróblami
card-doubtbat = Nietopewny
card-airhead = Lotny Umysł
card-gargler = Gulgulec
card-kitemare = Zmorawiec
card-witch = Wiedźma bez Prawka
card-dandy-lion = Dmuchalew
card-wolfgang = Wilczy Apetyt
card-crumblord = Okruszyciel
card-venus-guytrap = Sługołapka
card-sir-saucepan = Sir Rondel
card-tortoise = Żółw Ekspresowy
card-tin-soldout = Ołowiany Żołdak
card-crabby-cadet = Rak Nieborak
card-six-pack-sam = Pan Kaloryfer
card-dinah-mite = Dynamitka
card-short-fuse = Krótki Lont
card-auld-bang-syne = Sylwester
card-somersalami = Salto Mortadela
card-upside-clown = Klaun na Opak
card-boingboy = Sprężyniec
card-genie = Dżin po Przejściach
card-vampire = Wampir Plenerowy
card-just-a-bush = Zwykły Krzaczek
card-stabby-tabby = Kocia Kosa
card-understudy = Dublerka
card-pom-pom = Pomponiara Zagłady
card-hip-hip-harry = Hip-Hip Hilary
card-megaphony = Tuba Zguby
card-right-hook = Prawy Sierpowy
card-lefty = Mańkut
card-jack-hammer = Młot Mietek
card-tridentist = Dentysta Trójząb
card-ram-page = Baran Taran
card-stomp-collector = Filatupista
card-scarf-ace = Szalikowiec
card-number-one-fan = Fan Numer Jeden
card-accountant = Księgowy Otchłani
card-front-desk = Pani z Dziekanatu
card-hedgehug = Jeż Przytulas
card-prickly-pete = Kaktusław
card-cyclops = Cyklop na Pół Etatu
card-typo-imp = Chochlik Drukarski
card-mummys-boy = Synek Mumii
card-skeletuba = Kościotrąb
card-shove-and-shout = Przepychanka
card-lift-to-nowhere = Winda Donikąd
card-long-run-up = Długi Rozbieg
card-slant-and-slap = Na Skos i w Nos
card-topsy-turvy = Góra z Dołem
card-demotion = Awans w Dół
card-musical-chairs = Gorące Krzesła
card-bias-cut = Po Skosie, Proszę
card-take-it-yourself = Sam Sobie Weź
card-wrong-address = Zły Adres
card-kick-back = Kontra z Kopa
card-move-along = Proszę się Przesunąć
card-leap-of-fate = Skok na Głowy
card-neighbourly-nudge = Sąsiedzka Przysługa
card-cross-purposes = Zgrzyt na Ukos
card-grand-reshuffle = Wielka Przebudowa
card-no-thank-you = Nie, Dziękuję
card-brawl = Zadyma
card-brawl-1 = { card-brawl }
card-brawl-2 = { card-brawl }
card-brawl-3 = { card-brawl }
card-brawl-4 = { card-brawl }
card-brawl-5 = { card-brawl }
card-brawl-6 = { card-brawl }
card-brawl-7 = { card-brawl }
card-brawl-8 = { card-brawl }
card-brawl-9 = { card-brawl }
card-coming = Idzie!
card-here = Już tu jest!
card-ninja = Ninja
card-ninja-1 = pierwszy Ninja
card-ninja-2 = drugi Ninja
card-ninja-3 = trzeci Ninja
card-ninja-4 = czwarty Ninja

## Co kto o sobie wie

flavour-shydra = Siedem głów i wszystkie patrzą w podłogę.
flavour-walltor = Rozmowa jak ze ścianą. Bo to jest ściana.
flavour-unicone = Dwie gałki, jeden róg, zero litości.
flavour-lowkey = Był tu przez cały czas. Chyba.
flavour-hughbert = Przytula raz, a dobrze.
flavour-jawcer = Porywa krowy. Na kolację.
flavour-nomnom = Kolega z góry zawsze smakuje najlepiej.
flavour-slay-team = Wchodzą bez pukania. Wychodzą bez świadków.
flavour-naught-knight = W środku zbroi hula wiatr.
flavour-fir-seer = Do góry korzeniami świat oglądać lubi.
flavour-hog-air-balloon = Startuje, kiedy świnie zaczynają latać.
flavour-elephant = Wszyscy uprzejmie go nie zauważają.
flavour-mothball = Leci do światła, a trafia w ścianę.
flavour-count-seconds = Pierwsze danie go nie interesuje.
flavour-eggstra-large = Nie siadać. Nie rzucać. Nie trzaskać drzwiami.
flavour-damp-squib = Wybuchnie, jak tylko wyschnie.
flavour-bumblebomb = Bzzz, bzzz, bum.
flavour-armadizzy = Turla się w natarciu i w odwrocie.
flavour-sardine = Nigdy więcej oleju. Nigdy więcej tłoku.
flavour-midnight-snacker = Lodówka sama się nie opróżni.
flavour-pressure-cooker = Syczy tylko przed końcem. Cudzym.
flavour-canivore = Puszkę też zje.
flavour-dumpling = Z sosem jest jeszcze cięższy.
flavour-anvillain = Spada jak z nieba. Dosłownie.
flavour-dieting-troll = Zaczyna od poniedziałku. Od stu lat.
flavour-hippocrite = Innym każe ćwiczyć.
flavour-molluscle = Pod muszlą też nic twardego.
flavour-wispy-will = Boi się kichnięć. Zwłaszcza własnych.
flavour-slim-chance = Bokiem prawie go nie widać.
flavour-jellyguard = Trzęsie się. Nie tylko ze strachu.
flavour-intern = Nosi kawę. Dostaje za to wpis do CV.
flavour-bonely = Samotny jak kość w rosole.
flavour-sobgoblin = Płacze, zanim ktokolwiek go uderzy.
flavour-wafer = Chrupie przy każdym kroku.
flavour-scaredcrow = Wróble przychodzą się pośmiać.
flavour-doubtbat = Chyba lata. A może tylko powoli spada.
flavour-airhead = Głowę nosi wysoko. Resztę zgubił.
flavour-gargler = Pluje z góry i nie przeprasza.
flavour-kitemare = Śni się tym, którzy puścili sznurek.
flavour-witch = Miotłę odholowano, lata więc na oko.
flavour-dandy-lion = Dmuchnij, a pożałujesz.
flavour-wolfgang = Wilk syty i owca w całości. W wilku.
flavour-crumblord = Zostawia tylko okruchy. Na później.
flavour-venus-guytrap = Podlewać codziennie. Najlepiej kolegą.
flavour-sir-saucepan = Rycerz w lśniącej emalii.
flavour-tortoise = Następna stacja: pojutrze.
flavour-tin-soldout = Walczy za tego, kto da więcej ołowiu.
flavour-crabby-cadet = Naciera wyłącznie bokiem.
flavour-six-pack-sam = Żeberka ma żeliwne.
flavour-dinah-mite = Wybuchowa osobowość. Jednorazowa.
flavour-short-fuse = Nie zdążył się nawet przedstawić.
flavour-auld-bang-syne = Dziesięć, dziewięć, osiem… trzy, dwa…
flavour-somersalami = Kręci się tak, że aż się kroi.
flavour-upside-clown = Uśmiechnięty tylko do góry nogami.
flavour-boingboy = Wraca. Zawsze wraca.
flavour-genie = Tysiąc lat w butelce i ani jednego okna.
flavour-vampire = Trumnę sprzedał. Śpi na łące.
flavour-just-a-bush = Wczoraj tu nie rósł.
flavour-stabby-tabby = Mruczy. Potem jest cicho.
flavour-understudy = Czekała na tę rolę. Już nie czeka.
flavour-pom-pom = Zagrzewa do boju i do odwrotu.
flavour-hip-hip-harry = Hurra krzyczy, kto przeżyje.
flavour-megaphony = Szeptać nie umie, milczeć nie chce.
flavour-right-hook = W lewo nie umie.
flavour-lefty = Prawa ręka nie wie, co robi lewa.
flavour-jack-hammer = Przerwa śniadaniowa? Nie słyszał.
flavour-tridentist = Proszę szeroko otworzyć. Wieżę.
flavour-ram-page = Myśli głową. Niestety.
flavour-stomp-collector = Zbiera odciski. Cudze.
flavour-scarf-ace = Kibicuje temu, kto akurat bije.
flavour-number-one-fan = Autograf albo życie.
flavour-accountant = Na każdą duszę ma fakturę.
flavour-front-desk = Dziś nieczynne. Jutro też.
flavour-hedgehug = Wszyscy lubią przytulanie. Do czasu.
flavour-prickly-pete = Podlewany raz w roku, zły cały rok.
flavour-cyclops = Jedno oko, dwie lewe ręce.
flavour-typo-imp = Atakłuje bez ostrzerzenia.
flavour-mummys-boy = Owinął sobie mamę wokół bandaża.
flavour-skeletuba = Gra na nerwach i na piszczelach.
flavour-shove-and-shout = Kto się pcha, ten obrywa.
flavour-lift-to-nowhere = Na którym piętrze pan spada?
flavour-long-run-up = Im dalej pobiegnie, tym głośniej walnie.
flavour-slant-and-slap = Jak goniec, tylko bez wieści.
flavour-topsy-turvy = Teraz ty nosisz mnie.
flavour-demotion = Gratulujemy. Proszę uważać na głowę.
flavour-musical-chairs = Muzyka ucichła. Krzeseł nie ma.
flavour-bias-cut = Krzywo, ale z klasą.
flavour-take-it-yourself = Dziękuję, już jadłem.
flavour-wrong-address = Adresat wyprowadził się przed chwilą.
flavour-kick-back = Co wpadło, zaraz wypadnie.
flavour-move-along = Nie ma tu na co patrzeć. Jeszcze.
flavour-leap-of-fate = Lądowanie nie wchodzi w cenę.
flavour-neighbourly-nudge = Sąsiad sąsiadowi sługusem.
flavour-cross-purposes = Ty tu, ja tam, a on w zęby.
flavour-grand-reshuffle = Remont potrwa do odwołania.
flavour-no-thank-you = Grzecznie, stanowczo i z powrotem.

## Plansza w przeglądarce

board-hand = Twoje karty
board-hand-count = { $count ->
    [one] Na ręce: { $count } karta
    [few] Na ręce: { $count } karty
   *[many] Na ręce: { $count } kart
}
board-hand-empty = Nie masz kart na ręce
board-playing = zagrywana
board-towers = Wieże, jedna obok drugiej
board-tower = { $name ->
    [Ty] Twoja wieża
   *[other] Wieża: { $name }
}
board-you = Ty
board-more = { $name ->
    [Ty] Powiększ swoją wieżę
   *[other] Powiększ wieżę: { $name }
}
board-less = { $name ->
    [Ty] Znów wszystkie wieże, nie tylko twoja
   *[other] Znów wszystkie wieże, nie tylko ta: { $name }
}
board-beyond = { $count ->
    [one] Jeszcze { $count } miejsce
    [few] Jeszcze { $count } miejsca
   *[many] Jeszcze { $count } miejsc
}
board-at = { $what }, { said-place }, { said-tower }
board-empty = puste pole
board-covered = zakryty Ninja
source-reconstructed = Nasza rekonstrukcja, nie karta z pudełka
source-attested-name = Z pudełka znamy tylko nazwę, reszta to nasza rekonstrukcja
source-printed = Jak na karcie z pudełka
board-turned = obrócony
board-ridden = { $name ->
    [Ty] siedzisz na nim
   *[other] siedzi na nim { $name }
}
board-value = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
board-arrow = { $number ->
    [1] pojedyncza strzałka { $side }
    [2] podwójna strzałka { $side }
   *[other] potrójna strzałka { $side }
}
board-shield = tarcza { $side }
board-side-U = w górę
board-side-R = w prawo
board-side-D = w dół
board-side-L = w lewo
board-score = { $count ->
    [one] Wieża warta teraz { $count } punkt
    [few] Wieża warta teraz { $count } punkty
   *[many] Wieża warta teraz { $count } punktów
}
board-and-ninjas = (i to, ile warci są zakryci Ninja)
board-level = { $count ->
    [0] Nadsługus na ziemi
   *[other] Nadsługus na poziomie { $count }
}
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
board-brawls = { $count ->
    [0] W talii nie ma już zadym
    [one] W talii jeszcze { $count } zadyma
    [few] W talii jeszcze { $count } zadymy
   *[many] W talii jeszcze { $count } zadym
}
board-coming = „Idzie!” za { $least }–{ $most } kart
board-here = Pan idzie! Będzie tu za { $least }–{ $most } kart
board-here-now = Pan już tu jest!
board-count = { $name ->
    [Ty] Skąd ten wynik (twoja wieża)
   *[other] Skąd ten wynik (wieża: { $name })
}
board-stack = { $count ->
    [one] { $name }: jeszcze { $count } karta
    [few] { $name }: jeszcze { $count } karty
   *[many] { $name }: jeszcze { $count } kart
}
board-left = Do położenia: { $count }
board-first-done = { $name ->
    [Ty] Kładziesz ostatnią kartę
   *[other] Ostatnią kartę kładzie { $name }
}
board-discard = Odrzucone: { $count }
board-discard-empty = Nikt jeszcze nie zginął.
board-air = { $name ->
    [Ty] Wykładasz: { $what }. { said-air-tower }
   *[other] { $name } wykłada: { $what }. { said-air-tower }
}
board-air-order = { $name ->
    [Ty] Zagrywasz: { $what } ({ $order }). { said-air-tower }
   *[other] { $name } zagrywa: { $what } ({ $order }). { said-air-tower }
}
said-air-tower = { $tower ->
    [Ty] Na twoją wieżę
   *[other] Wieża: { $tower }
}
board-air-you = Odbijasz czy niech się dzieje?
board-air-wait = { $names ->
    [Ty] Możesz to odbić
   *[other] { $names } może to odbić
}
board-brawl-at = { $name ->
    [Ty] Zadyma w twojej wieży!
   *[other] Zadyma! Wieża: { $name }
}
board-step-3 = potrójne
board-step-2 = podwójne
board-step-1 = pojedyncze
board-step-blast = Kamikaze
board-step-fall = grawitacja
board-cry-brawl = Zadyma!
board-cry-coming = Idzie!
board-cry-here = Już tu jest!
board-death-by-attack = pobity
board-death-by-fall = upadek
board-death-crushed = zmiażdżony
board-death-eaten = zjedzony
board-death-suffocated = uduszony
board-death-blown-up = wybuchł
board-death-stabbed = zasztyletowany
board-way-upright = Prosto
board-way-rotated = Do góry nogami
board-way-rouse = Agresja: niech atakuje
board-minions = { $count ->
    [one] { $count } sługus
    [few] { $count } sługusy
   *[many] { $count } sługusów
}
board-height = { $count ->
    [one] Wysokość: { $count } poziom
    [few] Wysokość: { $count } poziomy
   *[many] Wysokość: { $count } poziomów
}
