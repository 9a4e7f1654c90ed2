// What is told once and goes by itself: a link was copied, something did not work.
export interface Notice {
  text: string;
  isFailure: boolean;
}

export const notices: { current: Notice | null } = $state({ current: null });

export function notify(text: string, isFailure = false): void {
  notices.current = { text, isFailure };
}
