#!/bin/sh
# The smallest bot: it takes the first action it is offered, in a few lines of plain shell.
#
#     rallybox record GAME --bots "./examples/first_bot.sh,club" -o game.json

while IFS= read -r line; do
    case $line in
        '{"type":"hello"'*) echo '{"type":"ready"}' ;;
        '{"type":"decide"'*)
            first=${line##*'"actions":[{"id":'}
            echo "{\"type\":\"action\",\"id\":${first%%,*}}" ;;
        '{"type":"over"'*) exit ;;
    esac
done
