### Raverun in English.

name = Raverun
tagline = Loyalty costs extra, and the top card has the last word.
minutes = 15
about = The old king is dead, and his sons are hiring armies that will follow anyone who pays better. In this quick card game for 2–3 players you lay one card each round: the winner of the skirmish stays on the battlefield, the losers land on the piles and stir up trouble from there, and in the end the highest card on top of a pile wins. The game was designed by Jędrzej Doczkal and published by G3 in 2013. The leaflet lists the effects without numbers: we give them to cards 5–8 in the order of that list, which is our reading.

## What the game asks

prompt-first_card = { $seat }: secretly choose the card that will start your pile.
prompt-set_order = { $seat }: decide in which order the players lay their cards this round.
prompt-lay = { $seat }: lay one card from your hand on your battlefield.
prompt-swap = { $seat }: choose a hand card for { $card } to swap with the top of a pile, or pass.
prompt-exchange =
    { $count ->
        [0] { $seat }: choose the first hand card for { $card } to put under the mercenary deck, or pass.
        [one] { $seat }: { $count } card is down; put another under the deck, or stop and draw as many.
       *[other] { $seat }: { $count } cards are down; put another under the deck, or stop and draw as many.
    }
prompt-draw = { $seat }: draw a card from the mercenary deck with { $card }, or pass.
prompt-move = { $seat }: choose a card on any battlefield for { $card } to move and the pile it goes to, or pass.
prompt-steal = { $seat }: choose a card for { $card } to take from another battlefield to yours, or pass.
prompt-sink = { $seat }: choose the pile from which { $card } will send the top card under the mercenary deck, or pass.
prompt-recall = { $seat }: choose a card for { $card } to bring up from deeper in your pile, or pass.
prompt-reshuffle = { $seat }: choose a pile for { $card } to shuffle, or pass.

## What can be chosen

option-first_card = Start your pile with { $card }
option-set_order =
    { $seat3 ->
        [none] { $seat2-is ->
            [you] { $seat }, and you lay last
           *[other] { said-first }, then { $seat2 }
        }
       *[other] { $seat3-is ->
            [you] { $seat }, then { $seat2 }, and you lay last
           *[other] { said-first }, then { said-seat2 }, then { $seat3 }
        }
    }
said-first =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }
said-seat2 =
    { $seat2-is ->
        [you] you
       *[other] { $seat2 }
    }
said-seat3 =
    { $seat3-is ->
        [you] you
       *[other] { $seat3 }
    }
said-seat4 =
    { $seat4-is ->
        [you] you
       *[other] { $seat4 }
    }
option-lay = Lay { $card }
option-pass = Pass, don’t use { $card }
option-done =
    { $count ->
        [one] That’s enough, draw { $count } card
       *[other] That’s enough, draw { $count } cards
    }
option-exchange = Put { $card } under the deck
option-draw = Draw a card
option-swap = Swap { $card } with { said-top }
option-move =
    { $card2 ->
        [none] Move { $card } to { said-pile }
       *[other] Move { $card } onto { said-top }
    }
option-steal = Take { $card } from { $seat }’s battlefield
option-sink = Send { said-top } under the deck
option-recall = Bring { $card } to the top
option-reshuffle = Shuffle { said-pile }, now with { $card2 } on top
said-top =
    { $pile-is ->
        [you] your own { $card2 }
       *[other] { $pile }’s { $card2 }
    }
said-pile =
    { $pile-is ->
        [you] your own pile
       *[other] { $pile }’s pile
    }

## What happened

event-shown =
    { $seat-is ->
        [you] You reveal { $card } and start your pile with it.
       *[other] { $seat } reveals { $card } and starts their pile with it.
    }
event-round_began = Round { $number } begins.
event-ordered =
    { $seat-is ->
        [you] You set the order: { said-order }.
       *[other] { $seat } sets the order: { said-order }.
    }
said-order =
    { $seat4 ->
        [none] { said-seat2 }, { said-seat3 }
       *[other] { said-seat2 }, { said-seat3 }, { said-seat4 }
    }
event-laid =
    { $seat-is ->
        [you] You lay { $card }.
       *[other] { $seat } lays { $card }.
    }
