/* After a match: places and match points at once; best moments and one habit by themselves, once worked out. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, whyNot } from "../api";
import type { Analysis } from "../wire";
import { t } from "../words";
import { nameAt, useTable } from "./context";

/** Milliseconds between two questions to the server. */
const BREATH = 700;

/** As much of a report as is shown here. */
interface Reported {
  players: { seat: string; undecided: number; moments: { words: string }[]; practise: { words: string }[] }[];
}

export function MatchEnd() {
  const { session, table } = useTable();
  const played = table.players.some(({ seat }) => seat === table.seat);
  const { state, percent, report, fault, ask } = useMoments(table.id, session.token, played);
  const points = table.sheet.rows.find(({ kind }) => kind === "match")?.points;
  if (!points) return null;
  const place = (own: number): number => 1 + points.filter((other) => (other ?? 0) > own).length;
  return (
    <section class="match-end" data-testid="match-end" data-state={state}>
      <ul class="places">
        {table.players.map(({ seat, name, total }, at) => (
          <li key={seat} class={seat === table.seat ? "mine" : ""}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span>{t("web-match-place", { place: place(points[at] ?? 0) })}</span>
            <span>{t("web-scored", { points: total })}</span>
            <span>
              {t("web-match-points")}: {points[at] ?? 0}
            </span>
          </li>
        ))}
      </ul>
      {state === "asked" && (
        <p class="hint" role="status" data-testid="moments-coming">
          {t("web-match-running", { percent })}
        </p>
      )}
      {fault && (
        <p class="told bad" role="alert">
          {fault}
        </p>
      )}
      {report && <Moments report={report} />}
      {state === "open" && (
        <button type="button" data-testid="show-moments" onClick={ask}>
          {t("web-match-show")}
        </button>
      )}
    </section>
  );
}

function Moments({ report }: { report: Reported }) {
  const { table } = useTable();
  return (
    <ul class="moments" data-testid="moments">
      {mineFirst(report.players, table.seat).map(({ seat, moments, practise, undecided }) => (
        <li key={seat}>
          <h3>
            <bdi>{nameAt(table, seat)}</bdi>
          </h3>
          <h4>{t("web-match-moments")}</h4>
          {moments.length > 0 ? (
            <ul>
              {moments.map(({ words }) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          ) : (
            <p>{t("web-match-none")}</p>
          )}
          {/* What to work on is everybody's own business; the coach's report has it for all. */}
          {practise[0] && seat === table.seat && (
            <>
              <h4>{t("web-match-habit")}</h4>
              <p data-testid="habit">{practise[0].words}</p>
            </>
          )}
          {undecided > 0 && <p class="hint">{t("web-match-undecided")}</p>}
        </li>
      ))}
    </ul>
  );
}

/** A player reads of herself first. */
function mineFirst<Row extends { seat: string }>(rows: readonly Row[], mine: string): Row[] {
  return [...rows.filter(({ seat }) => seat === mine), ...rows.filter(({ seat }) => seat !== mine)];
}

interface Asked {
  state: "open" | "asked" | "done";
  percent: number;
  report: Reported | null;
  fault: string;
  ask(): void;
}

/** Have the match looked at, unasked for one who played it, and follow it until the moments are there. */
function useMoments(table: string, key: string, played: boolean): Asked {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [report, setReport] = useState<Reported | null>(null);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const gone = useRef(new AbortController());
  useEffect(() => () => gone.current.abort(), []);
  const failed = (error: unknown): void => {
    if (gone.current.signal.aborted) return;
    setFault(whyNot(error));
    setBusy(false);
  };
  const ask = (): void => {
    setBusy(true);
    setFault("");
    api.analyse({ table }, key).then(setAnalysis, failed);
  };
  useEffect(() => {
    if (!played || !key) return;
    setBusy(true);
    // Nobody asked aloud: a server that is too busy is no fault to tell, and the key stays for later.
    api.analyse({ table }, key).then(setAnalysis, () => setBusy(false));
  }, [table, key, played]);
  useEffect(() => {
    if (!analysis) return;
    const { id, state } = analysis;
    if (state === "done") {
      api.reportData(id, key).then((data) => setReport(data as Reported), failed);
      return;
    }
    if (state !== "queued" && state !== "running") {
      setFault(analysis.sentence || t("web-analysis-failed"));
      setBusy(false);
      return;
    }
    const timer = setTimeout(() => void api.analysis(id, key, gone.current.signal).then(setAnalysis, failed), BREATH);
    return () => clearTimeout(timer);
  }, [analysis]);
  const state = report ? "done" : busy ? "asked" : "open";
  return { state, percent: analysis?.percent ?? 0, report, fault, ask };
}
