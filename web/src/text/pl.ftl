### Stolik w przeglądarce po polsku. Nazwy graczy przychodzą w mianowniku i się nie odmieniają.

## Dom

name = Stolik
motto = Wieczór przy planszy. Usiądź, zaraz gramy.
title = { $page } – Stolik
title-your-turn = ● Twój ruch – Stolik
skip-to-content = Przejdź do treści
home = Strona główna
lobby = Poczekalnia
about = O Stoliku
rules = Zasady
settings = Ustawienia
close = Zamknij
renew = Jest nowa wersja.
renew-now = Odśwież
install = Zainstalować Stolik na pulpicie lub ekranie głównym? Zasady i lekcje będą działać też bez sieci.
install-now = Zainstaluj
later = Nie teraz
sounds-offer = Czy stół ma wydawać dźwięki?
sounds-yes = Tak
sounds-no = Nie
call-me = Zawołaj mnie, gdy będzie mój ruch
sound-turn-on = Włącz dźwięki
sound-turn-off = Wyłącz dźwięki
cancel = Anuluj
loading = Chwileczkę…
copy = Kopiuj
copied = Skopiowano
language-switch = Switch to English
language-short = EN
theme-system = Motyw: jak w systemie
theme-light = Motyw: jasny
theme-dark = Motyw: ciemny
connection-online = Połączono
connection-offline = Brak połączenia, łączę ponownie… Stan stołu z { $time }.
connection-none = Czekam na sieć. Stół otworzy się, gdy tylko wróci.
network-none = Brak połączenia, próbuję ponownie… Zasady i lekcje, które już się tu wczytały, działają bez sieci; stoły wrócą same.
network-lost = Brak połączenia, łączę ponownie… Stoły z { $time }. Zasady i lekcje, które już się tu wczytały, działają bez sieci.
connection-catching-up = Serwer nadrabia zaległości. Nic nie zginie.
not-found = Tu nic nie leży
not-found-more = Pod tym adresem nie ma ani planszy, ani stołu. Może to literówka, a może ktoś już posprzątał.
go-home = Wróć na start

## Start

play-now = Graj
play-now-level = Poziom botów
open-table = Otwórz stół
invite = Zaproś
guided = Pierwsza gra z przewodnikiem
learn-in = Poznaj ({ $minutes } min)
set-more = Więcej…
minutes = { $minutes } min
just-now = przed chwilą
description = Pięć nowoczesnych gier planszowych przy jednym stole: z ludźmi i z botami, po polsku i po angielsku.
my-turns = Twój ruch ({ $count })
my-more = i jeszcze { $count }
my-games = Twoje gry
players-span = { $from }–{ $to } graczy
players-exact =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
guest-first = Cichy, Rudy, Bystry, Dzielny, Mglisty, Srebrny, Wesoły, Uparty, Leśny, Zimowy, Senny, Szczery, Hardy, Figlarny
guest-second = Borsuk, Lis, Kruk, Jeż, Żubr, Ryś, Bóbr, Wilk, Sokół, Dzik, Szpak, Jeleń, Puchacz, Chomik

## Poczekalnia

lobby-open = Można się dosiąść
lobby-open-none = Nikt teraz nie czeka. Otwórz stół i zaproś kogoś linkiem.
lobby-playing = Można popatrzeć
lobby-playing-none = Przy żadnym stole nic się teraz nie dzieje.
lobby-mine = Twoje stoły
lobby-mine-none = Nie siedzisz teraz przy żadnym stole.
lobby-recent = Ostatnie gry
table-join = Dosiądź się
table-watch = Popatrz
table-back = Wróć do gry
table-result = Zobacz wynik
table-private = tylko z linkiem
table-began = początek:
clock-per-move =
    { $days ->
        [one] { $days } dzień na ruch
       *[other] { $days } dni na ruch
    }
clock-live = { $minutes } min + { $more } s
status-waiting = czeka na graczy
status-playing = gra trwa
status-over = zakończona
status-closed = zamknięty przez gospodarza
seat-empty = wolne miejsce

## Nowy stół

new-table = Nowy stół
new-game = Gra
new-players = Liczba graczy
new-seats = Kto gra
new-seat = Miejsce { $number }
new-me = Ja
new-open = Wolne dla ludzi
new-bot = Bot: { $level }
new-visible = Kto widzi stół
new-visible-open = Wszyscy
new-visible-private = Tylko z linkiem
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-live = Na żywo
new-clock-days = Dni na ruch
new-clock-minutes = Minut na gracza
new-clock-more = Sekund dodawanych za ruch
new-clock-per-move = Dni na każdy ruch
new-create = Postaw stół
new-nobody = Wybierz miejsce dla siebie albo zostaw jedno wolne.

