/* The near edge of the table: who you are, what to do now, the clock, and the one next thing to do. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { chime } from "../audio";
import { Terms } from "../rules/terms";
import { list, stop, t, tOr, underTitle } from "../words";
import { BackActs, type Back } from "./back";
import { ClockView, RoundView } from "./clockview";
import { nameAt, playerAt, useTable } from "./context";
import { Me } from "./players";

/** Situations in which nothing is asked of anybody who sees them. */
const STILL = new Set(["wait", "object", "paused", "question", "judge", "watch"]);

interface Props {
  /** The earlier move that is looked at, if one is: nothing else can be done then. */
  back?: Back;
  /** What is told under the sentence: a hint. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

export function Dock({ back, aside, children }: Props) {
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
  const past = back?.entry;
  return (
    <section
      class={past ? "dock back-dock" : mine ? "dock mine" : "dock"}
      aria-label={t("web-dock")}
      data-testid={past ? "looking-back" : undefined}
    >
      <Me />
      <div class="banner" data-phase={table.phase} tabIndex={-1}>
        <div class="now" role="status" aria-live="polite">
          <span class="title">
            {past ? t("web-back") : title}
            <span class="unseen">{stop(title)}</span>
          </span>
          {past ? (
            <span class="sentence">
              <Terms text={past.sentence || (past.lines[0]?.sentence ?? "")} />
            </span>
          ) : (
            <span class="sentence" data-testid="now" data-situation={now.situation}>
              <Terms text={underTitle(title, now.sentence)} />
            </span>
          )}
          {others.length > 0 && now.situation !== "wait" && !table.over && !past && (
            <span class="waits">{t("web-waits-for", { who: list(others) })}</span>
          )}
          {table.trouble && (
            <span class="stuck" data-testid="trouble">
              {table.trouble}
            </span>
          )}
        </div>
        {!past && aside}
      </div>
      <div class="clocks">
        <ClockView />
        <RoundView />
      </div>
      <div class="dock-acts">{back && past ? <BackActs back={back} /> : children}</div>
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
