/* The tournament desk: a page that opens a day, and the page of that day by an official's card. */
import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../api";
import { go } from "../route";
import type { EventMe, EventNews, EventOptions } from "../wire";
import { loadEventWords, t } from "../words";
import { EventCalls, openEvent, options } from "./calls";
import { Day } from "./day";
import { DeskContext, withNews } from "./state";
import "./events.css";

const KEY = "goalsetter-event-card-";
const OFTEN = 3_000;

export function EventPage({ code }: { code: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void loadEventWords().then(() => setReady(true)), []);
  if (!ready) return null;
  return <div class="event">{code ? <Gate code={code} /> : <Door />}</div>;
}

/** Keeps a card in this browser, if it keeps anything. */
function hold(code: string, card: string): void {
  try {
    localStorage.setItem(KEY + code, card);
  } catch {
    /* Then the card is typed again. */
  }
}

function held(code: string): string {
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

/** Opens a day: the demo, or an own one from a preset. */
function Door() {
  const [choices, setChoices] = useState<EventOptions | null>(null);
  const [wanted, setWanted] = useState({ name: "", director: "", preset: "demo", edition: "", division: "", rounds: "0" });
  const [fault, setFault] = useState("");
  useEffect(() => void options().then(setChoices, (error: unknown) => setFault(whyNot(error))), []);
  const set = (change: Partial<typeof wanted>): void => setWanted({ ...wanted, ...change });
  const isDemo = wanted.preset === "demo";
  const book = choices?.editions.find(({ id }) => id === wanted.edition) ?? choices?.editions[0];
  const open = async (): Promise<void> => {
    const { name, director, preset } = wanted;
    const division = wanted.division || (book?.divisions[0] ?? "");
    try {
      const made = await openEvent({
        ...{ name: name || t("web-event-demo-name"), director, preset, place: "", days: [] },
        ...{ edition: isDemo ? "" : (book?.id ?? ""), divisions: isDemo ? [] : [division], demoRounds: Number(wanted.rounds) },
      });
      hold(made.code, made.card);
      go(`/e/${made.code}`);
    } catch (error) {
      setFault(whyNot(error));
    }
  };
  return (
    <form class="panel" data-testid="event-door" onSubmit={(event) => (event.preventDefault(), void open())}>
      <h1>{t("web-event-title")}</h1>
      <p>{t("web-event-intro")}</p>
      {fault && <p role="alert">{fault}</p>}
      <label class="field">
        <span>{t("web-event-kind")}</span>
        <select data-testid="event-preset" value={wanted.preset} onChange={(event) => set({ preset: event.currentTarget.value })}>
          <option value="demo">{t("web-event-demo")}</option>
          {choices?.presets.map(({ id, sentence }) => (
            <option key={id} value={id}>
              {sentence}
            </option>
          ))}
        </select>
      </label>
      {isDemo && (
        <label class="field">
          <span>{t("web-event-demo-rounds")}</span>
          <select data-testid="event-demo-rounds" value={wanted.rounds} onChange={(event) => set({ rounds: event.currentTarget.value })}>
            {["0", "1", "2", "3"].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      {!isDemo && (
        <>
          <label class="field">
            <span>{t("web-event-name")}</span>
            <input required data-testid="event-name" value={wanted.name} onInput={(event) => set({ name: event.currentTarget.value })} />
          </label>
          <label class="field">
            <span>{t("web-event-book")}</span>
            <select data-testid="event-book" value={book?.id} onChange={(event) => set({ edition: event.currentTarget.value, division: "" })}>
              {choices?.editions.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{t("web-event-division")}</span>
            <select data-testid="event-division" value={wanted.division} onChange={(event) => set({ division: event.currentTarget.value })}>
              {book?.divisions.map((division) => (
                <option key={division}>{division}</option>
              ))}
            </select>
          </label>
        </>
      )}
      <label class="field">
        <span>{t("web-event-your-name")}</span>
        <input required data-testid="event-director" value={wanted.director} onInput={(event) => set({ director: event.currentTarget.value })} />
      </label>
      <button class="primary" data-testid="event-open" disabled={!choices}>
        {t("web-event-open")}
      </button>
    </form>
  );
}

/** Lets the holder of a card in. */
function Gate({ code }: { code: string }) {
  const [card, setCard] = useState(() => held(code));
  const [typed, setTyped] = useState("");
  if (card) return <Live key={card} code={code} card={card} leave={() => setCard("")} />;
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

function Live({ code, card, leave }: { code: string; card: string; leave(): void }) {
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
          <Day key={contest.id} />
        </DeskContext.Provider>
      )}
    </>
  );
}
