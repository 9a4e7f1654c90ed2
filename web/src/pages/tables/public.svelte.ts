// The public tables of this server, asked for again every few seconds while somebody looks at them.
import type { Summary } from "../../protocol";

const pause = 5000;

export class PublicTables {
  tables: Summary[] = $state.raw([]);
  isKnown = $state(false);

  // Call it in an effect: asks until the page is left.
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const ask = async () => {
      try {
        if (document.visibilityState === "visible") {
          const answer = await fetch("/api/tables", { signal: stop.signal });
          if (answer.ok) {
            this.tables = (await answer.json()) as Summary[];
            this.isKnown = true;
          }
        }
      } catch {
        // The line is down; the next time perhaps.
      }
      if (!stop.signal.aborted) timer = setTimeout(ask, pause);
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }
}
