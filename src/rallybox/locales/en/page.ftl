# What a page says that keeps its own tables, without a server. Ids: page, then what it is about.

page-needs-server = This page works without a server, so it knows only this device. To play with other devices, somebody has to run a Rallybox server.
page-storage-refused = This browser will not let the page save anything, so nothing was done. A private window or a blocked site can cause this.
page-storage-full = There is no room left to save this, so nothing was done. Free some space on this device, then try again.
page-table-stuck = This table cannot be opened at the moment. Please try again.
page-still-playing = This game is still being played. Finish it or give it up first.
record-too-many-shares = According to this record, more people took part in the shuffle than there were seats.
