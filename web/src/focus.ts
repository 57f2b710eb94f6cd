/* Where the focus goes when what had it is gone, for those who work by keyboard. */

let byKey = false;

/** Whether the last thing somebody did was done by key. */
export const worksByKey = (): boolean => byKey;

/** Style sheets are told, too: a part of the page that is only led to shows its focus to keys alone. */
function note(keys: boolean): void {
  byKey = keys;
  document.documentElement.toggleAttribute("data-keys", keys);
}

addEventListener("keydown", () => note(true), { capture: true });
addEventListener("pointerdown", () => note(false), { capture: true });

const CUBES = ".section-resources button.cube";
const PAPER = '[data-testid="paper-input"]';

/** What is asked of a player, and where that can be done. */
const PLACES: Record<string, readonly string[]> = {
  "set-out": ['[data-testid="set-out"]'],
  deal: ['[data-testid="more-cards"]'],
  choose: ['[data-testid="variation"]'],
  goal: [CUBES],
  move: [CUBES],
  second: [CUBES],
  "take-back": [".mat button.cube"],
  "no-goal": ['[data-testid="agree-no-goal"]'],
  side: ['[data-testid^="side-"]'],
  block: [".claim"],
  third: [PAPER],
  late: [PAPER],
  check: ['[data-testid^="accept-"]', '[data-testid^="reject-"]'],
  end: ['[data-testid="ready"]'],
  over: ['[data-testid="rematch"]'],
};

/** Where to go for a situation: the first place that is there, else what tells how things stand. */
export function placesFor(situation: string): readonly string[] {
  const known = situation.startsWith("write-") ? [PAPER] : (PLACES[situation] ?? []);
  return [...known, ".banner"];
}

/** Elements that hold the focus for want of something better. */
export const NOWHERE = "body, main, .mat, .banner";

/** Moves the focus to where a situation is dealt with, unless it is at work elsewhere. */
export function lead(situation: string): void {
  const active = document.activeElement;
  // A cube that had the focus when moving stopped is not where a paper is written.
  const left = situation.startsWith("write-") || situation === "third" ? `${NOWHERE}, ${CUBES}` : NOWHERE;
  if (!byKey || (active !== null && !active.matches(left))) return;
  for (const place of placesFor(situation)) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return found.focus();
  }
}
