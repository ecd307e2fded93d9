# The site: a folder of files that needs no server.

web-site-update = A new version of Rallybox is here. Your games stay as they are.
web-site-update-now = Update
web-site-update-later = Later
