/* What a cube stands for: chosen from a small menu, which writes the note behind the cube. */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words";

interface Meaning {
  note: string;
  shown: string;
  /** For what is no sign: the key of its words. */
  key?: string;
  /** The variations with which it makes sense. */
  needs: readonly string[];
}

const WILD = ["0 wild", "x wild", "wild cube"];
const SWAPPED = { signs: "∪ and ∩ interchangeable", sets: "V and Λ interchangeable" };

const plain = (signs: string, needs: readonly string[] = WILD): Meaning[] =>
  [...signs].map((sign) => ({ note: sign, shown: sign, needs }));

/** Every meaning that a note can give; which of them counts is for the rules to say. */
const OF_EQUATIONS: readonly Meaning[] = [
  ...plain("0123456789+"),
  { note: "-", shown: "−", needs: WILD },
  { note: "x", shown: "×", needs: WILD },
  { note: "/", shown: "÷", needs: WILD },
  { note: "^", shown: "∗", needs: WILD },
  { note: "√", shown: "√", needs: WILD },
  { note: ".", shown: ".", key: "web-note-point", needs: ["decimal point"] },
  { note: "10", shown: "10", needs: ["base"] },
  { note: "11", shown: "11", needs: ["base"] },
  { note: "exp", shown: "", key: "web-note-exponent", needs: ["exponent"] },
  { note: "lcm", shown: "", key: "web-note-lcm", needs: ["lcm"] },
  { note: "gcf", shown: "", key: "web-note-gcf", needs: ["gcf"] },
  { note: "log", shown: "", key: "web-note-log", needs: ["÷ as log"] },
  { note: "div", shown: "", key: "web-note-div", needs: ["÷ as log", "remainder"] },
];
const OF_SETS: readonly Meaning[] = [
  ...plain("BRGY"),
  ...plain("∪∩", [...WILD, SWAPPED.signs]),
  ...plain("-'"),
  ...plain("VΛ", [...WILD, SWAPPED.sets]),
  ...plain("=⊆"),
];

interface Props {
  sets: boolean;
  /** The variations in force; nothing at a table where hands may do anything. */
  codes: readonly string[] | null;
  note(told: string): void;
  blank(colour: string): void;
}

const COLOURS: readonly [letter: string, colour: string][] = [
  ["B", "blue"],
  ["R", "red"],
  ["G", "green"],
  ["Y", "yellow"],
];

export function Meanings({ sets, codes, note, blank }: Props) {
  const inForce = (needs: readonly string[]): boolean => codes === null || needs.some((code) => codes.includes(code));
  const meanings = (sets ? OF_SETS : OF_EQUATIONS).filter(({ needs }) => inForce(needs));
  const blanks = sets && inForce(["blank card wild"]);
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
  if (meanings.length === 0 && !blanks) return null;
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
        <span class="glyph" data-shown="= ?" />
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
          {meanings.map((meaning) => (
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
          {blanks && <p>{t("web-note-blank")}</p>}
          {blanks &&
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
