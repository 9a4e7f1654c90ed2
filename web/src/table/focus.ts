// The focus of people who play by keyboard. After a move the hand has it, at the first card that can be played; also when what
// had it is gone: a place, a button, a dialog. A card in hand or the news keep it.
const resting = [
  "footer [role=group] button:not([aria-disabled=true])",
  "footer .buttons button:not([aria-disabled=true])",
  "footer [role=group] button",
  "footer [role=group]",
];

// The element to rest on, or none: something is being looked at or written.
function restingPlace(table: HTMLElement): HTMLElement | undefined {
  if (document.querySelector("dialog[open]")) return undefined;
  return resting.map((selector) => table.querySelector<HTMLElement>(selector)).find((found) => found !== null) ?? undefined;
}

// An action for the table; its parameter says whether this player is asked.
export function keepFocus(table: HTMLElement, isAsked: boolean) {
  let used = false; // something at the table had the focus
  let rested: Element | null = table.querySelector("h1"); // where the focus was put, and nobody has moved it since
  let asked = isAsked;

  function rest(): void {
    const place = restingPlace(table);
    place?.focus({ preventScroll: true });
    if (place) rested = place;
  }
  // Removed elements lose the focus without an event.
  const observer = new MutationObserver(() => {
    if (used && document.activeElement === document.body) rest();
  });
  const onFocus = (event: FocusEvent) => {
    used = true;
    if (event.target !== rested) rested = null;
  };
  observer.observe(table.parentElement ?? table, { childList: true, subtree: true });
  addEventListener("focusin", onFocus);
  return {
    update(now: boolean): void {
      const isAnswered = asked && !now;
      const begins = now && !asked;
      asked = now;
      // What can be played is known when it is drawn.
      requestAnimationFrame(() => {
        const active = document.activeElement;
        const isFree = table.contains(active) && !active?.closest("aside, .latest, footer [role=group]");
        if (isFree && (isAnswered || (begins && rested === active))) rest();
      });
    },
    destroy(): void {
      observer.disconnect();
      removeEventListener("focusin", onFocus);
    },
  };
}

// The next of these elements, or the one before, after the one that has the focus.
export function focusNext(selector: string, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % all.length)?.focus();
}
