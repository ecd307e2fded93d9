bots-unknown = There is no bot called “{ $bot }”. There are: { $bots }.
bots-no-such-level = { $game } has no level “{ $bot }”. There are: { $bots }.
bots-no-scale = { $game } has no ratings, so there is no “{ $bot }”. There are: { $bots }.
bots-off-scale = There is no “{ $bot }”: ratings in { $game } go from { $low } to { $high }.

## Bots that are somebody else’s programs

bots-no-program = There is no program “{ $program }” to run.
bots-bad-command = “{ $command }” is not a command: { $detail }.

bots-fault-start = Decision { $decision }: “{ $bot }” could not be started ({ $detail }); the club bot decided.
bots-fault-crash = Decision { $decision }: “{ $bot }” stopped ({ $detail }); the club bot decided.
bots-fault-closed = Decision { $decision }: “{ $bot }” closed its input or output; the club bot decided.
bots-fault-slow = Decision { $decision }: “{ $bot }” did not answer in time; the club bot decided.
bots-fault-nonsense = Decision { $decision }: the answer from “{ $bot }” makes no sense ({ $detail }); the club bot decided.
bots-fault-unknown = Decision { $decision }: “{ $bot }” chose an action that was not offered ({ $detail }); the club bot decided.
bots-fault-long = Decision { $decision }: “{ $bot }” wrote a line that did not end; the club bot decided.
bots-fault-early = Decision { $decision }: “{ $bot }” answered before it was asked ({ $detail }); the club bot decided.
bots-fault-given-up = Decision { $decision }: “{ $bot }” has been started { $detail } times; the club bot decides from here on.
bots-names = Ada, Bruno, Chiara, Dieter, Elif, Fatou, Goran, Hanna, Ines, Jonas

## The same in a column of a table

bots-kind-start = could not start
bots-kind-crash = crashed
bots-kind-closed = fell silent
bots-kind-slow = too slow
bots-kind-nonsense = unreadable
bots-kind-unknown = not offered
bots-kind-long = endless line
bots-kind-early = answered unasked
bots-kind-given-up = given up
