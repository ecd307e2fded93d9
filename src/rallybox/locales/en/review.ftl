# The review: a finished race, judged.

review-turn-decision = { $whom } goes from { $before }% to { $after }%. { $seat } chose: “{ $action }”
review-turn-slip = { $whom } goes from { $before }% to { $after }%. A slip by { $seat }: “{ $action }” instead of “{ $better }”
review-turn-mistake = { $whom } goes from { $before }% to { $after }%. A mistake by { $seat }: “{ $action }” instead of “{ $better }”
review-turn-draw = { $whom } goes from { $before }% to { $after }% when { $seat } moves: the cards decided.
review-turn-forced = { $whom } goes from { $before }% to { $after }%. { $seat } could only do one thing: “{ $action }”
review-why-forced = { $seat } had no other move.
review-why-soon = This move has not been judged yet.
review-why-best = { $seat } found the best move there was.
review-why-fine = There was nothing clearly better.
review-why-wrong = The other move promised { $seat } more.
review-why-cards = The cards helped { $gains } most, and cost { $loses } most.
review-why-cards-good = The right cards came for { $seat }.
review-why-cards-bad = The wrong cards came for { $seat }.
review-verdict-shared = The win is shared: { $seats }.
review-verdict-behind = { $seat } won after falling to { $lowest }% in the second half.
review-verdict-ahead = { $seat } led the second half and never let go.
review-verdict-luck = { $seat } won, and the cards helped.
review-verdict-skill = { $seat } won through good driving more than through good cards.
review-verdict-others = { $seat } won; the others opened the way.
review-verdict-both = { $seat } won by luck and skill in about equal parts.
review-verdict-behind-you = You won after falling to { $lowest }% in the second half.
review-verdict-ahead-you = You led the second half and never let go.
review-verdict-luck-you = You won, and the cards helped.
review-verdict-skill-you = You won through good driving more than through good cards.
review-verdict-others-you = You won; the others opened the way.
review-verdict-both-you = You won by luck and skill in about equal parts.
review-verdict-alone-full = A full success.
review-verdict-alone-so-far = { $percent }% of full success.
review-verdict-alone = { $count ->
    [0] { $percent }% of full success, without a wrong move.
    [one] { $percent }% of full success; one move could have been better.
   *[other] { $percent }% of full success; { $count } moves could have been better.
  }
