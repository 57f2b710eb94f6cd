/* Choosing a variation, and which ones have been chosen. */
import { useEffect, useState } from "preact/hooks";
import { isOffered } from "../offers";
import { Store, useStore } from "../store";
import type { Choice } from "../wire";
import { t } from "../words";
import { nameAt, useTable } from "./context";
import { Example, PillPicture } from "./examples";

/** The card that lies in the hand: its variation, and what fills its blank. */
const picked = new Store<{ name: string; title: string; whole: string }>({ name: "", title: "", whole: "" });

/** Variations that this browser has seen in play, so that new ones come first. */
const SEEN = "goalsetter-variations";

function seenBefore(): string[] {
  try {
    return (localStorage.getItem(SEEN) ?? "").split(",");
  } catch {
    return [];
  }
}

function keepSeen(codes: readonly string[]): void {
  const known = seenBefore();
  const added = codes.filter((code) => !known.includes(code));
  try {
    if (added.length > 0) localStorage.setItem(SEEN, [...known, ...added].filter(Boolean).join(","));
  } catch {
    /* A browser that keeps nothing calls every variation new. */
  }
}

export function Choosing() {
  const { session, table } = useTable();
  const [own, setOwn] = useState("");
  const [known] = useState(seenBefore);
  const offered = isOffered(table.offers, "select_variation");
  useEffect(() => picked.set({ name: "", title: "", whole: "" }), [table.shake, table.circled.length, offered]);
  if (!offered) return null;
  const choose = (name: string): void =>
    void session.deed("select_variation", { variations: [name] }).then((kept) => kept && setOwn(""));
  const isNew = ({ name }: Choice): boolean => !known.includes(name);
  const sorted = [...table.choices.filter(isNew), ...table.choices.filter((choice) => !isNew(choice))];
  return (
    <section class="choosing" aria-label={t("web-choose")} data-testid="choosing">
      <ul>
        {sorted.map((choice) => (
          <VariationCard key={choice.name} choice={choice} fresh={known.length > 1 && isNew(choice)} choose={choose} />
        ))}
      </ul>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          if (own.trim()) choose(own.trim());
        }}
      >
        <label>
          {t(`web-choose-own-${table.terms.game}`)}
          <input
            value={own}
            data-testid="variation-own"
            maxLength={60}
            onInput={(event) => setOwn(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{t("web-choose-do")}</button>
      </form>
    </section>
  );
}

/** The card in the hand is played, or none is added. */
export function ChooseActs() {
  const { session, table } = useTable();
  const { title, whole } = useStore(picked);
  if (!isOffered(table.offers, "select_variation")) return null;
  return (
    <>
      {isOffered(table.offers, "stop_choosing") && (
        <button
          type="button"
          class={whole ? "quiet big" : "primary big"}
          data-testid="stop-choosing"
          onClick={() => void session.deed("stop_choosing")}
        >
          {t("web-choose-stop")}
        </button>
      )}
      <button
        type="button"
        class="primary big"
        data-testid="play-variation"
        disabled={!whole}
        onClick={() => void session.deed("select_variation", { variations: [whole] })}
      >
        {whole ? t("web-play-variation", { name: title }) : t("web-choose-one")}
      </button>
    </>
  );
}

interface CardProps {
  choice: Choice;
  /** Whether it is new to this player. */
  fresh: boolean;
  choose(name: string): void;
}

/** One variation as a card: an example, its name, what it means, and its blank. */
function VariationCard({ choice, fresh, choose }: CardProps) {
  const [fill, setFill] = useState(choice.fills[0]?.text ?? "");
  const [typed, setTyped] = useState("");
  const { name } = useStore(picked);
  // What was legal may have been chosen by others meanwhile.
  const listed = choice.fills.find(({ text }) => text === fill) ?? choice.fills[0];
  const filled = typed.trim() || (listed?.text ?? "");
  const whole = `${choice.name} ${filled}`.trim();
  const isPicked = name === choice.name;
  const pick = (): void =>
    picked.set({ name: choice.name, title: typed.trim() ? choice.title : (listed?.title ?? choice.title), whole });
  useEffect(() => {
    if (isPicked) pick();
  }, [whole]);
  return (
    <li class={isPicked ? "picked" : ""}>
      {fresh && <span class="ribbon">{t("web-new")}</span>}
      <button
        type="button"
        class="variation-card"
        data-testid="variation"
        data-name={whole}
        data-variation={choice.name}
        aria-pressed={isPicked}
        onClick={() => (isPicked ? choose(whole) : pick())}
      >
        <span class="picture">
          <Example code={choice.name} />
        </span>
        <b>{choice.title}</b>
        {choice.told && <small>{choice.told}</small>}
      </button>
      {isPicked && <LessonLink address={choice.lesson} title={choice.title} />}
      {choice.takes && <Blank choice={choice} value={listed?.text ?? ""} set={(now) => (setFill(now), isPicked || pick())} />}
      {choice.free && (
        <label class="blank">
          {t("web-choose-fill-own")}
          <input
            value={typed}
            data-testid="fill-own"
            maxLength={20}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
      )}
    </li>
  );
}

