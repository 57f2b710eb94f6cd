/* What a cube stands for: chosen from a small menu, which writes the note behind the cube. */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words";

interface Meaning {
  note: string;
  shown: string;
  /** For what is no sign: the key of its words. */
  key?: string;
}

const plain = (signs: string): Meaning[] => [...signs].map((sign) => ({ note: sign, shown: sign }));

/** Every meaning that a note can give; which of them counts is for the rules to say. */
const OF_EQUATIONS: readonly Meaning[] = [
  ...plain("0123456789+"),
  { note: "-", shown: "−" },
  { note: "x", shown: "×" },
  { note: "/", shown: "÷" },
  { note: "^", shown: "∗" },
  { note: "√", shown: "√" },
  { note: ".", shown: ".", key: "web-note-point" },
  { note: "10", shown: "10" },
  { note: "11", shown: "11" },
  { note: "exp", shown: "", key: "web-note-exponent" },
  { note: "lcm", shown: "", key: "web-note-lcm" },
  { note: "gcf", shown: "", key: "web-note-gcf" },
  { note: "log", shown: "", key: "web-note-log" },
  { note: "div", shown: "", key: "web-note-div" },
];
const OF_SETS: readonly Meaning[] = plain("BRGY∪∩-'VΛ=⊆");

interface Props {
  sets: boolean;
  note(told: string): void;
  blank(colour: string): void;
}

const COLOURS: readonly [letter: string, colour: string][] = [
  ["B", "blue"],
  ["R", "red"],
  ["G", "green"],
  ["Y", "yellow"],
];

export function Meanings({ sets, note, blank }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) menu.current?.querySelector("button")?.focus();
  }, [open]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="piece"
        data-testid="pad-note"
        aria-label={t("web-pad-note")}
        title={t("web-pad-note")}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span class="glyph" data-shown="0→?" />
      </button>
      {open && (
        <div
          ref={menu}
          class="meanings"
          role="group"
          aria-label={t("web-pad-note-told")}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            close();
          }}
        >
          <p>{t("web-pad-note-told")}</p>
          {(sets ? OF_SETS : OF_EQUATIONS).map((meaning) => (
            <button
              key={meaning.note}
              type="button"
              class={meaning.shown ? "piece" : "piece wide"}
              data-testid="pad-stands"
              data-text={meaning.note}
              aria-label={meaning.key && t(meaning.key)}
              onClick={() => {
                note(meaning.note);
                close();
              }}
            >
              {meaning.shown || (meaning.key && t(meaning.key))}
            </button>
          ))}
          {sets && <p>{t("web-note-blank")}</p>}
          {sets &&
            COLOURS.map(([letter, colour]) => (
              <button
                key={`blank-${letter}`}
                type="button"
                class="piece wide"
                data-testid="pad-blank"
                data-text={letter}
                onClick={() => blank(letter)}
              >
                {t(`web-colour-${colour}`)}
              </button>
            ))}
        </div>
      )}
    </>
  );
}
