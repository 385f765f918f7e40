### The lessons of Three Cheers for Master in English.

lesson-score = What a tower is worth
    .says = The number on a minion is its value. On every level up to the one your foreminion sits on, values are multiplied by its number: twice on level 2, three times on level 3. Whoever stands higher counts once. The best tower wins.
    .asks = How many points is your tower worth now?
    .right-1 = On top 2 × 3, below it (3 + 1) × 2, at the bottom 2 + 1: 6 + 8 + 3.
    .wrong-1-plain = 9 is the bare sum. Your foreminion sits on level 3, so level 2 counts twice and level 3 three times.
    .wrong-1-low = It would be 13 with your foreminion on level 2. It sits on level 3, so that one is multiplied too.
    .wrong-1-all = Not everybody counts three times: each level is multiplied by its own number.
    .wrong-1 = Go level by level: add up the values in the row, multiply by the number of the row, then add up the rows.

lesson-climb = Climb
    .says = After your two cards your foreminion may take one step: left, right, up or down, onto a neighbouring minion and never diagonally. The higher it sits, the more levels are multiplied.
    .asks = Step to where your tower is worth most.
    .right-1 = From level 3 Tpyo Imp counts three times: 17 points instead of 13.
    .wrong-1-side = You are still on level 2, and Tpyo Imp above you still counts only once.
    .wrong-1-down = The wrong way: now even level 2 counts only once.
    .wrong-1-stay = Then level 3 goes on counting once. The step up costs you nothing.
    .wrong-1 = From there no further level is multiplied.

lesson-lay = Lay a minion
    .says = A minion goes onto an empty place: on top of another, or on the ground right beside the tower. You may lay it in any tower, yours or not. And remember: whoever stands higher than your foreminion counts only once.
    .asks = Lay Pom-Pom of Doom (3) where your tower is worth most.
    .right-1 = On level 3, beside your foreminion, it counts 3 × 3 = 9.
    .wrong-1-above = Up there it is higher than your foreminion and counts only 3.
    .wrong-1-ground = On the ground it counts 3 × 1. There is a better place for it.
    .wrong-1 = You may, and sometimes you want to. But these points are { $seat1 }’s now.

lesson-arrows = A brawl: fast arrows first
    .says = In a brawl every minion attacks the neighbours its arrows point at. Sides with three small arrows strike first, then those with two, then those with one. One wound kills, and the dead strike no more.
    .asks = A brawl breaks out. Mark everybody who dies.
    .right-1 = Tridentist’s triple arrow is the fastest, so Front-Desk Fury dies before she can strike anybody. Ram Page, left without support, falls unhurt.
    .wrong-1-back = Front-Desk Fury points there, but she dies before any of her arrows is due.
    .wrong-1-nobody = Nobody points at Right Hook.
    .wrong-1 = Go in order: three arrows, two, one. At whom do they point, and who is still alive by then?

lesson-shields = Shields, and all at once
    .says = A shield stops every attack that comes from its side. And sides with equally many arrows strike at the same moment, so two minions may well kill each other.
    .asks = A brawl breaks out. Mark everybody who dies.
    .right-1 = The shield stops Tridentist. Then Unicone’s double arrow kills Tridentist, and at last Right Hook and Lefty kill each other.
    .wrong-1-shield = Abyssal Accountant has a shield on just that side.
    .wrong-1-nobody = Nobody points at Unicone.
    .wrong-1-double = The shield stops its triple arrow, but then Unicone’s double one strikes Tridentist.
    .wrong-1-together = Right Hook and Lefty point at each other, both with a single arrow. They strike at the same moment.
    .wrong-1 = Abyssal Accountant has a shield towards the triple arrow. Unicone comes next. And single arrows all strike together.

