"""Makes ready what a command of the Makefile needs, and nothing else; what is ready stays as it is.

python scripts/start.py play     what playing needs, and the pages
python scripts/start.py python   what playing in the terminal needs
python scripts/start.py dev      what developing needs: tools and tests
python scripts/start.py web      what developing the pages needs
python scripts/start.py pages    the pages, built

Needs Python and nothing more. Node comes from the Python registry if there is none that fits.
"""

from __future__ import annotations

import sys

from begin.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
