### Stolik in the browser, in English.

## The house

name = Stolik
motto = An evening at the table. Pull up a chair.
title = { $page } – Stolik
title-your-turn = ● Your turn – Stolik
skip-to-content = Skip to content
home = Home
lobby = Lobby
about = About
rules = Rules
settings = Settings
close = Close
renew = A new version is ready.
renew-now = Refresh
install = Put Stolik on your desktop or home screen? Rules and lessons then work without a network too.
install-now = Install
later = Not now
sounds-offer = Shall the table make sounds?
sounds-yes = Yes, please
sounds-no = No
call-me = Call me when it is my turn
sound-turn-on = Turn the sounds on
sound-turn-off = Turn the sounds off
cancel = Cancel
loading = Just a moment…
copy = Copy
copied = Copied
language-switch = Przełącz na polski
language-short = PL
theme-system = Theme: same as the system
theme-light = Theme: light
theme-dark = Theme: dark
connection-online = Connected
connection-offline = Connection lost, reconnecting… The table as of { $time }.
connection-none = Waiting for the network. The table opens as soon as it is back.
network-none = No connection, trying again… Rules and lessons that were loaded here work without a network; the tables come back by themselves.
network-lost = Connection lost, reconnecting… The tables as of { $time }. Rules and lessons that were loaded here work without a network.
connection-catching-up = The server is catching up. Nothing is lost.
not-found = Nothing on this table
not-found-more = There is neither a board nor a table at this address. Perhaps a typo, or somebody has already cleared up.
go-home = Back to the start

## Start

play-now = Play now
play-now-level = Bot level
open-table = Open a table
invite = Invite people
guided = Guided first game
learn-in = Learn ({ $minutes } min)
set-more = More…
minutes = { $minutes } min
just-now = just now
description = Five modern board games at one table: with people and with bots, in Polish and in English.
my-turns = Your turn ({ $count })
my-more = and { $count } more
my-games = Your games
players-span = { $from }–{ $to } players
players-exact =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
guest-first = Quiet, Rusty, Clever, Brave, Misty, Silver, Merry, Stubborn, Woodland, Winter, Sleepy, Honest, Proud, Playful
guest-second = Badger, Fox, Raven, Hedgehog, Bison, Lynx, Beaver, Wolf, Falcon, Boar, Starling, Stag, Owl, Hamster

## Lobby

lobby-open = Join a table
lobby-open-none = Nobody is waiting right now. Open a table and send somebody the link.
lobby-playing = Watch a game
lobby-playing-none = Nothing is being played right now.
lobby-mine = Your tables
lobby-mine-none = You are not sitting at any table.
lobby-recent = Recent games
table-join = Join
table-watch = Watch
table-back = Back to the game
table-result = See the result
table-private = by link only
table-began = began
clock-per-move =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
clock-live = { $minutes } min + { $more } s
status-waiting = waiting for players
status-playing = in play
status-over = finished
status-closed = closed by its host
seat-empty = free seat

## A new table

new-table = New table
new-game = Game
new-players = Players
new-seats = Who plays
new-seat = Seat { $number }
new-me = Me
new-open = Open to people
new-bot = Bot: { $level }
new-visible = Who sees the table
new-visible-open = Everybody
new-visible-private = By link only
new-clock = Clock
new-clock-none = No clock
new-clock-live = Live
new-clock-days = Days a move
new-clock-minutes = Minutes per player
new-clock-more = Seconds added per move
new-clock-per-move = Days for each move
new-create = Set the table
new-nobody = Take a seat yourself or leave one open.

level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-easy-sees = Looks one move ahead.
level-medium-sees = Tries out a few ways to go on.
level-hard-sees = Tries out many ways to go on.
level-master-sees = Looks most closely, for about a second.

## Name and account

