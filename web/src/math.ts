/*
 * What is written, as a tree to be drawn: for the eye only, never to judge. What groups without
 * brackets is not ours to say, so a fraction, a power or a root is drawn as one only where nothing
 * else stands at its level; anything else stays a row of signs.
 */

export interface Turn {
  sideways: boolean;
  over: boolean;
}

export type Drawn =
  | ({ kind: "number"; text: string } & Turn)
  | ({ kind: "sign"; text: string } & Turn)
  | { kind: "group"; open: string; close: string; inside: Drawn }
  | { kind: "row"; parts: Drawn[] }
  | { kind: "noted"; of: Drawn; note: string }
  | { kind: "fraction"; top: Drawn; bottom: Drawn }
  | { kind: "power"; base: Drawn; exponent: Drawn }
  | { kind: "root"; index: Drawn | null; of: Drawn }
  | { kind: "after"; of: Drawn; mark: string };

const SIGNS: Record<string, string> = {
  "+": "+",
  "-": "−",
  "−": "−",
  "–": "−",
  x: "×",
  "×": "×",
  "/": "÷",
  "÷": "÷",
  "^": "^",
  "*": "^",
  "√": "√",
  v: "√",
  i: "|",
  "|": "|",
};
const SET_SIGNS: Record<string, string> = {
  U: "∪",
  "∪": "∪",
  n: "∩",
  "∩": "∩",
  "-": "−",
  "−": "−",
  "–": "−",
  "=": "=",
  C: "⊆",
  "⊆": "⊆",
};
const SET_NAMES: Record<string, string> = {
  B: "B",
  R: "R",
  G: "G",
  Y: "Y",
  V: "V",
  "∨": "V",
  A: "Λ",
  Λ: "Λ",
  "∧": "Λ",
};
const CLOSING: Record<string, string> = { "(": ")", "[": "]", "{": "}" };
const UPRIGHT: Turn = { sideways: false, over: false };

/** The writing as a tree, or nothing if it cannot be read. */
export function drawing(text: string, sets: boolean): Drawn | null {
  const plain = text.replace(/\bwhere\b.*$/s, "");
  if (!plain.trim()) return null;
  return sets ? inPieces(plain, ";", (piece) => new Reader(piece, true).all()) : equation(plain);
}

/** What a text says once for all its wild cubes or its blank card: `0=5` of `… where 0=5`. */
export const meantBy = (text: string): string => /\bwhere\b\s*(.*)$/s.exec(text)?.[1]?.trim() ?? "";

/** A text of EQUATIONS without the letters of its cubes' colours. */
export const uncoloured = (text: string): string => text.replace(/[rbgk](?=[su]*[-\d+−–x×/÷^*√vi|])/g, "");

function equation(text: string): Drawn | null {
  return inPieces(text, "=", (side) => new Reader(side, false).all());
}

/** Pieces between marks that stand outside of notes, drawn one after the other. */
function inPieces(text: string, mark: string, read: (piece: string) => Drawn | null): Drawn | null {
  const pieces = text.split(new RegExp(`${mark}(?![^<]*>)`));
  const parts = pieces.map(read);
  if (parts.some((part) => part === null) || pieces.length > 4) return null;
  const marked = (parts as Drawn[]).flatMap((part, at) => (at === 0 ? [part] : [sign(mark), part]));
  return marked.length === 1 ? (marked[0] ?? null) : { kind: "row", parts: marked };
}

const sign = (text: string, turn: Turn = UPRIGHT): Drawn => ({ kind: "sign", text, ...turn });

