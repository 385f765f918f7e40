### Lekcje gry „Ku radości Pana” po polsku.

lesson-score = Ile jest warta wieża
    .says = Liczba na sługusie to jego wartość. Na każdym poziomie aż do tego, na którym siedzi twój nadsługus, mnoży się ją przez numer poziomu: na drugim liczy się podwójnie, na trzecim potrójnie. Kto stoi wyżej, liczy się raz. Wygrywa najlepsza wieża.
    .asks = Ile punktów jest teraz warta twoja wieża?
    .right-1 = Na górze 2 × 3, pośrodku (3 + 1) × 2, na dole 2 + 1, czyli 6 + 8 + 3.
    .wrong-1-plain = 9 to zwykła suma. Nadsługus siedzi na trzecim poziomie, więc drugi liczy się podwójnie, a trzeci potrójnie.
    .wrong-1-low = 13 byłoby z nadsługusem na drugim poziomie. Siedzi na trzecim, więc ten też się mnoży.
    .wrong-1-all = Nie wszyscy liczą się potrójnie: każdy poziom mnoży się przez własny numer.
    .wrong-1 = Licz poziomami: dodaj wartości w rzędzie, pomnóż przez numer rzędu, a potem dodaj rzędy.

lesson-climb = Wspinaczka
    .says = Po zagraniu dwóch kart nadsługus może zrobić jeden krok na sąsiedniego sługusa: w lewo, w prawo, w górę lub w dół, nigdy na ukos. Im wyżej siedzi, tym więcej poziomów się mnoży.
    .asks = Przejdź tam, skąd twoja wieża jest warta najwięcej.
    .right-1 = Z trzeciego poziomu Chochlik Drukarski liczy się potrójnie: 17 punktów zamiast 13.
    .wrong-1-side = To wciąż drugi poziom, a Chochlik Drukarski nad tobą nadal liczy się raz.
    .wrong-1-down = Nie w tę stronę: teraz nawet drugi poziom liczy się raz.
    .wrong-1-stay = Wtedy trzeci poziom nadal liczy się raz. A krok w górę nic nie kosztuje.
    .wrong-1 = Stamtąd nie mnoży się żaden nowy poziom.

lesson-lay = Połóż sługusa
    .says = Sługusa kładzie się na wolnym miejscu: na głowie innego albo na ziemi, tuż przy wieży. Wolno w każdej wieży, swojej i cudzej. I pamiętaj: kto stoi wyżej niż twój nadsługus, liczy się tylko raz.
    .asks = Połóż Pomponiarę Zagłady (3) tam, gdzie da twojej wieży najwięcej.
    .right-1 = Na trzecim poziomie, obok nadsługusa, liczy się za 3 × 3 = 9.
    .wrong-1-above = Tam stoi wyżej niż nadsługus, więc liczy się tylko za 3.
    .wrong-1-ground = Na ziemi liczy się za 3 × 1. Jest dla niej lepsze miejsce.
    .wrong-1 = Wolno, a czasem nawet warto. Tylko że te punkty ma teraz { $seat1 }.

lesson-arrows = Zadyma: najpierw szybkie strzałki
    .says = W zadymie każdy sługus atakuje sąsiadów, na których wskazują jego strzałki. Najpierw biją boki z trzema małymi strzałkami, potem z dwiema, na końcu z jedną. Jedna rana zabija, a martwi już nie biją.
    .asks = Wybucha zadyma. Zaznacz wszystkich, którzy zginą.
    .right-1 = Potrójna strzałka Dentysty jest najszybsza, więc Pani z Dziekanatu ginie, zanim kogokolwiek uderzy. Baran Taran traci podparcie i spada, ale nic mu nie jest.
    .wrong-1-back = Celuje tam Pani z Dziekanatu, ale ginie, zanim przyjdzie kolej na którąkolwiek z jej strzałek.
    .wrong-1-nobody = W Prawego Sierpowego nikt nie celuje.
    .wrong-1 = Po kolei: trzy strzałki, dwie, jedna. W kogo celują i kto wtedy jeszcze żyje?

