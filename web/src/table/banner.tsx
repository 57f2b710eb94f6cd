/* What to do now, and the clock: always in sight. */
import { useEffect, useRef } from "preact/hooks";
import { chime } from "../audio";
import { list, t } from "../words";
import { ClockView, RoundView } from "./clockview";
import { nameAt, useTable } from "./context";

/** Situations in which nothing is asked of anybody who sees them. */
const STILL = new Set(["wait", "object", "paused", "question", "judge"]);

export function Banner() {
  const { table } = useTable();
  const { now } = table;
  const mine = !STILL.has(now.situation) && table.seat !== "";
  useTurnChime(mine, `${table.shake} ${now.situation}`);
  useEffect(() => {
    document.title = mine ? t("web-title-turn") : "Goalsetter";
    return () => void (document.title = "Goalsetter");
  }, [mine]);
  const others = now.waitsFor.filter((seat) => seat !== table.seat).map((seat) => nameAt(table, seat));
  return (
    <div class={mine ? "banner mine" : "banner"} data-phase={table.phase} tabIndex={-1}>
      <div class="now" role="status" aria-live="polite">
        <span class="phase">
          {t("web-shake", { number: table.shake })} · {table.phaseTitle}
        </span>
        <strong data-testid="now" data-situation={now.situation}>
          {now.sentence}
        </strong>
        {others.length > 0 && now.situation !== "wait" && !table.over && (
          <span class="waits">{t("web-waits-for", { who: list(others) })}</span>
        )}
        {table.trouble && (
          <span class="stuck" data-testid="trouble">
            {table.trouble}
          </span>
        )}
      </div>
      <div class="clocks">
        <ClockView />
        <RoundView />
      </div>
    </div>
  );
}

/** A short sound when something new is asked of this player. */
function useTurnChime(mine: boolean, what: string): void {
  const last = useRef(what);
  useEffect(() => {
    if (mine && last.current !== what) chime();
    last.current = what;
  }, [mine, what]);
}
