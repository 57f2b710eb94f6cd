/* The clock of a round: the time until the next moment of XI-B, and the words to read aloud then. */
import { useEffect, useState } from "preact/hooks";
import { Clause } from "../rules/clause";
import type { EventMoment } from "../wire";
import { t } from "../words";

interface Running {
  moments: EventMoment[];
  minutes: number;
  lastMinutes: number;
  added?: Record<string, number>;
}

/** This moment by the server's clock, drawn anew every second. */
export function useNow(ahead: number): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}

export const clockFace = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

export function HallClock({ round, ahead, size = "" }: { round: Running; ahead: number; size?: "" | "big" | "small" }) {
  const now = useNow(ahead);
  const { moments, minutes, lastMinutes: last } = round;
  const next = moments.find(({ at }) => at > now);
  const past = moments.filter(({ at }) => at <= now).at(-1);
  const added = Object.entries(round.added ?? {});
  const phase = past?.code ?? "start";
  return (
    <div class={`big-clock ${size}`} data-testid="clock" data-phase={phase}>
      <p class="face" role="timer">
        {next ? clockFace(next.at - now) : "0:00"}
      </p>
      {next && <p class="until">{t(`web-event-until-${next.code}`)}</p>}
      {size !== "small" && (
        <p class="aloud" data-testid="aloud">
          {t(`web-event-aloud-${phase}`, { minutes, last })} {past && <Clause clause={past.clause} />}
        </p>
      )}
      {added.length > 0 && (
        <p data-testid="added">
          {t("web-event-added")} {added.map(([table, more]) => t("web-event-added-table", { table, minutes: more })).join(" · ")}
        </p>
      )}
    </div>
  );
}
