"""What a study of Stich Rallye counts."""

from __future__ import annotations

from rallybox.arena.study_features import Counted, Feature

COUNTED = Counted(
    features=(
        Feature("trick", "TrickWon"),
        Feature("flag", "FlagTaken"),
        Feature("rolled", "Drove", by="rolled"),
        Feature("jumped", "Drove", when="jumped"),
        Feature("lap", "Drove", when="lap"),
        Feature("turbo", "TurboUsed"),
        Feature("turbo-kept", "TurboKept"),
        Feature("wound", "MotorWound"),
        Feature("motor", "MotorUsed"),
        Feature("failed", "CardPlayed", when="failed"),
        Feature("card", "CardPlayed", by="card"),
    ),
    rounds=("RoundBegan", "round"),
)