lesson-armour = Armour
    .says = Armour is no shield. The first wound of an Armored minion does not kill it but turns it upside down, and its arrows and shields turn with it. A wound while it lies upside down kills it.
    .asks = Jack Hammer strikes downwards in a brawl. What happens to Express Tortoise?
    .choice-1-1 = It dies.
    .choice-1-2 = It is turned upside down and lives.
    .choice-1-3 = A shield stops the attack.
    .right-1 = It has no shield on top, so it is wounded; its armour takes this first wound.
    .wrong-1-dies = It is Armored and upright: the first wound does not kill it.
    .wrong-1-shield = It has shields left, right and below. The blow comes from above.
    .wrong-1 = Look where its shields are, and where the blow comes from.
    .asks-2 = Another brawl breaks out. And what now?
    .choice-2-1 = It dies.
    .choice-2-2 = It is turned back.
    .choice-2-3 = A shield stops the attack.
    .right-2 = It lies upside down now, so the shield from below is on top.
    .wrong-2-dies = A wound would kill it now. But see which side its shields have come to.
    .wrong-2-back = Nothing ever turns a card back.
    .wrong-2 = See which side its shields have come to.

lesson-push = Push somebody off
    .says = Most orders offer two things, and you choose one. Shove and Shout moves a minion one place sideways, or makes one attack. Then whoever has nothing below falls, and every fall wounds the Weak.
    .asks = { $seat1 } has The Intern, which is Weak. Get rid of it.
    .right-1 = Without support The Intern falls. One level is enough: it is Weak, and one wound kills it.
    .wrong-1-lands = There it simply stands on Abyssal Accountant. Being put on somebody is no fall.
    .wrong-1-no-arrow = That one has no arrow, so it attacks nobody.
    .wrong-1 = The Intern still stands firmly. Push it off, or pull away whoever is under it.

lesson-heavy = Heavy and Flying
    .says = A falling Heavy kills the minion it lands on and takes its place. A Flying one stays in the air, unless a Heavy is somewhere above it. Here the lowest minion has just died; Sir Dumpling is Heavy, Doubtbat and Gargler fly.
    .asks = Gravity works from the bottom up. Mark everybody who dies.
    .right-1 = With Sir Dumpling above it Doubtbat cannot fly: it drops, he drops onto it, and that is that.
    .wrong-1-flies = Gargler flies, and nobody Heavy is above it: it stays where it is.
    .wrong-1-lands = Sir Dumpling falls, but a fall hurts only the Weak.
    .wrong-1-armour = Naught Knight is wounded by the fall, but it is Armored. More about it in a moment.
    .wrong-1-pushed = Doubtbat flies, but with a Heavy above it has to drop. And who drops right after it?
    .wrong-1 = Begin at the bottom. Doubtbat flies, but who is above it? And has Gargler a Heavy above its head?
    .asks-2 = Naught Knight is Weak and Armored. What happens to it?
    .choice-2-1 = It dies of the fall.
    .choice-2-2 = It is turned upside down.
    .choice-2-3 = Nothing: it stays as it is.
    .right-2 = It falls, and a fall wounds the Weak; but its armour takes the first wound.
    .wrong-2-dies = The fall gives it one wound, and it is Armored and upright.
    .wrong-2-nothing = It loses its support and falls, and every fall wounds the Weak.
    .wrong-2 = It falls, it is Weak, and it is Armored. Take these one by one.

lesson-hungry = Hungry
    .says = A Hungry minion eats a Weak one that its arrow points at: at once, without any brawl, shield or no shield. It steps into that place, and if it now points at another Weak one, it eats on.
    .asks = Lay Wolfgang Down so that it eats as many as possible.
    .right-1 = From the left it points at The Intern, and from there at Slim Chance. Two meals, and no brawl needed.
    .wrong-1-end = Its arrow points right, and there is nobody on the right.
    .wrong-1-above = Up there its arrow points over everybody’s heads.
    .wrong-1 = Nobody Weak is within its reach there. Its arrow points right.

lesson-ride = Your foreminion protects
    .says = In a brawl a ridden minion neither attacks nor is attacked. You are on the ground, from where you can get onto any minion on level 1. A brawl is about to break out.
    .asks = Take a seat so that nobody dies in the brawl.
    .right-1 = Right Hook and Lefty both point at The Intern, and nobody touches a minion with you on its back.
    .wrong-1-edge = This one behaves now, but from the other side The Intern is still struck.
    .wrong-1-stay = From the ground you protect nobody.
    .wrong-1 = Who is it that the arrows point at?

