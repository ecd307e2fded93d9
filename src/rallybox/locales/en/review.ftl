# The review: a finished race, judged.

review-turn-decision = { $whom }: from { $before }% to { $after }%. { $seat } chose: “{ $action }”
review-turn-slip = { $whom }: from { $before }% to { $after }%. A slip by { $seat }: “{ $action }” instead of “{ $better }”
review-turn-mistake = { $whom }: from { $before }% to { $after }%. A mistake by { $seat }: “{ $action }” instead of “{ $better }”
review-turn-draw = { $whom }: from { $before }% to { $after }% on { $seat }’s move. The cards decided.
review-turn-forced = { $whom }: from { $before }% to { $after }%. { $seat } had only one move: “{ $action }”
review-why-forced = { $seat } had no other move.
review-why-soon = This move has not been judged yet.
review-why-best = { $seat } found the best move.
review-why-fine = There was nothing clearly better.
review-why-wrong = The other move promised { $seat } more.
review-why-cards = The cards helped { $gains } most and hurt { $loses } most.
review-why-cards-good = { $seat } got the right cards.
review-why-cards-bad = { $seat } got the wrong cards.
review-parts-doubt = Luck and decisions are estimates, within ± { $percent }%.
review-verdict-shared = The win is shared: { $seats }.
review-verdict-behind = { $seat } won after falling to { $lowest }% in the second half.
review-verdict-ahead = { $seat } led the second half and never let go.
review-verdict-luck = { $seat } won, and the cards helped.
review-verdict-skill = { $seat } won through good driving more than through good cards.
review-verdict-others = { $seat } won, with some help from the others.
review-verdict-both = { $seat } won through good driving and good cards.
review-verdict-behind-you = You won after falling to { $lowest }% in the second half.
review-verdict-ahead-you = You led the second half and never let go.
review-verdict-luck-you = You won, and the cards helped.
review-verdict-skill-you = You won through good driving more than through good cards.
review-verdict-others-you = You won, with some help from the others.
review-verdict-both-you = You won through good driving and good cards.
review-verdict-alone-full = A full success.
review-verdict-alone-so-far = { $percent }% of full success.
review-verdict-alone = { $count ->
    [0] { $percent }% of full success, without a wrong move.
    [one] { $percent }% of full success; one move could have been better.
   *[other] { $percent }% of full success; { $count } moves could have been better.
  }
