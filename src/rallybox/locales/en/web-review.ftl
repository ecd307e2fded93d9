# The review of a finished game, in the browser

web-review = Review
web-review-open = Review the game
web-review-coming = Working out the chances…
web-review-finer = Refining… { $percent }%
web-review-whole = Review complete
web-review-effort = Quick review: { $percent }% of full depth
web-review-chances = Chance to win
web-review-success = Chance of full success
web-review-places = Chance to win, then the chances of every other place
web-review-place =
    { $place ->
        [1] { $place }st { $percent }%
        [2] { $place }nd { $percent }%
        [3] { $place }rd { $percent }%
       *[other] { $place }th { $percent }%
    }
web-review-share = { $percent }%
web-review-doubt = ± { $percent }%
web-review-signed = { $percent }%
web-review-at = Move { $place } of { $last }
web-review-start = The start
web-review-end = The finish
web-review-value = { $where }: { $chances }
web-review-one = { $name } { $percent }%
web-review-keys = Arrow keys: one move. T: next turning point.
web-review-table = As a table
web-review-move = Move
web-review-back = One move back
web-review-forward = One move forward
web-review-turn-back = Previous turning point
web-review-turn-forward = Next turning point
web-review-board = The board at this moment
web-review-as-acting = whoever decides
web-review-taken = Played
web-review-the-cards = The cards
web-review-better = Better
web-review-best = Nothing better was found.
web-review-only = The only possible move.
web-review-soon = Not judged yet.
web-review-fine-about = Too close to call it a mistake.
web-review-grade-best = Best
web-review-grade-fine = Fine
web-review-grade-slip = Slip
web-review-grade-mistake = Mistake
web-review-cost = Cost in places: { $places } ({ $low } to { $high }); in chance to win: { $win }% ({ $least }% to { $most }%)
web-review-cost-alone = Cost: { $percent }% of the way to full success ({ $low }% to { $high }%)
web-review-cards = What the cards did: { $changes }
web-review-drivers = The drivers
web-review-accuracy = Accuracy
web-review-accuracy-about = The share of decisions that were best or fine.
web-review-lost = Places lost
web-review-lost-about = What slips and mistakes cost.
web-review-fair = Fair share
web-review-dealt = At the start
web-review-deals = Luck
web-review-deals-about = What deals and draws did to the chance to win.
web-review-mine = Own decisions
web-review-others = The others’ decisions
web-review-result = Result
web-review-sum = The parts add up exactly, from an equal chance at the start to the result.
web-review-turns = Turning points
web-review-no-turns = No single moment decided this game.
web-review-play-on = Play on from here
web-review-play-on-about = Opens a new private table at this moment, against bots.
web-review-play-on-seat = You drive as
web-review-play-on-level = The bots
web-review-play-on-go = Play on
web-review-try = Try another move
web-review-try-about = What could { $name } have done? Pick a move to see how the chances change.
web-review-try-thinking = Working it out…
web-review-try-played = As played
web-review-try-instead = Instead
