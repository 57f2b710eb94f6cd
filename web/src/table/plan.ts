/* A move that is chosen before one's turn: it is played when that comes, if its cube still lies there. */
import { isListed, isOffered, SECTIONS, type Held, type Place, type Target } from "../offers";
import type { Table } from "../wire";

export interface Plan {
  text: string;
  to: Place;
  shake: number;
  /** The number of the table at which it was made. */
  number: number;
}

/** A plan that was kept over a reload, if it was made in this shake. */
export function restoredPlan(text: string, { shake, number }: Table): Plan | null {
  try {
    const plan = JSON.parse(text) as Plan;
    return plan.shake === shake && plan.number <= number ? plan : null;
  } catch {
    return null;
  }
}

/** Whether a move can be planned: others are to move, and at this table nobody moves out of turn. */
export function canPlan({ phase, terms, seat, turn, offers, players, challenge, over, mat }: Table): boolean {
  const plays = players.some((player) => player.seat === seat);
  const others = phase === "move" && turn !== seat && turn !== "" && challenge === null && mat.goalSet && !over;
  return plays && others && terms.mode !== "open" && !isOffered(offers, "move");
}

export const PLAN = "plan";

/** Where a cube of Resources may be planned to go: whether that will do is for the table to say. */
export const planTargets = ({ from }: Held): Target[] =>
  from === "resources" ? SECTIONS.map((to) => ({ to, kind: PLAN, parts: {} })) : [];

/**
 * What becomes of a plan at a table. It waits, or is played; else it is off, since the shake went on
 * without it, its cube has gone, or the table does not offer it.
 */
export function fateOf({ text, to, shake }: Plan, table: Table): "waits" | "plays" | "stopped" | "gone" | "refused" {
  if (table.shake !== shake || table.phase !== "move" || table.challenge !== null || table.over) return "stopped";
  if (!table.mat.resources.some((cube) => cube.text === text)) return "gone";
  // Whoever holds the block may be about to challenge.
  if (table.turn !== table.seat || table.block !== "") return "waits";
  return isListed(table.offers, "move", { cube: text, to }) ? "plays" : "refused";
}
