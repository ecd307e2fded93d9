"""The server: real sockets, real files; with a clock that can be wound where time matters."""
