### Przewodnik po pierwszej grze w Potęgę słowa: najwyżej 35 słów, a na końcu to, co robi tu początkujący.

guide-add = Karta musi bokiem dotykać innej. Jej miejsce liczy się tylko dla stref, czyli tam, gdzie stykają się twoje znaczniki i taśmy. Kładź ją przy swoich, a w pierwszej turze gdziekolwiek.
guide-talk-own = Szukaj słowa, w którym jest świecąca karta. Karty z twoim znacznikiem zdobywasz, gdy użyjesz ich znowu. Nic nie przychodzi do głowy? Wybierz „Pokaż mi” albo powiedz cokolwiek krótkiego.
guide-talk = Słowa szuka rywal. Możesz mu jakieś sprzedać: w zamian część jego kart oznaczasz ty. To nigdy nie jest obowiązek. Na razie milcz i patrz, co się stanie.
guide-live_talk-own = { guide-talk-own }
guide-live_talk = { guide-talk }
guide-assign = Tę literę ma kilka kart, więc wybierasz. Najlepsza jest karta z twoim znacznikiem: zdobywasz ją. Potem taka z cudzym, bo cudzy wraca do domu.
guide-challenge = Czy nowe słowo jest spokrewnione z którymś użytym? Tylko o to chodzi, a nie o to, czy je znasz. Jeśli pokrewieństwa nie widzisz, niech zostanie.
guide-ballot = Tajne głosowanie: czy te dwa słowa to jedna rodzina? Remis dopuszcza słowo, a wynik obowiązuje do końca gry. Głosuj, jak uważasz.
guide-act = Czarna karta w twoim słowie uruchamia urządzenie, tylko w tej turze. Wskaż mu cel. Użyj go: nic nie kosztuje, a później przepadnie.
guide-shift = Taśma wędruje razem ze znacznikiem na wolne pole przy innej karcie. Swoją przenieś do innych swoich, a cudzą wyrwij ze strefy.
guide-fly = Ćwiczebny Zeppelin pozwala ci obejrzeć dwie karty i zatrzymać lepszą. Nic nie kosztuje, więc dobierz dwie.
guide-keep = Karta, którą zatrzymasz, musi się znaleźć w twoim następnym słowie. Zostaw łatwiejszą literę: raczej A, E, I albo O niż F albo Ź.
guide-turn_card = Żel zakazuje litery wszystkim, tobie też, aż skończy się twoja następna tura. Zakaż takiej z cudzym znacznikiem, która nie jest ci potrzebna.
guide-event-offered = Ktoś oferuje słowo: tyle liter, tyle zdobyczy i zapłata, czyli karty, które sam oznaczy. To twoja tura? Przyjmij, jeśli twoje własne słowo zdobywa mniej.
guide-event-captures = Pierwsza zdobycz! Dwa znaczniki jednej osoby na karcie i karta jest jej: to punkt, a litera służy odtąd tylko jej. Sprawdź, gdzie leżą twoje znaczniki, i użyj tych liter znowu.
guide-event-swapped = Nie ma słowa? Wymiana: dołożona karta idzie pod stos, a zamiast niej dokładasz tę z góry, najwyżej trzy razy w turze. To ostateczność: najpierw spróbuj „Pokaż mi”.
guide-tape = Twoja pierwsza taśma. Zostaje tam, gdzie leżała zdobyta karta. Trzy twoje, które się stykają albo łączą je litery z twoimi znacznikami, to strefa: po punkcie. Zdobywaj obok.
guide-pair = Dwie twoje taśmy trzymają się razem. Z trzecią będą strefą wartą 3 punkty. Zdobywaj litery obok nich albo dołóż kartę, która połączy je z inną taśmą.

## Zanim coś przepadnie na dobre

guide-sure-talk-swap = Rezygnujesz z tej karty: pójdzie pod stos, a ty dołożysz kartę z góry. Cofnąć się tego nie da. Na pewno?
guide-sure-live_talk-swap = { guide-sure-talk-swap }
guide-sure-talk-pass = Rezygnujesz ze słowa: w tej turze bez znaczników i bez zdobyczy. Cofnąć się tego nie da. Na pewno?
guide-sure-live_talk-pass = { guide-sure-talk-pass }
guide-sure-act-done = Rezygnujesz z urządzenia: po tej turze przepada. Na pewno?