who-title = What shall we call you?
who-lead = No registration. Others at the table will see this name.
who-name = Name
who-sit = Take me to the table
who-ended = You have been signed out. Come in under a name, or sign in to the one you have kept.
account = Account
account-guest = You are playing as a guest. The name is yours until you sign out.
account-kept = This name is kept with a password. You can sign in with it on any device.
account-none = You have no name yet.
account-rename = Change name
account-keep = Keep this name
account-keep-lead = Set a password (at least 8 characters), and nobody else can take the name.
account-password = Password
account-sign-in = Sign in
account-sign-in-lead = Have you kept a name before?
account-games = Your finished games
account-sign-out = Sign out
account-sign-out-guest = A guest who signs out cannot get back to their games.
account-start = Play under this name
sign-ins = Where you are signed in
sign-ins-agent = { $browser } on { $system }
sign-ins-unknown = Unknown device
sign-ins-here = this browser
sign-ins-end = End
sign-ins-end-one = End the sign-in: { $agent }, { $seen }
sign-ins-end-others = End all others
sign-ins-ended = Ended.
password-new = Change the password
password-new-lead = Wherever else you are signed in, you will have to sign in again.
password-old = Old password
password-next = New password (at least 8 characters)
password-change = Change
password-changed = The password is changed. All other sign-ins have ended.
password-old-wrong = This is not the old password.

## At the table: before the game

waiting-title = Waiting for players
waiting-lead = The game can start once every seat is taken.
waiting-full = Everybody is here.
waiting-private = The table is private: invite others with the link.
waiting-open = The table is listed in the lobby. You can also send the link.
waiting-link = Link to the table
waiting-sit = Sit here
waiting-stand = Stand up
waiting-put-bot = Seat a bot
waiting-remove-bot = Remove the bot
waiting-free = Free the seat
waiting-level = Bot level
signal-lead = Everybody starts at the same moment. Say when you are ready.
signal-say = I am ready
signal-ready = You are ready.
signal-waits = You are ready. Not yet: { $names }
seat-ready = ready
waiting-start = Let’s play
waiting-start-bots = Start with bots in the empty seats
waiting-code = Point a phone at this to come to the table.
invite-from = { $name } invites you to { $game }
invite-to = You are invited to { $game }
invite-sit = Sit down

## At the table: closing it

close-table = Close the table
close-table-title = Close the table?
close-table-lead = It ends here for good and leaves the lobby. Nobody wins.

## At the table: the game

your-turn = Your turn
react-to = React to { $name }
everybody = Everybody
waiting-for = Waiting for { $names }.
prompt-whole = The whole question
watching-now = You are watching.
watching-from = Look from the seat of
watching =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
seats = Players
seat-own = You
seat-you = you
seat-bot = { $level } bot
seat-gone = a bot has taken over
seat-online = at the table
seat-offline = away
seat-turn = to move
seat-thinking = thinking…
seat-won = winner
clock-whole = Time left:
clock-days = { $days } d { $hours } h
seat-return = Back to my seat
seat-replace = Let a bot take over
options = Possible moves
options-list = List ({ $count })
options-none = There is nothing to choose here: it goes on by itself.
options-back = Choose again
sending = Sending…
sending-long = Waiting for the table…
sending-window = Others may still react…
undo = Undo
hint = Hint
guide = Guide
guide-fold = Fold or unfold the guide
guide-done = Got it
guide-show = Show me
guide-lesson = Lesson
guide-rule = Rule
guide-stop = No more of this
guide-back = What the guide said last
guide-sure = You give this up
guide-sure-yes = Yes, I am sure
hint-asked = Let me think…
hint-says = Hint: { $option }, { $why }.
menu = More
resign = Resign
resign-title = Resign?
resign-lead = You lose this game. There is no way back.
orders = Orders
orders-lead = Say beforehand what to do while others play, and the game need not wait for you. Nobody else sees your orders.
orders-pass = I let everything happen until my turn
orders-letting = When others act
orders-letting-asked = ask me
orders-letting-turn = let it happen until my turn
orders-letting-always = let everything happen until I say otherwise
orders-usual = as usual
orders-always = always
orders-give = Order
orders-given = Ordered
orders-cancel = Cancel
hand-over = Hand over to a bot
hand-over-title = Hand over to a bot?
hand-over-lead = A bot will play for you. You can come back to your seat while the game lasts.
leave = Leave the table
keys = Keyboard shortcuts
keys-arrows = arrows
keys-arrows-do = move about the board
keys-enter-do = chooses what the focus is on
keys-escape-do = takes a choice back and skips the animation
keys-numbers-do = choose a move from the list
keys-skip-do = skips what is asked
keys-list-do = opens and folds the list of moves
keys-undo-do = takes a move back
keys-hint-do = asks for a hint
keys-rules-do = opens the player aid
keys-log-do = shows the log
keys-chat-do = shows the chat
keys-help-do = shows this list

