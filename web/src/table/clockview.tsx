/* The clocks: big, with the last ten seconds seen and heard. */
import { useEffect, useRef, useState } from "preact/hooks";
import { tick } from "../audio";
import { TOLD_AT, lastSecond, leftOf, share, told } from "../clock";
import type { Hand } from "../wire";
import { list, t } from "../words";
import { nameAt, useTable } from "./context";

/** The present, a few times a second as long as something runs. */
export function useNow(running: boolean): number {
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
  // Several who are late each have a time of their own: yours is the big one.
  const own = clock?.hands.find((hand) => hand.seat === table.seat);
  const shown = clock && own ? { ...clock, ...own, players: [table.seat] } : clock;
  const left = shown ? leftOf(shown, came, Math.max(now, came)) : null;
  const second = shown?.paused ? null : lastSecond(left);
  useTicking(second);
  if (clock === null || shown === null || left === null) return null;
  const mine = shown.players.includes(table.seat);
  const others = clock.hands.filter((hand) => hand !== own && (own || clock.hands.length > 1));
  const players = own || others.length === 0 ? shown.players : [];
  const classes = ["clock", mine && "mine", (second !== null || shown.counting) && "last", clock.paused && "paused"];
  return (
    <div class={classes.filter(Boolean).join(" ")} data-testid="clock" data-left={Math.ceil(left / 1000)}>
      <span class="time" role="timer" aria-label={t("web-time-left", { time: told(left) })}>
        {told(left)}
      </span>
      <progress max={1} value={share(left, shown.whole)} aria-hidden="true" />
      <span class="for">
        {clock.paused && `${t("web-clock-paused")} · `}
        {shown.counting && `${t("web-clock-counting")} · `}
        {shown.extra && `${t("web-clock-extra")} · `}
        {clock.title}
        {players.length > 0 && ` · ${list(players.map((seat) => nameAt(table, seat)))}`}
        {others.map((hand) => ` · ${handText(hand)}`)}
      </span>
      <ToldTime left={left} />
    </div>
  );

  function handText(hand: Hand): string {
    const rest = hand.left === null ? "" : told(leftOf({ left: hand.left, paused: shown!.paused }, came, now) ?? 0);
    const stage = hand.extra ? t("web-clock-extra") : hand.counting ? t("web-clock-counting") : "";
    return [nameAt(table, hand.seat), rest, stage].filter(Boolean).join(" ");
  }
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
