/* Sentences of the page by key, as the server's catalogue has them; details fill {placeholders}. */

import { memory } from "./memory";
import { Store } from "./store";

export type Details = Record<string, string | number>;

let catalogue: Record<string, string> = {};
let language = "en";

/** The language that is spoken; whoever watches it is drawn anew in another one. */
export const speech = new Store({ language });

/** Take a catalogue: flat, from key to sentence. */
export function useCatalogue(words: Record<string, string>, name = "en"): void {
  catalogue = words;
  language = name;
}

/** The language that was chosen here before, else that of the browser. */
export function wantedLanguage(): string {
  return memory.language() || (navigator.language.split("-")[0] ?? "en");
}

/** Fetch the catalogue of a language; one that is not spoken is English. */
export async function loadWords(name = wantedLanguage()): Promise<void> {
  const answer = await fetch(`/api/words/${encodeURIComponent(name)}`);
  if (!answer.ok && name !== "en") return loadWords("en");
  if (answer.ok) useCatalogue((await answer.json()) as Record<string, string>, name);
  document.documentElement.lang = language;
}

/** Speak another language from now on, and remember it. */
export async function speak(name: string): Promise<void> {
  memory.keepLanguage(name);
  await loadWords(name);
  speech.set({ language });
}

/** The code of the language that is spoken. */
export const spoken = (): string => language;

/** The sentence for a key, its details filled in; `{{` and `}}` are single braces. */
export function t(key: string, details: Details = {}): string {
  return fill(catalogue[key] ?? key, details);
}

/** The sentence for a key that may have none: then the words that are handed in. */
export function tOr(key: string, otherwise: string, details: Details = {}): string {
  return key in catalogue ? t(key, details) : otherwise;
}

export function fill(sentence: string, details: Details): string {
  return sentence.replace(/\{\{|\}\}|\{(\w+)\}/g, (whole, name: string | undefined) => {
    if (name === undefined) return whole === "{{" ? "{" : "}";
    const detail = details[name];
    return typeof detail === "number" ? number(detail) : (detail ?? whole);
  });
}

/** A number as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A name that is written from the right keeps its order to itself, and leaves figures beside it alone. */
export const isolated = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Names in a row, as the language joins them. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(language, { style: "long", type: "conjunction" }).format(names);
}
