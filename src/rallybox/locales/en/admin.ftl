# What whoever runs a server reads: settings, names, the commands and the page for admins.

server-other-host = This server does not answer to the name “{ $host }”. If it is yours, add that name to “hosts” in its settings.

## Settings

server-setting-mistake = { $place }: { $wrong }
server-setting-more = { $first } And { $more } more: see “rallybox serve --check”.
server-setting-file = { $file }
server-setting-line = { $file }, line { $line }
server-setting-variable = Environment, { $variable }
server-setting-argument = Command line
server-setting-no-file = The settings file “{ $file }” cannot be read: { $reason }.
server-setting-no-toml = This is not TOML: { $reason }.
server-setting-unknown = There is no setting “{ $name }”.
server-setting-unknown-near = There is no setting “{ $name }”. Did you mean “{ $near }”?
server-setting-no-part = “{ $name }” is a part with settings of its own: write [{ $name }], and below it each of them.
server-setting-type = “{ $name }” cannot be read: { $reason }.
server-setting-bad-database = “{ $name }” is not a file and not an address such as postgresql://user@host/name.
server-setting-bad-negative = “{ $name }” must be 0 or more.
server-setting-bad-zero = “{ $name }” must be more than 0.
server-setting-bad-origin = “{ $name }” lists origins such as https://rally.example, with nothing after the name and port.
server-setting-bad-pause = “{ $name }” is the shortest and the longest pause in seconds, such as [0.5, 1.2].
server-setting-bad-host = “{ $name }” takes names or addresses without scheme and port, such as rally.example.
server-setting-bad-network = “{ $name }” lists addresses or networks, such as 127.0.0.1 or 10.0.0.0/8.
server-setting-bad-key = “{ $name }” needs at least 20 plain characters. “rallybox admin key” makes one.
server-setting-bad-port = “{ $name }” is a number from 0 to 65535.
server-setting-well = All settings are well.

cli-arg-settings = a settings file in TOML (docs/settings.md); the environment and these arguments win over it
cli-arg-check = check all settings, say what is wrong with them, and stop
cli-arg-name = a name that this server answers to, such as rally.example; may be repeated
cli-arg-proxy = the address or network of a reverse proxy to be believed about who is calling; may be repeated
