# Das Ziel eines Spiels, und was seine Zeichen bedeuten.

web-aim-done = Alles klar
web-explain = Was die Zeichen bedeuten: { $name }
