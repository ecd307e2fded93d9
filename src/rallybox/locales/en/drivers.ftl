## Drivers with a character: name, manner of driving, a sentence about themselves, and what they say
## at moments that everybody has seen. Nothing here may tell anything about cards.

bots-quip = { $name }: “{ $words }”

bots-driver-thrifty = Odile
bots-driver-thrifty-manner = saves for later
web-driver-thrifty-about = I never spend today what I can drive with tomorrow.
bots-says-thrifty-start = No hurry. The road is long.
bots-says-thrifty-ahead = Slow and steady, dear.
bots-says-thrifty-behind = Go on, go on. Gas is dear.
bots-says-thrifty-lead = And I was only coasting.
bots-says-thrifty-leap = Savings, my friends. Savings.
bots-says-thrifty-drop = That was expensive.
bots-says-thrifty-won = Won, with change to spare.
bots-says-thrifty-lost = I did save a lot, though.

bots-driver-flatout = Rocco
bots-driver-flatout-manner = always flat out
web-driver-flatout-about = I have two speeds: flat out and parked.
bots-says-flatout-start = Hold on to your hats!
bots-says-flatout-ahead = Whoosh!
bots-says-flatout-behind = Hey! That was my road!
bots-says-flatout-lead = A clear road. At last!
bots-says-flatout-leap = Did anybody see that?
bots-says-flatout-drop = Where are the brakes? Oh. There.
bots-says-flatout-won = I could go round again!
bots-says-flatout-lost = But I was the loudest.

bots-driver-blocker = Magnus
bots-driver-blocker-manner = stands in your way
web-driver-blocker-about = The road is exactly as wide as I am. Sorry.
bots-says-blocker-start = After you. Or rather: no.
bots-says-blocker-ahead = Excuse me. Wide load.
bots-says-blocker-behind = There was room?
bots-says-blocker-lead = Nobody gets past now.
bots-says-blocker-leap = Make way, make way.
bots-says-blocker-drop = I left a gap. My mistake.
bots-says-blocker-won = Told you: no way past.
bots-says-blocker-lost = At least you all had to brake.

bots-driver-gambler = Zita
bots-driver-gambler-manner = takes every risk
web-driver-gambler-about = One chance in three? I have won with less.
bots-says-gambler-start = Who’ll bet against me?
bots-says-gambler-ahead = Double or quits!
bots-says-gambler-behind = Fine. I raise.
bots-says-gambler-lead = The bank is mine.
bots-says-gambler-leap = Jackpot!
bots-says-gambler-drop = My luck is on its lunch break.
bots-says-gambler-won = Never bet against me.
bots-says-gambler-lost = Another game? Same stakes.

bots-driver-opportunist = Pip
bots-driver-opportunist-manner = grabs every chance
web-driver-opportunist-about = I wait until somebody slips. Somebody always does.
bots-says-opportunist-start = Never mind me. I am not here.
bots-says-opportunist-ahead = You left the door open.
bots-says-opportunist-behind = Interesting. Very interesting.
bots-says-opportunist-lead = Oh! Is this the front?
bots-says-opportunist-leap = Thank you, everybody.
bots-says-opportunist-drop = This time the gap was me.
bots-says-opportunist-won = I only picked up what was lying about.
bots-says-opportunist-lost = Nobody slipped. How rude.

bots-driver-professor = Wanda
bots-driver-professor-manner = works everything out
web-driver-professor-about = I have worked it all out. Well, nearly all.
bots-says-professor-start = In theory this is quite simple.
bots-says-professor-ahead = As calculated.
bots-says-professor-behind = That was not in the model.
bots-says-professor-lead = Q.E.D. For now.
bots-says-professor-leap = Most improbable! And yet.
bots-says-professor-drop = An outlier. Surely.
bots-says-professor-won = Theory and practice agree.
bots-says-professor-lost = I need a bigger blackboard.
