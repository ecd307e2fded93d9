# Stich Rallye: the aim, for a first race. The first line is the aim itself.

stichrallye-aim =
    Be the first to complete two laps, or be in the lead after the third round.
    Play a card to each trick. Follow the colour if you can. The last colour brought in counts, and its highest card wins the trick.
    The winner drives as many spaces as the lowest card says. Everybody else winds up their motor: its number can be added to a later drive.
