# What the arena says. Ids: arena, then what it is about.

## Arguments

arena-arg-bots = the bots that play each other, each equally often in every seat
arena-arg-among = each game has one of the bots, and this one in all other seats
arena-arg-games = at least this many games, in full rounds of all line-ups and seats (default 200)
arena-arg-until-decided = stop as soon as the answer is certain, or after --games games at the latest
arena-arg-clear-of = with --among: the answer is certain when the share of wins differs from R fair shares (default 1)
arena-arg-cluster = play on the Ray cluster at this address instead
arena-arg-out = the folder for journal, results and page (default: arena-GAME-SEED)
arena-arg-resume = continue the run in this folder; give all other arguments as before

## What cannot be done

arena-worker-lost = A process that was playing games was killed from outside; “--resume” continues an arena run where it stopped.
arena-one-bot = An arena needs two or more bots, such as “--bots rookie,club”, or one among others, such as “--bots pro --among club”.
arena-bot-twice = A bot is named twice in { $bots }; name each once, and they share the seats evenly.
arena-among-itself = { $bot } cannot play among copies of itself; name another bot after --among.
arena-one-seat = With one player there is nobody to compare with; choose more players.
arena-not-times = “{ $text }” is not a multiple, such as 1.05
arena-clear-of = The number after --clear-of must be smaller than { $most }, because nobody can win more than every game.
arena-clear-of-whom = --clear-of is a number of fair shares and needs --among.
arena-resume-what = Which run? Give --out with its folder, or --seed with its seed.
arena-folder-taken = “{ $folder }” already holds a run; continue it with --resume, or choose another folder with --out.
arena-journal-trouble = The journal “{ $file }” cannot be used: { $reason }.
arena-not-a-journal = “{ $file }” is not the journal of an arena run: { $detail }.
arena-other-format = The journal “{ $file }” uses file format { $version }; this program reads format 1.
arena-bad-line = Line { $line } of the journal “{ $file }” cannot be read: { $detail }.
arena-wrong-line = Line { $line } of the journal “{ $file }” is not a game of this run.
arena-other-rules = This run was begun with version { $theirs } of the { $game } rules; this program plays version { $ours }.
arena-other-contest = The run in “{ $file }” was begun with other arguments: { $names }.
arena-nothing-yet = No deal has been played from every seat yet, so there is nothing to report. The games so far are in “{ $folder }”, and --resume continues.
arena-no-ray = A cluster needs Ray, which is not installed here: pip install "rallybox[cluster]".
arena-no-cluster = No Ray cluster answers at “{ $address }”: { $reason }.
arena-cluster-lost = The cluster stopped playing: { $reason }; “--resume” continues the run where it stopped.

## Words for figures

arena-microseconds = { $value } µs
arena-milliseconds = { $value } ms
arena-seconds = { $value } s
arena-minutes = { $value } min
arena-interval = { $value } ({ $low }–{ $high })
arena-percent = { $value }%
arena-quantile-min = minimum
arena-quantile-p10 = 10%
arena-quantile-p25 = 25%
arena-quantile-median = median
arena-quantile-p75 = 75%
arena-quantile-p90 = 90%
arena-quantile-max = maximum
arena-quantile-mean = mean

## What was found

arena-title = { $title } ({ $variant }), { $players } players: { $games } games from { $deals } deals. Seed { $seed }.
arena-verdict-among = { $bot } wins { $value } times its fair share among { $among } bots (95%: { $low } to { $high }), { $status }.
arena-verdict-pair = { $bot } finishes ahead of { $other } in { $value }% of their meetings (95%: { $low } to { $high }), { $status }.
arena-decided = { $deals ->
    [one] decided after one deal
   *[other] decided after { $deals } deals
}
arena-open = not decided yet
arena-bot = Bot
arena-driver = { $name } ({ $bot })
arena-column-rating = rating
arena-column-share = wins × fair
arena-column-placing = placing
arena-column-p95 = think 95%
arena-column-faults = faults
arena-columns = In brackets: 95% intervals over deals. Fair is 1.00 for wins and 0.50 for the placing (1 first, 0 last). 95 decisions in 100 take no longer than “think 95%”.
arena-columns-until = These intervals are for a number of games fixed in advance; those in the sentences above hold even though the run may stop at any time.
arena-first-fault = The first fault: { $fault }
arena-finished-all = All games have been played.
arena-finished-decided = Stopped: the answer is certain.
arena-finished-interrupted = Interrupted. This is what the complete deals so far say. The same command with --resume --out { $folder } continues.
arena-files = Page: { $page }. Figures: { $results }.

## The page

arena-page-eyebrow = Rallybox arena
arena-page-heading = { $title }: { $bots }
arena-page-heading-among = { $title }: { $bots } among { $among } bots
arena-page-players = { $players } players
arena-page-variant = { $variant } rules
arena-page-games = { $games } games, { $deals } deals
arena-page-finished-all = all games played
arena-page-finished-decided = stopped once decided
arena-page-finished-interrupted = interrupted; complete deals so far
arena-page-of = of { $games }
arena-page-most = { $low } to { $high }

