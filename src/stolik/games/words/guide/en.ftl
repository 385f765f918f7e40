### The guide at a first game of Word Domination: at most 35 words, and at the end what a beginner does here.

guide-add = Your card must touch another one by a side. Its place matters only for zones, where your markers and tapes touch. Put it beside your own; in the first turn, anywhere.
guide-talk-own = Look for a Polish word with the glowing card in it. Cards with your marker are captured if you use them again. No idea? Press “Show me”, or say any short word.
guide-talk = A rival is looking for a word. You may sell one: for it, you mark some of its cards yourself. It is never a duty. Say nothing, and watch how it goes.
guide-live_talk-own = { guide-talk-own }
guide-live_talk = { guide-talk }
guide-assign = Several cards have this letter, and you choose one. Best is a card with your marker: you capture it. Next best is one with a rival’s marker, which goes home.
guide-challenge = Is the new word related to a used one? That alone is the question, not whether you know it. If you see no kinship, let it stand.
guide-ballot = A secret vote: are the two words one family? A tie allows the word, and the result holds for the rest of the game. Vote as you see it.
guide-act = A black card in your word brings a device to life, just for this turn. Point at its target. Use it: it costs nothing, and later it is gone.
guide-shift = The tape moves, marker and all, to a free cell beside another card. Move yours to your other tapes, or a rival’s out of a zone.
guide-fly = The Training Zeppelin lets you see two cards and keep the one you like. It costs nothing, so draw two.
guide-keep = The card that you keep must be in your next word. Keep the letter that is easier to use: A, E, I or O rather than F or Ź.
guide-turn_card = The gel bans a letter for everybody, you included, until your next turn is over. Ban one with a rival’s marker that you do not need.
guide-event-offered = Somebody offers a word: so many letters, so many captures, and the price, cards that they will mark. Is it your turn? Take it if it captures more than your own word.
guide-event-captures = The first capture! Two markers of one player on a card, and it is theirs: a point, and a letter that serves only them. Look where your markers lie and use those letters again.
guide-event-swapped = No word? Swap: the added card goes under the stack, and the top card is added instead, up to three times a turn. A last resort: try “Show me” first.
guide-tape = Your first tape. It stays where your captured card lay. Three of yours that touch, or are linked by letters with your marker, are a zone: a point each. Capture next to it.
guide-pair = Two of your tapes hang together. With a third one they are a zone, worth 3 points. Go for letters beside them, or add a card that links them to another tape.

## Before something is given up for good

guide-sure-talk-swap = You give this card up: it goes under the stack, and you add the top card instead. It cannot be taken back. Sure?
guide-sure-live_talk-swap = { guide-sure-talk-swap }
guide-sure-talk-pass = You give up your word: no markers and no captures in this turn. It cannot be taken back. Sure?
guide-sure-live_talk-pass = { guide-sure-talk-pass }
guide-sure-act-done = You give up your device: after this turn it is gone. Sure?
