export const common = {
  "app.name": "Filon",
  "line.lost": "The line is lost. Coming back…",
  "line.connecting": "Connecting…",
  "go.home": "To the first page",
  "go.back": "Back",
  close: "Close",
  cancel: "Cancel",
  "bot.easy": "Easy bot",
  "bot.normal": "Good bot",
  "seat.unnamed": "Seat {seat}",
} as const;
