# Stich Rallye. Spaces are numbered from the start, which is space 0 and called S.
# Parts that several sentences share begin with stichrallye-part; they use the sentence's own
# parameters.

stichrallye-welcome =
    Two laps with a wind-up car. Everybody plays a card; whoever wins the trick drives as far as the lowest card in it says. Everybody else winds up their motor by one number: 0, 1, 2, 4, 7, 11, 16, then too far: 10, 5, and back to 0.
    When you win a trick you may let your motor go as well. So lose some tricks first, then win at the right moment, and mind the hills: downhill you roll on, uphill you roll back.
    Three rounds of 5, 7 and 9 tricks. The first to complete two laps wins at once; otherwise whoever is ahead at the end.
stichrallye-rules-short =
    A TRICK. The driver with the flag plays any card. Clockwise, everybody must play the colour that was led if they can, else any card. The colour that came into the trick last decides, and its highest card wins. The winner takes the flag and leads next.
    MOTORS. Everybody who did not win winds one number on. The winner may add the full number of the own motor to its move; the motor then goes back to 0.
    DRIVING. The winner drives as many spaces as the lowest card in the trick says. Spaces with other cars are jumped and not counted, the start S too; cars share it only before their first move.
    HILLS. If a move ends on a downhill space, the car rolls on to the next empty space after the hill; on an uphill space, back to the last empty space before it. A roll passes over other cars and hills.
    END OF A ROUND. After 5, 7 and 9 tricks all motors run, the last car’s first. The car in front takes the flag, and new cards are dealt.
    THE END. To reach, pass or jump S completes a lap. The first lap leaves the motor as it is; the second wins at once. After the third round the car in front wins.

stichrallye-part-colour = { $colour ->
    [red] red
    [green] green
   *[blue] blue
 }

# -- set-up ----------------------------------------------------------------------------------

stichrallye-no-such-first = There is no seat { $first } to take the flag first; seats go from 0 to { $last }.
stichrallye-track-length = A track has { $least } to { $most } spaces; this one has { $spaces }.
stichrallye-track-no-start = A track begins with its start space, S; this one begins with “{ $found }”.
stichrallye-track-second-start = A track has one start; space { $space } of this one is another S.
stichrallye-track-letter = Space { $space } of the track is “{ $found }”. Only S (start), . (flat), v (downhill) and ^ (uphill) mean something.
stichrallye-track-after-start = The { $flat } spaces after S must be flat; space { $space } of this track is a hill.
stichrallye-track-before-start = The { $flat } spaces before S must be flat; space { $space } of this track is a hill.
stichrallye-track-between-hills = At least { $flat } flat spaces must lie between two hills. One hill ends on space { $ends } and the next begins on space { $begins }, with { $between } between them.
stichrallye-dial-length = A dial has { $least } to { $most } numbers; this one has { $numbers }.
stichrallye-dial-not-zero = A dial begins with 0; this one begins with { $found }.
stichrallye-dial-power = Number { $place } of the dial is { $found }; numbers go from { $weakest } to { $strongest }.

# -- actions ---------------------------------------------------------------------------------

stichrallye-parse = “{ $text }” is no action. Play a card by its colour’s letter and its value, such as r5, g11 or b7; about the motor, answer turbo or keep.
stichrallye-parse-almost = “{ $text }” is no action. Do you mean { $guess }?

stichrallye-illegal-not-in-hand = You do not hold { $card }.
stichrallye-illegal-follow = You cannot play { $card }: { stichrallye-part-colour } was led, and you hold { $held ->
    [one] one { stichrallye-part-colour } card
   *[other] { $held } { stichrallye-part-colour } cards
 }, so you must follow.
stichrallye-illegal-decide-turbo = You have won the trick, so no card is played now: say first whether you add your motor (turbo or keep).
stichrallye-illegal-motor-at-zero = Your motor is at 0, so there is nothing to add. Play a card.
stichrallye-illegal-no-turbo-now = You may add your motor ({ $motor }) only to the move after a trick that you win. Play a card.

# -- what is asked ---------------------------------------------------------------------------

