"""Reviews of this server's finished games: made in small parts, behind everybody who plays."""

from rallybox.server.reviews.desk import Reviews

__all__ = ("Reviews",)
