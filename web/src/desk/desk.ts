/* The state of the desk: the question, where cubes go, what lies in the hand, and the answer. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Answer, DeskBook, DeskDivision, DeskOptions, Ruling } from "../wire";
import { LAYOUTS, goalPieces, layCubes, layoutOf, listed, setGoalCubes, turned } from "./cubes";
import type { Area, Ask, Asked } from "./question";
import { AREAS } from "./question";

/** Where cubes lie. */
export type Spot = Area | "goal";
/** Where cubes go when they are tapped: onto the mat, or into one of two papers. */
export type Place = Spot | "paper-0" | "paper-1";

export interface Held {
  place: Spot;
  index: number;
}

export type Reply =
  | { kind: "ruling"; ask: Ask; ruling: Ruling }
  /** Without a Goal on the mat, a roll was asked about. */
  | { kind: "answer"; ask: Ask; answer: Answer; roll: boolean }
  /** Something could not be read, or was missing: what to try. */
  | { kind: "fault"; sentence: string }
  /** It took too long: not known, and no fault of whoever asked. */
  | { kind: "undecided"; sentence: string }
  | { kind: "cancelled" };

export type Tab = "answer" | "today" | "in" | "share";
export const TABS: readonly Tab[] = ["answer", "today", "in", "share"];

export interface Desk {
  options: DeskOptions;
  book: DeskBook;
  division: DeskDivision | undefined;
  sets: boolean;
  question: Asked;
  /** The question with changes that are not drawn yet. */
  current(): Asked;
  change(change: Partial<Asked>): void;
  /** Put a whole question on the desk, and perhaps ask it. */
  take(question: Asked, ask?: Ask | ""): void;
  active: Place;
  activate(place: Place): void;
  held: Held | null;
  hold(held: Held | null): void;
  /** The colour of new cubes. */
  colour: string;
  setColour(colour: string): void;
  /** Put a cube where cubes go now; `to` is somewhere else. */
  put(text: string, to?: Place): void;
  ask(what: Ask): void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error("There is no desk here.");
  return desk;
}

/** The cubes that lie somewhere; a gap in a Goal of EQUATIONS is a space. */
export function cubesAt(question: Asked, spot: Spot, sets: boolean): string[] {
  if (spot !== "goal") return listed(question[spot]);
  return sets ? setGoalCubes(question.goal) : goalPieces(question.goal);
}

/** The question with other cubes somewhere. */
export function withCubes(question: Asked, spot: Spot, cubes: readonly string[], sets: boolean): Asked {
  if (spot !== "goal") return { ...question, [spot]: cubes.join(" ") };
  if (!sets) return { ...question, goal: cubes.join("").replace(/^ +/, "").replace(/ +/g, " ") };
  const kept = cubes.slice(0, LAYOUTS.length - 1);
  const layouts = LAYOUTS[kept.length] ?? [];
  const old = layoutOf(question.goal);
  return { ...question, goal: layCubes(kept, layouts.includes(old) ? old : (layouts[0] ?? "")) };
}

/** The question with one cube taken away. */
export const without = (question: Asked, { place, index }: Held, sets: boolean): Asked =>
  withCubes(question, place, cubesAt(question, place, sets).filter((_, at) => at !== index), sets);

/** The question with a cube that went from one place to the end of another. */
export function moved(question: Asked, held: Held, to: Spot, sets: boolean): Asked {
  const text = cubesAt(question, held.place, sets)[held.index];
  if (text === undefined || to === held.place) return question;
  const rest = without(question, held, sets);
  return withCubes(rest, to, [...cubesAt(rest, to, sets), text], sets);
}

/** The question with a cube turned where it lies. */
export function withTurned(question: Asked, held: Held, way: "s" | "u", sets: boolean): Asked {
  const cubes = cubesAt(question, held.place, sets);
  return withCubes(question, held.place, cubes.map((text, at) => (at === held.index ? turned(text, way) : text)), sets);
}

export type Missing = "" | "goal" | "paper" | "universe" | "cubes" | "last-cube";

/** What is missing before a question can be asked: the end of a key; nothing, if it can be. */
export function missingFor(question: Asked, ask: Ask, sets: boolean): Missing {
  const bare = AREAS.every((area) => !question[area].trim());
  if (ask === "paper" && question.papers.every((paper) => !paper.trim())) return "paper";
  if (ask === "goal" || ask === "paper") {
    if (!question.goal.trim()) return "goal";
    // All cubes are played then (VIII); a ruling on a mat that says otherwise would be none.
    if (ask === "paper" && question.challenge === "last-cube" && question.resources.trim()) return "last-cube";
    return ask === "paper" && sets && !question.universe ? "universe" : "";
  }
  if (sets && !question.universe) return "universe";
  return bare ? "cubes" : "";
}

/** Something to begin with, in either game: a position in which the judge's answer is worth reading. */
export const EXAMPLES: Record<string, Pick<Asked, "goal" | "required" | "permitted" | "resources" | "universe" | "papers">> = {
  equations: {
    goal: "3x5+2",
    required: "5",
    permitted: "x 4 + 1",
    resources: "2 - 7",
    universe: "",
    papers: ["5×4+1 = 3×(5+2)"],
  },
  "on-sets": {
    goal: "2",
    required: "B",
    permitted: "∪ ∩ R",
    resources: "G '",
    universe: "BRG BR B RG R G Y BY GY blank",
    papers: ["B ∩ R"],
  },
};
