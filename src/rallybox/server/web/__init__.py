"""HTTP and sockets: who asks for what. What happens then is in the rooms next door."""
