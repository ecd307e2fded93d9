# What a study of Stich Rallye counts.

study-stichrallye-trick = trick won
study-stichrallye-flag = flag taken
study-stichrallye-rolled = rolled on a hill
study-stichrallye-rolled-down = downhill
study-stichrallye-rolled-up = uphill
study-stichrallye-jumped = jumped a car
study-stichrallye-lap = lap completed
study-stichrallye-turbo = motor let go
study-stichrallye-turbo-kept = motor saved
study-stichrallye-wound = motor wound up
study-stichrallye-motor = motor run after the round
study-stichrallye-failed = could not follow
study-stichrallye-card = card played
