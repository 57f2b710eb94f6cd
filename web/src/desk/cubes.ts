/* Cubes at the desk: texts of the notation as things to draw and to move. The server writes these texts. */
import { DOTS, cubeOf } from "../cubetext";
import type { Card, Goal, SetPart } from "../wire";

export const EQUATIONS = [..."0123456789+-x/^√"];
export const SETS = ["B", "R", "G", "Y", "∪", "∩", "-", "'", "V", "Λ", "=", "⊆", ..."12345"];
/** Colours of the cubes of EQUATIONS; those of ON-SETS have none. */
export const CUBE_COLOURS = ["r", "b", "g", "k"] as const;

/** The text of a cube turned once more, upside-down (`u`) or on its side (`s`). */
export function turned(text: string, way: "s" | "u"): string {
  const [, colour = "", turns = "", sign = text] = /^([rbgk]?)([su]*)(.)$/u.exec(text) ?? [];
  if (way === "s" && sign === "|") return `${colour}${turns}-`;
  if (way === "s" && sign === "-") return `${colour}${turns}|`;
  const next = turns.includes(way) ? turns.replace(way, "") : turns + way;
  return colour + (next.includes("s") ? "s" : "") + (next.includes("u") ? "u" : "") + sign;
}

/** The cubes that a section lists. */
export const listed = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** What a key puts down, in either game; nothing for a key that is no sign. */
export function typed(key: string, sets: boolean): string {
  const known = sets ? SETS : EQUATIONS;
  const plain = (sets ? TYPED_SETS : TYPED)[key] ?? key;
  return known.includes(plain) ? plain : "";
}

const TYPED: Record<string, string> = { "*": "^", "×": "x", X: "x", "÷": "/", v: "√", V: "√", "−": "-" };
const TYPED_SETS: Record<string, string> = {
  b: "B", r: "R", g: "G", y: "Y", u: "∪", U: "∪", n: "∩", v: "V", a: "Λ", A: "Λ", c: "⊆", C: "⊆", "−": "-",
};

/** A text of the notation with the signs that people write. In ON-SETS a stroke is a stack. */
export function pretty(text: string, sets: boolean): string {
  const minus = text.replace(/-/g, "−");
  return sets ? minus : minus.replace(/x/gi, "×").replace(/\//g, "÷").replace(/\^/g, "*");
}

// The Goal of EQUATIONS: cubes in a line, with gaps.

const GOAL_PIECE = /\s+|[rbgk]?[su]*\S/gu;

/** The cubes and gaps of a Goal of EQUATIONS; a gap is one space. */
export const goalPieces = (text: string): string[] =>
  (text.trimStart().match(GOAL_PIECE) ?? []).map((piece) => (piece.trim() ? piece : " "));

/** The Goal as the mat draws it; the reading of it is the server's. */
export function laidGoal(text: string, sets: boolean): Goal {
  if (sets) return { text, reads: "", chunks: [], layout: setLayout(text), makes: null };
  const chunks = text.trim().split(/\s+/).filter(Boolean).map((chunk) => goalPieces(chunk).map(cubeOf));
  return { text, reads: "", chunks, layout: null, makes: null };
}

// The Goal of ON-SETS: up to three cubes, in rows and stacks.

/** Every way to lay one, two or three cubes, by the place of each. */
export const LAYOUTS: readonly (readonly string[])[] = [
  [],
  ["0"],
  ["0 1", "0/1"],
  ["0 1 2", "0/1/2", "0/1 2", "0 1/2", "0/(1 2)", "(0 1)/2"],
];

const SET_CUBE = /[rbgk]?[su]*[^\s()/]/gu;

export const setGoalCubes = (text: string): string[] => text.match(SET_CUBE) ?? [];

/** How the cubes of a Goal lie: its text with the place of each cube instead of it. */
export function layoutOf(text: string): string {
  let place = 0;
  return text.trim().replace(SET_CUBE, () => String(place++));
}

export const layCubes = (cubes: readonly string[], layout: string): string =>
  layout.replace(/\d/g, (place) => cubes[Number(place)] ?? "");

/** A text of rows and stacks as parts; brackets group, and a stack holds closer than a row. */
export function setLayout(text: string): SetPart | null {
  const tokens = text.match(/[()/]|[rbgk]?[su]*[^\s()/]/gu) ?? [];
  let at = 0;
  const atom = (): SetPart | null => {
    const token = tokens[at];
    if (token === undefined || token === ")" || token === "/") return null;
    at += 1;
    if (token !== "(") return { kind: "cube", cube: cubeOf(token), parts: [] };
    const inside = row();
    if (tokens[at] === ")") at += 1;
    return inside;
  };
  const stack = (): SetPart | null => {
    const parts = [atom()];
    while (tokens[at] === "/") {
      at += 1;
      parts.push(atom());
    }
    return joined("stack", parts);
  };
  const row = (): SetPart | null => {
    const parts: (SetPart | null)[] = [];
    for (let part = stack(); part !== null; part = stack()) parts.push(part);
    return joined("row", parts);
  };
  return row();
}

function joined(kind: "row" | "stack", parts: readonly (SetPart | null)[]): SetPart | null {
  const there = parts.filter((part) => part !== null);
  return there.length > 1 ? { kind, cube: null, parts: there } : (there[0] ?? null);
}

// Cards of ON-SETS.

/** Every card, in the order of the notation's letters. */
export const CARDS: readonly string[] = Array.from({ length: 16 }, (_, number) =>
  [..."BRGY"].filter((_, bit) => number & (8 >> bit)).join("") || "blank",
);

export const cardOf = (text: string): Card => ({
  text,
  dots: text === "blank" ? [] : [...text].map((letter) => DOTS[letter as keyof typeof DOTS]),
});
