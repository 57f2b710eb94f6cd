/* What the page of practice asks of the server. */
import { ask } from "../api";
import type { PracticeAnswer, PracticeItem, PracticeItems, PracticeObjection, PracticeOffer, PracticeOrder, PracticeReply } from "../wire";

export const offered = (): Promise<PracticeOffer> => ask("/api/practice");

/** One item of a kind, of a card, or of any, that was not seen yet; none where there is none. */
export async function oneItem(
  order: Pick<PracticeOrder, "edition" | "division" | "seen">,
  kind: string,
  card = "",
): Promise<PracticeItem | null> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const body: PracticeOrder = { ...order, wishes: [{ card, kind, rating: 0 }], seed, packed: false };
  return (await ask<PracticeItems>("/api/practice/items", body)).items[0] ?? null;
}

export const judged = (answer: PracticeAnswer): Promise<PracticeReply> => ask("/api/practice/answers", answer);

export const object = (objection: PracticeObjection): Promise<void> => ask("/api/practice/objections", objection);
