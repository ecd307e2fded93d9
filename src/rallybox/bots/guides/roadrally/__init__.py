"""The game's judgement. The other rooms here are what it is made of."""

from rallybox.bots.guides.roadrally.guide import RoadRallyGuide

GUIDE = RoadRallyGuide
