/* Sentences of the page by key, in Fluent, as the server's catalogue has them. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { memory } from "./memory";
import { Store } from "./store";

export type Details = Record<string, string | number>;

let language = "en";
let bundle = new FluentBundle(language);

/** The language that is spoken; whoever watches it is drawn anew in another one. */
export const speech = new Store({ language });

/** Take a catalogue: flat, from key to message. A name from the right is isolated by itself. */
export function useCatalogue(words: Record<string, string>, name = "en"): void {
  language = name;
  bundle = new FluentBundle(name, { useIsolating: false });
  const source = Object.entries(words).map(([key, message]) => `${key} = ${message}`);
  bundle.addResource(new FluentResource(source.join("\n")));
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

/** The sentence for a key, its details filled in. */
export function t(key: string, details: Details = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, details, []) : key;
}

/** The sentence for a key that may have none: then the words that are handed in. */
export function tOr(key: string, otherwise: string, details: Details = {}): string {
  return bundle.hasMessage(key) ? t(key, details) : otherwise;
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
