# Warum ein Zug in Stich Rallye gut ist: kurze Sätze, je eine Tatsache.

stichrallye-why-sure = Gewinnt den Stich sicher: { stichrallye-part-named } ist nicht mehr zu schlagen.
stichrallye-why-slow = Wer gewinnt, fährt höchstens { stichrallye-part-spaces }.
stichrallye-why-high = Gewinnt bisher; { $higher ->
    [0] eine höhere Karte in { stichrallye-part-colour } gibt es nicht mehr
    [one] nur noch eine Karte in { stichrallye-part-colour } ist höher
   *[other] nur noch { $higher } Karten in { stichrallye-part-colour } sind höher
 }{ $new ->
    [yes] , aber eine neue Farbe würde stechen
   *[no] {""}
 }.
stichrallye-why-low = Gewinnt wohl nicht: { $higher } höhere Karten in { stichrallye-part-colour } sind noch im Spiel.
stichrallye-why-winds = Gewinnt nicht, also steigt dein Motor von { $motor } auf { $wound }.
stichrallye-why-unwinds = Gewinnt nicht, und dein Motor fällt von { $motor } auf { $wound }.
stichrallye-why-maybe-winds = Verlierst du, steigt dein Motor von { $motor } auf { $wound }.
stichrallye-why-maybe-unwinds = Verlierst du, fällt dein Motor von { $motor } auf { $wound }.
stichrallye-why-last-of = Deine letzte Karte in { stichrallye-part-colour }: Danach musst du { stichrallye-part-colour } nicht mehr bedienen.
stichrallye-why-keeps = Hebt { stichrallye-part-named } für später auf.
stichrallye-why-lowest = So wirst du deine niedrigste Karte los.
stichrallye-why-takes = Gewinnt den Stich: Du fährst { stichrallye-part-spaces }{ $rolled ->
    [down] {" "}und rollst einen Hang hinab (insgesamt { $gain } Felder)
    [up] , rollst aber zurück (insgesamt { $gain ->
        [one] 1 Feld
       *[other] { $gain } Felder
      })
   *[no] {""}
 }.
stichrallye-why-finish = Damit schaffst du deine zweite Runde und gewinnst das Rennen.
stichrallye-why-lap = Damit schaffst du deine erste Runde.
stichrallye-why-turbo-finish = Mit dem Motor ({ $motor }) schaffst du deine zweite Runde und gewinnst das Rennen.
stichrallye-why-turbo-lap = Mit dem Motor ({ $motor }) schaffst du deine erste Runde.
stichrallye-why-turbo-for = Mit dem Motor ({ $motor }) kommst du { $gain } Felder weit.
stichrallye-why-further = Bringt dich { $more ->
    [one] 1 Feld
   *[other] { $more } Felder
 } weiter als ohne Motor.
stichrallye-why-no-further = Bringt dich nicht weiter als ohne Motor.
stichrallye-why-peak = Noch einmal aufgezogen, fällt der Motor von { $motor } auf { $wound }.
stichrallye-why-rolls = { $rolled ->
    [down] Rollt einen Hang hinab: insgesamt { $gain } Felder.
   *[up] Hält bergauf und rollt zurück: insgesamt { $gain ->
        [one] 1 Feld
       *[other] { $gain } Felder
      }.
 }
stichrallye-why-place = Bringt dich auf Platz { $place }.
stichrallye-why-runs-anyway = Der Durchgang endet: Dein Motor ({ $motor }) läuft dann ohnehin, als eigene Fahrt.
stichrallye-why-grows = Noch einmal aufgezogen, steigt der Motor von { $motor } auf { $wound }.
stichrallye-why-stays = Dein Motor bleibt auf { $motor }.
stichrallye-why-uphill = Mit dem Motor würdest du bergauf halten und zurückrollen.
