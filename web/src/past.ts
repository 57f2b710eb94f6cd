/* How cubes lay earlier in this shake: what this page has seen, and what the server adds after a reload. */
import type { Mat, Positions, Table } from "./wire";

export class Past {
  private shake = -1;
  /** Mats by the number of the action after which they lay so. */
  private mats = new Map<number, Mat>();
  /** The server has told every position up to this action. */
  private told = -1;

  /** Keeps the mat that is seen now; those of another shake are forgotten. */
  keep({ shake, number, mat }: Table): void {
    if (shake !== this.shake) {
      this.shake = shake;
      this.mats.clear();
      this.told = -1;
    }
    this.mats.set(number - 1, mat);
  }

  /** Takes what the server tells; it was asked when `number` actions had been done. */
  add({ shake, positions }: Positions, number: number): void {
    if (shake !== this.shake) return;
    for (const position of positions) this.mats.set(position.number, position.mat);
    this.told = Math.max(this.told, number - 1);
  }

  /** The mat after an action; nothing if it was neither seen nor told. */
  at(number: number): Mat | null {
    const seen = this.mats.get(number);
    if (seen || number > this.told) return seen ?? null;
    const before = [...this.mats.keys()].filter((each) => each < number);
    return before.length > 0 ? (this.mats.get(Math.max(...before)) ?? null) : null;
  }
}