level-easy = łatwy
level-medium = średni
level-hard = trudny
level-master = mistrz
level-easy-sees = Patrzy jeden ruch naprzód.
level-medium-sees = Próbuje w myślach kilku przebiegów gry.
level-hard-sees = Próbuje w myślach wielu przebiegów gry.
level-master-sees = Patrzy najdokładniej: myśli około sekundy.

## Imię i konto

who-title = Jak się do ciebie zwracać?
who-lead = Bez rejestracji. To imię zobaczą inni przy stole.
who-name = Imię
who-sit = Siadam do stołu
who-ended = Nastąpiło wylogowanie. Podaj imię albo zaloguj się zachowanym.
account = Konto
account-guest = Grasz jako gość. To imię jest twoje, dopóki się nie wylogujesz.
account-kept = To imię jest zarezerwowane hasłem. Zalogujesz się nim na każdym urządzeniu.
account-none = Nie masz jeszcze imienia.
account-rename = Zmień imię
account-keep = Zachowaj to imię
account-keep-lead = Ustaw hasło (co najmniej 8 znaków), a nikt inny nie zajmie tego imienia.
account-password = Hasło
account-sign-in = Zaloguj się
account-sign-in-lead = Masz już zachowane imię?
account-games = Twoje zakończone gry
account-sign-out = Wyloguj się
account-sign-out-guest = Gość, który się wyloguje, traci dostęp do swoich gier.
account-start = Graj pod tym imieniem
sign-ins = Twoje logowania
sign-ins-agent = { $browser }, { $system }
sign-ins-unknown = Nieznane urządzenie
sign-ins-here = ta przeglądarka
sign-ins-end = Zakończ
sign-ins-end-one = Zakończ logowanie: { $agent }, { $seen }
sign-ins-end-others = Zakończ wszystkie inne
sign-ins-ended = Zakończone.
password-new = Zmień hasło
password-new-lead = Wszędzie indziej trzeba będzie zalogować się ponownie.
password-old = Stare hasło
password-next = Nowe hasło (co najmniej 8 znaków)
password-change = Zmień
password-changed = Hasło zmienione. Wszystkie inne logowania zostały zakończone.
password-old-wrong = To nie jest stare hasło.

## Przy stole: przed grą

waiting-title = Czekamy na graczy
waiting-lead = Gra może ruszyć, gdy wszystkie miejsca będą zajęte.
waiting-full = Komplet przy stole.
waiting-private = Stół jest prywatny: zaproś innych linkiem.
waiting-open = Stół widać w poczekalni. Możesz też wysłać link.
waiting-link = Link do stołu
waiting-sit = Usiądź tutaj
waiting-stand = Wstań
waiting-put-bot = Posadź bota
waiting-remove-bot = Zabierz bota
waiting-free = Zwolnij miejsce
waiting-level = Poziom bota
signal-lead = Wszyscy zaczynają w tej samej chwili. Powiedz, kiedy możesz zaczynać.
signal-say = Mogę zaczynać
signal-ready = Czekasz na znak.
signal-waits = Czekasz na znak. Jeszcze nie mogą: { $names }
seat-ready = może zaczynać
waiting-start = Zaczynamy
waiting-start-bots = Zacznij z botami na wolnych miejscach
waiting-code = Wyceluj w to telefonem, żeby trafić do stołu.
invite-from = { $name } zaprasza cię do gry: { $game }
invite-to = Zaproszenie do gry: { $game }
invite-sit = Siadam

## Przy stole: zamknięcie

close-table = Zamknij stół
close-table-title = Zamknąć stół?
close-table-lead = Stół zniknie z poczekalni i nie da się do niego wrócić. Nikt nie wygra.

## Przy stole: gra

your-turn = Twój ruch
react-to = Reagujesz ({ $name })
everybody = Wszyscy naraz
waiting-for = Czekamy na ruch: { $names }.
prompt-whole = Całe pytanie
watching-now = Patrzysz jako widz.
watching-from = Patrz z miejsca gracza
watching =
    { $count ->
        [one] Patrzy { $count } osoba
        [few] Patrzą { $count } osoby
       *[many] Patrzy { $count } osób
    }
