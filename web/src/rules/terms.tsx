/* The words of the rule books in a sentence: a tap tells what one means.

   `<Terms text={sentence} />` is all that a page needs. The glossary is fetched when a sentence is first drawn, and until
   it is there, or if it does not come, the sentence stands as it is. */
import { useEffect } from "preact/hooks";
import { Store, useStore } from "../store";
import { loadTerms, spoken } from "../words";
import { showOver } from "./clause";

interface Glossary {
  language: string;
  /** Every form of every term; nothing before the glossary has come. */
  forms: RegExp | null;
  codes: ReadonlyMap<string, string>;
}

const glossary = new Store<Glossary>({ language: "", forms: null, codes: new Map() });
const FORMS = /^term-(.+)-forms$/;

/** Letters beside a form would make it part of another word. */
export function formsOf(words: Readonly<Record<string, string>>): Pick<Glossary, "forms" | "codes"> {
  const codes = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    const code = FORMS.exec(key)?.[1];
    if (code) value.split(", ").forEach((form) => codes.set(form, code));
  }
  const longest = [...codes.keys()].sort((one, other) => other.length - one.length);
  const forms = longest.length > 0 ? new RegExp(`(?<![\\p{L}-])(?:${longest.join("|")})(?![\\p{L}-])`, "gu") : null;
  return { forms, codes };
}

async function load(language: string): Promise<void> {
  glossary.set({ language, forms: null, codes: new Map() });
  const words = await loadTerms();
  if (words && spoken() === language) glossary.set({ language, ...formsOf(words) });
}

/** A sentence in pieces: each term where it first stands, and what lies between. */
export function pieces(text: string, { forms, codes }: Pick<Glossary, "forms" | "codes">): (string | [string, string])[] {
  const parts: (string | [string, string])[] = [];
  const seen = new Set<string>();
  let end = 0;
  for (const match of forms ? text.matchAll(forms) : []) {
    const code = codes.get(match[0]);
    if (!code || seen.has(code)) continue;
    seen.add(code);
    parts.push(text.slice(end, match.index), [match[0], code]);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== "");
}

export function Terms({ text }: { text: string }) {
  const known = useStore(glossary);
  const language = spoken();
  useEffect(() => {
    if (glossary.get().language !== language) void load(language).catch(() => undefined);
  }, [language]);
  return (
    <>
      {pieces(text, known).map((part, at) =>
        typeof part === "string" ? part : (
          <button
            key={at}
            type="button"
            class="term"
            data-testid="term"
            data-term={part[1]}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.stopPropagation();
              const by = event.currentTarget;
              void import("./termsheet").then(({ TermSheet }) => showOver(part[1], by, TermSheet));
            }}
          >
            {part[0]}
          </button>
        ),
      )}
    </>
  );
}
