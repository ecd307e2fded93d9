## Die Charaktere: Name, Fahrweise, ein Satz über sich, und was sie sagen, wenn alle es gesehen
## haben. Nichts davon darf etwas über Karten verraten.

bots-quip = { $name }: „{ $words }“

bots-driver-thrifty = Odile
bots-driver-thrifty-manner = spart für später
web-driver-thrifty-about = Was ich heute spare, bringt mich morgen ins Ziel.
bots-says-thrifty-start = Nur keine Hast. Der Weg ist weit.
bots-says-thrifty-ahead = Eile mit Weile.
bots-says-thrifty-behind = Nur zu. Sprit ist teuer.
bots-says-thrifty-lead = Dabei lasse ich es nur rollen.
bots-says-thrifty-leap = Sparen zahlt sich aus.
bots-says-thrifty-drop = Das war ein teurer Spaß.
bots-says-thrifty-won = Gewonnen, und noch Wechselgeld übrig.
bots-says-thrifty-lost = Gespart habe ich jedenfalls viel.

bots-driver-flatout = Rocco
bots-driver-flatout-manner = immer Vollgas
web-driver-flatout-about = Ich kenne zwei Gänge: Vollgas und parken.
bots-says-flatout-start = Gut festhalten!
bots-says-flatout-ahead = Wusch!
bots-says-flatout-behind = He! Das war meine Spur!
bots-says-flatout-lead = Endlich freie Bahn!
bots-says-flatout-leap = Hat das jemand gesehen?
bots-says-flatout-drop = Wo ist die Bremse? Ach, da.
bots-says-flatout-won = Ich könnte gleich noch mal!
bots-says-flatout-lost = Aber am lautesten war ich.

bots-driver-blocker = Magnus
bots-driver-blocker-manner = macht die Straße dicht
web-driver-blocker-about = Die Straße ist genau so breit wie ich. Tut mir leid.
bots-says-blocker-start = Nach euch. Oder lieber doch nicht.
bots-says-blocker-ahead = Verzeihung. Schwertransport.
bots-says-blocker-behind = Wo war denn da Platz?
bots-says-blocker-lead = Jetzt kommt niemand mehr vorbei.
bots-says-blocker-leap = Platz da!
bots-says-blocker-drop = Eine Lücke gelassen. Mein Fehler.
bots-says-blocker-won = Sag ich doch: kein Vorbeikommen.
bots-says-blocker-lost = Immerhin mussten alle bremsen.

bots-driver-gambler = Zita
bots-driver-gambler-manner = setzt alles auf eine Karte
web-driver-gambler-about = Eins zu drei? Ich habe schon mit weniger gewonnen.
bots-says-gambler-start = Wer wettet gegen mich?
bots-says-gambler-ahead = Alles oder nichts!
bots-says-gambler-behind = Na gut. Ich erhöhe.
bots-says-gambler-lead = Die Bank gehört mir.
bots-says-gambler-leap = Jackpot!
bots-says-gambler-drop = Mein Glück macht gerade Mittag.
bots-says-gambler-won = Wettet nie gegen mich.
bots-says-gambler-lost = Noch eine Partie? Gleicher Einsatz.

bots-driver-opportunist = Pip
bots-driver-opportunist-manner = nutzt jede Lücke
web-driver-opportunist-about = Ich warte, bis jemand patzt. Irgendwer patzt immer.
bots-says-opportunist-start = Beachtet mich gar nicht.
bots-says-opportunist-ahead = Die Tür stand offen.
bots-says-opportunist-behind = Interessant. Sehr interessant.
bots-says-opportunist-lead = Oh, ist hier vorn?
bots-says-opportunist-leap = Danke, alle miteinander.
bots-says-opportunist-drop = Diesmal war ich die Lücke.
bots-says-opportunist-won = Ich hab nur aufgehoben, was herumlag.
bots-says-opportunist-lost = Niemand hat gepatzt. Wie unhöflich.

bots-driver-professor = Wanda
bots-driver-professor-manner = rechnet alles durch
web-driver-professor-about = Ich habe alles durchgerechnet. Na ja, fast alles.
bots-says-professor-start = In der Theorie ist es ganz einfach.
bots-says-professor-ahead = Wie berechnet.
bots-says-professor-behind = Das stand nicht im Modell.
bots-says-professor-lead = Q. e. d. Vorerst.
bots-says-professor-leap = Höchst unwahrscheinlich! Und doch.
bots-says-professor-drop = Ein Ausreißer. Bestimmt.
bots-says-professor-won = Theorie und Praxis stimmen überein.
bots-says-professor-lost = Ich brauche eine größere Tafel.
