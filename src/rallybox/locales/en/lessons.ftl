# Learning to play. Of each scene: its title; what to try (ask); what is said to a try that leads
# elsewhere (other, or a note); what happened (done). $b, $c and $d are the opponents.

lessons-no-such-scene = There is no such scene.
lessons-stale = An earlier move did not count. Please start this scene again.
lessons-over = This scene is over. On to the next one!
