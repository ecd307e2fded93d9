"""Tables in a page."""