stichrallye-ask-lead = You have the flag and lead trick { $trick } of { $tricks }: play any card.
stichrallye-ask-follow = Trick { $trick } of { $tricks }: { stichrallye-part-colour } was led. You hold { $held ->
    [one] one { stichrallye-part-colour } card and must play it
   *[other] { $held } { stichrallye-part-colour } cards and must play one of them
 }.
stichrallye-ask-any = Trick { $trick } of { $tricks }: { stichrallye-part-colour } was led. You have none, so play any card; a colour that is new to the trick takes over.
stichrallye-ask-turbo = You have won the trick and drive { $lowest }. Add your motor for { $motor } more, { $total } in all (turbo), or keep it wound up (keep)?
stichrallye-ask-wait-card = { $driver } is choosing a card.
stichrallye-ask-wait-turbo = { $driver } has won the trick and decides whether to add the motor ({ $motor }).
stichrallye-ask-over = { $driver } has won: { $reason ->
    [finish] two laps completed
   *[lead] ahead of everybody after the last round
 }.

# -- what an action would do -----------------------------------------------------------------

stichrallye-part-landing = { $rolled ->
    [down] to space { $reached }, and roll down the hill to space { $end }
    [up] to space { $reached }, and roll back down the hill to space { $end }
   *[no] to { $end ->
        [0] the start
       *[other] space { $end }
     }
 }{ $lap ->
    [lap] , completing your first lap
    [win] , completing your second lap: you win the game at once
   *[no] { "" }
 }

stichrallye-part-turbo-landing = { $rolled-turbo ->
    [down] to space { $reached-turbo }, and roll down the hill to space { $end-turbo }
    [up] to space { $reached-turbo }, and roll back down the hill to space { $end-turbo }
   *[no] to { $end-turbo ->
        [0] the start
       *[other] space { $end-turbo }
     }
 }{ $lap-turbo ->
    [lap] , completing your first lap
    [win] , completing your second lap: you win the game at once
   *[no] { "" }
 }

stichrallye-part-or-turbo = { $motor ->
    [0] { "" }
   *[other] ; with your motor { $total } { stichrallye-part-turbo-landing }
 }

stichrallye-part-named = { stichrallye-part-colour } { $value }

stichrallye-explain-usemotor = You drive { $lowest } + { $motor } = { $total } { stichrallye-part-turbo-landing }. Your motor goes back to 0.
stichrallye-explain-keepmotor = You drive { $lowest } { stichrallye-part-landing }. Your motor stays at { $motor }.
stichrallye-explain-lead = You lead { stichrallye-part-named }: whoever has { stichrallye-part-colour } must follow. { $higher ->
    [0] Nobody can have a higher one; only another colour
    [one] One higher { stichrallye-part-colour } card or another colour
   *[other] { $higher } higher { stichrallye-part-colour } cards or another colour
 } can beat it. Whoever wins drives at most { $lowest }.
stichrallye-part-so-far = { stichrallye-part-named } wins so far; { $after ->
    [one] one driver plays
   *[other] { $after } drivers play
 } after you. { $new ->
    [0] { $higher ->
        [0] Nothing can beat it
        [one] Only the one higher { stichrallye-part-colour } card can beat it
       *[other] { $higher } higher { stichrallye-part-colour } cards can beat it
     }
   *[other] { $higher ->
        [0] Only a colour new to the trick can beat it
        [one] One higher { stichrallye-part-colour } card or a new colour can beat it
       *[other] { $higher } higher { stichrallye-part-colour } cards or a new colour can beat it
     }
 }.
stichrallye-explain-sofar = { stichrallye-part-so-far } As it stands you would drive { $lowest } { stichrallye-part-landing }{ stichrallye-part-or-turbo }.
stichrallye-explain-lose = { stichrallye-part-named } cannot win: { $decided ->
    [yes] { $driver } takes the trick with { $winning } and drives { $lowest }
   *[no] { $winning } of { $driver } beats it. Lowest so far: { $lowest }
 }. Your motor goes from { $motor } to { $wound }.