/** The lesson on a variation, in a tab of its own: the match goes on in this one. */
function LessonLink({ address, title }: { address: string; title: string }) {
  const { session } = useTable();
  // The mat of a lesson has no code: whoever learns is there already.
  if (!address || !session.code) return null;
  return (
    <a class="to-lesson" href={`/learn/${address}`} target="_blank" rel="noopener" data-testid="variation-lesson">
      {t("web-learn-it")}
      <span class="unseen">: {title}</span>
    </a>
  );
}

interface BlankProps {
  choice: Choice;
  value: string;
  set(text: string): void;
}

/** Numbers are stepped through; anything else is chosen from a list. */
function Blank({ choice, value, set }: BlankProps) {
  const told = t("web-choose-fill", { takes: choice.takes });
  const texts = choice.fills.map(({ text }) => text);
  if (!texts.every((text) => /^\d+$/.test(text))) {
    return (
      <label class="blank">
        {told}
        <select value={value} data-testid="fill" onChange={(event) => set(event.currentTarget.value)}>
          {choice.fills.map(({ text, title }) => (
            <option key={text} value={text}>
              {title}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const at = texts.indexOf(value);
  const step = (by: number, label: string, sign: string) => (
    <button
      type="button"
      aria-label={`${label}: ${choice.title}`}
      data-testid={by > 0 ? "fill-more" : "fill-less"}
      disabled={texts[at + by] === undefined}
      onClick={() => set(texts[at + by] ?? value)}
    >
      {sign}
    </button>
  );
  return (
    <span class="stepper" role="group" aria-label={told}>
      {step(-1, t("web-fill-less"), "−")}
      <output aria-live="polite" data-testid="fill-number">
        {value}
      </output>
      {step(1, t("web-fill-more"), "+")}
    </span>
  );
}

/** The variations in force, a pill each: a tap tells what it means. */
export function Circled() {
  const { table } = useTable();
  const [open, setOpen] = useState("");
  const pills = table.circled.flatMap(({ by, names, codes, meanings, lessons, void: isVoid }) =>
    names.map((name, at) => ({
      by,
      name,
      code: codes[at] ?? "",
      meaning: meanings[at] ?? "",
      lesson: lessons[at] ?? "",
      isVoid,
    })),
  );
  const codes = pills.map(({ code }) => code).join();
  useEffect(() => keepSeen(codes.split(",")), [codes]);
  const shown = pills.find(({ name }) => name === open);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent): void => void (event.key === "Escape" && setOpen(""));
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [open]);
  if (pills.length === 0) return null;
  return (
    <div class="pills" role="group" aria-label={t("web-variations")} data-testid="circled">
      {pills.map(({ by, name, code, isVoid }, place) => (
        <button
          key={place}
          type="button"
          class={isVoid ? "pill struck" : "pill"}
          aria-expanded={open === name}
          data-testid="pill"
          title={nameAt(table, by)}
          onClick={() => setOpen(open === name ? "" : name)}
        >
          {name}
          {isVoid && ` ${t("web-variation-void")}`}
          <PillPicture code={code} />
        </button>
      ))}
      {shown && (
        <div class="meaning" role="status" data-testid="meaning">
          <h3>{shown.name}</h3>
          <p>{shown.meaning || t("web-no-meaning")}</p>
          <Example code={shown.code} />
          <LessonLink address={shown.lesson} title={shown.name} />
          <p class="hint">{shown.by ? t("web-chosen-by", { who: nameAt(table, shown.by) }) : t("web-chosen-house")}</p>
          <button type="button" onClick={() => setOpen("")}>
            {t("web-close")}
          </button>
        </div>
      )}
    </div>
  );
}
