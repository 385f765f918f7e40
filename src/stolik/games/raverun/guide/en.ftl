### The guide of a first game of Raverun, in English. Each card ends with what a beginner does here.

guide-first_card = Everybody secretly starts a pile. Whoever has the highest top leads the first round, and in the end the highest top wins. High cards are worth more later: lay one from the middle.
guide-set_order = Your top is the highest, so you say who lays when. Whoever lays last has seen all the other cards. Put yourself last.
guide-lay = The highest card of this round stays on its battlefield, out of the count. The others fall on their owners’ piles as tops. Lay to win, or lose with a card you want on top.
guide-swap = Your green top may trade places: one of your hand cards becomes the top of any pile, and that top comes into your hand. Put your best card on your own pile.
guide-exchange = Put hand cards under the deck, one at a time, and draw as many when you say that it is enough. Part with the low ones first.
guide-draw = This top draws you a card. Whoever has no hand card left ends the game, so cards are time. Take it.
guide-move = This top carries a battlefield card onto any pile. A high one makes a fine top for you, a low one buries a rival. Do what leaves your top the highest.
guide-steal = The final round: red cards act from the lowest up, for whoever holds them then. Take one that would still act, or that would hurt you.
guide-sink = This card sends the top of a pile under the deck, and what lies below counts. Look at a rival’s pile: is the next card lower? Then send the top away.
guide-recall = This card brings up a card of its own letter from deeper in your pile and makes it your top. Choose the highest.
guide-reshuffle = This card shuffles a pile, and chance decides what lies on top. With a low top, shuffle your own; with a high one, shuffle a rival’s.
guide-piles = Piles lie open: you see every card in them, in order, until somebody shuffles. What lies right below a top would count if that top went away. Look through your own before you act.
guide-known-hand = The card you took lay open, so all know that you hold it, until you lay it or an exchange blurs the trail. Lay it where it wins even against somebody who expects it.
guide-event-skirmish_won = The winner’s card stays on the battlefield and no longer counts; losing cards lie on top of the piles. Now green tops act, from 1A upwards. Is yours green? Look which come before it.
guide-twice = The same pile acts twice in this round: a green card came to its top and is higher than the last that acted. Once your top has acted, bring such a card onto it.
guide-event-final_round = Somebody’s hand is empty: nothing more is laid. Red cards on battlefields act from 5A to 8C, then the highest top wins. See which of them are yours, and what threatens your top.

guide-sure-draw-pass = You give up a card from the deck. It cannot be drawn later. Until somebody else is asked, “Undo” brings it back. Sure?
guide-sure-steal-pass = You give up this card’s only action in the game. Until somebody else is asked, “Undo” brings it back. Sure?
guide-sure-move-pass = You give up moving a card in this round. Until somebody else is asked, “Undo” brings it back. Sure?
guide-sure-swap-pass = You give up a swap. This card might no longer be on top in the next round. Until somebody else is asked, “Undo” brings it back. Sure?
guide-sure-exchange-pass = You give up changing your hand in this round. Until somebody else is asked, “Undo” brings it back. Sure?
guide-sure-sink-pass = You give up this card’s only action in the game. Until somebody else is asked, “Undo” brings it back. Sure?
guide-sure-recall-pass = You give up this card’s only action in the game. Until somebody else is asked, “Undo” brings it back. Sure?
guide-sure-reshuffle-pass = You give up this card’s only action in the game. Until somebody else is asked, “Undo” brings it back. Sure?
