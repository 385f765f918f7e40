### Przewodnik pierwszej partii Raverun, po polsku. Każda karta kończy się tym, co tu robi początkujący.

guide-first_card = Każdy w tajemnicy zaczyna swój stos. Najwyższy wierzch prowadzi pierwszą rundę, a na końcu wygrywa. Wysokie karty przydadzą się później: wyłóż coś ze środka.
guide-set_order = Masz najwyższy wierzch, więc to ty mówisz, kto kiedy wykłada. Ostatni widzi już wszystkie karty. Ustaw siebie na końcu.
guide-lay = Najwyższa karta rundy zostaje na polu bitwy i się nie liczy. Pozostałe spadają na stosy jako nowe wierzchy. Wyłóż kartę, która wygra, albo przegraj taką, którą chcesz mieć na wierzchu.
guide-swap = Twój zielony wierzch może się zamienić: karta z twojej ręki trafia na wierzch dowolnego stosu, a dotychczasowy wierzch bierzesz do ręki. Połóż najlepszą kartę na własnym stosie.
guide-exchange = Odkładaj karty z ręki pod talię, po jednej, a gdy powiesz dość, dobierzesz tyle samo. Najpierw pozbądź się niskich.
guide-draw = Ten wierzch daje ci kartę z talii. Kto nie ma kart na ręce, kończy grę, więc karty to czas. Dobierz.
guide-move = Ten wierzch przenosi kartę z pola bitwy na dowolny stos. Wysoka będzie dobrym wierzchem dla ciebie, niska przykryje rywala. Zrób tak, żeby twój wierzch był najwyższy.
guide-steal = Runda finałowa: czerwone karty działają od najniższej, dla tego, kto je wtedy ma. Zabierz taką, która jeszcze zadziała albo która by ci zaszkodziła.
guide-sink = Ta karta posyła wierzch stosu pod talię i liczy się to, co pod nim. Spójrz na stos rywala: następna karta jest niższa? To poślij wierzch pod talię.
guide-recall = Ta karta wyciąga z głębi twojego stosu na wierzch kartę ze swoją literą. Wybierz najwyższą.
guide-reshuffle = Ta karta tasuje stos i los decyduje, co będzie na wierzchu. Przy niskim wierzchu tasuj swój stos, przy wysokim cudzy.
guide-piles = Stosy są jawne: widać w nich każdą kartę i kolejność, póki ktoś ich nie przetasuje. To, co leży tuż pod wierzchem, policzy się, gdy wierzch zniknie. Zanim zadziałasz, przejrzyj swój.
guide-known-hand = Karta wzięta ze stosu leżała odkryta, więc wszyscy wiedzą, że ją masz, póki jej nie wyłożysz albo nie zatrze tego wymiana. Wyłóż ją tam, gdzie wygra, choć się jej spodziewają.
guide-event-skirmish_won = Karta zwycięzcy zostaje na polu bitwy i już się nie liczy, przegrane leżą na wierzchach stosów. Teraz działają zielone wierzchy, od 1A w górę. Twój jest zielony? Zobacz, co zadziała przed nim.
guide-twice = Ten sam stos działa w rundzie drugi raz: na wierzch trafiła zielona karta, wyższa od ostatniej działającej. Połóż taką na swój stos, gdy jego wierzch już zadziałał.
guide-event-final_round = Czyjaś ręka jest pusta: nic się już nie wykłada. Czerwone karty z pól bitwy działają od 5A do 8C, potem wygrywa najwyższy wierzch. Sprawdź, które są twoje i co grozi twojemu wierzchowi.

guide-sure-draw-pass = Rezygnujesz z karty z talii. Później jej nie dobierzesz. Póki gra nie zapyta kogoś innego, możesz to cofnąć przyciskiem „Cofnij”. Na pewno?
guide-sure-steal-pass = Rezygnujesz z jedynego działania tej karty w całej grze. Póki gra nie zapyta kogoś innego, możesz to cofnąć przyciskiem „Cofnij”. Na pewno?
guide-sure-move-pass = Rezygnujesz z przeniesienia karty w tej rundzie. Póki gra nie zapyta kogoś innego, możesz to cofnąć przyciskiem „Cofnij”. Na pewno?
guide-sure-swap-pass = Rezygnujesz z zamiany. W następnej rundzie tej karty może już nie być na wierzchu. Póki gra nie zapyta kogoś innego, możesz to cofnąć przyciskiem „Cofnij”. Na pewno?
guide-sure-exchange-pass = Rezygnujesz z wymiany kart z ręki w tej rundzie. Póki gra nie zapyta kogoś innego, możesz to cofnąć przyciskiem „Cofnij”. Na pewno?
guide-sure-sink-pass = Rezygnujesz z jedynego działania tej karty w całej grze. Póki gra nie zapyta kogoś innego, możesz to cofnąć przyciskiem „Cofnij”. Na pewno?
guide-sure-recall-pass = Rezygnujesz z jedynego działania tej karty w całej grze. Póki gra nie zapyta kogoś innego, możesz to cofnąć przyciskiem „Cofnij”. Na pewno?
guide-sure-reshuffle-pass = Rezygnujesz z jedynego działania tej karty w całej grze. Póki gra nie zapyta kogoś innego, możesz to cofnąć przyciskiem „Cofnij”. Na pewno?
