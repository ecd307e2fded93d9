# Notices to people who are not looking (docs/notices.md). Ids: server-notice, then what it is about.

## What a notice says

server-notice-turn = { $game }: it’s your turn
server-notice-reminder = { $game }: your time is running out
server-notice-company = At the table with you: { $names }.
server-notice-until = You have until { $day }, { $time }; then a bot decides for you.
server-notice-stop = To stop these notices: { $link }
server-notice-stop-button = Stop the notices
server-notice-test = A notice from Rallybox
server-notice-test-about = This is how you will be told when it’s your turn.

## The letter that asks whether an address is somebody’s

server-notice-confirm = May Rallybox write to you here?
server-notice-confirm-about =
    Somebody wants to be told at this address when it is their turn at a game table.

    If that was you, follow this link within two days:
    { $link }

    If not, just ignore this message. You will not get another.

## What cannot be done

server-notice-off = This server sends no notices of this kind.
server-notice-bad-link = This link is wrong or has expired.
server-notice-bad-address = This address cannot be used: it must begin with https://, and contain neither a password nor an unusual port.
server-notice-no-such-host = This address cannot be found.
server-notice-own-network = This address leads into the server’s own network, where nothing is sent.
server-notice-bad-push = This browser’s push subscription cannot be used.
server-notice-bad-mail = This is not an e-mail address.
server-notice-bad-zone = There is no such time zone.
server-notice-no-such-channel = There is no such channel, or it has not been confirmed yet.
server-notice-too-many-channels = You already have { $most } webhooks. Remove one of them first.
server-notice-too-many = Too much has been sent to this address lately. Please try again later.
server-notice-too-many-letters = Enough confirmation e-mails have been requested from your network today. Please try again tomorrow.
server-notice-not-arrived = It did not arrive. Please check the address, or try again later.
server-notice-not-yet = It is on its way, but has not arrived yet. It may still come.
server-notice-bad-mail-server = The mail settings cannot be right: mail_server looks like smtp://mail.example:587, smtps://mail.example or smtp+plain://127.0.0.1:25, and mail_from is an e-mail address.
server-notice-bad-public-address = The setting public_address must look like https://rally.example, without anything after it.
