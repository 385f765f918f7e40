### Ankh-Morpork in English. Names of cards, areas, personalities and events are those of the data files.

name = Ankh-Morpork
tagline = The Patrician is gone. Everyone has a plan, and the city cares for none of them.
minutes = 60
made = Cards and board reconstructed
about = Lord Vetinari has vanished without a trace, and in the largest and smelliest city of the Discworld everybody wants his chair. In this game for 2–4 players you play cards, send agents into twelve areas, put up buildings and stir up trouble, and where it is all heading only your secret personality knows. The game was designed by Martin Wallace after the novels of Terry Pratchett and published in 2011 by Treefrog Games, in Polish by Phalanx Games Polska. The rules follow the Polish rulebook; the contents of the 101 cards and the layout of the board are reconstructed from several descriptions that agree, and told in our own words. The Polish card names come from the rulebook (14) and from the Polish translations of the novels (57), and 30 are ours.

## Table settings

setting-edition = Edition
setting-edition-polish = Polish: at the end a building scores twice its cost, and the Bursar places two agents
setting-edition-english = English: at the end a building scores its cost, and the Bursar makes two figures trade places

## What the game asks

prompt-play_card =
    { $can ->
        [none] { said-no_play }
        [power] { said-no_play }
        [react] { said-no_play }
        [power-react] { said-no_play }
       *[other]
            { $how ->
                [must] { $seat }: play a card from your hand.
                [two] { $seat }: { $card } lets you play two cards, one after the other. Choose the first, or play no more.
               *[may] { $seat }: after { $card } you may play another card. Choose it, or play no more.
            }
    }
said-no_play =
    { $how ->
        [must] { $seat }: none of your cards can be played.
       *[may] { $seat }: after { $card } you may play another card, but none of yours can be played.
    }
prompt-agent_symbol =
    { $how ->
        [lift] { $seat }: { $card }, the agent symbol. All 12 of your agents are out: which one moves? Choose it or skip.
       *[place] { $seat }: { $card }, the agent symbol. Choose where to place one or skip it.
    }
prompt-build_symbol =
    { $how ->
        [nowhere] { $seat }: { $card }, the building symbol. You can build nowhere: it takes an agent of yours where there is no trouble and no building.
        [poor] { $seat }: { $card }, the building symbol. You can build nowhere: you have ${ $number }, and the cheapest building costs ${ $number2 }.
        [give_up] { $seat }: { $card }, the building symbol. All six of your buildings stand: give one up to build elsewhere, or skip it.
       *[build] { $seat }: { $card }, the building symbol. Choose where to build or skip it.
    }
prompt-kill_symbol =
    { $how ->
        [nobody] { $seat }: { $card }, the assassination symbol. There is no victim in an area with trouble.
       *[kill] { $seat }: { $card }, the assassination symbol. Choose a victim in an area with trouble or skip it.
    }
prompt-calm_symbol =
    { $how ->
        [nothing] { $seat }: { $card }, the symbol that removes trouble. There is no trouble in the city.
       *[calm] { $seat }: { $card }, the symbol that removes trouble. Choose a marker to take off or skip it.
    }
prompt-money_symbol = { $seat }: { $card }, the money symbol. Take it from the bank or skip it.
prompt-scroll_symbol =
    { $can ->
        [none] { said-no_scroll }
        [power] { said-no_scroll }
        [react] { said-no_scroll }
        [power-react] { said-no_scroll }
       *[other] { $seat }: { $card }, the scroll. { $effect }
    }
said-no_scroll = { $seat }: { $card }, the scroll. { $effect } Not now: { $effect-not }.
prompt-end_turn =
    { $area ->
        [none]
            { $can ->
                [react] { $seat }: before your turn ends you can still play { card-doctor-mossy-lawn }.
               *[none] { $seat }: nothing is left to use, and the turn ends.
            }
       *[other] { $seat }: before your turn ends you can still use { $area-power }{ said-power2 }{ said-power3 }{ said-power4 }{ said-power5 }{ said-power6 }{ said-lawn }.
    }
said-power2 =
    { $area2 ->
        [none] {""}
       *[other] , { $area2-power }
    }
said-power3 =
    { $area3 ->
        [none] {""}
       *[other] , { $area3-power }
    }
said-power4 =
    { $area4 ->
        [none] {""}
       *[other] , { $area4-power }
    }
said-power5 =
    { $area5 ->
        [none] {""}
       *[other] , { $area5-power }
    }
said-power6 =
    { $area6 ->
        [none] {""}
       *[other] , { $area6-power }
    }
said-lawn =
    { $can ->
        [power-react] , or play { card-doctor-mossy-lawn }
       *[other] {""}
    }
prompt-discard = { $seat }: discard one hand card.
prompt-place_agent =
    { $can ->
        [lift] { $seat }: all 12 of your agents are out: which one moves?
       *[place]
            { $how ->
                [around] { $seat }: place an agent { $area-in } or in an adjacent area.
                [quietly] { $seat }: place an agent in any area. It causes no trouble.
                [building] { $seat }: place an agent in an area where you have a building.
                [trouble] { $seat }: place an agent in an area with trouble.
               *[other] { $seat }: place an agent.
            }
    }
prompt-place_more =
    { $can ->
        [lift] { $seat }: all 12 of your agents are out: which one moves? Choose it, or place no more.
       *[place]
            { $count ->
                [one] { $seat }: you may place { $count } more agent. Choose where, or place no more.
               *[other] { $seat }: you may place { $count } more agents. Choose where the first goes, or place no more.
            }
    }
prompt-place_lifted = { $seat }: place the agent lifted { $area-from } somewhere else.
prompt-relocate = { $seat }: your agent removed { $area-from } comes back. Place it in any other area.
prompt-stir = { $seat }: choose an area for trouble to break out in.
prompt-soothe = { $seat }: choose an area for trouble to die down in.
prompt-build_on = { $seat }: choose where the new building goes.
prompt-build_cheap = { $seat }: choose where to build at half price.
prompt-window =
    { $how ->
        [moved] { $seat }: { $seat2 } wants to move your agent { $area-from } { $area2-to } ({ $card }).{ said-react }
        [swapped] { $seat }: { $seat2 } wants your agent { $area-from } to trade places with { $owner2 } { $area2-from } ({ $card }).{ said-react }
        [removed] { $seat }: { $seat2 } wants to remove your agent { $area-from } ({ $card }).{ said-react }
       *[given_up] { $seat }: you are losing an agent { $area-in } ({ $card }).{ said-react }
    }
said-react =
    { $can ->
        [none] {""}
       *[other] {" "}React or let it happen.
    }
