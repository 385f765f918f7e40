### Three Cheers for Master in English. Names of cards are those of the data files.

name = Three Cheers for Master
tagline = The Dark Master is in a mood. Build him a tower out of whoever is around.
minutes = 20–45
made = The cards are reconstructed
about = All the lands worth conquering are conquered and the Dark Master is bored, so his foreminions hold a cheerleading contest. In this game for 2–6 players you build a tower of bloodthirsty minions, hand the most murderous ones to your neighbours, climb your own and hope that it outlives the brawls until the Master is back. Design and art are by Daniel Windfeld Schmidt, and the game came out in 2015. The rules follow the Polish rulebook. No list of the cards is public, so the 79 minions and 17 orders are our own reconstruction: they are not the cards of the box, and of the real names we know eleven.

## How a game can end

balance-here = the Master came back

## Settings of the table

setting-variant = Variant
setting-variant-base = Usual: a tower each
setting-variant-first = First game: no advanced minions and two brawls fewer
setting-variant-hell = Towers of hell: no brawls and no “Master Is Coming”
setting-variant-teams = Double Trouble: four players, two teams, one tower a team
setting-variant-pedro = Quick Pedro: everybody builds at once, and fast
setting-minions = Minions
setting-minions-all = All of them
setting-minions-first = Without the advanced ones
setting-brawls = Brawl cards
setting-brawls-usual = As many as the rulebook says
setting-brawls-0 = None
setting-brawls-1 = 1
setting-brawls-2 = 2
setting-brawls-3 = 3
setting-brawls-4 = 4
setting-brawls-5 = 5
setting-brawls-6 = 6
setting-brawls-7 = 7
setting-brawls-8 = 8
setting-brawls-9 = 9
setting-brawls-hell = None, and no “Master Is Coming” either, as in Towers of hell
setting-hanging = A minion laid beside a higher level
setting-hanging-no = Flyers only
setting-hanging-yes = Anybody: it hangs there until gravity notices
setting-starter = First to play
setting-starter-random = By lot
setting-starter-1 = Seat 1
setting-starter-2 = Seat 2
setting-starter-3 = Seat 3
setting-starter-4 = Seat 4
setting-starter-5 = Seat 5
setting-starter-6 = Seat 6
setting-minutes = Time to build (Quick Pedro)
setting-minutes-5 = 5 minutes
setting-minutes-10 = 10 minutes
setting-minutes-15 = 15 minutes
setting-minutes-20 = 20 minutes

## Orders: what they answer

what-minion = when a minion is laid on my tower
what-stab = when an Assassin is sent
what-move = when my minion is moved
what-swap = when my minions are swapped
what-aggression = when my minion is roused

## Who, where and how, in any sentence

said-whose =
    { $seat-is ->
        [you] yours
       *[other] { $seat }
    }
said-tower =
    { $seat-is ->
        [you] your tower
       *[other] { $seat }’s tower
    }
said-tower2 =
    { $seat2-is ->
        [you] your tower
       *[other] { $seat2 }’s tower
    }
said-place =
    { $on ->
        [ground] { $under ->
            [none] { $left ->
                [none] { $right ->
                    [none] on the ground
                   *[other] on the ground, { said-left-of }
                }
               *[other] { $right ->
                    [none] on the ground, { said-right-of }
                   *[other] on the ground, between { $left } and { $right }
                }
            }
           *[other] on the ground, under { $under }
        }
        [air] { $left ->
            [none] { $right ->
                [none] in the air
               *[other] in the air, { said-left-of }
            }
           *[other] { $right ->
                [none] in the air, { said-right-of }
               *[other] in the air, between { $left } and { $right }
            }
        }
       *[other] on { $on }
    }
said-left-of =
    { $steps ->
        [1] left of { $right }
       *[other] { $steps } steps left of { $right }
    }
said-right-of =
    { $steps ->
        [1] right of { $left }
       *[other] { $steps } steps right of { $left }
    }
said-way =
    { $aside ->
        [none] { said-rise }
       *[other] { $rise ->
            [none] { said-aside }
           *[other] { said-rise } and { said-aside }
        }
    }
said-aside =
    { $aside ->
        [left] { $far ->
            [one] one place to the left
           *[other] { $far } places to the left
        }
       *[right] { $far ->
            [one] one place to the right
           *[other] { $far } places to the right
        }
    }
said-rise =
    { $rise ->
        [up] { $high ->
            [one] one level up
           *[other] { $high } levels up
        }
       *[down] { $high ->
            [one] one level down
           *[other] { $high } levels down
        }
    }
said-victims =
    { $card4 ->
        [none] { $card3 }
       *[other] { $card5 ->
            [none] { $card3 } and { $card4 }
           *[other] { $card6 ->
                [none] { $card3 }, { $card4 } and { $card5 }
               *[other] { $card3 }, { $card4 }, { $card5 } and { $card6 }
            }
        }
    }
said-wins =
    { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    }
said-won-tower =
    { $seat-is ->
        [you] your tower
       *[other] the tower
    }
said-last =
    { $seat2-is ->
        [you] You laid the last card.
       *[other] { $seat2 } laid the last card.
    }
said-scorer =
    { $seat-is ->
        [you] you
        [among] your tower
       *[other] { $seat }
    }
