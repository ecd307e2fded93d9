# Pourquoi un coup est bon : des phrases courtes, un fait chacune. Un indice en dit une ou deux.

bots-advice-only = rien d’autre ne s’en approche
bots-advice-clear = nettement le meilleur coup
bots-advice-slight = un peu mieux que le suivant
bots-advice-hardly = à peine mieux que le suivant
bots-advice-maybe = peut-être mieux que le suivant
bots-advice-worse-clear = nettement moins bon
bots-advice-worse-slight = un peu moins bon
bots-advice-worse-hardly = à peine moins bon
bots-advice-worse-maybe = peut-être moins bon
