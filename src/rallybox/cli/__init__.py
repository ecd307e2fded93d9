"""The command line: the outermost room, which may import everything."""