lesson-deflect = Deflect
    .says = { $seat1 } wants to lay Prickly Pete in your tower, three arrows towards your Tpyo Imp. When an opponent plays on your tower, you may answer with a deflect: you take their card and play it your own way.
    .asks = Do not let it in.
    .right-1 = The deflect is spent, and Prickly Pete is yours to play.
    .wrong-1-pass = Then Prickly Pete moves in, and your Tpyo Imp has it for a neighbour.
    .wrong-1 = One of your cards can send it elsewhere.
    .asks-2 = Now pass it on: { $seat2 } has no tower yet.
    .right-2 = A fine beginning for { $seat2 }. With three or more players it must not go straight back to the sender.
    .wrong-2-own = You may, but then you have spent a card and have Prickly Pete all the same.
    .wrong-2 = That is not { $seat2 }’s tower.

lesson-here = Master Is Here
    .says = When “Master Is Here” shows, the turns are over. Three brawls follow one another, ridden minions keep out of them as ever, and then towers are scored. Your tower is worth 17 now, the other one 6.
    .asks = Three brawls, and then? Choose who wins: you or { $seat1 }.
    .right-1 = The arrows in your tower point at its own minions: 5 points survive. The quiet tower loses nobody.
    .wrong-1-tall = High and proud, but look at its arrows: they point at one another, and there are three brawls to come.
    .wrong-1 = Count what is left after three brawls: one tower wins.
    .asks-2 = How many points does the winner have?
    .right-2 = Level 2 counts (1 + 1) × 2, the ground 1 + 1: together 6.
    .wrong-2-plain = 4 is the bare sum. The foreminion there sits on level 2, so that level counts twice.
    .wrong-2 = Nobody dies there. Level 2 counts twice, the ground once.

lesson-acrobat = Acrobat
    .says = Upside Clown is an Acrobat: whoever plays it lays it upright or upside down. Upright, its arrow points up; upside down, it points down. A brawl follows right after your play.
    .asks = Lay it so that { $seat1 }’s Walltor dies in that brawl.
    .right-1 = Upside down on top of Walltor: the arrow points straight at it.
    .wrong-1-upright = On Walltor is right, but upright the arrow points up, at nobody.
    .wrong-1 = From there its arrow does not point at Walltor.

lesson-kamikaze = Kamikaze
    .says = A Kamikaze takes a wound itself at the end of every fight in which it attacked, and it has attacked as soon as its arrow had a target, shield or no shield. Dinah Mite is one.
    .asks = A brawl breaks out. Mark everybody who dies.
    .right-1 = The shield saves Abyssal Accountant, but an attack is an attack: Dinah Mite goes up in smoke.
    .wrong-1-shield = Abyssal Accountant has a shield on that side.
    .wrong-1-boom = Dinah Mite struck only a shield, but it did strike, and a Kamikaze pays for that.
    .wrong-1 = Abyssal Accountant has a shield on that side. And Dinah Mite had a target.

lesson-claustrophobe = Claustrophobe
    .says = A Claustrophobe dies at once when it has minions on its left, on its right and on top, and a minion or the ground below. Unbottled Genie is one, and only its top is still free.
    .asks = Close Unbottled Genie in with Lefty.
    .right-1 = Walls on all four sides: that is more than a Claustrophobe can stand.
    .wrong-1 = Unbottled Genie can still breathe. Which of its sides is free?

lesson-ninja = Ninja
    .says = A Ninja lies face down and shows itself only while it fights or falls; then its other traits work. The face-down card on top here is Elephant in the Room, who is Heavy. The minion at the bottom has just died.
    .asks = Both fall. What happens to Walltor?
    .choice-1-1 = It is crushed.
    .choice-1-2 = It falls one level and lives.
    .right-1 = The Ninja shows itself as it falls: it is Heavy, and lands on Walltor.
    .wrong-1 = While it falls the Ninja is face up, and a Heavy kills whoever it lands on.

lesson-assassin = Assassin
    .says = An Assassin may be laid like any other, or in the place of any minion in any tower; that one dies, whatever its shields or armour, and even if somebody rides it.
    .asks = Send The Slay Team to where it costs { $seat1 } most points.
    .right-1 = Front-Desk Fury brought 3 × 2, and her rider has to jump down, so level 2 counts only once now.
    .wrong-1-small = That hurts, but the most precious one is sitting higher.
    .wrong-1-own = That is your own minion.
    .wrong-1 = You may lay it so, but then nobody dies.
