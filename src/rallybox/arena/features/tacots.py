"""What a study of Tacots counts."""

from __future__ import annotations

from rallybox.arena.study_features import Counted, Feature

COUNTED = Counted(
    features=(
        Feature("began", "HandBegan"),
        Feature("start-passed", "StartPassed"),
        Feature("junction-begins", "JunctionBegins", who=""),
        Feature("dealt-again", "DealtAgain", who=""),
        Feature("second-deal", "SecondDeal", by="reason", who=""),
        Feature("laid", "Laid", by="kind"),
        Feature("source", "Laid", by="source"),
        Feature("finish", "Finished"),
        Feature("dead-end", "DeadEndLaid"),
        Feature("dead-end-met", "DeadEndLaid", who="against"),
        Feature("drove", "Drove"),
        Feature("passed", "Passed"),
        Feature("last-card", "LastCard"),
        Feature("hand-ended", "HandEnded", by="reason", who=""),
    ),
    rounds=("HandBegan", "hand"),
)
