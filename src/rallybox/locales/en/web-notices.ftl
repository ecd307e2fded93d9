# How somebody is told that it is their turn (docs/notices.md): the page of its own, and links in letters.

web-notices-title = Your turn
web-notices-about = Some games take days. Choose how you want to be told that a table is waiting for you; nothing else is sent.
web-notices-tells = A notice names the game, the people at your table and the time you have left. It never shows cards or the position. You get one for each turn, and none while you are looking at the table.

web-notices-here = While Rallybox is open
web-notices-here-about = The tab’s title and icon show at how many tables people are waiting for you.
web-notices-bell = Bell when it’s my turn

web-notices-off = No notices from this server
web-notices-off-about = This server does not send notices. Whoever runs it can turn them on.

web-notices-push = In this browser
web-notices-push-about = A notification on this device, even while Rallybox is closed. The push service of your browser carries it, but cannot read it.
web-notices-push-on = Notify me here
web-notices-push-insecure = Browsers allow notifications only over https.
web-notices-push-unable = This browser cannot show notifications. On an iPhone or iPad, add Rallybox to the home screen first.
web-notices-push-denied = Notifications are blocked for this page. You can allow them in your browser’s settings.

web-notices-mail = By e-mail
web-notices-mail-about = We first send you a link; nothing else arrives until you have followed it. Every message has a link to stop them.
web-notices-mail-field = E-mail address
web-notices-mail-on = Send the link
web-notices-mail-sent = The link is on its way. Please check your mail.

web-notices-hook = To a chat
web-notices-hook-about = A webhook of Discord, Slack, Mattermost or a Matrix bridge. Everyone who reads that channel sees whose turn it is.
web-notices-hook-field = Webhook address
web-notices-hook-on = Add webhook

web-notices-when = When
web-notices-when-about = During quiet hours nothing is sent; what comes up is held back until they end.
web-notices-quiet = Quiet hours
web-notices-from = From
web-notices-to = To
web-notices-zone = Time zone: { $zone }
web-notices-reminders = Reminder before time runs out

web-notices-unconfirmed = Waiting for you to follow the link
web-notices-failing = The last notice did not arrive
web-notices-test = Try it
web-notices-remove = Remove
web-notices-added = Added.
web-notices-removed = Removed.
web-notices-kept = Saved.
web-notices-test-sent = Sent. It should arrive in a moment.

web-notices-stop-done = That was the last notice
web-notices-stop-about = Nothing more will be sent this way, and the address has been deleted.
web-notices-confirm-done = Address confirmed
web-notices-confirm-about = From now on you will be told here when it’s your turn.
