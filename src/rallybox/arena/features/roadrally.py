"""What a study of Road Rally counts."""

from __future__ import annotations

from rallybox.arena.study_features import Counted, Feature

COUNTED = Counted(
    features=(
        Feature("gas", "Shuffled"),
        Feature("store", "CardsPlayed", when="store"),
        Feature("mechanic", "Tuned"),
        Feature("shortcut", "ShortcutTaken"),
        Feature("checkpoint", "CheckpointTaken"),
        Feature("checkpoint-last", "CheckpointTaken", who="last"),
        Feature("reached", "StagesReached"),
        Feature("triggered", "StageTriggered", by="stage"),
        Feature("bypassed", "StageBypassed", by="stage", who=""),
        Feature("stage-tile", "StageTileTaken"),
        Feature("doubled", "PointsScored", when="doubled"),
        Feature("cards-instead", "CardsInstead"),
        Feature("hand-empty", "HandEmpty"),
        Feature("card", "CardsPlayed", by="cards"),
    ),
    rounds=("RoundBegan", "number"),
)
