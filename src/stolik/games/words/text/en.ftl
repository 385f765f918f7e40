### Word Domination in English. A card is a letter and a wonder of the world whose Polish name begins with it.

name = Word Domination
tagline = Spell words, seize the wonders of the world, and trust nobody who offers to help.
minutes = 20–40
note = Words are Polish
made = The deck is reconstructed
about = You are villains, and you mean to rule the world, from the Colosseum to the Moon. Your crowbar is the word: you mark the letters that you spell with, and whoever marks the same card twice has it. A rival will gladly tell you a better word, but not for nothing. The game is for 2–4 players, lasts six rounds and is played with Polish words. It is by Jeff Beck; Uproarious Games published the original in 2017 and Nasza Księgarnia the Polish edition, Potęga słowa, in 2020. The rules are those of the Polish rulebook. Nobody has published how many of each letter are in the box, so the deck is our own reconstruction, based on Polish Scrabble; the wonders on the blue cards are ours too. The words come from Debian’s Polish word list, which is based on the dictionary of sjp.pl, and their base forms from Morfeusz with the dictionary SGJP. Whether two words are related we have judged ourselves for forty thousand frequent ones; of the others a model judges that we trained on the word families of MorphyNet. Both can be wrong, so disputes can be put to the vote.

## Settings of a table

setting-black = Black cards
setting-black-no = Just letters
setting-black-yes = With actions: eight sinister devices
setting-help = Help from rivals
setting-help-live = Live: everybody offers when they like
setting-help-serial = In turn: everybody offers once or stays silent
setting-help-off = No help
setting-clock = Time for a turn
setting-clock-off = No limit
setting-clock-60 = 1 minute
setting-clock-90 = 1½ minutes
setting-clock-120 = 2 minutes
setting-clock-180 = 3 minutes
setting-lexicon = Word list
setting-lexicon-packaged = Polish, the one that comes with the program
setting-votes = Disputes about related words
setting-votes-yes = Settled by a vote
setting-votes-no = Settled by the program
setting-related = What counts as related
setting-related-standard = Standard: the whole word family, with a warning when in doubt
setting-related-lemma = Mild: only other forms of the same word
setting-related-strict = Strict: the whole word family, even when in doubt
setting-min_length = Shortest word
setting-min_length-2 = 2 letters
setting-min_length-3 = 3 letters
setting-first = First to play
setting-first-random = By lot
setting-first-1 = Seat 1
setting-first-2 = Seat 2
setting-first-3 = Seat 3
setting-first-4 = Seat 4

## What the game asks. Each begins with who is asked; a reader sees "Your turn" there instead.

prompt-add =
    { $duty ->
        [yes] { $seat }: now add { $card }, which the Core of Power has forced on you. It must be in your word, too.
       *[no] { $seat }: add { $card }. One of its sides must touch another card.
    }
prompt-talk =
    { $can ->
        [none] { $seat }: { ask-rival }
        [refuse] { $seat }: { ask-counter }
        [agree-refuse] { $seat }: { ask-counter }
       *[other] { $seat }: { ask-price }
    }
prompt-talk-own =
    { $can ->
        [none] { $seat }: { ask-word }.
        [swap] { $seat }: { ask-word }.
        [accept-concede-decline-drop] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-swap] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-say_counter] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-say_counter-swap] { $seat }: { ask-haggle }
        [accept-decline-drop-say_counter] { $seat }: { ask-haggle }
        [accept-decline-drop-say_counter-swap] { $seat }: { ask-haggle }
       *[other] { $seat }: { ask-word }, or take one that is offered to you.
    }
prompt-live_talk =
    { $can ->
        [none] { $seat }: { ask-rival }
        [withdraw] { $seat }: your offer lies on the table, and { $seat2 } can take it. Until then you may withdraw it.
        [refuse-withdraw] { $seat }: { ask-counter }
        [agree-refuse-withdraw] { $seat }: { ask-counter }
       *[other] { $seat }: { ask-price }
    }
prompt-live_talk-own =
    { $can ->
        [none] { $seat }: { ask-word }.
        [swap] { $seat }: { ask-word }.
        [accept-concede-decline-drop] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-swap] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-say_counter] { $seat }: { ask-haggle }
        [accept-concede-decline-drop-say_counter-swap] { $seat }: { ask-haggle }
        [accept-decline-drop-say_counter] { $seat }: { ask-haggle }
        [accept-decline-drop-say_counter-swap] { $seat }: { ask-haggle }
        [accept-decline-take_back] { $seat }: { ask-word }, or wait for an answer to your counter-offer.
        [accept-decline-swap-take_back] { $seat }: { ask-word }, or wait for an answer to your counter-offer.
       *[other] { $seat }: { ask-word }, or take one that is offered to you.
    }
ask-word =
    { $count ->
        [0] spell a word
       *[other] spell a word with { $letter } in it
    }
ask-rival =
    { $count ->
        [0] { $seat2 } is looking for a word. Offer one, never for nothing, or let it be.
       *[other] { $seat2 } is looking for a word with { $letter } in it. Offer one, never for nothing, or let it be.
    }
ask-price = which cards of your word do you want to mark yourself? One at least is the price; then make the offer.
ask-counter = { $seat2 } would pay something else for your word. Agree, refuse, or think of another word.
ask-haggle = which cards would you let your rival mark instead? Choose one at least, then propose it.
prompt-assign = { $seat }: which card shall be the { $letter } in { $word }?
prompt-challenge =
    { $kin ->
        [none] { $seat }: { $seat2 } has the word { $word }. The program knows no relative of it here. Do you let it stand, or challenge it?
        [rarer] { $seat }: { $seat2 } has the word { $word } and means { $lemma }. It usually is { $usual }, which { $other } would bar. Do you let it stand, or challenge it?
       *[other] { $seat }: { $seat2 } has the word { $word }. The program compares it with { $other }: { $verdict }. Do you let it stand, or challenge it?
    }
prompt-ballot =
    { $kin ->
        [rarer] { $seat }: a secret vote. May { $word } stand, now that { $other } has been used? It is meant as { $lemma } and usually is { $usual }.
       *[other] { $seat }: a secret vote. May { $word } stand, now that { $other } has been used? The program: { $verdict }.
    }
