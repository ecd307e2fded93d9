# Playing inside the page: without a server, or beside one

## Getting ready

web-here-about = Three rally board games, against bots or together round this device. No account, nothing to install, no connection needed: pick a game and drive.
web-here-loading = Getting the games ready: { $got } of { $all } MB
web-here-waking = Setting up the board…
web-here-files = The games could not be loaded. Check your connection, then try again.
web-here-start = This browser cannot run the games: it is too old, or it has too little memory. A recent Chrome, Edge, Firefox or Safari can.
web-here-died = The games have stopped: this device ran out of memory. Nothing is lost. Reload the page and play on.

## Where a table is

web-here-where = Where
web-here-where-server = On the server
web-here-where-here = On this device
web-here-where-about = Bots and everyone round this device, without the server. The game stays here.
web-here-away = The server cannot be reached. Meanwhile, you can play on this device.
web-here-less = Bots have less time to think on this device, so the stronger ones play a little weaker than on a server.

## What needs a server

web-here-server = Play with friends on their own devices
web-here-server-about = That takes a server, and any computer at home can be one. Install Rallybox there and run the command below; everyone scans the code it shows.
web-here-server-command = rallybox serve --lan

## Games as files and links

web-here-open = Open a game file
web-here-drop = Drop the file to watch the game
web-here-no-record = This file is not a Rallybox game.
web-here-link = Copy a link to the game
web-here-link-long = This game is too long for a link. Download the record and send the file instead.
web-game-opening = Opening the game…
web-game-bad = This link is damaged: part of the game is missing. Ask for the link again, and copy all of it.
web-here-bring =
    { $games ->
        [one] Bring along { $games } game from this device
       *[other] Bring along { $games } games from this device
    }
web-here-bring-about = Games you finished without the server join your list there.
web-here-brought =
    { $games ->
        [one] { $games } game is in your list now.
       *[other] { $games } games are in your list now.
    }

## The games kept on this device

web-keep-title = Play without the server
web-keep-about = Keep the games on this device, and you can play on when the server or the network is down: against bots, or together round this device.
web-keep-now = Keep them here ({ $megabytes } MB)
web-keep-going = Copying: { $got } of { $all } MB
web-keep-done = The games are on this device. You can play here without the server.
web-keep-forget = Remove them again
web-keep-failed = That did not work: the connection broke off, or there is no room left. Nothing was kept.
