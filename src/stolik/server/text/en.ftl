### What the server itself says: in the previews of links.

about = Modern board games at one table: with people and with bots, in Polish and in English.
invites = { $host } invites you: { $game }
invited = An invitation: { $game }
free-seats =
    { $free ->
        [one] One free seat of { $seats }. Sit down, or watch.
       *[other] { $free } free seats of { $seats }. Sit down, or watch.
    }
playing = At the table: { $names }. You can watch.
over = { $game } was played here by { $names }.
