# Playing on from a moment of a game that is over. Ids: the room that says it, then what it is about.

record-other-setup = This record begins in the middle of a game that was set up differently.
record-begins-at-end = This record begins where a game was already over.
record-no-such-step = There is no such moment: this game has moves 0 to { $last }.
record-nothing-left = Here the game is already over: there is nothing left to play.

cli-arg-from = play on from a moment of this recorded game
cli-arg-from-step = --from: after this many moves (default 0, its start)
cli-arg-from-seat = --from: the seat you take; a number, counted from 1, or a name (default 1)
cli-from-alone = With --from, the record says which game it is: leave out { $option }.
cli-from-missing = { $option } needs a record to play on from: add --from { $file }.
cli-verified-origin = { $file } is a correct record of { $game }: it begins with a position that is stored in the file, taken from another game after move { $step }. From there on all { $actions } moves follow the rules, and the result is correct.