lesson-shields = Tarcze i równoczesne ciosy
    .says = Tarcza zatrzymuje każdy atak ze swojej strony. A boki z tą samą liczbą strzałek biją w tej samej chwili, więc dwa sługusy mogą się pozabijać nawzajem.
    .asks = Wybucha zadyma. Zaznacz wszystkich, którzy zginą.
    .right-1 = Tarcza zatrzymuje Dentystę. Potem Dentystę zabija podwójna strzałka Jednorożka, a na końcu Prawy Sierpowy i Mańkut zabijają się nawzajem.
    .wrong-1-shield = Księgowy Otchłani ma tarczę właśnie z tej strony.
    .wrong-1-nobody = W Jednorożka nikt nie celuje.
    .wrong-1-double = Jego potrójną strzałkę zatrzymuje tarcza, a zaraz potem w Dentystę bije podwójna strzałka Jednorożka.
    .wrong-1-together = Prawy Sierpowy i Mańkut celują w siebie nawzajem, obaj pojedynczą strzałką. Biją w tej samej chwili.
    .wrong-1 = Księgowy Otchłani ma tarczę od strony potrójnej strzałki. Potem bije Jednorożek. A pojedyncze strzałki biją wszystkie naraz.

lesson-armour = Pancerz
    .says = Pancerz to nie tarcza. Pierwsza rana nie zabija Opancerzonego, tylko obraca go do góry nogami, a razem z nim obracają się jego strzałki i tarcze. Gdy leży do góry nogami, rana go zabija.
    .asks = W zadymie Młot Mietek bije w dół. Co się stanie z Żółwiem Ekspresowym?
    .choice-1-1 = Zginie.
    .choice-1-2 = Obróci się do góry nogami i przeżyje.
    .choice-1-3 = Atak zatrzyma tarcza.
    .right-1 = Na górze nie ma tarczy, więc dostaje ranę; tę pierwszą przyjmuje pancerz.
    .wrong-1-dies = Jest Opancerzony i leży normalnie: pierwsza rana go nie zabija.
    .wrong-1-shield = Ma tarcze po lewej, po prawej i na dole. Cios pada z góry.
    .wrong-1 = Zobacz, gdzie są jego tarcze i skąd pada cios.
    .asks-2 = Wybucha następna zadyma. I co teraz?
    .choice-2-1 = Zginie.
    .choice-2-2 = Obróci się z powrotem.
    .choice-2-3 = Atak zatrzyma tarcza.
    .right-2 = Leży teraz do góry nogami, więc tarcza z dołu jest na górze.
    .wrong-2-dies = Rana by go teraz zabiła. Zobacz jednak, po której stronie są już jego tarcze.
    .wrong-2-back = Nic nigdy nie obraca karty z powrotem.
    .wrong-2 = Zobacz, po której stronie są teraz jego tarcze.

lesson-push = Zepchnij kogoś
    .says = Większość rozkazów daje dwie rzeczy do wyboru, a ty bierzesz jedną. Przepychanka przesuwa sługusa o jedno miejsce w bok albo każe komuś zaatakować. Potem spada ten, kto nie ma nikogo pod sobą, a każdy upadek rani Słabeusza.
    .asks = { $seat1 } ma w wieży Stażystę, który jest Słabeuszem. Pozbądź się go.
    .right-1 = Stażysta traci oparcie i spada. Wystarczy jeden poziom: jest Słabeuszem, a jedna rana zabija.
    .wrong-1-lands = Tam staje po prostu na Księgowym Otchłani. Postawienie na kimś to nie upadek.
    .wrong-1-no-arrow = Ten nie ma żadnej strzałki, więc nikogo nie zaatakuje.
    .wrong-1 = Stażysta nadal stoi pewnie. Zepchnij go albo wyciągnij tego, kto jest pod nim.