prompt-act = { $seat }: set off a device of the black cards in your word, or leave the world in peace.
prompt-shift = { $seat }: where do you move { $seat2 }’s tape?
prompt-shift-own = { $seat }: where do you move your tape?
prompt-fly = { $seat }: the Training Zeppelin is warming up. Do you draw one card, or choose between two?
prompt-keep = { $seat }: which card do you keep? The other goes under the stack.
prompt-turn_card = { $seat }: which letter shall the gel forbid to everybody until the end of your next turn?

## Where things lie: by the letters beside them

at-cell =
    { $left ->
        [none]
            { $right ->
                [none]
                    { $above ->
                        [none]
                            { $below ->
                                [none] { at-distance }
                               *[other] above { $below }
                            }
                       *[other]
                            { $below ->
                                [none] below { $above }
                               *[other] between { $above } and { $below }
                            }
                    }
               *[other] left of { $right }
            }
       *[other]
            { $right ->
                [none] right of { $left }
               *[other] between { $left } and { $right }
            }
    }
at-distance =
    { $near ->
        [none] all by itself
       *[other]
            { $down ->
                [none] { $count } cells { at-across } of { $near }
               *[other]
                    { $across ->
                        [none] { $count2 } cells { at-down } { $near }
                       *[other] { $count } to the { at-across } and { $count2 } { at-down } { $near }
                    }
            }
    }
at-across =
    { $across ->
        [left] left
       *[right] right
    }
at-down =
    { $down ->
        [above] above
       *[below] below
    }
at-card =
    { $lies ->
        [captured] captured
       *[centre] { at-cell }
    }

## What can be done

option-add = Add it { at-cell }
option-spell = Spell { $word }
option-appeal = Appeal and spell { $word }
option-think = Think of { $word }
option-silent = Nothing from me
option-swap =
    { $count ->
        [one] No word? Put { $letters } under the stack and add the top card instead (the last time this turn)
       *[other] No word? Put { $letters } under the stack and add the top card instead ({ $count } times left this turn)
    }
option-pass =
    { $letters ->
        [none] No word? Give it up: no markers this turn, but you draw
       *[other] No word? Give it up: { $letters } goes under the stack, no markers this turn, but you draw
    }
option-price = Ask for { $card }, { at-card } ({ $result })
option-concede = Let your rival mark { $card }, { at-card }
option-say_offer = Offer the word { $word } for { $letters } ({ said-captures })
said-captures =
    { $count ->
        [0] your rival captures nothing
        [one] your rival captures { $count } card
       *[other] your rival captures { $count } cards
    }
option-say_counter = Offer { $seat } a different price: { $letters }
option-drop = Think better of it
option-withdraw = Withdraw your offer: the word { $word }
option-take_back = Withdraw your counter-offer
option-accept = Accept the help of { $seat } (letters: { $number }, captures: { $count }, price: { $letters })
option-decline = Decline the help of { $seat }
option-counter = Haggle with { $seat }
option-agree = Agree to this price ({ said-captures })
option-refuse = Refuse this price
option-use = { $card }, { at-card }: { $result }
option-let_stand = Let it stand
option-challenge = Challenge it as related to { $word }
option-allow = Let it stand
option-bar = Strike it out
option-done = Use no device
option-core = Core of Power: an extra letter for { $seat }
option-shadow =
    { $seat-is ->
        [you] Shadow of Doom: move your tape, the one { at-cell }
       *[other] Shadow of Doom: move { $seat }’s tape, the one { at-cell }
    }
option-blast = Bulging Blaster: { $card }, { at-card }: { $result }
option-resist =
    { $seat-is ->
        [you] Resistance of Matter: { $card }, { at-card }: you take your own marker back
       *[other] Resistance of Matter: { $card }, { at-card }: { $seat } loses the marker
    }
option-to = Move it { at-cell }
option-draw_one = Draw one card
option-draw_two = Draw two and choose
option-keep = Keep { $card }
option-turn = Forbid { $card }, { at-card }
option-turn_none = Forbid nothing

result-captures = you capture it
result-ousts = you oust a rival’s marker
result-marks = you mark it
result-letter = just the letter, no marker
ballot-allow = let it stand
ballot-bar = strike it out
verdict-clear = nothing connects them
verdict-warn = it smells of family
verdict-block = they are related
verdict-same = it is one and the same word

## What is wrong with an answer

refused-missing = { $word } needs { $letters }, and no card that may be used has that.
refused-few = There are not enough cards with { $letters } for { $word }: each card serves only once.
refused-theirs = { $word } needs { $letters }, and only cards that others have captured have that.
refused-banned = { $word } needs { $letters }, and the Gel of Oblivion has banned that.
refused-added = { $word } has no { $letters }, the card you added.
refused-added-rival = { $word } has no { $letters }, the card that was added.
refused-itself = { $word } must use the very card that was added, not another with its letter.
refused-duty = { $word } has no { $letters }, the card that the Core of Power demands.
refused-short = { $word } is too short: a word has { $count } letters at least.
refused-strange = Only Polish letters make a word.
refused-unknown = { $word } is not in the dictionary of this table.
refused-used = { $other } has been used, and { $word } is the same word.
refused-related = { $other } has been used, and { $word } is related to it.
refused-taken = Something lies there already.
refused-apart = There no side would touch a card. Corners do not count.

## Why words are related

reason-same = { $word } and { $other } are one and the same word.
reason-from = { $word } comes from { $other } (suffix -{ $affix }).
reason-prefix = { $word } is { $other } with the prefix { $affix }-.
reason-root = { $word } and { $other } share the root { $root }-.
reason-compound = { $word } is a compound, and { $other } is one of its parts.
reason-none = This table has already decided that { $word } and { $other } are related.
reason-exception = { $word } and { $other } are on the list of related words.
reason-rarer = { $word } is meant as { $lemma }; it usually is { $usual }, which { $other } would bar.

## What happened

