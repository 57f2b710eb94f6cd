/* Between two shakes, and at the end: what the bots thought, the next shake, record and rematch. */
import { useState } from "preact/hooks";
import { api, whyNot } from "../api";
import { told } from "../clock";
import { Figure } from "../look/figures";
import { Burst } from "../look/stage";
import { useAnalyse } from "../pages/upload";
import { list, t } from "../words";
import { useNow } from "./clockview";
import { nameAt, useTable } from "./context";
import { Signing } from "./signing";

export function Between() {
  const { table } = useTable();
  if (table.phase !== "end" && !table.over) return null;
  return (
    <section class="between" aria-label={t("web-between")} data-testid="between">
      <h2>{table.over ? t("web-match-over") : t("web-shake-over", { number: table.shake })}</h2>
      {table.result && (
        <p class="winner" data-testid="winner">
          {table.result.sentence}
        </p>
      )}
      {table.result?.winners.includes(table.seat) && <Burst />}
      <Scoreboard />
      {!table.over && <Waiting />}
      {table.over && (
        <div class="row">
          <AnalyseButton />
          <RecordLink />
          <a class="button" href="/">
            {t("web-home")}
          </a>
        </div>
      )}
      <Signing />
      <Rematch />
      <Thoughts />
    </section>
  );
}

/** What each scored in this shake, and the total. */
function Scoreboard() {
  const { table } = useTable();
  const last = table.sheet.rows.filter(({ kind }) => kind === "shake").at(-1);
  const most = Math.max(1, ...table.players.map(({ total }) => total));
  return (
    <ul class="scoreboard" data-testid="scoreboard">
      {table.players.map((player, at) => (
        <li key={player.seat} class={table.result?.winners.includes(player.seat) ? "won" : ""}>
          <Figure player={{ ...player, here: true }} />
          <b>
            <bdi>{player.name}</bdi>
          </b>
          {last?.points[at] != null && <span class="scored">+{last.points[at]}</span>}
          <progress max={most} value={Math.max(0, player.total)} aria-hidden="true" />
          <span class="sum">{t("web-scored", { points: player.total })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The one thing to do after a shake: the next one, or another match. */
export function Onward() {
  const { session, table } = useTable();
  const me = table.players.find(({ seat }) => seat === table.seat);
  if (!me || (table.phase !== "end" && !table.over)) return null;
  if (table.over) return <Again />;
  if (me.bot) return null;
  return (
    <button
      type="button"
      class="primary big"
      data-testid="ready"
      disabled={me.ready}
      onClick={() => session.say("ready")}
    >
      {me.ready ? t("web-ready-said") : t("web-ready")}
    </button>
  );
}

/** No clock runs: who is still reading, and when the next shake is called if nobody says a word. */
function Waiting() {
  const { table, came } = useTable();
  const now = useNow(table.nextIn !== null);
  const waits = table.players.filter(({ bot, ready }) => !bot && !ready);
  const left = table.nextIn === null ? null : Math.max(0, table.nextIn - Math.max(0, now - came));
  return (
    <p class="hint" role="status" data-testid="ready-told">
      {t("web-no-clock")}
      {waits.length > 0 && ` ${t("web-ready-awaits", { who: list(waits.map(({ seat }) => nameAt(table, seat))) })}.`}
      {left !== null && (
        <span aria-live="off" data-testid="next-in">
          {` ${t("web-next-in", { time: told(left) })}`}
        </span>
      )}
    </p>
  );
}

/** The record as a file; where nobody may watch it is asked for with the key of the seat. */
function RecordLink() {
  const { session, table } = useTable();
  const [fault, setFault] = useState("");
  const fetched = async (event: MouseEvent): Promise<void> => {
    if (!session.token) return;
    event.preventDefault();
    try {
      const text = await api.recordText(table.id, session.token);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = `${table.terms.game}-${table.code}.record`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      setFault(whyNot(error));
    }
  };
  return (
    <>
      <a class="button" href={api.record(table.id)} download data-testid="record" onClick={(e) => void fetched(e)}>
        {t("web-record")}
      </a>
      {fault && (
        <p class="told bad" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

/** The match explained, once it is over. */
function AnalyseButton() {
  const { session, table } = useTable();
  const { busy, fault, analyse } = useAnalyse(session.token);
  return (
    <>
      <button type="button" disabled={busy} data-testid="analyse" onClick={() => analyse({ table: table.id })}>
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

/** Asked once; asked again only if all want it and there is still no other table. */
function Again() {
  const { session, table } = useTable();
  const waits = table.rematch.includes(table.seat) && table.rematchAwaits.length > 0;
  return (
    <button
      type="button"
      class="primary big"
      data-testid="rematch"
      disabled={waits}
      onClick={() => session.say("rematch")}
    >
      {waits ? t("web-ready-said") : t("web-rematch")}
    </button>
  );
}

/** Who wants another match, and whose word is missing. */
function Rematch() {
  const { table } = useTable();
  const names = (seats: readonly string[]): string => list(seats.map((seat) => nameAt(table, seat)));
  if (table.rematch.length === 0) return null;
  return (
    <p class="hint" role="status" data-testid="rematch-told">
      {t("web-rematch-wanted", { who: names(table.rematch) })}
      {table.rematchAwaits.length > 0 && ` · ${t("web-rematch-awaits", { who: names(table.rematchAwaits) })}`}
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
