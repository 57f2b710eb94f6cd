/* Sentences of the page by key, as the server's catalogue has them; details fill {placeholders}. */

export type Details = Record<string, string | number>;

let catalogue: Record<string, string> = {};
let language = "en";

/** Take a catalogue: flat, from key to sentence. */
export function useCatalogue(words: Record<string, string>, name = "en"): void {
  catalogue = words;
  language = name;
}

/** Fetch the catalogue of a language; without it the keys themselves are shown. */
export async function loadWords(name = "en"): Promise<void> {
  const answer = await fetch(`/api/words/${name}`);
  if (answer.ok) useCatalogue((await answer.json()) as Record<string, string>, name);
  document.documentElement.lang = language;
}

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
    return name in details ? String(details[name]) : whole;
  });
}

/** Names in a row, as the language joins them. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(language, { style: "long", type: "conjunction" }).format(names);
}
