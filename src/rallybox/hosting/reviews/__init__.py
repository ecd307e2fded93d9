"""Reviews of finished games, made in small parts for as long as somebody looks (docs/review.md)."""
