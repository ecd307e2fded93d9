# Why an action is good: short sentences, one fact each. A hint says one or two of them.

bots-advice-only = nothing else is worth a try
bots-advice-clear = clearly best
bots-advice-slight = a little better than the next
bots-advice-hardly = hardly better than the next
bots-advice-maybe = perhaps better than the next
bots-advice-worse-clear = clearly worse
bots-advice-worse-slight = a little worse
bots-advice-worse-hardly = hardly worse
bots-advice-worse-maybe = perhaps worse