said-play =
    { $can ->
        [lay] lay { $card } on any tower
        [lay-lay_turned] lay { $card } on any tower, either way up
        [lay-stab] lay the Assassin { $card } on any tower or in the place of whoever it stabs
        [lay-lay_turned-stab-stab_turned] lay the Assassin { $card } on any tower or in the place of whoever it stabs, either way up
       *[other] you play { $card }: { said-can }
    }
said-can =
    { $can ->
        [lay] lay the minion on any tower
        [lay-lay_turned] lay the minion on any tower, either way up
        [lay-stab] lay the Assassin on any tower or in the place of whoever it stabs
        [lay-lay_turned-stab-stab_turned] lay the Assassin on any tower or in the place of whoever it stabs, either way up
        [move] choose which minion moves, and where
        [swap] choose which two minions swap places
        [rouse] choose whom to enrage
        [move-rouse] choose which minion moves and where, or whom to enrage
        [move-swap] choose which minion moves and where, or which two swap places
       *[rouse-swap] choose which two minions swap places, or whom to enrage
    }

## What the game asks

prompt-play_card =
    { $play ->
        [1] { $seat }: play your first card, a minion or an order.
       *[other] { $seat }: play your second card, a minion or an order.
    }
prompt-where =
    { $how ->
        [play] { $seat }: { said-play }.
        [deflect] { $seat }: you deflect { $card }. Now { said-can }.
       *[elsewhere] { $seat }: you deflect { $card }. Now { said-can }, but not on { $seat2 }’s tower.
    }
prompt-deflecting =
    { $how ->
        [minion] { $seat }: { $seat2 } lays { $card } on your tower, { said-place }.{ said-deflect }
        [stab] { $seat }: { $seat2 } stabs { $card2 } in your tower and puts { $card } there.{ said-deflect }
        [move] { $seat }: { $seat2 }’s { $card } moves { $card2 } in your tower { said-way }, { said-place }{ said-then }.{ said-deflect }
        [swap] { $seat }: { $seat2 }’s { $card } swaps { $card2 } and { $card3 } in your tower.{ said-deflect }
       *[aggression] { $strikes ->
            [somebody] { $seat }: { $seat2 }’s { $card } enrages { $card2 } in your tower: it strikes { said-victims }.{ said-deflect }
            [nobody] { $seat }: { $seat2 }’s { $card } enrages { $card2 } in your tower: it strikes nobody.{ said-deflect }
           *[unknown] { $seat }: { $seat2 }’s { $card } enrages { $card2 } in your tower.{ said-deflect }
        }
    }
said-then =
    { $on ->
        [air] {" "}(falls unless it flies)
       *[other] {""}
    }
said-deflect =
    { $can ->
        [none] {""}
       *[other] { $how ->
            [minion] {" "}Deflect the card or welcome the guest.
            [stab] {" "}Deflect the card or say goodbye.
           *[other] {" "}Deflect it?
        }
    }
prompt-jump = { $seat }: the minion under you has just died. Choose whose back to jump on.
prompt-choose_prey = { $seat }: the Hungry one ({ $eater }) is spoilt for choice. Say whom it eats.
prompt-climb = { $seat }: your foreminion may take one step. Choose where to, or stay.
prompt-throw =
    { $how ->
        [must] { $seat }: a play was lost, so discard a card.
       *[may] { $seat }: you may discard one card before you draw.
    }
prompt-build =
    { $can ->
        [eat] { $seat }: the Hungry one is spoilt for choice. Say whom it eats, and be quick!
        [lay-lay_turned] { $seat }: lay your card on your own tower, either way up, and be quick!
        [lay-stab] { $seat }: lay the Assassin on your own tower or stab somebody there, and be quick!
       *[other] { $seat }: lay your card on your own tower, and be quick!
    }

## What one can do

option-play = Play { $card }
option-lay = Lay it { said-place } ({ said-whose })
option-lay_turned = Lay it upside down { said-place } ({ said-whose })
option-stab = Stab { $card } ({ said-whose })
option-stab_turned = Stab { $card } ({ said-whose }) and put the Assassin there upside down
option-move = Move { $card } { said-way }, { said-place } ({ said-whose })
option-swap = Swap { $card } and { $card3 } ({ said-whose })
option-rouse =
    { $strikes ->
        [somebody] Enrage { $card } ({ said-whose }): strikes { said-victims }
        [nobody] Enrage { $card } ({ said-whose }): strikes nobody
       *[unknown] Enrage { $card } ({ said-whose })
    }
option-let_it = Let it happen
option-deflect = Deflect it: { $card }
option-jump = Jump on { $card }, level { $level }
option-climb = Step on { $card }, level { $level }
option-stay = Stay
option-keep = Keep all
option-throw = Discard { $card }
option-eat = Eat { $card } ({ $side })
side-up = above
side-right = on the right
side-down = below
side-left = on the left

## What happened

event-starts =
    { $seat-is ->
        [you] You start.
       *[other] { $seat } starts.
    }
event-turn_began =
    { $seat-is ->
        [you] Your turn begins.
       *[other] { $seat }’s turn begins.
    }
event-no_play =
    { $seat-is ->
        [you] You have nothing to play.
       *[other] { $seat } has nothing to play.
    }