lesson-heavy = Grubas i Lotnik
    .says = Spadający Grubas zabija tego, na kim wyląduje, i staje na jego miejscu. Lotnik nie spada, chyba że gdzieś nad nim jest Grubas. Najniższy sługus właśnie zginął; Pan Pyza to Grubas, a Nietopewny i Gulgulec to Lotnicy.
    .asks = Grawitacja działa od dołu. Zaznacz wszystkich, którzy zginą.
    .right-1 = Nietopewny ma nad sobą Grubasa, więc nie utrzyma się w powietrzu: spada, a Pan Pyza ląduje na nim.
    .wrong-1-flies = Gulgulec to Lotnik i nie ma nad sobą żadnego Grubasa: zostaje tam, gdzie jest.
    .wrong-1-lands = Pan Pyza spada, ale upadek szkodzi tylko Słabeuszom.
    .wrong-1-armour = Nicerza rani upadek, ale jest Opancerzony. Zaraz będzie o nim więcej.
    .wrong-1-pushed = Nietopewny lata, ale z Grubasem nad sobą musi spaść. A kto spada tuż za nim?
    .wrong-1 = Zacznij od dołu. Nietopewny lata, ale kto jest nad nim? A czy Gulgulec ma nad głową Grubasa?
    .asks-2 = Nicerz jest Słabeuszem i jest Opancerzony. Co się z nim stanie?
    .choice-2-1 = Zginie od upadku.
    .choice-2-2 = Obróci się do góry nogami.
    .choice-2-3 = Nic: zostanie, jak jest.
    .right-2 = Spada, a upadek rani Słabeusza; pierwszą ranę przyjmuje jednak pancerz.
    .wrong-2-dies = Upadek zadaje mu jedną ranę, a on jest Opancerzony i leży normalnie.
    .wrong-2-nothing = Traci oparcie i spada, a każdy upadek rani Słabeusza.
    .wrong-2 = Spada, jest Słabeuszem i jest Opancerzony. Rozważ to po kolei.

lesson-hungry = Głodomór
    .says = Głodomór zjada Słabeusza, na którego wskazuje jego strzałka: od razu, bez żadnej zadymy, i tarcze nic tu nie dają. Staje na jego miejscu, a jeśli wskazuje teraz na następnego Słabeusza, je dalej.
    .asks = Połóż Wilczy Apetyt tak, żeby zjadł jak najwięcej.
    .right-1 = Z lewej strony wskazuje na Stażystę, a stamtąd na Cienkiego Bolka. Dwa posiłki i ani jednej zadymy.
    .wrong-1-end = Jego strzałka wskazuje w prawo, a po prawej nikogo nie ma.
    .wrong-1-above = Tam jego strzałka wskazuje ponad głowami wszystkich.
    .wrong-1 = Tam nie sięgnie żadnego Słabeusza. Jego strzałka wskazuje w prawo.

lesson-ride = Nadsługus chroni
    .says = W zadymie powiernik, czyli sługus, na którym siedzisz, nie atakuje i nikt nie atakuje jego. Jesteś na ziemi, a stąd możesz wejść na dowolnego sługusa z pierwszego poziomu. Zaraz wybuchnie zadyma.
    .asks = Usiądź tak, żeby w zadymie nikt nie zginął.
    .right-1 = Prawy Sierpowy i Mańkut celują w Stażystę, a powiernika nikt nie tknie.
    .wrong-1-edge = Ten już się nie bije, ale Stażysta i tak oberwie z drugiej strony.
    .wrong-1-stay = Z ziemi nikogo nie ochronisz.
    .wrong-1 = W kogo celują strzałki?

lesson-deflect = Odbicie
    .says = { $seat1 } chce położyć w twojej wieży Kaktusława, trzema strzałkami w stronę Chochlika Drukarskiego. Gdy przeciwnik gra na twoją wieżę, możesz odpowiedzieć odbiciem: bierzesz jego kartę i zagrywasz ją po swojemu.
    .asks = Nie wpuszczaj go.
    .right-1 = Odbicie zużyte, a Kaktusław jest do twojej dyspozycji.
    .wrong-1-pass = Wtedy Kaktusław się wprowadza i zostaje sąsiadem Chochlika Drukarskiego.
    .wrong-1 = Jedną z twoich kart możesz go odesłać.
    .asks-2 = Teraz podaj go dalej: { $seat2 } nie ma jeszcze wieży.
    .right-2 = Piękny początek wieży. Gdy gra więcej osób niż dwie, karty nie wolno odesłać prosto do nadawcy.
    .wrong-2-own = Wolno, ale wtedy karta przepadła, a Kaktusław i tak jest u ciebie.
    .wrong-2 = To inna wieża. Kaktusława ma dostać { $seat2 }.

