### Ankh-Morpork po polsku. Nazwy kart, dzielnic, tożsamości i zdarzeń są takie jak w plikach danych.

name = Ankh-Morpork
tagline = Patrycjusz zniknął. Każdy ma plan, a miasto ma w nosie wszystkie.
about = Lord Vetinari przepadł bez śladu, a w największym i najbardziej cuchnącym mieście Świata Dysku każdy chce zająć jego fotel. W tej grze dla 2–4 osób zagrywasz karty, rozsyłasz agentów po dwunastu dzielnicach, stawiasz budynki i wzniecasz niepokoje, a dokąd to wszystko zmierza, wie tylko twoja tajna tożsamość. Autorem gry, opartej na książkach Terry’ego Pratchetta, jest Martin Wallace; w 2011 roku wydało ją Treefrog Games, a po polsku Phalanx Games Polska. Zasady bierzemy z polskiej instrukcji, a treść 101 kart i układ planszy odtworzyliśmy z kilku zgodnych opisów i podajemy własnymi słowami. Polskie nazwy kart pochodzą z instrukcji (14) i z polskich przekładów powieści (57), a 30 jest naszych.

## Jak gra może się skończyć

ending-goal_met = ktoś osiągnął swój cel
ending-deck_out = talia się skończyła
ending-riots_end = zamieszki

## Ustawienia stołu

setting-edition = Wydanie
setting-edition-polish = Polskie: budynek daje na koniec dwa razy tyle punktów, ile kosztuje, a Kwestor stawia dwóch agentów
setting-edition-english = Angielskie: budynek daje na koniec tyle punktów, ile kosztuje, a Kwestor zamienia miejscami dwa pionki

## Dzielnice i ich karty

area-1 = Siostry Dolly
area-2 = Dzielnica Magów
area-3 = Chytrych Rzemieślników
area-4 = Pomniejsze Bóstwa
area-5 = Szory
area-6 = Hippo
area-7 = Mroki
area-8 = Przyćmiona
area-9 = Długi Mur
area-10 = Wyspa Bogów
area-11 = Siedmiu Śpiących
area-12 = Nastroszone Wzgórze
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
card-edward-death = Edward d'Eath
card-errol = Errol
card-gargoyles = Gargulce

## Co robią zwoje i reakcje

