/* The service worker: keeps the page, its words and its lessons, so that they open without a network.

   It keeps only what is the same for everybody. What holds a seat, a key or a name passes by it. */

/** What the server writes in here: everything that is kept, under the name of the build. */
interface Build {
  version: string;
  files: string[];
  spoken: Record<string, string[]>;
}
declare const __BUILD__: Build;


const worker = self as unknown as ServiceWorkerGlobalScope;
const build = __BUILD__;
const OURS = "goalsetter-";
const NAME = OURS + build.version;
const SHELL = "/";
/** Addresses that the page itself shows; reports and other pages of the server are not among them. */
const PAGES = /^\/($|(join|desk|learn|uploads|rules|r|t)(\/|$))/;
/** Their address has their digest, so they never change. */
const LASTING = /^\/(assets\/|api\/(words|options|rules)(\/|$))/;
const LESSONS = /^\/api\/lessons\/([a-z]+)(\/|$)/;
const files = new Set(build.files);

/** Messages of the page: the language it speaks, and courses to be kept. */
interface Wish {
  language?: string;
  courses?: string[];
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => event.waitUntil(grant(event.data as Wish)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("authorization")) return;
  if (request.mode === "navigate") {
    if (PAGES.test(pathname)) event.respondWith(openPage(request));
  } else if (files.has(pathname) || (LASTING.test(pathname) && (pathname.startsWith("/assets/") || /digest=./.test(search)))) {
    event.respondWith(keptFirst(request));
  } else if (LESSONS.test(pathname)) {
    event.respondWith(freshFirst(request));
  }
});

/** Everything is there before this worker serves anybody: half a page is worse than none. */
async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(build.files.map((path) => new Request(path, { cache: "reload" })));
  // What an older worker had kept is fetched anew, so that nobody loses a lesson by an update.
  const known = await keptByOthers();
  const languages = new Set(known.map((path) => LESSONS.exec(path)?.[1] ?? ""));
  const wanted = [...languages].flatMap((language) => build.spoken[language] ?? []);
  await keep([...new Set([...wanted, ...known])]);
}

/** The courses and lists of lessons that older caches hold. */
async function keptByOthers(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname).filter((path) => LESSONS.test(path));
}

/* No `skipWaiting`: a page that is open goes on with the files it began with, so that an update never
   breaks a table. The new worker takes over when the last of them is closed. */
async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim(); // the first page of all was opened before there was a worker
}

async function grant({ language = "", courses = [] }: Wish): Promise<void> {
  const packs = courses.map((course) => `/api/lessons/${language}/${course}`);
  if (build.spoken[language]) await keep([...build.spoken[language], ...packs]);
}

/** Keeps what is not kept yet, one after the other: a table may need the line. What does not come is left out. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    await cache.add(path).catch(() => undefined);
  }
}

/** The newest page from the server; without one, the page that was kept. */
async function openPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  // A proxy whose server is down answers in its stead.
  const isAway = !answer || (answer.status >= 502 && answer.status <= 504);
  return (isAway && (await kept(SHELL))) || answer || Response.error();
}

async function keptFirst(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

/** Lessons have no digest in their address: the newest are kept, and used when none come. */
async function freshFirst(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) {
    const copy = answer.clone();
    await (await caches.open(NAME)).put(request, copy);
    return answer;
  }
  return (await kept(request)) ?? answer ?? Response.error();
}

async function kept(request: Request | string): Promise<Response | undefined> {
  // The answers vary by encoding and language, which stand in their addresses already.
  return (await caches.open(NAME)).match(request, { ignoreVary: true });
}

export {}; // for the types only: the built file is a plain script, which every browser takes
