# Why an action is good in Stich Rallye: short sentences, one fact each.

stichrallye-why-sure = Wins the trick for sure: nobody can beat { stichrallye-part-named }.
stichrallye-why-slow = Whoever wins drives { $lowest } at most.
stichrallye-why-high = Wins so far; { $higher ->
    [0] no higher { stichrallye-part-colour } card can come
    [one] only one higher { stichrallye-part-colour } card can come
   *[other] only { $higher } higher { stichrallye-part-colour } cards can come
 }{ $new ->
    [yes] , but a new colour might
   *[no] {""}
 }.
stichrallye-why-low = Hardly wins: { $higher } higher { stichrallye-part-colour } cards can still come.
stichrallye-why-winds = Does not win, so your motor goes up from { $motor } to { $wound }.
stichrallye-why-unwinds = Does not win, and your motor drops from { $motor } to { $wound }.
stichrallye-why-maybe-winds = Losing winds your motor up from { $motor } to { $wound }.
stichrallye-why-maybe-unwinds = Losing drops your motor from { $motor } to { $wound }.
stichrallye-why-last-of = It is your last { stichrallye-part-colour } card: from then on you need not follow { stichrallye-part-colour }.
stichrallye-why-keeps = Keeps { stichrallye-part-named } for later.
stichrallye-why-lowest = Gets rid of your lowest card.
stichrallye-why-takes = Wins the trick: you drive { $lowest }{ $rolled ->
    [down] {" "}and roll down a hill, { $gain } spaces in all
    [up] {" "}but roll back, { $gain } spaces in all
   *[no] {""}
 }.
stichrallye-why-finish = Completes your second lap and wins the race.
stichrallye-why-lap = Completes your first lap.
stichrallye-why-turbo-finish = With the motor ({ $motor }) it completes your second lap and wins the race.
stichrallye-why-turbo-lap = With the motor ({ $motor }) it completes your first lap.
stichrallye-why-turbo-for = With the motor ({ $motor }) you come { $gain } spaces on.
stichrallye-why-further = Brings you { $more ->
    [one] one space
   *[other] { $more } spaces
 } further than without.
stichrallye-why-no-further = Brings you no further than without.
stichrallye-why-peak = Another wind would drop the motor from { $motor } to { $wound }.
stichrallye-why-rolls = { $rolled ->
    [down] Rolls down a hill: { $gain } spaces in all.
   *[up] Ends uphill and rolls back: { $gain } spaces in all.
 }
stichrallye-why-place = Takes you to place { $place }.
stichrallye-why-runs-anyway = The round ends: your motor ({ $motor }) then runs anyway, in a move of its own.
stichrallye-why-grows = Another wind makes the motor { $wound } instead of { $motor }.
stichrallye-why-stays = Your motor stays at { $motor }.
stichrallye-why-uphill = With the motor you would end uphill and roll back.
