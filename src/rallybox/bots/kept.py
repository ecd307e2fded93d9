"""What is kept of a thought for the next decision.

Where a seat decides twice in a row, the tree below its first decision is about the second. Whether
it was so is known from what the seat knows anyway: its own action, and that nothing else has been
seen since. After decisions of others next to nothing of a tree is left, so it is let go.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rallybox.bots.search import Node, Thought
from rallybox.core.actions import Action
from rallybox.core.dice import Dice

TRUST = 0.5
"""What was tried before counts for so much of what is tried now: some of the worlds in which that
was do not fit any more to what has been seen since."""


class Kept(NamedTuple):
    """A part of a tree, and what leads to it."""

    step: int
    """The step of the table at which the bot was asked."""
    action: Action
    node: Node


def keep(thought: Thought, step: int, action: Action, dice: Dice) -> Kept | None:
    """What a thought has found out about the decision after it, if that is the seat's again."""
    node = thought.root.children.get(action)
    if node is None or not node.children:
        return None
    world = thought.knowledge.imagine(dice)
    world.apply(thought.me, action, dice)
    return Kept(step, action, node) if world.to_act == (thought.me,) else None


def known(
    kept: Kept | None, step: int, after: Action | None, actions: Sequence[Action]
) -> Node | None:
    """The root to begin with; None if what was kept is not about these actions. `after`: the own
    action that was seen last, if nobody has done anything since."""
    if kept is None or after is not kept.action or step != kept.step + 1:
        return None
    root = Node()
    for action in actions:
        child = kept.node.children.get(action)
        if child is not None:
            root.children[action] = faded(child)
            root.visits += root.children[action].visits
    return root if root.visits else None


def faded(node: Node) -> Node:
    """A copy that counts for less."""
    new = Node()
    new.visits = int(float(node.visits) * TRUST)
    if new.visits:
        part = float(new.visits) / float(node.visits)
        new.available = max(new.visits, int(float(node.available) * part))
        new.worth, new.placing = node.worth * part, node.placing * part
        new.children = {action: faded(child) for action, child in node.children.items()}
    return new
