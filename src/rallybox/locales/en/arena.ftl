# What the arena says. Ids: arena, then what it is about.

## Arguments

arena-arg-bots = the bots that play each other, all in balance
arena-arg-among = each game has one of the bots, and this one at all other seats
arena-arg-games = at least how many games, in whole rounds of all line-ups and seats (default 200)
arena-arg-until-decided = stop as soon as the answer is sure, at the latest after the games asked for
arena-arg-clear-of = with --among: the answer is sure when the share of wins differs from R fair shares (default 1)
arena-arg-cluster = play on the Ray cluster at this address instead
arena-arg-out = the folder for journal, results and page (default: arena-GAME-SEED)
arena-arg-resume = go on with the run in the folder; say everything else as before

## What cannot be done

arena-worker-lost = A process that played games was ended from outside; with “--resume” an arena run goes on where it was.
arena-one-bot = An arena takes two bots or more, such as “--bots rookie,club”, or one among others, such as “--bots pro --among club”.
arena-bot-twice = A bot is named twice in { $bots }; say each once, and they share the seats evenly.
arena-among-itself = { $bot } cannot play among itself; name another bot after --among.
arena-one-seat = A game for one player has nobody to compare with; choose more players.
arena-not-times = “{ $text }” is not a number of times, such as 1.05
arena-clear-of = The number after --clear-of must be smaller than { $most }, because nobody can win more than every game.
arena-clear-of-whom = --clear-of is a number of fair shares and needs --among.
arena-resume-what = Which run? Say --out with its folder, or --seed with its seed.
arena-folder-taken = “{ $folder }” holds a run already; go on with it by --resume, or choose another folder with --out.
arena-journal-trouble = The journal “{ $file }” cannot be used: { $reason }.
arena-not-a-journal = “{ $file }” is not the journal of an arena run: { $detail }.
arena-other-format = The journal “{ $file }” uses file format { $version }; this program reads format 1.
arena-bad-line = Line { $line } of the journal “{ $file }” cannot be read: { $detail }.
arena-wrong-line = Line { $line } of the journal “{ $file }” is not a game of this run.
arena-other-rules = This run was begun with version { $theirs } of the { $game } rules; this program plays version { $ours }.
arena-other-contest = The run in “{ $file }” was begun with other arguments: { $names }.
arena-nothing-yet = Not one deal has been played at all seats, so there is nothing to tell yet; the games so far are in “{ $folder }”, and --resume goes on.
arena-no-ray = A cluster needs Ray, which is not installed here: pip install "rallybox[cluster]".
arena-no-cluster = There is no Ray cluster to be reached at “{ $address }”: { $reason }.
arena-cluster-lost = The cluster stopped playing: { $reason }; with “--resume” the run goes on where it was.

## Words for figures

arena-microseconds = { $value } µs
arena-milliseconds = { $value } ms
arena-seconds = { $value } s
arena-minutes = { $value } min
arena-interval = { $value } ({ $low }–{ $high })
arena-percent = { $value } %
arena-quantile-min = least
arena-quantile-p10 = 10 %
arena-quantile-p25 = 25 %
arena-quantile-median = median
arena-quantile-p75 = 75 %
arena-quantile-p90 = 90 %
arena-quantile-max = most
arena-quantile-mean = mean

## What was found

arena-title = { $title } ({ $variant }), { $players } players: { $games } games with { $deals } deals. Seed { $seed }.
arena-verdict-among = { $bot } wins { $value } times its fair share among { $among } bots (95 %: { $low } to { $high }), { $status }.
arena-verdict-pair = { $bot } finishes before { $other } in { $value } % of their meetings (95 %: { $low } to { $high }), { $status }.
arena-decided = decided after { $deals } deals
arena-open = not decided yet
arena-bot = Bot
arena-column-rating = rating
arena-column-share = wins × fair
arena-column-placing = placing
arena-column-p95 = think 95 %
arena-column-faults = faults
arena-columns = In brackets: 95 % intervals over deals. Fair is 1.00 for wins and 0.50 for the placing (1 first, 0 last). 95 in 100 decisions take no longer than “think 95 %”.
arena-columns-until = These intervals are for a number of games fixed beforehand; those in the sentences above hold although the run may stop when it likes.
arena-first-fault = The first fault: { $fault }
arena-finished-all = All games are played.
arena-finished-decided = Stopped, because it is decided.
arena-finished-interrupted = Interrupted; this is what the whole deals so far say. The same command with --resume --out { $folder } goes on.
arena-files = Page: { $page }. Figures: { $results }.

## The page