event-starts =
    { $seat-is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
event-round_begins = Round { $round }.
event-drew =
    { $seat-is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
event-placed =
    { $seat-is ->
        [you] You add { $card }.
       *[other] { $seat } adds { $card }.
    }
event-under_stack =
    { $seat-is ->
        [you] You put { $card } under the stack.
       *[other] { $seat } puts { $card } under the stack.
    }
event-swapped =
    { $seat-is ->
        [you] You find no word and take another card.
       *[other] { $seat } finds no word and takes another card.
    }
event-passed =
    { $seat-is ->
        [you] You spell nothing.
       *[other] { $seat } spells nothing.
    }
event-offered =
    Offer { $offer }: { $seat-is ->
        [you] you know
       *[other] { $seat } knows
    } a word of { $number ->
        [one] { $number } letter
       *[other] { $number } letters
    }, { $count ->
        [0] but without a capture.
        [one] with { $count } capture in it.
       *[other] with { $count } captures in it.
    }
event-priced =
    { $seat-is ->
        [you] You name { $card } as the price.
       *[other] { $seat } names { $card } as the price.
    }
event-withdrew =
    { $seat-is ->
        [you] You withdraw your offer.
       *[other] { $seat } withdraws the offer.
    }
event-declined =
    { $seat-is ->
        [you] You decline the help of { $seat2 }.
       *[other] { $seat } declines { $seat2-is ->
            [you] your help.
           *[other] the help of { $seat2 }.
        }
    }
event-accepted =
    { $seat-is ->
        [you] You accept the help of { $seat2 }.
       *[other] { $seat } accepts { $seat2-is ->
            [you] your help.
           *[other] the help of { $seat2 }.
        }
    }
event-countered =
    { $seat-is ->
        [you] You haggle with { $seat2 }.
       *[other] { $seat } haggles with { $seat2-is ->
            [you] you.
           *[other] { $seat2 }.
        }
    }
event-counter_withdrawn =
    { $seat-is ->
        [you] You withdraw your counter-offer to { $seat2 }.
       *[other] { $seat } withdraws the counter-offer to { $seat2-is ->
            [you] you.
           *[other] { $seat2 }.
        }
    }
event-agreed =
    { $seat-is ->
        [you] You agree to what { $seat2 } would pay
       *[other] { $seat } agrees to what { $seat2-is ->
            [you] you
           *[other] { $seat2 }
        } would pay
    }: { $count ->
        [0] it will bring no capture.
        [one] it will bring { $count } capture.
       *[other] it will bring { $count } captures.
    }
event-refused =
    { $seat-is ->
        [you] You refuse what { $seat2 } would pay.
       *[other] { $seat } refuses what { $seat2-is ->
            [you] you
           *[other] { $seat2 }
        } would pay.
    }
event-declared =
    { $seat-is ->
        [you] You declare { $word }.
       *[other] { $seat } declares { $word }.
    }
event-appeal =
    { $seat-is ->
        [you] You appeal against the verdict on { $word }.
       *[other] { $seat } appeals against the verdict on { $word }.
    }
event-challenged =
    { $seat-is ->
        [you] You challenge { $word } as related to { $word2 }.
       *[other] { $seat } challenges { $word } as related to { $word2 }.
    }
event-voted =
    { $seat-is ->
        [you] You vote: { $ballot }.
       *[other] { $seat } votes: { $ballot }.
    }
event-allowed = { $word } stands.
event-struck_out = { $word } is struck out.
event-spelled =
    { $seat-is ->
        [you] You spell { $word }.
       *[other] { $seat } spells { $word }.
    }
event-helped =
    { $seat-is ->
        [you] You spell { $word }, sold by { $seat2 }.
       *[other] { $seat } spells { $word }, sold by { $seat2-is ->
            [you] you.
           *[other] { $seat2 }.
        }
    }
event-marked =
    { $seat-is ->
        [you] You mark { $card }.
       *[other] { $seat } marks { $card }.
    }
event-ousted =
    { $seat-is ->
        [you] You take over { $card }; { $seat2 } gets the marker back.
       *[other] { $seat } takes over { $card }; { $seat2-is ->
            [you] you get your marker back.
           *[other] { $seat2 } gets the marker back.
        }
    }
event-captures =
    { $seat-is ->
        [you] You capture { $card }!
       *[other] { $seat } captures { $card }!
    }
event-charged =
    { $seat-is ->
        [you] You fire up the Core of Power: { $seat2 } will have to add { $card }.
       *[other] { $seat } fires up the Core of Power: { $seat2-is ->
            [you] you
           *[other] { $seat2 }
        } will have to add { $card }.
    }
event-blasted =
    { $seat-is ->
        [you] You aim the Blaster at { $card }.
       *[other] { $seat } aims the Blaster at { $card }.
    }
event-shifted =
    { $seat-is ->
        [you] You cast the Shadow of Doom: { $seat2-is ->
            [you] your tape moves.
           *[other] { $seat2 }’s tape moves.
        }
       *[other] { $seat } casts the Shadow of Doom: { $seat2-is ->
            [you] your tape moves.
           *[other] { $seat2 }’s tape moves.
        }
    }
event-removed =
    { $seat-is ->
        [you] You call on the Resistance of Matter: { $seat2-is ->
            [you] you take your own marker back from { $card }.
           *[other] { $seat2 } takes the marker back from { $card }.
        }
       *[other] { $seat } calls on the Resistance of Matter: { $seat2-is ->
            [you] you take your marker back from { $card }.
           *[other] { $seat2 } takes the marker back from { $card }.
        }
    }
event-kept =
    { $seat-is ->
        [you] You keep { $card }.
       *[other] { $seat } keeps { $card }.
    }
event-turned =
    { $seat-is ->
        [you] You spill the Gel of Oblivion: { $card } is forbidden.
       *[other] { $seat } spills the Gel of Oblivion: { $card } is forbidden.
    }
event-scored =
    { $seat-is ->
        [you] You have { said-points }: { $captured } for captured cards, { $zones } for tapes in zones.
       *[other] { $seat } has { said-points }: { $captured } for captured cards, { $zones } for tapes in zones.
    }
said-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A turn in a sentence

digest-starts = { event-starts }
digest-turn =
    { $seat-is ->
        [you] You: { $acts }.
       *[other] { $seat }: { $acts }.
    }
digest-swapped = { $letters } swapped
digest-passed = no word
digest-allowed =
    { $seat ->
        [none] { $word } allowed on appeal
       *[other] { $seat-is ->
            [you] you challenge { $word }, but it stands
           *[other] { $seat } challenges { $word }, but it stands
        }
    }
digest-struck = { $word } struck out
digest-spelled =
    { $letters ->
        [none] { $word }
       *[other] { $word } with { $letters }
    }
digest-helped =
    { $letters ->
        [none] { $word }
       *[other] { $word } with { $letters }
    }, sold by { $seat-is ->
        [you] you
       *[other] { $seat }
    }
digest-brought = { $count } marked, { $count2 } captured
digest-paid =
    { $seat-is ->
        [you] { $count2 ->
            [0] you mark { $count } and capture nothing
           *[other] you mark { $count } and capture { $count2 }
        }
       *[other] { $count2 ->
            [0] { $seat } marks { $count } and captures nothing
           *[other] { $seat } marks { $count } and captures { $count2 }
        }
    }
digest-charged =
    { object-ax } ({ $letter } for { $seat-is ->
        [you] you
       *[other] { $seat }
    })
digest-blasted = { object-ex } ({ $letter })
digest-shifted = { object-nx }
digest-removed = { object-ox } ({ $letter })
digest-kept = { object-cx } ({ $letter } kept)
digest-turned = { object-zz } ({ $letter })

## How it ended

ending-won =
    { $seat-is ->
        [you] You win: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } to { $points2 }.
       *[other] { $seat } wins: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } to { $points2 }.
    }
