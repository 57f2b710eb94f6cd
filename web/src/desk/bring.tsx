/* Ways into the desk: a line of notation, a case, a link; a position of a record or of a table. */
import { useEffect, useState } from "preact/hooks";
import { api, whyNot } from "../api";
import { memory } from "../memory";
import type { DeskPosition, DeskPositions } from "../wire";
import { t } from "../words";
import { pretty } from "./cubes";
import { useDesk } from "./desk";
import { EMPTY, lineOf, readAddress, searchOfLink, tidied } from "./question";

/** The mat as one line, to be read, copied, changed or pasted over. */
export function LineForm() {
  const desk = useDesk();
  const { question, sets } = desk;
  const [text, setText] = useState<string | null>(null);
  const [fault, setFault] = useState("");
  const shown = text ?? pretty(lineOf(question), sets);
  // What was typed gives way when something else is put on the mat.
  useEffect(() => setText(null), [lineOf(question)]);
  const put = (): void => {
    setFault("");
    const line = shown.trim();
    if (/^https?:\/\/|^\/desk\b/.test(line)) {
      const search = searchOfLink(line, location.origin);
      const address = search === null ? null : readAddress(search);
      if (address === null) return setFault(t("web-desk-line-other-link", { start: `${location.origin}/desk?` }));
      if ("strange" in address) {
        return setFault(t(address.of === "key" ? "web-desk-line-bad-link" : "web-desk-line-bad-ask", { part: address.strange }));
      }
      api.readMat(address.question).then((read) => desk.take(tidied(read), address.ask), (error) => setFault(whyNot(error)));
      return;
    }
    api.readMat(question, line).then(
      (read) => {
        desk.take(tidied(read));
        setText(null);
      },
      (error: unknown) => setFault(whyNot(error)),
    );
  };
  return (
    <form
      class="line-form"
      onSubmit={(event) => {
        event.preventDefault();
        put();
      }}
    >
      <label class="field wide">
        <span>{t("web-desk-line")}</span>
        <textarea
          rows={3}
          class="notation-input"
          value={shown}
          maxLength={2000}
          spellcheck={false}
          autocapitalize="off"
          data-testid="desk-line"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <small>{t("web-desk-line-told")}</small>
      {fault && (
        <p class="told bad" role="alert" data-testid="desk-line-fault">
          {fault}
        </p>
      )}
      <button type="submit" class="primary" data-testid="desk-line-put">
        {t("web-desk-line-put")}
      </button>
    </form>
  );
}

/** Positions of a match: opened, stepped through, and taken onto the mat. */
export function RecordForm({ table: asked }: { table: string }) {
  const [record, setRecord] = useState("");
  const [table, setTable] = useState(asked);
  const [match, setMatch] = useState<DeskPositions | null>(null);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const open = (): void => {
    const code = table.trim().toUpperCase();
    setFault("");
    if (!record.trim() && !code) return setFault(t("web-desk-record-nothing"));
    setBusy(true);
    api
      .positions(record.trim() ? { record, table: "" } : { record: "", table: code }, record.trim() ? "" : memory.token(code))
      .then((found) => (found.positions.length > 0 ? setMatch(found) : setFault(t("web-desk-record-empty"))))
      .catch((error: unknown) => setFault(whyNot(error)))
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    if (asked) open();
  }, []);
  if (match) return <Moves match={match} close={() => setMatch(null)} />;
  return (
    <form
      class="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <h2>{t("web-desk-record")}</h2>
      <p class="hint">{t("web-desk-record-told")}</p>
      <label class="field wide">
        <span>{t("web-desk-record-file")}</span>
        <input
          type="file"
          accept=".record,.txt,text/plain"
          data-testid="desk-record-file"
          onChange={(event) => void event.currentTarget.files?.[0]?.text().then(setRecord)}
        />
      </label>
      <label class="field wide">
        <span>{t("web-desk-record-text")}</span>
        <textarea
          rows={3}
          value={record}
          spellcheck={false}
          data-testid="desk-record-text"
          onInput={(event) => setRecord(event.currentTarget.value)}
        />
      </label>
      <label class="field wide">
        <span>{t("web-desk-record-table")}</span>
        <input
          value={table}
          maxLength={60}
          autocomplete="off"
          data-testid="desk-record-table"
          onInput={(event) => setTable(event.currentTarget.value)}
        />
      </label>
      <small>{t("web-desk-record-table-told")}</small>
      {fault && (
        <p class="told bad" role="alert" data-testid="desk-record-fault">
          {fault}
        </p>
      )}
      <button type="submit" class="primary" disabled={busy} data-testid="desk-record-open">
        {t("web-desk-record-open")}
      </button>
    </form>
  );
}

const STEPS = [
  { name: "first", sign: "|◀" },
  { name: "before", sign: "◀" },
  { name: "after", sign: "▶" },
  { name: "last", sign: "▶|" },
] as const;

/** The moves of a match: the mat follows, so the position is seen before it is taken. */
function Moves({ match, close }: { match: DeskPositions; close(): void }) {
  const desk = useDesk();
  const last = match.positions.length - 1;
  const [at, setAt] = useState(last);
  const position = match.positions[at];
  const asQuestion = ({ question }: DeskPosition, papers: readonly string[] = []) =>
    tidied({ ...EMPTY, ...question, papers: [...papers] });
  useEffect(() => {
    if (position) desk.take(asQuestion(position));
  }, [at]);
  useEffect(() => document.querySelector(".moves [aria-current]")?.scrollIntoView({ block: "nearest" }), [at]);
  if (!position) return null;
  const to = { first: 0, before: Math.max(0, at - 1), after: Math.min(last, at + 1), last };
  return (
    <div class="match" data-testid="desk-match">
      <p class="hint">{match.title}</p>
      <div class="row steps">
        {STEPS.map(({ name, sign }) => (
          <button
            key={name}
            type="button"
            aria-label={t(`web-desk-record-${name}`)}
            title={t(`web-desk-record-${name}`)}
            disabled={to[name] === at}
            data-testid={`desk-step-${name}`}
            onClick={() => setAt(to[name])}
          >
            {sign}
          </button>
        ))}
      </div>
      <p role="status" data-testid="desk-at">
        {t("web-desk-record-at", { number: at + 1, count: last + 1 })} · {t("web-desk-record-shake", { number: position.shake })}
      </p>
      <ol class="moves" tabIndex={0} aria-label={t("web-desk-record-moves")}>
        {match.positions.map(({ move }, number) => (
          <li key={number}>
            <button
              type="button"
              class="quiet"
              aria-current={number === at ? "step" : undefined}
              data-testid="desk-move"
              onClick={() => setAt(number)}
            >
              {move}
            </button>
          </li>
        ))}
      </ol>
      <div class="row">
        {position.papers.map(({ writer, texts }) => (
          <button
            key={writer}
            type="button"
            class="primary"
            data-testid="desk-take-paper"
            onClick={() => {
              desk.take(asQuestion(position, texts));
              close();
            }}
          >
            {t("web-desk-record-take-paper", { who: writer })}
          </button>
        ))}
        <button
          type="button"
          class={position.papers.length > 0 ? "" : "primary"}
          data-testid="desk-take"
          onClick={() => {
            desk.take(asQuestion(position));
            close();
          }}
        >
          {t("web-desk-record-take")}
        </button>
        <button type="button" class="quiet" data-testid="desk-match-close" onClick={close}>
          {t("web-desk-record-close")}
        </button>
      </div>
    </div>
  );
}
