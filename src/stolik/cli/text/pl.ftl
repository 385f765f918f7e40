### Wiersz poleceń po polsku. Nazwy graczy przychodzą w mianowniku i się nie odmieniają.

## Gry

players = gracze: { $span }

## Przy stole

name-human = Gracz
name-random = Los
name-greedy = Chciwiec
name-search = Mędrzec
name-solver = Rachmistrz
name-own = Znawca
name-easy = Nowicjusz
name-medium = Bywalec
name-hard = Wyga
name-master = Mistrz
seats = Przy stole:
thinks = { $name } myśli…
keys = numer albo zapis ruchu · ? zasada · u cofnij · h podpowiedź · l dziennik · q wyjdź
any-word = Lista to nie wszystko: możesz też wpisać dowolne słowo.
keys-orders = numer albo zapis ruchu · ? zasada · u cofnij · h podpowiedź · l dziennik · o zlecenia · q wyjdź
orders-none = W tej grze nie ma czego zlecać z góry.
orders-possible = Możesz zlecić z góry (o-1 odwołuje pierwsze zlecenie):
orders-lasting = … aż do odwołania, także w twoich turach
orders-usual = { $number }. jak zwykle: { $order }
orders-given = { $number }. zlecone: { $order }
other-number = Wybierz liczbę od { $least } do { $most }.
taken = Zrobione za ciebie: { $option }
your-turn = Twój ruch
react-to = Reagujesz ({ $name })
everybody = Wszyscy naraz
what-instead = Wybierz jedną z możliwości albo wpisz ? i przeczytaj zasadę.
what-instead-open = Wpisz inne słowo, wybierz jedną z możliwości albo wpisz ? i przeczytaj zasadę.
no-such-rule = Nie ma zasady { $rule }.
undone = Cofnięte.
cannot-undo = Nie ma czego cofnąć. Cofa się tylko własny ruch, i to dopóki nikt po nim niczego nie odkrył, nie dobrał ani nie zrobił i nikt inny nie musi na niego odpowiedzieć.
hint = Podpowiedź: { $option } ({ $text }), { $why }.
bot-failed = { $name } zawodzi ({ $error }). Odtąd odpowiada prosty bot.
hand-over = Teraz { $name }
hand-over-how = Reszta nie patrzy. Gdy ekran widzi tylko { $name }, naciśnij Enter.
left = Gra przerwana.
saved = Zapis gry: { $path }
serving = Stolik otwarty: { $address } (Ctrl-C zamyka)

## Wynik

column-place = Miejsce
column-name = Gracz
column-total = Razem

## Zasady

why = Dlaczego: { $why }
source = źródło: { $source }
decided = rozstrzygnięcie Stolika
coverage =
    { $rules ->
        [one] { $rules } zasada, z testem: { $tested }, użyte w grach: { $exercised }
        [few] { $rules } zasady, z testem: { $tested }, użyte w grach: { $exercised }
       *[many] { $rules } zasad, z testem: { $tested }, użyte w grach: { $exercised }
    }
untested = Bez testu: { $rules }
column-rule = Zasada
column-checks = W kodzie
column-tests = Testy
column-exercised = W grach

## Objaśnienia

explain-before = Przed
explain-after = Po
explain-asked = Wybór: { $prompt }
explain-answered = Odpowiedź: { $option } ({ $text })
explain-why = Kto żyje, kto nie i dlaczego

## Zapisy gier

moves =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
replay-undo = cofa ruch
review-none = W grze { $game } nie ma czego oceniać po fakcie.
verified = ok: { $game }, { $moves }. { $result } Ziarno: { $seed }

## Plansza każdej gry

unsure = Nie wiadomo, gdzie dokładnie: { $cards } ({ $places })

## Liczby

simulated =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
games-per-s = gier na sekundę
decisions-per-s = decyzji na sekundę
decisions-per-game = decyzji w grze
engine = silnik
compiled-yes = skompilowany
compiled-no = interpretowany
column-seat = Miejsce
column-bot = Bot
column-field = Przeciw
column-players = Graczy
column-games = Gier
column-wins = Wygrane
column-share = Udział
column-interval = Przedział 95%
column-even = Równy udział
compared = { $bot } przeciw { $field }; graczy: { $players }, rozdań: { $deals } ({ $way }). Werdykt: { $verdict }.
verdict-better = lepszy
verdict-worse = gorszy
verdict-equal = bez różnicy powyżej 3 punktów
verdict-unsure = nie wiadomo
way-core = w rdzeniu
way-tables = przy stołach
equal-time = { $bot }: iteracji na sekundę: { $rate }
column-level = Poziom
column-needed = Wymagane
column-met = Spełnione
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-master = mistrz
met-surely = na pewno
met-surely-not = na pewno nie
met-about = mniej więcej
met-yes = tak
met-no = nie

## Raport dla projektanta

balance =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }, { $games }, na każdym miejscu bot { $bot }. Równy udział to { $even }; co od niego odbiega, jest pogrubione.
balance-seats = Wygrane według miejsca przy stole
balance-order = Wygrane według kolejności
balance-roles = Wygrane według roli
balance-endings = Jak kończyły się gry
balance-cards = Wygrane graczy, którzy zagrali kartę
column-seats = Miejsce
column-order = Kolejność
column-roles = Rola
column-endings = Zakończenie
column-cards = Karta
column-times = Razy

## Próby losowe

fuzz-fine =
    { $games ->
        [one] ok: { $games } gra bez błędu
        [few] ok: { $games } gry bez błędu
       *[many] ok: { $games } gier bez błędu
    }
fuzz-failed = błąd: { $game }, ziarno { $seed }, krok { $step }: { $what }
fuzz-again = powtórz: { $command }

# --- stolik train ---

doing-games = Pokolenie { $generation }, partie: { $games }
doing-fit = Pokolenie { $generation }, sieć się uczy
doing-duel = Pokolenie { $generation }, pojedynek
train-held = na odłożonych { $net } (własna ocena { $own })
train-score = pojedynek { $share } ± { $half } %
train-done = { $file } wygrywa { $share } ± { $half } % z { $deals } rozdań z własną oceną gry w tym samym czasie (po równo byłoby { $even } %).
train-play = Zagraj z nią: { $command }
train-own = { $file }: partii: { $games }, na odłożonych { $net } (własna ocena { $own }). Położona wśród sieci gry, służy jej graczowi do oceny.