ending-tie =
    { $seat-is ->
        [you] You win: { $points } to { $points2 }, and more captured cards decide, { $captured } to { $captured2 }.
       *[other] { $seat } wins: { $points } to { $points2 }, and more captured cards decide, { $captured } to { $captured2 }.
    }
ending-shared =
    { $points ->
        [one] The win is shared: { $seat } have { $points } point each, and the same number of captured cards.
       *[other] The win is shared: { $seat } have { $points } points each, and the same number of captured cards.
    }
ending-part-captured = Captured cards
ending-part-zones = Tapes in zones
ending-part-words = Words
ending-part-longest = Longest word
ending-part-sold = Words sold
ending-tie-captured = Equal points: more captured cards decide, { $captured } to { $captured2 }.
ending-tie-shared = Equal points, and { $captured } captured cards each: nothing decides.
ending-step-captured =
    { $seat-is ->
        [you] You have captured { $count ->
            [0] no card.
            [one] { $count } card: 1 point.
           *[other] { $count } cards: { $count } points.
        }
       *[other] { $seat } has captured { $count ->
            [0] no card.
            [one] { $count } card: 1 point.
           *[other] { $count } cards: { $count } points.
        }
    }
ending-step-zone =
    { $seat-is ->
        [you] Your zone of { $count } tapes: { $count } points.
       *[other] { $seat }’s zone of { $count } tapes: { $count } points.
    }
ending-step-no_zone = Nobody has a zone.
ending-step-sold = Words sold to rivals: { $scores }
ending-step-total = In all: { $scores }
ending-step-score =
    { $seat-is ->
        [you] you { $number }
       *[other] { $seat } { $number }
    }

## Places

zone-deck = The stack
zone-under = At the bottom of the stack
zone-centre = The centre
zone-tape = Under the tapes
zone-hand = The hand card
zone-duty = Cards from the Core of Power
zone-captured = Captured cards
zone-drawn = Two cards from the zeppelin

## What bots look at

feature-captured = it gives you the most captured cards
feature-zones = it makes your zones worth most
feature-near = it brings your tapes within reach of a zone
feature-markers = it leaves the most of your markers on the table

## The terminal

terminal-round = Round { $number } of 6
terminal-over = Game over
terminal-stack =
    { $count ->
        [one] { $count } card in the stack
       *[other] { $count } cards in the stack
    }
terminal-signs = A● whose marker · ▒▒● tape · ▓▓● in a zone
terminal-sign-added = +A added
terminal-sign-banned = ×A forbidden
terminal-points = Points
terminal-captured = captured
terminal-zones = zones
terminal-markers = markers
terminal-hand = to add
terminal-letters = captured letters
terminal-used = Words:
terminal-declared = Declared: { $word }
terminal-offer =
    offer { $offer }: { $number ->
        [one] { $number } letter
       *[other] { $number } letters
    }, { $count ->
        [0] no capture
        [one] { $count } capture
       *[other] { $count } captures
    }, payment: { $price }
terminal-counter = counter-offer { $number }, payment: { $price }, to
terminal-own-offer = Your word on offer: { $word }
terminal-draft = You are about to offer: { $word }, payment: { $price }
terminal-draft-counter = You are about to haggle, payment: { $price }
terminal-appeal = If you disagree, you may appeal: appeal { $word }
terminal-readings = It can also be read otherwise: { $readings }.

## Cards: the letter and what is on it

