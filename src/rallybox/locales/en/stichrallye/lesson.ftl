# The lesson of Stich Rallye. How the ids are made, `lessons.ftl` says.

lessons-stichrallye-follow-title = Follow and win
lessons-stichrallye-follow-ask-1 =
    { $c } has led green. Anyone who has a green card must play one, and the highest green card wins the trick.
    Win this trick!
lessons-stichrallye-follow-other-1 = You may play that, but { $d } played the green 9, which is higher. Play your highest green card.
lessons-stichrallye-follow-done-1 = The trick is yours, and with it the flag: you lead the next one. The winner drives as many spaces as the lowest card says, here 5. Everybody else winds up their motor.

lessons-stichrallye-colour-title = The last colour decides
lessons-stichrallye-colour-ask-1 =
    { $b } has led green. { $c } has none and has brought in red. The last colour brought in decides the trick, so now it is red.
    You have no green either: play anything you like, and win the trick.
lessons-stichrallye-colour-other-1 = Your red 4 is lower than the red 5. Play a higher red card, or bring in blue: a new colour beats everything on the table.
lessons-stichrallye-colour-done-1 = It is yours! A new colour beats everything before it, however low the card. So it pays to run out of a colour.

lessons-stichrallye-wind-title = Losing winds you up
lessons-stichrallye-wind-ask-1 =
    If you do not win a trick, your motor is wound up by one number: 1, 2, 4, 7, 11, 16. Yours is at 2.
    Lose this trick.
lessons-stichrallye-wind-other-1 = The 11 would win. You would drive, but your motor would not be wound up. Play low, and see what losing is good for.
lessons-stichrallye-wind-done-1 = Your motor is at 4. It waits until you win a trick, or until the round ends. But do not overdo it: after 16 come 10 and 5.

lessons-stichrallye-hills-title = Uphill, downhill
lessons-stichrallye-hills-ask-1 =
    You have no green, so whatever you play wins, and the lowest card of the trick says how far you drive. A car that stops on a downhill space rolls on; one that stops on an uphill space rolls back.
    Pick a card that makes you roll on.
lessons-stichrallye-hills-note-up = That stops on the slope ahead, and you would roll back down. Get over it.
lessons-stichrallye-hills-other-1 = That gets you over the slope, but you stop on the flat. A little further, and you roll.
lessons-stichrallye-hills-done-1 = Down you go, for free. Hills only matter where a move ends; on the way, a car simply drives over them.

lessons-stichrallye-turbo-title = Turbo
lessons-stichrallye-turbo-ask-1 =
    Your motor is wound up to 7, and blue has been led.
    Now win the trick.
lessons-stichrallye-turbo-other-1 = Your 2 cannot win. Play the 11.
lessons-stichrallye-turbo-done-1 = The trick is yours. The lowest card is a 6.
lessons-stichrallye-turbo-ask-2 =
    You drive 6 spaces or, with your motor, 6 + 7 = 13. The board shows where each takes you.
    Let the motor go!
lessons-stichrallye-turbo-other-2 = It can be wise to save it while it can still be wound higher. But see how far it would take you now!
lessons-stichrallye-turbo-done-2 = What a leap! You jumped over { $b } without even counting that space. Your motor is back at 0.

lessons-stichrallye-motors-title = The end of a round
lessons-stichrallye-motors-ask-1 =
    This is the last trick of the round. You have lost them all and are still at the start, but your motor is well wound up.
    Play your card and watch.
lessons-stichrallye-motors-done-1 = At the end of a round every motor runs, from the last car to the first. Yours has taken you into the lead! Now new cards are dealt. There are three rounds, of 5, 7 and 9 tricks.

lessons-stichrallye-laps-title = Two laps
lessons-stichrallye-laps-ask-1 =
    You have won this trick, and your second lap is nearly done: the start is 9 spaces away.
    Get across it!
lessons-stichrallye-laps-other-1 = 6 spaces are not enough. You need your motor.
lessons-stichrallye-laps-done-1 = Two laps, and you win at once, in the middle of a round. If nobody gets that far in three rounds, the car in the lead wins. Now for a real race!