effect-take_2_from_each = Każdy z pozostałych daje ci $2, a jeśli ma mniej, to wszystko.
effect-loan = Weź $10 z banku. Na koniec oddasz $12 albo stracisz 15 punktów.
effect-victim_gives_2_cards = Wybierz innego gracza: daje ci dwie karty z ręki, jakie sam wybierze.
effect-each_gives_1_or_card = Każdy z pozostałych daje ci $1 albo kartę z ręki, co woli.
effect-earn_1_per_figure_isle = Weź z banku po $1 za każdy pionek na Wyspie Bogów.
effect-move_enemy_adjacent = Przesuń cudzego agenta, trolla albo demona do sąsiedniej dzielnicy.
effect-play_two_cards = Zagraj do dwóch kart z ręki, jedną po drugiej.
effect-dibbler_roll = Rzuć kostką. 7–12: weź $4 z banku; 1: zapłać $2 albo usuń swojego agenta.
effect-peek_unused_personalities = Obejrzyj wszystkie nierozdane tożsamości oprócz jednej.
effect-react_block_move_or_remove = Gdy inny gracz chce przesunąć lub usunąć twojego agenta: agent zostaje na miejscu.
effect-react_relocate_removed = Gdy twój agent zostaje usunięty: postaw go w dowolnej innej dzielnicy.
effect-five_dollars_or_hand_penalty = Wybierz innego gracza: płaci ci $5 albo ta karta do końca gry zajmuje mu miejsce na ręce.
effect-five_dollars_or_lose_building = Wybierz gracza z budynkiem: płaci ci $5 albo możesz usunąć jeden jego budynek.
effect-draw_4_random_from_discard = Weź na rękę cztery losowe karty ze stosu kart odrzuconych.
effect-draw_3 = Dobierz trzy karty.
effect-herennow_roll = Rzuć kostką. 7–12: wybrany gracz daje ci $3; 1: usuń swojego agenta.
effect-discard_any_for_2 = Odrzuć, ile chcesz kart z ręki, i weź po $2 za każdą.
effect-take_3_from_one = Wybierz innego gracza: daje ci $3, a jeśli ma mniej, to wszystko.
effect-discard_1 = Odrzuć jedną kartę z ręki.
effect-draw_4 = Dobierz cztery karty.
effect-discard_any_for_1 = Odrzuć, ile chcesz kart z ręki, i weź po $1 za każdą.
effect-earn_1_per_trouble = Weź z banku po $1 za każdy znacznik niepokojów na planszy.
effect-sell_card_for_2 = Wciśnij innemu graczowi kartę z ręki: daje ci za nią $2, a jeśli ma mniej, to wszystko.
effect-move_own_out_of_trouble = Przesuń swojego agenta z dzielnicy z niepokojem do sąsiedniej.
effect-swap_personality = Wymień swoją tożsamość na losową z nierozdanych.
effect-react_immune_to_text = Gdy zwój cudzej karty ma cię dotknąć: nie dotyka.
effect-draw_2 = Dobierz dwie karty.
effect-pay_2_other_player_removes = Zapłać $2 innemu graczowi: usuwa z dzielnicy z niepokojem wybrany pionek, tylko nie twojego agenta.
effect-remove_from_unreal_estate = Usuń dowolny pionek z Dzielnicy Magów.
effect-pay_2_assassinate = Zapłać $2 wybranemu graczowi, a potem usuń z dzielnicy z niepokojem cudzego agenta, trolla albo demona.
effect-place_2_ordinary = Postaw do dwóch swoich agentów tam, gdzie już jakiegoś masz, albo w dzielnicach sąsiednich.
effect-swap_two_figures = Wybierz dwa pionki z różnych dzielnic: zamieniają się miejscami.
effect-look_and_discard = Obejrzyj rękę innego gracza i wybierz z niej kartę do odrzucenia.
effect-roll_two_remove = Rzuć kostką dwa razy i z każdej wylosowanej dzielnicy usuń wybrany pionek.
effect-swap_hands = Wymień się całą ręką z innym graczem.
effect-earn_1_per_building = Weź z banku po $1 za każdy budynek na planszy.
effect-move_own_anywhere = Przesuń swojego agenta do dowolnej innej dzielnicy.
effect-place_anywhere_no_trouble = Postaw swojego agenta w dowolnej dzielnicy, bez wywoływania niepokoju.
effect-discard_3_refill = Odrzuć do trzech kart z ręki, potem uzupełnij rękę.
effect-each_other_removes_own = Każdy z pozostałych usuwa z planszy jednego swojego agenta, którego sam wybierze.
effect-react_block_remove = Gdy twój agent ma zostać usunięty, z jakiejkolwiek przyczyny: zostaje.
effect-buy_building_no_trouble = Odkup od rywala budynek w dzielnicy bez niepokoju za jego pełny koszt.
effect-build_half_price = Postaw budynek za połowę kosztu.
effect-place_at_own_building = Postaw swojego agenta w dzielnicy, w której masz budynek.
effect-place_2_near_unreal_estate = Postaw jednego lub dwóch swoich agentów w Dzielnicy Magów albo w dzielnicach sąsiednich.
effect-place_1_near_unreal_estate = Postaw swojego agenta w Dzielnicy Magów albo w dzielnicy sąsiedniej.
effect-earn_2_per_figure_troubled_area = Wybierz dzielnicę z niepokojem i weź z banku po $2 za każdy pionek w niej.
effect-place_at_trouble = Postaw swojego agenta w dzielnicy z niepokojem.
effect-steal_one_of_two_random = Weź dwie losowe karty z ręki innego gracza, jedną zatrzymaj, drugą oddaj.
effect-react_end_turn_keep_card = We własnej turze, po zagraniu karty: zakończ turę, a kartę zagraną ostatnio weź z powrotem na rękę.
effect-buy_building_trouble = Odkup od rywala budynek w dzielnicy z niepokojem za jego pełny koszt.
effect-place_trouble_anywhere = Połóż znacznik niepokojów w dowolnej dzielnicy, w której go nie ma.
effect-pay_2_move_own_anywhere = Zapłać $2 wybranemu graczowi i przesuń swojego agenta do dowolnej innej dzielnicy.
effect-force_payment_3 = Wybierz dwóch innych graczy: pierwszy daje drugiemu $3, a jeśli ma mniej, to wszystko.
effect-spread_trouble = Połóż znacznik niepokojów w dzielnicy sąsiadującej z dzielnicą z niepokojem.
effect-errol_roll = Rzuć kostką. 7–12: usuń dowolny pionek z dzielnicy z niepokojem; 1: usuń swojego agenta.
effect-draw_per_own_building = Dobierz po karcie za każdy swój budynek na planszy.
