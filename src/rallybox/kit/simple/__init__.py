"""For games of your own: declare what lies on the table once, write the rules, the rest follows.

    class Hill(Table):                       # everything on the table
        cars: list[int]                      # for all to see
        hands: Own                           # cards; each seat sees its own
        deck: Nobodys                        # cards that nobody sees

    class HillClimb(SimpleGame[Hill]):       # the rules: a few functions of the table
        ...

Copies, views, imagined worlds, dumps and their checks are made from the declaration. It is slower
than rules written out as ours are, and a good deal shorter. `rallybox new` writes a whole example.
"""

from rallybox.kit.simple.game import SimpleGame
from rallybox.kit.simple.rules import Tell
from rallybox.kit.simple.state import SimpleState, SimpleView
from rallybox.kit.simple.table import UNSEEN, Nobodys, Own, Table

__all__ = ["UNSEEN", "Nobodys", "Own", "SimpleGame", "SimpleState", "SimpleView", "Table", "Tell"]
