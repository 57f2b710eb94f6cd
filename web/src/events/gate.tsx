/* The gate of an event's pages: a card is brought or typed, and then news come as long as the page is open. */
import { Fragment, type ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../api";
import type { EventMe, EventNews } from "../wire";
import { t } from "../words";
import { EventCalls } from "./calls";
import { DeskContext, withNews } from "./state";

const KEY = "goalsetter-event-card-";
const OFTEN = 3_000;

/** Keeps a card in this browser, if it keeps anything. */
export function hold(code: string, card: string): void {
  try {
    localStorage.setItem(KEY + code, card);
  } catch {
    /* Then the card is typed again. */
  }
}

export function held(code: string): string {
  const brought = decodeURIComponent(location.hash.slice(1));
  if (brought) {
    hold(code, brought);
    history.replaceState(null, "", location.pathname);
    return brought;
  }
  try {
    return localStorage.getItem(KEY + code) ?? "";
  } catch {
    return "";
  }
}

/** Lets the holder of a card in, and shows what the page has for one. */
export function Gate({ code, children }: { code: string; children: ComponentChildren }) {
  const [card, setCard] = useState(() => held(code));
  const [typed, setTyped] = useState("");
  if (card) {
    return (
      <Live key={card} code={code} card={card} leave={() => (hold(code, ""), setCard(""))}>
        {children}
      </Live>
    );
  }
  return (
    <form class="panel" onSubmit={(event) => (event.preventDefault(), hold(code, typed), setCard(typed))}>
      <h1>{t("web-event-title")}</h1>
      <label class="field">
        <span>{t("web-event-card")}</span>
        <input required data-testid="event-card" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <button class="primary" data-testid="event-enter">
        {t("web-event-enter")}
      </button>
    </form>
  );
}

function Live({ code, card, leave, children }: { code: string; card: string; leave(): void; children: ComponentChildren }) {
  const [calls] = useState(() => new EventCalls(code, card));
  const [me, setMe] = useState<EventMe | null>(null);
  const [news, setNews] = useState<EventNews | null>(null);
  const [fault, setFault] = useState("");
  const [chosen, setChosen] = useState("");
  const [version] = useState({ now: 0 });
  const look = async (): Promise<void> => {
    const found = await calls.news(version.now);
    version.now = Math.max(version.now, found.version);
    setNews((before) => withNews(before, found));
    setFault("");
  };
  useEffect(() => {
    let timer = 0;
    let ended = false;
    const again = async (): Promise<void> => {
      try {
        if (version.now === 0) setMe(await calls.me());
        await look();
      } catch (error) {
        setFault(whyNot(error));
      }
      if (!ended) timer = window.setTimeout(() => void again(), OFTEN);
    };
    void again();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, []);
  const contests = Object.values(news?.contests ?? {});
  const contest = contests.find(({ id }) => id === chosen) ?? contests[0];
  return (
    <>
      {fault && (
        <p class="panel" role="alert" data-testid="event-fault">
          {fault} <button onClick={leave}>{t("web-event-other-card")}</button>
        </p>
      )}
      {me && news && contest && (
        <DeskContext.Provider value={{ calls, news, me, contest, look }}>
          <header class="event-head">
            <h1>{me.event}</h1>
            <p>
              {me.name} · {t(`web-event-role-${me.role}`)}
            </p>
            {contests.length > 1 && (
              <select aria-label={t("web-event-division")} value={contest.id} onChange={(event) => setChosen(event.currentTarget.value)}>
                {contests.map(({ id, game, division }) => (
                  <option key={id} value={id}>
                    {game} · {division}
                  </option>
                ))}
              </select>
            )}
          </header>
          <Fragment key={contest.id}>{children}</Fragment>
        </DeskContext.Provider>
      )}
    </>
  );
}
