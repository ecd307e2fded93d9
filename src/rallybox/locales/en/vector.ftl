# The vector environment: many games a step. For those who write programs.

vector-missing = The vector environment needs NumPy: pip install "rallybox[research]"
vector-illegal = Game { $number } of the batch: action { $action } is not legal there, so nothing was done in any game. The masks tell which actions are legal.
vector-actions = { $count } games need { $count } actions, one after the other; these come in the shape { $shape }.
vector-reward = There is no reward called “{ $reward }”. There are: { $rewards }.
vector-no-such-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
vector-who =
    { $seat ->
        [-1] Nobody learns: leave at least one seat without a bot.
       *[other] Seat { $seat } cannot both learn and be held by a bot.
    }
vector-count = { $count } games cannot be shared by { $processes } processes: there must be at least one game for each.
vector-worker-lost = One of the processes that play the games has ended, so they cannot go on. Start them again.
