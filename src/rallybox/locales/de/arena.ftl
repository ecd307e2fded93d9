# Was die Arena sagt. Kennungen: arena, dann das, worum es geht.

## Argumente

arena-arg-bots = die Bots, die gegeneinander antreten, alle gleich oft auf jedem Sitz
arena-arg-among = in jeder Partie einer der Bots, auf allen anderen Sitzen dieser hier
arena-arg-games = wie viele Partien mindestens, in ganzen Durchläufen aller Aufstellungen und Sitze (Standard: 200)
arena-arg-until-decided = aufhören, sobald die Antwort sicher ist, spätestens nach der verlangten Zahl von Partien
arena-arg-clear-of = mit --among: Die Antwort ist sicher, wenn der Anteil der Siege von R fairen Anteilen abweicht (Standard: 1)
arena-arg-cluster = stattdessen auf dem Ray-Cluster unter dieser Adresse spielen
arena-arg-out = der Ordner für Journal, Ergebnisse und Seite (Standard: arena-SPIEL-STARTWERT)
arena-arg-resume = den Lauf in diesem Ordner fortsetzen; alle anderen Argumente wie zuvor

## Was nicht geht

arena-worker-lost = Ein Prozess, der Partien spielte, wurde von außen beendet; mit „--resume“ geht ein Arenalauf dort weiter, wo er war.
arena-one-bot = Eine Arena braucht zwei Bots oder mehr, etwa „--bots rookie,club“, oder einen unter anderen, etwa „--bots pro --among club“.
arena-bot-twice = In { $bots } steht ein Bot doppelt; nenne jeden einmal, die Sitze werden gerecht verteilt.
arena-among-itself = { $bot } kann nicht unter seinesgleichen antreten; nenne nach --among einen anderen Bot.
arena-one-seat = Allein gibt es niemanden zum Vergleichen; wähle mehr Personen.
arena-not-times = „{ $text }“ ist kein Vielfaches wie 1.05
arena-clear-of = Die Zahl nach --clear-of muss kleiner als { $most } sein, denn mehr als alle Partien kann niemand gewinnen.
arena-clear-of-whom = --clear-of zählt faire Anteile und braucht --among.
arena-resume-what = Welcher Lauf? Gib mit --out seinen Ordner an oder mit --seed seinen Startwert.
arena-folder-taken = In „{ $folder }“ liegt schon ein Lauf; setz ihn mit --resume fort oder wähle mit --out einen anderen Ordner.
arena-journal-trouble = Das Journal „{ $file }“ lässt sich nicht benutzen: { $reason }.
arena-not-a-journal = „{ $file }“ ist kein Journal eines Arenalaufs: { $detail }.
arena-other-format = Das Journal „{ $file }“ hat das Dateiformat { $version }; dieses Programm liest Format 1.
arena-bad-line = Zeile { $line } des Journals „{ $file }“ ist nicht lesbar: { $detail }.
arena-wrong-line = Zeile { $line } des Journals „{ $file }“ ist keine Partie dieses Laufs.
arena-other-rules = Dieser Lauf begann mit Version { $theirs } der Regeln von { $game }; dieses Programm spielt Version { $ours }.
arena-other-contest = Der Lauf in „{ $file }“ begann mit anderen Argumenten: { $names }.
arena-nothing-yet = Noch ist keine Kartenverteilung auf allen Sitzen gespielt, also gibt es nichts zu berichten. Die bisherigen Partien liegen in „{ $folder }“; mit --resume geht es weiter.
arena-no-ray = Ein Cluster braucht Ray, und das ist hier nicht installiert: pip install "rallybox[cluster]".
arena-no-cluster = Unter „{ $address }“ ist kein Ray-Cluster zu erreichen: { $reason }.
arena-cluster-lost = Der Cluster hat aufgehört zu spielen: { $reason }; mit „--resume“ geht der Lauf dort weiter, wo er war.

## Wörter für Zahlen

arena-microseconds = { $value } µs
arena-milliseconds = { $value } ms
arena-seconds = { $value } s
arena-minutes = { $value } min
arena-interval = { $value } ({ $low }–{ $high })
arena-percent = { $value } %
arena-quantile-min = Minimum
arena-quantile-p10 = 10 %
arena-quantile-p25 = 25 %
arena-quantile-median = Median
arena-quantile-p75 = 75 %
arena-quantile-p90 = 90 %
arena-quantile-max = Maximum
arena-quantile-mean = Mittel

## Was herauskam