seats = Gracze
seat-own = Ty
seat-you = ty
seat-bot = bot, poziom { $level }
seat-gone = za tę osobę gra bot
seat-online = przy stole
seat-offline = nie ma przy stole
seat-turn = ma ruch
seat-thinking = myśli…
seat-won = wygrana
clock-whole = Zostało czasu:
clock-days = { $days } d { $hours } h
seat-return = Wróć na swoje miejsce
seat-replace = Zastąp botem
options = Możliwe ruchy
options-list = Lista ({ $count })
options-none = Nie ma tu wyboru: gra toczy się dalej sama.
options-back = Wybierz od nowa
sending = Wysyłam…
sending-long = Czekam na stół…
sending-window = Inni mogą jeszcze zareagować…
undo = Cofnij
hint = Podpowiedź
guide = Przewodnik
guide-fold = Zwiń lub rozwiń przewodnik
guide-done = Jasne
guide-show = Pokaż mi
guide-lesson = Lekcja
guide-rule = Zasada
guide-stop = Dość podpowiedzi
guide-back = Co przewodnik mówił ostatnio
guide-sure = Rezygnujesz z tego
guide-sure-yes = Tak, na pewno
hint-asked = Zastanawiam się…
hint-says = Podpowiedź: { $option }, { $why }.
menu = Więcej
resign = Poddaj się
resign-title = Poddać się?
resign-lead = Gra skończy się dla ciebie przegraną. Tego nie można cofnąć.
orders = Zlecenia
orders-lead = Powiedz z góry, co zrobić, gdy inni grają, a gra nie będzie na ciebie czekać. Nikt inny nie zobaczy twoich zleceń.
orders-pass = Nie reaguję na nic do mojej tury
orders-letting = Gdy inni działają
orders-letting-asked = pytaj mnie
orders-letting-turn = niech się dzieje do mojej tury
orders-letting-always = niech się dzieje, aż powiem inaczej
orders-usual = jak zwykle
orders-always = zawsze
orders-give = Zleć
orders-given = Zlecone
orders-cancel = Odwołaj
hand-over = Oddaj grę botowi
hand-over-title = Oddać grę botowi?
hand-over-lead = Bot zagra za ciebie. Na swoje miejsce możesz wrócić, dopóki gra trwa.
leave = Odejdź od stołu
keys = Skróty klawiszowe
keys-arrows = strzałki
keys-arrows-do = przechodzą między miejscami na planszy
keys-enter-do = wybiera wskazane miejsce
keys-escape-do = cofa wskazanie i pomija animację
keys-numbers-do = wybierają ruch z listy
keys-skip-do = rezygnuje z tego, co można zrobić
keys-list-do = rozwija i zwija listę ruchów
keys-undo-do = cofa ruch
keys-hint-do = prosi o podpowiedź
keys-rules-do = otwiera ściągę
keys-log-do = pokazuje dziennik
keys-chat-do = pokazuje rozmowę
keys-help-do = pokazuje tę listę

## Dziennik, rozmowa, zasady

aid = Ściąga
aid-of = Ściąga: { $game }
aid-full = Pełne zasady
aid-paper = Na papier
aid-meanwhile = W międzyczasie: gra na jednej stronie
aid-print = Drukuj
panel-pin = Zostaw otwarte obok planszy
log = Dziennik
log-empty = Jeszcze nic się nie stało.
log-undone = cofnięte
log-taken = Zrobione za ciebie: { $option }
log-end = Koniec
log-sit = { $name } siada do stołu.
log-stand = { $name } wstaje od stołu.
log-start = Zaczynamy!
log-rematch = { $name } proponuje rewanż.
log-hand_over = { $name }: od teraz gra tu bot.
log-resign = { $name } poddaje grę.
log-remove = { $name } wyprasza widza: { $other }.
log-hush-on = { $name }: od teraz w rozmowie piszą tylko siedzący przy stole.
log-hush-off = { $name }: w rozmowie znów mogą pisać wszyscy.
log-close = { $name } zamyka stół.
chat = Rozmowa
chat-empty = Cisza przy stole. Przywitaj się!
chat-message = Wiadomość
chat-send = Wyślij
chat-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
chat-mute = Wycisz
chat-unmute = Przywróć głos
chat-muted =
    { $count ->
        [one] Wyciszono: { $name } ({ $count } ukryta wiadomość).
        [few] Wyciszono: { $name } ({ $count } ukryte wiadomości).
       *[many] Wyciszono: { $name } ({ $count } ukrytych wiadomości).
    }
