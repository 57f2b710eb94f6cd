/* Looking for a clause: the books as they come, the field to type in, and the words that fit marked. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { RuleBook } from "../wire";
import { t } from "../words";
import { loadBooks, marked } from "./books";

/** The books, or a line that says why there are none yet. */
export function useBooks(): { books: RuleBook[]; waiting: ComponentChildren } {
  const [books, setBooks] = useState<RuleBook[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => void loadBooks().then(setBooks, () => setFailed(true)), []);
  const waiting = (
    <p class="waiting" role="status">
      {t(failed ? "web-no-server" : "web-connecting")}
    </p>
  );
  return { books, waiting };
}

interface Props {
  wanted: string;
  testid: string;
  look(wanted: string): void;
}

export function SearchField({ wanted, testid, look }: Props) {
  return (
    <label class="field rules-search">
      <span>{t("web-rules-search")}</span>
      <input
        type="search"
        data-testid={testid}
        placeholder={t("web-rules-search-hint")}
        value={wanted}
        onInput={(event) => look(event.currentTarget.value)}
      />
    </label>
  );
}

/** A text in which the words that are looked for stand out. */
export function Marked({ text, wanted }: { text: string; wanted: string }) {
  return (
    <>
      {marked(text, wanted).map(({ piece, fits }, at) => (fits ? <mark key={at}>{piece}</mark> : piece))}
    </>
  );
}
