import type * as en from "../en/variant_sabotaged_dwarf";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.variant_sabotaged_dwarf": "Nain saboté",
  "option.modules.variant_sabotaged_dwarf.line": "Un chercheur d’or à l’outil cassé n’a pas d’or.",
};

export const table: Record<keyof typeof en.table, string> = {};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.sabotaged_dwarf.title": "Nain saboté",
  "rules.sabotaged_dwarf.text": "Pour le jeu de base seulement. Quand les chercheurs d’or gagnent, ceux qui ont un outil cassé devant eux n’ont pas d’or, pas même celui qui a atteint le trésor. On tire autant de cartes d’or que d’habitude, une par chercheur d’or ; elles circulent entre les autres jusqu’à ce que toutes soient prises : quelqu’un peut donc en avoir deux.\n\nSi tous les chercheurs d’or ont un outil cassé, on ne tire pas d’or. Les saboteurs sont payés comme d’habitude. En tournoi, ces chercheurs d’or n’ont simplement rien.",
};
