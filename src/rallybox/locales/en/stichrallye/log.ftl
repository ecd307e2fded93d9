# Stich Rallye: the log. What happened, in a few words that follow a name; and said to whom it is about.

stichrallye-brief-cardplayed = { $you ->
    [yes] play
   *[no] plays
  } { $card }{ $failed ->
    [yes] { " " }(no { $lead ->
        [red] red
        [green] green
       *[blue] blue
      })
   *[no] { "" }
  }
stichrallye-brief-trickwon = { $you ->
    [yes] win
   *[no] wins
  } trick { $trick } with { $card }
stichrallye-brief-flagtaken = { $you ->
    [yes] take
   *[no] takes
  } the flag
stichrallye-brief-motorwound = { "" }
stichrallye-brief-turboused =
    { $you ->
        [yes] let
       *[no] lets
    } the motor go (+{ $motor })
stichrallye-brief-turbokept = { $you ->
    [yes] save
   *[no] saves
  } the motor ({ $motor })
stichrallye-brief-motorused = { $you ->
    [yes] let
   *[no] lets
  } the motor run ({ $motor })
stichrallye-brief-drove = { $you ->
    [yes] drive
   *[no] drives
  } { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
  } to { $reached ->
    [0] the start
   *[other] { $reached }
  }{ $rolled ->
    [down] { " " }and { $you ->
        [yes] roll
       *[no] rolls
      } down to { $end }
    [up] { " " }and { $you ->
        [yes] roll
       *[no] rolls
      } back to { $end }
   *[no] { "" }
  }{ $lap ->
    [yes] { $laps ->
        [1] , first lap done
       *[other] , second lap done
      }
   *[no] { "" }
  }

stichrallye-event-roundbegan-you = Round { $round }: everybody is dealt { $cards } cards. You have the flag and lead.
stichrallye-event-dealt-you = You are dealt { $cards }.
stichrallye-event-cardplayed-you = You play { $card }{ $failed ->
    [yes] , with no { $lead ->
        [red] red
        [green] green
       *[blue] blue
      } in hand
   *[no] { "" }
  }.
stichrallye-event-trickwon-you = You win trick { $trick } with { $card }. Lowest card: { $lowest }.
stichrallye-event-flagtaken-you = You take the flag.
stichrallye-event-motorwound-you = You wind up your motor: { $before } to { $motor }.
stichrallye-event-turboused-you = You let your motor go: +{ $motor }.
stichrallye-event-turbokept-you = You save your motor ({ $motor }).
stichrallye-event-motorused-you = Your motor runs: { $motor }.
stichrallye-event-drove-you = You drive { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
  } from { $start ->
    [0] the start
   *[other] space { $start }
  } to { $reached ->
    [0] the start
   *[other] space { $reached }
  }{ $rolled ->
    [down] { " " }and roll down to space { $end }
    [up] { " " }and roll back to space { $end }
   *[no] { "" }
  }{ $lap ->
    [yes] { $laps ->
        [1] , completing your first lap
       *[other] , completing your second lap
      }
   *[no] { "" }
  }.
stichrallye-event-gameover-you = You win: { $reason ->
    [finish] two laps completed
   *[lead] in the lead after the last round
  }.
