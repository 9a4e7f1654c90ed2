// What differs between the editions: D1 to D3, D8, D11 to D15 of docs/rules/classic.md, and which modules go with them.
export const editions = {
  "editions.gold": "The diggers win",
  "editions.gold.players": "As many gold cards as players are passed round the diggers (nine cards with ten players): some get two.",
  "editions.gold.diggers": "As many gold cards as there are diggers: each gets one.",
  "editions.saboteur2": "Saboteur 2",
  "editions.doors": "In Saboteur 2, doors shut out both teams",
  "editions.doors.boss": "The boss wins alone. Without a boss the saboteurs win.",
  "editions.doors.both": "The boss and the profiteer win. Without either nobody does.",
  "editions.more": "Special cards, mini-extensions, variants",
  "editions.yes": "Yes",
  "editions.no": "No",
  "editions.none": "–",
  "editions.same":
    "Everything else is the same: 40 tunnels, 27 actions and 28 gold cards; one role card is left over; hands of six cards, five from six players on, four from eight. A lone saboteur who wins gets 4 nuggets; two or three get 3 each, four get 2 each.",
} as const;