card-a1 = A ({ object-a1 })
card-a2 = A ({ object-a2 })
card-a3 = A ({ object-a3 })
card-a4 = A ({ object-a4 })
card-a5 = A ({ object-a5 })
card-a6 = A ({ object-a6 })
card-a7 = A ({ object-a7 })
card-a8 = A ({ object-a8 })
card-a9 = A ({ object-a9 })
card-a10 = A ({ object-a10 })
card-b1 = B ({ object-b1 })
card-b2 = B ({ object-b2 })
card-c1 = C ({ object-c1 })
card-c2 = C ({ object-c2 })
card-c3 = C ({ object-c3 })
card-c4 = C ({ object-c4 })
card-d1 = D ({ object-d1 })
card-d2 = D ({ object-d2 })
card-d3 = D ({ object-d3 })
card-e1 = E ({ object-e1 })
card-e2 = E ({ object-e2 })
card-e3 = E ({ object-e3 })
card-e4 = E ({ object-e4 })
card-e5 = E ({ object-e5 })
card-e6 = E ({ object-e6 })
card-e7 = E ({ object-e7 })
card-e8 = E ({ object-e8 })
card-f1 = F ({ object-f1 })
card-g1 = G ({ object-g1 })
card-g2 = G ({ object-g2 })
card-h1 = H ({ object-h1 })
card-h2 = H ({ object-h2 })
card-i1 = I ({ object-i1 })
card-i2 = I ({ object-i2 })
card-i3 = I ({ object-i3 })
card-i4 = I ({ object-i4 })
card-i5 = I ({ object-i5 })
card-i6 = I ({ object-i6 })
card-i7 = I ({ object-i7 })
card-i8 = I ({ object-i8 })
card-i9 = I ({ object-i9 })
card-j1 = J ({ object-j1 })
card-j2 = J ({ object-j2 })
card-k1 = K ({ object-k1 })
card-k2 = K ({ object-k2 })
card-k3 = K ({ object-k3 })
card-k4 = K ({ object-k4 })
card-l1 = L ({ object-l1 })
card-l2 = L ({ object-l2 })
card-l3 = L ({ object-l3 })
card-lx1 = Ł ({ object-lx1 })
card-lx2 = Ł ({ object-lx2 })
card-m1 = M ({ object-m1 })
card-m2 = M ({ object-m2 })
card-m3 = M ({ object-m3 })
card-n1 = N ({ object-n1 })
card-n2 = N ({ object-n2 })
card-n3 = N ({ object-n3 })
card-n4 = N ({ object-n4 })
card-n5 = N ({ object-n5 })
card-n6 = N ({ object-n6 })
card-n7 = N ({ object-n7 })
card-o1 = O ({ object-o1 })
card-o2 = O ({ object-o2 })
card-o3 = O ({ object-o3 })
card-o4 = O ({ object-o4 })
card-o5 = O ({ object-o5 })
card-o6 = O ({ object-o6 })
card-o7 = O ({ object-o7 })
card-o8 = O ({ object-o8 })
card-o9 = O ({ object-o9 })
card-p1 = P ({ object-p1 })
card-p2 = P ({ object-p2 })
card-p3 = P ({ object-p3 })
card-r1 = R ({ object-r1 })
card-r2 = R ({ object-r2 })
card-r3 = R ({ object-r3 })
card-r4 = R ({ object-r4 })
card-r5 = R ({ object-r5 })
card-s1 = S ({ object-s1 })
card-s2 = S ({ object-s2 })
card-s3 = S ({ object-s3 })
card-s4 = S ({ object-s4 })
card-t1 = T ({ object-t1 })
card-t2 = T ({ object-t2 })
card-t3 = T ({ object-t3 })
card-t4 = T ({ object-t4 })
card-u1 = U ({ object-u1 })
card-u2 = U ({ object-u2 })
card-w1 = W ({ object-w1 })
card-w2 = W ({ object-w2 })
card-w3 = W ({ object-w3 })
card-w4 = W ({ object-w4 })
card-y1 = Y ({ object-y1 })
card-y2 = Y ({ object-y2 })
card-y3 = Y ({ object-y3 })
card-y4 = Y ({ object-y4 })
card-z1 = Z ({ object-z1 })
card-z2 = Z ({ object-z2 })
card-z3 = Z ({ object-z3 })
card-z4 = Z ({ object-z4 })
card-z5 = Z ({ object-z5 })
card-ax = Ą ({ object-ax })
card-cx = Ć ({ object-cx })
card-ex = Ę ({ object-ex })
card-nx = Ń ({ object-nx })
card-ox = Ó ({ object-ox })
card-sx = Ś ({ object-sx })
card-zx = Ź ({ object-zx })
card-zz = Ż ({ object-zz })

## The villains: green, red, brown, purple

villain-0 = Baron Ivy
    .says = what he has once wound himself around, he never gives back
villain-1 = Carmine Cinder
    .says = sets it on fire first, and then asks whose it was
villain-2 = Professor Rust
    .says = builds doomsday machines from scrap, and most of them work
villain-3 = Countess Amethyst
    .says = never steals a crown jewel without the crown

## The wonders on the blue cards

