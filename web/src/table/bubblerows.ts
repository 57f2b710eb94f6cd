/* The coach's bubbles as data: when each is shown, beside what, and when it has done its work. */
import type { Heard } from "../told";
import type { Hint, Table } from "../wire";
import type { Hand } from "./hand";
import type { PaperDraft } from "./paperdraft";

/** All that a bubble may look at. */
export interface Sight {
  table: Table;
  hand: Hand;
  paper: PaperDraft | null;
  news: readonly Heard[];
  /** What the server says may be challenged; nothing if that is not known of this very table. */
  chance: Hint["advice"];
}

export interface BubbleRow {
  name: string;
  when(sight: Sight): boolean;
  /** What it stands beside: the first of these that can be seen. */
  target: string;
  /** Whether it goes under that where there is room: what it speaks of is read above. */
  below?: boolean;
  /** Whether it has done its work; without this it has when the table goes on. */
  done?(sight: Sight): boolean;
}

const one = (testid: string): string => `[data-testid="${testid}"]`;
const IN_TRAY = '[data-section="resources"]';
const DIGITS = [..."123456789"].map((digit) => `${IN_TRAY}[data-text$="${digit}"]`).join();

const at = (sight: Sight, situation: string): boolean => sight.table.now.situation === situation;
const holds = ({ hand }: Sight): boolean => hand.held !== null;
const laid = ({ hand }: Sight): boolean => hand.laying.cubes.length > 0;
const writes = ({ paper }: Sight): boolean => paper?.writes ?? false;
const finished = ({ paper }: Sight): boolean => paper?.texts[0]?.includes("=") ?? false;
/** Whether what is written can stand by itself: a sum ends with a sign and what it joins. */
const wrote = (sight: Sight): boolean =>
  writes(sight) && !sight.paper?.empty && (!isSum(sight) || finished(sight) || /[^\d\s()]\(*\d\)*\s*$/.test(sight.paper?.texts[0] ?? ""));
/** Whether this player has done one of these before, in this match. */
const did = ({ table, news }: Sight, ...kinds: string[]): boolean =>
  news.some(({ by, kind }) => by === table.seat && kinds.includes(kind));
/** Whether the challenge that stands is this player's. */
const called = ({ table }: Sight, claim: string): boolean =>
  table.challenge?.challenger === table.seat && table.challenge.claim === claim;
const opened = (): boolean => document.querySelector(one("challenge-now")) !== null;
const sees = (sight: Sight, advice: string): boolean => at(sight, "move") && sight.chance === advice;
/** Whether somebody else's challenge stands. */
const faces = ({ table }: Sight, claim: string): boolean =>
  table.challenge !== null && table.challenge.challenger !== table.seat && table.challenge.claim === claim;
const checks = (sight: Sight): boolean => at(sight, "check");
const checked = (sight: Sight): boolean => did(sight, "accept", "reject");
const ACCEPT = '[data-testid^="accept-"]';
const isSum = ({ table }: Sight): boolean => table.terms.game === "equations";

/** Those that come first are shown first; one at a time. */
export const BUBBLES: readonly BubbleRow[] = [
  { name: "goal-take", when: (sight) => at(sight, "goal") && !holds(sight) && !laid(sight), target: DIGITS, done: (sight) => at(sight, "goal") && (holds(sight) || laid(sight)) },
  { name: "goal-put", when: (sight) => at(sight, "goal") && holds(sight), target: one("put-goal"), done: (sight) => at(sight, "goal") && laid(sight) },
  { name: "goal-say", when: (sight) => at(sight, "goal") && laid(sight) && !holds(sight), target: one("say-goal"), done: (sight) => did(sight, "goal") },
  { name: "no-goal", when: (sight) => at(sight, "no-goal"), target: one("agree-no-goal") },
  { name: "now-say", when: (sight) => sees(sight, "now-is") && opened(), target: one("challenge-now"), done: (sight) => called(sight, "now") },
  { name: "now", when: (sight) => sees(sight, "now-is") && !opened(), target: one("block"), done: (sight) => called(sight, "now") },
  { name: "impossible-say", when: (sight) => sees(sight, "impossible-is") && opened(), target: one("challenge-impossible"), done: (sight) => called(sight, "impossible") },
  { name: "impossible", when: (sight) => sees(sight, "impossible-is") && !opened(), target: one("block"), done: (sight) => called(sight, "impossible") },
  { name: "put", when: (sight) => at(sight, "move") && holds(sight), target: one("put-permitted"), below: true, done: (sight) => did(sight, "move") },
  { name: "take", when: (sight) => at(sight, "move") && !holds(sight), target: `${IN_TRAY}${one("cube")}`, done: (sight) => at(sight, "move") && holds(sight) },
  // Later than the first turn: whoever is asked this has to know how to move.
  { name: "moved", when: (sight) => at(sight, "move") && !holds(sight) && sight.news.at(-1)?.kind === "move", target: ".mat .cube.fresh", below: true },
  { name: "write", when: (sight) => writes(sight) && !wrote(sight), target: one("section-resources"), below: true, done: wrote },
  { name: "equals", when: (sight) => isSum(sight) && wrote(sight) && !finished(sight), target: one("insert-goal"), below: true, done: finished },
  { name: "hand-in", when: (sight) => wrote(sight) && (finished(sight) || !isSum(sight)), target: one("present"), done: (sight) => did(sight, "present") },
  // Somebody else has called for the first time: what that means is told where there is time to read it.
  { name: "called-now", when: (sight) => faces(sight, "now") && at(sight, "wait"), target: ".challenge", below: true, done: checked },
  { name: "check-now", when: (sight) => faces(sight, "now") && checks(sight), target: ACCEPT, done: checked },
  { name: "check", when: checks, target: ACCEPT, done: checked },
  { name: "after", when: (sight) => at(sight, "end"), target: one("ready"), done: ({ table }) => table.players.some(({ seat, ready }) => seat === table.seat && ready) },
];