arena-title = { $title } ({ $variant }), { $players } am Tisch: { $games } Partien mit { $deals } Kartenverteilungen. Startwert { $seed }.
arena-verdict-among = { $bot } gewinnt das { $value }-Fache des fairen Anteils unter Bots der Stufe { $among } (95 %: { $low } bis { $high }), { $status }.
arena-verdict-pair = { $bot } landet in { $value } % der Begegnungen vor { $other } (95 %: { $low } bis { $high }), { $status }.
arena-decided = { $deals ->
    [one] entschieden nach einer Kartenverteilung
   *[other] entschieden nach { $deals } Kartenverteilungen
}
arena-open = noch nicht entschieden
arena-bot = Bot
arena-driver = { $name } ({ $bot })
arena-column-rating = Wertung
arena-column-share = Siege × fair
arena-column-placing = Platzierung
arena-column-p95 = Denken 95 %
arena-column-faults = Fehler
arena-columns = In Klammern: 95-%-Intervalle über die Kartenverteilungen. Fair ist 1,00 bei Siegen und 0,50 bei der Platzierung (1 Erster, 0 Letzter). 95 von 100 Entscheidungen dauern nicht länger als „Denken 95 %“.
arena-columns-until = Diese Intervalle gelten für eine vorher festgelegte Zahl von Partien; die in den Sätzen oben gelten auch dann, wenn der Lauf jederzeit aufhören darf.
arena-first-fault = Der erste Fehler: { $fault }
arena-finished-all = Alle Partien sind gespielt.
arena-finished-decided = Beendet: Die Antwort steht fest.
arena-finished-interrupted = Unterbrochen. Das sagen die bisher vollständig gespielten Kartenverteilungen. Mit demselben Befehl und --resume --out { $folder } geht es weiter.
arena-files = Seite: { $page }. Zahlen: { $results }.

## Die Seite

arena-page-eyebrow = Rallybox-Arena
arena-page-heading = { $title }: { $bots }
arena-page-heading-among = { $title }: { $bots } unter Bots der Stufe { $among }
arena-page-players = { $players } am Tisch
arena-page-variant = Regeln: { $variant }
arena-page-games = { $games } Partien, { $deals } Kartenverteilungen
arena-page-finished-all = alle Partien gespielt
arena-page-finished-decided = beendet, als die Antwort feststand
arena-page-finished-interrupted = unterbrochen; nur vollständig gespielte Kartenverteilungen
arena-page-of = von { $games }
arena-page-most = { $low } bis { $high }

