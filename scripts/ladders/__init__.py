"""What `scripts/ladder.py` is made of."""