event-announced =
    { $order ->
        [none] { $card ->
            [hidden] { said-plays } a Ninja on { said-tower2 }.
           *[other] { said-plays } { $card } on { said-tower2 }.
        }
       *[other] { said-plays } { $card } for its { $order-played } on { said-tower2 }.
    }
said-plays =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    }
event-deflected =
    { $card2 ->
        [hidden] { said-deflects } a Ninja with { $card }.
       *[other] { said-deflects } { $card2 } with { $card }.
    }
said-deflects =
    { $seat-is ->
        [you] You deflect
       *[other] { $seat } deflects
    }
event-laid =
    { $card ->
        [hidden] A covered Ninja stands on level { $number2 } of { said-tower }.
       *[other] { $card } stands on level { $number2 } of { said-tower }.
    }
event-moved =
    { $card ->
        [hidden] A covered Ninja ends up on level { $number2 } of { said-tower }.
       *[other] { $card } ends up on level { $number2 } of { said-tower }.
    }
event-swapped =
    { $card ->
        [hidden] { $card2 ->
            [hidden] Two covered Ninjas swap places in { said-tower }.
           *[other] A covered Ninja and { $card2 } swap places in { said-tower }.
        }
       *[other] { $card2 ->
            [hidden] { $card } and a covered Ninja swap places in { said-tower }.
           *[other] { $card } and { $card2 } swap places in { said-tower }.
        }
    }
event-roused = { $card } is told to attack on level { $number2 } of { said-tower }.
event-brawl = Brawl! The minions have had enough of one another.
event-brawl_at = The brawl sweeps through { said-tower }.
event-fight =
    { $number ->
        [3] The triple arrows strike.
        [2] The double arrows strike.
       *[1] The single arrows strike.
    }
event-struck =
    { $number ->
        [3] { $card } wounds { $card2 } with a triple arrow.
        [2] { $card } wounds { $card2 } with a double arrow.
       *[1] { $card } wounds { $card2 } with a single arrow.
    }
event-blocked =
    { $number ->
        [3] { $card } strikes with a triple arrow, but a shield saves { $card2 }.
        [2] { $card } strikes with a double arrow, but a shield saves { $card2 }.
       *[1] { $card } strikes with a single arrow, but a shield saves { $card2 }.
    }
event-spared = { $card } dares not touch { $card2 }, who has a foreminion up top.
event-held_back = { $card } behaves, with a foreminion breathing down the neck.
event-turned_round =
    { $cause ->
        [by-fall] { $card } falls on the armour: turned upside down, not dead.
        [blown-up] { $card } blows up inside the armour: turned upside down, not dead.
       *[by-attack] { $card } takes the wound on the armour: turned upside down, not dead.
    }
event-died =
    { $cause ->
        [by-attack] { $card } dies of the wound.
        [by-fall] { $card } dies: every fall wounds a Weak minion.
        [crushed] { $card } dies: { $card2 } is Heavy and has just dropped in.
        [eaten] { $card } dies inside { $card2 }.
        [suffocated] { $card } dies of stuffy air: a Claustrophobe cannot bear company on all four sides.
        [blown-up] { $card } dies of the attack it made, as a Kamikaze does.
       *[stabbed] { $card2 ->
            [hidden] { $card } dies at the hands of an Assassin.
           *[other] { $card } dies at the hands of an Assassin: { $card2 }.
        }
    }
event-fell = { $card } falls from level { $number } to level { $number2 }.
event-ate = { $card } licks its lips and eats what the arrow points at: { $card2 }.
event-revealed = Surprise! It is a Ninja: { $card }.
event-hid = { $card } is covered again. Nobody here.
event-jumped =
    { $card ->
        [hidden] { said-jumps } a covered Ninja on level { $number2 }.
       *[other] { said-jumps } the back of { $card } on level { $number2 }.
    }
said-jumps =
    { $seat-is ->
        [you] You jump on
       *[other] { $seat } jumps on
    }
event-to_ground =
    { $seat-is ->
        [you] You land on the ground. Not to worry, foreminions never die.
       *[other] { $seat } lands on the ground. Not to worry, foreminions never die.
    }
event-climbed =
    { $card ->
        [hidden] { said-steps } a covered Ninja on level { $number2 }.
       *[other] { said-steps } the back of { $card } on level { $number2 }.
    }
said-steps =
    { $seat-is ->
        [you] You step on
       *[other] { $seat } steps on
    }
