### The guide of a first game of Skulls of Sedlec, in English. Each card ends with what a beginner does here.

guide-take_turn = Do one thing: dig (turn up two cards and keep one), collect (take an open card) or stack (lay a card from your hand). With an empty hand, dig.
guide-take = Keep one of the two; the other stays open for whoever comes next. Take the one whose last wishes you can grant, and think about what you leave behind.
guide-hand = A hand holds only two cards, so next you stack one. Each row is one card shorter than the one below. Put down first the card you can best spare for the lowest row.
guide-opening = Playing alone, you begin by naming two piles. Any two will do: nothing is known of them yet.
guide-lay_first = The first card goes on an anchor of the feature. Many skulls score by their neighbours, so leave room around it.
guide-turn_alone = Playing alone there is no hand: whatever you turn up or collect goes straight into the feature or the stack. Look for open cards that score with their neighbours.
guide-lay_turned = Place one of the two cards just turned up. At each place you see what it brings; take the best, or one that keeps a king high.
guide-event-effect_drawn = Each game alone has an extra rule, which counts in both structures when they are scored. It stands above the board: read it before you place your first card.
guide-event-stacked = The first card is laid. The next one touches it: beside it in the row, or later on top of two. Each skull scores in its own way: the skull button tells what it wants.
guide-level = Two cards side by side can carry a third one above them; the lower row need not be full. Kings want to look down on others, so keep them for the upper rows.
guide-new-level = Your first card in a higher row, on two new levels. Up here a king counts kings and peasants below; a priest brings 2 points on a level without one. Place such skulls now.
guide-event-completed = A stack is finished and takes no more cards. When everything is, the points are counted, kind by kind. As long as you build, look which kinds you can still add to.
