# Die großen Momente eines Spiels, und wie es ausging

web-race-wins = { $name } gewinnt!
web-race-you-win = Du gewinnst!
web-race-you = du
web-race-share = { $names } teilen sich den Sieg!
web-race-you-share = Du teilst dir den Sieg mit { $names }!
web-race-came = { $place ->
    [2] Platz zwei für dich.
    [3] Platz drei für dich.
    [4] Platz vier für dich.
    [5] Platz fünf für dich.
   *[other] Platz { $place } für dich.
  }
web-race-place = Platz
web-race-board = Spielplan zeigen
web-race-leads = Führt.
