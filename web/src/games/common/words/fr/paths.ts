import type { paths as en } from "../en/paths";

export const paths: Record<keyof typeof en, string> = {
  "card.path": "Chemin {open}",
  "card.dead_end": "Cul-de-sac {open}",
  "card.with": "{card}, {feature}",
  "card.blocked": "{card}, bouché {sides}",
  "side.N": "nord",
  "side.E": "est",
  "side.S": "sud",
  "side.W": "ouest",
};
