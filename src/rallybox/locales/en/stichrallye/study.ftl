# What a study of Stich Rallye counts.

study-stichrallye-trick = trick won
study-stichrallye-flag = flag taken
study-stichrallye-rolled = rolled on a hill
study-stichrallye-rolled-down = downhill
study-stichrallye-rolled-up = uphill
study-stichrallye-jumped = jumped a car
study-stichrallye-lap = lap completed
study-stichrallye-turbo = turbo used
study-stichrallye-turbo-kept = turbo kept
study-stichrallye-wound = motor wound
study-stichrallye-motor = motor used after the round
study-stichrallye-failed = could not follow
study-stichrallye-card = card played
