# Stich Rallye. Spaces are numbered from the start, which is space 0 and called S.
# Parts that several sentences share begin with stichrallye-part; they use the sentence's own
# parameters.

stichrallye-welcome =
    Two laps in a clockwork car. Everybody plays a card, and whoever wins the trick drives as many spaces as its lowest card says. Everybody else winds up their motor by one number: 0, 1, 2, 4, 7, 11, 16, and then too far: 10, 5, and back to 0.
    When you win a trick, you may let your motor go as well. So lose some tricks first, then win at the right moment. And mind the hills: downhill you roll on, uphill you roll back.
    There are three rounds, of 5, 7 and 9 tricks. The first to complete two laps wins at once; otherwise the car in the lead at the end wins.
stichrallye-rules-short =
    A TRICK. The driver with the flag leads any card. Clockwise, everybody must play the colour that was led if they can; otherwise they may play any card. The last colour to come into the trick decides, and its highest card wins. The winner takes the flag and leads the next trick.
    MOTORS. Everybody who did not win winds up their motor by one number. The winner may add the full number of their own motor to the move; the motor then goes back to 0.
    DRIVING. The winner drives as many spaces as the lowest card of the trick says. Spaces with other cars are jumped and not counted, the start S included; cars share it only before their first move.
    HILLS. If a move ends on a downhill space, the car rolls on to the next empty space after the hill; on an uphill space, it rolls back to the last empty space before it. A rolling car passes over other cars and hills.
    END OF A ROUND. After 5, 7 and 9 tricks all motors run, starting with the last car. The car in the lead takes the flag, and new cards are dealt.
    THE END. Reaching, passing or jumping S completes a lap. The first lap leaves the motor as it is; the second wins at once. After the third round the car in the lead wins.

stichrallye-part-colour = { $colour ->
    [red] red
    [green] green
   *[blue] blue
 }

stichrallye-part-spaces = { $lowest ->
    [one] 1 space
   *[other] { $lowest } spaces
 }

# -- set-up ----------------------------------------------------------------------------------

stichrallye-no-such-first = There is no seat { $first } to start with the flag; seats are numbered from 0 to { $last }.
stichrallye-track-length = A track has { $least } to { $most } spaces; this one has { $spaces }.
stichrallye-track-no-start = A track begins with its start, S; this one begins with “{ $found }”.
stichrallye-track-second-start = A track has one start; on this one, space { $space } is another S.
stichrallye-track-letter = Space { $space } of the track is “{ $found }”. Use only S (start), . (flat), v (downhill) and ^ (uphill).
stichrallye-track-after-start = The { $flat } spaces after S must be flat; space { $space } of this track is a hill.
stichrallye-track-before-start = The { $flat } spaces before S must be flat; space { $space } of this track is a hill.
stichrallye-track-between-hills = There must be at least { $flat } flat spaces between two hills. One hill ends on space { $ends } and the next begins on space { $begins }, with { $between } between them.
stichrallye-dial-length = A dial has { $least } to { $most } numbers; this one has { $numbers }.
stichrallye-dial-not-zero = A dial begins with 0; this one begins with { $found }.
stichrallye-dial-power = Number { $place } of the dial is { $found }; allowed are { $weakest } to { $strongest }.

# -- actions ---------------------------------------------------------------------------------

stichrallye-parse = “{ $text }” is not an action. Play a card by the letter of its colour and its value, such as r5, g11 or b7; for the motor, answer turbo or keep.
stichrallye-parse-almost = “{ $text }” is not an action. Did you mean { $guess }?

stichrallye-illegal-not-in-hand = You do not hold { $card }.
stichrallye-illegal-follow = You cannot play { $card }: { stichrallye-part-colour } was led, and you hold { $held ->
    [one] one { stichrallye-part-colour } card
   *[other] { $held } { stichrallye-part-colour } cards
 }, so you must follow.
stichrallye-illegal-decide-turbo = You have won the trick, so you do not play a card now. First decide about your motor: turbo or keep.
stichrallye-illegal-motor-at-zero = Your motor is at 0, so there is nothing to add. Play a card.
stichrallye-illegal-no-turbo-now = You may add your motor ({ $motor }) only when you have won a trick. Play a card.

# -- what is asked ---------------------------------------------------------------------------

stichrallye-ask-lead = You have the flag and lead trick { $trick } of { $tricks }: play any card.
stichrallye-ask-follow = Trick { $trick } of { $tricks }: { stichrallye-part-colour } was led. You hold { $held ->
    [one] one { stichrallye-part-colour } card and must play it
   *[other] { $held } { stichrallye-part-colour } cards and must play one of them
 }.
stichrallye-ask-any = Trick { $trick } of { $tricks }: { stichrallye-part-colour } was led. You have none, so play any card. A colour new to the trick beats everything before it.
stichrallye-ask-turbo = You have won the trick and drive { stichrallye-part-spaces }. Add your motor ({ $motor }) for { $total } in all (turbo), or save it (keep)?
stichrallye-ask-wait-card = { $driver } is choosing a card.
stichrallye-ask-wait-turbo = { $driver } has won the trick and is deciding whether to add the motor ({ $motor }).
stichrallye-ask-over = { $driver } has won: { $reason ->
    [finish] two laps completed
   *[lead] in the lead after the last round
 }.

# -- what an action would do -----------------------------------------------------------------

