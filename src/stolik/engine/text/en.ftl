### What the house says at any game, in the terminal and in the browser.

## How it ended

ending-won =
    { $count ->
        [0] Nobody wins.
        [one] { $seat-is ->
            [you] You win.
           *[other] { $seat } wins.
        }
       *[other] The win is shared: { $seat }.
    }
ending-alone = That is the end.
ending-resigned =
    { $count ->
        [0] Everybody has given up.
        [one] { $seat-is ->
            [you] You win: the others have given up.
           *[other] { $seat } wins: the others have given up.
        }
       *[other] The others have given up. The win is shared: { $seat }.
    }
ending-closed = The host has closed this table.
