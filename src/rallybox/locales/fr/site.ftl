# La page d’un site pour les adresses qui ne mènent nulle part

site-nowhere = Il n’y a rien ici
site-nowhere-about = Cette adresse ne mène nulle part.
site-nowhere-home = Aller aux jeux
