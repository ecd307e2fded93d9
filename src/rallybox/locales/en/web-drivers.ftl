## Drivers: who they are, how strong, and what they say

web-level-rookie = rookie
web-level-novice = novice
web-level-amateur = amateur
web-level-club = club driver
web-level-regional = regional driver
web-level-national = national driver
web-level-pro = professional
web-level-master = master
web-level-champion = champion
web-level-ace = ace
web-bot = Bot: { $strength }
web-bot-plain = Bot
web-driver = { $manner } · { $strength }
web-like-me = Like me
web-like-you = as strong as you
web-like-you-level = as strong as you ({ $level })
web-strength = Strength
web-strength-all = Strength of the bots
web-strength-mixed = mixed
web-strength-level = A fixed level
web-strength-few = Luck has a big say in this game, so there are only { $levels } levels.
web-like-me-about = They drive about as well as you do: your results against them set their strength, so that everybody wins their fair share.
web-like-me-now = At the moment: { $level }, after { $games ->
    [one] one game
   *[other] { $games } games
}.
web-who-people = People
web-who-drivers = Drivers
web-pick-done = Done
web-change = Change
web-change-who = Change { $name }
web-follow = Bots adapt to my strength
web-quips = Drivers talk at the table
