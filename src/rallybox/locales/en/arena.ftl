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
arena-interval = { $low } to { $high }

## What was found

arena-title = { $title } ({ $variant }), { $players } players: { $games } games with { $deals } deals. Seed { $seed }.
arena-verdict-among = { $bot } wins { $value } times its fair share among { $among } bots (95 %: { $low } to { $high }), { $status }.
arena-verdict-pair = { $bot } finishes before { $other } in { $value } % of their meetings (95 %: { $low } to { $high }), { $status }.
arena-decided = decided after { $deals } deals
arena-open = not decided yet
arena-bot = Bot
arena-column-rating = rating (95 %)
arena-column-share = × fair share of wins (95 %)
arena-column-placing = placing (95 %)
arena-column-p50 = think p50
arena-column-p95 = p95
arena-column-longest = max
arena-column-faults = faults
arena-columns = Fair is 1.00 for wins and 0.50 for the placing (1 first, 0 last). Intervals are over deals, not games.
arena-finished-all = All games are played.
arena-finished-decided = Stopped, because it is decided.
arena-finished-interrupted = Interrupted; this is what the whole deals so far say. The same command with --resume --out { $folder } goes on.
arena-files = Page: { $page }. Figures: { $results }.
