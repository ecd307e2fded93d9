## Drivers: who they are, how strong, and what they say

web-level-rookie = Neuling
web-level-novice = Einstieg
web-level-amateur = Hobby
web-level-club = Club
web-level-regional = Regional
web-level-national = National
web-level-pro = Profi
web-level-master = Meisterklasse
web-level-champion = Champion
web-level-ace = Ass
web-bot = Bot: { $strength }
web-bot-plain = Bot
web-driver = { $manner } · { $strength }
web-like-me = Wie ich
web-like-you = so stark wie du
web-like-you-level = so stark wie du ({ $level })
web-strength = Stärke
web-strength-all = Stärke der Bots
web-strength-mixed = gemischt
web-strength-level = Feste Stufe
web-strength-few = In diesem Spiel hat das Glück viel mitzureden, deshalb gibt es nur { $levels } Stufen.
web-like-me-about = Sie fahren etwa so gut wie du: Ihre Stärke folgt deinen Ergebnissen gegen sie, damit alle etwa gleich oft gewinnen.
web-like-me-now = Zurzeit: { $level }, nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
web-who-people = Menschen
web-who-drivers = Charaktere
web-pick-done = Fertig
web-change = Ändern
web-change-who = { $name } ändern
web-follow = Bots passen sich mir an
web-quips = Sprüche der Charaktere
