/* What is heard at a table: each new deed has its sound. */
import { useEffect, useRef } from "preact/hooks";
import { sound, type Sound } from "../audio";
import type { Entry, Table } from "../wire";

const OF_KINDS: Record<string, Sound> = {
  roll: "roll",
  move: "place",
  bonus: "forbid",
  shift: "place",
  transfer: "place",
  add_to_goal: "place",
  goal: "place",
  challenge: "challenge",
  present: "paper",
};

/** Sounds for what is new since the page was opened, and one for how a paper or a match ended. */
export function useSounds(entries: readonly Entry[], table: Table): void {
  const seen = useRef(-1);
  const judged = useRef(0);
  useEffect(() => {
    const first = seen.current < 0;
    const fresh = entries.filter(({ number }) => number > seen.current);
    seen.current = entries.at(-1)?.number ?? -1;
    const name = first ? undefined : OF_KINDS[fresh.at(-1)?.kind ?? ""];
    if (name) sound(name);
  }, [entries.length]);
  const ruled = table.papers.filter(({ correct }) => correct !== null);
  useEffect(() => {
    if (ruled.length > judged.current && seen.current >= 0) sound(ruled.at(-1)?.correct ? "right" : "wrong");
    judged.current = ruled.length;
  }, [ruled.length]);
  const won = table.result?.winners.includes(table.seat) ?? false;
  useEffect(() => {
    if (won) sound("win");
  }, [won]);
}
