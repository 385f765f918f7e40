### Przewodnik pierwszej partii Czaszek z Sedlec, po polsku. Każda karta kończy się tym, co tu robi początkujący.

guide-take_turn = Zrób jedną rzecz: kop (odkryj dwie karty i weź jedną), zbierz (weź odkrytą) albo ułóż (dołóż kartę z ręki). Z pustą ręką kop.
guide-take = Weź jedną z dwóch; druga zostaje odkryta dla następnych. Weź tę, której ostatnie życzenia możesz spełnić, i pomyśl, co zostawiasz.
guide-hand = Na ręce mieszczą się dwie karty, więc następnym razem musisz którąś ułożyć. Każdy wyższy rząd ma o jedną kartę mniej. Najpierw wyłóż tę, którą najłatwiej oddasz na dolny rząd.
guide-opening = Grając solo, zaczynasz od wskazania dwóch grup. Wszystko jedno których: jeszcze nic o nich nie wiadomo.
guide-lay_first = Pierwsza karta idzie na kotwę wyposażenia. Wiele czaszek punktuje dzięki sąsiadom, więc zostaw wokół niej miejsce.
guide-turn_alone = W grze solo nie ma ręki: co odkryjesz albo zbierzesz, od razu trafia do wyposażenia albo do stosu. Szukaj odkrytych kart, które zapunktują z sąsiadami.
guide-lay_turned = Połóż jedną z dwóch odkrytych kart. Przy każdym miejscu widać, co da; wybierz najlepsze albo takie, które trzyma króla wysoko.
guide-event-effect_drawn = Każda gra solo ma dodatkową zasadę, która liczy się w obu konstrukcjach przy punktacji. Jest nad planszą: przeczytaj ją, zanim położysz pierwszą kartę.
guide-event-stacked = Pierwsza karta leży. Następna musi jej dotykać: obok w rzędzie, a potem na dwóch innych. Każda czaszka punktuje inaczej: przycisk z czaszką powie, czego która chce.
guide-level = Dwie karty obok siebie uniosą trzecią nad sobą; dolny rząd nie musi być pełny. Królowie chcą patrzeć na innych z góry, więc zostaw ich na wyższe rzędy.
guide-new-level = Twoja pierwsza karta w wyższym rzędzie: dwa nowe poziomy. Król liczy stąd królów i chłopów poniżej, a kapłan daje 2 punkty na poziomie, na którym go nie było. Kładź teraz takie czaszki.
guide-event-completed = Jeden stos jest gotowy i nie przyjmie już kart. Gdy gotowe będzie wszystko, liczymy punkty, rodzaj po rodzaju. Dopóki budujesz, sprawdzaj, do czego możesz jeszcze dołożyć.
