# The log: how the parts of a move are put into one sentence.

web-log-you = you
web-log-you-first = You
web-log-does = { $who } { $does }
web-log-and = { $first }, { $next }
web-log-then = { $first }; { $next }
web-log-line = { $line }.
