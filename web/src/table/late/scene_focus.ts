// The focus in the scene at the end of a round. A question to this player has it, also when it comes later; not its first
// button: that might steal.
export function focusIn(dialog: HTMLDialogElement): void {
  (dialog.querySelector<HTMLElement>(".question") ?? dialog.querySelector<HTMLElement>("form .main"))?.focus({ preventScroll: true });
}

// An action for a section that asks.
export function asks(section: HTMLElement) {
  const dialog = section.closest("dialog")!;
  if (dialog.open) focusIn(dialog);
  return { destroy: () => focusIn(dialog) };
}
