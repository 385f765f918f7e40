"""How nets are made: games of bots against themselves, a fit to what came of them, a duel with who was there before."""
