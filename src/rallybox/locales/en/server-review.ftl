# What the server says about reviews of finished games

server-no-review = This game has not been reviewed yet.
server-no-reviews = Games cannot be reviewed here.
server-no-such-move = There is no such move in this game.
server-too-many-reviews = That is enough reviews for now. Please try again later.