prompt-text_window = { $seat }: { said-struck } ({ $card }).{ said-react }
said-struck =
    { $text ->
        [take_2_from_each] { $seat2 } takes $2 from you, or all that you have
        [each_gives_1_or_card] { $seat2 } wants $1 or a card of your hand
        [victim_gives_2_cards] { $seat2 } wants two cards of your hand, of your choice
        [five_dollars_or_hand_penalty] { $seat2 } demands $5 of you, or the card fills a place of your hand
        [five_dollars_or_lose_building] { $seat2 } demands $5 of you, or you may lose a building
        [sell_card_for_2] { $seat2 } makes you buy a card for $2, or for all that you have
        [swap_hands] { $seat2 } exchanges whole hands with you
        [look_and_discard] { $seat2 } looks at your hand and picks a card of it to be discarded
        [steal_one_of_two_random] { $seat2 } takes two random cards of your hand and keeps one
        [each_other_removes_own] { $seat2 } makes you remove an agent of your own
        [pay_2_other_player_removes] { $seat2 } has paid you $2, and you must remove a figure from an area with trouble
        [force_payment_3] { $seat2 } makes you pay { $seat3 } $3, or all that you have
        [buy_building_no_trouble] { $seat2 } buys your building { $building-in } for ${ $number }
        [buy_building_trouble] { $seat2 } buys your building { $building-in } for ${ $number }
       *[other] { $seat2 } takes $3 from you, or all that you have
    }
prompt-choose_player = { $seat }: { $card }. Choose { $effect-whom }.
prompt-choose_payer = { $seat }: choose who pays $3 to somebody else.
prompt-choose_payee = { $seat }: choose whom { $seat2 } pays $3.
prompt-choose_trouble = { $seat }: choose an area with trouble. You take $2 for each figure in it.
prompt-discard_for = { $seat }: discard a card and take ${ $number } for it, or discard no more.
prompt-discard_up_to =
    { $count ->
        [one] { $seat }: you may discard { $count } more card, then you refill your hand. Choose it, or leave it at that.
       *[other] { $seat }: you may discard { $count } more cards, then you refill your hand. Choose one, or leave it at that.
    }
prompt-give =
    { $count ->
        [one] { $seat }: { $seat2 } gets { $count } card from you. Choose it.
       *[other] { $seat }: { $seat2 } gets { $count } cards from you. Choose the first.
    }
prompt-gift = { $seat }: { $seat2 } gets a hand card or $1 from you. Choose what to give.
prompt-sell = { $seat }: choose the card that { $seat2 } takes. You get $2 for it, or all that { $seat2 } has, if that is less.
prompt-pick_discard = { $seat }: you see the whole hand of { $seat2 }. Choose a card of it to be discarded.
prompt-keep_one = { $seat }: keep one of the two cards you took. The other goes back to { $seat2 }.
prompt-pay_or_penalty =
    { $can ->
        [pay_or_penalty_refuse] { $seat }: { $seat2 } demands $5, and you cannot pay. You must take the card: it fills a place of your hand until the game ends.
       *[other] { $seat }: { $seat2 } demands $5. Pay, or take the card: it fills a place of your hand until the game ends.
    }
prompt-pay_or_burn =
    { $can ->
        [pay_or_burn_refuse] { $seat }: { $seat2 } demands $5, and you cannot pay. You may lose one of your buildings.
       *[other] { $seat }: { $seat2 } demands $5. Pay, or risk losing one of your buildings.
    }
prompt-burn = { $seat }: { $seat2 } does not pay. Choose a building to remove or be merciful.
prompt-move_whom = { $seat }: choose a figure of somebody else to move to an adjacent area.
prompt-move_where = { $seat }: choose the adjacent area for { $owner } { $area-from } to go to.
prompt-move_from =
    { $how ->
        [trouble] { $seat }: choose the area with trouble that your agent runs from.
       *[anywhere] { $seat }: choose the area to move your agent from.
    }
prompt-move_to =
    { $how ->
        [near] { $seat }: choose the adjacent area for your agent { $area-from } to go to.
       *[anywhere] { $seat }: choose any other area for your agent { $area-from } to go to.
    }
prompt-pay_somebody = { $seat }: choose the player who gets $2 from you for { $card }.
prompt-hire = { $seat }: choose who kills for you for $2. They pick a figure in an area with trouble, but no agent of yours.
prompt-kill_one =
    { $area ->
        [trouble] { $seat }: choose the figure in an area with trouble to be removed by { $card }.
       *[other] { $seat }: choose the figure to be removed { $area-from } by { $card }.
    }
prompt-swap_first = { $seat }: choose the first of the two figures that trade places.
prompt-swap_second = { $seat }: choose the figure that trades places with { $owner } { $area-from }.
prompt-lose_where = { $seat }: choose the agent that you lose to { $card }.
prompt-dibbler_loss = { $seat }: you rolled a 1. Pay $2 to the bank or choose an agent to remove.
prompt-choose_buy = { $seat }: choose the rival building to buy at its full cost.
prompt-give_up_for = { $seat }: you already have six buildings. Choose the one to give up to buy the building { $area-in }.
prompt-event_window =
    { $can ->
        [none] { $seat }: { $event-card }! You are about to lose an agent { $area-in }.
       *[other] { $seat }: { $event-card }! You are about to lose an agent { $area-in }. Save it or let it happen.
    }
prompt-dragon_spares =
    { $can ->
        [none] { $seat }: { $event-card } { $area-in }! What you have there is about to go.
       *[other] { $seat }: { $event-card } { $area-in }! What you have there is about to go. Save what you can or let it happen.
    }
prompt-flee = { $seat }: flood! Move one of your agents out of a flooded area to an adjacent one that is not flooded.
prompt-shield_house = { $seat }: { $event-card }! Your building { $area-in } is about to fall. Pay $3 to save it or let it happen.
prompt-murder = { $seat }: { $event-card }. The die shows { $area }. Choose the figure to remove.
prompt-repel = { $seat }: { $event-card }! Here comes { $owner }: { $area }. Pay $3 to send it out of the game or let it happen.
prompt-sinking =
    { $count ->
        [one] { $seat }: subsidence! You cannot pay for { $count } building. Choose which one falls.
       *[other] { $seat }: subsidence! You cannot pay for { $count } buildings. Choose which one falls first.
    }
prompt-save_card = { $seat }: { $event-card }! You are about to lose a City Area card: { $area }. Pay $3 to keep it or let it happen.
forced-play_card =
    { $answer ->
        [play_card] { $card }: the only card that you could play.
       *[go_on]
            { $how ->
                [must] None of your cards could be played.
               *[may] After { $card } none of your cards could be played.
            }
    }
forced-build_symbol =
    { $how ->
        [poor] { $card }: you could build nowhere, with ${ $number } and the cheapest building at ${ $number2 }.
       *[nowhere] { $card }: you could build nowhere.
    }
forced-kill_symbol = { $card }: there was nobody to assassinate.
forced-calm_symbol = { $card }: there was no trouble to remove.
forced-scroll_symbol = { $card }: the scroll could not be carried out: { $effect-not }.
forced-pay_or_penalty = You could not pay { $seat2 } $5: the card fills a place of your hand.
forced-pay_or_burn = You could not pay { $seat2 } $5: you may lose a building for it.

## What can be chosen

option-go_on =
    { $step ->
        [agent_symbol] Skip the agent
        [build_symbol] Skip the building
        [kill_symbol] Skip the assassination
        [calm_symbol] Leave the trouble where it is
        [money_symbol] Leave the money
        [scroll_symbol] Skip the scroll
        [play_card]
            { $how ->
                [must] Play no card
               *[other] Play no more cards
            }
       *[end_turn] End the turn
    }
