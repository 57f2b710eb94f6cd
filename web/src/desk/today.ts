/* What was asked at the desk today, kept in this browser and in files that can be read back. */
import type { DeskQuestion } from "../wire";
import { type Ask, type Asked, caseOf, tidied } from "./question";

export interface Entry {
  /** When it was asked, in milliseconds. */
  at: number;
  ask: Ask;
  question: Asked;
  sets: boolean;
  headline: string;
  good: boolean | null;
}

const KEY = "goalsetter-desk-today";
const MOST = 200;

const dayOf = (at: number): string => new Date(at).toDateString();

/** The questions of today; those of other days are gone. */
export function readToday(now = Date.now()): Entry[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Entry[];
    return kept.filter(({ at }) => dayOf(at) === dayOf(now));
  } catch {
    return [];
  }
}

export function keepToday(entries: readonly Entry[]): Entry[] {
  const newest = entries.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(newest));
  } catch {
    /* A browser that keeps nothing still shows them until the page is closed. */
  }
  return newest;
}

/** The same question asked again stands once, at the top. */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const key = ({ ask, question }: Entry): string => JSON.stringify([ask, tidied(question)]);
  return [entry, ...entries.filter((other) => key(other) !== key(entry))];
}

/** A line of JSON for each question, the oldest first: a file of conformance cases. */
export const fileOf = (entries: readonly Entry[]): string =>
  [...entries]
    .reverse()
    .map(({ at, ask, question, sets, good }, number) =>
      JSON.stringify(caseOf(question, ask, sets, good, `desk-${new Date(at).toISOString().slice(0, 10)}-${number + 1}`)),
    )
    .join("\n") + "\n";

const ASK_OF: Record<string, Ask> = { equation: "paper", solution: "paper", goal: "goal" };

/** The questions of a file, newest first; or the number of the first line that is none. */
export function readFile(text: string, at: number): Entry[] | number {
  const entries: Entry[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (!line.trim()) continue;
    const entry = readCase(line, at);
    if (entry === null) return index + 1;
    entries.unshift(entry);
  }
  return entries;
}

/** The rulings of a case, each as a text. */
function rulingsIn({ ruling, rulings }: Record<string, unknown>): unknown[] {
  const answers = rulings !== null && typeof rulings === "object" ? Object.entries(rulings) : [];
  return [...(ruling === undefined ? [] : [ruling]), ...answers.map(([name, answer]) => `${name}=${String(answer)}`)];
}

function readCase(line: string, at: number): Entry | null {
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
  if (data === null || typeof data !== "object") return null;
  const { kind, rules, division, variations = [], challenge = "", equation, solution, ...rest } = data;
  const ask = kind === "solve" ? (challenge === "now" ? "now" : "impossible") : ASK_OF[String(kind)];
  const papers = solution ?? (equation === undefined ? [] : [equation]);
  if (!ask || typeof rules !== "string" || typeof division !== "string") return null;
  const rulings = rulingsIn(rest);
  const texts = [variations, papers, rulings];
  if (!texts.every((list) => Array.isArray(list) && list.every((text) => typeof text === "string"))) return null;
  const text = (key: string): string => (typeof rest[key] === "string" ? rest[key] : "");
  const sections = ["goal", "required", "permitted", "forbidden", "resources", "universe"] as const;
  const question = tidied({
    edition: rules,
    division,
    variations: variations as string[],
    challenge: kind === "solve" ? "" : String(challenge),
    papers: papers as string[],
    rulings: rulings as string[],
    ...Object.fromEntries(sections.map((name) => [name, text(name)])),
  } as DeskQuestion);
  const good = [rest["correct"], rest["legal"], rest["solvable"]].find((answer) => typeof answer === "boolean");
  const sets = kind === "solution" || question.universe !== "";
  return { at, ask, question, sets, headline: "", good: good === undefined ? null : (good as boolean) };
}
