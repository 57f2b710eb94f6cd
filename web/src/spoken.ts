/* Signs, cubes and what is written, in words: for ears. */
import type { Drawn, Turn } from "./math";
import { t } from "./words";

const SPOKEN: Record<string, string> = {
  "+": "web-say-plus",
  "−": "web-say-minus",
  "-": "web-say-minus",
  "×": "web-say-times",
  x: "web-say-times",
  "÷": "web-say-divided",
  "/": "web-say-divided",
  "^": "web-say-power",
  "*": "web-say-power",
  "√": "web-say-root",
  "∪": "web-say-union",
  "∩": "web-say-intersection",
  "'": "web-say-complement",
  "′": "web-say-complement",
  V: "web-say-universe",
  Λ: "web-say-empty",
  "⊆": "web-say-subset",
  "=": "web-say-equals",
  ";": "web-pad-semicolon",
  "!": "web-pad-factorial",
};
const COLOURS: Record<string, string> = { B: "blue", R: "red", G: "green", Y: "yellow" };

/** A sign in words; what has none is itself. */
export const signWords = (sign: string): string => t(SPOKEN[sign] ?? sign);

/** What follows the words of a cube that lies turned. */
export const turnedWords = ({ sideways, over }: Turn): string[] =>
  [sideways ? t("web-sideways") : "", over ? t("web-upside-down") : ""].filter(Boolean);

/** What is drawn, read from the left to the right; what a bar or a place groups is in brackets. */
export function spokenMath(drawn: Drawn): string {
  switch (drawn.kind) {
    case "number":
    case "sign":
      return [COLOURS[drawn.text] ? t(`web-colour-${COLOURS[drawn.text]}`) : signWords(drawn.text), ...turnedWords(drawn)].join(", ");
    case "row":
      return drawn.parts.map(spokenMath).join(" ");
    case "group":
      return bracketed(spokenMath(drawn.inside));
    case "noted":
      return `${spokenMath(drawn.of)} ${t("web-say-stands-for", { note: drawn.note })}`;
    case "fraction":
      return `${one(drawn.top)} ${signWords("÷")} ${one(drawn.bottom)}`;
    case "power":
      return `${one(drawn.base)} ${signWords("^")} ${one(drawn.exponent)}`;
    case "root":
      return `${drawn.index ? `${one(drawn.index)} ` : ""}${signWords("√")} ${one(drawn.of)}`;
    case "after":
      return `${spokenMath(drawn.of)} ${signWords(drawn.mark)}`;
  }
}

const bracketed = (words: string): string => `${t("web-pad-open")} ${words} ${t("web-pad-close")}`;

const SIMPLE = new Set<Drawn["kind"]>(["number", "group", "noted", "after"]);

/** A part of an operation: what is more than one thing is put in brackets. */
const one = (part: Drawn): string => (SIMPLE.has(part.kind) ? spokenMath(part) : bracketed(spokenMath(part)));
