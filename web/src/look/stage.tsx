/* A challenge takes the stage for a moment: who calls what. Nothing on it has to be read in time. */
import { useEffect, useRef, useState } from "preact/hooks";
import { nameAt, playerAt, useTable } from "../table/context";
import { Portrait } from "../table/portrait";
import type { Entry, Player } from "../wire";
import { t } from "../words";
import { Figure } from "./figures";

const SHOWN = 1_300;

/** Over everything, but never in the way: every tap goes through, and ends it. */
export function Stage({ entries }: { entries: readonly Entry[] }) {
  const { table } = useTable();
  const [on, setOn] = useState(false);
  const seen = useRef(entries.at(-1)?.number ?? -1);
  useEffect(() => {
    const first = seen.current < 0;
    const fresh = entries.filter(({ number }) => number > seen.current);
    seen.current = entries.at(-1)?.number ?? -1;
    if (!first && fresh.some(({ kind }) => kind === "challenge")) setOn(true);
  }, [entries.length]);
  useEffect(() => {
    if (!on) return;
    const end = (): void => setOn(false);
    const timer = setTimeout(end, SHOWN);
    addEventListener("pointerdown", end);
    addEventListener("keydown", end);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", end);
      removeEventListener("keydown", end);
    };
  }, [on]);
  const { challenge } = table;
  if (!on || challenge === null) return null;
  const who = playerAt(table, challenge.challenger);
  const other = playerAt(table, challenge.mover);
  const claim = challenge.claim.replaceAll("_", "-");
  return (
    <div class={`stage ${claim}`} aria-hidden="true" data-testid="stage">
      {who && <Face player={who} />}
      <p class="call">
        <span>{t("web-calls", { who: nameAt(table, challenge.challenger) })}</span>
        <b>{t(claim === "no-goal" ? "web-call-no-goal" : `web-claim-${claim}`)}!</b>
      </p>
      {other && <Face player={other} />}
    </div>
  );
}

/** The same face as at the edge of the mat. */
function Face({ player }: { player: Player }) {
  return player.character ? <Portrait name={player.character} /> : <Figure player={{ ...player, here: true }} />;
}

/** One burst of paper squares for whoever has won. */
export function Burst() {
  return (
    <div class="burst" aria-hidden="true">
      {Array.from({ length: 36 }, (_, at) => (
        <i key={at} style={{ "--way": `${at * 10}deg`, "--far": `${9 + ((at * 7) % 11)}rem` }} />
      ))}
    </div>
  );
}
