### Przewodnik po grze „Ku radości Pana” po polsku.

guide-play_card = W turze zagrywasz dwie karty, na dowolne wieże. Sługusy z małą liczbą strzałek kładź u siebie, kłótliwe podrzucaj sąsiadom. Zacznij od sługusa, a rozkazy trzymaj, aż zobaczysz dla nich cel.
guide-where = Wolno wszędzie tam, gdzie świeci, u siebie i u innych. Patrz na strzałki: u siebie niech celują na zewnątrz albo w tarcze, u rywala w kogoś, kto jest wart najwięcej.
guide-climb = Jeden krok na turę, na sąsiada. Mnożą się wszystkie poziomy aż do twojego, a w zadymie sługus pod tobą jest bezpieczny. Jeśli ktoś stoi wyżej, wejdź na niego.
guide-throw = Możesz wymienić jedną kartę: odrzucasz ją teraz, a zaraz dobierzesz nową. Odrzucone nie wracają. Zatrzymaj sługusy dobre dla ciebie i każde odbicie, a w razie wątpliwości wszystko.
guide-deflecting = Ktoś gra kartę na twoją wieżę. Odbiciem możesz ją przejąć i zagrać gdzie indziej, byle nie prosto do nadawcy. Odbijaj to, co kosztowałoby cię punkty; niegroźnego gościa wpuść.
guide-jump = Sługus pod tobą nie żyje, ale ty nigdy nie giniesz. Skacz na sąsiada z lewej, z prawej lub tuż pod nim albo na kogoś z pierwszego poziomu. Wybierz najwyższe miejsce, w które nikt nie celuje.
guide-choose_prey = Głodomór w twojej wieży wskazuje na kilku Słabeuszy i musi któregoś zjeść, a potem stanąć na jego miejscu. Oddaj mu tego, kto jest wart najmniej.
guide-build = Wszyscy budują naraz, każdy własną wieżę: połóż odkrytą kartę, a przyjdzie następna. Na końcu czekają trzy zadymy, więc niech strzałki celują na zewnątrz.
guide-event-brawl = Zadyma! Każdy bije tam, gdzie wskazują strzałki: najpierw potrójne, potem podwójne, potem pojedyncze. Potem spada, kto stracił oparcie. Przed następną usiądź na kimś, w kogo celują inni.
guide-event-jumped = Powiernik zginął, a nadsługus przeskoczył na innego sługusa. Chroni tylko w zadymie, nie przed rozkazem, upadkiem czy Głodomorem. Siedzisz teraz niżej? Wspinaj się od nowa, krok na turę.
guide-event-to_ground = Nadsługus spadł na ziemię, a stamtąd nic się nie mnoży. Jeśli to twój, przy najbliższym kroku wejdź na kogoś z pierwszego poziomu.
guide-event-coming = Pan już idzie: jeszcze trochę kart, nikt nie wie ile, i koniec. Wspinaj się i usuwaj strzałki, które celują w twoje sługusy. Na końcu wybuchną trzy zadymy.
guide-event-here = Nikt już nie gra. Będą trzy zadymy, a potem ocena wież: wartość razy poziom, aż do poziomu nadsługusa, a wyżej każdy raz. Usiądź wygodnie i patrz, czyja wieża wytrzyma.

guide-sure-deflecting-pass = Masz odbicie i możesz odesłać tę kartę gdzie indziej. Mimo to niech się dzieje?
guide-sure-throw-throw = Odrzucona karta nigdy nie wróci do gry. Odrzucić ją?
