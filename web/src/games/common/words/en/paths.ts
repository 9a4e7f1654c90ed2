// A path card is named by its shape and where it leads, by itself or within a sentence.
export const paths = {
  "path.crossing": "Crossroads",
  "path.fork": "T-junction",
  "path.straight": "Straight tunnel",
  "path.bend": "Bend",
  "path.end": "Tunnel",
  "path.dead_end": "Dead end",
  "card.with": "{card} with a {feature}",
  "card.leads": "{card}: {sides}",
  "card.blocked": "{card}; blocked: {sides}",
  "card.leads.within": "{card}, {sides}",
  "card.blocked.within": "{card}, blocked: {sides}",
  "side.N": "up",
  "side.S": "down",
  "side.W": "left",
  "side.E": "right",
} as const;
