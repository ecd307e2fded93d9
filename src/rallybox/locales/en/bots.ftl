bots-unknown = There is no bot called “{ $bot }”. There are: { $bots }.