stichrallye-part-landing = { $rolled ->
    [down] to space { $reached } and roll down the hill to space { $end }
    [up] to space { $reached } and roll back down the hill to space { $end }
   *[no] to { $end ->
        [0] the start
       *[other] space { $end }
     }
 }{ $lap ->
    [lap] , completing your first lap
    [win] , completing your second lap: you win at once
   *[no] { "" }
 }

stichrallye-part-turbo-landing = { $rolled-turbo ->
    [down] to space { $reached-turbo } and roll down the hill to space { $end-turbo }
    [up] to space { $reached-turbo } and roll back down the hill to space { $end-turbo }
   *[no] to { $end-turbo ->
        [0] the start
       *[other] space { $end-turbo }
     }
 }{ $lap-turbo ->
    [lap] , completing your first lap
    [win] , completing your second lap: you win at once
   *[no] { "" }
 }

stichrallye-part-or-turbo = { $motor ->
    [0] { "" }
   *[other] ; with your motor, { $total } spaces { stichrallye-part-turbo-landing }
 }

stichrallye-part-named = the { stichrallye-part-colour } { $value }

stichrallye-explain-usemotor = You drive { $lowest } + { $motor } = { $total } spaces { stichrallye-part-turbo-landing }. Your motor goes back to 0.
stichrallye-explain-keepmotor = You drive { stichrallye-part-spaces } { stichrallye-part-landing }. Your motor stays at { $motor }.
stichrallye-explain-lead = You lead { stichrallye-part-named }: anyone who holds { stichrallye-part-colour } must follow. { $higher ->
    [0] Nobody can have a higher one; only another colour
    [one] One higher { stichrallye-part-colour } card or another colour
   *[other] { $higher } higher { stichrallye-part-colour } cards or another colour
 } can beat it. The winner drives { stichrallye-part-spaces } at most.
stichrallye-part-so-far = Your { stichrallye-part-colour } { $value } is winning so far; { $after ->
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
stichrallye-explain-sofar = { stichrallye-part-so-far } As things stand you would drive { stichrallye-part-spaces } { stichrallye-part-landing }{ stichrallye-part-or-turbo }.
stichrallye-explain-lose = Your { stichrallye-part-colour } { $value } cannot win: { $decided ->
    [yes] { $driver } takes the trick with { $winning } and drives { stichrallye-part-spaces }
   *[no] { $driver } beats it with { $winning }. Lowest card so far: { $lowest }
 }. Your motor goes from { $motor } to { $wound }.
stichrallye-part-wins = Your { stichrallye-part-colour } { $value } wins the trick
stichrallye-explain-win = { stichrallye-part-wins }: you drive { stichrallye-part-spaces } { stichrallye-part-landing }{ stichrallye-part-or-turbo }.

# -- what happened ---------------------------------------------------------------------------

stichrallye-event-roundbegan = Round { $round }: everybody is dealt { $cards } cards. { $seat } has the flag and leads.
stichrallye-event-dealt = { $seat } is dealt { $cards }.
stichrallye-event-cardplayed = { $seat } plays { $card }{ $failed ->
    [yes] , with no { $lead ->
        [red] red
        [green] green
       *[blue] blue
     } in hand
   *[no] { "" }
 }.
stichrallye-event-trickwon = { $seat } wins trick { $trick } with { $card }. Lowest card: { $lowest }.
stichrallye-event-flagtaken = { $seat } takes the flag.
stichrallye-event-motorwound = { $seat } winds up the motor: { $before } to { $motor }.
stichrallye-event-turboused = { $seat } lets the motor go: +{ $motor }.
stichrallye-event-turbokept = { $seat } saves the motor ({ $motor }).
stichrallye-event-motorused = { $seat }’s motor runs: { $motor }.
stichrallye-event-drove = { $seat } drives { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 } from { $start ->
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
        [1] , completing the first lap
       *[other] , completing the second lap
     }
   *[no] { "" }
 }.
stichrallye-event-roundended = Round { $round } is over: all motors run, starting with the last car.
stichrallye-event-gameover = { $seat } wins: { $reason ->
    [finish] two laps completed
   *[lead] in the lead after the last round
 }.

stichrallye-end-finish = A car completed its second lap.
stichrallye-end-lead = The last round is over; the car in the lead wins.

# -- the drawing -----------------------------------------------------------------------------

stichrallye-draw-title = Stich Rallye, { $variant ->
    [volcano] round the volcano
    [beach] along the beach
   *[own] on a track of your own
 }: round { $round } of { $rounds }. Clockwise, two laps.
stichrallye-draw-road = [ ] flat   \ \ downhill: stop here and you roll on past the hill   / / uphill: stop here and you roll back down   [ S ] start and finish
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
stichrallye-draw-note-turn = deciding
stichrallye-draw-note-winner = winner
stichrallye-draw-trick-empty = Trick { $trick } of { $tricks }: car { $car } leads.
stichrallye-draw-trick = Trick { $trick } of { $tricks }:  { $cards }   lowest { $lowest }
stichrallye-draw-trick-winning = { " " }(best)
stichrallye-draw-over = { $reason ->
    [finish] Over: the winner has completed two laps.
   *[lead] Over: the last round has been played, and the leader wins.
 }
stichrallye-draw-head-colour = Colour
stichrallye-draw-head-hand = Your hand
stichrallye-draw-head-played = Played this round
stichrallye-draw-head-unseen = Not seen yet

# Variants and options

stichrallye-variant-volcano = Volcano
stichrallye-variant-beach = Beach
stichrallye-option-first = the seat that has the flag first, counted from 0
stichrallye-option-track = your own track, such as S.....vvv.....
stichrallye-option-dial = the numbers of your own dial, such as 0,2,5,3
