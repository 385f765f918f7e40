### Skulls of Sedlec in English. A card is called by its skulls, the upper one first.

name = Skulls of Sedlec
tagline = Everyone dead has a last wish. Stack them so that most come true.
minutes = 15–20
made = Monstrance features reconstructed
about = Even the bones in the ossuary of Sedlec are choosy: a king wants to look down on everybody, lovers want to lie together, and a bandit looks for a priest to forgive him. In this small card game you dig in the graveyard, collect skulls and stack them into a pyramid. It is for 2–3 players, for four with the Executioners, and for one with the Monstrance. The game is by Dustin Dobson, the Monstrance by him and Mike Mullins; Lucky Duck Games has published it in Polish. The skull cards are those of the box. Nobody has published the shapes of the features and most of the extra rules of the Monstrance, so those are our own reconstruction.

## Settings of a table

setting-executioners = Executioners
setting-executioners-no = Without the Executioners
setting-executioners-yes = With the Executioners: six more cards, up to four players
setting-monstrance = Monstrance
setting-monstrance-no = The usual game
setting-monstrance-yes = For one player: a feature of the chapel and a stack

## What the game asks

prompt-take_turn =
    { $can ->
        [stack] { $held ->
            [2] { $seat }: your hand is full. Stack a card.
           *[other] { $seat }: nothing is left to dig up or collect. Stack a card.
        }
        [dig] { $seat }: dig. Name two piles.
        [dig_one] { $seat }: dig in the last pile.
        [collect] { $seat }: collect an open card.
        [collect-dig] { $seat }: dig or collect.
        [collect-dig_one] { $seat }: dig or collect.
        [collect-stack] { $seat }: collect or stack.
        [dig-stack] { $seat }: dig or stack.
        [dig_one-stack] { $seat }: dig or stack.
       *[other] { $seat }: dig, collect or stack.
    }
prompt-take = { $seat }: take one of the cards just turned up.
prompt-opening = { $seat }: name the two piles to begin with.
prompt-lay_first = { $seat }: place one of the cards on an anchor of the feature.
prompt-turn_alone =
    { $can ->
        [dig] { $seat }: dig. Name two piles.
        [dig_one] { $seat }: dig in the last pile.
        [build] { $seat }: collect an open card and place it in the feature.
        [stack] { $seat }: collect an open card and place it in the stack.
        [build-stack] { $seat }: collect an open card and place it in the feature or the stack.
        [build-dig] { $seat }: dig or collect; the card goes straight into the feature.
        [build-dig_one] { $seat }: dig or collect; the card goes straight into the feature.
        [dig-stack] { $seat }: dig or collect; the card goes straight into the stack.
        [dig_one-stack] { $seat }: dig or collect; the card goes straight into the stack.
       *[other] { $seat }: dig or collect; the card goes straight into the feature or the stack.
    }
prompt-lay_turned =
    { $can ->
        [build] { $seat }: place one of the cards just turned up in the feature.
        [stack] { $seat }: place one of the cards just turned up in the stack.
       *[other] { $seat }: place one of the cards just turned up in the feature or the stack.
    }

## What can be done

option-dig_one = Dig in pile { $pile }
option-dig = Dig in piles { $pile } and { $pile2 }
option-collect = Collect { $card } from pile { $pile }
option-take = Take { $card } from pile { $pile }
option-stack = Place { $card }{ said-from } in the stack, { said-place } ({ said-gain })
option-build = Place { $card }{ said-from } in the feature, { said-place } ({ said-gain })
said-from =
    { $pile ->
        [none] {""}
       *[other] {" "}from pile { $pile }
    }
said-place =
    { $lies ->
        [end_left] at the left end of the bottom row
        [end_right] at the right end of the bottom row
        [anchor] on the anchor
        [anchor_left] on the left anchor
        [anchor_right] on the right anchor
        [anchor_low] on the lower anchor
        [anchor_high] on the upper anchor
        [on] on { $card2 } and { $card3 }{ said-side }
        [on_one] on { $card2 }{ said-side }
        [on_left] on the left half of { $card2 }{ said-side }
        [on_right] on the right half of { $card2 }{ said-side }
        [between] between { $card2 } and { $card3 }{ said-side }
        [left] left of { $card2 }{ said-side }
        [right] right of { $card2 }{ said-side }
        [left_two] left of { $card2 } and { $card3 }{ said-side }
        [right_two] right of { $card2 } and { $card3 }{ said-side }
       *[first] as its first card
    }
