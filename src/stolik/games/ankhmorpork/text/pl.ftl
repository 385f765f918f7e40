### Ankh-Morpork po polsku. Nazwy kart, dzielnic, tożsamości i zdarzeń są takie jak w plikach danych.

name = Ankh-Morpork
tagline = Patrycjusz zniknął. Każdy ma plan, a miasto ma w nosie wszystkie.
minutes = 60
made = Karty i plansza są odtworzone
about = Lord Vetinari przepadł bez śladu, a w największym i najbardziej cuchnącym mieście Świata Dysku każdy chce zająć jego fotel. W tej grze dla 2–4 osób zagrywasz karty, rozsyłasz agentów po dwunastu dzielnicach, stawiasz budynki i wzniecasz niepokoje, a dokąd to wszystko zmierza, wie tylko twoja tajna tożsamość. Autorem gry, opartej na książkach Terry’ego Pratchetta, jest Martin Wallace; w 2011 roku wydało ją Treefrog Games, a po polsku Phalanx Games Polska. Zasady bierzemy z polskiej instrukcji, a treść 101 kart i układ planszy odtworzyliśmy z kilku zgodnych opisów i podajemy własnymi słowami. Polskie nazwy kart pochodzą z instrukcji (14) i z polskich przekładów powieści (57), a 30 jest naszych.

## Ustawienia stołu

setting-edition = Wydanie
setting-edition-polish = Polskie: budynek daje na koniec dwa razy tyle punktów, ile kosztuje, a Kwestor stawia dwóch agentów
setting-edition-english = Angielskie: budynek daje na koniec tyle punktów, ile kosztuje, a Kwestor zamienia miejscami dwa pionki

## O co pyta gra

prompt-play_card =
    { $can ->
        [none] { said-no_play }
        [power] { said-no_play }
        [react] { said-no_play }
        [power-react] { said-no_play }
       *[other]
            { $how ->
                [must] { $seat }: zagraj kartę z ręki.
                [two] { $seat }: { $card } pozwala zagrać dwie karty, jedną po drugiej. Wybierz pierwszą albo nie graj więcej.
               *[may] { $seat }: po karcie { $card } możesz zagrać następną. Wybierz ją albo nie graj więcej.
            }
    }
said-no_play =
    { $how ->
        [must] { $seat }: żadnej z twoich kart nie można zagrać.
       *[may] { $seat }: po karcie { $card } można zagrać następną, ale żadna z twoich się do tego nie nadaje.
    }
prompt-agent_symbol =
    { $how ->
        [lift] { $seat }: { $card }, symbol nowego agenta. Wszyscy twoi agenci (12) są na planszy: który się przeniesie? Wybierz go albo pomiń.
       *[place] { $seat }: { $card }, symbol nowego agenta. Wybierz, gdzie go postawić, albo pomiń.
    }
prompt-build_symbol =
    { $how ->
        [nowhere] { $seat }: { $card }, symbol budynku. Nie masz gdzie budować: potrzeba twojego agenta w dzielnicy bez niepokoju i bez budynku.
        [poor] { $seat }: { $card }, symbol budynku. Nie stać cię na nic: masz ${ $number }, a najtańszy budynek kosztuje ${ $number2 }.
        [give_up] { $seat }: { $card }, symbol budynku. Wszystkie twoje budynki (6) już stoją: zrezygnuj z któregoś, żeby zbudować gdzie indziej, albo pomiń.
       *[build] { $seat }: { $card }, symbol budynku. Wybierz, gdzie go postawić, albo pomiń.
    }
prompt-kill_symbol =
    { $how ->
        [nobody] { $seat }: { $card }, symbol skrytobójstwa. W dzielnicach z niepokojem nie ma ofiary.
       *[kill] { $seat }: { $card }, symbol skrytobójstwa. Wybierz ofiarę w dzielnicy z niepokojem albo pomiń.
    }
prompt-calm_symbol =
    { $how ->
        [nothing] { $seat }: { $card }, symbol usunięcia niepokoju. W mieście nie ma niepokojów.
       *[calm] { $seat }: { $card }, symbol usunięcia niepokoju. Wybierz znacznik do zdjęcia albo pomiń.
    }
prompt-money_symbol = { $seat }: { $card }, symbol pieniędzy. Weź je z banku albo pomiń.
prompt-scroll_symbol =
    { $can ->
        [none] { said-no_scroll }
        [power] { said-no_scroll }
        [react] { said-no_scroll }
        [power-react] { said-no_scroll }
       *[other] { $seat }: { $card }, zwój. { $effect }
    }
said-no_scroll = { $seat }: { $card }, zwój. { $effect } Nie da się: { $effect-not }.
prompt-end_turn =
    { $area ->
        [none]
            { $can ->
                [react] { $seat }: przed końcem tury możesz jeszcze zagrać kartę { card-doctor-mossy-lawn }.
               *[none] { $seat }: nie masz już czego użyć i tura się kończy.
            }
       *[other] { $seat }: przed końcem tury możesz użyć kart dzielnic: { $area-power }{ said-power2 }{ said-power3 }{ said-power4 }{ said-power5 }{ said-power6 }{ said-lawn }.
    }
said-power2 =
    { $area2 ->
        [none] {""}
       *[other] , { $area2-power }
    }
said-power3 =
    { $area3 ->
        [none] {""}
       *[other] , { $area3-power }
    }
said-power4 =
    { $area4 ->
        [none] {""}
       *[other] , { $area4-power }
    }
said-power5 =
    { $area5 ->
        [none] {""}
       *[other] , { $area5-power }
    }
said-power6 =
    { $area6 ->
        [none] {""}
       *[other] , { $area6-power }
    }
said-lawn =
    { $can ->
        [power-react] {" "}albo zagrać kartę { card-doctor-mossy-lawn }
       *[other] {""}
    }
prompt-discard = { $seat }: odrzuć jedną kartę z ręki.
prompt-place_agent =
    { $can ->
        [lift] { $seat }: wszyscy twoi agenci (12) są na planszy: który się przeniesie?
       *[place]
            { $how ->
                [around] { $seat }: postaw agenta { $area-in } albo w dzielnicy sąsiedniej.
                [quietly] { $seat }: postaw agenta w dowolnej dzielnicy. Niepokoju przy tym nie będzie.
                [building] { $seat }: postaw agenta w dzielnicy, w której masz budynek.
                [trouble] { $seat }: postaw agenta w dzielnicy z niepokojem.
               *[other] { $seat }: postaw agenta.
            }
    }
prompt-place_more =
    { $can ->
        [lift] { $seat }: wszyscy twoi agenci (12) są na planszy: który się przeniesie? Wybierz go albo nie stawiaj więcej.
       *[place]
            { $count ->
                [one] { $seat }: możesz postawić jeszcze { $count } agenta. Wybierz, gdzie, albo nie stawiaj więcej.
                [few] { $seat }: możesz postawić jeszcze { $count } agentów. Wybierz, gdzie pierwszy, albo nie stawiaj więcej.
               *[many] { $seat }: możesz postawić jeszcze { $count } agentów. Wybierz, gdzie pierwszy, albo nie stawiaj więcej.
            }
    }
prompt-place_lifted = { $seat }: postaw gdzie indziej agenta zdjętego { $area-from }.
prompt-relocate = { $seat }: twój agent usunięty { $area-from } wraca do gry. Postaw go w dowolnej innej dzielnicy.
prompt-stir = { $seat }: wybierz dzielnicę, w której wybuchną niepokoje.
prompt-soothe = { $seat }: wybierz dzielnicę, w której ucichną niepokoje.
prompt-build_on = { $seat }: wybierz, gdzie stanie nowy budynek.
prompt-build_cheap = { $seat }: wybierz, gdzie postawić budynek za połowę ceny.
prompt-window =
    { $how ->
        [moved] { $seat }: { $seat2 } chce przenieść twojego agenta { $area-from } { $area2-to } (karta { $card }).{ said-react }
        [swapped] { $seat }: { $seat2 } chce, żeby twój agent { $area-from } zamienił się miejscem z kimś innym: { $owner2 } { $area2-from } (karta { $card }).{ said-react }
        [removed] { $seat }: { $seat2 } chce usunąć twojego agenta { $area-from } (karta { $card }).{ said-react }
       *[given_up] { $seat }: tracisz agenta { $area-in } (karta { $card }).{ said-react }
    }
said-react =
    { $can ->
        [none] {""}
       *[other] {" "}Zareaguj albo na to pozwól.
    }
prompt-text_window = { $seat }: { said-struck } (karta { $card }).{ said-react }
said-struck =
    { $text ->
        [take_2_from_each] { $seat2 } bierze od ciebie $2, a jeśli masz mniej, to wszystko
        [each_gives_1_or_card] { $seat2 } chce od ciebie $1 albo karty z ręki
        [victim_gives_2_cards] { $seat2 } chce od ciebie dwóch kart z ręki, do twojego wyboru
        [five_dollars_or_hand_penalty] { $seat2 } żąda od ciebie $5, inaczej karta zajmie miejsce na twojej ręce
        [five_dollars_or_lose_building] { $seat2 } żąda od ciebie $5, inaczej możesz stracić budynek
        [sell_card_for_2] { $seat2 } każe ci kupić kartę za $2, a jeśli masz mniej, to za wszystko
        [swap_hands] { $seat2 } wymienia się z tobą całą ręką
        [look_and_discard] { $seat2 } ogląda twoją rękę i wybiera z niej kartę do odrzucenia
        [steal_one_of_two_random] { $seat2 } bierze ci z ręki dwie losowe karty i jedną zatrzymuje
        [each_other_removes_own] { $seat2 } każe ci usunąć jednego z twoich agentów
        [pay_2_other_player_removes] { $seat2 } płaci ci $2, a ty usuwasz pionek z dzielnicy z niepokojem
        [force_payment_3] { $seat2 } każe ci zapłacić $3, a jeśli masz mniej, to wszystko; dostaje { $seat3 }
        [buy_building_no_trouble] { $seat2 } kupuje twój budynek { $building-in } za ${ $number }
        [buy_building_trouble] { $seat2 } kupuje twój budynek { $building-in } za ${ $number }
       *[other] { $seat2 } bierze od ciebie $3, a jeśli masz mniej, to wszystko
    }