chat-seated = Pisać mogą tylko siedzący przy stole.

## Kto patrzy i kto rozmawia

people = Kto tu jest
people-none = Nikt nie patrzy i nikt inny się nie odezwał.
people-plays = gra
people-watches = patrzy
people-talks = w rozmowie
people-muted = wyciszenie włączone
people-mute-lead = Wyciszenie działa tylko u ciebie: nikt go nie widzi i w każdej chwili możesz przywrócić komuś głos.
people-more =
    { $count ->
        [one] i jeszcze { $count } osoba patrzy
        [few] i jeszcze { $count } osoby patrzą
       *[many] i jeszcze { $count } osób patrzy
    }
people-remove = Wyproś
people-hush = W rozmowie mogą pisać tylko siedzący przy stole
remove-title = Wyprosić widza: { $name }?
remove-lead = Ta osoba od razu przestanie widzieć stół i już do niego nie wróci.
rules-now = Teraz obowiązuje
rules-search = Szukaj w zasadach
rules-house = Zasady stołu
rules-of = Zasady: { $game }
rules-source = Źródło: { $source }
rules-decision = rozstrzygnięcie Stolika
rules-why = Dlaczego?
rules-link = Odnośnik do zasady { $rule }
rules-all = Wszystkie zasady
rules-chapters = Rozdziały
rules-anchor = Zasada { $rule }: jej dokładne brzmienie
rules-you = Ty
rules-moment = Przed czy po
rules-before = Przed
rules-after = Po
rules-statements = Wszystkie zasady, słowo w słowo
rules-statements-what = Każda zasada w dokładnym brzmieniu, na które powołują się odmowy.
rules-hit = { $number } z { $count }
rules-no-hit = Nie ma
rules-hit-next = Następne miejsce
rules-hit-back = Poprzednie miejsce
rules-found =
    { $count ->
        [0] Żadna zasada nie zawiera tych słów
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }

## Odmowa

refusal-title = Tak nie można
refusal-instead = Zamiast tego
refusal-rule = Zasada { $rule }

## Wynik

result-won = Wygrywa { $name }!
result = Jak się skończyło
ending-total = Razem
ending-part = Składnik
ending-place = Miejsce
ending-player = Gracz
result-shared = Zwycięstwo dzielą { $names }.
result-nobody = Nikt nie wygrywa.
again-but = Jeszcze raz, ale…
hindsight = Co można było zrobić?
hindsight-none = W żadnej twojej turze nie było nic lepszego.
share = Udostępnij
share-copied = Obrazek i odnośnik są w schowku.
share-saved = Obrazek jest wśród pobranych plików.
more = Więcej
skip = Pomiń
rematch-join = Dosiądź się do rewanżu
rematch-watch = Obejrzyj następną grę
replay = Powtórka
download-log = Pobierz zapis
verify = Sprawdź rozdanie
play-on = Graj dalej

## Nauka, wyniki, prawdziwy stół

play-again = Jeszcze raz
learn = Nauka gry
learn-of = Nauka: { $game }
learn-lessons = Lekcje
learn-one = Lekcja { $number }: { $title }
learn-one-done = Lekcja { $number }, zrobiona: { $title }
learn-left =
    { $minutes ->
        [0] Wszystko zrobione
        [one] Została { $minutes } minuta
        [few] Zostały { $minutes } minuty
       *[many] Zostało { $minutes } minut
    }
learn-you = Ty
learn-players = Gracze
learn-answer = Twoja odpowiedź
learn-type = Wpisz słowo
learn-check = Sprawdź
learn-all =
    { $count ->
        [0] Nic z tego
       *[other] To wszystko: { $count }
    }
learn-next = Następna lekcja
learn-skip = Pomiń tę lekcję
learn-guided = Zagraj z przewodnikiem
learn-rules = W zasadach
learn-new = Tego tu jeszcze nie znasz: { $title } ({ $minutes } min).
learn-try = Wypróbuj

## Powtórka

