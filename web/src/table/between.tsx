/* Between two shakes, and at the end: what the bots thought, the next shake, record and rematch. */
import { api } from "../api";
import { useAnalyse } from "../pages/upload";
import { list, t } from "../words";
import { nameAt, useTable } from "./context";

export function Between() {
  const { session, table } = useTable();
  if (table.phase !== "end" && !table.over) return null;
  const me = table.players.find(({ seat }) => seat === table.seat);
  const wants = table.rematch.map((seat) => nameAt(table, seat));
  return (
    <section class="panel between" aria-label={t("web-between")} data-testid="between">
      <h2>{table.over ? t("web-match-over") : t("web-shake-over", { number: table.shake })}</h2>
      {table.over && <Winner />}
      {!table.over && me && (
        <button
          type="button"
          class="primary big"
          data-testid="ready"
          disabled={me.ready}
          onClick={() => session.say("ready")}
        >
          {me.ready ? t("web-ready-said") : t("web-ready")}
        </button>
      )}
      {table.over && (
        <div class="row">
          {me && (
            <button
              type="button"
              class="primary big"
              data-testid="rematch"
              disabled={table.rematch.includes(table.seat)}
              onClick={() => session.say("rematch")}
            >
              {t("web-rematch")}
            </button>
          )}
          <AnalyseButton />
          <a class="button" href={api.record(table.code)} download data-testid="record">
            {t("web-record")}
          </a>
          <a class="button" href="/">
            {t("web-home")}
          </a>
        </div>
      )}
      {wants.length > 0 && <p class="hint">{t("web-rematch-wanted", { who: list(wants) })}</p>}
      <Thoughts />
    </section>
  );
}

/** The match explained, once it is over. */
function AnalyseButton() {
  const { table } = useTable();
  const { busy, fault, analyse } = useAnalyse();
  return (
    <>
      <button type="button" disabled={busy} data-testid="analyse" onClick={() => analyse({ table: table.code })}>
        {t("web-analyse")}
      </button>
      {fault && (
        <p class="told bad" role="alert" data-testid="fault">
          {fault}
        </p>
      )}
    </>
  );
}

function Winner() {
  const { table } = useTable();
  const most = Math.max(...table.players.map(({ total }) => total));
  const best = table.players.filter(({ total }) => total === most).map(({ name }) => name);
  return (
    <p class="winner" data-testid="winner">
      {best.length === 1 ? t("web-winner", { who: best[0] ?? "" }) : t("web-tie", { who: list(best) })}
    </p>
  );
}

function Thoughts() {
  const { table } = useTable();
  if (table.thoughts.length === 0) return null;
  return (
    <details class="thoughts" data-testid="thoughts">
      <summary>{t("web-thoughts")}</summary>
      <ul>
        {table.thoughts.map(({ number, sentence }) => (
          <li key={number}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
