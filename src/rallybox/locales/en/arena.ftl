# What the arena says. Ids: arena, then what it is about.

arena-worker-lost = A process that played games was ended from outside; with “--resume” an arena run goes on where it was.
