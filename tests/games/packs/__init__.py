"""Games from outside, taken in or left out."""
