/* A champion's hands: type a sign to pick a cube, a letter to place it; ? shows all keys. */
import { useEffect, useRef, useState } from "preact/hooks";
import { sameSign } from "../draft";
import { canBeHeld, type Place } from "../offers";
import { t } from "../words";
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

const press = (testid: string): boolean => {
  const button = document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
  button?.click();
  return button !== null;
};

export function Keys() {
  const { table } = useTable();
  const hand = useHand();
  const paper = usePaper();
  const [shown, setShown] = useState(false);
  const [on, setOn] = useState(areOn);
  const close = useRef<HTMLButtonElement>(null);

  const onKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof HTMLElement && target.closest("input, textarea, select, [role=tablist]")) return;
    if (key === "Escape") return setShown(false);
    if (key === "?") return void (event.preventDefault(), setShown(true));
    if (on && act(key)) event.preventDefault();
  };
  /** Does what a key asks for; tells whether it asks for anything. */
  const act = (key: string): boolean => {
    const letter = key.toLowerCase();
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
    const to = PLACES[letter];
    if (hand.held && to && hand.targets.some((target) => target.to === to)) {
      hand.put(to);
      return true;
    }
    if (pick(key)) return true;
    return letter === "c" && press("block");
  };
  const pick = (key: string): boolean => {
    const wanted = TYPED[key.toLowerCase()] ?? key.toUpperCase();
    const index = table.mat.resources.findIndex(
      ({ face, text }) => sameSign(face, wanted) && canBeHeld(table.offers, { text, from: "resources" }),
    );
    const cube = table.mat.resources[index];
    if (!cube || key.length > 1) return false;
    hand.pick(cube, "resources", index);
    return true;
  };
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  useEffect(() => {
    if (shown) close.current?.focus();
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
      <button type="button" class="primary" ref={close} onClick={() => setShown(false)}>
        {t("web-close")}
      </button>
    </section>
  );
}

function focusPaper(): boolean {
  const field = document.querySelector<HTMLElement>('[data-testid="paper-input"]');
  field?.focus();
  return field !== null;
}

const ROWS: readonly [keys: string[], told: string][] = [
  [["3", "+", "…"], "web-keys-pick"],
  [["R", "P", "F", "G"], "web-keys-place"],
  [["C", "N", "I"], "web-keys-challenge"],
  [["W"], "web-keys-write"],
  [["Esc"], "web-keys-escape"],
];
