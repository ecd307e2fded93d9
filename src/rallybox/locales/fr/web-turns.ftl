# Mon tour, sur toutes les pages.

web-turns-link = Me prévenir quand c’est mon tour