lesson-here = Już tu jest!
    .says = Gdy pokaże się „Już tu jest!”, tury się kończą. Wybuchają trzy zadymy jedna po drugiej, powiernicy jak zawsze się nie biją, a potem podlicza się wieże. Twoja jest teraz warta 17, druga 6.
    .asks = Trzy zadymy i co dalej? Wybierz, kto wygra: ty czy { $seat1 }.
    .right-1 = Strzałki w twojej wieży celują w swoich: zostaje z niej 5 punktów. Spokojna wieża nie traci nikogo.
    .wrong-1-tall = Wysoka i dumna, ale spójrz na jej strzałki: celują w siebie nawzajem, a przed nią trzy zadymy.
    .wrong-1 = Policz, co zostanie po trzech zadymach: wygrywa jedna wieża.
    .asks-2 = Ile punktów ma zwycięska wieża?
    .right-2 = Drugi poziom liczy się za (1 + 1) × 2, ziemia za 1 + 1: razem 6.
    .wrong-2-plain = 4 to zwykła suma. Nadsługus siedzi tam na drugim poziomie, więc ten liczy się podwójnie.
    .wrong-2 = Nikt tam nie ginie. Drugi poziom liczy się podwójnie, pierwszy raz.

lesson-acrobat = Akrobata
    .says = Klaun na Opak to Akrobata: kto go zagrywa, kładzie go normalnie albo do góry nogami. Normalnie jego strzałka wskazuje w górę, do góry nogami w dół. Zaraz po twoim zagraniu wybuchnie zadyma.
    .asks = { $seat1 } ma Murosława. Połóż Klauna tak, żeby Murosław zginął w tej zadymie.
    .right-1 = Na Murosławie i do góry nogami: strzałka celuje prosto w niego.
    .wrong-1-upright = Na Murosławie to dobre miejsce, ale położony normalnie celuje w górę, w nikogo.
    .wrong-1 = Stamtąd jego strzałka nie wskazuje na Murosława.

lesson-kamikaze = Kamikaze
    .says = Kamikaze sam dostaje ranę na koniec każdej walki, w której atakował, a atakował, jeśli tylko jego strzałka miała cel, choćby za tarczą. Dynamitka jest właśnie taka.
    .asks = Wybucha zadyma. Zaznacz wszystkich, którzy zginą.
    .right-1 = Księgowego Otchłani ratuje tarcza, ale atak to atak: po Dynamitce zostaje dym.
    .wrong-1-shield = Księgowy Otchłani ma z tej strony tarczę.
    .wrong-1-boom = Dynamitka trafiła tylko w tarczę, ale zaatakowała, a za to Kamikaze zawsze płaci.
    .wrong-1 = Księgowy Otchłani ma z tej strony tarczę. A Dynamitka miała cel.

lesson-claustrophobe = Klaustrofob
    .says = Klaustrofob ginie natychmiast, gdy po lewej, po prawej i nad sobą ma sługusy, a pod sobą sługusa lub ziemię. Dżin po Przejściach jest Klaustrofobem i wolne ma już tylko miejsce nad głową.
    .asks = Zamknij Dżina po Przejściach Mańkutem.
    .right-1 = Ściana z każdej strony: tego Klaustrofob nie zniesie.
    .wrong-1 = Dżin jeszcze ma czym oddychać. Z której strony jest wolne?

lesson-ninja = Ninja
    .says = Ninja leży zakryty i odsłania się tylko na czas walki lub upadku; wtedy działają też inne jego cechy. Zakryta karta na górze to Słoń, Którego Nie Ma: Grubas. Sługus na samym dole właśnie zginął.
    .asks = Obaj spadają. Co się stanie z Murosławem?
    .choice-1-1 = Zostanie zmiażdżony.
    .choice-1-2 = Spadnie o poziom i przeżyje.
    .right-1 = Ninja odsłania się w locie: to Grubas, a ląduje na Murosławie.
    .wrong-1 = Spadając, Ninja jest odkryty, a Grubas zabija tego, na kim wyląduje.

lesson-assassin = Zabójca
    .says = Zabójcę kładzie się jak każdego innego albo na miejscu dowolnego sługusa w dowolnej wieży; ten ginie mimo tarcz i pancerza, nawet gdy ktoś na nim siedzi.
    .asks = Wyślij Brygadę Ciach tam, gdzie { $seat1 } straci najwięcej punktów.
    .right-1 = Pani z Dziekanatu dawała 3 × 2, a jej jeździec musi zeskoczyć, więc drugi poziom liczy się już tylko raz.
    .wrong-1-small = Boli, ale najcenniejszy sługus stoi wyżej.
    .wrong-1-own = To twój własny sługus.
    .wrong-1 = Tak też wolno, ale nikt wtedy nie ginie.