## Log, chat, rules

aid = Aid
aid-of = Player aid: { $game }
aid-full = Full rules
aid-paper = On paper
aid-meanwhile = Meanwhile: the game on one page
aid-print = Print
panel-pin = Keep open beside the board
log = Log
log-empty = Nothing has happened yet.
log-undone = taken back
log-taken = Done for you: { $option }
log-end = The end
log-sit = { $name } sits down.
log-stand = { $name } stands up.
log-start = Here we go!
log-rematch = { $name } offers a rematch.
log-hand_over = { $name }: a bot plays from here on.
log-resign = { $name } resigns.
log-remove = { $name } sends { $other } away from the table.
log-hush-on = { $name } keeps the chat to those who sit here.
log-hush-off = { $name } opens the chat to everybody.
log-close = { $name } closes the table.
chat = Chat
chat-empty = All quiet at the table. Say hello!
chat-message = Message
chat-send = Send
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
chat-mute = Mute
chat-unmute = Unmute
chat-muted =
    { $count ->
        [one] { $name } is muted: { $count } message hidden.
       *[other] { $name } is muted: { $count } messages hidden.
    }
chat-seated = Only those who sit here may write.

## Who watches and who talks

people = Who is here
people-none = Nobody watches, and nobody else has said anything.
people-plays = plays
people-watches = watches
people-talks = in the chat
people-muted = muted by you
people-mute-lead = Muting is yours alone: nobody else sees it, and you can undo it at any time.
people-more =
    { $count ->
        [one] and { $count } more person watching
       *[other] and { $count } more people watching
    }
people-remove = Send away
people-hush = Only those who sit here may write in the chat
remove-title = Send { $name } away?
remove-lead = They stop seeing this table at once and cannot come back to it.
rules-now = In force now
rules-search = Search the rules
rules-house = Rules of the table
rules-of = Rules: { $game }
rules-source = Source: { $source }
rules-decision = decided by Stolik
rules-why = Why?
rules-link = Link to rule { $rule }
rules-all = All the rules
rules-chapters = Chapters
rules-anchor = Rule { $rule }: its exact words
rules-you = You
rules-moment = Before or after
rules-before = Before
rules-after = After
rules-statements = All statements
rules-statements-what = Every rule in the exact words that refusals name.
rules-hit = { $number } of { $count }
rules-no-hit = Not found
rules-hit-next = Next place
rules-hit-back = Previous place
rules-found =
    { $count ->
        [0] No rule has these words
        [one] { $count } rule
       *[other] { $count } rules
    }

## Refusal

refusal-title = Not possible
refusal-instead = What you can do
refusal-rule = Rule { $rule }

## Result

result-won = { $name } wins!
result = How it ended
ending-total = Total
ending-part = Part
ending-place = Place
ending-player = Player
result-shared = The win is shared: { $names }.
result-nobody = Nobody wins.
again-but = Again, but…
hindsight = What could I have done?
hindsight-none = There was nothing better in any of your turns.
share = Share
share-copied = The picture and the link are in the clipboard.
share-saved = The picture is among your downloads.
more = More
skip = Skip
rematch-join = Join the rematch
rematch-watch = Watch the next game
replay = Replay
download-log = Download the log
verify = Verify the deal
play-on = Play on

