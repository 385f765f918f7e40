### Word Domination in English. A card is a letter and a wonder of the world whose Polish name begins with it.

name = Word Domination
tagline = Spell words, seize the wonders of the world, and trust nobody who offers to help.
about = You are villains, and you mean to rule the world, from the Colosseum to the Moon. Your crowbar is the word: you mark the letters that you spell with, and whoever marks the same card twice has it. A rival will gladly tell you a better word, but not for nothing. The game is for 2–4 players, lasts six rounds and is played with Polish words. It is by Jeff Beck; Uproarious Games published the original in 2017 and Nasza Księgarnia the Polish edition, Potęga słowa, in 2020. The rules are those of the Polish rulebook. Nobody has published how many of each letter are in the box, so the deck is our own reconstruction, based on Polish Scrabble; the wonders on the blue cards are ours too. The words come from Debian's Polish word list, which is based on the dictionary of sjp.pl, and their base forms from Morfeusz with the dictionary SGJP. Whether two words are related is judged by a model that we trained on the word families of MorphyNet. It is sometimes wrong, so disputes can be put to the vote.

## Settings of a table

setting-black = Black cards
setting-black-off = Just letters
setting-black-on = With actions: eight sinister devices
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
setting-votes = Disputes about related words
setting-votes-on = Settled by a vote
setting-votes-off = Settled by the program
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
fact-a7 = Ptolemy's Greek treatise is known by the title the Arabs gave it, which means “the greatest”.
object-a8 = Antares
fact-a8 = The name of this red star means “rival of Ares”, since it is easily taken for Mars.
object-a9 = The axolotl
fact-a9 = It stays a larva all its life, but it can grow back a lost leg.
object-a10 = The Dom Pedro Aquamarine
fact-a10 = Cut as an obelisk 35 centimetres tall, it is named after two emperors of Brazil.
object-b1 = The Burj Khalifa
fact-b1 = On its highest floors the Ramadan fast lasts longer, since the sun sets minutes later up there.
object-b2 = Saint Peter's Basilica
fact-b2 = It took 120 years to build, from 1506 to 1626.
object-c1 = The Cullinan
fact-c1 = The largest gem diamond ever found went to London by ordinary post, while guards sailed with a decoy.
object-c2 = The Chrysler Building
fact-c2 = The spire was put together secretly inside and raised above the roof in an hour and a half.
object-c3 = The Cutty Sark
fact-c3 = The clipper is named after a witch's scanty shift in a poem by Robert Burns.
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
fact-e5 = The wreck of Shackleton's ship was found in 2022, three kilometres down.
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
fact-i4 = It lies where two plates of the earth's crust meet, drifting some two centimetres apart each year.
object-i5 = The Itaipu Dam
fact-i5 = Half the turbines of this power plant run at 50 Hz for Paraguay, the other half at 60 Hz for Brazil.
object-i6 = Cleopatra's Needle
fact-i6 = The obelisk in London is almost 1,400 years older than Cleopatra.
object-i7 = The marine iguana
fact-i7 = It gets rid of surplus sea salt by sneezing.
object-i8 = Io
fact-i8 = This moon of Jupiter has more than 400 active volcanoes.
object-i9 = Ivan the Terrible and His Son Ivan
fact-i9 = Repin's canvas has been attacked twice: with a knife in 1913 and with a metal post in 2018.
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
fact-l1 = The missing arm turned up only in 1906, in a mason's yard in Rome.
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
fact-ox = You take anybody's marker off a letter in the centre.
object-sx = Whoosh of Energy
fact-sx = In this word you may use one card that a rival has captured.
object-zx = Piercing Pupils
fact-zx = One card may give this word its letter twice; if it lies in the centre, you capture it at once.
object-zz = Gel of Oblivion
fact-zz = A letter of your choice in the centre is banned for everybody until the end of your next turn.

## The board in the browser

board-players = Players
board-round = Round { $number } of 6
board-stack = { $count ->
    [one] { $count } card in the stack
   *[other] { $count } cards in the stack
}
board-used = Words so far
board-used-none = No word has been used yet
board-used-by = spelled by { $name }
board-used-with = spelled by { $name } with help from { $helper }
board-points = Points: { $count }; captured cards: { $captured }, tapes in zones: { $zones }
board-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
board-holds = To be added:
board-captured = Captured cards: { $count }
board-card = { $letter }, { $card }
board-marked = { $name }'s marker
board-added = just added
board-banned = banned by the gel
board-at = column { $number }, row { $number2 }
board-free = free cell, { $place }
board-tape = Tape with { $name }'s marker
board-tape-what = Tape has no letter. Three connected tapes of one player make a zone, and each tape in a zone is a point.
board-black-off = A black card; in this game it is an ordinary letter.
board-look = View of the table
board-nearer = Zoom in (+)
board-further = Zoom out (−)
board-fit = Show the whole table (0)
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
board-reason-same = They are forms of one word.
board-reason-from = “{ $first }” is formed from “{ $second }” with the ending -{ $part }.
board-reason-prefix = “{ $first }” is “{ $second }” with the prefix { $part }-.
board-reason-root = “{ $first }” and “{ $second }” share the root { $part }.
board-reason-compound = “{ $first }” has “{ $second }” inside it.
board-reason-exception = The list of exceptions says so.
board-broken-W1 = { $count ->
    [0] There are no cards for it.
    [one] There is no { $letters }.
   *[other] There are no { $letters }.
}
board-broken-W3 = Not enough cards with { $letters }.
board-broken-W6 = Cards that rivals have captured cannot be used: { $letters }.
board-broken-W2 = The letter of the added card is missing.
board-broken-V1 = The letter that the Core of Power demands is missing.
board-broken-V8 = This letter is banned by the gel: { $letters }.
board-broken-R3 = Too short.
board-broken-L1 = These are not Polish letters.
board-broken-L4 = The dictionary has no such word.
board-broken-H20 = You can make no more offers in this turn.
board-broken-Q4 = No more appeals are possible.
board-broken-W7 = This word cannot be used.
board-may-help = { $name } is looking for a word. You may suggest a better one, though not for nothing.
board-offered = Your offer lies on the table. You may make a better one.
board-help = Offer help
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
board-counter-slip = { $name }, how about { $letters } instead?
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
board-vote = { $name } says { $word }.
board-vote-clear = The software sees nothing wrong with it.
board-vote-warn = The software is not sure that it is unrelated to { $other }.
board-vote-block = The software thinks it is related to { $other }.
board-vote-same = The software thinks it is the same word as { $other }.
board-elsewhere = Captured cards that you may use too
board-choose = Pick the rest for me
board-device-acts = The device is at work. Point at its target on the table.
board-add-own = You add this card to the table
board-add-other = { $name } adds this card to the table
board-says = { $name } says { $word }.
board-waits = { $name } is on the move.
