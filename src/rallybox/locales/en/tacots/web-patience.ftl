# The patience of Tacots: numbered deals, taking back, the best results

tacots-page-patience = Patience
web-pat-about = Tacots for one: four cars, four piles, one road. Every deal has a number, so you can play one again, or see who gets further.
web-pat-rules = How to play: see the end of the Tacots rules.
web-pat-number = Deal number
web-pat-any = random deal
web-pat-number-about = From 0 to 999999. The same number always gives the same cards.
web-pat-number-wrong = Deal numbers run from 0 to 999999.
web-pat-play =
    { $any ->
        [yes] Play a new deal
       *[no] Play this deal
    }
web-pat-best = Best results
web-pat-best-of = Best results for deal { $deal }
web-pat-everybody = All players on this server
web-pat-mine = Yours
web-pat-none-yet = Nobody has finished a deal yet.
web-pat-none-mine = You have not finished a deal yet.
web-pat-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-pat-full = full success
web-pat-counts = A deal counts until you take back a move, ask for a hint or let a bot play. Your best result for each deal is saved.
web-pat-counting = Counts towards the best results
web-pat-counting-not = For practice: no longer counts towards the best results
web-pat-counted = This result counts towards the best results.
web-pat-counted-not = You had help or took back a move, so this result does not count towards the best results.
web-pat-undo = Take back
web-pat-ask =
    { $what ->
        [undo] Take back the move?
       *[hint] Ask for a hint?
    }
web-pat-ask-about =
    { $what ->
        [undo] So far, this deal counts towards the best results. Taking back a move means that you have seen a hidden card, so the deal will no longer count. After that, you may take back as many moves as you like.
       *[hint] So far, this deal counts towards the best results. If you ask for a hint, it will no longer count.
    }
web-pat-ask-yes =
    { $what ->
        [undo] Take it back
       *[hint] Show me a hint
    }
web-pat-ask-no = Play without help
web-pat-same = Try this deal again
web-pat-new = Another deal
web-pat-all-best = All best results

web-dice-numbered = Nothing was shuffled in secret here.
web-dice-numbered-how = This is a numbered deal: all its cards follow from its number, which everybody could see before the start. So there was no secret to choose and nothing to add, and anybody could have looked the cards up.
web-dice-check-number =
    { $found ->
        [right] The cards are those of { $number }, worked out on this device.
       *[wrong] These are not the cards of { $number }.
    }