replay-title = Powtórka: { $game }
replay-eyes = Czyimi oczami
replay-open = Wszystkie karty odkryte
replay-spectator = Widz
replay-position = Ruch { $at } z { $of }
replay-start = Gra się zaczyna.
replay-first = Na początek
replay-previous = Poprzedni ruch
replay-next = Następny ruch
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-moves = Przebieg
replay-undo = { $name } cofa ruch.
replay-hidden = { $name } wybiera w tajemnicy.
replay-undone = ruch cofnięty
replay-chosen = { $name }: { $option }
replay-to-table = Wróć do stołu
play-on-title = Graj od tego miejsca
play-on-deal = To samo rozdanie od początku.
play-on-from = Od ruchu { $at } z { $of }.
play-on-lead = Powstanie nowy stół z tą pozycją, a pozostałe miejsca zajmą boty.
play-on-seat = Grasz jako
play-on-level = Poziom botów
play-on-go = Gramy

## Sprawdzenie rozdania

verify-title = Czy rozdanie było uczciwe?
verify-lead = Przed rozdaniem serwer ogłasza odcisk tajnego ziarna, a po grze samo ziarno. Twoja przeglądarka liczy teraz wszystko sama: czy ziarno pasuje do odcisku, czy każde losowanie z niego wynika i czy nikt nie zmienił ani jednej linii zapisu.
verify-working = Liczę…
verify-fine = Wszystko się zgadza.
verify-wrong = Coś się nie zgadza.
verify-lines =
    { $count ->
        [one] Sprawdzona { $count } linia zapisu
        [few] Sprawdzone { $count } linie zapisu
       *[many] Sprawdzonych { $count } linii zapisu
    }
verify-dice =
    { $count ->
        [one] Sprawdzone { $count } losowanie
        [few] Sprawdzone { $count } losowania
       *[many] Sprawdzonych { $count } losowań
    }
verify-commitment = Odcisk sprzed rozdania
verify-seed = Ziarno
verify-announced-wrong = zapis podaje inny odcisk niż ten ogłoszony przy stole
verify-line = Linia { $line }: { $what }.
verify-not-json = to nie jest linia zapisu
verify-no-opening = zapis nie zaczyna się od odcisku
verify-no-seed = w zapisie nie ma ziarna, gra jeszcze trwa
verify-other-seed = ziarno nie pasuje do odcisku
verify-changed = linia została zmieniona, jej suma się nie zgadza
verify-dice-wrong = to losowanie nie zgadza się z ziarnem
verify-impossible = Przeglądarka liczy skróty tylko na stronach z szyfrowanym połączeniem (https).

## Ustawienia

setting-sound = Dźwięk
setting-sound-off = wyłączony
setting-sound-on = włączony
setting-volume = Głośność
setting-call = Wołaj mnie, gdy mój ruch
setting-call-off = nie
setting-call-on = tak
setting-motion = Animacje
setting-motion-calm = spokojne
setting-motion-quick = szybkie
setting-motion-off = wyłączone
setting-forced = Gdy nie ma wyboru
setting-forced-on = stolik zagra za mnie
setting-forced-off = i tak mnie pytaj
setting-gains = Pieniądze z banku
setting-gains-on = bierz za mnie
setting-gains-off = pytaj za każdym razem
setting-language = Język
setting-language-pl = polski
setting-language-en = English
setting-theme = Motyw
setting-theme-system = jak w systemie
setting-theme-light = jasny
setting-theme-dark = ciemny
setting-reduced = System prosi o mniej ruchu, więc karty nie latają.

## O Stoliku

about-title = O Stoliku
about-lead = Stolik to miejsce na współczesne gry planszowe: z ludźmi albo z botami, bez reklam i bez rejestracji. Zasady każdej gry są zapisane raz, dokładnie, i o wszystkim rozstrzyga serwer. Każdą odmowę uzasadnia konkretną zasadą, a każde rozdanie można po grze sprawdzić.
about-games = Gry
about-reconstructed = Co rozstrzygnęliśmy sami
about-reconstructed-lead = Gdy instrukcja milczy albo sama sobie przeczy, rozstrzygamy sami i piszemy o tym wprost. Takie zasady są na stronie zasad oznaczone jako rozstrzygnięcia Stolika, zawsze z uzasadnieniem.
about-credits = Podziękowania
about-pictures = Wszystkie obrazki narysowano dla Stolika.
about-fonts = Kroje pisma Fraunces i Atkinson Hyperlegible, na licencji SIL Open Font License.
about-words = Polskie słowa pochodzą ze słownika sjp.pl (CC BY 4.0, pakiet Debiana), ich formy podstawowe z Morfeusza i SGJP, a częstość z wordfreq (CC BY-SA 4.0). Tego, które słowa są spokrewnione, nauczyliśmy komputer na danych MorphyNet (CC BY-SA 3.0); rodziny częstych słów oceniliśmy sami.
about-unofficial = Stolik nie jest związany z wydawcami gier. Nie używa ich ilustracji ani tekstów.

