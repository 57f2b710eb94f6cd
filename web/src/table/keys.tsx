/* A champion's hands: type a sign to pick a cube, a letter to place it; ? shows all keys. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { sameSign } from "../draft";
import { NOWHERE, worksByKey } from "../focus";
import { isOffered, type Place } from "../offers";
import { t } from "../words";
import type { Back } from "./back";
import { useTable } from "./context";
import { useHand } from "./hand";
import { usePaper } from "./paperdraft";

const OFF = "goalsetter-keys";

/** Single letters can be turned off, for those who speak to their computer (WCAG 2.1.4). */
function areOn(): boolean {
  try {
    return localStorage.getItem(OFF) !== "off";
  } catch {
    return true;
  }
}

const PLACES: Record<string, Place> = { r: "required", p: "permitted", f: "forbidden", g: "goal" };
/** What is typed for a sign that no keyboard has. */
const TYPED: Record<string, string> = { v: "√", u: "∪", n: "∩", a: "Λ", "<": "⊆", x: "×", "/": "÷", "-": "−" };
/** Of a paper only what cannot be a word to somebody else is taken from everywhere. */
const WRITTEN = /^[\d+\-*/x^()=√∪∩']$/;

const pressFirst = (selector: string): boolean => {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
};
const press = (testid: string): boolean => pressFirst(`[data-testid="${testid}"]`);

/** The button for what comes next: the Goal, the paper, the answer, the next shake. */
const MAIN = ".dock-acts .primary:not(:disabled)";

/** Letters that answer somebody else, each with its buttons. */
const ANSWERS: Record<string, string> = {
  a: '[data-testid^="accept-"], [data-testid="agree-no-goal"]',
  r: '[data-testid^="reject-"]',
};

/** Letters by which a Third Party takes a side. */
const SIDES: Record<string, string> = { m: "side-mover", c: "side-challenger" };

interface Props {
  back: Back;
  /** Whether the sheet of keys is open. */
  shown: boolean;
  show(open: boolean): void;
}

export function Keys({ back, shown, show }: Props) {
  const { table } = useTable();
  const hand = useHand();
  const paper = usePaper();
  const [on, setOn] = useState(areOn);
  const close = useRef<HTMLButtonElement>(null);

  const onKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (WALKS.has(key)) typed.current = false;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape" && shown) return void (event.preventDefault(), show(false));
    if (key === "Enter" && event.shiftKey && !shown) return void (pressFirst(MAIN) && event.preventDefault());
    if (target instanceof HTMLElement && target.closest("input, textarea, select, [role=tablist]")) return;
    if (key === "?" && on) return void (event.preventDefault(), show(true));
    if (key === "Enter" && typed.current && isIdle(target)) {
      // Whoever types has not chosen the cube that happens to have the focus.
      event.preventDefault();
      typed.current = false;
      return void (paper?.writes ? press("present") : press("say-goal"));
    }
    if (stepCards(event)) return event.preventDefault();
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[key];
    // From cube to cube arrows go by themselves; with Shift they look back from there, too.
    if (by && (event.shiftKey || !isAmongCubes(target))) return void (event.preventDefault(), back.step(by));
    if (on && act(key)) {
      event.preventDefault();
      typed.current = true;
    }
  };
  /** Whether the last key was a sign or a letter of the table. */
  const typed = useRef(false);
  const acts = useRef((_key: string): boolean => false);
  /** Does what a key asks for; tells whether it asks for anything. */
  const act = (key: string): boolean => {
    const letter = key.toLowerCase();
    if (back.entry && key.length === 1) {
      back.leave(); // what is typed is meant for the table as it lies now
      setTimeout(() => acts.current(key));
      return true;
    }
    if (table.block === table.seat || document.querySelector(".block-area.open")) {
      if (letter === "n") return press("challenge-now");
      if (letter === "i") return press("challenge-impossible");
    }
    if (paper?.writes) {
      if (letter === "w") return focusPaper();
      if (!WRITTEN.test(key)) return false;
      paper.field()?.put(key);
      return true;
    }
    if (isOffered(table.offers, "select_variation")) return findCard(letter);
    const side = isOffered(table.offers, "take_side") && SIDES[letter];
    if (side) return press(side);
    const answers = ANSWERS[letter];
    if (answers && hand.held === null && pressFirst(answers)) return letter === "a" || toFirstReason();
    const to = PLACES[letter];
    if (hand.held && to && hand.targets.some((target) => target.to === to)) {
      hand.put(to);
      return true;
    }
    if (pick(key)) return true;
    return (letter === "c" && press("block")) || (letter === "b" && press("bonus"));
  };
  acts.current = act;
  const pick = (key: string): boolean => {
    const wanted = TYPED[key.toLowerCase()] ?? key.toUpperCase();
    const index = table.mat.resources.findIndex(
      ({ face, text }) => sameSign(face, wanted) && hand.canHold({ text, from: "resources" }),
    );
    const cube = table.mat.resources[index];
    if (!cube || key.length > 1) return false;
    hand.pick(cube, "resources", index);
    return true;
  };
  // A champion's next key comes before the page is drawn: it finds the hand as it is by then.
  const heard = useRef(onKey);
  heard.current = onKey;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => heard.current(event);
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
  useLayoutEffect(() => {
    if (!shown) return;
    const before = document.activeElement;
    close.current?.focus();
    return () => void (before instanceof HTMLElement && before.isConnected && worksByKey() && before.focus());
  }, [shown]);
  const turn = (): void => {
    try {
      localStorage.setItem(OFF, on ? "off" : "on");
    } catch {
      /* It holds for this page then. */
    }
    setOn(!on);
  };
  if (!shown) return null;
  return (
    <section class="keys-sheet" role="dialog" aria-label={t("web-keys")} data-testid="keys">
      <h2>{t("web-keys")}</h2>
      <dl>
        {ROWS.map(([keys, told]) => (
          <div key={told}>
            <dt>
              {keys.map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{t(told)}</dd>
          </div>
        ))}
      </dl>
      <label class="row">
        <input type="checkbox" checked={on} data-testid="keys-on" onChange={turn} />
        {t("web-keys-on")}
      </label>
      <button type="button" class="primary" ref={close} onClick={() => show(false)}>
        {t("web-close")}
      </button>
    </section>
  );
}

/** Keys that choose what has the focus. */
const WALKS = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** Whether the focus is where nobody has put it: on the page, or on a cube of a section. */
const isIdle = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(`${NOWHERE}, .section button.cube`);

const CARD = ".variation-card";
const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CARD)];

