/* What happened, in plain words: the newest first in sight, the clause one click away. */
import { useEffect, useRef } from "preact/hooks";
import type { Entry, Line, Table } from "../wire";
import { t } from "../words";
import { useTable } from "./context";

/** Sentences of news with their clause folded behind them. */
export function Told({ line }: { line: Line }) {
  return (
    <p class={`told ${line.tone}`}>
      {line.sentence} {line.clause && <Clause clause={line.clause} />}
    </p>
  );
}

export function Clause({ clause }: { clause: string }) {
  return (
    <details class="clause">
      <summary>{t("web-clause")}</summary>
      <span>{clause}</span>
    </details>
  );
}

export function News({ entries }: { entries: readonly Entry[] }) {
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [entries.length]);
  return (
    <section class="news" aria-label={t("web-news")}>
      <ol ref={end} data-testid="news" tabIndex={0}>
        {entries.map((entry, at) => (
          <li key={entry.number} class={at === entries.length - 1 ? "newest" : ""}>
            {entry.shake !== entries[at - 1]?.shake && entry.shake > 0 && (
              <h3>{t("web-shake", { number: entry.shake })}</h3>
            )}
            {entry.sentence && <p class="did">{entry.sentence}</p>}
            {entry.lines.map((line, index) => (
              <Told key={index} line={line} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

const isTold = ({ sentence, lines }: Entry): boolean => sentence !== "" || lines.length > 0;

/** What came of an action; the challenge that stands has a place of its own. */
function untold(entry: Entry, standing: string): Entry {
  if (!standing || !entry.lines.some(({ sentence }) => sentence === standing)) return entry;
  const lines = entry.lines.filter(({ sentence }) => sentence !== standing);
  return { ...entry, sentence: "", lines };
}

/** The news that have something to tell, without the challenge that stands. */
export function newsToTell(entries: readonly Entry[], table: Table): Entry[] {
  const standing = table.phase === "end" ? "" : (table.challenge?.sentence ?? "");
  return entries.map((entry) => untold(entry, standing)).filter(isTold);
}

interface LatestProps {
  entries: readonly Entry[];
  /** Where it stands among the seats. */
  place: number;
  /** Whether somebody who sits there says it. */
  spoken: boolean;
}

/** The newest news as a bubble beside whoever did it; told to screen readers, too. */
export function Latest({ entries, place, spoken }: LatestProps) {
  const { table } = useTable();
  const newest = newsToTell(entries, table).slice(-1);
  return (
    <div
      class={spoken ? "latest spoken" : "latest"}
      style={{ order: place }}
      role="log"
      aria-live="polite"
      aria-label={t("web-latest")}
      data-testid="latest"
    >
      {newest.map((entry) => (
        <div key={entry.number} class="say">
          <span class="did">{entry.sentence}</span>
          {entry.lines.slice(0, 4).map((line, at) => (
            <span key={at} class={`told ${line.tone}`}>
              {" "}
              {line.sentence}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
