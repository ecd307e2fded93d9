"""Tables for people: identities, a lobby, and games over sockets. It contains no rule of a game."""