prompt-choose_player = { $seat }: { $card }. Wybierz, { $effect-whom }.
prompt-choose_payer = { $seat }: wybierz, kto zapłaci $3 komuś innemu.
prompt-choose_payee = { $seat }: wybierz, komu { $seat2 } zapłaci $3.
prompt-choose_trouble = { $seat }: wybierz dzielnicę z niepokojem. Za każdy pionek, który w niej stoi, weźmiesz $2.
prompt-discard_for = { $seat }: odrzuć kartę i weź za nią ${ $number } albo nie odrzucaj więcej.
prompt-discard_up_to =
    { $count ->
        [one] { $seat }: możesz odrzucić jeszcze { $count } kartę, potem uzupełnisz rękę. Wybierz ją albo na tym poprzestań.
        [few] { $seat }: możesz odrzucić jeszcze { $count } karty, potem uzupełnisz rękę. Wybierz jedną albo na tym poprzestań.
       *[many] { $seat }: możesz odrzucić jeszcze { $count } kart, potem uzupełnisz rękę. Wybierz jedną albo na tym poprzestań.
    }
prompt-give =
    { $count ->
        [one] { $seat }: { $seat2 } dostaje od ciebie { $count } kartę. Wybierz ją.
        [few] { $seat }: { $seat2 } dostaje od ciebie { $count } karty. Wybierz pierwszą.
       *[many] { $seat }: { $seat2 } dostaje od ciebie { $count } kart. Wybierz pierwszą.
    }
prompt-gift = { $seat }: { $seat2 } dostaje od ciebie kartę z ręki albo $1. Wybierz, co oddasz.
prompt-sell = { $seat }: wybierz kartę, którą weźmie { $seat2 }. Dostaniesz za nią $2, a jeśli { $seat2 } ma mniej, to wszystko, co ma.
prompt-pick_discard = { $seat }: widzisz całą rękę, którą ma { $seat2 }. Wybierz z niej kartę do odrzucenia.
prompt-keep_one = { $seat }: zatrzymaj jedną z dwóch zabranych kart. Drugą odzyska { $seat2 }.
prompt-pay_or_penalty =
    { $can ->
        [pay_or_penalty_refuse] { $seat }: { $seat2 } żąda $5, a ciebie na to nie stać. Przyjmij kartę, która do końca gry zajmie miejsce na twojej ręce.
       *[other] { $seat }: { $seat2 } żąda $5. Zapłać albo przyjmij kartę, która do końca gry zajmie miejsce na twojej ręce.
    }
prompt-pay_or_burn =
    { $can ->
        [pay_or_burn_refuse] { $seat }: { $seat2 } żąda $5, a ciebie na to nie stać. Możesz stracić jeden ze swoich budynków.
       *[other] { $seat }: { $seat2 } żąda $5. Zapłać albo zaryzykuj utratę jednego ze swoich budynków.
    }
prompt-burn = { $seat }: { $seat2 } nie płaci. Wybierz budynek, który zniknie, albo okaż łaskę.
prompt-move_whom = { $seat }: wybierz cudzy pionek, który przeniesiesz do sąsiedniej dzielnicy.
prompt-move_where = { $seat }: wybierz sąsiednią dzielnicę, do której pójdzie { $owner } { $area-from }.
prompt-move_from =
    { $how ->
        [trouble] { $seat }: wybierz dzielnicę z niepokojem, z której ucieknie twój agent.
       *[anywhere] { $seat }: wybierz dzielnicę, z której przeniesiesz swojego agenta.
    }
prompt-move_to =
    { $how ->
        [near] { $seat }: wybierz sąsiednią dzielnicę, do której pójdzie twój agent { $area-from }.
       *[anywhere] { $seat }: wybierz dowolną inną dzielnicę, do której pójdzie twój agent { $area-from }.
    }
prompt-pay_somebody = { $seat }: karta { $card } wymaga zapłaty. Wybierz gracza, który dostanie od ciebie $2.
prompt-hire = { $seat }: wybierz, kto zabije dla ciebie za $2. Ofiarę w dzielnicy z niepokojem wskaże sam zabójca, ale nie będzie nią twój agent.
prompt-kill_one =
    { $area ->
        [trouble] { $seat }: karta { $card } usuwa pionek z dzielnicy z niepokojem. Wybierz go.
       *[other] { $seat }: karta { $card } usuwa pionek { $area-from }. Wybierz go.
    }
prompt-swap_first = { $seat }: wybierz pierwszy z dwóch pionków, które zamienią się miejscami.
prompt-swap_second = { $seat }: miejsce zmienia { $owner } { $area-from }. Wybierz pionek, który przyjdzie w zamian.
prompt-lose_where = { $seat }: karta { $card } zabiera ci agenta. Wybierz, skąd zniknie.
prompt-dibbler_loss = { $seat }: wypadła jedynka. Zapłać $2 do banku albo wybierz agenta, który zniknie.
prompt-choose_buy = { $seat }: wybierz cudzy budynek, który kupisz za pełną cenę.
prompt-give_up_for = { $seat }: masz już sześć budynków. Wybierz ten, z którego zrezygnujesz, żeby kupić budynek { $area-in }.
prompt-event_window =
    { $can ->
        [none] { $seat }: { $event-card }! Zaraz stracisz agenta { $area-in }.
       *[other] { $seat }: { $event-card }! Zaraz stracisz agenta { $area-in }. Ocal go albo na to pozwól.
    }
prompt-dragon_spares =
    { $can ->
        [none] { $seat }: { $event-card } { $area-in }! Zaraz zniknie to, co tam masz.
       *[other] { $seat }: { $event-card } { $area-in }! Zaraz zniknie to, co tam masz. Ocal, co się da, albo na to pozwól.
    }
prompt-flee = { $seat }: powódź! Wyprowadź agenta z zalanej dzielnicy do sąsiedniej, niezalanej.
prompt-shield_house = { $seat }: { $event-card }! Zaraz runie twój budynek { $area-in }. Zapłać $3, żeby ocalał, albo na to pozwól.
prompt-murder = { $seat }: { $event-card }. Kostka wskazała: { $area }. Wybierz pionek, który zniknie.
prompt-repel = { $seat }: { $event-card }! Zaraz przybędzie { $owner }: { $area }. Zapłać $3, żeby zniknął z gry, albo na to pozwól.
prompt-sinking =
    { $count ->
        [one] { $seat }: zapadlisko! Nie stać cię na { $count } budynek. Wybierz, który runie.
        [few] { $seat }: zapadlisko! Nie stać cię na { $count } budynki. Wybierz, który runie pierwszy.
       *[many] { $seat }: zapadlisko! Nie stać cię na { $count } budynków. Wybierz, który runie pierwszy.
    }
prompt-save_card = { $seat }: { $event-card }! Zaraz stracisz kartę dzielnicy: { $area }. Zapłać $3, żeby ją zatrzymać, albo na to pozwól.
forced-play_card =
    { $answer ->
        [play_card] { $card }: tylko tę kartę można było zagrać.
       *[go_on]
            { $how ->
                [must] Żadnej z twoich kart nie można było zagrać.
               *[may] Po karcie { $card } żadnej z twoich nie można było zagrać.
            }
    }
forced-build_symbol =
    { $how ->
        [poor] { $card }: nie było cię stać na żaden budynek (masz ${ $number }, najtańszy kosztuje ${ $number2 }).
       *[nowhere] { $card }: nie było gdzie budować.
    }
forced-kill_symbol = { $card }: nie było ofiary.
forced-calm_symbol = { $card }: nie było niepokojów do usunięcia.
forced-scroll_symbol = { $card }: zwoju nie dało się wykonać: { $effect-not }.
forced-pay_or_penalty = Nie masz $5, których żąda { $seat2 }: karta zajmuje ci miejsce na ręce.
forced-pay_or_burn = Nie masz $5, których żąda { $seat2 }: możesz za to stracić budynek.

## Co można wybrać

option-go_on =
    { $step ->
        [agent_symbol] Pomiń agenta
        [build_symbol] Pomiń budynek
        [kill_symbol] Pomiń skrytobójstwo
        [calm_symbol] Zostaw niepokoje
        [money_symbol] Zostaw pieniądze
        [scroll_symbol] Pomiń zwój
        [play_card]
            { $how ->
                [must] Nie zagrywaj karty
               *[other] Nie zagrywaj więcej kart
            }
       *[end_turn] Zakończ turę
    }
