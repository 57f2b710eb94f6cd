/* The near edge of the table: who you are, what to do now, the clock, and the one next thing to do. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { chime } from "../audio";
import { list, t, tOr } from "../words";
import { ClockView, RoundView } from "./clockview";
import { nameAt, playerAt, useTable } from "./context";
import { Me } from "./players";

/** Situations in which nothing is asked of anybody who sees them. */
const STILL = new Set(["wait", "object", "paused", "question", "judge", "watch"]);

interface Props {
  /** What is told under the sentence: a hint. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

export function Dock({ aside, children }: Props) {
  const { table } = useTable();
  const { now } = table;
  const mine = !STILL.has(now.situation) && table.seat !== "";
  useTurnChime(mine, `${table.shake} ${now.situation}`);
  useEffect(() => {
    document.title = mine ? t("web-title-turn") : "Goalsetter";
    return () => void (document.title = "Goalsetter");
  }, [mine]);
  const others = now.waitsFor.filter((seat) => seat !== table.seat).map((seat) => nameAt(table, seat));
  const who = playerAt(table, table.seat)?.name ?? "";
  const title = tOr(`web-do-${now.situation}`, "", { who }) || table.phaseTitle;
  return (
    <section class={mine ? "dock mine" : "dock"} aria-label={t("web-dock")}>
      <Me />
      <div class="banner" data-phase={table.phase} tabIndex={-1}>
        <div class="now" role="status" aria-live="polite">
          <span class="title">{title}</span>
          <span class="sentence" data-testid="now" data-situation={now.situation}>
            {now.sentence}
          </span>
          {others.length > 0 && now.situation !== "wait" && !table.over && (
            <span class="waits">{t("web-waits-for", { who: list(others) })}</span>
          )}
          {table.trouble && (
            <span class="stuck" data-testid="trouble">
              {table.trouble}
            </span>
          )}
        </div>
        {aside}
      </div>
      <div class="clocks">
        <ClockView />
        <RoundView />
      </div>
      <div class="dock-acts">{children}</div>
    </section>
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
