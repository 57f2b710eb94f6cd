/* The clocks: big, with the last ten seconds seen and heard. */
import { useEffect, useRef, useState } from "preact/hooks";
import { tick } from "../audio";
import { TOLD_AT, lastSecond, leftOf, share, told } from "../clock";
import { list, t } from "../words";
import { nameAt, useTable } from "./context";

/** The present, a few times a second as long as something runs. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

export function ClockView() {
  const { table, came } = useTable();
  const { clock } = table;
  const now = useNow(clock !== null && clock.left !== null && !clock.paused);
  const left = clock ? leftOf(clock, came, Math.max(now, came)) : null;
  const second = clock?.paused ? null : lastSecond(left);
  useTicking(second);
  if (clock === null || left === null) return null;
  const mine = clock.players.includes(table.seat);
  const classes = ["clock", mine && "mine", (second !== null || clock.counting) && "last", clock.paused && "paused"];
  return (
    <div class={classes.filter(Boolean).join(" ")} data-testid="clock" data-left={Math.ceil(left / 1000)}>
      <span class="time" role="timer" aria-label={t("web-time-left", { time: told(left) })}>
        {told(left)}
      </span>
      <progress max={1} value={share(left, clock.whole)} aria-hidden="true" />
      <span class="for">
        {clock.paused && `${t("web-clock-paused")} · `}
        {clock.counting && `${t("web-clock-counting")} · `}
        {clock.extra && `${t("web-clock-extra")} · `}
        {clock.title}
        {clock.players.length > 0 && ` · ${list(clock.players.map((seat) => nameAt(table, seat)))}`}
      </span>
      <ToldTime left={left} />
    </div>
  );
}

/** One beep for each of the last seconds. */
function useTicking(second: number | null): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (second !== null && second !== last.current) tick(second);
    last.current = second;
  }, [second]);
}

/** For screen readers: the time at a few moments, not at every second. */
function ToldTime({ left }: { left: number }) {
  const seconds = Math.ceil(left / 1000);
  const at = TOLD_AT.find((each) => seconds <= each && seconds > each - 3);
  return (
    <span class="unseen" aria-live="assertive">
      {at === undefined ? "" : t("web-seconds-left", { seconds: at })}
    </span>
  );
}

export function RoundView() {
  const { table, came } = useTable();
  const now = useNow(table.roundLeft !== null);
  if (table.over) return null;
  if (table.roundState === "stopped") return <p class="round over">{t("web-round-stopped")}</p>;
  if (table.roundState === "warned") return <p class="round over">{t("web-round-warned")}</p>;
  if (table.roundLeft === null) return null;
  const since = table.people.paused ? 0 : Math.max(0, now - came);
  const left = Math.max(0, table.roundLeft - since);
  return <p class="round">{t("web-round-left", { time: told(left) })}</p>;
}