arena-page-wins = Siege
arena-page-wins-about = Wie oft ein Bot gewinnt, gemessen an seinem fairen Anteil. Die gestrichelte Linie ist dieser Anteil; die Balken enthalten den wahren Wert in 95 von 100 Fällen.
arena-page-wins-caption = Siege in fairen Anteilen
arena-page-wins-rows = Bot
arena-page-wins-figure = × fairer Anteil
arena-page-ratings = Wertungen
arena-page-ratings-about = Spielstärke nach den Plätzen gegen diese Gegner. Nur Unterschiede zählen; im Mittel sind es 25.
arena-page-ratings-caption = Wertungen mit 95-%-Intervallen
arena-page-ratings-rows = Bot
arena-page-ratings-figure = Wertung
arena-page-placings = Platzierung
arena-page-placings-about = Die mittlere Platzierung von 1 (immer Erster) bis 0 (immer Letzter). Die gestrichelte Linie ist fair.
arena-page-placings-caption = Mittlere Platzierung mit 95-%-Intervallen
arena-page-placings-rows = Bot
arena-page-placings-figure = Platzierung
arena-page-meetings = Direkter Vergleich
arena-page-meetings-about = Wie oft der Bot der Zeile am selben Tisch vor dem Bot der Spalte landet; Gleichstand zählt halb.
arena-page-meetings-caption = Davor gelandet, in Prozent, mit 95-%-Intervallen
arena-page-meetings-rows = vor …
arena-page-seats = Nach Sitz
arena-page-seats-about = Kommt es auf den Sitz an? Anteile an allen Siegen, und darunter, wie oft jeder Bot von jedem Sitz aus gewinnt.
arena-page-seats-caption = Anteil an allen Siegen
arena-page-seats-rows = Sitz
arena-page-seats-figure = aller Siege
arena-page-seats-matrix = Gewonnene Partien nach Bot und Sitz
arena-page-starts = Nach Startplatz
arena-page-starts-about = Hilft es, anzufangen? Wer auf Startplatz 1 steht, ist nach dem Austeilen zuerst dran.
arena-page-starts-caption = Anteil an allen Siegen
arena-page-starts-rows = Startplatz
arena-page-starts-figure = aller Siege
arena-page-starts-matrix = Gewonnene Partien nach Bot und Startplatz
arena-page-scores = Punkte
arena-page-scores-about = Wie sich die Punkte jedes Bots verteilen. Die Zahl ist der Median; 80 von 100 Ergebnissen liegen im Bereich darunter.
arena-page-scores-caption = Punkte am Ende
arena-page-scores-rows = Bot
arena-page-scores-figure = Median
arena-page-lengths = Länge der Partien
arena-page-lengths-about = In Zügen oder Stichen, je nachdem, wie das Spiel zählt.
arena-page-lengths-caption = Züge pro Partie
arena-page-turns = Züge
arena-page-decisions = { $decisions } Entscheidungen pro Partie im Durchschnitt
arena-page-min = kürzeste
arena-page-p10 = 10 %
arena-page-median = Median
arena-page-p90 = 90 %
arena-page-max = längste
arena-page-mean = Mittelwert
arena-page-ends = Wie die Partien endeten
arena-page-ends-about = Was die Partien beendet hat.
arena-page-ends-caption = Gründe
arena-page-ends-rows = Grund
arena-page-ends-games = Partien
arena-page-thinking = Bedenkzeit
arena-page-thinking-about = Je Entscheidung, bei der es eine Wahl gab: der Median (Punkt), 95 von 100 (dicke Linie) und die längste (dünne Linie).
arena-page-thinking-caption = Bedenkzeit je Entscheidung
arena-page-thinking-rows = Bot
arena-page-thinking-figure = Median
arena-page-thinking-most = 95 %: { $time }
arena-page-thinking-longest = längste: { $time }
arena-page-faults = Fehler
arena-page-faults-about = Entscheidungen, die ein fremder Bot dem Bot „club“ überließ, weil er abstürzte, zu langsam war oder Unsinn antwortete.
arena-page-faults-caption = Fehler nach Art
arena-page-faults-rows = Bot
arena-page-faults-kind = Art
arena-page-faults-count = Entscheidungen
arena-page-method = Wie gespielt wurde
arena-page-method-about = Derselbe Befehl ergibt wieder dieselben Zahlen, bis auf die Zeiten.
arena-page-fact-seed = Startwert
arena-page-fact-rules = Version der Regeln
arena-page-fact-line-ups = Aufstellungen
arena-page-fact-time = Spielzeit aller Partien
arena-page-note-balance = Jede Kartenverteilung wird einmal für jede Drehung ihrer Aufstellung gespielt, sodass jeder Bot bei derselben Verteilung auf jedem Sitz sitzt.
arena-page-note-deals = Partien mit derselben Kartenverteilung ähneln sich. Deshalb werden die Intervalle über Kartenverteilungen berechnet, nicht über Partien.
arena-page-note-fixed = Die Zahl der Partien stand vorher fest; die Intervalle sind gewöhnliche 95-%-Intervalle.
arena-page-note-until = Der Lauf sollte aufhören, sobald die Antwort feststeht. Die Sätze oben nennen Intervalle, die bei jedem Hinsehen gelten; in den Tabellen stehen gewöhnliche für diese Zahl von Partien.
arena-page-note-decided = „Entschieden“ kommt aus einer wettbasierten Konfidenzfolge: Die Wahrscheinlichkeit, dass irgendeine ihrer Antworten falsch ist, beträgt höchstens 5 %, egal wann man hinsieht.
arena-page-note-ratings = Die Wertungen folgen dem Plackett-Luce-Modell von openskill, in der geplanten Reihenfolge der Partien; ihre Intervalle stammen daraus, dass auch andere Stichproben der Kartenverteilungen gewertet wurden.
arena-page-note-again = Ein Sieg, den sich k Bots teilen, zählt für jeden 1/k.

## Ohne das Glück

arena-arg-adjusted = die Ergebnisse auch ohne das Glück nennen: weniger Rauschen bei gleich vielen Partien, für etwas mehr Rechenzeit
arena-bot-adjusted = Ohne Glück
arena-column-narrower = × schmaler
arena-columns-adjusted = Bereinigt: ohne das, was das Glück brachte (gezogene Karten und Züge, die Bots auslosen). Der Mittelwert bleibt gleich; wie das Glück beurteilt wird, stand vor der ersten Partie fest. „× schmaler“ vergleicht die Intervalle der Siege.
arena-page-adjusted-wins = Siege, bereinigt
arena-page-adjusted-wins-about = Dasselbe ohne das, was das Glück brachte: gezogene Karten und Züge, die Bots auslosen. Im Mittel bringt das Glück nichts; der wahre Wert ist also derselbe, und die Balken sind meist kürzer.
arena-page-adjusted-wins-caption = Bereinigte Siege in fairen Anteilen
arena-page-adjusted-wins-rows = Bot
arena-page-adjusted-wins-figure = × fairer Anteil
arena-page-adjusted-placings = Platzierung, bereinigt
arena-page-adjusted-placings-about = Die mittlere Platzierung ohne das, was das Glück brachte, von 1 (immer Erster) bis 0 (immer Letzter).
arena-page-adjusted-placings-caption = Bereinigte mittlere Platzierung mit 95-%-Intervallen
arena-page-adjusted-placings-rows = Bot
arena-page-adjusted-placings-figure = Platzierung
arena-page-fact-luck = Davon zum Beurteilen des Glücks
arena-page-note-adjusted = Glück ist, wie eine Partie nach einer Ziehung steht, abzüglich dessen, wie sie im Mittel steht, wenn noch einmal gezogen wird. Wie das beurteilt wird, stand vor der ersten Partie fest. Sätze, Wertungen und direkte Vergleiche sind unbereinigt.
