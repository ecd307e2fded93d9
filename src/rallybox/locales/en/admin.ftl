# What whoever runs a server reads: settings, names, the commands and the page for admins.

server-other-host = This server does not answer to the name “{ $host }”. If it is yours, add that name to “hosts” in its settings.