event-threw =
    { $seat-is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-drew =
    { $seat-is ->
        [you] You draw { $card }.
       *[other] { $card ->
            [hidden] { $seat } draws a card.
           *[other] { $seat } draws { $card }.
        }
    }
event-show =
    { $seat-is ->
        [you] You see a Ninja: { $card }.
       *[other] { $card ->
            [hidden] { $seat } peeks behind the mask of a Ninja.
           *[other] { $seat } sees a Ninja: { $card }.
        }
    }
event-coming = Master Is Coming! Whoever has anything to put right had better be quick.
event-here = Master Is Here! Three brawls are left, and then the verdict.
event-scored =
    { $number ->
        [one] The Master gives { said-tower } { $number } point.
       *[other] The Master gives { said-tower } { $number } points.
    }
event-turned_up =
    { $seat-is ->
        [you] You turn up the next card: { $card }.
       *[other] { $card ->
            [hidden] { $seat } turns up the next card.
           *[other] { $seat } turns up the next card: { $card }.
        }
    }
event-time_up = Time is up and nobody has finished. The towers stay as they are.
event-first_done =
    { $seat-is ->
        [you] You lay the last card. Hands off the towers!
       *[other] { $seat } lays the last card. Hands off the towers!
    }

## What a turn brought

digest-starts =
    { $seat-is ->
        [you] You start.
       *[other] { $seat } starts.
    }
digest-turn =
    { $seat-is ->
        [you] You: { $acts }.
       *[other] { $seat }: { $acts }.
    }
digest-by =
    { $seat-is ->
        [you] you { $acts }
       *[other] { $seat } { $acts }
    }
digest-played =
    { $seat2-is ->
        [you] { $card } on your tower
       *[other] { $card } on { $seat2 }
    }
digest-played-own =
    { $seat-is ->
        [you] { $card } on your own tower
       *[other] { $card } on their own tower
    }
digest-deflects =
    { $seat-is ->
        [you] you deflect it
       *[other] { $seat } deflects it
    }
digest-deflected =
    { $seat-is ->
        [you] you deflect it to { $seat2 }
       *[other] { $seat2-is ->
            [you] { $seat } deflects it to you
           *[other] { $seat } deflects it to { $seat2 }
        }
    }
digest-deflected-own =
    { $seat-is ->
        [you] you deflect it and keep it
       *[other] { $seat } deflects it and keeps it
    }
digest-moved =
    { $seat-is ->
        [you] move { $card } on { $seat2 }
       *[other] { $seat2-is ->
            [you] moves { $card } on your tower
           *[other] moves { $card } on { $seat2 }
        }
    }
digest-moved-own =
    { $seat-is ->
        [you] move { $card } on your own tower
       *[other] moves { $card } on their own tower
    }
digest-swapped =
    { $seat-is ->
        [you] swap { $card } and { $card2 } on { $seat2 }
       *[other] { $seat2-is ->
            [you] swaps { $card } and { $card2 } on your tower
           *[other] swaps { $card } and { $card2 } on { $seat2 }
        }
    }
digest-swapped-own =
    { $seat-is ->
        [you] swap { $card } and { $card2 } on your own tower
       *[other] swaps { $card } and { $card2 } on their own tower
    }
digest-roused =
    { $seat-is ->
        [you] enrage { $card } on { $seat2 }
       *[other] { $seat2-is ->
            [you] enrages { $card } on your tower
           *[other] enrages { $card } on { $seat2 }
        }
    }
digest-roused-own =
    { $seat-is ->
        [you] enrage { $card } on your own tower
       *[other] enrages { $card } on their own tower
    }
digest-died =
    { $count ->
        [one] { $card } dies
       *[other] { $card } die
    }
digest-many = { $count } minions die
digest-jumped =
    { $seat-is ->
        [you] you jump to { $card }
       *[other] { $seat } jumps to { $card }
    }
digest-to_ground =
    { $seat-is ->
        [you] you land on the ground
       *[other] { $seat } lands on the ground
    }
digest-climbed =
    { $seat-is ->
        [you] step to level { $number2 }
       *[other] steps to level { $number2 }
    }
digest-no_play = nothing to play
digest-brawl =
    { $called ->
        [yes] The Master is coming!{ " " }
       *[no] { "" }
    }{ $acts ->
        [none] { $count ->
            [one] Brawl: nobody dies.
           *[other] { $count } brawls: nobody dies.
        }
       *[other] { $count ->
            [one] Brawl: { $acts }.
           *[other] { $count } brawls: { $acts }.
        }
    }
digest-coming = The Master is coming!
digest-here =
    { $scores ->
        [none] { said-over }. { $count ->
            [0] Three brawls kill nobody.
            [one] Three brawls kill { $count } minion.
           *[other] Three brawls kill { $count } minions.
        }
       *[other] { said-over }: { $scores }.
    }
said-over =
    { $how ->
        [first_done] { $seat-is ->
            [you] You lay the last card
           *[other] { $seat } lays the last card
        }
        [time_up] Time is up
       *[here] The Master is here
    }
digest-built = Minions laid: { $scores }.
digest-score = { said-scorer } { $number }

## How it ended

ending-won =
    { $how ->
        [first] { said-wins }, { said-points } to { $points2 }. { said-last }
        [time] { said-wins }, { said-points } to { $points2 }. Nobody laid the last card in time.
       *[here] { $count ->
            [one] { said-wins }: the Master gives { said-won-tower } { said-points }, the next one { $points2 }.
           *[other] { $seat-is ->
                [among] You win as a team: the Master gives your tower { said-points }, the other one { $points2 }.
               *[other] { $seat } win: the Master gives their tower { said-points }, the other one { $points2 }.
            }
        }
    }
ending-shared =
    { $how ->
        [first] A tie stays a tie: { $seat } have { said-points } each. { said-last }
        [time] A tie stays a tie: { $seat } have { said-points } each. Nobody laid the last card in time.
       *[here] A tie stays a tie: the Master gives { said-points } each to { $seat }.
    }
said-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ending-tie-stays = A tie stays a tie: nothing decides between equal towers.
ending-part-minions = Minions left
ending-part-level = Foreminion’s level
ending-part-height = Height
ending-part-multiplied = Multiplied
ending-part-plain = Counted once
ending-step-brawls =
    { $count ->
        [0] Nobody is left after three brawls.
        [one] { $count } minion is left after three brawls: { $scores }
       *[other] { $count } minions are left after three brawls: { $scores }
    }
ending-step-level = Level { $level }: { $scores }
ending-step-sum =
    { $level ->
        [1] { said-scorer } { $number }
       *[other] { said-scorer } { $number } × { $level } = { $number2 }
    }
ending-step-plain = Counted once: { $scores }
ending-step-total = In all: { $scores }
ending-step-score = { said-scorer } { $number }

## Where cards lie

zone-deck = Deck
zone-top = Top of the deck
zone-again = Brawls put back
zone-hand = Hand
zone-picked = Card to be played
zone-standing = Minions in the towers
zone-covered0 = Covered Ninja
zone-covered1 = Covered Ninja
zone-covered2 = Covered Ninja
zone-covered3 = Covered Ninja
zone-air = Card in the air
zone-shadow = Ninja in the air
zone-discard = Discard pile
zone-happened = Events
zone-ahead = The Master’s cards in the deck
zone-box = Out of the game
zone-aside = Put aside
zone-cut = Size of the small deck
zone-not_cut = Other sizes of the small deck
zone-late = Place of “Master Is Here”
zone-not_late = Other places of “Master Is Here”
zone-ruled_out = Ruled out
zone-stack = Stack to build with
zone-up = Card turned up

## Why a bot plays so

feature-height = it puts your foreminion at the right height for now
feature-steps = it brings your foreminion nearer to the top of the tower
feature-risk = it leaves your tower fewer victims in the next brawl
feature-minions = it leaves more minions in your tower
feature-hand = it leaves you better cards in hand
feature-orders = it leaves you more orders for a rainy day
feature-deflects = it leaves you more cards that deflect
feature-late = it helps when the Master comes back

## In the terminal

terminal-turn = Turn { $number }
terminal-build = Everybody builds at once
terminal-play =
    { $number ->
        [1] first card
       *[other] second card
    }
terminal-over = Game over
terminal-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
terminal-brawls =
    { $count ->
        [one] { $count } brawl left
       *[other] { $count } brawls left
    }
terminal-coming = “Master Is Coming” in { $fewest }–{ $most } cards
terminal-here = “Master Is Here” in { $fewest }–{ $most } cards
terminal-flying = In the air: { $card }
terminal-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-covered =
    { $count ->
        [one] and { $count } covered Ninja
       *[other] and { $count } covered Ninjas
    }
terminal-level = level { $number }
terminal-ground = on the ground
terminal-hand-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-empty = empty
terminal-hand = Hand
terminal-up = Card to lay
terminal-picked = Card picked
terminal-discard = Discarded: { $count }
terminal-value = value { $number }
terminal-arrows = arrows { $arrows }
terminal-shields = shields { $shields }
terminal-signs = ↑1 arrow and its force · ═ ║ shield · ↻ upside down · ? Ninja
short-weak = We
short-hungry = Hu
short-heavy = He
short-flying = Fl
short-acrobat = Ac
short-kamikaze = Ka
short-armored = Ar
short-claustrophobe = Cl
short-ninja = Ni
short-assassin = As

## Explanations

explain-untouched = { $card } lives: no blow came this way.
explain-shielded = { $card } lives: a shield stopped the blows.
explain-turned = { $card } lives: the armour took the wound, and the card lies upside down.
explain-turned-shielded = { $card } lives: the armour took a wound, the card lies upside down, and a shield stopped the rest.
explain-spared = { $card } lives: nobody attacks a ridden minion in a brawl.
explain-by-attack = { $card } is dead. Wounded by: { $cards }.
explain-by-fall = { $card } is dead. The fall killed a Weak one.
explain-crushed = { $card } is dead. A Heavy one dropped in: { $cards }.
explain-eaten = { $card } is dead. A Hungry one was hungry: { $cards }.
explain-suffocated = { $card } is dead. A Claustrophobe was enclosed on all four sides.
explain-blown-up = { $card } is dead. A Kamikaze always pays for the attack.
explain-bad-line = line { $number }: { $wrong }
explain-bad-empty = there is no minion in the tower
explain-bad-large = a tower is at most { $most } columns wide and { $most } levels high
explain-bad-at = aggression must be at a minion, as COLUMN,LEVEL from 0,1 at the lower left, not { $where }
explain-bad-only-aggression = only aggression is at a cell
explain-bad-minion =
    { $near ->
        [none] there is no minion “{ $name }”
       *[other] there is no minion “{ $name }” (is it { $near }?)
    }
explain-bad-twice = { $name } stands there twice
explain-bad-mark = a mark stands twice: { $cell }
explain-bad-covered = only a Ninja can be covered, and { $name } is none
explain-bad-riders = there is one foreminion, and it rides two minions
explain-bad-own-name = a card of your own needs a name of one word without marks, not “{ $name }”
explain-bad-own-taken = { $name } is a card of the deck: give yours another name
explain-bad-own-twice = { $name } is described twice
explain-bad-own-word =
    { $near ->
        [none] { $name }: “{ $word }” is no trait, no arrow such as R3, no shield such as shield-D and no value from 1 to 3
       *[other] { $name }: there is no “{ $word }” (is it { $near }?)
    }
explain-bad-own-arrow = { $name }: an arrow has a number from 1 to { $most }, not { $word }
explain-bad-own-again = { $name }: too much on one card: { $word }
explain-bad-own-both = { $name }: an arrow and a shield on one side: { $side }
explain-bad-own-ninjas = there are at most { $count } Ninjas
explain-bad-own-many = there are at most { $count } minions that are no Ninjas
explain-stabbed = { $card } is dead. The Assassin: { $cards }.

## Traits

trait-weak = Weak
trait-weak-what = Every fall wounds it, and a Hungry minion eats it on the spot.
trait-hungry = Hungry
trait-hungry-what = At once eats a Weak minion that its arrow points at, and takes its place.
trait-heavy = Heavy
trait-heavy-what = Kills the minion it falls on and takes its place; merely standing on someone does nothing.
trait-flying = Flying
trait-flying-what = Never falls and needs nobody below, unless a Heavy is somewhere above it in its column.
trait-acrobat = Acrobat
trait-acrobat-what = When you play it, lay it upright or upside down.
trait-kamikaze = Kamikaze
trait-kamikaze-what = Takes a wound itself at the end of every fight in which it attacked.
trait-armored = Armored
trait-armored-what = The first wound only turns it upside down; a wound then kills it.
trait-claustrophobe = Claustrophobe
trait-claustrophobe-what = Dies at once when minions or ground enclose it on all four sides.
trait-ninja = Ninja
trait-ninja-what = Lies face down and shows itself only while it fights or falls; while covered, its other traits are off.
trait-assassin = Assassin
trait-assassin-what = Lay it as usual, or in the place of any minion, which then dies.

## Orders

order-move = Move
    .played = move
order-move-what = Put a minion on one of the places shown, if it is empty; then gravity works.
order-swap = Swap
    .played = swap
order-swap-what = Let two minions that lie as shown trade places; then gravity works.
order-aggression = Aggression
    .played = aggression
order-aggression-what = A minion of your choice attacks at once with all its arrows; then gravity works.
order-deflect = Deflect
order-deflect-what = When an opponent plays a card on your tower, play that card your own way instead.

## Cards

card-shydra = Shydra
card-walltor = Walltor
card-unicone = Unicone
card-lowkey = Lowkey
card-hughbert = Hughbert
card-jawcer = Jawcer
card-nomnom = Nomnom
card-slay-team = The Slay Team
card-naught-knight = Naught Knight
card-fir-seer = The Fir Seer
card-hog-air-balloon = Hog-Air Balloon
card-elephant = Elephant in the Room
card-mothball = Mothball
card-count-seconds = Count Seconds
card-eggstra-large = Eggstra Large
card-damp-squib = Damp Squib
card-bumblebomb = Bumblebomb
card-armadizzy = Armadizzy
card-sardine = Sardine at Large
card-midnight-snacker = Midnight Snacker
card-pressure-cooker = Pressure Cooker
card-canivore = Canivore
card-dumpling = Sir Dumpling
card-anvillain = Anvillain
card-dieting-troll = Dieting Troll
card-hippocrite = Hippocrite
card-molluscle = Molluscle
card-wispy-will = Wispy Will
card-slim-chance = Slim Chance
card-jellyguard = Jellyguard
card-intern = The Intern
card-bonely = Bonely
card-sobgoblin = Sobgoblin
card-wafer = Mr Wafer
card-scaredcrow = Scaredcrow
card-doubtbat = Doubtbat
card-airhead = Airhead
card-gargler = Gargler
card-kitemare = Kitemare
card-witch = Unlicensed Witch
card-dandy-lion = Dandy Lion
card-wolfgang = Wolfgang Down
card-crumblord = Crumblord
card-venus-guytrap = Venus Guytrap
card-sir-saucepan = Sir Saucepan
card-tortoise = Express Tortoise
card-tin-soldout = Tin Soldout
card-crabby-cadet = Crabby Cadet
card-six-pack-sam = Six-Pack Sam
card-dinah-mite = Dinah Mite
card-short-fuse = Short Fuse
card-auld-bang-syne = Auld Bang Syne
card-somersalami = Somersalami
card-upside-clown = Upside Clown
card-boingboy = Boingboy
card-genie = Unbottled Genie
card-vampire = Vampire Alfresco
card-just-a-bush = Just a Bush
card-stabby-tabby = Stabby Tabby
card-understudy = The Understudy
card-pom-pom = Pom-Pom of Doom
card-hip-hip-harry = Hip Hip Harry
card-megaphony = Megaphony
card-right-hook = Right Hook
card-lefty = Lefty
card-jack-hammer = Jack Hammer
card-tridentist = Tridentist
card-ram-page = Ram Page
card-stomp-collector = Stomp Collector
card-scarf-ace = Scarf Ace
card-number-one-fan = Number One Fan
card-accountant = Abyssal Accountant
card-front-desk = Front-Desk Fury
card-hedgehug = Hedgehug
card-prickly-pete = Prickly Pete
card-cyclops = Part-Time Cyclops
card-typo-imp = Tpyo Imp
card-mummys-boy = Mummy’s Boy
card-skeletuba = Skeletuba
card-shove-and-shout = Shove and Shout
card-lift-to-nowhere = Lift to Nowhere
card-long-run-up = Long Run-Up
card-slant-and-slap = Slant and Slap
card-topsy-turvy = Topsy-Turvy
card-demotion = Promotion Downwards
card-musical-chairs = Musical Chairs
card-bias-cut = Bias Cut
card-take-it-yourself = Take It Yourself
card-wrong-address = Wrong Address
card-kick-back = Kick Back
card-move-along = Move Along, Please
card-leap-of-fate = Leap of Fate
card-neighbourly-nudge = Neighbourly Nudge
card-cross-purposes = Cross Purposes
card-grand-reshuffle = Grand Reshuffle
card-no-thank-you = No, Thank You
card-brawl = Big Hairy Fight
card-brawl-1 = { card-brawl }
card-brawl-2 = { card-brawl }
card-brawl-3 = { card-brawl }
card-brawl-4 = { card-brawl }
card-brawl-5 = { card-brawl }
card-brawl-6 = { card-brawl }
card-brawl-7 = { card-brawl }
card-brawl-8 = { card-brawl }
card-brawl-9 = { card-brawl }
card-coming = Master Is Coming!
card-here = Master Is Here!
card-ninja = a Ninja
card-ninja-1 = the first Ninja
card-ninja-2 = the second Ninja
card-ninja-3 = the third Ninja
card-ninja-4 = the fourth Ninja

## What the cards say for themselves

flavour-shydra = Seven heads, and all of them look at the floor.
flavour-walltor = Like talking to a brick wall. He is the brick wall.
flavour-unicone = Two scoops, one horn, no mercy.
flavour-lowkey = He was here all along. Probably.
flavour-hughbert = He only ever hugs you once.
flavour-jawcer = It abducts cows. For dinner.
flavour-nomnom = The upstairs neighbour always tastes best.
flavour-slay-team = They never knock. Nobody ever complains.
flavour-naught-knight = Nothing in the armour but a draught.
flavour-fir-seer = Roots up, the world best seen is.
flavour-hog-air-balloon = Departs whenever pigs fly.
flavour-elephant = Everyone is far too polite to mention it.
flavour-mothball = Flies to the light. Finds the wall.
flavour-count-seconds = Firsts have never interested him.
flavour-eggstra-large = Do not drop. Do not slam. Do not breathe.
flavour-damp-squib = Will go off as soon as he dries off.
flavour-bumblebomb = Buzz, buzz, boom.
flavour-armadizzy = Rolls in, rolls out, rolls over.
flavour-sardine = No more oil. No more crowds. Never again.
flavour-midnight-snacker = That fridge will not empty itself.
flavour-pressure-cooker = It hisses just before the end. Yours.
flavour-canivore = He eats the tin as well.
flavour-dumpling = Even heavier with gravy.
flavour-anvillain = Drops in. That is his whole plan.
flavour-dieting-troll = Starts on Monday. Has done for a century.
flavour-hippocrite = Tells everybody else to exercise.
flavour-molluscle = All shell and no press-ups.
flavour-wispy-will = Afraid of sneezes, mostly his own.
flavour-slim-chance = Seen from the side, he is not.
flavour-jellyguard = Wobbles in the line of duty.
flavour-intern = Carries coffee. Is paid in experience.
flavour-bonely = All bone and nobody to call.
flavour-sobgoblin = Starts crying well before the punch.
flavour-wafer = Crunches at every step.
flavour-scaredcrow = The sparrows come here for a laugh.
flavour-doubtbat = Is it flying, or just falling slowly?
flavour-airhead = Head in the clouds, rest unaccounted for.
flavour-gargler = Spits from above and never says sorry.
flavour-kitemare = Comes to those who let go of the string.
flavour-witch = They towed the broom. She flies anyway.
flavour-dandy-lion = Blow on him. Go on. See what happens.
flavour-wolfgang = Never chews. Never sorry.
flavour-crumblord = Leaves nothing but crumbs. For later.
flavour-venus-guytrap = Water daily. Feed hourly. Keep back.
flavour-sir-saucepan = A knight in shining enamel.
flavour-tortoise = Next stop: the day after tomorrow.
flavour-tin-soldout = Fights for whoever pays in solder.
flavour-crabby-cadet = Only ever charges sideways.
flavour-six-pack-sam = Abs of steel. Actual steel.
flavour-dinah-mite = A sparkling personality, briefly.
flavour-short-fuse = Gone before the introductions.
flavour-auld-bang-syne = Ten, nine, eight, what comes next?
flavour-somersalami = Flips so fast he comes out sliced.
flavour-upside-clown = Only smiles when he stands on his head.
flavour-boingboy = What goes up comes down, and up, and down.
flavour-genie = A thousand years in a bottle. Not one window.
flavour-vampire = Sold the coffin. Sleeps in a meadow.
flavour-just-a-bush = It was not there yesterday.
flavour-stabby-tabby = First it purrs. Then it is very quiet.
flavour-understudy = She waited for this part. No longer.
flavour-pom-pom = Rah, rah, aaargh!
flavour-hip-hip-harry = The survivors may shout hooray.
flavour-megaphony = Has never once been asked to speak up.
flavour-right-hook = There is no left hook.
flavour-lefty = Always right, except for the hand.
flavour-jack-hammer = Wakes the dead. Then the neighbours.
flavour-tridentist = Open wide. Wider. There goes the wall.
flavour-ram-page = He uses his head. Unfortunately.
flavour-stomp-collector = Has a fine album of other people’s toes.
flavour-scarf-ace = Supports whoever is doing the hitting.
flavour-number-one-fan = Your autograph or your life.
flavour-accountant = A receipt for every single soul.
flavour-front-desk = Closed today. Closed tomorrow. Next!
flavour-hedgehug = Free hugs. Bandages extra.
flavour-prickly-pete = Watered once a year, cross all year.
flavour-cyclops = Keeps half an eye on the job.
flavour-typo-imp = Atttacks without wraning.
flavour-mummys-boy = All wrapped up in himself.
flavour-skeletuba = Plays by ear. Has no ears.
flavour-shove-and-shout = Mind the gap. Mind the fist.
flavour-lift-to-nowhere = Going up? Coming down?
flavour-long-run-up = The longer the run, the louder the thud.
flavour-slant-and-slap = Not quite a bishop, not at all holy.
flavour-topsy-turvy = Your turn to carry me.
flavour-demotion = Congratulations. Watch your head.
flavour-musical-chairs = The music stops. There are no chairs.
flavour-bias-cut = Crooked, but with style.
flavour-take-it-yourself = How kind. After you.
flavour-wrong-address = Moved out a second ago.
flavour-kick-back = What comes in goes right back out.
flavour-move-along = Nothing to see here. Yet.
flavour-leap-of-fate = The landing is not included.
flavour-neighbourly-nudge = Love thy neighbour. Then swap.
flavour-cross-purposes = You here, me there, him flat.
flavour-grand-reshuffle = Works in progress. Expect debris.
flavour-no-thank-you = Polite, firm and return to sender.

## The board in the browser

board-hand = Your cards
board-hand-count = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
board-hand-empty = No cards in your hand
board-playing = being played
board-towers = The towers, one beside the other
board-tower = { $name ->
    [You] Your tower
   *[other] Tower: { $name }
}
board-you = You
board-more = { $name ->
    [You] Enlarge your tower
   *[other] Enlarge the tower: { $name }
}
board-less = { $name ->
    [You] All towers again, not only yours
   *[other] All towers again, not only: { $name }
}
board-beyond = { $count ->
    [one] { $count } more place
   *[other] { $count } more places
}
board-at = { $what }, { said-place }, { said-tower }
board-empty = empty cell
board-covered = covered Ninja
source-reconstructed = Our reconstruction, not the printed card
source-attested-name = Only the name is known from the box; the rest is our reconstruction
source-printed = As on the printed card
board-turned = rotated
board-ridden = { $name ->
    [You] you sit on it
   *[other] { $name } sits on it
}
board-value = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-arrow = { $number ->
    [1] single arrow { $side }
    [2] double arrow { $side }
   *[other] triple arrow { $side }
}
board-shield = shield { $side }
board-side-U = up
board-side-R = right
board-side-D = down
board-side-L = left
board-score = { $count ->
    [one] Scores { $count } point now
   *[other] Scores { $count } points now
}
board-and-ninjas = (and what covered Ninjas are worth)
board-level = { $count ->
    [0] Foreminion on the ground
   *[other] Foreminion on level { $count }
}
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
board-brawls = { $count ->
    [0] No brawl left in the deck
    [one] { $count } brawl left in the deck
   *[other] { $count } brawls left in the deck
}
board-coming = Master Is Coming: in { $least }–{ $most } cards
board-here = The Master is coming! Here in { $least }–{ $most } cards
board-here-now = The Master is here!
board-count = { $name ->
    [You] Where this score comes from (your tower)
   *[other] Where this score comes from (tower: { $name })
}
board-stack = { $count ->
    [one] { $name }: { $count } card to go
   *[other] { $name }: { $count } cards to go
}
board-left = To be laid: { $count }
board-first-done = { $name ->
    [You] You lay the last card
   *[other] { $name } lays the last card
}
board-discard = Discarded: { $count }
board-discard-empty = Nobody has died yet.
board-air = { $name ->
    [You] You lay { $what } on { said-air-tower }
   *[other] { $name } lays { $what } on { said-air-tower }
}
board-air-order = { $name ->
    [You] You play { $what } ({ $order }) on { said-air-tower }
   *[other] { $name } plays { $what } ({ $order }) on { said-air-tower }
}
said-air-tower = { $tower ->
    [You] your tower
   *[other] a tower: { $tower }
}
board-air-you = Deflect it, or let it happen?
board-air-wait = { $names ->
    [You] You may deflect it
   *[other] { $names } may deflect it
}
board-brawl-at = { $name ->
    [You] Brawl in your tower!
   *[other] Brawl! Tower: { $name }
}
board-step-3 = triple
board-step-2 = double
board-step-1 = single
board-step-blast = Kamikaze
board-step-fall = gravity
board-cry-brawl = Big Hairy Fight!
board-cry-coming = Master Is Coming!
board-cry-here = Master Is Here!
board-death-by-attack = struck down
board-death-by-fall = fell
board-death-crushed = crushed
board-death-eaten = eaten
board-death-suffocated = suffocated
board-death-blown-up = blown up
board-death-stabbed = stabbed
board-way-upright = Upright
board-way-rotated = Rotated
board-way-rouse = Aggression: it attacks
board-minions = { $count ->
    [one] { $count } minion
   *[other] { $count } minions
}
board-height = { $count ->
    [one] { $count } level high
   *[other] { $count } levels high
}
