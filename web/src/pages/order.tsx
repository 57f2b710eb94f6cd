/* A table as one wants it: book, division, seats, clocks and all the rest. */
import { useState } from "preact/hooks";
import type { Named, Options, Order } from "../wire";
import { t } from "../words";
import { Portrait } from "../table/portrait";
import { levelIn, Sliders } from "./sliders";

interface Props {
  options: Options;
  busy: boolean;
  order(wanted: Order): void;
}

export function OrderForm({ options, busy, order }: Props) {
  const [wanted, setWanted] = useState<Order>(
    () => options.usual[0] ?? { nickname: "", edition: "", division: "", players: 3, bots: [] },
  );
  const set = (change: Partial<Order>): void => setWanted((now) => ({ ...now, ...change }));
  const book = options.books.find(({ name }) => name === wanted.edition) ?? options.books[0];
  const setBook = (edition: string): void => {
    const divisions = options.books.find(({ name }) => name === edition)?.divisions ?? [];
    const kept = divisions.find(({ name }) => name === wanted.division) ?? divisions[0];
    const game = options.books.find(({ name }) => name === edition)?.game;
    // A character plays one game: in the other one its level takes the seat.
    const bots = wanted.bots.map((bot) => {
      const who = options.characters.find(({ name }) => name === bot);
      return who && who.game !== game ? who.level : bot;
    });
    set({ edition, division: kept?.name ?? "", years: "", bots });
  };
  const sets = book?.game === "on-sets";
  const timed = options.timedRounds.includes(wanted.pace ?? "relaxed");
  const others = Array.from({ length: wanted.players - 1 }, (_, at) => wanted.bots[at] ?? "");
  const characters = options.characters
    .filter(({ game }) => game === book?.game)
    .map(({ name, title, level, sentence }) => ({ name, title: `${title} (${t(`title-${level}`)})`, told: sentence }));
  return (
    <form
      class="order"
      data-testid="order"
      onSubmit={(event) => {
        event.preventDefault();
        order({
          ...wanted,
          bots: others,
          choosing: sets ? (wanted.choosing ?? true) : null,
          roundMinutes: timed ? (wanted.roundMinutes ?? null) : null,
        });
      }}
    >
      <Pick label={t("web-order-book")} testid="order-edition" from={options.books} value={wanted.edition} set={setBook} />
      <Pick
        label={t("web-order-division")}
        testid="order-division"
        from={book?.divisions ?? []}
        value={wanted.division}
        set={(division) => set({ division })}
      />
      {book?.years && (
        <Pick
          label={t("web-order-years")}
          testid="order-years"
          from={["odd", "even", "both"].map((name) => ({
            name,
            title: t(`web-order-years-${name}`),
            told: name === book.years ? t("web-order-years-own") : t("web-order-years-house"),
          }))}
          value={wanted.years || book.years}
          set={(years) => set({ years: years as Order["years"] & string })}
        />
      )}
      <Pick
        label={t("web-order-players")}
        testid="order-players"
        from={[2, 3].map((count) => ({ name: String(count), title: String(count), told: "" }))}
        value={String(wanted.players)}
        set={(players) => set({ players: players === "2" ? 2 : 3 })}
      />
      {others.map((bot, at) => {
        const seat = (now: string): void => set({ bots: others.map((other, index) => (index === at ? now : other)) });
        const level = levelIn(bot);
        return (
          <div key={at} class="seat">
            <Portrait name={bot} />
            <Pick
              label={t("web-order-seat", { number: at + 2 })}
              testid={`order-seat-${at + 2}`}
              from={[
                { name: "", title: t("web-order-friend"), told: t("web-order-friend-told") },
                ...characters,
                ...options.levels,
              ]}
              value={level}
              set={seat}
            />
            {options.levels.some(({ name }) => name === level && name !== "tutor") && (
              <Sliders
                label={t("web-order-habits")}
                bot={bot}
                habits={options.habits}
                testid={`order-habits-${at + 2}`}
                set={seat}
              />
            )}
          </div>
        );
      })}
      <Pick
        label={t("web-order-mode")}
        testid="order-mode"
        from={options.modes}
        value={wanted.mode ?? "guarded"}
        set={(mode) => set({ mode: mode as Order["mode"] & string })}
      />
      <Pick
        label={t("web-order-pace")}
        testid="order-pace"
        from={options.paces}
        value={wanted.pace ?? "relaxed"}
        set={(pace) => set({ pace: pace as Order["pace"] & string })}
      />
      <Count
        label={t("web-order-shakes")}
        testid="order-shakes"
        value={wanted.shakes ?? null}
        most={50}
        hint={timed ? t("web-order-shakes-none") : ""}
        set={(shakes) => set({ shakes })}
      />
      <Count
        label={t("web-order-minutes")}
        testid="order-minutes"
        value={wanted.roundMinutes ?? null}
        most={180}
        hint={timed ? t("web-order-minutes-none") : t("web-order-minutes-unused")}
        disabled={!timed}
        set={(roundMinutes) => set({ roundMinutes })}
      />
      {others.some((level) => level === "") && (
        <Pick
          label={t("web-order-between")}
          testid="order-between"
          from={BETWEEN.map((name) => ({ name, title: t(`web-order-between-${name}`) }))}
          value={String(wanted.between ?? "usual")}
          set={(name) => set({ between: name === "usual" ? null : Number(name) })}
        />
      )}
      {others.some((level) => level !== "") && (
        <Pick
          label={t("web-order-thought")}
          testid="order-thought"
          from={["instant", "quick", "human"].map((name) => ({
            name,
            title: t(`web-order-thought-${name}`),
            told: t(`web-order-thought-${name}-told`),
          }))}
          value={wanted.botPace || "quick"}
          set={(name) => set({ botPace: name as Order["botPace"] & string })}
        />
      )}
      <Pick
        label={t("web-order-help")}
        testid="order-help"
        from={["nothing", "form", "everything"].map((name) => ({
          name,
          title: t(`web-help-${name}`),
          told: t(`web-order-help-${name}-told`),
        }))}
        value={wanted.help || (others.includes("") ? "form" : "everything")}
        set={(name) => set({ help: name as Order["help"] & string })}
      />
      {sets && (
        <Pick
          label={t("web-order-dealing")}
          testid="order-dealing"
          from={["people", "table"].map((name) => ({
            name,
            title: t(`web-order-dealing-${name}`),
            told: t(`web-order-dealing-${name}-told`),
          }))}
          value={wanted.choosing === false ? "table" : "people"}
          set={(name) => set({ choosing: name === "people" })}
        />
      )}
      <Pick
        label={t("web-order-judge")}
        testid="order-judge"
        from={["no", "yes"].map((name) => ({ name, title: t(`web-order-judge-${name}`) }))}
        value={wanted.judge ? "yes" : "no"}
        set={(name) => set({ judge: name === "yes" })}
      />
      <Pick
        label={t("web-order-watch")}
        testid="order-watch"
        from={["all", "none"].map((name) => ({ name, title: t(`web-order-watch-${name}`) }))}
        value={wanted.watch === false ? "none" : "all"}
        set={(name) => set({ watch: name === "all" })}
      />
      <button type="submit" class="primary big" disabled={busy} data-testid="make-table">
        {t("web-order-do")}
      </button>
    </form>
  );
}

