# What the server says about people who are away or have given up

server-bot-already = A bot is already playing there.
server-clock-decides = At this table the clock decides for anybody who is away.
server-not-away = { $name } is here.
server-not-away-long = { $name } has only just stepped away. A bot may take over once they have been away for { $seconds } seconds.
server-gave-up = You have given up this game.