object-a1 = The Acropolis
fact-a1 = The Parthenon blew up in 1687, when a Venetian shell hit the gunpowder stored inside.
object-a2 = The Alhambra
fact-a2 = Its name is Arabic for “the red one”.
object-a3 = The Amazon
fact-a3 = It carries roughly a fifth of all the water that the rivers of the world bring to the oceans.
object-a4 = The Atomium
fact-a4 = It is an iron crystal, magnified 165 billion times.
object-a5 = The Akashi Kaikyō Bridge
fact-a5 = While it was being built, an earthquake pushed its towers almost a metre apart.
object-a6 = The Aurora
fact-a6 = Before firing her blank shot in Petrograd in 1917, she had survived the Battle of Tsushima.
object-a7 = The Almagest
fact-a7 = Ptolemy’s Greek treatise is known by the title the Arabs gave it, which means “the greatest”.
object-a8 = Antares
fact-a8 = The name of this red star means “rival of Ares”, since it is easily taken for Mars.
object-a9 = The axolotl
fact-a9 = It stays a larva all its life, but it can grow back a lost leg.
object-a10 = The Dom Pedro Aquamarine
fact-a10 = Cut as an obelisk 35 centimetres tall, it is named after two emperors of Brazil.
object-b1 = The Burj Khalifa
fact-b1 = On its highest floors the Ramadan fast lasts longer, since the sun sets minutes later up there.
object-b2 = Saint Peter’s Basilica
fact-b2 = It took 120 years to build, from 1506 to 1626.
object-c1 = The Cullinan
fact-c1 = The largest gem diamond ever found went to London by ordinary post, while guards sailed with a decoy.
object-c2 = The Chrysler Building
fact-c2 = The spire was put together secretly inside and raised above the roof in an hour and a half.
object-c3 = The Cutty Sark
fact-c3 = The clipper is named after a witch’s scanty shift in a poem by Robert Burns.
object-c4 = Chichén Itzá
fact-c4 = The four stairways of its pyramid and the platform on top make 365 steps.
object-d1 = Lady with an Ermine
fact-d1 = It is one of four surviving portraits of women by Leonardo.
object-d2 = Don Quixote
fact-d2 = The characters of the second part have read the first.
object-d3 = The Dresden Green
fact-d3 = This diamond was turned green by the natural radiation of rocks.
object-e1 = Etna
fact-e1 = Now and then it puffs perfect rings of steam from its craters, like a pipe smoker.
object-e2 = The Euphrates
fact-e2 = It meets the Tigris only near the Persian Gulf, where they become the Shatt al-Arab.
object-e3 = El Escorial
fact-e3 = In its library the books stand with their spines to the wall and their gilded edges out.
object-e4 = Elba
fact-e4 = Napoleon ruled it for less than ten months.
object-e5 = The Endurance
fact-e5 = The wreck of Shackleton’s ship was found in 2022, three kilometres down.
object-e6 = The Enigma
fact-e6 = It could never encipher a letter as itself, and that helped to break it.
object-e7 = Ephesus
fact-e7 = Its famous library was also the tomb of Celsus, in whose honour it was built.
object-e8 = The Ecstasy of Saint Teresa
fact-e8 = On either side Bernini placed members of the Cornaro family, watching as if from theatre boxes.
object-f1 = The Forth Bridge
fact-f1 = Painting this bridge has become a byword for a task that never ends.
object-g1 = The Golden Gate Bridge
fact-g1 = Its colour is officially called International Orange.
object-g2 = Guernica
fact-g2 = Picasso would not have it in Spain without liberty there; it arrived in 1981.
object-h1 = Hagia Sophia
fact-h1 = It was built in less than six years.
object-h2 = The tuatara
fact-h2 = This reptile of New Zealand has a third eye on top of its head.
object-i1 = The Iliad
fact-i1 = There is no Trojan Horse in it; it ends with the funeral of Hector.
object-i2 = Illimani
fact-i2 = It rises above La Paz, the highest seat of government in the world.
object-i3 = Iguazú
fact-i3 = The name of the river and its falls is Guarani for “great water”.
object-i4 = Iceland
fact-i4 = It lies where two plates of the earth’s crust meet, drifting some two centimetres apart each year.
object-i5 = The Itaipu Dam
fact-i5 = Half the turbines of this power plant run at 50 Hz for Paraguay, the other half at 60 Hz for Brazil.
object-i6 = Cleopatra’s Needle
fact-i6 = The obelisk in London is almost 1,400 years older than Cleopatra.
object-i7 = The marine iguana
fact-i7 = It gets rid of surplus sea salt by sneezing.
object-i8 = Io
fact-i8 = This moon of Jupiter has more than 400 active volcanoes.
object-i9 = Ivan the Terrible and His Son Ivan
fact-i9 = Repin’s canvas has been attacked twice: with a knife in 1913 and with a metal post in 2018.
object-j1 = Jantar Mantar
fact-j1 = The stone sundial at Jaipur is 27 metres tall and tells the time to within two seconds.
object-j2 = Jupiter
fact-j2 = The whole Earth would fit into the storm that we call the Great Red Spot.
object-k1 = The Colosseum
fact-k1 = The canvas awning above the seats was worked by sailors.
object-k2 = The Koh-i-noor
fact-k2 = Its Persian name means “mountain of light”.
object-k3 = The Dome of the Rock
fact-k3 = It has stood since the seventh century on the plan of a regular octagon.
object-k4 = Keukenhof
fact-k4 = The name of this vast garden of tulips simply means “kitchen garden”.
object-l1 = Laocoön
fact-l1 = The missing arm turned up only in 1906, in a mason’s yard in Rome.
object-l2 = The Lofoten Islands
fact-l2 = From late May to mid-July the sun does not set there.
object-l3 = The Louvre
fact-l3 = Whatever legend says, its glass pyramid has 673 panes, not 666.
object-lx1 = Łazienki Park
fact-lx1 = The name means “baths”: its Palace on the Isle began as the bathhouse of Marshal Lubomirski.
object-lx2 = Lunokhod 1
fact-lx2 = The first rover on the Moon was lost in 1971 and found again in 2010.
object-m1 = The Mona Lisa
fact-m1 = It was stolen in 1911; the thief kept it in his lodgings for two years.
object-m2 = Machu Picchu
fact-m2 = The stones of its finest walls fit so well that they needed no mortar.
object-m3 = Charles Bridge
fact-m3 = Work is said to have begun in 1357, on 9/7 at 5:31, because the digits form the palindrome 135797531.
object-n1 = Niagara
fact-n1 = In 1969 engineers turned off the American Falls for several months.
object-n2 = Neuschwanstein
fact-n2 = King Ludwig II, who had it built, lived in it for less than half a year.
object-n3 = The Nautilus
fact-n3 = The first nuclear-powered submarine, she passed under the North Pole in 1958.
object-n4 = The Winged Victory of Samothrace
fact-n4 = Her right wing is a plaster mirror image of the left.
object-n5 = Neptune
fact-n5 = It was discovered in 1846 by calculation, and finished its first orbit since then in 2011.
object-n6 = The narwhal
fact-n6 = Its horn is really a tooth that grows through the upper lip.
object-n7 = The Birth of Venus
fact-n7 = Botticelli chose canvas, although most pictures of his day were still painted on wood.
object-o1 = The Sydney Opera House
fact-o1 = Its architect, Jørn Utzon, left in 1966 and never saw it finished.
object-o2 = Mount Olympus
fact-o2 = No one is known to have stood on the highest peak of the mountain of the gods before 1913.
object-o3 = The Odyssey
fact-o3 = Its hero does not appear in person until the fifth book.
object-o4 = The Orlov
fact-o4 = Count Orlov gave this diamond to Catherine the Great, who had it set in her sceptre.
object-o5 = Olympia
fact-o5 = The model, Victorine Meurent, was a painter herself.
object-o6 = The okapi
fact-o6 = It has the stripes of a zebra, but its closest relative is the giraffe.
object-o7 = The Oliwa organ
fact-o7 = When it plays, its angels with trumpets, its suns and its stars begin to move.
object-o8 = Ostankino Tower
fact-o8 = From its completion in 1967 until 1975 it was the tallest free-standing structure in the world.
object-o9 = The Botanical Garden of Padua
fact-o9 = A palm planted there in 1585, which Goethe described two centuries later, still grows.
object-p1 = The Pantheon
fact-p1 = Rain falls in through the hole in the dome and drains away through small holes in the floor.
object-p2 = Pan Tadeusz
fact-p2 = The Polish national epic came out in Paris, and its first word is “Lithuania”.
object-p3 = Ponte Vecchio
fact-p3 = Of the old bridges of Florence, it alone was not blown up in 1944.
object-r1 = The Rialto Bridge
fact-r1 = Until 1854 it was the only bridge across the Grand Canal.
object-r2 = The Regent
fact-r2 = Napoleon wore this diamond in the hilt of his sword.
object-r3 = The Voynich manuscript
fact-r3 = The vellum dates from the early fifteenth century, and nobody has read the script to this day.
object-r4 = Rigel
fact-r4 = Its name comes from the Arabic for “foot”: it shines in the leg of Orion.
object-r5 = Rysy
fact-r5 = It has three peaks, and the highest lies on the Slovak side.
object-s1 = Stonehenge
fact-s1 = Its smaller bluestones were brought from Wales, more than 200 kilometres away.
object-s2 = The Sagrada Família
fact-s2 = Antoni Gaudí, its architect, lies buried in the crypt.
object-s3 = The Messiah Stradivarius
fact-s3 = This violin of 1716 lies in an Oxford museum almost as new, since hardly anybody has played it.
object-s4 = Socotra
fact-s4 = More than a third of its plant species grow nowhere else.
object-t1 = Tower Bridge
fact-t1 = In 1952 a double-decker bus leapt across the gap as the bridge was opening.
object-t2 = The Taj Mahal
fact-t2 = Its four minarets lean outwards, so that they would not fall on the tomb in an earthquake.
object-t3 = The Terracotta Army
fact-t3 = It was found in 1974 by farmers digging a well.
object-t4 = The Hubble Telescope
fact-t4 = It went into space with a mirror ground wrong; three years later it was fitted with glasses.
object-u1 = Uluru
fact-u1 = Climbing the rock has been forbidden since 2019.
object-u2 = The ukulele
fact-u2 = Its Hawaiian name is said to mean “jumping flea”.
object-w1 = The Eiffel Tower
fact-w1 = It was meant to stand for only twenty years; a radio antenna saved it.
object-w2 = The wombat
fact-w2 = Its droppings are cubes.
object-w3 = The Large Hadron Collider
fact-w3 = Protons run round its 27-kilometre tunnel more than 11,000 times a second.
object-w4 = Versailles
fact-w4 = There was never water for all the fountains, so at a whistle they were turned on only where the king walked.
object-y1 = The Yellowstone
fact-y1 = It gave its name to the national park of 1872, widely held to be the first in the world.
object-y2 = Yosemite
fact-y2 = In 2017 Alex Honnold climbed El Capitan here, some 900 metres of rock, without a rope.
object-y3 = The Yamato
fact-y3 = Her 46-centimetre guns were the largest that any battleship ever carried.
object-y4 = Yuanmingyuan
fact-y4 = Twelve bronze animal heads adorned a fountain of this garden, burned in 1860; some are still missing.
object-z1 = The Sigismund Bell
fact-z1 = It takes twelve ringers to swing this bell on Wawel Hill.
object-z2 = The Zugspitze
fact-z2 = A rack railway has taken visitors almost to the top since 1930.
object-z3 = Zanzibar
fact-z3 = Its war with Britain in 1896 lasted less than an hour.
object-z4 = The Golden Pavilion
fact-z4 = A young monk burned it down in 1950; five years later it stood by its pond again.
object-z5 = The Prague astronomical clock
fact-z5 = It also tells Old Czech time, in hours counted from sunset.