option-place_no_more = Nie stawiaj więcej agentów
option-discard_no_more = Nie odrzucaj więcej kart
option-discard_enough = Wystarczy, uzupełnij rękę
option-spare = Okaż łaskę
option-no_reaction = Pozwól na to
option-react =
    { $how ->
        [stays] { $card }: twój agent zostaje
        [elsewhere] { $card }: twój agent wraca w innej dzielnicy
        [stopped] { $card }: zwój na tym się kończy
        [exempt] { $card }: zwój cię omija
        [keep] { $card }: kończysz turę, a karta zagrana ostatnio wraca ci na rękę
       *[ordered] Zareaguj: { $card }
    }
option-shield = Zapłać $3
option-shield_agent = Zapłać $3, agent zostaje
option-shield_building = Zapłać $3, budynek zostaje
option-power = { $area }: { $power }
option-play_card = Zagraj: { $card }
option-scroll = Wykonaj
option-place = Postaw agenta { $area-in }
option-lift = Przenieś agenta { $agent-from }
option-build = Postaw budynek { $area-in } za ${ $number }
option-give_up = Najpierw zrezygnuj z budynku { $building-in }
option-kill = Skrytobójstwo { $area-in }: { $owner }
option-calm_symbol = Usuń niepokoje { $trouble-from }
option-take_money = Weź ${ $number }
option-stir = Wznieć niepokoje { $area-in }
option-soothe = Usuń niepokoje { $trouble-from }
option-choose_trouble = { $trouble }: weź ${ $number }
option-player = { $seat }
option-discard = Odrzuć: { $card }
option-discard_for = Odrzuć: { $card }
option-discard_up_to = Odrzuć: { $card }
option-give = Oddaj: { $card }
option-dollar = Oddaj $1
option-sell = Sprzedaj: { $card }
option-pick_discard = Do odrzucenia: { $card }
option-keep = Zatrzymaj: { $card }
option-pay_five = Zapłać $5
option-pay_or_penalty_refuse = Nie płać, przyjmij kartę
option-pay_or_burn_refuse = Nie płać, zaryzykuj
option-burn = Usuń budynek { $building-from }
option-move_whom = Przenieś: { $owner } { $area-from }
option-move_where = { $area }
option-move_from = Weź agenta { $agent-from }
option-move_to = { $area }
option-pay_player = { $seat } dostaje $2
option-hire = { $seat } zabija za $2
option-kill_one = Usuń { $area-from }: { $owner }
option-swap_first = Wybierz: { $owner } { $area-from }
option-swap_second = Wybierz: { $owner } { $area-from }
option-lose_where = Usuń agenta { $agent-from }
option-pay_two = Zapłać $2 do banku
option-choose_buy = Kup budynek { $building-in } za ${ $number } ({ $seat })
option-give_up_for = Zrezygnuj z budynku { $building-in }
option-flee = Uciekaj { $area-from } { $area2-to }
option-stay = Zapłać $3, agent zostaje { $agent-in }
option-murder = Usuń { $area-from }: { $owner }
option-sinking = Niech runie budynek { $building-in }

## Co się stało

event-starts =
    { $seat-is ->
        [you] Kostka zdecydowała: zaczynasz ty.
       *[other] Kostka zdecydowała: zaczyna { $seat }.
    }
event-turn_began =
    { $seat-is ->
        [you] Zaczyna się twoja tura.
       *[other] Zaczyna się tura: { $seat }.
    }
event-card_played =
    { $seat-is ->
        [you] Zagrywasz kartę: { $card }.
       *[other] { $seat } zagrywa kartę: { $card }.
    }
event-drew =
    { $seat-is ->
        [you] Dobierasz kartę: { $card }.
       *[other]
            { $card ->
                [hidden] { $seat } dobiera kartę.
               *[other] { $seat } dobiera kartę: { $card }.
            }
    }
event-threw =
    { $seat-is ->
        [you] Odrzucasz kartę: { $card }.
       *[other] { $seat } odrzuca kartę: { $card }.
    }
event-placed =
    { $seat-is ->
        [you] Stawiasz agenta { $area-in }.
       *[other] { $seat } stawia agenta { $area-in }.
    }
event-lifted =
    { $seat-is ->
        [you] Zdejmujesz agenta { $area-from }.
       *[other] { $seat } zdejmuje agenta { $area-from }.
    }
event-removed = Znika { $area-from } { $owner }.
event-went = Miejsce zmienia { $owner }: { $area-from } { $area2-to }.
event-traded_places = Miejscami zamieniają się { $owner } { $area-from } i { $owner2 } { $area2-from }.
event-reacted =
    { $seat-is ->
        [you] Reagujesz kartą: { $card }.
       *[other] { $seat } reaguje kartą: { $card }.
    }
event-built =
    { $seat-is ->
        [you] Stawiasz budynek { $area-in } za ${ $number }.
       *[other] { $seat } stawia budynek { $area-in } za ${ $number }.
    }
event-gave_up =
    { $seat-is ->
        [you] Rezygnujesz z budynku { $area-in }.
       *[other] { $seat } rezygnuje z budynku { $area-in }.
    }
event-bought =
    { $seat-is ->
        [you] Kupujesz budynek { $area-in }, sprzedaje { $seat2 }.
       *[other]
            { $seat2-is ->
                [you] { $seat } kupuje twój budynek { $area-in }.
               *[other] { $seat } kupuje budynek { $area-in }, sprzedaje { $seat2 }.
            }
    }
event-building_lost =
    { $seat-is ->
        [you] Tracisz budynek { $area-in }.
       *[other] { $seat } traci budynek { $area-in }.
    }
event-calmed =
    { $seat-is ->
        [you] Usuwasz niepokoje { $area-from }.
       *[other] { $seat } usuwa niepokoje { $area-from }.
    }
event-stirred =
    { $seat-is ->
        [you] Wzniecasz niepokoje { $area-in }.
       *[other] { $seat } wznieca niepokoje { $area-in }.
    }
event-power_used =
    { $seat-is ->
        [you] Korzystasz z karty dzielnicy: { $area }.
       *[other] { $seat } korzysta z karty dzielnicy: { $area }.
    }
event-earned =
    { $seat-is ->
        [you]
            { $number ->
                [-2] Płacisz $2 do banku.
                [0] Nic nie dostajesz z banku.
               *[other] Bierzesz ${ $number } z banku.
            }
       *[other]
            { $number ->
                [-2] { $seat } płaci $2 do banku.
                [0] { $seat } nic nie dostaje z banku.
               *[other] { $seat } bierze ${ $number } z banku.
            }
    }
event-took =
    { $seat-is ->
        [you]
            { $number ->
                [0] { $seat2 } nie ma ci z czego zapłacić.
               *[other] { $seat2 } płaci ci ${ $number }.
            }
       *[other]
            { $seat2-is ->
                [you]
                    { $number ->
                        [0] Nie masz z czego zapłacić, { $seat } nic nie dostaje.
                       *[other] Płacisz ${ $number }, pieniądze bierze { $seat }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat2 } nie ma z czego zapłacić, { $seat } nic nie dostaje.
                       *[other] { $seat2 } płaci ${ $number }, pieniądze bierze { $seat }.
                    }
            }
    }
event-paid =
    { $seat-is ->
        [you] Płacisz ${ $number }, pieniądze bierze { $seat2 }.
       *[other]
            { $seat2-is ->
                [you] { $seat } płaci ci ${ $number }.
               *[other] { $seat } płaci ${ $number }, pieniądze bierze { $seat2 }.
            }
    }
event-gave =
    { $seat-is ->
        [you] Oddajesz kartę: { $card }, bierze ją { $seat2 }.
       *[other]
            { $seat2-is ->
                [you] { $seat } oddaje ci kartę: { $card }.
               *[other]
                    { $card ->
                        [hidden] { $seat } oddaje zakrytą kartę, bierze ją { $seat2 }.
                       *[other] { $seat } oddaje kartę: { $card }, bierze ją { $seat2 }.
                    }
            }
    }
event-borrowed =
    { $seat-is ->
        [you] Zaciągasz pożyczkę ({ $card }).
       *[other] { $seat } zaciąga pożyczkę ({ $card }).
    }
event-fined =
    { $seat-is ->
        [you] Nie płacisz: { $card } zajmuje odtąd miejsce na twojej ręce.
       *[other] { $seat } nie płaci: { $card } zajmuje odtąd miejsce na ręce.
    }
event-fetched =
    { $seat-is ->
        [you] Bierzesz ze stosu kart odrzuconych: { $card }.
       *[other] { $seat } bierze ze stosu kart odrzuconych: { $card }.
    }
event-rolled =
    { $seat-is ->
        [you] Rzucasz kostką: { $number }.
       *[other] { $seat } rzuca kostką: { $number }.
    }
event-peeked =
    { $seat-is ->
        [you]
            { $number ->
                [one] Oglądasz { $number } nierozdaną tożsamość.
                [few] Oglądasz { $number } nierozdane tożsamości.
               *[many] Oglądasz { $number } nierozdanych tożsamości.
            }
       *[other]
            { $number ->
                [one] { $seat } ogląda { $number } nierozdaną tożsamość.
                [few] { $seat } ogląda { $number } nierozdane tożsamości.
               *[many] { $seat } ogląda { $number } nierozdanych tożsamości.
            }
    }
event-looked =
    { $seat-is ->
        [you] Oglądasz rękę, którą ma { $seat2 }.
       *[other]
            { $seat2-is ->
                [you] { $seat } ogląda twoją rękę.
               *[other] { $seat } ogląda rękę, którą ma { $seat2 }.
            }
    }
event-show =
    { $seat-is ->
        [you] Widzisz: { $card }.
       *[other]
            { $card ->
                [hidden] { $seat } ogląda zakrytą kartę.
               *[other] { $seat } widzi: { $card }.
            }
    }
