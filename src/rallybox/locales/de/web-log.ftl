# Das Protokoll: wie aus den Teilen eines Zuges ein Satz wird.

web-log-you = du
web-log-you-first = Du
web-log-does = { $who } { $does }
web-log-and = { $first }, { $next }
web-log-then = { $first }; { $next }
web-log-line = { $line }.
