/* What was asked today: a list to open again, a file to save and one to read back. */
import { useState } from "preact/hooks";
import { spoken, t } from "../words";
import { pretty } from "./cubes";
import { useDesk } from "./desk";
import { fileOf, keepToday, readFile, type Entry } from "./today";

interface Props {
  entries: readonly Entry[];
  set(entries: Entry[]): void;
}

export function TodayPage({ entries, set }: Props) {
  const { take } = useDesk();
  const [told, setTold] = useState("");
  const open = (text: string): void => {
    const read = readFile(text, Date.now());
    if (typeof read === "number") return setTold(t("web-desk-today-bad", { line: read }));
    set(keepToday([...read, ...entries]));
    setTold(t("web-desk-today-opened", { count: read.length }));
  };
  const clock = new Intl.DateTimeFormat(spoken(), { hour: "numeric", minute: "2-digit" });
  return (
    <div class="today" data-testid="desk-today">
      <p>{entries.length > 0 ? t("web-desk-today-told", { count: entries.length }) : t("web-desk-today-none")}</p>
      <ol>
        {entries.map((entry) => (
          <li key={`${entry.at}${entry.ask}${JSON.stringify(entry.question)}`}>
            <button
              type="button"
              class="quiet"
              data-testid="desk-entry"
              title={t("web-desk-today-again")}
              onClick={() => take(entry.question, entry.ask)}
            >
              <span class="when">{clock.format(entry.at)}</span>
              <span class="what">
                <b>{t(`web-desk-short-${entry.ask}`)}</b> {entry.headline}
              </span>
              <small>{[pretty(entry.question.goal, entry.sets), ...entry.question.papers].filter(Boolean).join(" · ")}</small>
            </button>
          </li>
        ))}
      </ol>
      {told && (
        <p class="told" role="status" data-testid="desk-file-told">
          {told}
        </p>
      )}
      <div class="row">
        {entries.length > 0 && (
          <button type="button" class="primary" data-testid="desk-save" onClick={() => save(fileOf(entries))}>
            {t("web-desk-today-save")}
          </button>
        )}
        <label class="button">
          {t("web-desk-today-open")}
          <input
            type="file"
            class="unseen"
            accept=".jsonl,.json,.txt"
            data-testid="desk-open-file"
            onChange={(event) => void event.currentTarget.files?.[0]?.text().then(open)}
          />
        </label>
        {entries.length > 0 && (
          <button type="button" class="quiet" data-testid="desk-forget" onClick={() => set(keepToday([]))}>
            {t("web-desk-today-clear")}
          </button>
        )}
      </div>
    </div>
  );
}

function save(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  link.download = `goalsetter-desk-${new Date().toISOString().slice(0, 10)}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
