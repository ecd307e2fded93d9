@name@-welcome =
    A tiny race. Everybody holds three cards. On your turn, play one of them, drive as many spaces as it says, and draw another.

    When a car has driven 20 spaces, the round is played to its end. The car that is furthest ahead wins.
@name@-about = A tiny race: play a card, drive, draw another.
@name@-variant-plain = Plain

@name@-ask-play = Which card do you play?
@name@-ask-wait = { $seat } is choosing a card.
@name@-ask-over = The race is over.

@name@-explain-order = Play { $text } and drive that many spaces.

@name@-event-drove = { $seat } plays { $card } and drives to space { $space }.
@name@-event-drove-you = You play { $card } and drive to space { $space }.
@name@-event-drew = You draw { $card }.
@name@-end-line = A car has crossed the line.

@name@-illegal-card = You do not hold { $card }.
