# Was eine Studie von Road Rally zählt.

study-roadrally-gas = gemischt (Tankstelle oder leere Hand)
study-roadrally-store = Laden genutzt
study-roadrally-mechanic = Werkstatt genutzt
study-roadrally-shortcut = Abkürzung genommen
study-roadrally-checkpoint = Checkpoint genommen
study-roadrally-checkpoint-last = auf dem letzten Platz, als ein Checkpoint genommen wurde
study-roadrally-reached = als erstes Auto an einer Etappe
study-roadrally-triggered = Etappe ausgelöst
study-roadrally-bypassed = Etappe übergangen
study-roadrally-stage-tile = Etappenplättchen genommen
study-roadrally-doubled = doppelte Punkte
study-roadrally-cards-instead = Karten statt Punkte
study-roadrally-hand-empty = leere Hand
study-roadrally-card = Karte gespielt