option-place_no_more = Place no more agents
option-discard_no_more = Discard no more cards
option-discard_enough = That is enough, refill your hand
option-spare = Be merciful
option-no_reaction = Let it happen
option-react =
    { $how ->
        [stays] { $card }: your agent stays
        [elsewhere] { $card }: your agent comes back in another area
        [stopped] { $card }: the scroll stops here
        [exempt] { $card }: the scroll passes you by
        [keep] { $card }: your turn ends, and the card played last comes back to your hand
       *[ordered] React: { $card }
    }
option-shield = Pay $3
option-shield_agent = Pay $3, the agent stays
option-shield_building = Pay $3, the building stays
option-power = { $area }: { $power }
option-play_card = Play { $card }
option-scroll = Do it
option-place = Place an agent { $area-in }
option-lift = Move the one { $agent-in }
option-build = Build { $area-in } for ${ $number }
option-give_up = First give up the building { $building-in }
option-kill = Assassinate { $owner } { $area-in }
option-calm_symbol = Remove the trouble { $trouble-from }
option-take_money = Take ${ $number }
option-stir = Stir up trouble { $area-in }
option-soothe = Remove the trouble { $trouble-from }
option-choose_trouble = { $trouble }: take ${ $number }
option-player = { $seat }
option-discard = Discard { $card }
option-discard_for = Discard { $card }
option-discard_up_to = Discard { $card }
option-give = Give { $card }
option-dollar = Give $1
option-sell = Sell { $card }
option-pick_discard = To be discarded: { $card }
option-keep = Keep { $card }
option-pay_five = Pay $5
option-pay_or_penalty_refuse = Do not pay, take the card
option-pay_or_burn_refuse = Do not pay, take the risk
option-burn = Remove the building { $building-from }
option-move_whom = Move { $owner } { $area-from }
option-move_where = { $area }
option-move_from = Take the one { $agent-in }
option-move_to = { $area }
option-pay_player = { $seat } gets $2
option-hire = { $seat } kills for $2
option-kill_one = Remove { $owner } { $area-from }
option-swap_first = Choose { $owner } { $area-from }
option-swap_second = Choose { $owner } { $area-from }
option-lose_where = Remove an agent { $agent-from }
option-pay_two = Pay $2 to the bank
option-choose_buy = Buy the building { $building-in } for ${ $number } ({ $seat })
option-give_up_for = Give up the building { $building-in }
option-flee = Flee { $area-from } { $area2-to }
option-stay = Pay $3, the agent stays { $agent-in }
option-murder = Remove { $owner } { $area-from }
option-sinking = Let the building { $building-in } fall

## What happened

event-starts =
    { $seat-is ->
        [you] The die decides: you start.
       *[other] The die decides: { $seat } starts.
    }
event-turn_began =
    { $seat-is ->
        [you] Your turn begins.
       *[other] A turn begins: { $seat }.
    }
