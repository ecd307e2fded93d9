"""The game's judgement. The other rooms here are what it is made of."""

from rallybox.bots.guides.tacots.guide import TacotsGuide

GUIDE = TacotsGuide
