### Co dom mówi przy każdej grze, w terminalu i w przeglądarce. Nazwy graczy się nie odmieniają.

## Jak się skończyło

ending-won =
    { $count ->
        [0] Nikt nie wygrywa.
        [one] { $seat-is ->
            [you] Wygrywasz.
           *[other] Wygrywa { $seat }.
        }
       *[other] Wspólne zwycięstwo: { $seat }.
    }
ending-alone = To już koniec.
ending-resigned =
    { $count ->
        [0] Wszyscy się poddali.
        [one] { $seat-is ->
            [you] Wygrywasz, bo reszta się poddała.
           *[other] Wygrywa { $seat }, bo reszta się poddała.
        }
       *[other] Reszta się poddała. Wspólne zwycięstwo: { $seat }.
    }
ending-closed = Gospodarz zamknął ten stół.