said-side =
    { $side ->
        [left] {" "}on the left
        [right] {" "}on the right
        [low] {" "}farther down
        [high] {" "}farther up
       *[none] {""}
    }
said-gain =
    { $gain ->
        [0] brings nothing
       *[other] { $gain }
    }

## What happened

event-starts =
    { $seat-is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
event-shape_drawn = To be built: { $card }.
event-effect_drawn = The extra rule, { $card-back }: { $card-does }
event-turned = { $card } is turned up on pile { $pile }.
event-dug =
    { $second ->
        [none] { $seat-is ->
            [you] You dig in pile { $pile }.
           *[other] { $seat } digs in pile { $pile }.
        }
       *[other] { $seat-is ->
            [you] You dig in piles { $pile } and { $second }.
           *[other] { $seat } digs in piles { $pile } and { $second }.
        }
    }
event-took =
    { $seat-is ->
        [you] You take { $card }.
       *[other] { $seat } takes { $card }.
    }
event-collected =
    { $seat-is ->
        [you] You collect { $card } from pile { $pile }.
       *[other] { $seat } collects { $card } from pile { $pile }.
    }
event-stacked =
    { $seat-is ->
        [you] You place { $card } in the stack, in { said-row }.
       *[other] { $seat } places { $card } in the stack, in { said-row }.
    }
said-row =
    { $number2 ->
        [1] the bottom row
        [3] the middle row
       *[other] the top row
    }
event-built =
    { $seat-is ->
        [you] You place { $card } in the feature.
       *[other] { $seat } places { $card } in the feature.
    }
event-completed =
    { $build ->
        [stack] { $seat-is ->
            [you] Your stack is complete.
           *[other] { $seat } has completed the stack.
        }
       *[other] { $seat-is ->
            [you] The feature is complete.
           *[other] { $seat } has completed the feature.
        }
    }
event-scored =
    { $seat-is ->
        [you] You, { $build }, { $skull }: { $number }.
       *[other] { $seat }, { $build }, { $skull }: { $number }.
    }
event-total =
    { $seat-is ->
        [you] You have { said-points } in all.
       *[other] { $seat } has { said-points } in all.
    }
event-won =
    { $seat-is ->
        [you] You win with { said-points }.
       *[other] { $seat } wins with { said-points }.
    }
event-shared =
    { $seat-is ->
        [you] You share the win with { said-points }.
       *[other] { $seat } shares the win with { said-points }.
    }
said-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
event-titled =
    { $title ->
        [none] { $seat-is ->
            [you] You end with a score of { $number }. That is not enough for a title.
           *[other] { $seat } ends with a score of { $number }. That is not enough for a title.
        }
       *[other] { $seat-is ->
            [you] You end with a score of { $number } and bear from now on the title of { $title }.
           *[other] { $seat } ends with a score of { $number } and bears from now on the title of { $title }.
        }
    }

## What a turn brought

digest-starts =
    { $seat-is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
digest-drawn = To be built: { $card }, with the extra rule { $card2-back }.
digest-dug =
    { $seat-is ->
        [you] You dig up { $card }.
       *[other] { $seat } digs up { $card }.
    }
digest-dug-took =
    { $seat-is ->
        [you] You dig up { $card }, and take { $card2 }.
       *[other] { $seat } digs up { $card }, and takes { $card2 }.
    }
digest-dug-stacked =
    { $seat-is ->
        [you] You dig up { $card }, and place { $card2 } in the stack.
       *[other] { $seat } digs up { $card }, and places { $card2 } in the stack.
    }
digest-dug-built =
    { $seat-is ->
        [you] You dig up { $card }, and place { $card2 } in the feature.
       *[other] { $seat } digs up { $card }, and places { $card2 } in the feature.
    }
digest-collected =
    { $seat-is ->
        [you] You collect { $card }.
       *[other] { $seat } collects { $card }.
    }
digest-stacked =
    { $seat-is ->
        [you] You place { $card } in the stack.
       *[other] { $seat } places { $card } in the stack.
    }
digest-built =
    { $seat-is ->
        [you] You place { $card } in the feature.
       *[other] { $seat } places { $card } in the feature.
    }
digest-completed =
    { $build ->
        [stack] { $seat-is ->
            [you] Your stack is complete.
           *[other] { $seat }’s stack is complete.
        }
       *[other] The feature is complete.
    }

## How it ended

ending-won =
    { $seat-is ->
        [you] You win, { said-score } to { $points2 }.
       *[other] { $seat } wins, { said-score } to { $points2 }.
    }
ending-tie =
    { $seat-is ->
        [you] You win: { said-score } to { $points2 }, { $which }.
       *[other] { $seat } wins: { said-score } to { $points2 }, { $which }.
    }
ending-by =
    { $place ->
        [1] and the best kind decides, { $best } to { $best2 }
        [2] and the second best kind decides, { $best } to { $best2 }
       *[other] and kind number { $place } from the best decides, { $best } to { $best2 }
    }
ending-shared = The win is shared: { $seat } have { said-score } each, and the same kind by kind.
said-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ending-alone =
    { $title ->
        [none] It is done: { said-score } in all, { $feature } for the feature and { $stack } for the stack. That is not enough for a title.
       *[other] It is done: { said-score } in all, { $feature } for the feature and { $stack } for the stack. The title: { $title }!
    }
ending-part-king = Kings
ending-part-peasant = Peasants
ending-part-priest = Priests
ending-part-lover = Lovers
ending-part-bandit = Bandits
ending-part-executioner = Executioners
ending-tie-kinds =
    { $place ->
        [1] Equal points: the best kinds decide, { $best } to { $best2 }.
        [2] Equal points, equal best kinds: the second best decide, { $best } to { $best2 }.
       *[other] Equal points: from the best kind down, the first to differ are { $best } and { $best2 }.
    }
ending-tie-shared = Equal points, and equal kind by kind from the best down: nothing decides.
ending-step-king = Kings: { $scores }
ending-step-peasant = Peasants: { $scores }
ending-step-priest = Priests: { $scores }
ending-step-lover = Lovers: { $scores }
ending-step-bandit = Bandits: { $scores }
ending-step-executioner = Executioners: { $scores }
ending-step-total = In all: { $scores }
ending-step-score =
    { $seat-is ->
        [you] you { $number }
       *[other] { $seat } { $number }
    }

## Skulls, structures, titles

skull-0 = kings
    .one = king
skull-1 = peasants
    .one = peasant
skull-2 = priests
    .one = priest
skull-3 = lovers
    .one = lover
skull-4 = bandits
    .one = bandit
skull-5 = executioners
    .one = executioner
wish-0 = 1 point for each king and peasant on lower levels
wish-1 = 1 point
wish-2 = 2 points for each level with a priest
wish-3 = 6 points for a pair of neighbours; each in one pair only
wish-4 = 2 points if adjacent to a priest
wish-5 = 1 point, and 1 for each connected bandit
build-0 = stack
build-1 = feature
title-0 = none
title-1 = Humble Monk
title-2 = Maker of the Macabre
title-3 = Renowned Craftsman
title-4 = Legendary Artist

## Cards

card-b01 = King/Priest
card-b02 = Priest/King
card-b03 = King/Bandit
card-b04 = Bandit/King
card-b05 = Peasant/Priest
card-b06 = Priest/Peasant
card-b07 = Peasant/Lover
card-b08 = Lover/Peasant
card-b09 = Peasant/Bandit
card-b10 = Peasant/Bandit
card-b11 = Bandit/Peasant
card-b12 = Bandit/Peasant
card-b13 = Priest/Lover
card-b14 = Lover/Priest
card-b15 = Lover/Bandit
card-b16 = Bandit/Lover
card-b17 = Priest/Priest
card-b18 = Bandit/Bandit
card-x01 = Executioner/Bandit
card-x02 = Executioner/Priest
card-x03 = Executioner/Peasant
card-x04 = Bandit/Executioner
card-x05 = King/Executioner
card-x06 = Lover/Executioner
card-monstrancja = Monstrance
    .back = Peasants’ Revolt
    .does = a peasant with a king on any lower level scores 3, any other nothing.
card-kielich = Chalice
    .back = Regicides
    .does = before scoring, the cards of kings with two or more bandits beside them are turned face down; a face-down card has no skulls.
card-krzyz = Cross
    .back = The Preacher
    .does = instead of the usual points for priests, each level with exactly one scores 3.
card-herb = Coat of Arms
    .back = Forbidden Love
    .does = a pair of lovers on different levels scores 8, on one level 4.
card-zyrandol = Chandelier
    .back = The Gang
    .does = a bandit with a bandit but no priest beside it scores −1.
card-luk = Arch
    .back = The Coronation
    .does = only the kings on the highest level that has any score, but double.
source-reconstructed = our reconstruction, not the printed one
source-attested = known from descriptions, not from the card itself
source-printed = as on the printed card

## Places on the table

zone-graveyard = Face-down cards of the graveyard
zone-open0 = Pile 1
zone-open1 = Pile 2
zone-open2 = Pile 3
zone-open3 = Pile 4
zone-open4 = Pile 5
zone-open5 = Pile 6
zone-hand = Hand
zone-stack = Stack
zone-feature = Feature
zone-shape = Shape of the feature
zone-effect = Extra rule
zone-box = Out of the game

## Why a bot says so: "..., because" and on

feature-score = your stack is worth most then
feature-rivals = your rivals have least then
feature-hand = the cards in your hand will bring you most then
feature-subjects = kings to come will have somebody to look down on
feature-lovers = a lonely lover can still find a partner then
feature-bandits = there is still room for a priest beside your bandits then
feature-left = you have more cards left to place then

## The board in the terminal

terminal-turn = Turn { $number }
terminal-opening = The opening
terminal-over = The game is over
terminal-graveyard = Graveyard
terminal-down =
    { $count ->
        [0] empty
       *[other] +{ $count }
    }
terminal-hand = Hand:
terminal-empty-hand = empty hand
terminal-empty = nothing lies here yet
terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-shape = Feature: { $card } ({ $source })
terminal-effect = { $card }: { $does } ({ $source })
terminal-title =
    { $title ->
        [none] No title so far
       *[other] Title: { $title }
    }
terminal-signs = K king · C peasant · P priest · L lover · Z bandit
terminal-signs-more = X executioner

## The board in the browser

board-count = Points
board-kinds = Kinds of skulls
board-ask-kind = Choose a kind of skull to see who scores, and why.
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-laid = Cards: { $count } of { $target }
board-pile = Pile { $number }: face-down cards: { $count }
board-pile-open = Pile { $number }: { $card } face up, face-down cards: { $count }
board-held = { $card }, hand of { $name }
board-place = Free place: { $build }, { said-place }
board-anchor = Anchor: { $build }, level { $level }
board-free = Free place: { $build }, level { $level }
board-brings = { $card }: { $gain } in all, upper skull { $upper }, lower skull { $lower }
board-build = { $name }: { $count } of { $target } cards, score { $number }.
board-level = Level { $level }, from the left: { $cards }.
board-shape = You build: { $card }

## The score of a real stack

score-down =
    { $count ->
        [one] { $count } card is turned face down before scoring.
       *[other] { $count } cards are turned face down before scoring.
    }
score-king = King { said-skull }: kings and peasants below { $count }, points { $points }.
score-peasant = Peasant { said-skull }: points { $points }.
score-priests = Priests on level { $level }: { $count } of them, points { $points }.
score-pair = Pair of lovers { said-skull } and { said-skull2 }: points { $points }.
score-alone = Lover without a partner { said-skull }: points { $points }.
score-bandit = Bandit { said-skull }: priests beside it { $count }, points { $points }.
score-rebel = Peasant { said-skull }: kings below { $count }, points { $points }.
score-gang = Bandit { said-skull }: no priest, bandits beside it { $count }, points { $points }.
score-executioner = Executioner { said-skull }: connected bandits { $count }, points { $points }.
said-skull = (level { $level }, place { $nth })
said-skull2 = (level { $level2 }, place { $nth2 })
score-kind = All { $skull }: { $points }
score-total = Score: { $points }
score-bad-empty = There are no skulls to score.
score-bad-below = There are no skulls below the line “{ $line }”.
score-bad-effect = An effect is one of: { $names }. This is not: “{ $line }”.
score-bad-feature = A feature is one of: { $names }. This is not: “{ $line }”.
score-bad-levels = There are { $most } levels at most, not { $count }.
score-bad-level = Level { $number } from the bottom must have { $most } skulls, not { $count }: { $line }
score-bad-mark = A skull is one of: { $names } This is not: { $line }
score-bad-box = Too many { $skull }: { $count }; there are { $most } in the box.
score-bad-width = The lowest level of a stack has 3 or 4 skulls, not { $count }: { $line }

## The companion for a real table

sheet-form = What lies on the table
sheet-stack-4 = Stack 4–3–2 (one or two players)
sheet-stack-3 = Stack 3–2–1 (three or four players)
sheet-extra = Extra rule
sheet-no-extra = None
sheet-nothing = empty
sheet-rub = Remove a skull
sheet-clear = Clear
sheet-cell = Level { $level }, number { $nth } from the left: { $skull }
sheet-tell = { $skull }: { $count }; show why
score-how = One line a level, the highest first. Letters: K king, C peasant, P priest, L lover, Z bandit, X executioner; a dot where nothing lies.
