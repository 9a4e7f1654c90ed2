// A table that goes on while somebody is away: bots instead of people, and calling people back.
export const away = {
  "menu.change": "Change time limit and breaks",
  "share.watch": "Invite others to watch",
  "share.watch.line": "Anyone who opens this link can watch the match, and sees what everybody at the table sees. Players can use it to get back to their seat.",
  "give_up": "Give up my seat",
  "give_up.sure": "Give up your seat for good? A bot plays on for you. You can keep watching.",
  "give_up.yes": "Give it up",

  "do.kick": "Remove from the table",
  "do.mute": "Mute",
  "do.unmute": "Unmute",
  "do.hide": "Hide their messages",
  "do.show": "Show their messages again",
  "do.hand_over": "Make host",
  "do.hand_over.sure": "Make {name} the host? Then only they can pause and change the table.",
  "do.hand_over.yes": "Make host",
  "do.kick.sure": "Remove {name} from the table? A bot plays in their seat until the end.",
  "do.kick.yes": "Remove",
  "do.step_down": "Let {name} play again",

  "away.left": "{name} has left the table. A bot plays on.",
  "away.asked": "{name} is away, and it is their turn.",
  "away.absent": "{name} has been away for a while.",
  "away.bot": "Let a bot play until {name} is back",
  "away.bot.sure": "Let a bot play for {name} until they come back?",
  "away.bot.yes": "Let it play",

  "other.waits": "Table {code} is waiting for you.",
  "other.go": "Go there",
  "other.later": "Later",

  "notify.offer": "Get a notification when it is your turn?",
  "notify.yes": "Yes, please",
  "notify.no": "No, thanks",
  "notify.title": "Your turn!",
  "notify.body": "Table {code} is waiting for you.",
} as const;
