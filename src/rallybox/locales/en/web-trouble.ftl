# Games that cannot go on

web-trouble-title = This game ends here
web-trouble-older-rules = The rules of { $game } have changed since this game began, and under today’s rules it would have gone differently. It ends here, without a result.
web-trouble-damaged = What was saved of this game can no longer be read, so it cannot go on.
web-trouble-fault = Something keeps going wrong at this table on our side, so the game cannot go on.
web-trouble-stood = This is how it stood.
web-trouble-list = ended early
web-note-new-rules = The rules have been updated. Nothing changes in this game; it continues under the new ones.
