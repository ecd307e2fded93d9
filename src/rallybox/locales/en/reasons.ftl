# Why an action is good: short sentences, one fact each. A hint says one or two of them.

bots-advice-only = nothing else comes close
bots-advice-clear = clearly the best
bots-advice-slight = slightly better than the next
bots-advice-hardly = barely better than the next
bots-advice-maybe = perhaps better than the next
bots-advice-worse-clear = clearly worse
bots-advice-worse-slight = slightly worse
bots-advice-worse-hardly = barely worse
bots-advice-worse-maybe = perhaps worse