## Co poszło nie tak

problem-other = Coś poszło nie tak ({ $name }).
problem-offline = Nie mogę się połączyć z serwerem. Sprawdź połączenie i spróbuj jeszcze raz.
problem-call-unseen = Przeglądarka nie pokazuje powiadomień ze Stolika: o twoim ruchu da ci znać dźwięk.
problem-signed-out = Najpierw powiedz, jak się do ciebie zwracać.
problem-bad-name = Takie imię się nie nada. Od 1 do 24 zwykłych znaków, proszę.
problem-not-scored = Tego nie da się policzyć.
problem-name-taken = To imię, albo podobnie wyglądające, jest już zajęte. Wybierz inne albo zaloguj się.
problem-renamed = Od teraz nazywasz się { $name }. Imię, które ktoś zachowa, należy tylko do niego.
problem-wrong-password = Imię i hasło do siebie nie pasują.
problem-bad-message = Serwer nie zrozumiał tej wiadomości. Odśwież stronę.
problem-bad-text = Tej wiadomości nie da się wysłać.
problem-not-over = Ta gra jeszcze się nie skończyła.
problem-unknown-address = Pod tym adresem nic nie ma.
problem-foreign-origin = To przyszło z obcej strony, więc serwer odmówił.
problem-too-large = To za duże. Skróć i spróbuj jeszcze raz.
problem-too-many = Za dużo naraz. Odczekaj chwilę.
problem-unknown-table = Nie ma takiego stołu.
problem-unknown-game = Nie ma takiej gry na półce.
problem-bad-options = Tak tej gry nie da się ustawić.
problem-nothing-to-read = O tej grze nie ma tu nic do czytania.
problem-nothing-to-score = Tej gry Stolik nie umie policzyć z prawdziwego stołu.
problem-no-such-lesson = Nie ma takiej lekcji.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-seat-taken = To miejsce jest już zajęte.
problem-not-host = To może zrobić tylko gospodarz stołu.
problem-not-seated = Nie siedzisz przy tym stole.
problem-not-waiting = Ta gra już się zaczęła.
problem-removed = Gospodarz wyprosił cię od tego stołu.
problem-seated-chat = Przy tym stole w rozmowie mogą pisać tylko siedzący.
problem-not-alone = Ktoś jeszcze ma tu miejsce, więc stołu nie można zamknąć.
problem-not-installed = W tej grze używa się „{ $name }”, czego na tym serwerze nie ma.
problem-old-rules = Ta gra toczyła się według starszych zasad (wersja { $rules }, dziś { $ours }) i według nowych nie może iść dalej.
problem-too-many-tables = Więcej takich otwartych stołów mieć nie można (limit: { $most }). Najpierw skończ grę, opuść któryś stół albo go zamknij.
problem-not-playing = Przy tym stole nie toczy się gra.
problem-not-ready = Są jeszcze wolne miejsca.
problem-stale-decision = Sytuacja zdążyła się zmienić. Spójrz jeszcze raz na planszę.
problem-cannot-undo = Nie ma czego cofnąć. Cofa się tylko własny ruch, i to dopóki nikt po nim niczego nie odkrył, nie dobrał ani nie zrobił i nikt inny nie musi na niego odpowiedzieć.
problem-not-away = Ten gracz jest przy stole albo dopiero co od niego wstał. Daj mu chwilę.
problem-too-slow = Ta karta przeglądarki nie nadążała i została rozłączona.
problem-storage-full = Na serwerze skończyło się miejsce. Nic nie zostało zapisane.
problem-busy = Serwer jest teraz bardzo zajęty. Spróbuj za chwilę.
problem-broken-table = Ten stół się zepsuł i gra nie może się toczyć dalej. Zapis jest bezpieczny.
problem-internal = Błąd po naszej stronie. Spróbuj jeszcze raz.

# Prawdziwe karty, gry solo

score = Licz punkty
score-of = Licz punkty: { $game }
score-lead = Wpisz, co leży na prawdziwym stole, a Stolik policzy punkty.
score-text = To samo jako tekst
score-nothing = Tu pojawi się wynik.
bests = Moje najlepsze wyniki
bests-none = Nie ma jeszcze skończonej gry solo.
bests-place = Miejsce
bests-points = Punkty
bests-title = Tytuł
bests-day = Kiedy
