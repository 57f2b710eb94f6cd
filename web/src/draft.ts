/* Writing a paper: putting pieces in at the cursor, taking them back, and what the pad shows. */
import type { Cube } from "./wire";

export interface Draft {
  text: string;
  from: number;
  to: number;
}

/** A piece instead of what is marked; the cursor stands behind it. */
export function insert({ text, from, to }: Draft, piece: string): Draft {
  const cursor = from + piece.length;
  return { text: text.slice(0, from) + piece + text.slice(to), from: cursor, to: cursor };
}

/** A pair of brackets round what is marked, or with the cursor between them. */
export function enclose({ text, from, to }: Draft, open: string, close: string): Draft {
  const inside = text.slice(from, to);
  const cursor = inside ? to + open.length + close.length : from + open.length;
  const whole = text.slice(0, from) + open + inside + close + text.slice(to);
  return { text: whole, from: cursor, to: cursor };
}

/** One sign back, or what is marked. */
export function erase({ text, from, to }: Draft): Draft {
  const start = from === to ? Math.max(0, from - lastLength(text.slice(0, from))) : from;
  return { text: text.slice(0, start) + text.slice(to), from: start, to: start };
}

const lastLength = (text: string): number => [...text].at(-1)?.length ?? 0;

/** What the sign before the cursor stands for; a note that is there already gives way. */
export function note({ text, from }: Draft, told: string): Draft {
  const before = text.slice(0, from).replace(/<[^<>]*>$/, "").trimEnd();
  const whole = `${before}<${told}>`;
  return { text: whole + text.slice(from), from: whole.length, to: whole.length };
}

/** A colour more or less on the wild blank card, told once at the end: `where blank=BG`. */
export function blank({ text }: Draft, colour: string): Draft {
  const [before = "", worn = ""] = text.split(/\s*\bwhere blank=/);
  const colours = [..."BRGY"].filter((each) => worn.includes(each) !== (each === colour)).join("");
  const whole = colours ? `${before} where blank=${colours}` : before;
  const cursor = before.length;
  return { text: whole, from: cursor, to: cursor };
}

export interface Turns {
  sideways: boolean;
  over: boolean;
}

/** What a cube puts into a text: its sign without its colour, turned as one wants it. */
export function written(cube: Cube, turns: Turns | null = null): string {
  const prefix = /^[surbgk]+(?=.)/.exec(cube.text)?.[0] ?? "";
  const sign = cube.text.slice(prefix.length);
  if (turns === null) return prefix.replace(/[rbgk]/g, "") + sign;
  return `${turns.sideways ? "s" : ""}${turns.over ? "u" : ""}${sign}`;
}

/** What was written before, and what was undone: both ways, with the cursor. */
export class History {
  private past: Draft[] = [];
  private future: Draft[] = [];

  keep(now: Draft): void {
    this.past.push(now);
    this.future = [];
  }

  undo(now: Draft): Draft | null {
    return History.go(this.past, this.future, now);
  }

  redo(now: Draft): Draft | null {
    return History.go(this.future, this.past, now);
  }

  private static go(from: Draft[], to: Draft[], now: Draft): Draft | null {
    const found = from.pop();
    if (found === undefined) return null;
    to.push(now);
    return found;
  }
}

export interface PadCube {
  cube: Cube;
  place: string;
  used: boolean;
}

/** The cubes at hand, each marked as used once for every time that the paper uses it. */
export function padCubes(groups: [place: string, cubes: readonly Cube[]][], used: readonly string[]): PadCube[] {
  const left = counted(used);
  const signs = counted([]);
  for (const text of used) signs.set(sign(text), (signs.get(sign(text)) ?? 0) + 1);
  const all = groups.flatMap(([place, cubes]) => cubes.map((cube) => ({ cube, place })));
  const exact = all.map(({ cube }) => take(left, cube.text));
  exact.forEach((found, at) => found && take(signs, sign(all[at]?.cube.text ?? "")));
  return all.map((each, at) => ({
    ...each,
    used: (exact[at] ?? false) || take(signs, sign(each.cube.text)),
  }));
}

/** The signs of the cubes that a text writes, as far as it has come; of an Equation those of the Solution. */
export function signsOf(text: string, sets: boolean): string[] {
  const plain = text.replace(/<[^<>]*>?/g, "").replace(/\bwhere\b.*$/s, "");
  const side = sets ? plain : (plain.split("=")[0] ?? "");
  return [...side].filter((letter) => (sets ? SET_SIGNS : SIGNS).test(letter));
}

const SIGNS = /[-\d+−–x×/÷^*√v|]/;
const SET_SIGNS = /[BRGYVΛ∨∧AUn∪∩'′=⊆C−–-]/;
const TYPED: Record<string, string> = { "−": "-", "–": "-", "×": "x", "÷": "/", "*": "^", v: "√", "|": "-" };
const TYPED_SETS: Record<string, string> = { ...TYPED, v: "v", "∨": "V", "∧": "Λ", A: "Λ", U: "∪", n: "∩", "′": "'", C: "⊆" };

/** The same as the texts of cubes write them. */
export const usedSigns = (text: string, sets: boolean): string[] =>
  signsOf(text, sets).map((letter) => (sets ? TYPED_SETS : TYPED)[letter] ?? letter);

const ALIKE: Record<string, string> = { "-": "−", x: "×", "/": "÷", "^": "*", "∗": "*", "'": "′" };

/** Whether two signs are the same, however they are typed. */
export const sameSign = (one: string, other: string): boolean => (ALIKE[one] ?? one) === (ALIKE[other] ?? other);

const sign = (text: string): string => text.replace(/^[surbgk]+(?=.)/, "");

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function take(counts: Map<string, number>, text: string): boolean {
  const count = counts.get(text) ?? 0;
  if (count > 0) counts.set(text, count - 1);
  return count > 0;
}