event-skirmish_won =
    { $seat-is ->
        [you] You win the skirmish, and { $card } stays on your battlefield.
       *[other] { $seat } wins the skirmish, and { $card } stays on the battlefield.
    }
event-fell =
    { $seat-is ->
        [you] You lose the skirmish, and { $card } goes on top of your pile.
       *[other] { $seat } loses the skirmish, and { $card } goes on top of their pile.
    }
event-offered =
    { $seat-is ->
        [you] Next up: { $card } on top of your pile.
       *[other] Next up: { $card } on top of { $seat }’s pile.
    }
event-offered_red =
    { $seat-is ->
        [you] Next up: { $card } on your battlefield.
       *[other] Next up: { $card } on { $seat }’s battlefield.
    }
event-no_use =
    { $seat-is ->
        [you] You have no use for { $card }.
       *[other] { $seat } has no use for { $card }.
    }
event-final_round = Somebody has run out of hand cards: the final round begins.
event-won =
    { $seat-is ->
        [you] You win the game with { $card } on top of your pile.
       *[other] { $seat } wins the game with { $card } on top of their pile.
    }
event-passed =
    { $seat-is ->
        [you] You pass and do not use { $card }.
       *[other] { $seat } passes and does not use { $card }.
    }
event-swapped =
    { $seat-is ->
        [you] You swap { $card } from hand for { $card2 } on top of { said-pile2 }.
       *[other] { $seat } swaps { $card } from hand for { $card2 } on top of { said-pile2 }.
    }
event-put =
    { $card ->
        [hidden] { $seat-is ->
            [you] You put a card face down under the mercenary deck.
           *[other] { $seat } puts a card face down under the mercenary deck.
        }
       *[other] { $seat-is ->
            [you] You put { $card } under the mercenary deck.
           *[other] { $seat } puts { $card } under the mercenary deck.
        }
    }
event-drew =
    { $card ->
        [hidden] { $seat-is ->
            [you] You draw a card.
           *[other] { $seat } draws a card.
        }
       *[other] { $seat-is ->
            [you] You draw { $card }.
           *[other] { $seat } draws { $card }.
        }
    }
event-used_draw =
    { $seat-is ->
        [you] You turn to the mercenary deck.
       *[other] { $seat } turns to the mercenary deck.
    }
event-moved =
    { $seat-is ->
        [you] You move { $card } from { said-field2 } to the top of { said-pile3 }.
       *[other] { $seat } moves { $card } from { said-field2 } to the top of { said-pile3 }.
    }
event-stole =
    { $seat-is ->
        [you] You take { $card } from { said-field2 } to your own.
       *[other] { $seat } takes { $card } from { said-field2 } to their own.
    }
event-sank =
    { $seat-is ->
        [you] You send { $card } from the top of { said-pile2 } under the mercenary deck.
       *[other] { $seat } sends { $card } from the top of { said-pile2 } under the mercenary deck.
    }
event-recalled =
    { $seat-is ->
        [you] You bring { $card } to the top of your pile.
       *[other] { $seat } brings { $card } to the top of their pile.
    }
event-shuffled =
    { $seat-is ->
        [you] You shuffle { said-pile2 }.
       *[other] { $seat } shuffles { said-pile2 }.
    }
said-pile2 =
    { $seat2-is ->
        [you] { $seat-is ->
            [you] your own pile
           *[other] your pile
        }
       *[other] { $seat2 }’s pile
    }
said-pile3 =
    { $seat3-is ->
        [you] { $seat-is ->
            [you] your own pile
           *[other] your pile
        }
       *[other] { $seat3 }’s pile
    }
said-field2 =
    { $seat2-is ->
        [you] { $seat-is ->
            [you] your own battlefield
           *[other] your battlefield
        }
       *[other] { $seat2 }’s battlefield
    }

## What a round brought

digest-first = The piles begin: { $told }.
digest-began =
    { $seat-is ->
        [you] you with { $card }
       *[other] { $seat } with { $card }
    }
digest-round = Round { $number }: { $told }.
digest-final =
    { $told ->
        [none] The final round: no red card acts.
       *[other] The final round: { $told }.
    }
digest-ordered =
    { $seat-is ->
        [you] your order
       *[other] { $seat }’s order
    }