arena-page-eyebrow = Rallybox arena
arena-page-heading = { $title }: { $bots }
arena-page-heading-among = { $title }: { $bots } among { $among } bots
arena-page-players = { $players } players
arena-page-variant = { $variant } rules
arena-page-games = { $games } games, { $deals } deals
arena-page-finished-all = all games played
arena-page-finished-decided = stopped when decided
arena-page-finished-interrupted = interrupted; whole deals so far
arena-page-of = of { $games }
arena-page-most = { $low } to { $high }

arena-page-wins = Wins
arena-page-wins-about = How many times its fair share of the games a bot wins. The dashed line is fair; the bars hold the truth 95 times in 100.
arena-page-wins-caption = Wins, in fair shares
arena-page-wins-rows = Bot
arena-page-wins-figure = × fair share
arena-page-ratings = Ratings
arena-page-ratings-about = Strength by the places taken against these opponents. Only differences count; the mean of all is 25.
arena-page-ratings-caption = Ratings with 95 % intervals
arena-page-ratings-rows = Bot
arena-page-ratings-figure = rating
arena-page-placings = Placing
arena-page-placings-about = The mean place, from 1 (always first) to 0 (always last). The dashed line is fair.
arena-page-placings-caption = Mean placing with 95 % intervals
arena-page-placings-rows = Bot
arena-page-placings-figure = placing
arena-page-meetings = Head to head
arena-page-meetings-about = How often the bot of the row finishes before the bot of the column at the same table; a tie is half.
arena-page-meetings-caption = Finished before, in per cent, with 95 % intervals
arena-page-meetings-rows = before …
arena-page-seats = By seat
arena-page-seats-about = Does the seat matter? Shares of all wins, and below, how often each bot wins from each seat.
arena-page-seats-caption = Share of all wins
arena-page-seats-rows = Seat
arena-page-seats-figure = of all wins
arena-page-seats-matrix = Games won, by bot and seat
arena-page-starts = By starting place
arena-page-starts-about = Does it help to begin? Place 1 is the first to act after the deal.
arena-page-starts-caption = Share of all wins
arena-page-starts-rows = Place
arena-page-starts-figure = of all wins
arena-page-starts-matrix = Games won, by bot and starting place
arena-page-scores = Scores
arena-page-scores-about = How the scores of each bot are spread. The figure is the median; 80 in 100 scores lie in the range below it.
arena-page-scores-caption = Scores at the end
arena-page-scores-rows = Bot
arena-page-scores-figure = median
arena-page-lengths = Length of games
arena-page-lengths-about = In turns or tricks, as the game counts them.
arena-page-lengths-caption = Turns in a game
arena-page-turns = turns
arena-page-decisions = { $decisions } decisions in a game, on average
arena-page-min = shortest
arena-page-p10 = 10 %
arena-page-median = median
arena-page-p90 = 90 %
arena-page-max = longest
arena-page-mean = mean
arena-page-ends = How games ended
arena-page-ends-about = Why there was no next turn.
arena-page-ends-caption = Reasons
arena-page-ends-rows = Reason
arena-page-ends-games = games
arena-page-thinking = Thinking time
arena-page-thinking-about = Per decision where there was a choice: the median (dot), 95 in 100 (thick line) and the longest (thin line).
arena-page-thinking-caption = Thinking time for a decision
arena-page-thinking-rows = Bot
arena-page-thinking-figure = median
arena-page-thinking-most = 95 %: { $time }
arena-page-thinking-longest = longest: { $time }
arena-page-faults = Faults
arena-page-faults-about = Decisions that a bot from outside lost to the club bot, because it crashed, was late or answered nonsense.
arena-page-faults-caption = Faults by kind
arena-page-faults-rows = Bot
arena-page-faults-kind = kind
arena-page-faults-count = decisions
arena-page-method = How this was played
arena-page-method-about = The same command gives the same figures again, apart from times.
arena-page-fact-seed = Seed
arena-page-fact-rules = Rules version
arena-page-fact-line-ups = Line-ups
arena-page-fact-time = Playing time of all games
arena-page-note-balance = Every deal is played once for each rotation of its line-up, so that every bot has every seat of the same deal.
arena-page-note-deals = Games of one deal are alike. Intervals are therefore computed over deals, not over games.
arena-page-note-fixed = The number of games was fixed beforehand; intervals are ordinary 95 % intervals.
arena-page-note-until = The run was to stop when decided. The sentences at the top give intervals that hold at every look; those in the tables are ordinary ones for this number of games.
arena-page-note-decided = “Decided” comes from a betting confidence sequence: the chance that any of its answers is wrong, at any look, is at most 5 in 100.
arena-page-note-ratings = Ratings are openskill’s Plackett-Luce model, in the order of the schedule; their intervals come from rating other samples of the deals.
arena-page-note-again = A win shared by k bots counts 1/k for each.
