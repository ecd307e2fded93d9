# Puzzles: what is said to a try, and in the terminal.

review-no-such-puzzle = There is no such puzzle.
review-puzzle-right-race = Chance to win: { $percent }%. The next best move leaves { $less }%.
review-puzzle-right-alone = { $percent }% of the way to full success. The next best move leaves { $less }%.
review-puzzle-right-place = This move hardly wins more often, but over ten races it brings you { $places ->
    [one] one place
   *[other] { $places } places
  } more than the next best move.
review-puzzle-wrong-place = There is a better move: it hardly wins more often, but over ten races it brings you { $places ->
    [one] one place
   *[other] { $places } places
  } more.
review-puzzle-wrong-race = There is a better move: { $percent }% to win instead of { $less }%.
review-puzzle-wrong-alone = There is a better move: { $percent }% of full success instead of { $less }%.

## In the terminal

cli-command-puzzles = Find puzzles in games between bots, or check the ones that come with Rallybox.
cli-puzzles-arg-game = which game; with --check all of them if none is named
cli-puzzles-arg-count = how many to find (default 10), or to check for each game (default all)
cli-puzzles-arg-seed = any text; the same seed finds the same puzzles
cli-puzzles-arg-out = the file to add them to; what it already holds stays
cli-puzzles-arg-play = solve one here: the puzzle of the day, or one of the game
cli-puzzles-right = Right!
cli-puzzles-you = You
cli-puzzles-arg-check = does a search ten times as long confirm the puzzles that come with Rallybox?
cli-puzzles-no-game = Please name a game: { $games }.
cli-puzzles-none = There are no puzzles here. Possible games: { $games }.
cli-puzzles-no-book = “{ $file }” is not a file of puzzles: { $detail }.
cli-puzzles-other-game = “{ $file }” holds puzzles for another game, { $game }.
cli-puzzles-written = “{ $file }” now holds { $count ->
        [one] one puzzle.
       *[other] { $count } puzzles.
    }
cli-puzzles-doubted = { $puzzle }: a longer search prefers another move.
cli-puzzles-held = { $title }: { $good } of { $count } confirmed.
cli-puzzles-column-puzzle = puzzle
cli-puzzles-column-table = table
cli-puzzles-column-best = best
cli-puzzles-column-obvious = obvious
cli-puzzles-column-lead = lead
cli-puzzles-column-solved = solved
