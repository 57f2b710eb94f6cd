/* Where the page begins: the words are fetched, then the page of the address is shown. */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isMuted, setMuted, wake } from "./audio";
import { AnalysisPage } from "./pages/analysis";
import { DeskPage } from "./pages/desk";
import { JoinPage } from "./pages/join";
import { LearnPage } from "./pages/learn";
import { StartPage } from "./pages/start";
import { TablePage } from "./pages/table";
import { UploadsPage } from "./pages/uploads";
import { follow, routeOf } from "./route";
import { useStore } from "./store";
import { ColourNames } from "./table/cube";
import { loadWords, speech, t } from "./words";
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
        {route.page === "join" && <JoinPage code={route.code} />}
        {route.page === "table" && <TablePage key={route.code} code={route.code} />}
        {route.page === "desk" && <DeskPage />}
        {route.page === "learn" && <LearnPage key={route.game} game={route.game} />}
        {route.page === "uploads" && <UploadsPage />}
        {route.page === "analysis" && <AnalysisPage key={route.id} id={route.id} />}
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
if (root) void loadWords().catch(() => undefined).then(() => render(<App />, root));
