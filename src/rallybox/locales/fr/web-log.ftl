# Le journal : comment les parties d’un coup font une phrase.

web-log-you = tu
web-log-you-first = Tu
web-log-does = { $who } { $does }
web-log-and = { $first }, { $next }
web-log-then = { $first } ; { $next }
web-log-line = { $line }.
