### Why a bot suggests it. Each answer follows a comma: "Lay 6B, because …".

why-random = because the dice said so
why-feature = because { $what }
why-even = because no move looks clearly better than the others here
why-search =
    { $tried ->
        [one] because in { $tried } try it won about { $percent }% of the time
       *[other] because in { $tried } tries it won about { $percent }% of the time
    }
why-alone =
    { $tried ->
        [one] because in { $tried } try this came out best
       *[other] because in { $tried } tries this came out best
    }
why-exact = because the rest can be worked out by now, and this comes out best
why-only = because it is the only possible move
