### The guide of Three Cheers for Master in English.

guide-play_card = You play two cards a turn, and any tower will do. Minions with few arrows suit your own, quarrelsome ones suit your neighbours’. Start with a minion; keep orders until you see a use.
guide-where = Everything that is lit is allowed, in your tower and in all others. Mind the arrows: at home let them point outwards or at a shield, at a rival’s at whoever is worth most.
guide-climb = One step a turn, to a neighbour. Every level up to yours is multiplied, and in a brawl the minion under you is safe. If there is a minion above you, go up.
guide-throw = You may swap one card for a new one: discard it now, draw in a moment. Discards never come back. Keep minions you would like at home, and every deflect; when in doubt, keep all.
guide-deflecting = A rival’s card is aimed at your tower. With a deflect you take it over and play it elsewhere, only not straight back. Deflect what would cost you points; let a harmless guest in.
guide-jump = The minion under you is dead; you never are. Jump to a neighbour left or right, the one right below, or anybody on level 1. Take the highest seat that no arrow points at.
guide-choose_prey = A Hungry minion in your tower points at several Weak ones, and has to eat one now and take its place. Feed it the one that is worth least.
guide-build = Everybody builds at once, each a tower of their own: lay the card you turned up, and the next one comes. Three brawls wait at the end, so let arrows point outwards.
guide-event-brawl = A brawl! Everybody strikes where arrows point: triple ones first, then double, then single. Then whoever lost support falls. Before the next brawl, sit on a minion that others point at.
guide-event-jumped = A ridden minion has died, and its rider has jumped to another. Riding protects in brawls only, not from orders, falls or hungry neighbours. Lost your height? Climb again, a step a turn.
guide-event-to_ground = A foreminion has dropped to the ground. Nothing is multiplied from there. If it is yours, get onto a minion of level 1 at your next step.
guide-event-coming = The Master is on his way: some cards more, nobody knows how many, and that is it. Climb, and get rid of arrows that point at your own minions: three brawls are coming.
guide-event-here = Nobody plays any more. Three brawls follow, and then each tower is scored: value times level up to its foreminion, everybody above once. Lean back and watch whose tower holds.

guide-sure-deflecting-pass = You hold a deflect and could send this card elsewhere. Let it happen all the same?
guide-sure-throw-throw = A discarded card never comes back into the game. Discard it?
