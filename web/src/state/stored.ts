// Small things kept in the browser. Where storage is forbidden they last as long as the page.
const fallback = new Map<string, string>();

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`filon.${key}`) ?? fallback.get(key);
    return text === undefined || text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  try {
    localStorage.setItem(`filon.${key}`, text);
  } catch {
    // Private windows may forbid it.
  }
}
