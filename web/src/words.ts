/* Sentences of the page by key, in Fluent, as the server's catalogue has them. */

import { FluentBundle, type FluentFunction, FluentResource } from "@fluent/bundle";
import { digests } from "./digests";
import { memory } from "./memory";
import { Store } from "./store";

export type Details = Record<string, string | number>;

let language = "en";
let bundle = new FluentBundle(language);

/** The language that is spoken; whoever watches it is drawn anew in another one. */
export const speech = new Store({ language });

type Catalogue = Record<string, string>;

/** The parts of a catalogue: what every page says, and what only tables, the desk, rooms or others say. */
type Part = "start" | "table" | "rare" | "desk" | "room" | "class" | "terms" | "learn" | "practice" | "event";

/** Messages that nobody has asked for yet: reading them all would keep a slow phone busy. */
const unread = new Map<string, string>();

/** A text as it was typed, in quotes. */
const quote: FluentFunction = ([text]) => (String(text).includes("'") ? `"${String(text)}"` : `'${String(text)}'`);

/** Take a catalogue: flat, from key to message. A name from the right is isolated by itself. */
export function useCatalogue(words: Catalogue, name = "en"): void {
  language = name;
  bundle = new FluentBundle(name, { useIsolating: false, functions: { QUOTE: quote } });
  unread.clear();
  addCatalogue(words);
}

/** Take more messages of the language that is spoken. */
export function addCatalogue(words: Catalogue): void {
  for (const [key, message] of Object.entries(words)) unread.set(key, message);
}

/** Reads a message when it is first asked for, and those that it speaks of. */
function read(key: string): void {
  const message = unread.get(key);
  if (message === undefined) return;
  unread.delete(key);
  bundle.addResource(new FluentResource(`${key} = ${message}`));
  for (const [, other = ""] of message.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) read(other);
}

/** Whether there is a sentence for a key. */
export const knows = (key: string): boolean => unread.has(key) || bundle.hasMessage(key);

/** The language that was chosen here before, else that of the browser. */
export function wantedLanguage(): string {
  return memory.language() || (navigator.language.split("-")[0] ?? "en");
}

/** Part of a catalogue. Its address has its digest, so that a browser asks for it once; nothing if there is none. */
async function fetched(name: string, part: Part): Promise<Catalogue | null> {
  const digest = digests.words?.[name]?.[part] ?? "";
  const answer = await fetch(`/api/words/${encodeURIComponent(name)}/${part}?digest=${digest}`);
  return answer.ok ? ((await answer.json()) as Catalogue) : null;
}

/** Fetch the catalogue of a language; one that is not spoken is English. */
export async function loadWords(name = wantedLanguage()): Promise<void> {
  const words = await fetched(name, "start");
  if (!words && name !== "en") return loadWords("en");
  if (words) useCatalogue(words, name);
  parts.clear();
  document.documentElement.lang = language;
}

/** The parts that have come or are on their way, in the language that is spoken. */
const parts = new Map<Part, Promise<void>>();

/** Fetch a part once for each language; whoever waits for it may speak then. One that did not come is tried again. */
function loadPart(part: Part): Promise<void> {
  const asked = language;
  const coming =
    parts.get(part) ??
    fetched(asked, part).then(
      (words) => {
        if (asked !== language) return; // another language was chosen meanwhile
        if (words) addCatalogue(words);
        else parts.delete(part);
      },
      (error: unknown) => {
        parts.delete(part);
        throw error;
      },
    );
  parts.set(part, coming);
  return coming;
}

/** What a table says in every shake. */
export const loadTableWords = (): Promise<void> => loadPart("table");
/** What tables say rarely: of charges, faults and rulings. */
export const loadRareWords = (): Promise<void> => loadPart("rare");
/** What only the tournament desk says. */
export const loadEventWords = (): Promise<void> => loadPart("event");

/** What only the judge's desk says. */
export const loadDeskWords = (): Promise<void> => loadPart("desk");
/** What only the rooms of classes say. */
export const loadRoomWords = (): Promise<void> => loadPart("room");
/** What only lessons say. */
export const loadLessonWords = (): Promise<void> => loadPart("learn");
/** What only the pages of accounts say. */
export const loadClassWords = (): Promise<void> => loadPart("class");
/** Fetch what only practice says. */
export const loadPracticeWords = (): Promise<void> => loadPart("practice");

/** Fetch the glossary in the language that is spoken: the words of the books by code. */
export const loadTerms = (): Promise<Record<string, string> | null> => fetched(language, "terms");

/** Speak another language from now on, and remember it. */
export async function speak(name: string): Promise<void> {
  memory.keepLanguage(name);
  const spokenAtTable = parts.has("table");
  await loadWords(name);
  if (spokenAtTable) await Promise.all([loadTableWords(), loadRareWords()]);
  speech.set({ language });
}

/** The code of the language that is spoken. */
export const spoken = (): string => language;

/** The sentence for a key, its details filled in. */
export function t(key: string, details: Details = {}): string {
  read(key);
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, details, []) : key;
}

/** The sentence for a key that may have none: then the words that are handed in. */
export function tOr(key: string, otherwise: string, details: Details = {}): string {
  return knows(key) ? t(key, details) : otherwise;
}

/** The stop that a sentence lacks, so that what follows is not read in one breath with it. */
export const stop = (sentence: string): string => (/[.!?…:]$/.test(sentence) ? " " : ". ");

/** A sentence without the words of the title over it: “Your turn: move a cube” under “Your turn, Ada”. */
export function underTitle(title: string, sentence: string): string {
  const [, begun = "", rest = ""] = /^([^.:!?]+)[.:!?]\s+(.+)$/s.exec(sentence) ?? [];
  return begun && title.startsWith(begun) ? rest.slice(0, 1).toUpperCase() + rest.slice(1) : sentence;
}

/** A number as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A name that is written from the right keeps its order to itself, and leaves figures beside it alone. */
export const isolated = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Names in a row, as the language joins them: all of them, or one of them. */
export function list(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language, { style: "long", type }).format(names);
}
