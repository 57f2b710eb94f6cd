/* Sentences that come as codes with their details, put together from the catalogue. */
import type { Entry, Told, Words } from "./wire";
import { knows, list, t, tOr, type Details } from "./words";

/** Everything that came, with its codes put into words; what has none stays the very same. */
export function inWords<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const said = value.map(inWords);
    return said.every((part, at) => part === value[at]) ? value : (said as T);
  }
  if ("say" in value) return onCubes(sentence(value as unknown as Told)) as T;
  const entries = Object.entries(value);
  const said = entries.map(([name, part]) => [name, inWords(part)] as const);
  return said.every(([, part], at) => part === entries[at]?.[1]) ? value : (Object.fromEntries(said) as T);
}

/** Whether every code in what came can be put into words. */
export function isSpeakable(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if ("say" in value && typeof value.say === "string" && value.say && !knows(value.say)) return false;
  return Object.values(value).every(isSpeakable);
}

/** One action in words: whole sentences, and a word or two as people say them at a table. */
export interface Heard extends Entry {
  brief: string;
  /** The section to which a cube went, if one did. */
  to: string;
}

/** News as it came, in words. */
export function heard(entry: Entry): Heard {
  const { say = "", args = {} } = Object(entry.sentence) as Partial<Told>;
  const key = `brief-${say.replace(/^play-(did-)?/, "")}`;
  const to = (Object(args["to"]) as Partial<Told>).say ?? "";
  return { ...inWords(entry), brief: onCubes(tOr(key, "", details(args))), to: to.replace("section-", "") };
}

/** The sign of powers by itself: a cube shows * for it. */
const onCubes = (text: string): string => text.replace(/(^|\s)\^(?=[\s.,;:”]|$)/g, "$1*");

function sentence({ say, args = {}, parts = [], join = "", between = " ", capital = false, drops = "" }: Told): string {
  const text = say ? t(say, details(args)) : joined(parts.map(said), join, between);
  const whole = drops && text.endsWith(drops) ? text.slice(0, -drops.length).trim() : text;
  return capital ? whole.slice(0, 1).toUpperCase() + whole.slice(1) : whole;
}

const said = (words: Words): string => (typeof words === "object" ? sentence(words) : String(words));

/** Numbers stay numbers: plurals are chosen by them. */
function details(args: Record<string, Words>): Details {
  return Object.fromEntries(
    Object.entries(args).map(([name, words]) => [name, typeof words === "number" ? words : said(words)]),
  );
}

function joined(parts: string[], join: string, between: string): string {
  if (join) return list(parts, join === "and" ? "conjunction" : "disjunction");
  return parts.filter(Boolean).join(between).trim();
}
