/* The cards of a guest: they live in this browser alone, and nothing of them is sent. */
import type { PracticeItem, PracticeReply } from "../wire";
import { type Pace, type SkillCard, newCard, paceOf, planSitting, reviewCard } from "./schedule";

const KEPT = "goalsetter-skills";

/** A card with its skill in words, as they were said when it was last reviewed. */
export interface KeptCard extends SkillCard {
  skill: string;
}

export type Standing = "due" | "firm" | "growing";

export function keptCards(): KeptCard[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(read) ? read.filter(isCard) : [];
  } catch {
    return [];
  }
}

/** What another version of the page kept, or somebody changed by hand, is left out. */
function isCard(kept: unknown): kept is KeptCard {
  const { name, skill, due, last, stability, reviews, times } = (kept ?? {}) as Partial<KeptCard>;
  const numbers = [due, last, stability, reviews].every((number) => typeof number === "number" && number >= 0);
  return numbers && typeof name === "string" && typeof skill === "string" && Array.isArray(times);
}

function keepCards(cards: readonly KeptCard[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(cards));
  } catch {
    /* They last as long as the page. */
  }
}

/** Grades 3 to 5 have less to repeat. */
export const paceIn = (division: string): Pace => paceOf(division === "elementary");

/** The cards of one division of one book. */
export const cardsIn = (cards: readonly KeptCard[], book: string, division: string): KeptCard[] =>
  cards.filter(({ name }) => name.endsWith(`/${book}/${division}`));

/** The card that is to come next; empty for something new. */
export const nextCard = (cards: readonly KeptCard[], at: number, division: string): string =>
  planSitting(cards, at, paceIn(division))[0] ?? "";

/** The cards after a try, as they are kept; what does not count changes nothing. */
export function afterTry(cards: readonly KeptCard[], item: PracticeItem, reply: PracticeReply, millis: number, at: number): KeptCard[] {
  const counts = (item.graded ?? true) && (reply.outcome === "right" || reply.outcome === "wrong");
  if (!counts) return [...cards];
  const before = cards.find(({ name }) => name === item.card) ?? newCard(item.card);
  const tried = { right: reply.outcome === "right", hinted: false, millis, seconds: item.seconds ?? 0 };
  const after = { ...reviewCard(before, tried, at, paceIn(item.division)), skill: item.skill };
  const kept = [...cards.filter(({ name }) => name !== item.card), after];
  keepCards(kept);
  return kept;
}

/** How a skill stands: due again, firm, or still growing. */
export function standingOf({ state, due }: SkillCard, at: number): Standing {
  if (due <= at) return "due";
  return state === 2 ? "firm" : "growing";
}
