# Stich Rallye: the aim, for a first race. The first line is the aim itself.

stichrallye-aim =
    Be the first to complete two laps, or be in the lead after the third round.
    Play a card to each trick. Follow the colour if you can. The colour that came in last counts, and its highest card wins the trick.
    The winner drives as many spaces as the lowest card says. All others wind up their motors: the number on it can be added to a drive later.
