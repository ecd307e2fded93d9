"""Many games between bots: matches, simulations and what they add up to."""
