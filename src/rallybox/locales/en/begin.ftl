# What is said while a fresh checkout is made ready (scripts/begin), before the catalogue can be read as a
# whole: one line for a message, with nothing but names to fill in.

begin-once = Setting up Rallybox. This happens only once and takes about half a minute.
begin-once-terminal = Setting up Rallybox. This happens only once and takes less than half a minute.
begin-once-dev = Setting up Rallybox. This happens only once and takes about a minute.
begin-step-environment = Python environment
begin-step-python = the game
begin-step-tools = the game and the developer tools
begin-step-node = Node, from the Python registry
begin-step-web = the tools that build the pages
begin-step-web-tools = the tools that build and test the pages
begin-step-pages = the pages

begin-no-python = Rallybox needs Python 3.11 or newer, and there is no Python here. Install it, or tell make where it is: make play PYTHON=/path/to/python3
begin-not-that-python = Rallybox needs Python 3.11 or newer, and there is no Python at { $path }. Tell make where one is, or leave PYTHON out and let Rallybox look for one: make play PYTHON=/path/to/python3
begin-old-python = Rallybox needs Python 3.11 or newer; this one is { $version }. Install a newer one, or tell make where it is: make play PYTHON=/path/to/python3
begin-old-node = Your Node is version { $version }, and the pages need { $wanted }: fetching a newer one, just for Rallybox.
begin-no-node = Building the pages needs Node, and there is no ready-made one for this machine. Install it from nodejs.org and try again, or play in the terminal: make play-terminal
begin-no-venv = This Python cannot create virtual environments. On Debian or Ubuntu this helps: sudo apt install python3-venv
begin-no-network = The packages that Rallybox needs cannot be downloaded. Check the network (or the proxy) and try again; what has already arrived is kept.
begin-no-room = Not enough disk space: { $folder } has { $free } MB left, and setting up takes { $needed } MB.
begin-disk-full = The disk is full. Free some space and try again; nothing is lost.
begin-not-allowed = Rallybox cannot write to { $folder }. Move Rallybox to a folder of your own and try again.
begin-failed = This step failed: { $what }. The details are in { $file }.

# Said by the server, when it starts.

server-running-already = Rallybox is already running: open { $address } or start another one with --port { $other } (make play PORT={ $other }).
server-port-taken = Another program is using port { $port }. Choose a different one: --port { $other } (make play PORT={ $other }).