event-changed_face =
    { $seat-is ->
        [you] Zmieniasz tożsamość.
       *[other] { $seat } zmienia tożsamość.
    }
event-hands_swapped =
    { $seat-is ->
        [you] Ty i { $seat2 } zamieniacie się kartami z ręki.
       *[other]
            { $seat2-is ->
                [you] Ty i { $seat } zamieniacie się kartami z ręki.
               *[other] { $seat } i { $seat2 } zamieniają się kartami z ręki.
            }
    }
event-turned_up =
    { $seat-is ->
        [you] Odkrywasz Zdarzenie: { $card }.
       *[other] { $seat } odkrywa Zdarzenie: { $card }.
    }
event-dice = Kostka wskazuje: { $area }.
event-shielded =
    { $seat-is ->
        [you] Płacisz $3 Pomniejszym Bóstwom za ochronę { $area-in }.
       *[other] { $seat } płaci $3 Pomniejszym Bóstwom za ochronę { $area-in }.
    }
event-dragon_came = Smok pustoszy dzielnicę: { $area }.
event-fled =
    { $seat-is ->
        [you] Uciekasz przed powodzią { $area-from } { $area2-to }.
       *[other] { $seat } ucieka przed powodzią { $area-from } { $area2-to }.
    }
event-fogged = We mgle znika karta: { $card }.
event-riots_end =
    { $number ->
        [one] Na planszy leży { $number } znacznik niepokojów: Zdarzenie Zamieszki kończy grę.
        [few] Na planszy leżą { $number } znaczniki niepokojów: Zdarzenie Zamieszki kończy grę.
       *[many] Na planszy leży { $number } znaczników niepokojów: Zdarzenie Zamieszki kończy grę.
    }
event-landed = W mieście pojawia się { $owner }: { $area }.
event-repelled =
    { $seat-is ->
        [you] Przepędzasz z gry: { $owner } ({ $area }).
       *[other] { $seat } przepędza z gry: { $owner } ({ $area }).
    }
event-levied =
    { $seat-is ->
        [you] Płacisz ${ $number } za budynki na zapadlisku.
       *[other] { $seat } płaci ${ $number } za budynki na zapadlisku.
    }
event-card_lost =
    { $seat-is ->
        [you] Tracisz kartę dzielnicy: { $area }.
       *[other] { $seat } traci kartę dzielnicy: { $area }.
    }
event-deck_out = Talia Kart Akcji się skończyła.
event-goal_met =
    { $seat-is ->
        [you] Osiągasz swój cel jako { $card }.
       *[other]
            { $card ->
                [hidden] { $seat } osiąga swój cel.
               *[other] { $seat } osiąga swój cel jako { $card }.
            }
    }
event-wins =
    { $seat-is ->
        [you] Wygrywasz jako { $card }.
       *[other] { $seat } wygrywa jako { $card }.
    }

## Tura w dwóch zdaniach

digest-starts =
    { $seat-is ->
        [you] Kostka zdecydowała: zaczynasz ty.
       *[other] Kostka zdecydowała: zaczyna { $seat }.
    }
digest-turn =
    { $seat-is ->
        [you] Ty: { $plays }.
       *[other] { $seat }: { $plays }.
    }
digest-before = { $acts }
digest-play =
    { $acts ->
        [none] { $card }
       *[other] { $card } ({ $acts })
    }
digest-struck = { $events }.
digest-event =
    { $area ->
        [none] { $acts ->
            [none] { $card }
           *[other] { $card }: { $acts }
        }
       *[other] { $acts ->
            [none] { $card } ({ $area })
           *[other] { $card } ({ $area }): { $acts }
        }
    }
digest-placed =
    { $outbreak ->
        [trouble] agent { $area-in }: niepokój
       *[other] agent { $area-in }
    }
digest-placed_other =
    { $seat-is ->
        [you] twój agent { $area-in }
       *[other] agent { $area-in } ({ $seat })
    }
digest-moved =
    { $outbreak ->
        [trouble] agent { $area-from } { $area2-to }: niepokój
       *[other] agent { $area-from } { $area2-to }
    }
digest-removed = { $area-from } znika { $owner }
digest-went =
    { $outbreak ->
        [trouble] { $owner } { $area-from } { $area2-to }: niepokój
       *[other] { $owner } { $area-from } { $area2-to }
    }
digest-traded_places = zamiana miejsc: { $owner } { $area-from }, { $owner2 } { $area2-from }
digest-reacted =
    { $seat-is ->
        [you] reagujesz: { $card }
       *[other] { $seat } reaguje: { $card }
    }
digest-built = budynek { $area-in } za ${ $number }
digest-gave_up = bez budynku { $area-in }
digest-bought =
    { $seat2-is ->
        [you] odkupiony twój budynek { $area-in }
       *[other] odkupiony budynek { $area-in } ({ $seat2 })
    }
digest-building_lost =
    { $seat-is ->
        [you] twój budynek { $area-in } stracony
       *[other] budynek { $area-in } stracony ({ $seat })
    }
digest-calmed = spokój { $area-in }
digest-stirred = niepokój { $area-in }
digest-power =
    { $acts ->
        [none] { $area }
       *[other] { $area }: { $acts }
    }
digest-earned = ${ $number }
digest-paid_bank = −${ $number } do banku
digest-money_from =
    { $seat-is ->
        [you] ${ $number } od ciebie
       *[other] { $seat } płaci ${ $number }
    }
digest-money_to =
    { $seat2-is ->
        [you] ${ $number } dla ciebie
       *[other] { $seat2 } dostaje ${ $number }
    }
digest-money_between =
    { $seat-is ->
        [you] { $seat2 } dostaje od ciebie ${ $number }
       *[other]
            { $seat2-is ->
                [you] { $seat } płaci ci ${ $number }
               *[other] { $seat } płaci ${ $number }, a dostaje { $seat2 }
            }
    }
digest-cards_from =
    { $seat-is ->
        [you] { $count ->
            [one] karta od ciebie
            [few] { $count } karty od ciebie
           *[many] { $count } kart od ciebie
        }
       *[other] { $count ->
            [one] { $seat } oddaje kartę
            [few] { $seat } oddaje { $count } karty
           *[many] { $seat } oddaje { $count } kart
        }
    }
digest-cards_to =
    { $seat2-is ->
        [you] karta dla ciebie
       *[other] { $seat2 } dostaje kartę
    }
digest-threw = odrzucona karta { $card }
digest-threw_other =
    { $seat-is ->
        [you] odrzucona twoja karta { $card }
       *[other] odrzucona karta { $card } ({ $seat })
    }
digest-threw_some =
    { $count ->
        [one] { $count } odrzucona karta
        [few] { $count } odrzucone karty
       *[many] { $count } odrzuconych kart
    }
digest-sold =
    { $count ->
        [one] { $count } karta za ${ $number }
        [few] { $count } karty za ${ $number }
       *[many] { $count } kart za ${ $number }
    }
digest-borrowed = pożyczka
digest-fined =
    { $seat-is ->
        [you] nie płacisz i karta zajmuje ci miejsce na ręce
       *[other] { $seat } nie płaci i karta zajmuje tam miejsce na ręce
    }
digest-fetched =
    { $count ->
        [one] { $count } karta ze stosu odrzuconych
        [few] { $count } karty ze stosu odrzuconych
       *[many] { $count } kart ze stosu odrzuconych
    }
digest-rolled = na kostce { $number }
digest-rolled_areas = kostki wskazują: { $area }
digest-peeked =
    { $number ->
        [one] obejrzana { $number } nierozdana tożsamość
        [few] obejrzane { $number } nierozdane tożsamości
       *[many] obejrzane { $number } nierozdanych tożsamości
    }
digest-looked =
    { $seat2-is ->
        [you] obejrzana twoja ręka
       *[other] obejrzana ręka ({ $seat2 })
    }
digest-changed_face = nowa tożsamość
digest-hands_swapped =
    { $seat2-is ->
        [you] zamiana kart z tobą
       *[other] zamiana kart ({ $seat2 })
    }
digest-shielded =
    { $seat-is ->
        [you] płacisz $3 Pomniejszym Bóstwom
       *[other] { $seat } płaci $3 Pomniejszym Bóstwom
    }
digest-fled =
    { $seat-is ->
        [you] twój agent { $area-from } { $area2-to }
       *[other] agent { $area-from } { $area2-to } ({ $seat })
    }
digest-fled_many =
    { $count ->
        [one] ucieka { $count } agent
        [few] uciekają { $count } agenci
       *[many] ucieka { $count } agentów
    }
digest-fled_some =
    { $seat-is ->
        [you] { $count ->
            [one] { $count } twój agent { $area-from } { $area2-to }
            [few] { $count } twoi agenci { $area-from } { $area2-to }
           *[many] { $count } twoich agentów { $area-from } { $area2-to }
        }
       *[other] { $count ->
            [one] { $count } agent { $area-from } { $area2-to } ({ $seat })
            [few] { $count } agenci { $area-from } { $area2-to } ({ $seat })
           *[many] { $count } agentów { $area-from } { $area2-to } ({ $seat })
        }
    }
digest-fogged =
    { $count ->
        [one] przepada { $count } karta
        [few] przepadają { $count } karty
       *[many] przepada { $count } kart
    }
digest-repelled =
    { $seat-is ->
        [you] przepędzasz: { $owner }
       *[other] { $seat } przepędza: { $owner }
    }
