"""The game's judgement. The other rooms here are what it is made of."""

from rallybox.bots.guides.stichrallye.guide import StichRallyeGuide

GUIDE = StichRallyeGuide
