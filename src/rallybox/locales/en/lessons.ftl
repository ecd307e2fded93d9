# Learning to play. Of each scene: its title; what to try (ask); what is said to a try that leads
# elsewhere (other, or a note); what happened (done). $b, $c and $d are the opponents.

lessons-no-such-scene = There is no such scene.
lessons-stale = Something that was tried before did not count; begin this scene anew.
lessons-over = This scene is over; go on to the next one.