digest-levied =
    { $seat-is ->
        [you] płacisz ${ $number }
       *[other] { $seat } płaci ${ $number }
    }
digest-card_lost =
    { $seat-is ->
        [you] tracisz kartę dzielnicy { $area }
       *[other] { $seat } traci kartę dzielnicy { $area }
    }

## Jak się skończyło

ending-spies =
    { $seat-is ->
        [you] Wygrywasz jako { $personality }: agenci w { $count } dzielnicach, a wystarczy { $needed }.
       *[other] Wygrywa { $seat } jako { $personality }: agenci w { $count } dzielnicach, a wystarczy { $needed }.
    }
ending-control =
    { $seat-is ->
        [you]
            { $count ->
                [one] Wygrywasz jako { $personality }: { $count } dzielnica pod kontrolą, a wystarczy { $needed }.
                [few] Wygrywasz jako { $personality }: { $count } dzielnice pod kontrolą, a wystarczy { $needed }.
               *[many] Wygrywasz jako { $personality }: { $count } dzielnic pod kontrolą, a wystarczy { $needed }.
            }
       *[other]
            { $count ->
                [one] Wygrywa { $seat } jako { $personality }: { $count } dzielnica pod kontrolą, a wystarczy { $needed }.
                [few] Wygrywa { $seat } jako { $personality }: { $count } dzielnice pod kontrolą, a wystarczy { $needed }.
               *[many] Wygrywa { $seat } jako { $personality }: { $count } dzielnic pod kontrolą, a wystarczy { $needed }.
            }
    }
ending-trouble =
    { $seat-is ->
        [you]
            { $count ->
                [one] Wygrywasz jako { $personality }: { $count } znacznik niepokojów na planszy, a wystarczy { $needed }.
                [few] Wygrywasz jako { $personality }: { $count } znaczniki niepokojów na planszy, a wystarczy { $needed }.
               *[many] Wygrywasz jako { $personality }: { $count } znaczników niepokojów na planszy, a wystarczy { $needed }.
            }
       *[other]
            { $count ->
                [one] Wygrywa { $seat } jako { $personality }: { $count } znacznik niepokojów na planszy, a wystarczy { $needed }.
                [few] Wygrywa { $seat } jako { $personality }: { $count } znaczniki niepokojów na planszy, a wystarczy { $needed }.
               *[many] Wygrywa { $seat } jako { $personality }: { $count } znaczników niepokojów na planszy, a wystarczy { $needed }.
            }
    }
ending-worth =
    { $seat-is ->
        [you] Wygrywasz jako { $personality }: majątek ${ $count }, a wystarczy ${ $needed }.
       *[other] Wygrywa { $seat } jako { $personality }: majątek ${ $count }, a wystarczy ${ $needed }.
    }
ending-vimes =
    { $seat-is ->
        [you] Talia się skończyła, a ty to { $personality }: to wygrywa.
       *[other] Talia się skończyła, a { $seat } to { $personality }: to wygrywa.
    }
ending-deck =
    { $how ->
        [tie]
            { $seat-is ->
                [you] Talia się skończyła. Wygrywasz: { $points } do { $points2 }, a rozstrzyga najdroższa karta dzielnicy, { $area }: ${ $number } do ${ $number2 }.
               *[other] Talia się skończyła. Wygrywa { $seat }: { $points } do { $points2 }, a rozstrzyga najdroższa karta dzielnicy, { $area }: ${ $number } do ${ $number2 }.
            }
        [shared] Talia się skończyła. Wspólne zwycięstwo: { $seat }, po { $points }, a { said-level }.
       *[won]
            { $seat-is ->
                [you] Talia się skończyła. Wygrywasz na punkty: { $points } do { $points2 }.
               *[other] Talia się skończyła. Wygrywa { $seat }, na punkty: { $points } do { $points2 }.
            }
    }
ending-riots =
    { $how ->
        [tie]
            { $seat-is ->
                [you] Zdarzenie Zamieszki kończy grę. Wygrywasz: { $points } do { $points2 }, a rozstrzyga najdroższa karta dzielnicy, { $area }: ${ $number } do ${ $number2 }.
               *[other] Zdarzenie Zamieszki kończy grę. Wygrywa { $seat }: { $points } do { $points2 }, a rozstrzyga najdroższa karta dzielnicy, { $area }: ${ $number } do ${ $number2 }.
            }
        [shared] Zdarzenie Zamieszki kończy grę. Wspólne zwycięstwo: { $seat }, po { $points }, a { said-level }.
       *[won]
            { $seat-is ->
                [you] Zdarzenie Zamieszki kończy grę. Wygrywasz na punkty: { $points } do { $points2 }.
               *[other] Zdarzenie Zamieszki kończy grę. Wygrywa { $seat }, na punkty: { $points } do { $points2 }.
            }
    }
said-level =
    { $number ->
        [0] nikt z nich nie ma karty dzielnicy
       *[other] ich najdroższe karty dzielnic kosztują tyle samo
    }
ending-part-personality = Tożsamość
ending-part-goal = Cel
ending-part-agents = Agenci
ending-part-buildings = Budynki
ending-part-money = Gotówka, $
ending-part-loans = Pożyczki
ending-part-agent_points = Agenci, po 5
ending-part-building_points = Budynki
ending-part-cash = Gotówka po spłatach
ending-part-debts = Niespłacone pożyczki
ending-tie-card = Tyle samo punktów: rozstrzyga najdroższa karta dzielnicy, { $area }: ${ $number } do ${ $number2 }.
ending-tie-shared = Tyle samo punktów, a { said-level }: nic nie rozstrzyga.
ending-step-spies =
    { $seat-is ->
        [you] Masz agentów w { $count } dzielnicach. { $personality } potrzebuje { $needed }.
       *[other] { $seat } ma agentów w { $count } dzielnicach. { $personality } potrzebuje { $needed }.
    }
ending-step-control =
    { $seat-is ->
        [you]
            { $count ->
                [one] Kontrolujesz { $count } dzielnicę. { $personality } potrzebuje { $needed }.
                [few] Kontrolujesz { $count } dzielnice. { $personality } potrzebuje { $needed }.
               *[many] Kontrolujesz { $count } dzielnic. { $personality } potrzebuje { $needed }.
            }
       *[other]
            { $count ->
                [one] { $seat } kontroluje { $count } dzielnicę. { $personality } potrzebuje { $needed }.
                [few] { $seat } kontroluje { $count } dzielnice. { $personality } potrzebuje { $needed }.
               *[many] { $seat } kontroluje { $count } dzielnic. { $personality } potrzebuje { $needed }.
            }
    }
ending-step-trouble =
    { $count ->
        [one] W mieście jest { $count } znacznik niepokojów. { $personality } potrzebuje { $needed }.
        [few] W mieście są { $count } znaczniki niepokojów. { $personality } potrzebuje { $needed }.
       *[many] W mieście jest { $count } znaczników niepokojów. { $personality } potrzebuje { $needed }.
    }
ending-step-worth =
    { $seat-is ->
        [you] Masz majątek ${ $count }. { $personality } potrzebuje ${ $needed }.
       *[other] { $seat } ma majątek ${ $count }. { $personality } potrzebuje ${ $needed }.
    }
ending-step-deck = Talia Kart Akcji się skończyła.
ending-step-riots =
    { $count ->
        [one] W mieście jest { $count } znacznik niepokojów: Zdarzenie Zamieszki kończy grę.
        [few] W mieście są { $count } znaczniki niepokojów: Zdarzenie Zamieszki kończy grę.
       *[many] W mieście jest { $count } znaczników niepokojów: Zdarzenie Zamieszki kończy grę.
    }
ending-step-face =
    { $seat-is ->
        [you] Ty to { $personality }.
       *[other] { $seat } to { $personality }.
    }
ending-step-agent_points = Agenci, po 5: { $scores }
ending-step-building_points = Budynki: { $scores }
ending-step-cash = Gotówka po spłatach: { $scores }
ending-step-debts = Niespłacone pożyczki: { $scores }
ending-step-total = Razem: { $scores }
ending-step-score =
    { $seat-is ->
        [you] ty { $number }
       *[other] { $seat } { $number }
    }

## Czyj jest pionek

owner-seat =
    { $is ->
        [you] twój agent
       *[other] agent ({ $name })
    }
owner-4 = troll
owner-5 = demon

## Miejsca na stole

zone-green = Zielone karty w talii
zone-brown = Brązowe karty w talii
zone-hand = Ręka
zone-play = Karta w grze
zone-discard = Karty odrzucone
zone-loan = Pożyczki
zone-penalty = Karty zajmujące miejsce na ręce
zone-person = Tożsamość
zone-face = Ujawniona tożsamość
zone-undealt = Nierozdane tożsamości
zone-event_deck = Talia Zdarzeń
zone-happened = Zdarzenia, które już były
zone-box = Poza grą
zone-filched = Zabrane karty

## Dlaczego bot to radzi: „…, bo” i dalej

feature-goal = zbliża cię to do twojego celu
feature-rivals = oddala to rywali od ich celów
feature-agents = masz wtedy więcej agentów na planszy
feature-areas = twoi agenci są wtedy w większej liczbie dzielnic
feature-control = kontrolujesz wtedy więcej dzielnic
feature-trouble = liczba niepokojów w mieście zmienia się na twoją korzyść
feature-buildings = masz wtedy więcej budynków
feature-money = masz wtedy więcej pieniędzy
feature-cards = masz wtedy więcej kart na ręce
feature-loans = mniej ciążą ci wtedy pożyczki
feature-points = masz wtedy więcej punktów na koniec gry
feature-deck = talia kończy się wtedy w dobrym dla ciebie tempie
feature-vimes = gra kończy się wtedy, zanim Komendant Vimes doczeka końca talii

