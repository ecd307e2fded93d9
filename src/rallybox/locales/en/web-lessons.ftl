# Learning to play, in the browser

web-learn = Learn to play
web-learn-school = Driving school
web-learn-coach = The coach
web-learn-scenes = Scenes
web-learn-at = { $number } of { $count }
web-learn-scene = Scene { $number }: { $title }
web-learn-scene-done = Scene { $number }: { $title } (done)
web-learn-back = Previous scene
web-learn-skip = Skip this scene
web-learn-next = Next scene
web-learn-again = Try again
web-learn-well = Well done!
web-learn-coming = Bringing the car round…
web-learn-learner = Learner
