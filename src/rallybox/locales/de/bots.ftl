bots-unknown = Einen Bot namens „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
bots-no-such-level = In { $game } gibt es „{ $bot }“ nicht. Es gibt: { $bots }.
bots-no-scale = In { $game } gibt es keine Wertungszahlen, also auch kein „{ $bot }“. Es gibt: { $bots }.
bots-off-scale = „{ $bot }“ gibt es nicht: Wertungszahlen reichen in { $game } von { $low } bis { $high }.

## Bots, die fremde Programme sind

bots-no-program = Es gibt kein Programm „{ $program }“, das sich starten ließe.
bots-bad-command = „{ $command }“ lässt sich nicht als Befehl lesen: { $detail }.

bots-fault-start = Entscheidung { $decision }: „{ $bot }“ ließ sich nicht starten ({ $detail }); der Bot „club“ hat entschieden.
bots-fault-crash = Entscheidung { $decision }: „{ $bot }“ hat sich beendet ({ $detail }); der Bot „club“ hat entschieden.
bots-fault-closed = Entscheidung { $decision }: „{ $bot }“ hat Eingabe oder Ausgabe geschlossen; der Bot „club“ hat entschieden.
bots-fault-slow = Entscheidung { $decision }: „{ $bot }“ hat nicht rechtzeitig geantwortet; der Bot „club“ hat entschieden.
bots-fault-nonsense = Entscheidung { $decision }: Die Antwort von „{ $bot }“ ist nicht lesbar ({ $detail }); der Bot „club“ hat entschieden.
bots-fault-unknown = Entscheidung { $decision }: „{ $bot }“ hat eine Aktion gewählt, die nicht angeboten war ({ $detail }); der Bot „club“ hat entschieden.
bots-fault-long = Entscheidung { $decision }: „{ $bot }“ hat eine Zeile ohne Ende geschrieben; der Bot „club“ hat entschieden.
bots-fault-early = Entscheidung { $decision }: „{ $bot }“ hat ungefragt geantwortet ({ $detail }); der Bot „club“ hat entschieden.
bots-fault-given-up = Entscheidung { $decision }: „{ $bot }“ wurde schon { $detail }-mal gestartet; ab jetzt entscheidet der Bot „club“.
bots-names = Ada, Bruno, Chiara, Dieter, Elif, Fatou, Goran, Hanna, Ines, Jonas

## Dasselbe in der Spalte einer Tabelle

bots-kind-start = nicht gestartet
bots-kind-crash = abgestürzt
bots-kind-closed = verstummt
bots-kind-slow = zu langsam
bots-kind-nonsense = unlesbar
bots-kind-unknown = nicht angeboten
bots-kind-long = endlose Zeile
bots-kind-early = ungefragt
bots-kind-given-up = aufgegeben