# The board

board-area = { $area }, numer { $number }, budynek za ${ $cost }
board-control =
    { $name ->
        [Ty] pod twoją kontrolą
       *[other] kontrola: { $name }
    }
board-building =
    { $name ->
        [Ty] twój budynek
       *[other] budynek: { $name }
    }
board-trouble = niepokoje
board-agents =
    { $name ->
        [Ty]
            { $count ->
                [one] { $count } twój agent
                [few] { $count } twoi agenci
               *[many] { $count } twoich agentów
            }
       *[other]
            { $count ->
                [one] { $count } agent: { $name }
                [few] { $count } agenci: { $name }
               *[many] { $count } agentów: { $name }
            }
    }
board-trolls =
    { $count ->
        [one] { $count } troll
        [few] { $count } trolle
       *[many] { $count } trolli
    }
board-demons =
    { $count ->
        [one] { $count } demon
        [few] { $count } demony
       *[many] { $count } demonów
    }
board-in = { $area }: { $what }
board-cost = ${ $cost }
board-map = Mapa miasta
board-closer = Powiększ mapę
board-whole = Pokaż całe miasto

## Stół w terminalu

terminal-turn = Tura { $number }
terminal-over = Koniec gry
terminal-deck =
    { $count ->
        [one] w talii { $count } karta
        [few] w talii { $count } karty
       *[many] w talii { $count } kart
    }
terminal-discard = odrzucone: { $count }
terminal-area = Dzielnica
terminal-cost = koszt
terminal-building = budynek
terminal-control = kontrola
terminal-also = i jeszcze
terminal-no-card = bez karty dzielnicy
terminal-needed = cel
terminal-money = Pieniądze
terminal-hand = Karty na ręce
terminal-agents = Agenci na planszy
terminal-powers = Karty dzielnic (* działa)
terminal-loan = Pożyczki
terminal-penalty = Zajęte miejsca na ręce
terminal-points = Punkty, gdyby teraz koniec
terminal-person = Tożsamość
terminal-kind-spies = Dzielnice z agentami
terminal-kind-control = Kontrolowane dzielnice
terminal-kind-trouble = Niepokoje na planszy
terminal-kind-worth = Majątek
terminal-kind-deck = Karty w talii
terminal-goal = { $name }. { $goal } Teraz: { $progress } z { $needed }.
terminal-goal-deck =
    { $progress ->
        [one] { $name }. { $goal } Została { $progress } karta.
        [few] { $name }. { $goal } Zostały { $progress } karty.
       *[many] { $name }. { $goal } Zostało { $progress } kart.
    }
terminal-known = Znasz ({ $place }):
terminal-unsure = Gdzieś tam ({ $places }):

## Dzielnice i ich karty

area-1 = Siostry Dolly
    .in = w Siostrach Dolly
    .from = z Sióstr Dolly
    .to = do Sióstr Dolly
    .power = Siostry Dolly (agent za $3)
area-2 = Dzielnica Magów
    .in = w Dzielnicy Magów
    .from = z Dzielnicy Magów
    .to = do Dzielnicy Magów
    .power = Dzielnica Magów (dobierz i odrzuć)
area-3 = Chytrych Rzemieślników
    .in = na Chytrych Rzemieślników
    .from = z Chytrych Rzemieślników
    .to = na Chytrych Rzemieślników
    .power = Chytrych Rzemieślników ($2)
area-4 = Pomniejsze Bóstwa
    .in = w Pomniejszych Bóstwach
    .from = z Pomniejszych Bóstw
    .to = do Pomniejszych Bóstw
    .power = Pomniejsze Bóstwa (ochrona za $3)
area-5 = Szory
    .in = w Szorach
    .from = z Szorów
    .to = do Szorów
    .power = Szory ($2 za kartę)
area-6 = Hippo
    .in = w Hippo
    .from = z Hippo
    .to = do Hippo
    .power = Hippo ($2)
area-7 = Mroki
    .in = w Mrokach
    .from = z Mroków
    .to = do Mroków
    .power = Mroki (niepokój)
area-8 = Przyćmiona
    .in = na Przyćmionej
    .from = z Przyćmionej
    .to = na Przyćmioną
    .power = Przyćmiona (agent za $3)
area-9 = Długi Mur
    .in = przy Długim Murze
    .from = spod Długiego Muru
    .to = pod Długi Mur
    .power = Długi Mur ($1)
area-10 = Wyspa Bogów
    .in = na Wyspie Bogów
    .from = z Wyspy Bogów
    .to = na Wyspę Bogów
    .power = Wyspa Bogów (spokój za $2)
area-11 = Siedmiu Śpiących
    .in = na Siedmiu Śpiących
    .from = z Siedmiu Śpiących
    .to = na Siedmiu Śpiących
    .power = Siedmiu Śpiących ($3)
area-12 = Nastroszone Wzgórze
    .in = na Nastroszonym Wzgórzu
    .from = z Nastroszonego Wzgórza
    .to = na Nastroszone Wzgórze
    .power = Nastroszone Wzgórze ($1)
power-1 = Zapłać $3 i postaw swojego agenta tutaj albo w dzielnicy sąsiedniej.
power-2 = Dobierz kartę, potem odrzuć jedną z ręki.
power-3 = Weź $2 z banku.
power-4 = Ilekroć Zdarzenie dotyka twoich agentów lub budynków: zapłać po $3 za to, co ma ocaleć.
power-5 = Odrzuć kartę z ręki i weź $2 z banku.
power-6 = Weź $2 z banku.
power-7 = Połóż znacznik niepokojów tutaj albo w dzielnicy sąsiedniej, jeśli stoi tam jakiś pionek.
power-8 = Zapłać $3 i postaw swojego agenta tutaj albo w dzielnicy sąsiedniej.
power-9 = Weź $1 z banku.
power-10 = Zapłać $2 i zdejmij z planszy dowolny znacznik niepokojów.
power-11 = Weź $3 z banku.
power-12 = Weź $1 z banku.

## Symbole

symbol-agent = Nowy agent
symbol-build = Postawienie budynku
symbol-assassinate = Skrytobójstwo
symbol-remove_trouble = Usunięcie niepokoju
symbol-money = Pobranie pieniędzy
symbol-scroll = Zwój
symbol-event = Zdarzenie
symbol-play_another = Zagranie dodatkowej karty
symbol-reaction = Reakcja

## Tożsamości i ich cele

personality-vetinari = Lord Vetinari
personality-selachii = Lord Selachii
personality-rust = Lord Rust
personality-de-worde = Lord de Worde
personality-dragon-king = Smok Herbowy Królewski
personality-chrysoprase = Chryzopraz
personality-vimes = Komendant Vimes
goal-vetinari =
    { $n ->
        [one] Na początku swojej tury miej agentów w co najmniej { $n } dzielnicy bez demona.
       *[other] Na początku swojej tury miej agentów w co najmniej { $n } dzielnicach bez demonów.
    }
goal-selachii =
    { $n ->
        [one] Na początku swojej tury kontroluj co najmniej { $n } dzielnicę.
        [few] Na początku swojej tury kontroluj co najmniej { $n } dzielnice.
       *[many] Na początku swojej tury kontroluj co najmniej { $n } dzielnic.
    }
goal-rust =
    { $n ->
        [one] Na początku swojej tury kontroluj co najmniej { $n } dzielnicę.
        [few] Na początku swojej tury kontroluj co najmniej { $n } dzielnice.
       *[many] Na początku swojej tury kontroluj co najmniej { $n } dzielnic.
    }
goal-de-worde =
    { $n ->
        [one] Na początku swojej tury kontroluj co najmniej { $n } dzielnicę.
        [few] Na początku swojej tury kontroluj co najmniej { $n } dzielnice.
       *[many] Na początku swojej tury kontroluj co najmniej { $n } dzielnic.
    }
goal-dragon-king =
    { $n ->
        [one] Niech na początku twojej tury na planszy leży co najmniej { $n } znacznik niepokojów.
        [few] Niech na początku twojej tury na planszy leżą co najmniej { $n } znaczniki niepokojów.
       *[many] Niech na początku twojej tury na planszy leży co najmniej { $n } znaczników niepokojów.
    }
goal-chrysoprase = Na początku swojej tury miej majątek wart co najmniej ${ $n }: gotówka i koszty budynków, minus $12 za każdą pożyczkę.
goal-vimes = Niech nikt nie wygra, zanim skończy się talia Kart Akcji.

## Zdarzenia