stichrallye-part-wins = { stichrallye-part-named } wins the trick
stichrallye-explain-win = { stichrallye-part-wins }: you drive { $lowest } { stichrallye-part-landing }{ stichrallye-part-or-turbo }.

# -- what happened ---------------------------------------------------------------------------

stichrallye-event-roundbegan = Round { $round }: everybody is dealt { $cards } cards. { $seat } has the flag and leads.
stichrallye-event-dealt = { $seat } is dealt { $cards }.
stichrallye-event-cardplayed = { $seat } plays { $card }{ $failed ->
    [yes] , having no { $lead ->
        [red] red
        [green] green
       *[blue] blue
     }
   *[no] { "" }
 }.
stichrallye-event-trickwon = { $seat } wins trick { $trick } with { $card }; the lowest card is a { $lowest }.
stichrallye-event-flagtaken = { $seat } takes the flag.
stichrallye-event-motorwound = { $seat } winds up: { $before } to { $motor }.
stichrallye-event-turboused = { $seat } adds the motor: { $motor } more.
stichrallye-event-turbokept = { $seat } keeps the motor at { $motor }.
stichrallye-event-motorused = The motor of { $seat } runs: { $motor }.
stichrallye-event-drove = { $seat } drives { $steps } from { $start ->
    [0] the start
   *[other] space { $start }
 } to { $reached ->
    [0] the start
   *[other] space { $reached }
 }{ $rolled ->
    [down] { " " }and rolls down to space { $end }
    [up] { " " }and rolls back to space { $end }
   *[no] { "" }
 }{ $lap ->
    [yes] { $laps ->
        [1] , and completes the first lap
       *[other] , and completes the second lap
     }
   *[no] { "" }
 }.
stichrallye-event-roundended = Round { $round } is over: all motors run, the last car’s first.
stichrallye-event-gameover = { $seat } wins: { $reason ->
    [finish] two laps completed
   *[lead] ahead of everybody after the last round
 }.

stichrallye-end-finish = A car completed its second lap.
stichrallye-end-lead = The last round is over; the car in the lead wins.

# -- the drawing -----------------------------------------------------------------------------

stichrallye-draw-title = Stich Rallye, { $variant ->
    [volcano] round the volcano
    [beach] along the beach
   *[own] on a track of your own
 }: round { $round } of { $rounds }. Drive clockwise, two laps.
stichrallye-draw-road = [ ] flat   \ \ downhill: end a move there and you roll on past the hill   / / uphill: end there and you roll back before it   [ S ] start and finish
stichrallye-draw-colour = { $colour ->
    [red] red
    [green] green
   *[blue] blue
 }
stichrallye-draw-head-car = Car
stichrallye-draw-head-place = Place
stichrallye-draw-head-laps = Laps
stichrallye-draw-head-space = Space
stichrallye-draw-head-motor = Motor
stichrallye-draw-head-cards = Cards
stichrallye-draw-head-won = Won
stichrallye-draw-head-lacks = Has no
stichrallye-draw-head-note = { " " }
stichrallye-draw-motor = { $motor } (then { $upcoming })
stichrallye-draw-note-you = you
stichrallye-draw-note-flag = flag
stichrallye-draw-note-turn = to decide
stichrallye-draw-note-winner = winner
stichrallye-draw-trick-empty = Trick { $trick } of { $tricks }: car { $car } leads.
stichrallye-draw-trick = Trick { $trick } of { $tricks }:  { $cards }   lowest { $lowest }
stichrallye-draw-trick-winning = { " " }(best)
stichrallye-draw-over = { $reason ->
    [finish] Over: the winner has completed two laps.
   *[lead] Over: the last round is played, and the leader wins.
 }
stichrallye-draw-head-colour = Colour
stichrallye-draw-head-hand = Your hand
stichrallye-draw-head-played = Played this round
stichrallye-draw-head-unseen = Not seen yet

# Variants and options

stichrallye-variant-volcano = Volcano
stichrallye-variant-beach = Beach
stichrallye-option-first = the seat that has the flag first, from 0
stichrallye-option-track = your own track, such as S.....vvv.....
stichrallye-option-dial = the numbers of your own dial, such as 0,2,5,3
