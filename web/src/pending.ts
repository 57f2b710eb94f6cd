/* Deeds that were sent and not yet acknowledged, and what becomes of them when a line breaks. */
import type { Do } from "./wire";

interface Waiting {
  deed: Do;
  answer: Promise<boolean>;
  settle: (done: boolean) => void;
}

export class Pending {
  private waiting = new Map<number, Waiting>();

  add(deed: Do): Promise<boolean> {
    let settle: (done: boolean) => void = () => undefined;
    const answer = new Promise<boolean>((resolve) => (settle = resolve));
    this.waiting.set(deed.id, { deed, answer, settle });
    return answer;
  }

  /** The answer to the very same deed at the same table, if it is still waited for: a double click. */
  same(deed: Omit<Do, "id">): Promise<boolean> | null {
    const wanted = marked(deed);
    const found = [...this.waiting.values()].find((each) => marked(each.deed) === wanted);
    return found?.answer ?? null;
  }

  /** A deed was done, refused or could not be taken. */
  settle(id: number, done: boolean): boolean {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    found?.settle(done);
    return found !== undefined;
  }

  /** The newest deed that waits for its answer. */
  get newest(): Do | null {
    return [...this.waiting.values()].at(-1)?.deed ?? null;
  }

  get size(): number {
    return this.waiting.size;
  }

  /**
   * The line is back and the table is at this number. A deed that saw the same number cannot have
   * been done, so it is sent again; any other may have been, and the news tell: it is let go.
   */
  afterReturn(number: number): Do[] {
    const again: Do[] = [];
    for (const { deed } of [...this.waiting.values()]) {
      if (deed.seen === number) again.push(deed);
      else this.settle(deed.id, false);
    }
    return again;
  }
}

const marked = ({ seen, kind, parts }: Omit<Do, "id">): string => JSON.stringify([seen, kind, parts]);

/** How long to wait before the next try, in milliseconds; `chance` from 0 to 1 spreads the tries. */
export function delay(tries: number, chance = Math.random()): number {
  const most = Math.min(10_000, 400 * 2 ** tries);
  return Math.round(most * (0.6 + 0.4 * chance));
}
