/* Help at the table: whose turn it is, what one may do, the points, and what the book says of this phase. */
import { useEffect, useState } from "preact/hooks";
import { RulesAtHand } from "../rules/athand";
import { addressOf, loadBooks } from "../rules/books";
import { Clause } from "../rules/clause";
import { RuleTables } from "../rules/tables";
import { Terms } from "../rules/terms";
import type { Offer, RuleBook } from "../wire";
import { list, t } from "../words";
import { nameAt, useTable } from "./context";
import { HIDDEN } from "./more";

export function HelpPanel() {
  const { table } = useTable();
  const [books, setBooks] = useState<RuleBook[]>([]);
  const { edition } = table.terms;
  useEffect(() => void loadBooks().then(setBooks, () => undefined), []);
  const book = books.find(({ tables }) => tables.some((row) => row.edition === edition));
  const scores = book?.tables.filter((row) => row.edition === edition && row.kind === "scores") ?? [];
  return (
    <div class="help-panel" data-testid="help-panel">
      <WhoseTurn />
      <Deeds />
      {scores.length > 0 && (
        <section aria-labelledby="help-score" data-testid="help-score">
          <h3 id="help-score">{t("web-help-score")}</h3>
          <RuleTables tables={scores} />
        </section>
      )}
      {book && <InTheBook book={book} />}
      <h3>{t("web-help-search")}</h3>
      <RulesAtHand edition={edition} without="scores" />
    </div>
  );
}

function WhoseTurn() {
  const { table } = useTable();
  const { waitsFor, sentence } = table.now;
  const mine = waitsFor.includes(table.seat);
  const others = waitsFor.filter((seat) => seat !== table.seat).map((seat) => nameAt(table, seat));
  return (
    <section aria-labelledby="help-turn" data-testid="help-turn">
      <h3 id="help-turn">{t("web-help-turn")}</h3>
      {mine && <p>{t("web-help-turn-yours")}</p>}
      {others.length > 0 && <p>{t("web-waits-for", { who: list(others) })}</p>}
      <p>
        <Terms text={sentence} />
      </p>
    </section>
  );
}

/** Everything that is open to this seat now, each kind once, with its meaning where that is told. */
function Deeds() {
  const { table } = useTable();
  const kinds = new Map<string, Offer>();
  for (const offer of table.offers) if (!HIDDEN.has(offer.kind) && offer.label) kinds.set(offer.kind, offer);
  const offers = [...kinds.values()];
  return (
    <section aria-labelledby="help-deeds" data-testid="help-deeds">
      <h3 id="help-deeds">{t("web-help-deeds")}</h3>
      {offers.length === 0 && <p>{t("web-help-deeds-none")}</p>}
      <ul>
        {offers.map(({ kind, label, told, clause }) => (
          <li key={kind} data-kind={kind}>
            {label}
            {told && <span class="hint"> {told}</span>} {clause && <Clause clause={clause} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The section of the book for this phase: its clauses of the first rank. */
function InTheBook({ book }: { book: RuleBook }) {
  const { table } = useTable();
  const label = book.phases[table.phase] ?? "";
  const section = book.sections.find((row) => row.label === label);
  const single = book.sections.flatMap(({ clauses }) => clauses).find((row) => row.label === label);
  const clauses = section ? section.clauses.filter((row) => /^[^-]+-[^-]+$/.test(row.label)) : single ? [single] : [];
  if (clauses.length === 0) return null;
  return (
    <section aria-labelledby="help-book" data-testid="help-book" data-label={label}>
      <h3 id="help-book">{section ? t("web-help-book", { title: section.title }) : t("web-help-book-plain")}</h3>
      {clauses
        .filter(({ text }) => text)
        .map((row) => (
          <p key={row.label} class="rules-clause">
            <a href={addressOf(book, row.label)} target="_blank" rel="noopener">
              {row.label}
            </a>
            <span>
              <Terms text={row.text} />
            </span>
          </p>
        ))}
    </section>
  );
}
