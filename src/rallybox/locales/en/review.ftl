# The review: a finished race, judged.

review-turn-decision = { $seat }: { $action } { $whom } goes from { $before }% to { $after }%.
review-turn-slip = { $seat }: { $action } A slip; better was: { $better } { $whom } goes from { $before }% to { $after }%.
review-turn-mistake = { $seat }: { $action } A mistake; better was: { $better } { $whom } goes from { $before }% to { $after }%.
review-turn-draw = The cards: { $whom } goes from { $before }% to { $after }%.
review-verdict-shared = { $seats } share the win.
review-verdict-behind = { $seat } had a { $lowest }% chance in the second half, and won.
review-verdict-ahead = { $seat } led the second half and never let go.
review-verdict-luck = { $seat } won, and the cards helped.
review-verdict-skill = { $seat } won by playing better than the cards.
review-verdict-others = { $seat } won; the others opened the way.
review-verdict-both = { $seat } won by a little luck and a little skill.
review-verdict-alone-full = A full success.
review-verdict-alone = { $count ->
    [0] { $percent }% of a full success, without a wrong move.
    [one] { $percent }% of a full success; one move could have been better.
   *[other] { $percent }% of a full success; { $count } moves could have been better.
  }
