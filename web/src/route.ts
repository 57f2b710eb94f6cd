/* Which page an address shows, and going to another one without loading it anew. */

export type Route =
  | { page: "start" }
  | { page: "join"; code: string }
  | { page: "table"; code: string }
  | { page: "desk" }
  | { page: "learn"; course: string }
  | { page: "rules"; book: string }
  | { page: "room"; code: string }
  | { page: "accounts"; door: string; id: string }
  | { page: "practice" }
  | { page: "event"; code: string }
  | { page: "hall"; code: string; part: string }
  | { page: "uploads" }
  | { page: "analysis"; id: string };

export function routeOf(path: string, search = ""): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (table) return { page: "table", code: decodeURIComponent(table).toUpperCase() };
  const learn = /^\/learn(?:\/(.*?))?\/?$/.exec(path);
  if (learn) return { page: "learn", course: decodeURIComponent(learn[1] ?? "") };
  const analysis = /^\/analysis\/([^/]+)\/?$/.exec(path)?.[1];
  if (analysis) return { page: "analysis", id: decodeURIComponent(analysis) };
  const rules = /^\/rules(?:\/([^/]*))?\/?$/.exec(path);
  if (rules) return { page: "rules", book: decodeURIComponent(rules[1] ?? "") };
  const room = /^\/r(?:\/([^/]*))?\/?$/.exec(path);
  if (room) return { page: "room", code: decodeURIComponent(room[1] ?? "").toUpperCase() };
  const account = /^\/(class|child|card|privacy)(?:\/([^/]*))?\/?$/.exec(path);
  if (account) return { page: "accounts", door: account[1] ?? "", id: decodeURIComponent(account[2] ?? "") };
  const event = /^\/e(?:\/([^/]*))?\/?$/.exec(path);
  if (event) return { page: "event", code: decodeURIComponent(event[1] ?? "").toUpperCase() };
  const hall = /^\/e\/([^/]+)\/([a-z-]+)\/?$/.exec(path);
  if (hall) return { page: "hall", code: decodeURIComponent(hall[1] ?? "").toUpperCase(), part: hall[2] ?? "" };
  // The QR code of a sheet is written in capitals.
  const sheet = /^\/s\/([^/]+)\/?$/i.exec(path)?.[1];
  if (sheet) return { page: "hall", code: decodeURIComponent(sheet).toUpperCase(), part: "sheet" };
  if (path.startsWith("/uploads")) return { page: "uploads" };
  if (path.startsWith("/practice")) return { page: "practice" };
  if (path.startsWith("/desk")) return { page: "desk" };
  if (path.startsWith("/join")) return { page: "join", code: new URLSearchParams(search).get("code") ?? "" };
  return { page: "start" };
}

/** Where a code leads that somebody typed: a table's has five letters, a room's six, a class's seven. */
export function doorOf(code: string): string {
  const typed = code.trim().toUpperCase();
  const door = { 6: "r", 7: "card" }[typed.length] ?? "t";
  return `/${door}/${encodeURIComponent(typed)}`;
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
