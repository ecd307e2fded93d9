# The page of a site for addresses that lead nowhere

site-nowhere = There is nothing here
site-nowhere-about = This address leads nowhere.
site-nowhere-home = Go to the games
