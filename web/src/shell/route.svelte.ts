// Which page is open, by its path. Links are ordinary; a click on one of ours does not load the page again.
export interface Route {
  page: "start" | "create" | "join" | "table" | "seat" | "replay" | "rules" | "cards" | "mine" | "tutorial";
  // A table's code or id, the topic of the rules; what stands after it.
  what: string;
  rest: string;
}

const simple = ["create", "rules", "cards", "mine", "tutorial", "seat", "join"] as const;

export function routeOf(path: string): Route {
  const [head = "", what = "", rest = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  // Codes are said over the phone and typed in any case.
  if (head === "t" && what) return { page: "table", what: what.length === 5 ? what.toUpperCase() : what, rest };
  if (head === "replay" && what) return { page: "replay", what, rest };
  const page = simple.find((one) => one === head);
  return { page: page ?? "start", what, rest };
}

export const route: { current: Route } = $state({ current: routeOf(location.pathname) });

// Whether another of our pages led to this one: then its heading takes the focus.
let cameFromHere = false;

function arrived(): void {
  cameFromHere = true;
  route.current = routeOf(location.pathname);
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrived();
  window.scrollTo(0, 0);
}

export function followLinks(): void {
  window.addEventListener("popstate", arrived);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

// An action for the heading of a page: a screen reader says where the person is.
export function headingOfPage(node: HTMLElement): void {
  node.tabIndex = -1;
  if (cameFromHere) node.focus({ preventScroll: true });
}