## The devices on the black cards: their names and what they do

object-ax = Core of Power
fact-ax = A card from the stack goes to a rival of your choice, who must use it in their next word.
object-cx = Training Zeppelin
fact-cx = At the end of your turn you draw two cards: keep one and put the other under the stack.
object-ex = Bulging Blaster
fact-ex = You put your marker on a letter that was not in the word; your second marker captures it.
object-nx = Shadow of Doom
fact-nx = You move any tape to another free cell that touches some card.
object-ox = Resistance of Matter
fact-ox = You take anybody’s marker off a letter in the centre.
object-sx = Whoosh of Energy
fact-sx = In this word you may use one card that a rival has captured.
object-zx = Piercing Pupils
fact-zx = One card may give this word its letter twice; if it lies in the centre, you capture it at once.
object-zz = Gel of Oblivion
fact-zz = A letter of your choice in the centre is banned for everybody until the end of your next turn.


## What bots of the levels know

level-easy-sees = Knows short words, the most common ones.
level-medium-sees = Knows somewhat longer and rarer words too.
level-hard-sees = Knows long words, and looks at what a rival can answer.
level-master-sees = Knows nearly all words, compares the most, and looks at what the rivals can answer.

## Why a bot suggests it: each answer follows a comma

why-captures =
    { $count ->
        [one] because { $word } captures { $count } card
       *[other] because { $word } captures { $count } cards
    }
why-ousts =
    { $count ->
        [one] because { $word } sends { $count } rival marker back
       *[other] because { $word } sends { $count } rival markers back
    }
why-marks =
    { $count ->
        [one] because { $word } marks { $count } letter that can pay off later
       *[other] because { $word } marks { $count } letters that can pay off later
    }
why-card = because a marker on this card does most
why-stuck = because no word can be seen with this card
why-accept = because this help is worth more than the best word at hand
why-offer = because both sides gain by { $word }
why-price = because in { $word } a marker is worth most here
why-quiet = because no offer pays right now
why-counter = because this help is welcome, and might cost less
why-agree = because { $word } pays even at this price
why-refuse = because help does not pay at this price
why-software = because that is how the software judges the word
why-two = because one of two cards is more likely to be good
why-handy = because this letter is easier to use
why-turn = because a rival loses most if nobody can use this card
why-device = because your position looks best after it

feature-turns = you then have more turns to come than the others

## After the game: which words were there

review-title = Best words
review-did = spelled
review-known = of well-known words
review-all = of the whole dictionary
review-nothing = no word
review-values = captured { $captures } · sent back { $ousts } · points { $points }
review-note-best = no better one among those well known
review-note-missed = there was a better one