event-card_played =
    { $seat-is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-drew =
    { $seat-is ->
        [you] You draw { $card }.
       *[other]
            { $card ->
                [hidden] { $seat } draws a card.
               *[other] { $seat } draws { $card }.
            }
    }
event-threw =
    { $seat-is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-placed =
    { $seat-is ->
        [you] You place an agent { $area-in }.
       *[other] { $seat } places an agent { $area-in }.
    }
event-lifted =
    { $seat-is ->
        [you] You lift an agent { $area-from }.
       *[other] { $seat } lifts an agent { $area-from }.
    }
event-removed = Off the board: { $owner } { $area-from }.
event-went = On the move: { $owner } { $area-from } { $area2-to }.
event-traded_places = Trading places: { $owner } { $area-from } and { $owner2 } { $area2-from }.
event-reacted =
    { $seat-is ->
        [you] You react with { $card }.
       *[other] { $seat } reacts with { $card }.
    }
event-built =
    { $seat-is ->
        [you] You build { $area-in } for ${ $number }.
       *[other] { $seat } builds { $area-in } for ${ $number }.
    }
event-gave_up =
    { $seat-is ->
        [you] You give up the building { $area-in }.
       *[other] { $seat } gives up the building { $area-in }.
    }
event-bought =
    { $seat-is ->
        [you] You buy the building { $area-in } from { $seat2 }.
       *[other]
            { $seat2-is ->
                [you] { $seat } buys your building { $area-in }.
               *[other] { $seat } buys the building { $area-in } from { $seat2 }.
            }
    }
event-building_lost =
    { $seat-is ->
        [you] You lose the building { $area-in }.
       *[other] { $seat } loses the building { $area-in }.
    }
event-calmed =
    { $seat-is ->
        [you] You remove the trouble { $area-from }.
       *[other] { $seat } removes the trouble { $area-from }.
    }
event-stirred =
    { $seat-is ->
        [you] You stir up trouble { $area-in }.
       *[other] { $seat } stirs up trouble { $area-in }.
    }
event-power_used =
    { $seat-is ->
        [you] You use a City Area card: { $area }.
       *[other] { $seat } uses a City Area card: { $area }.
    }
event-earned =
    { $seat-is ->
        [you]
            { $number ->
                [-2] You pay $2 to the bank.
                [0] You get nothing from the bank.
               *[other] You take ${ $number } from the bank.
            }
       *[other]
            { $number ->
                [-2] { $seat } pays $2 to the bank.
                [0] { $seat } gets nothing from the bank.
               *[other] { $seat } takes ${ $number } from the bank.
            }
    }
event-took =
    { $seat-is ->
        [you]
            { $number ->
                [0] { $seat2 } has nothing to pay you with.
               *[other] { $seat2 } pays you ${ $number }.
            }
       *[other]
            { $seat2-is ->
                [you]
                    { $number ->
                        [0] You have nothing to pay { $seat } with.
                       *[other] You pay { $seat } ${ $number }.
                    }
               *[other]
                    { $number ->
                        [0] { $seat2 } has nothing to pay with, { $seat } gets nothing.
                       *[other] { $seat2 } pays ${ $number } to { $seat }.
                    }
            }
    }
event-paid =
    { $seat-is ->
        [you] You pay { $seat2 } ${ $number }.
       *[other]
            { $seat2-is ->
                [you] { $seat } pays you ${ $number }.
               *[other] { $seat } pays ${ $number } to { $seat2 }.
            }
    }
event-gave =
    { $seat-is ->
        [you] You give { $card } to { $seat2 }.
       *[other]
            { $seat2-is ->
                [you] { $seat } gives you { $card }.
               *[other]
                    { $card ->
                        [hidden] { $seat } gives a hidden card to { $seat2 }.
                       *[other] { $seat } gives { $card } to { $seat2 }.
                    }
            }
    }
event-borrowed =
    { $seat-is ->
        [you] You take out a loan ({ $card }).
       *[other] { $seat } takes out a loan ({ $card }).
    }
event-fined =
    { $seat-is ->
        [you] You do not pay: { $card } fills a place of your hand from now on.
       *[other] { $seat } does not pay: { $card } fills a place of the hand from now on.
    }
event-fetched =
    { $seat-is ->
        [you] You take { $card } from the discard pile.
       *[other] { $seat } takes { $card } from the discard pile.
    }
event-rolled =
    { $seat-is ->
        [you] You roll { $number }.
       *[other] { $seat } rolls { $number }.
    }
event-peeked =
    { $seat-is ->
        [you]
            { $number ->
                [one] You look at { $number } undealt personality.
               *[other] You look at { $number } undealt personalities.
            }
       *[other]
            { $number ->
                [one] { $seat } looks at { $number } undealt personality.
               *[other] { $seat } looks at { $number } undealt personalities.
            }
    }
event-looked =
    { $seat-is ->
        [you] You look at the hand of { $seat2 }.
       *[other]
            { $seat2-is ->
                [you] { $seat } looks at your hand.
               *[other] { $seat } looks at the hand of { $seat2 }.
            }
    }
event-show =
    { $seat-is ->
        [you] You see { $card }.
       *[other]
            { $card ->
                [hidden] { $seat } looks at a hidden card.
               *[other] { $seat } sees { $card }.
            }
    }
event-changed_face =
    { $seat-is ->
        [you] You take another personality.
       *[other] { $seat } takes another personality.
    }
event-hands_swapped =
    { $seat-is ->
        [you] You and { $seat2 } exchange hands.
       *[other]
            { $seat2-is ->
                [you] You and { $seat } exchange hands.
               *[other] { $seat } and { $seat2 } exchange hands.
            }
    }
event-turned_up =
    { $seat-is ->
        [you] You turn up an event: { $card }.
       *[other] { $seat } turns up an event: { $card }.
    }
event-dice = The die shows { $area }.
event-shielded =
    { $seat-is ->
        [you] You pay $3 to Small Gods for protection { $area-in }.
       *[other] { $seat } pays $3 to Small Gods for protection { $area-in }.
    }
event-dragon_came = The Dragon lays waste to an area: { $area }.
event-fled =
    { $seat-is ->
        [you] You flee the flood { $area-from } { $area2-to }.
       *[other] { $seat } flees the flood { $area-from } { $area2-to }.
    }
event-fogged = A card is lost in the fog: { $card }.
event-riots_end =
    { $number ->
        [one] There is { $number } trouble marker on the board: the event Riots ends the game.
       *[other] There are { $number } trouble markers on the board: the event Riots ends the game.
    }
event-landed = New in the city: { $owner } ({ $area }).
event-repelled =
    { $seat-is ->
        [you] You drive { $owner } out of the game ({ $area }).
       *[other] { $seat } drives { $owner } out of the game ({ $area }).
    }
event-levied =
    { $seat-is ->
        [you] You pay ${ $number } for subsiding buildings.
       *[other] { $seat } pays ${ $number } for subsiding buildings.
    }
event-card_lost =
    { $seat-is ->
        [you] You lose a City Area card: { $area }.
       *[other] { $seat } loses a City Area card: { $area }.
    }
event-deck_out = The action deck has run out.
event-goal_met =
    { $seat-is ->
        [you] You reach your goal as { $card }.
       *[other]
            { $card ->
                [hidden] { $seat } reaches the goal.
               *[other] { $seat } reaches the goal as { $card }.
            }
    }
event-wins =
    { $seat-is ->
        [you] You win as { $card }.
       *[other] { $seat } wins as { $card }.
    }

## A turn in two sentences

digest-starts =
    { $seat-is ->
        [you] The die decides: you start.
       *[other] The die decides: { $seat } starts.
    }
digest-turn =
    { $seat-is ->
        [you] You: { $plays }.
       *[other] { $seat }: { $plays }.
    }
digest-before = { $acts }
digest-play =
    { $acts ->
        [none] { $card }
       *[other] { $card } ({ $acts })
    }
digest-struck = { $events }.
digest-event =
    { $area ->
        [none] { $acts ->
            [none] { $card }
           *[other] { $card }: { $acts }
        }
       *[other] { $acts ->
            [none] { $card } ({ $area })
           *[other] { $card } ({ $area }): { $acts }
        }
    }
digest-placed =
    { $outbreak ->
        [trouble] agent { $area-in }: trouble
       *[other] agent { $area-in }
    }
digest-placed_other =
    { $seat-is ->
        [you] your agent { $area-in }
       *[other] { $seat }’s agent { $area-in }
    }
digest-moved =
    { $outbreak ->
        [trouble] agent { $area-from } { $area2-to }: trouble
       *[other] agent { $area-from } { $area2-to }
    }
digest-removed = { $owner } gone { $area-from }
digest-went =
    { $outbreak ->
        [trouble] { $owner } { $area-from } { $area2-to }: trouble
       *[other] { $owner } { $area-from } { $area2-to }
    }
digest-traded_places = { $owner } { $area-from } trades places with { $owner2 } { $area2-from }
digest-reacted =
    { $seat-is ->
        [you] you react: { $card }
       *[other] { $seat } reacts: { $card }
    }
digest-built = building { $area-in } for ${ $number }
digest-gave_up = no more building { $area-in }
digest-bought =
    { $seat2-is ->
        [you] your building { $area-in } bought
       *[other] { $seat2 }’s building { $area-in } bought
    }
digest-building_lost =
    { $seat-is ->
        [you] your building { $area-in } lost
       *[other] { $seat }’s building { $area-in } lost
    }
digest-calmed = calm { $area-in }
digest-stirred = trouble { $area-in }
digest-power =
    { $acts ->
        [none] { $area }
       *[other] { $area }: { $acts }
    }
digest-earned = ${ $number }
digest-paid_bank = −${ $number } to the bank
digest-money_from =
    { $seat-is ->
        [you] ${ $number } from you
       *[other] ${ $number } from { $seat }
    }
digest-money_to =
    { $seat2-is ->
        [you] ${ $number } to you
       *[other] ${ $number } to { $seat2 }
    }
digest-money_between =
    { $seat-is ->
        [you] ${ $number } from you to { $seat2 }
       *[other]
            { $seat2-is ->
                [you] ${ $number } from { $seat } to you
               *[other] ${ $number } from { $seat } to { $seat2 }
            }
    }
digest-cards_from =
    { $seat-is ->
        [you] { $count ->
            [one] a card from you
           *[other] { $count } cards from you
        }
       *[other] { $count ->
            [one] a card from { $seat }
           *[other] { $count } cards from { $seat }
        }
    }
digest-cards_to =
    { $seat2-is ->
        [you] a card to you
       *[other] a card to { $seat2 }
    }
digest-threw = { $card } discarded
digest-threw_other =
    { $seat-is ->
        [you] your { $card } discarded
       *[other] { $seat }’s { $card } discarded
    }
digest-threw_some = { $count } cards discarded
digest-sold =
    { $count ->
        [one] { $count } card for ${ $number }
       *[other] { $count } cards for ${ $number }
    }
digest-borrowed = a loan
digest-fined =
    { $seat-is ->
        [you] you don’t pay, and the card fills a place of your hand
       *[other] { $seat } doesn’t pay, and the card fills a place of that hand
    }
digest-fetched =
    { $count ->
        [one] { $count } card from the discard pile
       *[other] { $count } cards from the discard pile
    }
digest-rolled = rolled { $number }
digest-rolled_areas = rolled { $area }
digest-peeked =
    { $number ->
        [one] { $number } undealt personality seen
       *[other] { $number } undealt personalities seen
    }
digest-looked =
    { $seat2-is ->
        [you] your hand seen
       *[other] { $seat2 }’s hand seen
    }
digest-changed_face = a new personality
digest-hands_swapped =
    { $seat2-is ->
        [you] hands swapped with you
       *[other] hands swapped with { $seat2 }
    }
digest-shielded =
    { $seat-is ->
        [you] you pay Small Gods $3
       *[other] { $seat } pays Small Gods $3
    }
digest-fled =
    { $seat-is ->
        [you] your agent { $area-from } { $area2-to }
       *[other] { $seat }’s agent { $area-from } { $area2-to }
    }
digest-fled_many = { $count } agents flee
digest-fled_some =
    { $seat-is ->
        [you] { $count } of your agents { $area-from } { $area2-to }
       *[other] { $count } of { $seat }’s agents { $area-from } { $area2-to }
    }
digest-fogged =
    { $count ->
        [one] { $count } card lost
       *[other] { $count } cards lost
    }
digest-repelled =
    { $seat-is ->
        [you] you drive out { $owner }
       *[other] { $seat } drives out { $owner }
    }
digest-levied =
    { $seat-is ->
        [you] you pay ${ $number }
       *[other] { $seat } pays ${ $number }
    }
digest-card_lost =
    { $seat-is ->
        [you] you lose the City Area card { $area }
       *[other] { $seat } loses the City Area card { $area }
    }

## How it ended

ending-spies =
    { $seat-is ->
        [you] You win as { $personality }: agents in { $count } areas, and { $needed } are enough.
       *[other] { $seat } wins as { $personality }: agents in { $count } areas, and { $needed } are enough.
    }
ending-control =
    { $seat-is ->
        [you] You win as { $personality }: { $count } areas under control, and { $needed } are enough.
       *[other] { $seat } wins as { $personality }: { $count } areas under control, and { $needed } are enough.
    }
ending-trouble =
    { $seat-is ->
        [you] You win as { $personality }: { $count } trouble markers on the board, and { $needed } are enough.
       *[other] { $seat } wins as { $personality }: { $count } trouble markers on the board, and { $needed } are enough.
    }
ending-worth =
    { $seat-is ->
        [you] You win as { $personality }: worth ${ $count }, and ${ $needed } is enough.
       *[other] { $seat } wins as { $personality }: worth ${ $count }, and ${ $needed } is enough.
    }
ending-vimes =
    { $seat-is ->
        [you] The deck has run out, and you are { $personality }: that wins.
       *[other] The deck has run out, and { $seat } is { $personality }: that wins.
    }
ending-deck =
    { $how ->
        [tie]
            { $seat-is ->
                [you] The deck has run out. You win: { $points } to { $points2 }, and the dearest City Area card decides, { $area }: ${ $number } to ${ $number2 }.
               *[other] The deck has run out. { $seat } wins: { $points } to { $points2 }, and the dearest City Area card decides, { $area }: ${ $number } to ${ $number2 }.
            }
        [shared] The deck has run out. The win is shared: { $seat } have { $points } each, and { said-level }.
       *[won]
            { $seat-is ->
                [you] The deck has run out. You win on points, { $points } to { $points2 }.
               *[other] The deck has run out. { $seat } wins on points, { $points } to { $points2 }.
            }
    }
ending-riots =
    { $how ->
        [tie]
            { $seat-is ->
                [you] The event Riots ends the game. You win: { $points } to { $points2 }, and the dearest City Area card decides, { $area }: ${ $number } to ${ $number2 }.
               *[other] The event Riots ends the game. { $seat } wins: { $points } to { $points2 }, and the dearest City Area card decides, { $area }: ${ $number } to ${ $number2 }.
            }
        [shared] The event Riots ends the game. The win is shared: { $seat } have { $points } each, and { said-level }.
       *[won]
            { $seat-is ->
                [you] The event Riots ends the game. You win on points, { $points } to { $points2 }.
               *[other] The event Riots ends the game. { $seat } wins on points, { $points } to { $points2 }.
            }
    }
said-level =
    { $number ->
        [0] not one of them holds a City Area card
       *[other] their dearest City Area cards cost the same
    }
ending-part-personality = Personality
ending-part-goal = Goal
ending-part-agents = Agents
ending-part-buildings = Buildings
ending-part-money = Cash, $
ending-part-loans = Loans
ending-part-agent_points = Agents, 5 each
ending-part-building_points = Buildings
ending-part-cash = Cash, loans repaid
ending-part-debts = Loans not repaid
ending-tie-card = Equal points: the dearest City Area card decides, { $area }: ${ $number } to ${ $number2 }.
ending-tie-shared = Equal points, and { said-level }: nothing decides.
ending-step-spies =
    { $seat-is ->
        [you] You have agents in { $count } areas. { $personality } needs { $needed }.
       *[other] { $seat } has agents in { $count } areas. { $personality } needs { $needed }.
    }
ending-step-control =
    { $seat-is ->
        [you] You control { $count } areas. { $personality } needs { $needed }.
       *[other] { $seat } controls { $count } areas. { $personality } needs { $needed }.
    }
ending-step-trouble = There are { $count } trouble markers in the city. { $personality } needs { $needed }.
ending-step-worth =
    { $seat-is ->
        [you] You are worth ${ $count }. { $personality } needs ${ $needed }.
       *[other] { $seat } is worth ${ $count }. { $personality } needs ${ $needed }.
    }
ending-step-deck = The action deck has run out.
ending-step-riots = There are { $count } trouble markers in the city: the event Riots ends the game.
ending-step-face =
    { $seat-is ->
        [you] You are { $personality }.
       *[other] { $seat } is { $personality }.
    }
ending-step-agent_points = Agents, 5 each: { $scores }
ending-step-building_points = Buildings: { $scores }
ending-step-cash = Cash, loans repaid: { $scores }
ending-step-debts = Loans not repaid: { $scores }
ending-step-total = In all: { $scores }
ending-step-score =
    { $seat-is ->
        [you] you { $number }
       *[other] { $seat } { $number }
    }

## Whose figure it is

owner-seat =
    { $is ->
        [you] your agent
       *[other] { $name }’s agent
    }
owner-4 = a troll
owner-5 = a demon

## Places on the table

zone-green = Green cards in the deck
zone-brown = Brown cards in the deck
zone-hand = Hand
zone-play = Card in play
zone-discard = Discard pile
zone-loan = Loans
zone-penalty = Cards that fill a place of the hand
zone-person = Personality
zone-face = Revealed personality
zone-undealt = Undealt personalities
zone-event_deck = Event deck
zone-happened = Events that have happened
zone-box = Out of the game
zone-filched = Cards taken

## Why the bot suggests it: "because" and then

feature-goal = it brings you nearer to your goal
feature-rivals = it keeps your rivals from their goals
feature-agents = it leaves you more agents on the board
feature-areas = it puts your agents in more areas
feature-control = it gives you control of more areas
feature-trouble = it turns the trouble in the city to your advantage
feature-buildings = it leaves you more buildings
feature-money = it leaves you more money
feature-cards = it leaves you more cards in hand
feature-loans = it leaves you with less of a burden of loans
feature-points = it leaves you more points at the end of the game
feature-deck = it makes the deck run out at the right pace for you
feature-vimes = it ends the game before Commander Vimes can wait the deck out

# The board

board-area = { $area }, number { $number }, a building costs ${ $cost }
board-control =
    { $name ->
        [You] controlled by you
       *[other] controlled by { $name }
    }
board-building =
    { $name ->
        [You] your building
       *[other] building of { $name }
    }
board-trouble = trouble
board-agents =
    { $name ->
        [You]
            { $count ->
                [one] { $count } agent of yours
               *[other] { $count } agents of yours
            }
       *[other]
            { $count ->
                [one] { $count } agent of { $name }
               *[other] { $count } agents of { $name }
            }
    }
board-trolls =
    { $count ->
        [one] { $count } troll
       *[other] { $count } trolls
    }
board-demons =
    { $count ->
        [one] { $count } demon
       *[other] { $count } demons
    }
board-in = { $area }: { $what }
board-cost = ${ $cost }
board-map = Map of the city
board-closer = Zoom in on the map
board-whole = Show the whole city

## The table in the terminal

terminal-turn = Turn { $number }
terminal-over = Game over
terminal-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
terminal-discard = discarded: { $count }
terminal-area = Area
terminal-cost = cost
terminal-building = building
terminal-control = control
terminal-also = also
terminal-no-card = no City Area card
terminal-needed = goal
terminal-money = Money
terminal-hand = Hand cards
terminal-agents = Agents on the board
terminal-powers = City Area cards (* usable)
terminal-loan = Loans
terminal-penalty = Hand places filled
terminal-points = Points if it ended now
terminal-person = Personality
terminal-kind-spies = Areas with agents
terminal-kind-control = Areas controlled
terminal-kind-trouble = Trouble on the board
terminal-kind-worth = Worth
terminal-kind-deck = Cards in the deck
terminal-goal = { $name }. { $goal } Now: { $progress } of { $needed }.
terminal-goal-deck =
    { $progress ->
        [one] { $name }. { $goal } { $progress } card is left.
       *[other] { $name }. { $goal } { $progress } cards are left.
    }
terminal-known = Known ({ $place }):
terminal-unsure = Somewhere there ({ $places }):

## Areas and their cards

area-1 = Dolly Sisters
    .in = in Dolly Sisters
    .from = from Dolly Sisters
    .to = to Dolly Sisters
    .power = Dolly Sisters (an agent for $3)
area-2 = Unreal Estate
    .in = in Unreal Estate
    .from = from Unreal Estate
    .to = to Unreal Estate
    .power = Unreal Estate (draw one, discard one)
area-3 = Dragon’s Landing
    .in = at Dragon’s Landing
    .from = from Dragon’s Landing
    .to = to Dragon’s Landing
    .power = Dragon’s Landing ($2)
area-4 = Small Gods
    .in = in Small Gods
    .from = from Small Gods
    .to = to Small Gods
    .power = Small Gods (protection for $3)
area-5 = The Scours
    .in = in the Scours
    .from = from the Scours
    .to = to the Scours
    .power = the Scours ($2 for a card)
area-6 = The Hippo
    .in = at the Hippo
    .from = from the Hippo
    .to = to the Hippo
    .power = the Hippo ($2)
area-7 = The Shades
    .in = in the Shades
    .from = from the Shades
    .to = to the Shades
    .power = the Shades (trouble)
area-8 = Dimwell
    .in = in Dimwell
    .from = from Dimwell
    .to = to Dimwell
    .power = Dimwell (an agent for $3)
area-9 = Longwall
    .in = in Longwall
    .from = from Longwall
    .to = to Longwall
    .power = Longwall ($1)
area-10 = Isle of Gods
    .in = on the Isle of Gods
    .from = from the Isle of Gods
    .to = to the Isle of Gods
    .power = the Isle of Gods (calm for $2)
area-11 = Seven Sleepers
    .in = at Seven Sleepers
    .from = from Seven Sleepers
    .to = to Seven Sleepers
    .power = Seven Sleepers ($3)
area-12 = Nap Hill
    .in = on Nap Hill
    .from = from Nap Hill
    .to = to Nap Hill
    .power = Nap Hill ($1)
power-1 = Pay $3 to place one of your agents here or in an adjacent area.
power-2 = Draw a card, then discard one from your hand.
power-3 = Take $2 from the bank.
power-4 = Whenever an event strikes your agents or buildings: pay $3 for each one to be spared.
power-5 = Discard a hand card to take $2 from the bank.
power-6 = Take $2 from the bank.
power-7 = Put a trouble marker here or in an adjacent area that holds a figure.
power-8 = Pay $3 to place one of your agents here or in an adjacent area.
power-9 = Take $1 from the bank.
power-10 = Pay $2 to take any trouble marker off the board.
power-11 = Take $3 from the bank.
power-12 = Take $1 from the bank.

## Symbols

symbol-agent = New agent
symbol-build = Build
symbol-assassinate = Assassination
symbol-remove_trouble = Remove trouble
symbol-money = Take money
symbol-scroll = Scroll
symbol-event = Random event
symbol-play_another = Play another card
symbol-reaction = Reaction

## Personalities and their goals

personality-vetinari = Lord Vetinari
personality-selachii = Lord Selachii
personality-rust = Lord Rust
personality-de-worde = Lord de Worde
personality-dragon-king = Dragon King of Arms
personality-chrysoprase = Chrysoprase
personality-vimes = Commander Vimes
goal-vetinari =
    { $n ->
        [one] Have agents in at least { $n } demon-free area at the start of your turn.
       *[other] Have agents in at least { $n } demon-free areas at the start of your turn.
    }
goal-selachii =
    { $n ->
        [one] Control at least { $n } area at the start of your turn.
       *[other] Control at least { $n } areas at the start of your turn.
    }
goal-rust =
    { $n ->
        [one] Control at least { $n } area at the start of your turn.
       *[other] Control at least { $n } areas at the start of your turn.
    }
goal-de-worde =
    { $n ->
        [one] Control at least { $n } area at the start of your turn.
       *[other] Control at least { $n } areas at the start of your turn.
    }
goal-dragon-king =
    { $n ->
        [one] Have at least { $n } trouble marker on the board at the start of your turn.
       *[other] Have at least { $n } trouble markers on the board at the start of your turn.
    }
goal-chrysoprase = Be worth at least ${ $n } at the start of your turn: cash plus the costs of your buildings, less $12 for each loan.
goal-vimes = Let nobody win before the action deck runs out.

## Events

event-card-dragon = The Dragon
event-card-flood = Flood
event-card-fire = Fire
event-card-fog = Fog
event-card-riots = Riots
event-card-explosion = Explosion
event-card-murders = Mysterious Murders
event-card-demons = Demons from the Dungeon Dimensions
event-card-subsidence = Subsidence
event-card-johnson = Bloody Stupid Johnson
event-card-trolls = Trolls
event-card-earthquake = Earthquake
event-effect-dragon = Everything leaves the area rolled: figures, building and trouble marker.
event-effect-flood = Two rolls: from the river areas among them everyone moves their agents to adjacent areas that are not flooded.
event-effect-fire = The building in the area rolled burns, and the fire spreads while the next roll hits an adjacent area with a building.
event-effect-fog = The top five cards of the action deck go to the discard pile.
event-effect-riots = If 8 or more trouble markers are on the board, the game ends at once on points.
event-effect-explosion = The building in the area rolled is gone.
event-effect-murders = Everyone in turn rolls the die and removes a figure of their choice from the area rolled.
event-effect-demons = Four rolls: a demon and a trouble marker appear in each area rolled.
event-effect-subsidence = Everyone pays $2 for each of their buildings and loses those they cannot pay for.
event-effect-johnson = The City Area card rolled leaves the game, and its holder loses one agent there. The building stays.
event-effect-trolls = Three rolls: a troll appears in each area rolled, with trouble if a figure was already there.
event-effect-earthquake = Two rolls: the buildings in the areas rolled are gone.

## Personalities and events are cards too

card-vetinari = { personality-vetinari }
card-selachii = { personality-selachii }
card-rust = { personality-rust }
card-de-worde = { personality-de-worde }
card-dragon-king = { personality-dragon-king }
card-chrysoprase = { personality-chrysoprase }
card-vimes = { personality-vimes }
card-dragon = { event-card-dragon }
card-flood = { event-card-flood }
card-fire = { event-card-fire }
card-fog = { event-card-fog }
card-riots = { event-card-riots }
card-explosion = { event-card-explosion }
card-murders = { event-card-murders }
card-demons = { event-card-demons }
card-subsidence = { event-card-subsidence }
card-johnson = { event-card-johnson }
card-trolls = { event-card-trolls }
card-earthquake = { event-card-earthquake }

## Action cards: green, then brown

card-mr-boggis = Mr Boggis
card-mr-bent = Mr Bent
card-the-beggars-guild = The Beggars’ Guild
card-the-bank-of-ankh-morpork = The Bank of Ankh-Morpork
card-the-ankh-morpork-sunshine-dragon-sanctuary = The Ankh Morpork Sunshine Dragon Sanctuary
card-sergeant-angua = Sergeant Angua
card-the-agony-aunts = The Agony Aunts
card-the-dysk = The Dysk
card-the-duckman = The Duckman
card-drumknott = Drumknott
card-cmot-dibbler = CMOT Dibbler
card-dr-cruces = Dr Cruces
card-captain-carrot = Captain Carrot
card-mrs-cake = Mrs Cake
card-groat = Groat
card-gimlets-dwarf-delicatessen = Gimlet’s Dwarf Delicatessen
card-gaspode = Gaspode
card-fresh-start-club = Fresh Start Club
card-foul-ole-ron = Foul Ole Ron
card-the-fools-guild = The Fools’ Guild
card-the-fire-brigade = The Fire Brigade
card-inigo-skimmer = Inigo Skimmer
card-history-monks = History Monks
card-hex = Hex
card-herennow = Here’n’Now
card-harry-king = Harry King
card-hargas-house-of-ribs = Harga’s House of Ribs
card-mr-gryle = Mr Gryle
card-the-peeled-nuts = The Peeled Nuts
card-the-opera-house = The Opera House
card-nobby-nobbs = Nobby Nobbs
card-modo = Modo
card-the-mended-drum = The Mended Drum
card-librarian = Librarian
card-leonard-of-quirm = Leonard of Quirm
card-shonky-shop = Shonky Shop
card-sacharissa-cripslock = Sacharissa Cripslock
card-rosie-palm = Rosie Palm
card-rincewind = Rincewind
card-the-royal-mint = The Royal Mint
card-queen-molly = Queen Molly
card-pink-pussycat-club = Pink PussyCat Club
card-zorgo-the-retro-phrenologist = Zorgo the Retro-phrenologist
card-dr-whiteface = Dr Whiteface
card-wallace-sonky = Wallace Sonky
card-the-seamstresses-guild = The Seamstresses’ Guild
card-mr-pin-and-mr-tulip = Mr Pin & Mr Tulip
card-the-thieves-guild = The Thieves’ Guild
card-sergeant-cheery-littlebottom = Sergeant Cheery Littlebottom
card-otto-chriek = Otto Chriek
card-the-clacks = The Clacks
card-sergeant-colon = Sergeant Colon
card-cosmo-lavish = Cosmo Lavish
card-the-dean = The Dean
card-hello-death = ‘HELLO’
card-burleigh-and-stronginthearm = Burleigh & Stronginthearm
card-the-bursar = The Bursar
card-cable-street-particulars = Cable Street Particulars
card-canting-crew = Canting Crew
card-carcer = Carcer
card-the-chair-of-indefinite-studies = The Chair of Indefinite Studies
card-sir-charles-lavatory = Sir Charles Lavatory
card-dorfl = Dorfl
card-sergeant-detritus = Sergeant Detritus
card-deep-dwarves = Deep Dwarves
card-adora-belle-dearheart = Adora Belle Dearheart
card-the-alchemists-guild = The Alchemists’ Guild
card-the-auditors = The Auditors
card-buggy-swires = Buggy Swires
card-susan = Susan
card-sybil-vimes = Sybil Vimes
card-mr-teatime = Mr Teatime
card-the-watch = The Watch
card-wee-mad-arthur = Wee Mad Arthur
card-william-de-worde = William de Worde
card-willikins = Willikins
card-archchancellor-ridcully = Archchancellor Ridcully
card-ruby = Ruby
card-the-senior-wrangler = The Senior Wrangler
card-mr-shine = Mr Shine
card-mr-slant = Mr Slant
card-the-smoking-gnu = The Smoking Gnu
card-stanley = Stanley
card-moist-von-lipwig = Moist von Lipwig
card-doctor-mossy-lawn = Doctor Mossy Lawn
card-patricians-palace = Patrician’s Palace
card-ponder-stibbons = Ponder Stibbons
card-the-post-office = The Post Office
card-reacher-gilt = Reacher Gilt
card-professor-of-recent-runes = Professor of Recent Runes
card-doctor-hix = Doctor Hix
card-hobsonss-livery-stable = Hobsons’s Livery Stable
card-hubert = Hubert
card-igor = Igor
card-the-luggage = The Luggage
card-the-mob = The Mob
card-lord-downey = Lord Downey
card-dwarves = Dwarves
card-edward-death = Edward d’Eath
card-errol = Errol
card-gargoyles = Gargoyles

## What scrolls and reactions do

effect-take_2_from_each = Each other player gives you $2, or all they have if that is less.
    .not = nobody else has any money
effect-loan = Take $10 from the bank. At the end repay $12 or lose 15 points.
effect-victim_gives_2_cards = Choose another player: they give you two hand cards of their choice.
    .not = nobody else holds a card
    .whom = who must give you two hand cards
effect-each_gives_1_or_card = Each other player gives you $1 or a hand card, as they prefer.
    .not = the others have neither cards nor money
effect-earn_1_per_figure_isle = Take $1 from the bank for each figure on the Isle of Gods.
effect-move_enemy_adjacent = Move a rival agent, a troll or a demon to an adjacent area.
    .not = there is nobody else’s figure on the board
effect-play_two_cards = Play up to two cards from your hand, one after the other.
    .not = none of your cards can be played
effect-dibbler_roll = Roll the die. 7–12: take $4 from the bank; 1: pay $2 or remove one of your agents.
effect-peek_unused_personalities = Look at all undealt personalities but one.
effect-react_block_move_or_remove = When another player is about to move or remove one of your agents: it stays where it is.
effect-react_relocate_removed = When one of your agents is removed: place it in any other area.
effect-five_dollars_or_hand_penalty = Choose another player: they pay you $5, or this card fills one place of their hand until the game ends.
    .whom = who must pay you $5 or take the card
effect-five_dollars_or_lose_building = Choose a player with a building: they pay you $5, or you may remove one of their buildings.
    .not = nobody else has a building
    .whom = who must pay you $5 or risk a building
effect-draw_4_random_from_discard = Take four random cards from the discard pile into your hand.
    .not = the discard pile is empty
effect-draw_3 = Draw three cards.
effect-herennow_roll = Roll the die. 7–12: a player of your choice gives you $3; 1: remove one of your agents.
    .whom = who gives you $3
effect-discard_any_for_2 = Discard as many hand cards as you like and take $2 for each.
    .not = you hold no card
effect-take_3_from_one = Choose another player: they give you $3, or all they have if that is less.
    .not = nobody else has any money
    .whom = who gives you $3
effect-discard_1 = Discard one hand card.
    .not = you hold no card
effect-draw_4 = Draw four cards.
effect-discard_any_for_1 = Discard as many hand cards as you like and take $1 for each.
    .not = you hold no card
effect-earn_1_per_trouble = Take $1 from the bank for each trouble marker on the board.
effect-sell_card_for_2 = Hand another player one of your cards: they give you $2 for it, or all they have if that is less.
    .not = you hold no card
    .whom = who must buy a card of yours for $2
effect-move_own_out_of_trouble = Move one of your agents from an area with trouble to an adjacent one.
    .not = none of your agents is in an area with trouble
effect-swap_personality = Exchange your personality for a random undealt one.
effect-react_immune_to_text = When the scroll of another player’s card is about to affect you: it does not.
effect-draw_2 = Draw two cards.
effect-pay_2_other_player_removes = Pay another player $2: they remove a figure of their choice, but no agent of yours, from an area with trouble.
    .not = it takes $2 and a victim in an area with trouble
effect-remove_from_unreal_estate = Remove any figure from Unreal Estate.
    .not = nobody is in Unreal Estate
effect-pay_2_assassinate = Pay $2 to a player of your choice, then remove a rival agent, a troll or a demon from an area with trouble.
    .not = it takes $2 and a victim in an area with trouble
effect-place_2_ordinary = Place up to two of your agents where you already have one or in adjacent areas.
effect-swap_two_figures = Choose two figures in different areas: they trade places.
    .not = it takes figures in two areas
effect-look_and_discard = Look at another player’s hand and choose a card of it to be discarded.
    .not = nobody else holds a card
    .whom = whose hand you look at to have a card of it discarded
effect-roll_two_remove = Roll the die twice and remove a figure of your choice from each area rolled.
effect-swap_hands = Exchange your whole hand with another player.
    .whom = who must exchange hands with you
effect-earn_1_per_building = Take $1 from the bank for each building on the board.
effect-move_own_anywhere = Move one of your agents to any other area.
    .not = you have no agent on the board
effect-place_anywhere_no_trouble = Place one of your agents in any area without causing trouble.
effect-discard_3_refill = Discard up to three hand cards, then refill your hand.
effect-each_other_removes_own = Each other player removes one of their own agents, of their choice, from the board.
    .not = nobody else has an agent on the board
effect-react_block_remove = When one of your agents is about to be removed, whatever the cause: it stays.
effect-buy_building_no_trouble = Buy a rival’s building in an area without trouble at its full cost.
    .not = no rival’s building in an area without trouble is within your means
effect-build_half_price = Build at half the cost.
    .not = you can build nowhere, even at half price
effect-place_at_own_building = Place one of your agents in an area where you have a building.
    .not = you have no building that an agent could join
effect-place_2_near_unreal_estate = Place one or two of your agents in Unreal Estate or in areas adjacent to it.
effect-place_1_near_unreal_estate = Place one of your agents in Unreal Estate or in an area adjacent to it.
effect-earn_2_per_figure_troubled_area = Choose an area with trouble and take $2 from the bank for each figure in it.
    .not = there is no trouble in the city
effect-place_at_trouble = Place one of your agents in an area with trouble.
    .not = there is no trouble that an agent could join
effect-steal_one_of_two_random = Take two random cards from another player’s hand, keep one and give the other back.
    .not = nobody else holds a card
    .whom = from whose hand you take two cards and keep one
effect-react_end_turn_keep_card = In your own turn, after playing a card: end the turn and take the card you played last back into your hand.
effect-buy_building_trouble = Buy a rival’s building in an area with trouble at its full cost.
    .not = no rival’s building in an area with trouble is within your means
effect-place_trouble_anywhere = Put a trouble marker in any area without one.
    .not = there is trouble everywhere already
effect-pay_2_move_own_anywhere = Pay $2 to a player of your choice and move one of your agents to any other area.
    .not = it takes $2 and an agent on the board
effect-force_payment_3 = Choose two other players: the first gives the second $3, or all they have if that is less.
    .not = it takes two other players, one of them with money
effect-spread_trouble = Put a trouble marker in an area adjacent to an area with trouble.
    .not = no calm area lies next to trouble
effect-errol_roll = Roll the die. 7–12: remove any figure from an area with trouble; 1: remove one of your agents.
effect-draw_per_own_building = Draw a card for each building you have on the board.
    .not = you have no building on the board

## The board in the browser

board-symbols = Symbols
board-symbol-money = Take ${ $money }
board-deck-green = green card
board-deck-brown = brown card
board-power-used = Used this turn
board-power-fresh = From your next turn on
board-hand = Your hand
board-hand-count =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
board-hand-empty = You hold no cards.
board-shown = Choose from
board-area-cards = Your City Area cards
board-price = A building costs ${ $cost }.
board-built-by =
    { $name ->
        [You] You have built here.
       *[other] { $name } has built here.
    }
board-held-by =
    { $name ->
        [You] Controlled by you.
       *[other] Controlled by { $name }.
    }
board-power = City Area card: { $power }
board-made-card = Symbols and effect reconstructed from descriptions
board-made-area = Cost and borders reconstructed from descriptions
board-loans =
    { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }
board-count-money = Cash: ${ $count }
board-count-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-count-agents = Agents off the board: { $count }
board-count-buildings = Buildings left to build: { $count }
board-count-deck =
    { $count ->
        [one] { $count } card left in the draw pile
       *[other] { $count } cards left in the draw pile
    }
board-count-events =
    { $count ->
        [one] { $count } event left
       *[other] { $count } events left
    }
board-gauge-control = Areas controlled: { $has } of { $needed }
board-gauge-spies = Areas with an agent and no demon: { $has } of { $needed }
board-gauge-worth = Worth: ${ $has } of ${ $needed }
board-gauge-trouble = Trouble markers: { $has } of { $needed }
board-gauge-deck = Cards left in the draw pile: { $has }
board-in-play = Card in play
board-plays =
    { $name ->
        [You] You play
       *[other] { $name } plays
    }
board-green-left = { $count } green
board-brown-now = only brown ones now
board-discard = Discards: { $count }
board-discard-title = Discard pile: { $count }
board-discard-empty = The pile is empty.
board-goals = Goals
board-goals-title = Who is how close to what
board-goals-lead = Nobody knows who is who. This is where each player stands against each goal in the game.
board-points = Points
board-points-lead = If the game ended now with no goal met.
board-happened = The last event
board-die = The die shows { $number }
board-players = Players
board-seen = Known cards: { $cards }
