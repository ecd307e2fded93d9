# Who is who: the tables of others, people whom the host has removed, one’s own devices

## Looking for a table

web-lobby-name = Name of a player
web-lobby-game = Game
web-lobby-any = All games
web-lobby-free = Free seats
web-lobby-seats = { $seats } or more
web-lobby-more = More tables
web-lobby-none = No such table at the moment.

## The waiting room

web-remove = Remove
web-remove-who = Remove { $name } from the table
web-removed = Removed from this table:
web-invite-again = Invite { $name } again

## My other devices

web-sign-out-about = Lost a device, or used one that is not yours? Sign out on all devices but this one.
web-sign-out = Sign out everywhere else
web-signed-out =
    { $devices ->
        [0] You were signed in nowhere else.
        [one] Signed out on { $devices } other device.
       *[other] Signed out on { $devices } other devices.
    }
