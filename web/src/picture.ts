/* The newest picture of the table: whole at first, then the parts that changed are laid over it. */
import type { Changes, Table } from "./wire";

/** Puts the codes of a part into words. */
type Say = <T>(part: T) => T;

/** Parts that change by themselves as time goes by: they come with every frame, and are not summed. */
const TIMED = new Set(["clock", "roundLeft", "nextIn"]);
/** What stands in a whole picture and is no part of it. */
const ABOUT = new Set(["type", "picture", "sum"]);

export class Picture {
  private table: Table | null = null;
  private number = 0;
  private sums = new Map<string, number>();

  constructor(private readonly say: Say = (part) => part) {}

  /** The picture as it stands, if there is one. */
  get seen(): Table | null {
    return this.table;
  }

  /** Takes a whole picture; tells whether it came as it was sent. */
  takeWhole(frame: Table): boolean {
    this.sums.clear();
    this.table = { ...frame, ...this.added(frame) };
    this.number = frame.picture;
    return frame.picture === 0 || this.total() === frame.sum;
  }

  /**
   * Lays changes over the picture. `known`: they were taken before, and nothing is to be done.
   * `missed`: they do not fit the picture that is here, and the whole is to be asked for.
   */
  takeChanges(frame: Changes): "taken" | "known" | "missed" {
    if (!this.table) return "missed";
    if (frame.picture <= this.number) return "known";
    if (frame.since !== this.number) return "missed";
    this.table = { ...this.table, ...this.added(frame.table), picture: frame.picture, sum: frame.sum };
    this.number = frame.picture;
    return this.total() === frame.sum ? "taken" : "missed";
  }

  /** There is none: the next one is to be whole. */
  forget(): void {
    this.table = null;
  }

  /** Parts in words; they are added up as they came. */
  private added(parts: Partial<Table>): Partial<Table> {
    for (const [name, part] of Object.entries(parts)) {
      if (!TIMED.has(name) && !ABOUT.has(name)) this.sums.set(name, crc32(`${name}:${JSON.stringify(part)}`));
    }
    return this.say(parts);
  }

  private total(): number {
    let sum = 0;
    for (const part of this.sums.values()) sum = (sum + part) >>> 0;
    return sum;
  }
}

const ROWS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let row = byte;
  for (let bit = 0; bit < 8; bit++) row = row & 1 ? (row >>> 1) ^ 0xedb88320 : row >>> 1;
  return row;
});

/** The CRC-32 of a text in UTF-8, as zlib has it. */
export function crc32(text: string): number {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) sum = (ROWS[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
