// A table before its match, and what cannot be undone there.
export const lobby = {
  "chair.result": "still looking at the result",
  "chair.hand-over.sure": "Make {name} the host? Then only they can change the table and start the game.",
  "chair.hand-over.yes": "Make host",
  "chair.remove.sure": "Remove {name} from the table? They lose their seat.",
  "chair.remove.yes": "Remove",
  "lobby.leave.sure": "You are the host. If you leave, {name} becomes the host and your seat is free for somebody else.",
  "lobby.leave.last": "Nobody else is here. If you leave, the table will be empty.",
  "lobby.leave.yes": "Leave",
  "lobby.waiting.away": "Waiting for {names}. {host} can start without them.",
  "host.start.away": "Waiting for {names}. You can also start without them.",
} as const;
