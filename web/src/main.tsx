/* Where the page begins: the words are fetched, then the page of the address is shown. */
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { isMuted, setMuted, wake } from "./audio";
import { callAhead } from "./early";
import { LanguageSwitch } from "./language";
// From the first page on: whoever comes to a table by keyboard is led there.
import "./focus";
import { lazy } from "./lazy";
import { ThemeSwitch, showTheme } from "./look/theme";
import { memory } from "./memory";
import { StartPage } from "./pages/start";
import { follow, routeOf, type Route } from "./route";
import { RuleOver } from "./rules/clause";
import { useStore } from "./store";
import { ColourNames } from "./table/cube";
import { loadTableWords, loadWords, speech, t } from "./words";
import "./styles/all.css";

const accounts = lazy(() => import("./pages/accounts").then((page) => page.AccountsPage));
const analysis = lazy(() => import("./pages/analysis").then((page) => page.AnalysisPage));
const desk = lazy(() => import("./pages/desk").then((page) => page.DeskPage));
const event = lazy(() => import("./events/page").then((page) => page.EventPage));
const hall = lazy(() => import("./hall/page").then((page) => page.HallPage));
const join = lazy(() => import("./pages/join").then((page) => page.JoinPage));
const learn = lazy(() => import("./pages/learn").then((page) => page.LearnPage));
const practice = lazy(() => import("./pages/practice").then((page) => page.PracticePage));
const room = lazy(() => import("./pages/room").then((page) => page.RoomPage));
const rules = lazy(() => import("./pages/rules").then((page) => page.RulesPage));
const table = lazy(() => import("./pages/table").then((page) => page.TablePage));
const uploads = lazy(() => import("./pages/uploads").then((page) => page.UploadsPage));

/** Begins to fetch the page of an address, and what it says, before there are words to show. */
function hurry({ page }: Route): void {
  const pages = { accounts, analysis, desk, event, hall, join, learn, practice, room, rules, table, uploads };
  if (page !== "start") void pages[page].fetch().catch(() => undefined);
}

/** A seat that this browser has is called while its page is still on the way. */
function callSeat(route: Route): void {
  const token = route.page === "table" ? memory.token(route.code) : "";
  if (route.page === "table" && token) callAhead(`/ws/${encodeURIComponent(route.code)}`, token);
}

function App() {
  const [route, setRoute] = useState(routeOf(location.pathname, location.search));
  const { language } = useStore(speech);
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const follow = () => {
      setRoute(routeOf(location.pathname, location.search));
      scrollTo(0, 0);
      document.getElementById("main")?.focus();
    };
    const look = () => setOnline(navigator.onLine);
    addEventListener("popstate", follow);
    ["online", "offline"].forEach((change) => addEventListener(change, look));
    return () => {
      removeEventListener("popstate", follow);
      ["online", "offline"].forEach((change) => removeEventListener(change, look));
    };
  }, []);
  return (
    <>
      <a class="skip" href="#main">
        {t("web-skip")}
      </a>
      <ColourNames />
      <header class="top">
        <a class="brand" href="/" onClick={(event) => follow(event, "/")}>
          <span class="cube red" aria-hidden="true">
            <span class="face" data-shown="G" />
          </span>
          Goalsetter
        </a>
        <Doors here={route.page} />
        <div class="switches">
          <Mute />
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} key={language}>
        {!online && route.page !== "table" && route.page !== "learn" && (
          <p class="no-network" role="status" data-testid="no-network">
            {t("web-home-no-network")}
          </p>
        )}
        {route.page === "start" && <StartPage />}
        {route.page === "join" && <join.Page code={route.code} />}
        {route.page === "table" && <table.Page key={route.code} code={route.code} />}
        {route.page === "desk" && <desk.Page />}
        {route.page === "event" && <event.Page key={route.code} code={route.code} />}
        {route.page === "hall" && <hall.Page key={`${route.code} ${route.part}`} code={route.code} part={route.part} />}
        {route.page === "learn" && <learn.Page key={route.course} course={route.course} />}
        {route.page === "practice" && <practice.Page />}
        {route.page === "rules" && <rules.Page key={route.book} book={route.book} />}
        {route.page === "room" && <room.Page key={route.code} code={route.code} />}
        {route.page === "accounts" && <accounts.Page key={`${route.door} ${route.id}`} door={route.door} id={route.id} />}
        {route.page === "uploads" && <uploads.Page />}
        {route.page === "analysis" && <analysis.Page key={route.id} id={route.id} />}
      </main>
      <RuleOver />
    </>
  );
}

/** The pages that the head of every page leads to. */
const DOORS = [
  { page: "start", path: "/" },
  { page: "learn", path: "/learn" },
  { page: "practice", path: "/practice" },
  { page: "desk", path: "/desk" },
  { page: "rules", path: "/rules" },
  { page: "uploads", path: "/uploads" },
] as const;

/** They stand in a row; on a phone they are folded under one key. */
function Doors({ here }: { here: Route["page"] }) {
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const shut = (event: Event): void => {
      const inside = event.target instanceof Node && nav.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !inside) setOpen(false);
    };
    addEventListener("pointerdown", shut);
    addEventListener("keydown", shut);
    return () => {
      removeEventListener("pointerdown", shut);
      removeEventListener("keydown", shut);
    };
  }, [open]);
  return (
    <nav ref={nav} aria-label={t("web-nav")} class={open ? "open" : ""}>
      <button
        type="button"
        class="unfold"
        data-testid="doors"
        aria-label={t("web-nav")}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        ☰
      </button>
      <div class="folded">
        {DOORS.map(({ page, path }) => (
          <a
            key={path}
            href={path}
            aria-current={here === page ? "page" : undefined}
            onClick={(event) => {
              setOpen(false);
              follow(event, path);
            }}
          >
            {t(`web-nav-${page}`)}
          </a>
        ))}
      </div>
    </nav>
  );
}

function Mute() {
  const [muted, setState] = useState(isMuted());
  const told = t(muted ? "web-unmute" : "web-mute");
  return (
    <button
      type="button"
      data-testid="mute"
      aria-label={told}
      title={told}
      onClick={() => {
        setMuted(!muted);
        setState(!muted);
      }}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true">
        <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5z" fill="currentColor" />
        {muted ? <path d="M16 9l5 6M21 9l-5 6" /> : <path d="M15.5 8.5a5 5 0 0 1 0 7M18.5 6a9 9 0 0 1 0 12" />}
      </svg>
    </button>
  );
}

showTheme();
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);
const root = document.getElementById("app");
const first = routeOf(location.pathname, location.search);
callSeat(first);
hurry(first);
/** What a table says comes beside its page, not after it. */
const tableToo = () => void (first.page === "table" && loadTableWords().catch(() => undefined));
if (root) void loadWords().catch(() => undefined).then(tableToo).then(() => render(<App />, root));
/* After all that the first page needs: what is kept for later may wait. */
const keepForLater = () => void import("./offline/register").then(({ register }) => register(), () => undefined);
if (document.readyState === "complete") keepForLater();
else addEventListener("load", keepForLater, { once: true });
