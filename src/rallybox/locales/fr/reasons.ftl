# Pourquoi un coup est bon : des phrases courtes, un fait chacune. Un indice en dit une ou deux.

bots-advice-only = aucun autre coup n’en approche
bots-advice-clear = de loin le meilleur coup
bots-advice-slight = un peu meilleur que le suivant
bots-advice-hardly = à peine meilleur que le suivant
bots-advice-maybe = peut-être meilleur que le suivant
bots-advice-worse-clear = nettement moins bon
bots-advice-worse-slight = un peu moins bon
bots-advice-worse-hardly = à peine moins bon
bots-advice-worse-maybe = peut-être moins bon
