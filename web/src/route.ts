/* Which page an address shows, and going to another one without loading it anew. */

export type Route =
  | { page: "start" }
  | { page: "join"; code: string }
  | { page: "table"; code: string }
  | { page: "desk" }
  | { page: "learn"; game: string }
  | { page: "uploads" }
  | { page: "analysis"; id: string };

export function routeOf(path: string, search = ""): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (table) return { page: "table", code: decodeURIComponent(table).toUpperCase() };
  const learn = /^\/learn(?:\/([^/]*))?\/?$/.exec(path);
  if (learn) return { page: "learn", game: learn[1] ?? "" };
  const analysis = /^\/analysis\/([^/]+)\/?$/.exec(path)?.[1];
  if (analysis) return { page: "analysis", id: decodeURIComponent(analysis) };
  if (path.startsWith("/uploads")) return { page: "uploads" };
  if (path.startsWith("/desk")) return { page: "desk" };
  if (path.startsWith("/join")) return { page: "join", code: new URLSearchParams(search).get("code") ?? "" };
  return { page: "start" };
}

export function go(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Goes to a link of ours without loading it anew, unless it is opened elsewhere. */
export function follow(event: MouseEvent, path: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(path);
}