/** When the next shake is called among people: the usual time, or so many seconds; 0 is never. */
const BETWEEN = ["usual", "30", "120", "300", "0"];

interface PickProps {
  label: string;
  testid: string;
  from: readonly (Named | { name: string; title: string })[];
  value: string;
  set(name: string): void;
}

/** One of several, with the words for the one that is chosen below it. */
export function Pick({ label, testid, from, value, set }: PickProps) {
  const chosen = from.find(({ name }) => name === value);
  const told = chosen && "told" in chosen ? chosen.told : "";
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} data-testid={testid} onChange={(event) => set(event.currentTarget.value)}>
        {from.map(({ name, title }) => (
          <option key={name} value={name} selected={name === value}>
            {title}
          </option>
        ))}
      </select>
      {told && <small>{told}</small>}
    </label>
  );
}

interface CountProps {
  label: string;
  testid: string;
  value: number | null;
  most: number;
  hint: string;
  disabled?: boolean;
  set(value: number | null): void;
}

/** A number, or nothing. */
function Count({ label, testid, value, most, hint, disabled = false, set }: CountProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={1}
        max={most}
        disabled={disabled}
        value={value ?? ""}
        placeholder={disabled ? "" : hint}
        data-testid={testid}
        onInput={(event) => set(event.currentTarget.value ? Number(event.currentTarget.value) : null)}
      />
      {hint && <small>{hint}</small>}
    </label>
  );
}
