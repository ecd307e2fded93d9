# The great moments, and the result

web-ta-great-finish = Home!
web-ta-great-laid = lays the finish as the last card
web-ta-result-hand = Hand { $hand }
