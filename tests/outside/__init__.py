"""Games from outside, really installed."""
