# My turn, on every page.

web-turns-link = Tell me when it’s my turn
