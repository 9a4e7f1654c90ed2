import type { paths as en } from "../en/paths";

export const paths: Record<keyof typeof en, string> = {
  "path.crossing": "Carrefour",
  "path.fork": "Bifurcation",
  "path.straight": "Ligne droite",
  "path.bend": "Virage",
  "path.end": "Tunnel",
  "path.dead_end": "Cul-de-sac",
  "card.with": "{card} avec {feature}",
  "card.leads": "{card} : {sides}",
  "card.blocked": "{card} ; bouché : {sides}",
  "card.leads.within": "{card}, {sides}",
  "card.blocked.within": "{card}, bouché : {sides}",
  "side.N": "haut",
  "side.S": "bas",
  "side.W": "gauche",
  "side.E": "droite",
};
