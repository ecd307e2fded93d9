# Was der Server über Leute sagt, die abwesend sind oder aufgegeben haben

server-bot-already = Hier fährt schon ein Bot.
server-clock-decides = An diesem Tisch entscheidet die Uhr für alle, die nicht da sind.
server-not-away = { $name } ist da.
server-not-away-long = { $name } ist gerade erst gegangen. Ein Bot darf nach { $seconds } Sekunden Abwesenheit übernehmen.
server-gave-up = Du hast diese Partie aufgegeben.
