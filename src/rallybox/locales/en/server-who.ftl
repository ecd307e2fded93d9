# Who is who: names, devices, players whom the host has removed

server-two-ways = A name is written in one direction. Please do not mix letters that run from left to right with letters that run from right to left.
server-removed = The host has asked you to leave this table. You can take a seat again once they invite you back.
server-link-is-old = This link no longer leads to a seat. Ask somebody at the table for a new invitation.
server-not-removed = Nobody with that number has been removed from this table.
server-signed-out = You have been signed out on this device.
server-too-many-open = You already have { $most } tables that have not started. Start or leave one of them first.
server-too-many-open-here = There are already { $most } tables from your network that have not started. Please wait until one of them begins.
server-too-many-tables-here = There are already { $most } unfinished games from your network. Please finish one of them first.
server-enough-tables-today = That is enough new tables from your network for one day. Please try again later.
server-enough-brought-today = That is enough games brought along from your network for one day. Please try again later.
server-enough-said-today = That is enough chat from your network for one day. Please try again later.
