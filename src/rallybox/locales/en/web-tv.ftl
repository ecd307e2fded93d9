# The television, spectators, the way in from other devices, and a broken connection

## Other devices

web-reach-alone = Only this computer can open this link. To let phones and other computers in, start Rallybox with “rallybox serve --lan”.
web-reach-other = Another address
web-reach-other-about = Nothing there? This computer is on several networks: try another address.
web-copy-by-hand = Your browser won’t copy it. The link is selected: copy it yourself.
web-http-title = As an app
web-http-about = Over plain http, as here, you can play everything. But browsers will not install Rallybox as an app, or show a page while the server is away. With https they do both; “docs/home-network.md” shows how to set it up.

## The television

web-tv-scan = Scan to join
web-tv-type = or open this address and enter the code
web-tv-alone = Phones cannot reach this computer yet. Start Rallybox with “rallybox serve --lan”.
web-tv-phones = Cards on your phone, the race up here.
web-tv-free = A free seat
web-tv-join = Join in
web-tv-full = Full screen
web-tv-news = Last move

## Spectators

web-watching = You’re watching

## A broken connection

web-line-lost = No connection
web-line-later = Your move will be sent later
web-line-kept = No connection. Your move is saved and will be sent as soon as you’re back online.
web-line-unsent = Don’t send it
web-line-gone-on = The game went on while you were offline: your move was not sent.
web-line-chat = No connection: you can write again in a moment.
