### The guide of a first game of Raverun, in English. Each card ends with what a beginner does here.

guide-first_card = Everybody secretly starts a pile. Whoever has the highest top leads the first round, and in the end the highest top wins. High cards are worth more later: lay one from the middle.
guide-set_order = Your top is the highest, so you say who lays when. Whoever lays last has seen all the other cards. Put yourself last.
guide-lay = The highest card of this round stays on its battlefield, out of the count. The others fall on their owners' piles as tops. Lay to win, or lose with a card you want on top.
guide-swap = Your green top may trade places: one of your hand cards becomes the top of any pile, and that top comes into your hand. Put your best card on your own pile.
guide-exchange = Put hand cards under the deck, one at a time, and draw as many when you say that it is enough. Part with the low ones first.
guide-draw = This top draws you a card. Whoever has no hand card left ends the game, so cards are time. Take it.
guide-move = This top carries a battlefield card onto any pile. A high one makes a fine top for you, a low one buries a rival. Do what leaves your top the highest.
guide-steal = The final round: red cards act from the lowest up, for whoever holds them then. Take one that would still act, or that would hurt you.
guide-sink = This card sends the top of a pile under the deck, and what lies below counts. Look at a rival's pile: is the next card lower? Then sink the top.
guide-recall = This card brings a buried card of your pile up to the top. Choose the highest.
guide-reshuffle = This card shuffles a pile, and chance decides what lies on top. With a low top, shuffle your own; with a high one, shuffle a rival's.
guide-event-skirmish_won = The first skirmish. The winner's card stays on the battlefield and no longer counts; losing cards lie on top of the piles. Now green tops act, from 1A upwards.
guide-event-swapped = A new top! If it is green and higher than the card that has just acted, it acts in this very round, too. Look what lies on top of your pile now.
guide-event-final_round = Somebody has no hand card left: the final round. Nothing is laid any more. Red cards on the battlefields act from 5A to 8C, then the highest top wins.

guide-sure-draw-pass = You give up a card from the deck. It cannot be drawn later. Sure?
guide-sure-steal-pass = You give up this card's only action in the game. Sure?
guide-sure-move-pass = You give up moving a card in this round. Sure?
guide-sure-swap-pass = You give up a swap. This card may not be on top in the next round. Sure?
guide-sure-exchange-pass = You give up changing your hand in this round. Sure?
guide-sure-sink-pass = You give up this card's only action in the game. Sure?
guide-sure-recall-pass = You give up this card's only action in the game. Sure?
guide-sure-reshuffle-pass = You give up this card's only action in the game. Sure?