arena-page-wins = Wins
arena-page-wins-about = How many times its fair share of games a bot wins. The dashed line is fair; the bars contain the truth 95 times in 100.
arena-page-wins-caption = Wins, in fair shares
arena-page-wins-rows = Bot
arena-page-wins-figure = × fair share
arena-page-ratings = Ratings
arena-page-ratings-about = Strength by the places taken against these opponents. Only differences matter; the mean of all is 25.
arena-page-ratings-caption = Ratings with 95% intervals
arena-page-ratings-rows = Bot
arena-page-ratings-figure = rating
arena-page-placings = Placing
arena-page-placings-about = The mean place, from 1 (always first) to 0 (always last). The dashed line is fair.
arena-page-placings-caption = Mean placing with 95% intervals
arena-page-placings-rows = Bot
arena-page-placings-figure = placing
arena-page-meetings = Head to head
arena-page-meetings-about = How often the bot of the row finishes ahead of the bot of the column at the same table; a tie counts half.
arena-page-meetings-caption = Finishes ahead, in per cent, with 95% intervals
arena-page-meetings-rows = ahead of…
arena-page-seats = By seat
arena-page-seats-about = Does the seat matter? Shares of all wins and, below, how often each bot wins from each seat.
arena-page-seats-caption = Share of all wins
arena-page-seats-rows = Seat
arena-page-seats-figure = of all wins
arena-page-seats-matrix = Games won, by bot and seat
arena-page-starts = By starting place
arena-page-starts-about = Does it help to go first? Starting place 1 acts first after the deal.
arena-page-starts-caption = Share of all wins
arena-page-starts-rows = Place
arena-page-starts-figure = of all wins
arena-page-starts-matrix = Games won, by bot and starting place
arena-page-scores = Scores
arena-page-scores-about = How the scores of each bot are distributed. The figure is the median; 80 scores in 100 lie in the range below it.
arena-page-scores-caption = Final scores
arena-page-scores-rows = Bot
arena-page-scores-figure = median
arena-page-lengths = Length of games
arena-page-lengths-about = In turns or tricks, whichever the game counts.
arena-page-lengths-caption = Turns per game
arena-page-turns = turns
arena-page-decisions = { $decisions } decisions per game on average
arena-page-min = shortest
arena-page-p10 = 10%
arena-page-median = median
arena-page-p90 = 90%
arena-page-max = longest
arena-page-mean = mean
arena-page-ends = How games ended
arena-page-ends-about = What ended the games.
arena-page-ends-caption = Reasons
arena-page-ends-rows = Reason
arena-page-ends-games = games
arena-page-thinking = Thinking time
arena-page-thinking-about = Per decision with a real choice: the median (dot), 95 in 100 (thick line) and the longest (thin line).
arena-page-thinking-caption = Thinking time per decision
arena-page-thinking-rows = Bot
arena-page-thinking-figure = median
arena-page-thinking-most = 95%: { $time }
arena-page-thinking-longest = longest: { $time }
arena-page-faults = Faults
arena-page-faults-about = Decisions that an outside bot left to the club bot because it crashed, was late or gave an answer that made no sense.
arena-page-faults-caption = Faults by kind
arena-page-faults-rows = Bot
arena-page-faults-kind = kind
arena-page-faults-count = decisions
arena-page-method = How this was played
arena-page-method-about = The same command gives the same figures again, except for times.
arena-page-fact-seed = Seed
arena-page-fact-rules = Rules version
arena-page-fact-line-ups = Line-ups
arena-page-fact-time = Playing time of all games
arena-page-note-balance = Every deal is played once for each rotation of its line-up, so every bot plays the same deal from every seat.
arena-page-note-deals = Games from one deal are alike. Intervals are therefore computed over deals, not games.
arena-page-note-fixed = The number of games was fixed in advance; these are ordinary 95% intervals.
arena-page-note-until = The run was to stop as soon as the answer was certain. The sentences at the top give intervals that hold at every look; those in the tables are ordinary ones for this number of games.
arena-page-note-decided = “Decided” comes from a betting confidence sequence: the chance that any of its answers is wrong, at any look, is at most 5 in 100.
arena-page-note-ratings = Ratings are openskill’s Plackett-Luce model, in the order of the schedule; their intervals come from rating other samples of the deals.
arena-page-note-again = A win shared by k bots counts 1/k for each.

## Without the luck

arena-arg-adjusted = give the results without luck as well: less noise from the same games, for a little more computing
arena-bot-adjusted = Without luck
arena-column-narrower = × narrower
arena-columns-adjusted = Adjusted: without what luck brought (the cards drawn, and the moves that bots chose at random). The mean stays the same; how luck is judged was settled before the first game. “× narrower” compares the intervals for wins.
arena-page-adjusted-wins = Wins, adjusted
arena-page-adjusted-wins-about = The same without what luck brought: the cards drawn, and the moves that bots chose at random. On average luck brings nothing, so the truth is the same, and the bars are usually shorter.
arena-page-adjusted-wins-caption = Adjusted wins, in fair shares
arena-page-adjusted-wins-rows = Bot
arena-page-adjusted-wins-figure = × fair share
arena-page-adjusted-placings = Placing, adjusted
arena-page-adjusted-placings-about = The mean place without what luck brought, from 1 (always first) to 0 (always last).
arena-page-adjusted-placings-caption = Adjusted mean placing with 95% intervals
arena-page-adjusted-placings-rows = Bot
arena-page-adjusted-placings-figure = placing
arena-page-fact-luck = Of this, to judge luck
arena-page-note-adjusted = The luck of a draw is how the game stands after it, minus how the game stands on average if the draw is made again. How that is judged was settled before the first game. Sentences, ratings and head-to-head figures are plain.
