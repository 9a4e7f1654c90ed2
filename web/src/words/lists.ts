// Several things in one sentence: "Ann, Ben and Cleo".
import { settings } from "../state/settings.svelte";

export const listed = (texts: readonly string[], type: Intl.ListFormatType = "conjunction"): string =>
  new Intl.ListFormat(settings.language, { type }).format(texts);
