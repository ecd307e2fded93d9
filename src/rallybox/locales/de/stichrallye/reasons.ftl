# Warum ein Zug in Stich Rallye gut ist: kurze Sätze, je eine Tatsache.

stichrallye-why-sure = Gewinnt den Stich sicher: { stichrallye-part-named } schlägt niemand.
stichrallye-why-slow = Wer gewinnt, fährt höchstens { $lowest }.
stichrallye-why-high = Gewinnt bisher; { $higher ->
    [0] eine höhere Karte in { stichrallye-part-colour } kann nicht kommen
    [one] nur eine höhere Karte in { stichrallye-part-colour } kann kommen
   *[other] nur { $higher } höhere Karten in { stichrallye-part-colour } können kommen
 }{ $new ->
    [yes] , aber vielleicht eine neue Farbe
   *[no] {""}
 }.
stichrallye-why-low = Gewinnt kaum: { $higher } höhere Karten in { stichrallye-part-colour } können noch kommen.
stichrallye-why-winds = Gewinnt nicht, also geht dein Motor von { $motor } auf { $wound } hinauf.
stichrallye-why-unwinds = Gewinnt nicht, und dein Motor fällt von { $motor } auf { $wound }.
stichrallye-why-maybe-winds = Verlierst du, geht dein Motor von { $motor } auf { $wound } hinauf.
stichrallye-why-maybe-unwinds = Verlierst du, fällt dein Motor von { $motor } auf { $wound }.
stichrallye-why-last-of = Deine letzte Karte in { stichrallye-part-colour }: Danach musst du { stichrallye-part-colour } nicht mehr bedienen.
stichrallye-why-keeps = Spart { stichrallye-part-named } für später.
stichrallye-why-lowest = So wirst du deine niedrigste Karte los.
stichrallye-why-takes = Gewinnt den Stich: Du fährst { $lowest }{ $rolled ->
    [down] {" "}und rollst einen Hang hinab, zusammen { $gain } Felder
    [up] {" "}und rollst zurück, zusammen { $gain } Felder
   *[no] {""}
 }.
stichrallye-why-finish = Vollendet deine zweite Runde und gewinnt das Rennen.
stichrallye-why-lap = Vollendet deine erste Runde.
stichrallye-why-turbo-finish = Mit dem Motor ({ $motor }) vollendet das deine zweite Runde und gewinnt das Rennen.
stichrallye-why-turbo-lap = Mit dem Motor ({ $motor }) vollendet das deine erste Runde.
stichrallye-why-turbo-for = Mit dem Motor ({ $motor }) kommst du { $gain } Felder weit.
stichrallye-why-further = Bringt dich { $more ->
    [one] ein Feld
   *[other] { $more } Felder
 } weiter als ohne.
stichrallye-why-no-further = Bringt dich nicht weiter als ohne.
stichrallye-why-peak = Noch einmal aufgezogen fiele der Motor von { $motor } auf { $wound }.
stichrallye-why-rolls = { $rolled ->
    [down] Rollt einen Hang hinab: zusammen { $gain } Felder.
   *[up] Endet bergauf und rollt zurück: zusammen { $gain } Felder.
 }
stichrallye-why-place = Bringt dich auf Platz { $place }.
stichrallye-why-runs-anyway = Der Durchgang endet: Dein Motor ({ $motor }) läuft dann ohnehin, in einer eigenen Fahrt.
stichrallye-why-grows = Noch einmal aufgezogen zeigt der Motor { $wound } statt { $motor }.
stichrallye-why-stays = Dein Motor bleibt auf { $motor }.
stichrallye-why-uphill = Mit dem Motor würdest du bergauf halten und zurückrollen.
