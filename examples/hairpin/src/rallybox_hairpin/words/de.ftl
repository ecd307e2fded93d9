hairpin-welcome =
    Ein Rennen die Passstraße hinauf. Alle haben vier Gangkarten auf der Hand. In deinem Zug spielst du eine davon, höchstens einen Gang höher oder tiefer als dein jetziger, und fährst so viele Felder.

    Jede Kehre zeigt den höchsten Gang, in dem du sie nehmen kannst. Kommst du schneller, rutschst du: Dein Auto bleibt dort stehen, ohne Gang. Welche Karten du auch hast, du kannst immer eine ablegen und im ersten Gang ein Feld weit rollen. Nach jedem Zug ziehst du eine Karte.

    Erreicht ein Auto die Passhöhe, wird die Runde zu Ende gespielt. Wer am weitesten ist, gewinnt.
hairpin-about = Ein schnelles Rennen den Pass hinauf: gut schalten und auf die Kehren achten.
hairpin-variant-pass = Passstraße
hairpin-about-pass = Gut schalten und in den Kehren nicht rutschen.
hairpin-option-spaces = Felder bis zur Passhöhe

hairpin-ask-play = { $gear ->
    [0] Dein Auto steht: Spiel eine 1 oder lass es rollen.
   *[other] Du fährst im { $gear }. Gang: Spiel eine Karte, höchstens einen Gang höher oder tiefer, oder lass es rollen.
  }
hairpin-ask-wait = { $seat } wählt einen Gang.
hairpin-ask-over = Das Rennen ist vorbei.

hairpin-group-drive = Fahren
hairpin-group-skid = Rutschen
hairpin-group-coast = Rollen
hairpin-explain-drive = { $card } spielen und { $summit ->
    [yes] über die Passhöhe fahren.
   *[no] auf Feld { $space } fahren.
  }
hairpin-explain-skid = { $card } spielen und in der Kehre auf Feld { $space } rutschen; sie erlaubt höchstens den { $limit }. Gang.
hairpin-explain-coast = { $card } ablegen und auf Feld { $space } rollen.

hairpin-event-drove = { $seat } spielt { $card } und fährt auf Feld { $space }.
hairpin-event-skidded = { $seat } spielt { $card } und rutscht in der Kehre auf Feld { $space } (höchstens { $limit }).
hairpin-event-coasted = { $seat } legt { $card } ab und rollt auf Feld { $space }.
hairpin-event-drove-you = Du spielst { $card } und fährst auf Feld { $space }.
hairpin-event-skidded-you = Du spielst { $card } und rutschst in der Kehre auf Feld { $space } (höchstens { $limit }).
hairpin-event-coasted-you = Du legst { $card } ab und rollst auf Feld { $space }.
hairpin-event-drew = Du ziehst { $card }.
hairpin-event-shuffled = Die { $number } gespielten Karten bilden den neuen Stapel.
hairpin-end-summit = Die Passhöhe ist erreicht.

hairpin-illegal-card = Du hast { $card } nicht auf der Hand.
hairpin-illegal-gear = { $card } ist mehr als einen Gang entfernt: Du fährst { $gear ->
    [0] ohne Gang
   *[other] im { $gear }. Gang
  }.
