/* The tournament desk: a page that opens a day, and the page of that day by an official's card. */
import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../api";
import { go } from "../route";
import type { EventOptions } from "../wire";
import { loadEventWords, t } from "../words";
import { openEvent, options } from "./calls";
import { Day } from "./day";
import { Gate, hold } from "./gate";
import "./events.css";

export function EventPage({ code }: { code: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void loadEventWords().then(() => setReady(true)), []);
  if (!ready) return null;
  return (
    <div class="event">
      {code ? (
        <Gate code={code}>
          <Day />
        </Gate>
      ) : (
        <Door />
      )}
    </div>
  );
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
