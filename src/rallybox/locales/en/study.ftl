# What `rallybox study` says. Ids: study, then what it is about.

## Arguments

study-arg-variant = only these variants (default: all)
study-arg-players = only these numbers of players (default: all)
study-arg-bot = the bot in every seat (default: club)
study-arg-games = how many games at each table (default 200)
study-arg-json = write the whole report as JSON into this file
study-arg-html = write the report as a page for the browser into this file
study-no-cell = { $game } has no table for { $players ->
    [one] { $players } player
   *[other] { $players } players
  } here; there are tables for { $allowed }.
study-written = The report is in { $file }.

## The report

study-title = { $title }: { $cells ->
    [one] one table
   *[other] { $cells } tables
}, { $games } games at each, all { $bot } bots; seed { $seed }
study-cell = { $variant }, { $players } { $players ->
    [one] player
   *[other] players
}
study-cell-short = { $variant } · { $players }
study-sort = { $name }: { $sort }
study-seats = Wins by seat, in %
study-starts = Wins by starting place, in %
study-column-ends = How games end, in %
study-ends = How games end
study-share = { $value } ({ $low }–{ $high })
study-interval = { $low }–{ $high }
study-middle = { $middle } ({ $low }–{ $high })
study-chance = chance
study-below = < 0.001
study-table = table
study-what = what happens
study-even = even
study-uneven = uneven
study-more = more
study-less = less
study-column-turns = turns
study-column-rounds = rounds
study-column-margin = margin
study-column-score = winner’s score
study-column-scores = scores
study-column-close = close %
study-column-shared = shared %
study-column-times = per game
study-column-games = % of games
study-column-winners = winners ×
study-column-interval = 95%
study-reason = reason
study-how-to-read = “Chance” is how likely it is that equal drivers would differ this much by chance alone, corrected for all questions asked; below 0.05 the result is called uneven. “Winners ×” is how often something happened to the winner, as a multiple of a fair share: 1 means that it makes no difference. “Close” is a win by a point or less. Turns show the median and the range of 8 games in 10.

study-verdict-seat = { $cell }: seat { $place } wins { $share }% of the games instead of { $fair }%.
study-verdict-start = { $cell }: starting place { $place } wins { $share }% of the games instead of { $fair }%.
study-verdict-faults = The bot was at fault { $number } times, and the club bot stood in: { $kinds }.
study-verdict-none = As far as these games show, no seat and no starting place is better than another.

## The page

study-page-title = A study of { $title }
study-page-eyebrow = Rallybox study
study-page-seats = Wins by seat. { $told }
study-page-seats-head = Seat
study-page-starts = Wins by starting place. { $told }
study-page-starts-head = Place
study-page-chance = Chance { $chance }: { $verdict }.
study-page-lengths = Length, scores and margins
study-page-close = won by a point or less
study-page-shared = more than one winner
study-page-matters = What happened to winners more or less often
study-page-matters-head = What happens
study-page-others = What else happens
