### What the guide says in a first game of Ankh-Morpork, in English. Each ends with what a beginner does here.

guide-play_card = Play one card. Its symbols are carried out from left to right, and you may skip any but the event. To begin with, take a card that brings you an agent or money.
guide-agent_symbol = An agent goes where you have one, or next door. In an empty area it makes no trouble and controls the place alone. If you cannot decide, go where nobody is.
guide-build_symbol = A building counts as a piece, scores at the end and brings you the City Area card. Your agents may be killed, a building hardly ever goes. If you can pay for one, build.
guide-kill_symbol = Assassins strike where there is trouble; the marker goes with the victim. Open Goals to see who is furthest ahead, and remove a figure where it costs them an area.
guide-calm_symbol = You may take one trouble marker off. Eight of them win the game for the Dragon King of Arms. Calm an area where your agents are in danger, or where you want to build.
guide-money_symbol = Money pays for buildings, and those bring City Area cards and points. There is hardly ever a reason to leave it. Take it.
guide-scroll_symbol = The scroll is what the card itself says; the question repeats it. You may skip it, but then it is behind you. If it brings you money, cards or agents, do it.
guide-window = Somebody wants to move or remove your agent. A reaction from your hand can stop it; once you pass, it is too late. If that agent holds an area for you, react.
guide-text_window = Another player’s scroll is about to strike you. Wallace Sonky stops a scroll that takes, moves or reveals something of yours, but only once. Let small losses pass, and play him when it hurts.
guide-discard = One of your cards has to go. Reactions are worth keeping, and so are cards with several symbols. Throw away the one that helps your goal least.
guide-place_agent = This agent comes by a card, not by the symbol: only what the card says counts, and you need no agent nearby. Choose a lit area where you are not yet.
guide-end_turn = Your cards are played. You can still use your City Area cards, each once a turn; then you draw up to five. Use what brings you money, and end the turn.
guide-scroll = This question comes from a card or from an event, and what it does is written there. Choose what helps your own goal, or what costs the leader most.
guide-event-turned_up = An event: the symbol stood on a card, and nobody may skip it. Each of the twelve comes once in a game. Watch what the die hits; if you can do something, you are asked.
guide-trouble = A figure has joined another: trouble. The marker stays until any figure leaves that area. Meanwhile nobody can build there, and assassins may strike. Keep an eye on your agents there.
guide-rival-near = Somebody is one step short of a goal. Whether it is their own is a secret, but it is checked as their turn begins. Open Goals, and make sure the last step is hard.

guide-sure-scroll_symbol-go-on = You give up this scroll. Until something new is revealed or somebody else is asked, “Undo” takes you back to it. Sure?
guide-sure-window-pass = You hold a reaction that could save your agent, and you give this chance up. Sure?
guide-sure-text_window-pass = You hold a reaction that could stop this scroll, and you give this chance up. Sure?
guide-sure-event_window-pass = You could still save your agent, and you give this chance up. Sure?
