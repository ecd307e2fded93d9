# The patience of Tacots: numbered deals, taking back, the best results

web-pat-title = Patience
web-pat-about = Tacots for one: four cars, four piles, one road. Every deal has a number, so two people can try the same one, and you can try again.
web-pat-rules = How it goes is in the rules of Tacots, at the end.
web-pat-number = Number of the deal
web-pat-any = any deal
web-pat-number-about = From 0 to 999999. The same number is always the same deal.
web-pat-number-wrong = A deal has a number from 0 to 999999.
web-pat-play =
    { $any ->
        [yes] Play a new deal
       *[no] Play this deal
    }
web-pat-best = The best
web-pat-best-of = The best of deal { $deal }
web-pat-everybody = Everybody on this server
web-pat-mine = Yours
web-pat-none-yet = Nobody has finished one yet.
web-pat-none-mine = You have not finished one yet.
web-pat-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-pat-full = full success
web-pat-counts = A deal counts until you take a move back, ask for a hint or let a bot play. Of each deal your best one is kept.
web-pat-counting = Counts for the best list
web-pat-counting-not = For practice: it no longer counts for the best list
web-pat-counted = This result counts for the best list.
web-pat-counted-not = You had help, or took something back: this result does not count for the best list.
web-pat-undo = Take back
web-pat-ask =
    { $what ->
        [undo] Take the move back?
       *[hint] Ask for a hint?
    }
web-pat-ask-about =
    { $what ->
        [undo] So far this deal counts for the best list. Once you take a move back you have seen a hidden card, so it does not count any more. After that you can take back as many moves as you like.
       *[hint] So far this deal counts for the best list. With a hint it does not count any more.
    }
web-pat-ask-yes =
    { $what ->
        [undo] Take it back
       *[hint] Show me a hint
    }
web-pat-ask-no = Let it count
web-pat-same = This deal again
web-pat-new = Another deal
web-pat-all-best = All best results

web-dice-numbered = Nothing was drawn here.
web-dice-numbered-how = This is a numbered deal: all its cards follow from its number, which everybody could see before the start. So the server promised nothing, nobody added anything, and anybody could look the cards up.
web-dice-check-number =
    { $found ->
        [right] The cards are those of { $number }, worked out on this device.
       *[wrong] These are not the dice of { $number }.
    }
