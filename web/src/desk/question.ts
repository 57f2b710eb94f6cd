/* What is asked at the desk, as one value: read from an address and written into one, exactly. */
import type { DeskQuestion } from "../wire";

export type Ask = "paper" | "now" | "impossible" | "goal";
export const ASKS: readonly Ask[] = ["paper", "now", "impossible", "goal"];

export type Area = "required" | "permitted" | "forbidden" | "resources";
export const AREAS: readonly Area[] = ["required", "permitted", "forbidden", "resources"];

/** A question of which nothing is left out. */
export type Asked = Required<DeskQuestion>;

export const EMPTY: Asked = {
  edition: "",
  division: "",
  variations: [],
  goal: "",
  required: "",
  permitted: "",
  forbidden: "",
  resources: "",
  universe: "",
  challenge: "",
  papers: [],
  rulings: [],
};

/** The question without gaps at its ends and without empty papers. */
export function tidied(question: DeskQuestion): Asked {
  const whole = { ...EMPTY, ...question };
  const trimmed = Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, typeof value === "string" ? value.trim() : value]),
  ) as unknown as Asked;
  return { ...trimmed, papers: whole.papers.map((paper) => paper.trim()).filter(Boolean) };
}

/** Whether nothing was put on the mat, or written, yet. */
export const isBlank = (question: Asked): boolean =>
  !question.goal.trim() && !question.universe && AREAS.every((area) => !question[area]) && question.papers.every((p) => !p.trim());

// Addresses.

const PATH = "/desk";
/** The names in an address, each with the key of a question that it holds. */
const SINGLE = {
  book: "edition",
  division: "division",
  goal: "goal",
  required: "required",
  permitted: "permitted",
  forbidden: "forbidden",
  resources: "resources",
  universe: "universe",
  after: "challenge",
} as const;
const SEVERAL = { with: "variations", paper: "papers", ruling: "rulings" } as const;

/** Where a question stands in the address bar; the same question always has the same address. */
export function addressOf(question: DeskQuestion, ask: Ask | "" = ""): string {
  const { ...whole } = tidied(question);
  const parts = new URLSearchParams();
  for (const [name, key] of Object.entries(SINGLE)) if (whole[key]) parts.append(name, whole[key]);
  for (const [name, key] of Object.entries(SEVERAL)) for (const text of whole[key]) parts.append(name, text);
  if (ask) parts.append("ask", ask);
  const search = parts.toString();
  return search ? `${PATH}?${search}` : PATH;
}

export type FromAddress =
  | { question: Asked; ask: Ask | ""; table: string }
  /** What in the address is no part of a question, and whether it is the name of one. */
  | { strange: string; of: "key" | "ask" };

/** The question of an address; what we never wrote there is named. */
export function readAddress(search: string): FromAddress | null {
  const parts = new URLSearchParams(search);
  if ([...parts.keys()].length === 0) return null;
  const question: Asked = { ...EMPTY, variations: [], papers: [], rulings: [] };
  let ask: Ask | "" = "";
  let table = "";
  for (const [name, value] of parts) {
    if (name in SINGLE && !(question[SINGLE[name as keyof typeof SINGLE]] as string)) {
      question[SINGLE[name as keyof typeof SINGLE]] = value;
    } else if (name in SEVERAL) {
      question[SEVERAL[name as keyof typeof SEVERAL]].push(value);
    } else if (name === "ask" && !ask) {
      const known = ASKS.find((each) => each === value);
      if (!known) return { strange: value.slice(0, 40), of: "ask" };
      ask = known;
    } else if (name === "table" && !table) {
      table = value;
    } else {
      return { strange: name.slice(0, 40), of: "key" };
    }
  }
  return { question, ask, table };
}

/** The part of a link behind its question mark, if it leads to the desk. */
export function searchOfLink(link: string, origin: string): string | null {
  try {
    const url = new URL(link, origin);
    return url.pathname === PATH ? url.search : null;
  } catch {
    return null;
  }
}

/** The mat on one line of the notation. */
export function lineOf(question: Asked): string {
  const sections = ["universe", "goal", ...AREAS] as const;
  return sections
    .filter((name) => question[name].trim())
    .map((name) => `${name} ${question[name].trim()}`)
    .join("; ");
}

/** Rulings of the house in the keys of a case: a name alone is a profile, others have their answer behind a =. */
function rulingKeys(rulings: readonly string[]): Record<string, unknown> {
  const profile = rulings.filter((each) => !each.includes("=")).at(-1);
  const answers = rulings.filter((each) => each.includes("=")).map((each) => each.split("=").map((part) => part.trim()));
  return { ...(profile && { ruling: profile }), ...(answers.length > 0 && { rulings: Object.fromEntries(answers) }) };
}

/** A question with its answer as a conformance case: `goalsetter cases` runs it, and the desk reads it back. */
export function caseOf(question: Asked, ask: Ask, sets: boolean, yes: boolean | null, id: string): Record<string, unknown> {
  const { edition, division, variations, challenge, papers, rulings, ...mat } = tidied(question);
  const laid = Object.fromEntries(Object.entries(mat).filter(([, text]) => text));
  const setting = { id, rules: edition, division, variations, ...rulingKeys(rulings) };
  const answered = (key: string) => (yes === null ? {} : { [key]: yes });
  if (ask === "now" || ask === "impossible") {
    return { kind: "solve", ...setting, ...laid, challenge: ask, ...answered("solvable") };
  }
  // A case about a Goal has no other cubes: they decide nothing about it.
  if (ask === "goal") return { kind: "goal", ...setting, goal: mat.goal, ...answered("legal") };
  const after = challenge ? { challenge } : {};
  const paper = sets ? { solution: papers } : { equation: papers[0] ?? "" };
  return { kind: sets ? "solution" : "equation", ...setting, ...laid, ...after, ...paper, ...answered("correct") };
}
