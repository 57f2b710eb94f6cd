/* Deeds that were sent and not yet acknowledged, and what becomes of them when a line breaks. */
import type { Do } from "./wire";

export interface Waiting {
  deed: Do;
  settle: (done: boolean) => void;
}

export class Pending {
  private waiting = new Map<number, Waiting>();

  add(deed: Do): Promise<boolean> {
    return new Promise((settle) => this.waiting.set(deed.id, { deed, settle }));
  }

  /** A deed was done, refused or could not be taken. */
  settle(id: number, done: boolean): boolean {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    found?.settle(done);
    return found !== undefined;
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

/** How long to wait before the next try, in milliseconds; `chance` from 0 to 1 spreads the tries. */
export function delay(tries: number, chance = Math.random()): number {
  const most = Math.min(10_000, 400 * 2 ** tries);
  return Math.round(most * (0.6 + 0.4 * chance));
}