event-card-dragon = Smok
event-card-flood = Powódź
event-card-fire = Pożar
event-card-fog = Mgła
event-card-riots = Zamieszki
event-card-explosion = Eksplozja
event-card-murders = Tajemnicze Morderstwa
event-card-demons = Demony z Piekielnych Wymiarów
event-card-subsidence = Zapadlisko
event-card-johnson = Bezdennie Głupi Johnson
event-card-trolls = Trolle
event-card-earthquake = Trzęsienie Ziemi
event-effect-dragon = Z wylosowanej dzielnicy znika wszystko: pionki, budynek i znacznik niepokojów.
event-effect-flood = Dwa rzuty: z wylosowanych dzielnic nad rzeką każdy wyprowadza swoich agentów do sąsiednich, niezalanych.
event-effect-fire = Budynek w wylosowanej dzielnicy płonie, a ogień idzie dalej, póki kolejny rzut wskazuje sąsiednią dzielnicę z budynkiem.
event-effect-fog = Pięć wierzchnich kart z talii Kart Akcji idzie na stos kart odrzuconych.
event-effect-riots = Jeśli na planszy leży co najmniej 8 znaczników niepokojów, gra natychmiast się kończy i liczy się punkty.
event-effect-explosion = Budynek w wylosowanej dzielnicy znika.
event-effect-murders = Każdy po kolei rzuca kostką i usuwa z wylosowanej dzielnicy wybrany pionek.
event-effect-demons = Cztery rzuty: w każdej wylosowanej dzielnicy staje demon i leży znacznik niepokojów.
event-effect-subsidence = Każdy płaci $2 za każdy swój budynek, a te, na które go nie stać, traci.
event-effect-johnson = Karta wylosowanej dzielnicy wypada z gry, a jej właściciel traci tam jednego agenta. Budynek zostaje.
event-effect-trolls = Trzy rzuty: w każdej wylosowanej dzielnicy staje troll, a jeśli ktoś już tam był, wybucha niepokój.
event-effect-earthquake = Dwa rzuty: budynki w wylosowanych dzielnicach znikają.

## Tożsamości i zdarzenia też są kartami

card-vetinari = { personality-vetinari }
card-selachii = { personality-selachii }
card-rust = { personality-rust }
card-de-worde = { personality-de-worde }
card-dragon-king = { personality-dragon-king }
card-chrysoprase = { personality-chrysoprase }
card-vimes = { personality-vimes }
card-dragon = { event-card-dragon }
card-flood = { event-card-flood }
card-fire = { event-card-fire }
card-fog = { event-card-fog }
card-riots = { event-card-riots }
card-explosion = { event-card-explosion }
card-murders = { event-card-murders }
card-demons = { event-card-demons }
card-subsidence = { event-card-subsidence }
card-johnson = { event-card-johnson }
card-trolls = { event-card-trolls }
card-earthquake = { event-card-earthquake }

## Karty Akcji: zielone, potem brązowe

card-mr-boggis = Pan Boggis
card-mr-bent = Pan Bent
card-the-beggars-guild = Gildia Żebraków
card-the-bank-of-ankh-morpork = Bank Ankh-Morpork
card-the-ankh-morpork-sunshine-dragon-sanctuary = Słoneczne Schronisko dla Chorych Smoków
card-sergeant-angua = Sierżant Angua
card-the-agony-aunts = Ciotki Agonii
card-the-dysk = Teatr Dysk
card-the-duckman = Człowiek-Kaczka
card-drumknott = Drumknott
card-cmot-dibbler = Gardło Sobie Podrzynam Dibbler
card-dr-cruces = Doktor Cruces
card-captain-carrot = Kapitan Marchewa
card-mrs-cake = Pani Cake
card-groat = Groat
card-gimlets-dwarf-delicatessen = Krasnoludzkie Delikatesy Gimleta
card-gaspode = Gaspode
card-fresh-start-club = Klub Nowego Startu
card-foul-ole-ron = Paskudny Stary Ron
card-the-fools-guild = Gildia Błaznów
card-the-fire-brigade = Straż Pożarna
card-inigo-skimmer = Inigo Skimmer
card-history-monks = Mnisi Historii
card-hex = HEX
card-herennow = Tu-i-Teraz
card-harry-king = Harry Król
card-hargas-house-of-ribs = Dom Żeberek Hargi
card-mr-gryle = Pan Gryle
card-the-peeled-nuts = Łuskane Orzechy
card-the-opera-house = Gmach Opery
card-nobby-nobbs = Nobby Nobbs
card-modo = Modo
card-the-mended-drum = Załatany Bęben
card-librarian = Bibliotekarz
card-leonard-of-quirm = Leonard z Quirmu
card-shonky-shop = Sklep z Tandetą
card-sacharissa-cripslock = Sacharissa Cripslock
card-rosie-palm = Rosie Palm
card-rincewind = Rincewind
card-the-royal-mint = Królewska Mennica
card-queen-molly = Królowa Molly
card-pink-pussycat-club = Klub Pod Różową Kicią
card-zorgo-the-retro-phrenologist = Zorgo, retrofrenolog
card-dr-whiteface = Doktor Białolicy
card-wallace-sonky = Wallace Sonky
card-the-seamstresses-guild = Gildia Szwaczek
card-mr-pin-and-mr-tulip = Pan Szpila i Pan Tulipan
card-the-thieves-guild = Gildia Złodziei
card-sergeant-cheery-littlebottom = Sierżant Cudo Tyłeczek
card-otto-chriek = Otto Chriek
card-the-clacks = Sekary
card-sergeant-colon = Sierżant Colon
card-cosmo-lavish = Cosmo Lavish
card-the-dean = Dziekan
card-hello-death = Śmierć
card-burleigh-and-stronginthearm = Burleigh i Silnywręku
card-the-bursar = Kwestor
card-cable-street-particulars = Specjalni z ulicy Kablowej
card-canting-crew = Żebracza Kompania
card-carcer = Carcer
card-the-chair-of-indefinite-studies = Kierownik Studiów Nieokreślonych
card-sir-charles-lavatory = Sir Charles Lavatory
card-dorfl = Dorfl
card-sergeant-detritus = Sierżant Detrytus
card-deep-dwarves = Głębinowe Krasnoludy
card-adora-belle-dearheart = Adora Belle Dearheart
card-the-alchemists-guild = Gildia Alchemików
card-the-auditors = Audytorzy
card-buggy-swires = Buggy Swires
card-susan = Susan
card-sybil-vimes = Sybil Vimes
card-mr-teatime = Pan Teatime
card-the-watch = Straż
card-wee-mad-arthur = Mały Szalony Arthur
card-william-de-worde = William de Worde
card-willikins = Willikins
card-archchancellor-ridcully = Nadrektor Ridcully
card-ruby = Ruby
card-the-senior-wrangler = Pierwszy Prymus
card-mr-shine = Pan Blask
card-mr-slant = Pan Slant
card-the-smoking-gnu = Dymiące Gnu
card-stanley = Stanley
card-moist-von-lipwig = Moist von Lipwig
card-doctor-mossy-lawn = Doktor Mossy Lawn
card-patricians-palace = Pałac Patrycjusza
card-ponder-stibbons = Myślak Stibbons
card-the-post-office = Urząd Pocztowy
card-reacher-gilt = Reacher Gilt
card-professor-of-recent-runes = Wykładowca Run Współczesnych
card-doctor-hix = Doktor Hix
card-hobsonss-livery-stable = Stajnie Hobsona
card-hubert = Hubert
card-igor = Igor
card-the-luggage = Bagaż
card-the-mob = Motłoch
card-lord-downey = Lord Downey
card-dwarves = Krasnoludy
card-edward-death = Edward d’Eath
card-errol = Errol
card-gargoyles = Gargulce

## Co robią zwoje i reakcje

effect-take_2_from_each = Każdy z pozostałych daje ci $2, a jeśli ma mniej, to wszystko.
    .not = nikt inny nie ma pieniędzy
effect-loan = Weź $10 z banku. Na koniec oddasz $12 albo stracisz 15 punktów.
effect-victim_gives_2_cards = Wybierz innego gracza: daje ci dwie karty z ręki, jakie sam wybierze.
    .not = nikt inny nie ma kart na ręce
    .whom = kto musi dać ci dwie karty z ręki
effect-each_gives_1_or_card = Każdy z pozostałych daje ci $1 albo kartę z ręki, co woli.
    .not = pozostali nie mają ani kart, ani pieniędzy
effect-earn_1_per_figure_isle = Weź z banku po $1 za każdy pionek na Wyspie Bogów.
effect-move_enemy_adjacent = Przesuń cudzego agenta, trolla albo demona do sąsiedniej dzielnicy.
    .not = na planszy nie ma cudzych pionków
effect-play_two_cards = Zagraj do dwóch kart z ręki, jedną po drugiej.
    .not = żadnej z twoich kart nie można zagrać
effect-dibbler_roll = Rzuć kostką. 7–12: weź $4 z banku; 1: zapłać $2 albo usuń swojego agenta.
effect-peek_unused_personalities = Obejrzyj wszystkie nierozdane tożsamości oprócz jednej.
effect-react_block_move_or_remove = Gdy inny gracz chce przesunąć lub usunąć twojego agenta: agent zostaje na miejscu.
effect-react_relocate_removed = Gdy twój agent zostaje usunięty: postaw go w dowolnej innej dzielnicy.
effect-five_dollars_or_hand_penalty = Wybierz innego gracza: płaci ci $5 albo ta karta do końca gry zajmuje mu miejsce na ręce.
    .whom = kto musi zapłacić ci $5 albo przyjąć kartę
effect-five_dollars_or_lose_building = Wybierz gracza z budynkiem: płaci ci $5 albo możesz usunąć jeden jego budynek.
    .not = nikt inny nie ma budynku
    .whom = kto musi zapłacić ci $5 albo zaryzykować budynek
effect-draw_4_random_from_discard = Weź na rękę cztery losowe karty ze stosu kart odrzuconych.
    .not = stos kart odrzuconych jest pusty
effect-draw_3 = Dobierz trzy karty.
effect-herennow_roll = Rzuć kostką. 7–12: wybrany gracz daje ci $3; 1: usuń swojego agenta.
    .whom = kto da ci $3
