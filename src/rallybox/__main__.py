"""`python -m rallybox` is the command `rallybox`."""

import sys

from rallybox.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
