### Przewodnik pierwszej partii Czaszek z Sedlec, po polsku. Każda karta kończy się tym, co tu robi początkujący.

guide-take_turn = Zrób jedną rzecz: kop (odkryj dwie karty i weź jedną), zbierz (weź odkrytą) albo ułóż (dołóż kartę z ręki). Z pustą ręką kop.
guide-take = Weź jedną z dwóch; druga zostaje odkryta dla następnych. Weź tę, której ostatnie życzenia możesz spełnić, i pomyśl, co zostawiasz.
guide-hand = Na ręce mieszczą się dwie karty, więc następnym razem musisz którąś ułożyć. Dolny rząd ma cztery karty, każdy wyższy o jedną mniej. Na dół daj tę, której nie potrzebujesz u góry.
guide-opening = Grając solo, zaczynasz od wskazania dwóch kupek. Wszystko jedno których: jeszcze nic o nich nie wiadomo.
guide-lay_first = Pierwsza karta idzie na punkt zaczepienia elementu. Czaszki punktują dzięki sąsiadom, więc zostaw wokół niej miejsce.
guide-turn_alone = W grze solo nie ma ręki: co odkryjesz albo zbierzesz, od razu trafia do elementu. Szukaj odkrytych kart, które zapunktują z sąsiadami.
guide-lay_turned = Połóż jedną z dwóch odkrytych kart. Przy każdym miejscu widać, co da; wybierz najlepsze albo takie, które trzyma króla wysoko.
guide-event-stacked = Pierwsza karta leży. Następna musi jej dotykać: obok w rzędzie, a potem na dwóch innych. Każda czaszka punktuje inaczej: patrz na rząd rodzajów.
guide-level = Dwie karty obok siebie uniosą trzecią nad sobą; dolny rząd nie musi być pełny. Królowie chcą patrzeć na innych z góry, więc zostaw ich na wyższe rzędy.
guide-event-completed = Ktoś skończył stos: dziewięć kart czaszek. Gdy skończą wszyscy, liczymy punkty, rodzaj po rodzaju. Sprawdź, do czego możesz jeszcze dołożyć.
