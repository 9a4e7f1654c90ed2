import type * as en from "../en/variant_sabotaged_dwarf";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.variant_sabotaged_dwarf": "Nain saboté",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.variant_sabotaged_dwarf.line": "Un Chercheur d’or qui a un outil cassé n’a pas d’or.",
};

export const table: Record<keyof typeof en.table, string> = {};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.sabotaged_dwarf.title": "Nain saboté",
  "rules.sabotaged_dwarf.text": "Pour le jeu de base seulement. Quand les Chercheurs d’or gagnent, ceux qui ont un outil cassé devant eux n’ont pas d’or, pas même celui qui a atteint le trésor. On tire autant de cartes Or que d’habitude, une par Chercheur d’or ; elles circulent entre les autres jusqu’à ce que toutes soient prises : quelqu’un peut donc en avoir deux.\n\nSi tous les Chercheurs d’or ont un outil cassé, on ne tire pas d’or. Les Saboteurs sont payés comme d’habitude. En tournoi, ces Chercheurs d’or n’ont simplement rien.",
};
