/* The rule books as the server tells them: fetched when somebody asks what a clause says. */
import { digests } from "../digests";
import type { RuleBook, RuleBooks, RuleSection } from "../wire";
import { spoken } from "../words";

const known = new Map<string, Promise<RuleBook[]>>();

/** Every book in the language that is spoken; one that did not come is asked for again. */
export function loadBooks(): Promise<RuleBook[]> {
  const language = spoken();
  const asked =
    known.get(language) ??
    fetch(`/api/rules/${language}?digest=${digests.rules?.[language] ?? ""}`).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return ((await answer.json()) as RuleBooks).books;
    });
  known.set(language, asked);
  asked.catch(() => known.delete(language));
  return asked;
}

/** A clause with the book and the section in which it stands. */
export interface Place {
  book: RuleBook;
  section: RuleSection;
  label: string;
  text: string;
}

export const addressOf = (book: RuleBook, label: string): string => `/rules/${book.slug}#${label}`;

/** Every clause of a book in its order, each section before its clauses. */
export function places(book: RuleBook): Place[] {
  return book.sections.flatMap((section) => [
    { book, section, label: section.label, text: section.text },
    ...section.clauses.map(({ label, text }) => ({ book, section, label, text })),
  ]);
}

/** The clause that a citation means, or the nearest one above it that says something. */
export function findPlace(books: readonly RuleBook[], citation: string): Place | null {
  const names = (book: RuleBook): string[] => [book.label, ...book.aliases];
  for (const book of books) {
    const name = names(book).find((each) => citation.startsWith(`${each} `));
    if (name === undefined) continue;
    const all = places(book);
    // A comment or an example is cited behind a space, roman numerals in brackets.
    let label = citation.slice(name.length + 1).replaceAll(" ", "-").replace(/[()]/g, "");
    for (; label; label = label.slice(0, Math.max(0, label.lastIndexOf("-")))) {
      const place = all.find((each) => each.label === label && (each.text || each.label === each.section.label));
      if (place) return place;
    }
  }
  return null;
}

/** Lower case, without accents: so people search. */
export const plain = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("*", "∗");

/** The clauses in which every word stands that somebody looks for: a label finds itself first, and what a clause
    says goes before what its section is called. */
export function search(books: readonly RuleBook[], wanted: string): Place[] {
  const asked = plain(wanted.trim());
  const words = asked.split(/\s+/).filter(Boolean);
  const rank = ({ book, section, label, text }: Place): number => {
    const said = plain(`${book.label} ${label} ${text}`);
    const whole = `${said} ${plain(section.title)}`;
    if (words.length === 0 || !text || !words.every((word) => whole.includes(word))) return 0;
    return plain(label) === asked ? 3 : words.every((word) => said.includes(word)) ? 2 : 1;
  };
  const hits = books.flatMap(places).map((place) => ({ place, rank: rank(place) }));
  return hits
    .filter((hit) => hit.rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ place }) => place);
}

/** A text cut into pieces: those that somebody looks for, and those between. A letter alone is marked only if it is
    all that is looked for. */
export function marked(text: string, wanted: string): { piece: string; fits: boolean }[] {
  const words = plain(wanted.trim()).split(/\s+/).filter(Boolean);
  const sought = words.filter((word) => word.length > 1 || words.length === 1);
  const letters = [...text.normalize("NFC")];
  const fits = letters.map(() => false);
  // Letter by letter, since a letter without its accent stands where it stood with it.
  const said = letters.map(plain);
  for (const word of sought) {
    const length = [...word].length;
    for (let at = 0; at + length <= said.length; at++) {
      if (said.slice(at, at + length).join("") === word) fits.fill(true, at, at + length);
    }
  }
  const pieces: { piece: string; fits: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = pieces.at(-1);
    if (last && last.fits === fits[at]) last.piece += letter;
    else pieces.push({ piece: letter, fits: fits[at] ?? false });
  });
  return pieces;
}