digest-won =
    { $seat-is ->
        [you] your { $card } wins
       *[other] { $seat }’s { $card } wins
    }
digest-fell = { $told }
digest-falls =
    { $seat-is ->
        [you] { $card } to you
       *[other] { $card } to { $seat }
    }
digest-swapped =
    { $seat-is ->
        [you] you swap { $card } for { $seat2 }’s { $card2 }
       *[other] { $seat2-is ->
            [you] { $seat } swaps { $card } for your { $card2 }
           *[other] { $seat } swaps { $card } for { $seat2 }’s { $card2 }
        }
    }
digest-swapped-own =
    { $seat-is ->
        [you] you swap { $card } for your own { $card2 }
       *[other] { $seat } swaps { $card } for their own { $card2 }
    }
digest-exchanged =
    { $seat-is ->
        [you] { $count ->
            [one] you exchange { $count } card
           *[other] you exchange { $count } cards
        }
       *[other] { $count ->
            [one] { $seat } exchanges { $count } card
           *[other] { $seat } exchanges { $count } cards
        }
    }
digest-drew =
    { $seat-is ->
        [you] you draw a card
       *[other] { $seat } draws a card
    }
digest-moved =
    { $seat-is ->
        [you] you move { $card } to { $seat3 }’s pile
       *[other] { $seat3-is ->
            [you] { $seat } moves { $card } to your pile
           *[other] { $seat } moves { $card } to { $seat3 }’s pile
        }
    }
digest-moved-own =
    { $seat-is ->
        [you] you move { $card } to your own pile
       *[other] { $seat } moves { $card } to their own pile
    }
digest-stole =
    { $seat-is ->
        [you] you take { $card } from { $seat2 }
       *[other] { $seat2-is ->
            [you] { $seat } takes { $card } from you
           *[other] { $seat } takes { $card } from { $seat2 }
        }
    }
digest-sank =
    { $seat-is ->
        [you] you sink { $seat2 }’s { $card }
       *[other] { $seat2-is ->
            [you] { $seat } sinks your { $card }
           *[other] { $seat } sinks { $seat2 }’s { $card }
        }
    }
digest-sank-own =
    { $seat-is ->
        [you] you sink your own { $card }
       *[other] { $seat } sinks their own { $card }
    }
digest-recalled =
    { $seat-is ->
        [you] you bring up { $card }
       *[other] { $seat } brings up { $card }
    }
digest-shuffled =
    { $seat-is ->
        [you] you shuffle { $seat2 }’s pile
       *[other] { $seat2-is ->
            [you] { $seat } shuffles your pile
           *[other] { $seat } shuffles { $seat2 }’s pile
        }
    }
digest-shuffled-own =
    { $seat-is ->
        [you] you shuffle your own pile
       *[other] { $seat } shuffles their own pile
    }

## How it ended

ending-won =
    { $seat-is ->
        [you] You win: { $card } on top beats { $card2 }.
       *[other] { $seat } wins: { $card } on top beats { $card2 }.
    }
ending-only =
    { $seat-is ->
        [you] You win with { $card }: no other pile has a card left.
       *[other] { $seat } wins with { $card }: no other pile has a card left.
    }
ending-part-top = Top card
ending-part-skirmishes = Skirmishes won
ending-part-rounds = Rounds led
ending-step-red =
    { $count ->
        [0] No red card has acted.
        [one] A red card has acted: { $card }.
       *[other] Red cards have acted: { $card }.
    }
ending-step-empty =
    { $seat-is ->
        [you] You have no pile left.
       *[other] { $seat } has no pile left.
    }
ending-step-top =
    { $seat-is ->
        [you] You have { $card } on top.
       *[other] { $seat } has { $card } on top.
    }
ending-step-winner =
    { $seat-is ->
        [you] { $card } is the highest, and no two cards are equal: you win.
       *[other] { $card } is the highest, and no two cards are equal: { $seat } wins.
    }

## Places on the table

zone-hand = Hand
zone-battlefield = Battlefield
zone-pile = Pile
zone-deck = Mercenary deck
zone-under = Cards under the deck

## The mercenaries and their trades

