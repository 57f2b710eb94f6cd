/* Between two shakes, and at the end: what the bots thought, the next shake, record and rematch. */
import { useState } from "preact/hooks";
import { api, whyNot } from "../api";
import { told } from "../clock";
import { Figure } from "../look/figures";
import { useCounting } from "../look/counting";
import { Burst } from "../look/stage";
import { useAnalyse } from "../pages/upload";
import type { Table } from "../wire";
import { list, t } from "../words";
import { Again, Rematch } from "./again";
import { useNow } from "./clockview";
import { nameAt, useTable } from "./context";
import { MatchEnd } from "./matchend";
import { Portrait } from "./portrait";
import { Review } from "./review";
import { Signing } from "./signing";

/** The end of a shake or a match; its points are counted up for whoever was there. */
export function Between({ live }: { live: boolean }) {
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
      {live && leaders(table).includes(table.seat) && <Burst />}
      <Scoreboard live={live} />
      {table.terms.begunAfter > 0 && <p class="hint">{t("web-begun-after")}</p>}
      {table.over && <MatchEnd />}
      <Review />
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

const lastShake = ({ sheet }: Table): (number | null)[] =>
  sheet.rows.filter(({ kind }) => kind === "shake").at(-1)?.points ?? [];

/** Who has won: the match, or else this shake, if not all scored the same in it. */
function leaders(table: Table): string[] {
  if (table.result) return table.result.winners;
  const points = lastShake(table).map((scored) => scored ?? 0);
  const best = Math.max(...points);
  const won = table.players.filter((_, at) => points[at] === best);
  return won.length < table.players.length ? won.map(({ seat }) => seat) : [];
}

/** What each scored in this shake, and the total. */
function Scoreboard({ live }: { live: boolean }) {
  const { table } = useTable();
  const last = lastShake(table);
  const won = leaders(table);
  const share = useCounting(live);
  return (
    <ul class="scoreboard" data-testid="scoreboard">
      {table.players.map((player, at) => {
        const total = Math.round(player.total - (1 - share) * (last[at] ?? 0));
        return (
          <li key={player.seat} class={won.includes(player.seat) ? "won" : ""}>
            {player.character ? <Portrait name={player.character} /> : <Figure player={{ ...player, here: true }} />}
            <b>
              <bdi>{player.name}</bdi>
            </b>
            {last[at] != null && <span class="scored">+{last[at]}</span>}
            <span class="sum">{t("web-scored", { points: total })}</span>
          </li>
        );
      })}
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
