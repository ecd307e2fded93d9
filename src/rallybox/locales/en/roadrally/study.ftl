# What a study of Road Rally counts.

study-roadrally-gas = shuffled (gas station or empty hand)
study-roadrally-store = general store used
study-roadrally-mechanic = mechanic used
study-roadrally-shortcut = shortcut taken
study-roadrally-checkpoint = checkpoint taken
study-roadrally-checkpoint-last = last when a checkpoint was taken
study-roadrally-reached = first at a stage
study-roadrally-triggered = stage triggered
study-roadrally-bypassed = stage bypassed
study-roadrally-stage-tile = stage tile taken
study-roadrally-doubled = double points
study-roadrally-cards-instead = cards instead of points
study-roadrally-hand-empty = empty hand
study-roadrally-card = card played
