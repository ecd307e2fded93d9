# Son propre parcours

roadrally-page-course = Construire un parcours
web-rr-course-page-about = Pose les tuiles dans l’ordre que tu veux, tourne-les à ta guise, et roule sur une route que personne n’a jamais prise.
web-rr-course-where = Avec les règles « { $rules } », tu peux construire ton propre parcours.
web-rr-course-alone = Jouer contre des bots
web-rr-course-together = Jouer entre amis
