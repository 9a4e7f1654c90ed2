// The settings can be opened from everywhere, the table too.
export const dialogs = $state({ settings: false });

export function openSettings(): void {
  dialogs.settings = true;
}
