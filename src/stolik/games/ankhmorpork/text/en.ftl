### Ankh-Morpork in English. Names of cards, areas, personalities and events are those of the data files.

name = Ankh-Morpork
tagline = The Patrician is gone. Everyone has a plan, and the city cares for none of them.
about = Lord Vetinari has vanished without a trace, and in the largest and smelliest city of the Discworld everybody wants his chair. In this game for 2–4 players you play cards, send agents into twelve areas, put up buildings and stir up trouble, and where it is all heading only your secret personality knows. The game was designed by Martin Wallace after the novels of Terry Pratchett and published in 2011 by Treefrog Games, in Polish by Phalanx Games Polska. The rules follow the Polish rulebook; the contents of the 101 cards and the layout of the board are reconstructed from several descriptions that agree, and told in our own words. The Polish card names come from the rulebook (14) and from the Polish translations of the novels (57), and 30 are ours.

## How a game can end

ending-goal_met = somebody met the goal
ending-deck_out = the deck ran out
ending-riots_end = riots

## Table settings

setting-edition = Edition
setting-edition-polish = Polish: at the end a building scores twice its cost, and the Bursar places two agents
setting-edition-english = English: at the end a building scores its cost, and the Bursar makes two figures trade places

## Areas and their cards

area-1 = Dolly Sisters
area-2 = Unreal Estate
area-3 = Dragon's Landing
area-4 = Small Gods
area-5 = The Scours
area-6 = The Hippo
area-7 = The Shades
area-8 = Dimwell
area-9 = Longwall
area-10 = Isle of Gods
area-11 = Seven Sleepers
area-12 = Nap Hill
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

## Action cards: green, then brown

card-mr-boggis = Mr Boggis
card-mr-bent = Mr Bent
card-the-beggars-guild = The Beggars' Guild
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
card-gimlets-dwarf-delicatessen = Gimlet's Dwarf Delicatessen
card-gaspode = Gaspode
card-fresh-start-club = Fresh Start Club
card-foul-ole-ron = Foul Ole Ron
card-the-fools-guild = The Fools' Guild
card-the-fire-brigade = The Fire Brigade
card-inigo-skimmer = Inigo Skimmer
card-history-monks = History Monks
card-hex = Hex
card-herennow = Here'n'Now
card-harry-king = Harry King
card-hargas-house-of-ribs = Harga's House of Ribs
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
card-the-seamstresses-guild = The Seamstresses' Guild
card-mr-pin-and-mr-tulip = Mr Pin & Mr Tulip
card-the-thieves-guild = The Thieves' Guild
card-sergeant-cheery-littlebottom = Sergeant Cheery Littlebottom
card-otto-chriek = Otto Chriek
card-the-clacks = The Clacks
card-sergeant-colon = Sergeant Colon
card-cosmo-lavish = Cosmo Lavish
card-the-dean = The Dean
card-hello-death = 'HELLO'
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
card-the-alchemists-guild = The Alchemists' Guild
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
card-patricians-palace = Patrician's Palace
card-ponder-stibbons = Ponder Stibbons
card-the-post-office = The Post Office
card-reacher-gilt = Reacher Gilt
card-professor-of-recent-runes = Professor of Recent Runes
card-doctor-hix = Doctor Hix
card-hobsonss-livery-stable = Hobsons's Livery Stable
card-hubert = Hubert
card-igor = Igor
card-the-luggage = The Luggage
card-the-mob = The Mob
card-lord-downey = Lord Downey
card-dwarves = Dwarves
card-edward-death = Edward d'Eath
card-errol = Errol
card-gargoyles = Gargoyles

## What scrolls and reactions do