## The board in the browser

board-players = Players
board-round = Round { $number } of 6
board-stack = { $count ->
    [one] { $count } card in the stack
   *[other] { $count } cards in the stack
}
board-used = Words so far
board-used-count = Words so far ({ $count })
board-used-none = No word has been used yet
board-used-by =
    { $is ->
        [you] spelled by you; cards captured: { $took }
       *[other] spelled by { $name }; cards captured: { $took }
    }
board-used-with =
    spelled by { $is ->
        [you] you
       *[other] { $name }
    } with help from { $helper-is ->
        [you] you
       *[other] { $helper }
    }; cards captured: { $took } and { $paid }
board-points = Points: { $count }; captured cards: { $captured }, tapes in zones: { $zones }
board-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
board-holds = To be added:
board-captured = Captured cards: { $count }
board-card = { $letter }, { $card }
board-marked =
    { $is ->
        [you] your marker
       *[other] { $name }’s marker
    }
board-added = just added
board-banned = banned by the gel
board-free = free cell, { $place }
board-tape =
    { $is ->
        [you] Your tape
       *[other] { $name }’s tape
    }
board-tape-what = Tape has no letter. Three connected tapes of one player make a zone, and each tape in a zone is a point.
board-black-off = A black card; in this game it is an ordinary letter.
board-made = How many of each letter are in the box is not known: the deck is our reconstruction, and the wonders are ours.
board-look = View of the table
board-nearer = Zoom in (+)
board-further = Zoom out (−)
board-fit = Show the whole table (*)
board-dock = Your move
board-offers = Offers of help
board-word-own = Your word
board-word-help = The word you have in mind
board-write-here = Type a word, or click cards…
board-write-here-touch = Tap letters…
board-hint-own = It must use the glowing card.
board-hint-keys = Enter confirms, Escape clears.
board-hint-help = Think of a word from letters your rival may use, the glowing card included. Nobody sees it unless the offer is taken.
board-keyboard = Letter keys
board-key = { $count ->
    [0] { $letter }, no such card
    [one] { $letter }, { $count } card
   *[other] { $letter }, { $count } cards
}
board-backspace = Delete the last letter
board-enter = Done
board-clear = Clear the word
board-form = Change { $letter } to { $other }
board-other-card = Pick another of { $count } cards
board-own-letters = Your captured letters
board-mover-letters = Letters your rival has captured and may use too
board-say = Say it!
board-appeal = Appeal
board-readings = Which meaning?
board-result-captures = you capture it
board-result-ousts = you oust a rival from it
board-result-marks = you mark it
board-result-letter = just its letter, no marker
board-brings-captures = { $count ->
    [one] { $count } capture
   *[other] { $count } captures
}
board-brings-ousts = { $count ->
    [one] { $count } marker ousted
   *[other] { $count } markers ousted
}
board-brings-marks = { $count ->
    [one] { $count } card marked
   *[other] { $count } cards marked
}
board-verdict-clear = A good word.
board-verdict-warn = It may be related to { $word }; your rivals can challenge it.
board-verdict-block = Related to { $word }.
board-verdict-same = The same word as { $word }.
board-short-warn = doubtful
board-short-block = related
board-short-same = used
board-broken-W1 = { $count ->
    [0] There are no cards for it.
    [one] There is no { $letters }.
   *[other] There are no { $letters }.
}
board-broken-W3 = Not enough cards with { $letters }.
board-broken-W6 = Cards that rivals have captured cannot be used: { $letters }.
board-broken-W2 = { $count ->
    [0] { $word } must use the very card that was added.
   *[other] { $word } has no { $letters }, the card that was added.
}
board-broken-V1 = { $word } has no { $letters }, the card that the Core of Power demands.
board-broken-V8 = This letter is banned by the gel: { $letters }.
board-broken-R3 = Too short.
board-broken-L1 = These are not Polish letters.
board-broken-L4 = The dictionary has no such word.
board-broken-H20 = You can make no more offers in this turn.
board-broken-Q4 = No more appeals are possible.
board-broken-W7 = This word cannot be used.
board-help = Offer a word
board-no-help = Never mind
board-to-price = Next: the price
board-price = The price
board-price-offer = { $word }: which cards do you want for it?
board-price-counter = Which cards would you give for that word?
board-price-none = Point at cards on the table
board-price-without = Without { $card }
board-offer-is = Your rival will only hear: { $number ->
    [one] { $number } letter
   *[other] { $number } letters
}, { $count ->
    [0] no captures
    [one] { $count } capture
   *[other] { $count } captures
}.
board-back = Back
board-offer-send = Offer it
board-counter-send = Propose it
board-slip = { $number ->
    [one] { $number } letter
   *[other] { $number } letters
}, { $count ->
    [0] no captures
    [one] { $count } capture
   *[other] { $count } captures
}, for { $letters }
board-counter-slip =
    { $is ->
        [you] how about { $letters } instead?
       *[other] { $name }, how about { $letters } instead?
    }
board-own-word = Your word: { $word } (nobody else sees it)
board-own-length = { $number ->
    [one] Your word has { $number } letter
   *[other] Your word has { $number } letters
}
board-cannot-agree = Your word cannot be had for that, so you cannot agree.
board-accept = Accept
board-decline = No, thanks
board-counter = Another price…
board-agree = { $count ->
    [0] Agree (your rival captures nothing)
    [one] Agree (your rival captures { $count } card)
   *[other] Agree (your rival captures { $count } cards)
}
board-refuse = No
board-vote =
    { $is ->
        [you] You say { $word }.
       *[other] { $name } says { $word }.
    }
board-vote-clear = The software sees nothing wrong with it.
board-vote-warn = The software is not sure that it is unrelated to { $other }.
board-vote-block = The software thinks it is related to { $other }.
board-vote-same = The software thinks it is the same word as { $other }.
board-elsewhere = Captured cards that you may use too
board-choose = Pick the rest for me
board-device-acts = The device is at work. Point at its target on the table.
board-add-own = You add this card to the table
board-add-other =
    { $is ->
        [you] { board-add-own }
       *[other] { $name } adds this card to the table
    }
