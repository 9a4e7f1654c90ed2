// An action for a dialog that is open as long as it is on the page.
export function modal(dialog: HTMLDialogElement): void {
  dialog.showModal();
}
