"""Made by scripts/made.py from the game's `fields`; do not edit."""