number-1 = Changeling
number-2 = Goblin Pawnbroker
number-3 = Tipsy Recruiter
number-4 = Corpse Collector
number-5 = Headhunter
number-6 = Bog Witch
number-7 = Budget Necromancer
number-8 = Clumsy Giant
effect-1 = Swap a hand card with the top of any pile.
effect-2 = Put as many hand cards as you like under the mercenary deck and draw as many.
effect-3 = Draw a card from the mercenary deck.
effect-4 = Move a card from any battlefield to the top of any pile.
effect-5 = Take a card from another battlefield to your own.
effect-6 = Send the top of any pile under the mercenary deck.
effect-7 = Bring a card with this 7’s letter from deeper in your pile to its top.
effect-8 = Shuffle any pile.
colour-green = A green card acts in phase 3, when it is on top of a pile.
colour-red = A red card acts only in the final round, when it is on a battlefield.

## Why the bot suggests it: "because" and then

feature-lead = it puts the top of your pile above all others
feature-late_top = the end is near and it leaves a high card on top of your pile
feature-late_lead = the end is near and it puts the top of your pile above all others
feature-hand = it leaves you a strong hand
feature-hand_size = it does not leave you with weak cards in hand
feature-green = it leaves a green card on top of your pile that will act
feature-steals = it gives you a 5 on your battlefield for the final round
feature-sinks = it gives you a 6 on your battlefield for the final round
feature-recall = your 7 will find a good card to pull out of your pile
feature-shuffles = it gives you an 8 on your battlefield for the final round

## The board in the terminal

board-setup = Before the first round
board-round = Round { $number }
board-final = Final round
board-over = Game over
board-to-lay = cards are laid by:
board-empty = empty
board-hand =
    { $count ->
        [0] Hand: no cards
        [one] Hand ({ $count } card)
       *[other] Hand ({ $count } cards)
    }
board-deck =
    { $count ->
        [0] The mercenary deck is empty
        [one] Mercenary deck: { $count } card
       *[other] Mercenary deck: { $count } cards
    }
board-under = At the bottom of the deck, from above:
board-unseen = Not seen yet:
board-unordered = { $places }, exact place unknown
board-unsure = { $places }
board-or = {" or "}
board-in-hand =
    { $is ->
        [you] in your hand
       *[other] in { $name }’s hand
    }
board-in-pile =
    { $is ->
        [you] below the top of your pile
       *[other] below the top of { $name }’s pile
    }
board-in-battlefield =
    { $is ->
        [you] on your battlefield
       *[other] on { $name }’s battlefield
    }
board-in-deck = in the deck
board-in-under = at the bottom of the deck

## The board in the browser

table-phase-pick = Everyone secretly picks a first card
table-phase-order = Phase 1: the order of laying
table-phase-lay = Phase 1: cards are laid
table-phase-skirmish = Phase 2: the skirmish
table-phase-actions = Phase 3: green cards act
table-phase-final = Red cards on battlefields act
table-phase-over =
    { $is ->
        [you] The highest top is yours
       *[other] The highest top: { $name }
    }
table-phase-word-1 = laying
table-phase-word-2 = skirmish
table-phase-word-3 = actions
table-card = { $card } { $name }, { $place }
table-on-pile =
    { $is ->
        [you] on top of your pile
       *[other] on top of { $name }’s pile
    }
table-pile =
    { $count ->
        [0] { $is ->
            [you] Your pile, empty
           *[other] { $name }’s pile, empty
        }
       *[other] { $is ->
            [you] Your pile, from the top: { $cards }
           *[other] { $name }’s pile, from the top: { $cards }
        }
    }
table-field =
    { $count ->
        [0] { said-field }, empty
        [one] { said-field }, { $count } card
       *[other] { said-field }, { $count } cards
    }
said-field =
    { $is ->
        [you] Your battlefield
       *[other] { $name }’s battlefield
    }
table-seat =
    { $count ->
        [0] { $name }, no cards in hand
        [one] { $name }, { $count } card in hand
       *[other] { $name }, { $count } cards in hand
    }
table-leads = highest top
table-lays =
    { $number ->
        [1] lays next
        [2] lays second
       *[other] lays third
    }
table-picked = has picked
table-fights = fights in this round
table-hidden = What you cannot see
table-ruler =
    { $now ->
        [none] Cards act from { $first } to { $last }
       *[other] Cards act from { $first } to { $last }, now at { $now }
    }
