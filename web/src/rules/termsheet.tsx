/* What a word of the rule books means, beside the sentence in which it was tapped. */
import { useEffect, useState } from "preact/hooks";
import type { RuleBook } from "../wire";
import { loadTerms, t } from "../words";
import { addressOf, loadBooks } from "./books";
import type { AskedRule } from "./clause";
import { Over } from "./sheet";

export function TermSheet({ clause: code, by }: AskedRule) {
  const [meaning, setMeaning] = useState("");
  const [books, setBooks] = useState<RuleBook[]>([]);
  useEffect(() => {
    void loadTerms().then((words) => setMeaning(words?.[`term-${code}`] ?? ""), () => undefined);
    void loadBooks().then(setBooks, () => undefined);
  }, []);
  const told = books.filter(({ terms }) => terms[code]);
  return (
    <Over by={by} title={by?.textContent ?? code}>
      <p data-testid="term-text">{meaning || t("web-connecting")}</p>
      {told.length > 0 && (
        <p class="term-books">
          {t("web-term-books")}{" "}
          {told.map((book) => (
            <a key={book.slug} href={addressOf(book, book.terms[code] ?? "")} target="_blank" rel="noopener">
              {book.label} {book.terms[code]}
            </a>
          ))}
        </p>
      )}
    </Over>
  );
}