/** Arrows go from card to card of the variations, + and − step its number. */
function stepCards({ key, target }: KeyboardEvent): boolean {
  const card = target instanceof HTMLElement ? target.closest<HTMLElement>(CARD) : null;
  if (!card) return false;
  const stepper = { "+": "fill-more", "=": "fill-more", "-": "fill-less" }[key];
  const button = card.parentElement?.querySelector<HTMLElement>(`[data-testid="${stepper}"]`);
  if (stepper) button?.click();
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const next = by && cards()[cards().indexOf(card) + by];
  if (next) next.focus();
  return stepper !== undefined || by !== undefined;
}

/** The next card whose name begins with a letter, or with the sign that it stands for, gets the focus. */
function findCard(letter: string): boolean {
  const all = cards();
  const after = all.findIndex((card) => card === document.activeElement) + 1;
  const turned = [...all.slice(after), ...all.slice(0, after)];
  const starts = (name: string): boolean => name.startsWith(letter) || name.startsWith(TYPED[letter] ?? letter);
  const card = turned.find((each) => starts(each.querySelector("b")?.innerText.toLowerCase() ?? ""));
  card?.focus();
  return card !== undefined;
}

function toFirstReason(): true {
  setTimeout(() => document.querySelector<HTMLElement>('[data-testid="reason"]')?.focus());
  return true;
}

const isAmongCubes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(".mat button") !== null;

function focusPaper(): boolean {
  const field = document.querySelector<HTMLElement>('[data-testid="paper-input"]');
  field?.focus();
  return field !== null;
}

const ROWS: readonly [keys: string[], told: string][] = [
  [["3", "+", "…"], "web-keys-pick"],
  [["R", "P", "F", "G"], "web-keys-place"],
  [["3", "R"], "web-keys-plan"],
  [["B"], "web-keys-bonus"],
  [["C", "N", "I"], "web-keys-challenge"],
  [["M", "C"], "web-keys-side"],
  [["W"], "web-keys-write"],
  [["A", "R"], "web-keys-check"],
  [["S", "…", "Enter"], "web-keys-choose"],
  [["Enter"], "web-keys-enter"],
  [["Shift", "Enter"], "web-keys-main"],
  [["←", "→"], "web-keys-back"],
  [["Esc"], "web-keys-escape"],
];
