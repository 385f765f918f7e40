### Co serwer mówi sam: w podglądach odnośników.

about = Nowoczesne gry planszowe przy jednym stole: z ludźmi i z botami, po polsku i po angielsku.
invites = { $host } zaprasza: { $game }
invited = Zaproszenie: { $game }
free-seats =
    { $free ->
        [one] Jedno wolne miejsce z { $seats }. Usiądź albo popatrz.
        [few] { $free } wolne miejsca z { $seats }. Usiądź albo popatrz.
       *[many] { $free } wolnych miejsc z { $seats }. Usiądź albo popatrz.
    }
playing = Przy stole: { $names }. Można popatrzeć.
over = Tu w { $game } grali: { $names }.
