import type { habits as en } from "../en/habits";

export const habits: Record<keyof typeof en, string> = {
  "create.variants": "Variantes (aucune choisie)",
  "create.variants.changed": "Variantes ({count} {count|choisie|choisies})",
  "create.barred": "Impossible avec ce choix : {names}.",
  "rest.label": "Pause entre les manches",
  "rest.most": "{length} au plus",
  "rest.line": "La manche suivante commence dès que tout le monde est prêt, ou quand ce temps est écoulé.",
  "rest.fact": "Pause entre les manches : {length} au plus",
  "undo.label": "Annuler un coup",
  "undo.on": "On peut annuler son coup",
  "undo.hint": "Seulement si le coup n’a rien révélé et que personne n’a joué depuis.",
  "undo.fact": "On peut annuler un coup qui n’a rien révélé.",
  "undo.fact.off": "On ne peut pas annuler un coup.",

  "change.open": "Modifier la table",
  "change.title": "Modifier la table",
  "change.lead": "Tout le monde voit ce que tu changes. Chacun garde sa place si c’est possible.",
  "change.lead.running": "Voici ce que tu peux encore changer pendant la partie.",
  "change.save": "Enregistrer",
  "change.saving": "Enregistrement…",
  "change.same": "Tu n’as encore rien changé.",
  "change.by": "{host} modifie la table…",
  "change.done": "{host} a modifié la table :",
  "change.seat": "Tu es maintenant à la place {seat}.",
};