effect-take_2_from_each = Each other player gives you $2, or all they have if that is less.
effect-loan = Take $10 from the bank. At the end repay $12 or lose 15 points.
effect-victim_gives_2_cards = Choose another player: they give you two hand cards of their choice.
effect-each_gives_1_or_card = Each other player gives you $1 or a hand card, as they prefer.
effect-earn_1_per_figure_isle = Take $1 from the bank for each figure on the Isle of Gods.
effect-move_enemy_adjacent = Move a rival agent, a troll or a demon to an adjacent area.
effect-play_two_cards = Play up to two cards from your hand, one after the other.
effect-dibbler_roll = Roll the die. 7–12: take $4 from the bank; 1: pay $2 or remove one of your agents.
effect-peek_unused_personalities = Look at all undealt personalities but one.
effect-react_block_move_or_remove = When another player is about to move or remove one of your agents: it stays where it is.
effect-react_relocate_removed = When one of your agents is removed: place it in any other area.
effect-five_dollars_or_hand_penalty = Choose another player: they pay you $5, or this card fills one place of their hand until the game ends.
effect-five_dollars_or_lose_building = Choose a player with a building: they pay you $5, or you may remove one of their buildings.
effect-draw_4_random_from_discard = Take four random cards from the discard pile into your hand.
effect-draw_3 = Draw three cards.
effect-herennow_roll = Roll the die. 7–12: a player of your choice gives you $3; 1: remove one of your agents.
effect-discard_any_for_2 = Discard as many hand cards as you like and take $2 for each.
effect-take_3_from_one = Choose another player: they give you $3, or all they have if that is less.
effect-discard_1 = Discard one hand card.
effect-draw_4 = Draw four cards.
effect-discard_any_for_1 = Discard as many hand cards as you like and take $1 for each.
effect-earn_1_per_trouble = Take $1 from the bank for each trouble marker on the board.
effect-sell_card_for_2 = Hand another player one of your cards: they give you $2 for it, or all they have if that is less.
effect-move_own_out_of_trouble = Move one of your agents from an area with trouble to an adjacent one.
effect-swap_personality = Exchange your personality for a random undealt one.
effect-react_immune_to_text = When the scroll of another player's card is about to affect you: it does not.
effect-draw_2 = Draw two cards.
effect-pay_2_other_player_removes = Pay another player $2: they remove a figure of their choice, but no agent of yours, from an area with trouble.
effect-remove_from_unreal_estate = Remove any figure from Unreal Estate.
effect-pay_2_assassinate = Pay $2 to a player of your choice, then remove a rival agent, a troll or a demon from an area with trouble.
effect-place_2_ordinary = Place up to two of your agents where you already have one or in adjacent areas.
effect-swap_two_figures = Choose two figures in different areas: they trade places.
effect-look_and_discard = Look at another player's hand and choose a card of it to be discarded.
effect-roll_two_remove = Roll the die twice and remove a figure of your choice from each area rolled.
effect-swap_hands = Exchange your whole hand with another player.
effect-earn_1_per_building = Take $1 from the bank for each building on the board.
effect-move_own_anywhere = Move one of your agents to any other area.
effect-place_anywhere_no_trouble = Place one of your agents in any area without causing trouble.
effect-discard_3_refill = Discard up to three hand cards, then refill your hand.
effect-each_other_removes_own = Each other player removes one of their own agents, of their choice, from the board.
effect-react_block_remove = When one of your agents is about to be removed, whatever the cause: it stays.
effect-buy_building_no_trouble = Buy a rival's building in an area without trouble at its full cost.
effect-build_half_price = Build at half the cost.
effect-place_at_own_building = Place one of your agents in an area where you have a building.
effect-place_2_near_unreal_estate = Place one or two of your agents in Unreal Estate or in areas adjacent to it.
effect-place_1_near_unreal_estate = Place one of your agents in Unreal Estate or in an area adjacent to it.
effect-earn_2_per_figure_troubled_area = Choose an area with trouble and take $2 from the bank for each figure in it.
effect-place_at_trouble = Place one of your agents in an area with trouble.
effect-steal_one_of_two_random = Take two random cards from another player's hand, keep one and give the other back.
effect-react_end_turn_keep_card = In your own turn, after playing a card: end the turn and take the card you played last back into your hand.
effect-buy_building_trouble = Buy a rival's building in an area with trouble at its full cost.
effect-place_trouble_anywhere = Put a trouble marker in any area without one.
effect-pay_2_move_own_anywhere = Pay $2 to a player of your choice and move one of your agents to any other area.
effect-force_payment_3 = Choose two other players: the first gives the second $3, or all they have if that is less.
effect-spread_trouble = Put a trouble marker in an area adjacent to an area with trouble.
effect-errol_roll = Roll the die. 7–12: remove any figure from an area with trouble; 1: remove one of your agents.
effect-draw_per_own_building = Draw a card for each building you have on the board.