## Learning, results, the real table

play-again = Again
learn = Tutorial
learn-of = Tutorial: { $game }
learn-lessons = Lessons
learn-one = Lesson { $number }: { $title }
learn-one-done = Lesson { $number }, done: { $title }
learn-left =
    { $minutes ->
        [0] All done
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
learn-you = You
learn-players = Players
learn-answer = Your answer
learn-type = Type a word
learn-check = Check
learn-all =
    { $count ->
        [0] None of them
        [one] That is all: { $count }
       *[other] That is all: { $count }
    }
learn-next = Next lesson
learn-skip = Skip this lesson
learn-guided = Play a guided game
learn-rules = In the rules
learn-new = New to you here: { $title } ({ $minutes } min).
learn-try = Try it

## Replay

replay-title = Replay: { $game }
replay-eyes = Through whose eyes
replay-open = All cards open
replay-spectator = Spectator
replay-position = Move { $at } of { $of }
replay-start = The game begins.
replay-first = To the start
replay-previous = Previous move
replay-next = Next move
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moves = Moves
replay-undone = move taken back
replay-undo = { $name } takes a move back.
replay-hidden = { $name } chooses in secret.
replay-chosen = { $name }: { $option }
replay-to-table = Back to the table
play-on-title = Play on from here
play-on-deal = The same deal from the start.
play-on-from = From move { $at } of { $of }.
play-on-lead = A new table opens with this position, and bots take the other seats.
play-on-seat = You play as
play-on-level = Bot level
play-on-go = Let’s play

## Verifying the deal

verify-title = Was the deal fair?
verify-lead = Before the deal the server publishes the fingerprint of a secret seed, and after the game the seed itself. Your browser now checks everything on its own: that the seed matches the fingerprint, that every piece of chance follows from the seed, and that not a single line of the log was changed.
verify-working = Checking…
verify-fine = Everything matches.
verify-wrong = Something does not match.
verify-lines =
    { $count ->
        [one] { $count } line of the log checked
       *[other] { $count } lines of the log checked
    }
verify-dice =
    { $count ->
        [one] { $count } result of chance checked
       *[other] { $count } results of chance checked
    }
verify-commitment = Fingerprint from before the deal
verify-seed = Seed
verify-line = Line { $line }: { $what }.
verify-announced-wrong = the log names another fingerprint than the table did
verify-not-json = this is no line of a log
verify-no-opening = the log does not begin with a fingerprint
verify-no-seed = the log does not tell the seed; the game is still on
verify-other-seed = the seed does not match the fingerprint
verify-changed = the line was changed: its hash does not match
verify-dice-wrong = this result does not follow from the seed
verify-impossible = Browsers only compute hashes on pages with an encrypted connection (https).

## Settings

setting-sound = Sound
setting-sound-off = off
setting-sound-on = on
setting-volume = Volume
setting-call = Call me when it is my turn
setting-call-off = no
setting-call-on = yes
setting-motion = Animations
setting-motion-calm = calm
setting-motion-quick = quick
setting-motion-off = off
setting-forced = When you have no choice
setting-forced-on = the table plays it for you
setting-forced-off = ask me all the same
setting-gains = Money from the bank
setting-gains-on = take it for me
setting-gains-off = ask me each time
setting-language = Language
setting-language-pl = polski
setting-language-en = English
setting-theme = Theme
setting-theme-system = system
setting-theme-light = light
setting-theme-dark = dark
setting-reduced = Your system asks for less motion, so cards do not fly.

## About

about-title = About Stolik
about-lead = Stolik (“little table” in Polish) is a place for modern board games: with people or with bots, without ads and without registration. The rules of each game are written down once, exactly, and the server decides everything. Every refusal names its rule, and every deal can be checked after the game.
about-games = Games
about-reconstructed = What we decided
about-reconstructed-lead = Where a rulebook is silent or contradicts itself, we decide and say so. On the rules page such rules are marked as decided by Stolik, always with the reason.
about-credits = Credits
about-pictures = All pictures are drawn for Stolik.
about-fonts = Typefaces: Fraunces and Atkinson Hyperlegible, under the SIL Open Font License.
about-words = The Polish words come from the dictionary sjp.pl (CC BY 4.0, as packaged by Debian), their base forms from Morfeusz and SGJP, their frequencies from wordfreq (CC BY-SA 4.0). Which words are related was learned from MorphyNet (CC BY-SA 3.0); the families of frequent words we have judged ourselves.
about-unofficial = Stolik is not connected with the publishers of these games and uses none of their art or texts.

## What went wrong

problem-other = Something went wrong ({ $name }).
problem-offline = The server cannot be reached. Check your connection and try again.
problem-call-unseen = Your browser shows no notices from Stolik: when it is your turn, you will hear a sound instead.
problem-signed-out = First tell us what to call you.
problem-bad-name = That name won’t do. 1 to 24 ordinary characters, please.
problem-not-scored = This cannot be scored.
problem-name-taken = That name, or one that looks like it, is taken. Choose another one or sign in.
problem-renamed = You are called { $name } from now on. A name that somebody keeps is theirs alone.
problem-wrong-password = Name and password do not match.
problem-bad-message = The server did not understand this message. Reload the page.
problem-bad-text = This message cannot be sent.
problem-not-over = This game is not over yet.
problem-unknown-address = There is nothing at this address.
problem-foreign-origin = This came from a foreign page, so the server refused it.
problem-too-large = That is too large. Make it shorter and try again.
problem-too-many = Too much at once. Wait a moment.
problem-unknown-table = There is no such table.
problem-unknown-game = There is no such game on the shelf.
problem-bad-options = The game cannot be set up like this.
problem-nothing-to-read = There is nothing to read here about this game.
problem-nothing-to-score = Stolik cannot count the points of this game from a real table.
problem-no-such-lesson = There is no such lesson.
problem-no-such-seat = There is no such seat at this table.
problem-seat-taken = This seat is taken.
problem-not-host = Only the host of the table can do that.
problem-not-seated = You are not sitting at this table.
problem-not-waiting = This game has already begun.
problem-removed = The host has sent you away from this table.
problem-seated-chat = At this table only those who sit may write in the chat.
problem-not-alone = Somebody else has a seat here, so the table cannot be closed.
problem-not-installed = This game is played with { $name }, which this server does not have.
problem-old-rules = This game was played by older rules (version { $rules }, today { $ours }) and cannot go on by the new ones.
problem-too-many-tables = That is as many open tables of this kind as one person may have ({ $most }). Finish, leave or close one of them first.
problem-not-playing = No game is being played at this table.
problem-not-ready = There are still free seats.
problem-stale-decision = Things have changed meanwhile. Have another look at the board.
problem-cannot-undo = There is nothing to take back. Only your own move can be taken back, and only until something is shown, drawn or done after it, or somebody else is asked because of it.
problem-not-away = This player is at the table, or has only just left it. Give them a moment.
problem-too-slow = This browser tab could not keep up and was disconnected.
problem-storage-full = The server has run out of space. Nothing was saved.
problem-busy = The server is very busy. Try again in a moment.
problem-broken-table = This table is broken and the game cannot go on. Its log is safe.
problem-internal = A fault on our side. Try again.

# Real cards, solo games

score = Count the points
score-of = Count the points: { $game }
score-lead = Enter what lies on your real table, and Stolik counts the points.
score-text = The same as text
score-nothing = The score will appear here.
bests = My best games
bests-none = No solo game is finished yet.
bests-place = Place
bests-points = Points
bests-title = Title
bests-day = When
