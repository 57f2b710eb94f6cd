/* The rules beside the mat: search in the book that is played, and its tables. */
import { useState } from "preact/hooks";
import { t } from "../words";
import { addressOf, search } from "./books";
import { Marked, SearchField, useBooks } from "./finding";
import { RuleTables } from "./tables";

/** Beside the mat a few clauses are enough; the page of rules has them all. */
const MOST = 12;

interface Props {
  edition: string;
  /** The kind of table that is shown elsewhere. */
  without?: string;
}

export function RulesAtHand({ edition, without }: Props) {
  const { books, waiting } = useBooks();
  const [wanted, setWanted] = useState("");
  const book = books.find(({ tables }) => tables.some((table) => table.edition === edition));
  if (!book) return waiting;
  const hits = search([book], wanted);
  return (
    <div class="rules-at-hand" data-testid="rules-at-hand">
      <SearchField wanted={wanted} testid="rules-find" look={setWanted} />
      <a class="button quiet" href={`/rules/${book.slug}`} target="_blank" rel="noopener" data-testid="rules-all">
        {t("web-rules-all")}
      </a>
      {wanted.trim() ? (
        <div aria-live="polite" data-testid="rules-found">
          <p class="hint">{t("web-rules-hits", { count: hits.length })}</p>
          {hits.slice(0, MOST).map(({ label, text }) => (
            <p key={label} class="rules-clause">
              <a href={addressOf(book, label)} target="_blank" rel="noopener">
                {label}
              </a>
              <span>
                <Marked text={text} wanted={wanted} />
              </span>
            </p>
          ))}
        </div>
      ) : (
        <RuleTables tables={book.tables.filter(({ edition: of, kind }) => of === edition && kind !== without)} />
      )}
    </div>
  );
}