effect-discard_any_for_2 = Odrzuć, ile chcesz kart z ręki, i weź po $2 za każdą.
    .not = nie masz kart na ręce
effect-take_3_from_one = Wybierz innego gracza: daje ci $3, a jeśli ma mniej, to wszystko.
    .not = nikt inny nie ma pieniędzy
    .whom = kto da ci $3
effect-discard_1 = Odrzuć jedną kartę z ręki.
    .not = nie masz kart na ręce
effect-draw_4 = Dobierz cztery karty.
effect-discard_any_for_1 = Odrzuć, ile chcesz kart z ręki, i weź po $1 za każdą.
    .not = nie masz kart na ręce
effect-earn_1_per_trouble = Weź z banku po $1 za każdy znacznik niepokojów na planszy.
effect-sell_card_for_2 = Wciśnij innemu graczowi kartę z ręki: daje ci za nią $2, a jeśli ma mniej, to wszystko.
    .not = nie masz kart na ręce
    .whom = kto musi kupić od ciebie kartę za $2
effect-move_own_out_of_trouble = Przesuń swojego agenta z dzielnicy z niepokojem do sąsiedniej.
    .not = nie masz agenta w dzielnicy z niepokojem
effect-swap_personality = Wymień swoją tożsamość na losową z nierozdanych.
effect-react_immune_to_text = Gdy zwój cudzej karty ma cię dotknąć: nie dotyka.
effect-draw_2 = Dobierz dwie karty.
effect-pay_2_other_player_removes = Zapłać $2 innemu graczowi: usuwa z dzielnicy z niepokojem wybrany pionek, tylko nie twojego agenta.
    .not = potrzeba $2 i ofiary w dzielnicy z niepokojem
effect-remove_from_unreal_estate = Usuń dowolny pionek z Dzielnicy Magów.
    .not = w Dzielnicy Magów nikogo nie ma
effect-pay_2_assassinate = Zapłać $2 wybranemu graczowi, a potem usuń z dzielnicy z niepokojem cudzego agenta, trolla albo demona.
    .not = potrzeba $2 i ofiary w dzielnicy z niepokojem
effect-place_2_ordinary = Postaw do dwóch swoich agentów tam, gdzie już jakiegoś masz, albo w dzielnicach sąsiednich.
effect-swap_two_figures = Wybierz dwa pionki z różnych dzielnic: zamieniają się miejscami.
    .not = potrzeba pionków w dwóch dzielnicach
effect-look_and_discard = Obejrzyj rękę innego gracza i wybierz z niej kartę do odrzucenia.
    .not = nikt inny nie ma kart na ręce
    .whom = czyją rękę obejrzysz, żeby odrzucić z niej kartę
effect-roll_two_remove = Rzuć kostką dwa razy i z każdej wylosowanej dzielnicy usuń wybrany pionek.
effect-swap_hands = Wymień się całą ręką z innym graczem.
    .whom = kto musi wymienić się z tobą ręką
effect-earn_1_per_building = Weź z banku po $1 za każdy budynek na planszy.
effect-move_own_anywhere = Przesuń swojego agenta do dowolnej innej dzielnicy.
    .not = nie masz agenta na planszy
effect-place_anywhere_no_trouble = Postaw swojego agenta w dowolnej dzielnicy, bez wywoływania niepokoju.
effect-discard_3_refill = Odrzuć do trzech kart z ręki, potem uzupełnij rękę.
effect-each_other_removes_own = Każdy z pozostałych usuwa z planszy jednego swojego agenta, którego sam wybierze.
    .not = nikt inny nie ma agenta na planszy
effect-react_block_remove = Gdy twój agent ma zostać usunięty, z jakiejkolwiek przyczyny: zostaje.
effect-buy_building_no_trouble = Odkup od rywala budynek w dzielnicy bez niepokoju za jego pełny koszt.
    .not = nie stać cię na żaden cudzy budynek w dzielnicy bez niepokoju
effect-build_half_price = Postaw budynek za połowę kosztu.
    .not = nie masz gdzie budować, nawet za pół ceny
effect-place_at_own_building = Postaw swojego agenta w dzielnicy, w której masz budynek.
    .not = nie masz budynku, przy którym mógłby stanąć agent
effect-place_2_near_unreal_estate = Postaw jednego lub dwóch swoich agentów w Dzielnicy Magów albo w dzielnicach sąsiednich.
effect-place_1_near_unreal_estate = Postaw swojego agenta w Dzielnicy Magów albo w dzielnicy sąsiedniej.
effect-earn_2_per_figure_troubled_area = Wybierz dzielnicę z niepokojem i weź z banku po $2 za każdy pionek w niej.
    .not = w mieście nie ma niepokojów
effect-place_at_trouble = Postaw swojego agenta w dzielnicy z niepokojem.
    .not = nie ma niepokojów, przy których mógłby stanąć agent
effect-steal_one_of_two_random = Weź dwie losowe karty z ręki innego gracza, jedną zatrzymaj, drugą oddaj.
    .not = nikt inny nie ma kart na ręce
    .whom = komu zabierzesz dwie karty, żeby jedną zatrzymać
effect-react_end_turn_keep_card = We własnej turze, po zagraniu karty: zakończ turę, a kartę zagraną ostatnio weź z powrotem na rękę.
effect-buy_building_trouble = Odkup od rywala budynek w dzielnicy z niepokojem za jego pełny koszt.
    .not = nie stać cię na żaden cudzy budynek w dzielnicy z niepokojem
effect-place_trouble_anywhere = Połóż znacznik niepokojów w dowolnej dzielnicy, w której go nie ma.
    .not = niepokoje są już wszędzie
effect-pay_2_move_own_anywhere = Zapłać $2 wybranemu graczowi i przesuń swojego agenta do dowolnej innej dzielnicy.
    .not = potrzeba $2 i agenta na planszy
effect-force_payment_3 = Wybierz dwóch innych graczy: pierwszy daje drugiemu $3, a jeśli ma mniej, to wszystko.
    .not = potrzeba dwóch innych graczy, z których któryś ma pieniądze
effect-spread_trouble = Połóż znacznik niepokojów w dzielnicy sąsiadującej z dzielnicą z niepokojem.
    .not = żadna spokojna dzielnica nie sąsiaduje z niepokojami
effect-errol_roll = Rzuć kostką. 7–12: usuń dowolny pionek z dzielnicy z niepokojem; 1: usuń swojego agenta.
effect-draw_per_own_building = Dobierz po karcie za każdy swój budynek na planszy.
    .not = nie masz budynku na planszy

## Plansza w przeglądarce

board-symbols = Symbole
board-symbol-money = Pobranie ${ $money }
board-deck-green = karta zielona
board-deck-brown = karta brązowa
board-power-used = Wykorzystana w tej turze
board-power-fresh = Dopiero od następnej tury
board-hand = Twoja ręka
board-hand-count =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
       *[many] Twoja ręka: { $count } kart
    }
board-hand-empty = Nie masz kart na ręce.
board-shown = Do wyboru
board-area-cards = Twoje karty dzielnic
board-price = Budynek kosztuje ${ $cost }.
board-built-by =
    { $name ->
        [Ty] Stoi tu twój budynek.
       *[other] Stoi tu budynek: { $name }.
    }
board-held-by =
    { $name ->
        [Ty] Dzielnica pod twoją kontrolą.
       *[other] Kontroluje: { $name }.
    }
board-power = Karta dzielnicy: { $power }
board-made-card = Symbole i działanie odtworzone z opisów
board-made-area = Cena i granice odtworzone z opisów
board-loans =
    { $count ->
        [one] { $count } pożyczka
        [few] { $count } pożyczki
       *[many] { $count } pożyczek
    }
board-count-money = Gotówka: ${ $count }
board-count-cards =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
board-count-agents = Agenci poza planszą: { $count }
board-count-buildings = Budynki do postawienia: { $count }
board-count-deck =
    { $count ->
        [one] W talii została { $count } karta
        [few] W talii zostały { $count } karty
       *[many] W talii zostało { $count } kart
    }
board-count-events =
    { $count ->
        [one] Zostało { $count } zdarzenie
        [few] Zostały { $count } zdarzenia
       *[many] Zostało { $count } zdarzeń
    }
board-gauge-control = Kontrolowane dzielnice: { $has } z { $needed }
board-gauge-spies = Dzielnice z agentem, bez demona: { $has } z { $needed }
board-gauge-worth = Majątek: ${ $has } z ${ $needed }
board-gauge-trouble = Znaczniki niepokojów: { $has } z { $needed }
board-gauge-deck = Kart w talii: { $has }
board-in-play = Zagrana karta
board-plays =
    { $name ->
        [Ty] Grasz ty
       *[other] Gra: { $name }
    }
board-green-left =
    { $count ->
        [one] { $count } zielona
        [few] { $count } zielone
       *[many] { $count } zielonych
    }
board-brown-now = już tylko brązowe
board-discard = Odrzucone: { $count }
board-discard-title = Karty odrzucone: { $count }
board-discard-empty = Stos jest pusty.
board-goals = Cele
board-goals-title = Komu ile brakuje
board-goals-lead = Kto jest kim, wie tylko on sam. Tak stoi każdy z graczy wobec każdego z możliwych celów.
board-points = Punkty
board-points-lead = Gdyby gra skończyła się teraz bez spełnionego celu.
board-happened = Ostatnie zdarzenie
board-die = Na kostce { $number }
board-players = Gracze
board-seen = Znane karty: { $cards }
