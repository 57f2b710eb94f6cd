/* The rule books in our own words: by book and section, with search, tables and an address for each clause. */
import { useEffect, useRef, useState } from "preact/hooks";
import { addressOf, search, type Place } from "../rules/books";
import { Marked, SearchField, useBooks } from "../rules/finding";
import { EditionTables } from "../rules/tables";
import { follow } from "../route";
import type { RuleBook, RuleSection } from "../wire";
import { t } from "../words";

/** As many clauses as somebody reads through before he types another word. */
const MOST = 60;

export function RulesPage({ book: slug }: { book: string }) {
  const { books, waiting } = useBooks();
  const [wanted, look] = useQuery();
  useAim(books.length > 0 && !wanted.trim());
  const book = books.find((each) => each.slug === slug) ?? books[0];
  if (!book) return waiting;
  return (
    <div class="rules">
      <header class="rules-head">
        <h1>{t("web-rules-title")}</h1>
        <p class="hint">{t("web-rules-told")}</p>
        <SearchField wanted={wanted} testid="rules-search" look={look} />
        <nav class="rules-books" aria-label={t("web-rules-books")}>
          {books.map((each) => (
            <a
              key={each.slug}
              class="button"
              href={`/rules/${each.slug}`}
              aria-current={each === book ? "page" : undefined}
              onClick={(event) => follow(event, `/rules/${each.slug}`)}
            >
              {each.title}
            </a>
          ))}
        </nav>
      </header>
      {wanted.trim() ? <Hits hits={search(books, wanted)} wanted={wanted} /> : <Book book={book} />}
    </div>
  );
}

/** What is looked for stands in the address, so that it can be shared and Back leads to it and away from it. */
function useQuery(): [wanted: string, look: (wanted: string) => void] {
  const read = (): string => new URLSearchParams(location.search).get("q") ?? "";
  const [wanted, setWanted] = useState(read);
  useEffect(() => {
    const hear = (): void => setWanted(read());
    addEventListener("popstate", hear);
    return () => removeEventListener("popstate", hear);
  }, []);
  const look = (next: string): void => {
    const address = next.trim() ? `${location.pathname}?q=${encodeURIComponent(next)}` : location.pathname;
    // One step of Back for one search, not for each letter.
    if (read()) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    setWanted(next);
  };
  return [wanted, look];
}

/** Shows the clause of the address, when the page is there and whenever the address changes. */
function useAim(ready: boolean): void {
  const [label, setLabel] = useState(decodeURIComponent(location.hash.slice(1)));
  useEffect(() => {
    const read = (): void => setLabel(decodeURIComponent(location.hash.slice(1)));
    addEventListener("hashchange", read);
    addEventListener("popstate", read);
    return () => {
      removeEventListener("hashchange", read);
      removeEventListener("popstate", read);
    };
  }, []);
  useEffect(() => {
    const clause = ready && label ? document.getElementById(label) : null;
    clause?.scrollIntoView({ block: "center" });
    clause?.classList.add("aimed");
    return () => clause?.classList.remove("aimed");
  }, [ready, label]);
}

function Book({ book }: { book: RuleBook }) {
  const contents = useRef<HTMLDetailsElement>(null);
  return (
    <div class="rules-book">
      <details class="rules-contents" ref={contents} open={matchMedia("(min-width: 60rem)").matches}>
        <summary>{t("web-rules-contents")}</summary>
        <ol>
          {book.sections.map(({ label, title }) => (
            <li key={label}>
              <a href={`#${label}`}>
                <b>{label}</b> {title}
              </a>
            </li>
          ))}
          {book.tables.length > 0 && (
            <li>
              <a href="#tables">{t("web-rules-tables")}</a>
            </li>
          )}
        </ol>
      </details>
      <div class="rules-text">
        <h2>{book.title}</h2>
        <p class="hint">{book.about}</p>
        {book.sections.map((section) => (
          <Section key={section.label} section={section} />
        ))}
        {book.tables.length > 0 && (
          <section class="rules-section">
            <h3 id="tables">{t("web-rules-tables")}</h3>
            <EditionTables tables={book.tables} />
          </section>
        )}
      </div>
    </div>
  );
}

/** How far a clause stands below its section: VII-B-3 is two steps. */
const depth = (label: string): number => Math.min(3, label.split("-").length - 1);

function Section({ section }: { section: RuleSection }) {
  return (
    <section class="rules-section">
      <h3 id={section.label}>
        <a href={`#${section.label}`}>{section.label}</a> {section.title}
      </h3>
      {section.text && <p>{section.text}</p>}
      {section.clauses
        .filter(({ text }) => text)
        .map(({ label, text }) => (
          <p key={label} id={label} class={`rules-clause depth-${depth(label)}`} data-testid="rules-clause">
            <a href={`#${label}`}>{label}</a> <span>{text}</span>
          </p>
        ))}
    </section>
  );
}

/** The clauses that fit what is looked for, in every book. */
function Hits({ hits, wanted }: { hits: readonly Place[]; wanted: string }) {
  return (
    <section class="rules-text" aria-live="polite" data-testid="rules-hits">
      <p class="hint">{t("web-rules-hits", { count: hits.length })}</p>
      {hits.slice(0, MOST).map(({ book, section, label, text }) => (
        <p key={book.slug + label} class="rules-clause">
          <a
            href={addressOf(book, label)}
            onClick={(event) => follow(event, addressOf(book, label))}
          >
            {book.title} · {label}
          </a>{" "}
          <span>
            <b>
              <Marked text={section.title} wanted={wanted} />.
            </b>{" "}
            <Marked text={text} wanted={wanted} />
          </span>
        </p>
      ))}
    </section>
  );
}
