// A path card is named by where it leads.
export const paths = {
  "card.path": "Tunnel {open}",
  "card.dead_end": "Dead end {open}",
  "card.with": "{card}, {feature}",
  "card.blocked": "{card}, blocked {sides}",
  "side.N": "north",
  "side.E": "east",
  "side.S": "south",
  "side.W": "west",
} as const;