/** Reads one expression from the left to the right. */
class Reader {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly sets: boolean,
  ) {}

  all(): Drawn | null {
    const found = this.level("");
    return found !== null && this.at >= this.text.length ? found : null;
  }

  /** Everything up to a closing bracket, or to the end. */
  private level(closing: string): Drawn | null {
    const parts: Drawn[] = [];
    for (;;) {
      this.skip();
      const next = this.text[this.at] ?? "";
      if (next === closing) break;
      if (next === "") return null;
      const part = this.part(next, parts);
      if (part === null) return null;
      parts.push(part);
    }
    if (parts.length === 0) return null;
    return this.sets ? row(parts) : structured(parts);
  }

  private skip(): void {
    while (this.text[this.at] === " ") this.at++;
  }

  private part(next: string, before: Drawn[]): Drawn | null {
    if (next in CLOSING) return this.group(next);
    if (next === "<") return this.note(before);
    if (next === "'" || next === "′" || next === "!") return this.mark(next, before);
    return this.sets ? this.setSign(next) : this.cube();
  }

  private group(open: string): Drawn | null {
    const close = CLOSING[open] ?? "";
    this.at++;
    const inside = this.level(close);
    this.at++;
    return inside && { kind: "group", open, close, inside };
  }

  /** What a cube stands for belongs to the sign before it. */
  private note(before: Drawn[]): Drawn | null {
    const end = this.text.indexOf(">", this.at);
    const of = before.pop();
    if (end < 0 || of === undefined) return null;
    const note = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    return { kind: "noted", of, note };
  }

  private mark(mark: string, before: Drawn[]): Drawn | null {
    const of = before.pop();
    this.at++;
    if (of === undefined || (mark === "!") === this.sets) return null;
    return { kind: "after", of, mark: mark === "!" ? "!" : "′" };
  }

  private setSign(next: string): Drawn | null {
    const named = SET_NAMES[next];
    const text = named ?? SET_SIGNS[next];
    if (text === undefined) return null;
    this.at++;
    return named ? { kind: "number", text, ...UPRIGHT } : sign(text);
  }

  /** A cube with its prefixes; digits side by side that are not turned are one numeral. */
  private cube(): Drawn | null {
    const rest = this.text.slice(this.at);
    const numeral = /^(?:[rbgk]?\d|\.(?=\d))+/.exec(rest)?.[0];
    if (numeral) {
      this.at += numeral.length;
      return { kind: "number", text: numeral.replace(/[rbgk]/g, ""), ...UPRIGHT };
    }
    const [whole, prefix = "", face = ""] = /^([surbgk]*)([-\d+−–x×/÷^*√vi|])/.exec(rest) ?? [];
    if (whole === undefined || /(.).*\1/.test(prefix)) return null;
    this.at += whole.length;
    const turn = { sideways: prefix.includes("s"), over: prefix.includes("u") };
    return /\d/.test(face) ? { kind: "number", text: face, ...turn } : sign(SIGNS[face] ?? face, turn);
  }
}

const row = (parts: Drawn[]): Drawn => (parts.length === 1 && parts[0] ? parts[0] : { kind: "row", parts });

const isSign = (part: Drawn | undefined, text: string): boolean =>
  part?.kind === "sign" && part.text === text && !part.sideways && !part.over;
const isAtom = (part: Drawn | undefined): part is Drawn =>
  part !== undefined && part.kind !== "sign" && !(part.kind === "noted" && part.of.kind === "sign");

/** One operation alone at its level is drawn as such. */
function structured(parts: Drawn[]): Drawn {
  const [left, middle, right] = parts;
  if (parts.length === 2 && isSign(left, "√") && isAtom(middle)) {
    return { kind: "root", index: null, of: bare(middle) };
  }
  if (parts.length !== 3 || !isAtom(left) || !isAtom(right)) return row(parts);
  if (isSign(middle, "÷")) return { kind: "fraction", top: bare(left), bottom: bare(right) };
  if (isSign(middle, "^")) return { kind: "power", base: left, exponent: bare(right) };
  if (isSign(middle, "√")) return { kind: "root", index: bare(left), of: bare(right) };
  return row(parts);
}

/** Where a bar or a place groups already, brackets are not drawn. */
const bare = (part: Drawn): Drawn => (part.kind === "group" ? part.inside : part);
