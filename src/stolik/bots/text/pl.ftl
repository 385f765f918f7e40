### Dlaczego bot tak radzi. Każda odpowiedź stoi po przecinku: „Wyłóż 6B, bo …”.

why-random = bo tak padło w losowaniu
why-feature = bo { $what }
why-even = bo żaden ruch nie wygląda tu wyraźnie lepiej od innych
why-search =
    { $tried ->
        [one] bo w { $tried } próbie daje około { $percent }% szans na wygraną
       *[other] bo w { $tried } próbach daje około { $percent }% szans na wygraną
    }
why-alone =
    { $tried ->
        [one] bo w { $tried } próbie wychodziło po tym najlepiej
       *[other] bo w { $tried } próbach wychodziło po tym najlepiej
    }
why-exact = bo resztę da się już policzyć i tak wychodzi najlepiej
why-only = bo to jedyny możliwy ruch
