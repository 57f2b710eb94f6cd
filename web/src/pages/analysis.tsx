/* How far the analysis of a match is; when it is done, the report is opened in its place. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, whyNot } from "../api";
import { memory } from "../memory";
import type { Analysis } from "../wire";
import { t } from "../words";

/** Milliseconds between two questions to the server. */
const BREATH = 700;
/** In an address that the server was asked for although it has the report. */
const AGAIN = "keyed";

export function AnalysisPage({ id }: { id: string }) {
  const { told, fault, cancel } = useAnalysis(id);
  const open = told !== null && isOpen(told);
  return (
    <section class="panel join analysis" data-testid="analysis" data-state={told?.state ?? ""}>
      <h1>{t("web-analysis")}</h1>
      {open && <progress max={100} value={told.percent} aria-label={t("web-analysis")} data-testid="progress" />}
      {told && (
        <p role="status" data-testid="analysis-told">
          {sentence(told)}
        </p>
      )}
      {told?.sentence && <p class="told bad">{told.sentence}</p>}
      {fault && (
        <p class="told bad" role="alert" data-testid="fault">
          {fault}
        </p>
      )}
      {open && <p class="hint">{t("web-analysis-stays")}</p>}
      <div class="row">
        {open && (
          <button type="button" data-testid="cancel-analysis" onClick={cancel}>
            {t("web-analysis-cancel")}
          </button>
        )}
        <a class="button" href="/">
          {t("web-home")}
        </a>
      </div>
    </section>
  );
}

/** Ask again and again until nothing changes any more, or nothing is there; a lost network comes back. */
function useAnalysis(id: string): { told: Analysis | null; fault: string; cancel(): void } {
  const [told, setTold] = useState<Analysis | null>(null);
  const [fault, setFault] = useState("");
  const [asked, setAsked] = useState(0);
  const looking = useRef<AbortController | null>(null);
  const failed = (error: unknown): void => setFault(whyNot(error));
  const hear = (now: Analysis): void => {
    setTold(now);
    setFault("");
  };
  useEffect(() => {
    if (told?.state === "done") void open(id).catch(failed);
  }, [id, told]);
  useEffect(() => {
    if ((told && !isOpen(told)) || (!told && fault)) return;
    const stop = (looking.current = new AbortController());
    const unlessStopped = (error: unknown): void => void (stop.signal.aborted || failed(error));
    const look = () =>
      void api
        .analysis(id, memory.reportKey(id), stop.signal)
        .then(hear, unlessStopped)
        .then(() => stop.signal.aborted || setAsked((before) => before + 1));
    const timer = setTimeout(look, told ? BREATH : 0);
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
    return () => stop.abort();
  }, [id, told, asked]);
  const cancelled = (now: Analysis | undefined): void => {
    if (now) return hear(now);
    // Of an upload nothing is left; the page says so, and asks no more.
    memory.keepUpload(id, "");
    setTold((before) => before && { ...before, state: "cancelled" });
  };
  const cancel = (): void => {
    // A question that is still on its way would find that the upload is gone.
    looking.current?.abort();
    const goOn = (error: unknown): void => {
      failed(error);
      setAsked((before) => before + 1);
    };
    void api.cancelAnalysis(id, memory.reportKey(id)).then(cancelled, goOn);
  };
  return { told, fault, cancel };
}

/** Show the report. Where nobody may watch, the server gives our own page once more, which may show a
    report in its place: that is asked for with the key of the seat. */
async function open(id: string): Promise<void> {
  if (!new URLSearchParams(location.search).has(AGAIN)) return location.replace(`${api.report(id)}&${AGAIN}`);
  const page = await api.reportPage(id, memory.reportKey(id));
  document.open();
  document.write(page);
  document.close();
}

const isOpen = ({ state }: Analysis): boolean => state === "queued" || state === "running";

function sentence({ state, done, total, ahead }: Analysis): string {
  if (state === "queued") return t("web-analysis-queued", { count: ahead });
  if (state === "done") return t("web-analysis-done");
  if (state === "cancelled") return t("web-analysis-cancelled");
  if (state === "failed") return t("web-analysis-failed");
  if (total === 0) return t("web-analysis-begins");
  return done < total ? t("web-analysis-running", { done, total }) : t("web-analysis-writing");
}
