// A part that several places load is loaded once: a second import would not wait for its styles, and show it without them.
export function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | null = null;
  const again = (reason: unknown) => {
    loading = null; // the next time perhaps
    throw reason;
  };
  return () => (loading ??= load().catch(again));
}
