/* Where the page begins: the words are fetched, then the page of the address is shown. */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isMuted, setMuted, wake } from "./audio";
import { lazy } from "./lazy";
import { StartPage } from "./pages/start";
import { follow, routeOf, type Route } from "./route";
import { useStore } from "./store";
import { ColourNames } from "./table/cube";
import { loadTableWords, loadWords, speech, t } from "./words";
import "./styles/base.css";
import "./styles/cubes.css";
import "./styles/banner.css";
import "./styles/table.css";
import "./styles/mat.css";
import "./styles/deeds.css";
import "./styles/aside.css";
import "./styles/papers.css";
import "./styles/pages.css";
import "./styles/everyone.css";
import "./styles/people.css";
import "./styles/learn.css";

const analysis = lazy(() => import("./pages/analysis").then((page) => page.AnalysisPage));
const desk = lazy(() => import("./pages/desk").then((page) => page.DeskPage));
const join = lazy(() => import("./pages/join").then((page) => page.JoinPage));
const learn = lazy(() => import("./pages/learn").then((page) => page.LearnPage));
const table = lazy(() => import("./pages/table").then((page) => page.TablePage));
const uploads = lazy(() => import("./pages/uploads").then((page) => page.UploadsPage));

/** Begins to fetch the page of an address, and what it says, before there are words to show. */
function hurry({ page }: Route): void {
  const pages = { analysis, desk, join, learn, table, uploads };
  if (page !== "start") void pages[page].fetch().catch(() => undefined);
}

function App() {
  const [route, setRoute] = useState(routeOf(location.pathname, location.search));
  const { language } = useStore(speech);
  useEffect(() => {
    const follow = () => {
      setRoute(routeOf(location.pathname, location.search));
      scrollTo(0, 0);
      document.getElementById("main")?.focus();
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  return (
    <>
      <a class="skip" href="#main">
        {t("web-skip")}
      </a>
      <ColourNames />
      <header class="top">
        <a
          class="brand"
          href="/"
          onClick={(event) => follow(event, "/")}
        >
          Goalsetter
        </a>
        {route.page === "table" && <Mute />}
      </header>
      <main id="main" tabIndex={-1} key={language}>
        {route.page === "start" && <StartPage />}
        {route.page === "join" && <join.Page code={route.code} />}
        {route.page === "table" && <table.Page key={route.code} code={route.code} />}
        {route.page === "desk" && <desk.Page />}
        {route.page === "learn" && <learn.Page key={route.game} game={route.game} />}
        {route.page === "uploads" && <uploads.Page />}
        {route.page === "analysis" && <analysis.Page key={route.id} id={route.id} />}
      </main>
    </>
  );
}

function Mute() {
  const [muted, setState] = useState(isMuted());
  return (
    <button
      type="button"
      class="mute"
      data-testid="mute"
      onClick={() => {
        setMuted(!muted);
        setState(!muted);
      }}
    >
      {t(muted ? "web-unmute" : "web-mute")}
    </button>
  );
}

addEventListener("pointerdown", wake);
addEventListener("keydown", wake);
const root = document.getElementById("app");
const first = routeOf(location.pathname, location.search);
hurry(first);
/** What a table says comes beside its page, not after it. */
const tableToo = () => void (first.page === "table" && loadTableWords().catch(() => undefined));
if (root) void loadWords().catch(() => undefined).then(tableToo).then(() => render(<App />, root));
