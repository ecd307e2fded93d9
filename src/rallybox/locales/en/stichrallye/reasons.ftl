# Why an action is good in Stich Rallye: short sentences, one fact each.

stichrallye-why-sure = Is certain to win the trick: nobody can beat { stichrallye-part-named }.
stichrallye-why-slow = The winner drives { stichrallye-part-spaces } at most.
stichrallye-why-high = Winning so far; { $higher ->
    [0] no higher { stichrallye-part-colour } card is left
    [one] only one higher { stichrallye-part-colour } card is left
   *[other] only { $higher } higher { stichrallye-part-colour } cards are left
 }{ $new ->
    [yes] , but a new colour would beat it
   *[no] {""}
 }.
stichrallye-why-low = Unlikely to win: { $higher } higher { stichrallye-part-colour } cards are still out.
stichrallye-why-winds = Does not win, so your motor goes up from { $motor } to { $wound }.
stichrallye-why-unwinds = Does not win, and your motor drops from { $motor } to { $wound }.
stichrallye-why-maybe-winds = If you lose, your motor goes up from { $motor } to { $wound }.
stichrallye-why-maybe-unwinds = If you lose, your motor drops from { $motor } to { $wound }.
stichrallye-why-last-of = Your last { stichrallye-part-colour } card: after that you need not follow { stichrallye-part-colour }.
stichrallye-why-keeps = Saves { stichrallye-part-named } for later.
stichrallye-why-lowest = Gets rid of your lowest card.
stichrallye-why-takes = Wins the trick: you drive { stichrallye-part-spaces }{ $rolled ->
    [down] {" "}and roll down a hill, { $gain } spaces in all
    [up] {" "}but roll back, { $gain ->
        [one] 1 space
       *[other] { $gain } spaces
     } in all
   *[no] {""}
 }.
stichrallye-why-finish = Completes your second lap and wins the race.
stichrallye-why-lap = Completes your first lap.
stichrallye-why-turbo-finish = With your motor ({ $motor }) you complete your second lap and win the race.
stichrallye-why-turbo-lap = With your motor ({ $motor }) you complete your first lap.
stichrallye-why-turbo-for = With your motor ({ $motor }) you move { $gain } spaces in all.
stichrallye-why-further = Takes you { $more ->
    [one] 1 space
   *[other] { $more } spaces
 } further than without the motor.
stichrallye-why-no-further = Takes you no further than without the motor.
stichrallye-why-peak = Wound up once more, your motor would drop from { $motor } to { $wound }.
stichrallye-why-rolls = { $rolled ->
    [down] Rolls down a hill: { $gain } spaces in all.
   *[up] Stops uphill and rolls back: { $gain ->
        [one] 1 space
       *[other] { $gain } spaces
     } in all.
 }
stichrallye-why-place = Takes you into { core-place } place.
stichrallye-why-runs-anyway = The round is ending: your motor ({ $motor }) will run anyway, in a move of its own.
stichrallye-why-grows = Wound up once more, your motor goes from { $motor } to { $wound }.
stichrallye-why-stays = Your motor stays at { $motor }.
stichrallye-why-uphill = With the motor you would stop uphill and roll back.
