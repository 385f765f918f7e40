### Co mówi przewodnik w pierwszej grze w Ankh-Morpork, po polsku. Każdy tekst kończy się tym, co robi początkujący.

guide-play_card = Zagraj jedną kartę. Jej symbole wykonuje się od lewej do prawej, a pominąć można każdy oprócz zdarzenia. Na początek wybierz kartę, która daje agenta albo pieniądze.
guide-agent_symbol = Agent staje tam, gdzie już jakiegoś masz, albo obok. W pustej dzielnicy nie wywołuje niepokoju i sam ją kontroluje. Jeśli się wahasz, idź tam, gdzie nikogo nie ma.
guide-build_symbol = Budynek liczy się do kontroli, daje punkty na koniec i przynosi kartę dzielnicy. Agentów łatwo stracić, budynek znika rzadko. Jeśli cię stać, buduj.
guide-kill_symbol = Skrytobójca uderza tam, gdzie jest niepokój; znacznik znika razem z ofiarą. Otwórz Cele, zobacz, kto jest najdalej, i usuń pionek tam, gdzie straci przez to dzielnicę.
guide-calm_symbol = Możesz zdjąć jeden znacznik niepokojów. Z ośmioma wygrywa Smok Herbowy Królewski. Uspokój dzielnicę, w której twoim agentom coś grozi albo w której chcesz budować.
guide-money_symbol = Za pieniądze stawia się budynki, a te dają karty dzielnic i punkty. Prawie nigdy nie warto pieniędzy zostawiać. Bierz.
guide-scroll_symbol = Zwój to tekst samej karty; pytanie go powtarza. Możesz go pominąć, ale wtedy zostaje za tobą. Jeśli daje ci pieniądze, karty lub agentów, wykonaj go.
guide-window = Ktoś chce przesunąć lub usunąć twojego agenta. Reakcja z ręki może temu zapobiec, ale po spasowaniu jest za późno. Jeśli ten agent utrzymuje ci dzielnicę, zareaguj.
guide-text_window = Zaraz dotknie cię zwój cudzej karty. Wallace Sonky powstrzyma zwój, który coś ci zabiera, przesuwa albo odkrywa, ale tylko raz. Na drobne straty pozwól, a zagraj go, gdy naprawdę zaboli.
guide-discard = Musisz odrzucić jedną kartę. Reakcje warto trzymać, tak samo karty z kilkoma symbolami. Odrzuć tę, która najmniej pomaga twojemu celowi.
guide-place_agent = Ten agent przychodzi z karty, a nie z symbolu: liczy się tylko to, co mówi karta, i nie musisz mieć nikogo w pobliżu. Wybierz podświetloną dzielnicę, w której cię jeszcze nie ma.
guide-end_turn = Karty zagrane. Możesz jeszcze użyć swoich kart dzielnic, każdej raz na turę; potem dobierasz do pięciu. Weź z nich pieniądze i zakończ turę.
guide-scroll = To pytanie zadaje karta albo zdarzenie i tam jest napisane, co się stanie. Wybierz to, co pomaga twojemu celowi albo najwięcej kosztuje prowadzącego.
guide-event-turned_up = Zdarzenie: jego symbol był na karcie, a pominąć go nie wolno. Każde z dwunastu przychodzi raz na grę. Patrz, co wskaże kostka; jeśli możesz coś zrobić, gra zapyta.
guide-trouble = Pionek dołączył do innego i wybuchł niepokój. Znacznik leży, póki jakiś pionek nie odejdzie z dzielnicy. Nikt tam teraz nie zbuduje, a skrytobójca może uderzyć. Pilnuj tam swoich agentów.
guide-rival-near = Komuś brakuje do celu jednego kroku. Czy to jego cel, nie wiadomo, ale sprawdza się go na początku jego tury. Otwórz Cele i utrudnij ten ostatni krok.

guide-sure-scroll_symbol-go-on = Rezygnujesz z tego zwoju. Póki nie odkryje się nic nowego i gra nie zapyta kogoś innego, wrócisz do niego przyciskiem „Cofnij”. Na pewno?
guide-sure-window-pass = Masz reakcję, która może uratować agenta, i rezygnujesz z tej szansy. Na pewno?
guide-sure-text_window-pass = Masz reakcję, która może powstrzymać ten zwój, i rezygnujesz z tej szansy. Na pewno?
guide-sure-event_window-pass = Możesz jeszcze uratować swojego agenta i rezygnujesz z tej szansy. Na pewno?
