### The command line in English.

## Games

players = players: { $span }

## At the table

name-human = Player
name-random = Chance
name-greedy = Greedy
name-search = Sage
name-solver = Reckoner
name-own = Expert
name-easy = Novice
name-medium = Regular
name-hard = Old hand
name-master = Master
seats = At the table:
thinks = { $name } is thinking…
keys = a number or the move’s notation · ? rule · u undo · h hint · l log · q quit
any-word = The list is not all: you may also type any word.
keys-orders = a number or the move’s notation · ? rule · u undo · h hint · l log · o orders · q quit
orders-none = There is nothing to order beforehand in this game.
orders-possible = You can order beforehand (o-1 cancels the first order):
orders-lasting = … until you cancel it, through your own turns too
orders-usual = { $number }. as usual: { $order }
orders-given = { $number }. ordered: { $order }
other-number = Choose a number from { $least } to { $most }.
taken = Done for you: { $option }
your-turn = Your turn
react-to = React to { $name }
everybody = Everybody
what-instead = Choose one of the options, or enter ? to read the rule.
what-instead-open = Type another word, choose one of the options, or type ? and read the rule.
no-such-rule = There is no rule { $rule }.
undone = Taken back.
cannot-undo = There is nothing to take back. Only your own move can be taken back, and only until something is shown, drawn or done after it, or somebody else is asked because of it.
hint = Hint: { $option } ({ $text }), { $why }.
bot-failed = { $name } has failed ({ $error }). A simple bot answers from now on.
hand-over = { $name } is next
hand-over-how = Nobody else looks, please. Press Enter when only { $name } can see the screen.
left = The game was left.
saved = The game was saved: { $path }
serving = The table is open: { $address } (Ctrl-C closes it)

## The result

column-place = Place
column-name = Player
column-total = Total

## Rules

why = Why: { $why }
source = source: { $source }
decided = decided by Stolik
coverage =
    { $rules ->
        [one] { $rules } rule, with a test: { $tested }, exercised in games: { $exercised }
       *[other] { $rules } rules, with a test: { $tested }, exercised in games: { $exercised }
    }
untested = Without a test: { $rules }
column-rule = Rule
column-checks = In code
column-tests = Tests
column-exercised = In games

## Explanations

explain-before = Before
explain-after = After
explain-asked = A choice: { $prompt }
explain-answered = Answer: { $option } ({ $text })
explain-why = Who lives, who does not, and why

## Recorded games

moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
replay-undo = takes a move back
review-none = There is nothing to say about what could have been done in { $game }.
verified = ok: { $game }, { $moves }. { $result } Seed: { $seed }

## Any game's board

unsure = Exact place unknown: { $cards } ({ $places })

## Numbers

simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
games-per-s = games per second
decisions-per-s = decisions per second
decisions-per-game = decisions per game
engine = engine
compiled-yes = compiled
compiled-no = interpreted
column-seat = Seat
column-bot = Bot
column-field = Against
column-players = Players
column-games = Games
column-wins = Wins
column-share = Share
column-interval = 95% interval
column-even = Even share
compared = { $bot } against { $field }; players: { $players }, deals: { $deals } ({ $way }). Verdict: { $verdict }.
verdict-better = better
verdict-worse = worse
verdict-equal = no difference above 3 points
verdict-unsure = not sure
way-core = in core
way-tables = at tables
equal-time = { $bot }: { $rate } iterations per second
column-level = Level
column-needed = Needed
column-met = Met
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
met-surely = surely
met-surely-not = surely not
met-about = about
met-yes = yes
met-no = no

## The designer's report

balance =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games }, the bot { $bot } in every seat. An even share is { $even }; what differs from it is bold.
balance-seats = Wins by seat
balance-order = Wins by place in the turn order
balance-roles = Wins by role
balance-endings = How games ended
balance-cards = Wins of those who played a card
column-seats = Seat
column-order = Place
column-roles = Role
column-endings = Ending
column-cards = Card
column-times = Times

## Random play

fuzz-fine =
    { $games ->
        [one] ok: { $games } game without a fault
       *[other] ok: { $games } games without a fault
    }
fuzz-failed = fault: { $game }, seed { $seed }, step { $step }: { $what }
fuzz-again = again: { $command }

# --- stolik train ---

doing-games = Generation { $generation }, games: { $games }
doing-fit = Generation { $generation }, the net learns
doing-duel = Generation { $generation }, a duel
train-held = held out { $net } (own { $own })
train-score = duel { $share } ± { $half } %
train-done = { $file } wins { $share } ± { $half } % of { $deals } deals against the game’s own judgement in the same time ({ $even } % would be even).
train-play = Play with it: { $command }
train-own = { $file }: { $games } games, held out { $net } (own { $own }). Laid among the nets of the game, its player judges by it.
