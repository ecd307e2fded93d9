# Puzzles, in the browser

web-puzzle-about = One move is clearly better than all others, and it is not the obvious one. Find it.
web-puzzle-of-day = Puzzle of the day
web-puzzle-practice = Practice
web-puzzle-all = All puzzles
web-puzzle-solve = Solve it
web-puzzle-solved-today = Solved. The next one comes tomorrow.
web-puzzle-look-again = Look at it again
web-puzzle-streak = { $days ->
    [one] Streak: one day
   *[other] Streak: { $days } days
  }
web-puzzle-grade-1 = Easy
web-puzzle-grade-2 = Tricky
web-puzzle-grade-3 = Hard
web-puzzle-count = { $solved } of { $count } solved
web-puzzle-go = { $game }, { $grade }: { $solved } of { $count } solved
web-puzzle-find = Find the best move
web-puzzle-hint = It is not the obvious one.
web-puzzle-right = Right!
web-puzzle-wrong = Not the best move
web-puzzle-again = Try another move
web-puzzle-reveal = Show the solution
web-puzzle-next = Next puzzle
web-puzzle-next-day = More puzzles
web-puzzle-answer = The answer
web-puzzle-options = What each move is worth
web-puzzle-chance = To win
web-puzzle-place = Average place
web-puzzle-success = Success
web-puzzle-percent = { $percent }%
web-puzzle-best = Best
web-puzzle-mine = Yours
web-puzzle-coming = Setting up the board…
web-puzzle-you = Driver
web-puzzle-go-on = What next
