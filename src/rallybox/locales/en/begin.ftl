# What is said while a fresh checkout is made ready (scripts/begin), before the catalogue can be read as a
# whole: one line for a message, with nothing but names to fill in.

begin-once = Setting up Rallybox. This happens only once and takes about half a minute.
begin-once-dev = Setting up Rallybox. This happens only once and takes about a minute.
begin-step-environment = Python environment
begin-step-python = the game
begin-step-tools = the game and the developers’ tools
begin-step-node = Node, from the Python registry
begin-step-web = what builds the pages
begin-step-web-tools = what builds and tests the pages
begin-step-pages = the pages

begin-no-python = Rallybox needs Python 3.11 or newer, and there is no Python here. Install it, or tell make where it is: make play PYTHON=/path/to/python3
begin-old-python = Rallybox needs Python 3.11 or newer; this one is { $version }. Install a newer one, or tell make where it is: make play PYTHON=/path/to/python3
begin-old-node = Your Node is version { $version }, and the pages need { $wanted }: taking a newer one just for Rallybox.
begin-no-node = Building the pages takes Node, and there is no ready-made one for this machine. Install it from nodejs.org and try again, or play in the terminal: make play-terminal
begin-no-venv = This Python cannot make environments. On Debian or Ubuntu this helps: sudo apt install python3-venv
begin-no-network = The packages that Rallybox needs cannot be downloaded. Check the network (or the proxy) and try again; what has arrived already is kept.
begin-no-room = Not enough disk space: { $folder } has { $free } MB left, and setting up takes { $needed } MB.
begin-disk-full = The disk is full. Make some room and try again; nothing is lost.
begin-not-allowed = Nothing can be written in { $folder }. Move Rallybox to a folder of your own and try again.
begin-failed = This did not work: { $what }. What was said about it is in { $file }.

# Said by the server, when it starts.

server-running-already = Rallybox is running already, at { $address } Open that, or start another one with --port { $other } (make play PORT={ $other }).
server-port-taken = Another program uses port { $port }. Take a different one: --port { $other } (make play PORT={ $other }).
