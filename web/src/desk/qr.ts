/*
 * A link as a QR code (ISO/IEC 18004): bytes, correction level M, the smallest version that holds it.
 * Made here, so that a ruling is shown to no other server.
 */

/** Correction bytes of each block, and the number of blocks, by version at level M. */
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29];

// The field of 256 elements, by powers of 2 modulo x⁸+x⁴+x³+x²+1.
const POWERS = new Uint8Array(510);
const LOGARITHMS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  POWERS[power] = POWERS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
const times = (one: number, other: number): number =>
  one && other ? at(POWERS, at(LOGARITHMS, one) + at(LOGARITHMS, other)) : 0;

/** The rest of the division by (x−1)(x−2)(x−4)…: Reed–Solomon's bytes. */
function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power += 1) {
    const root = at(POWERS, power);
    divisor = [...divisor, 0].map((value, index) => value ^ times(index > 0 ? at(divisor, index - 1) : 0, root));
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let index = 0; index < data.length; index += 1) {
    const lead = at(rest, index);
    divisor.forEach((value, place) => (rest[index + place] = at(rest, index + place) ^ times(value, lead)));
  }
  return rest.slice(data.length);
}

/** A square of modules; those of the pattern are fixed, the others hold data. */
class Modules {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly size: number) {
    const rows = (): boolean[][] => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.dark = rows();
    this.fixed = rows();
  }

  isDark = (x: number, y: number): boolean => this.dark[y]?.[x] ?? false;
  isFixed = (x: number, y: number): boolean => this.fixed[y]?.[x] ?? true;

  fix(x: number, y: number, dark: boolean): void {
    const [row, marks] = [this.dark[y], this.fixed[y]];
    if (!row || !marks || x < 0 || x >= this.size) return;
    row[x] = dark;
    marks[x] = true;
  }

  put(x: number, y: number, dark: boolean): void {
    const row = this.dark[y];
    if (row) row[x] = dark;
  }
}

const ringed = (x: number, y: number): number => Math.max(Math.abs(x), Math.abs(y));

/** Finders, timing lines, alignment marks and the version: all that is fixed but the format. */
function pattern(version: number): Modules {
  const modules = new Modules(17 + 4 * version);
  const { size } = modules;
  for (let index = 0; index < size; index += 1) {
    modules.fix(6, index, index % 2 === 0);
    modules.fix(index, 6, index % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) modules.fix(x + dx, y + dy, ![2, 4].includes(ringed(dx, dy)));
    }
  }
  const places = alignments(version, size);
  const last = places.length - 1;
  places.forEach((y, row) =>
    places.forEach((x, column) => {
      if ((row === 0 && (column === 0 || column === last)) || (row === last && column === 0)) return;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) modules.fix(x + dx, y + dy, ringed(dx, dy) !== 1);
      }
    }),
  );
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, 12, 0x1f25);
    for (let index = 0; index < 18; index += 1) {
      const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
      modules.fix(far, near, ((bits >> index) & 1) === 1);
      modules.fix(near, far, ((bits >> index) & 1) === 1);
    }
  }
  format(modules, 0);
  return modules;
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - step * (count - 2 - index))];
}

/** What a BCH code adds to a value. */
function remainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let index = 0; index < degree; index += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) & 1 ? divisor : 0);
  return rest;
}

/** Which mask was taken, twice; level M is 00. */
function format(modules: Modules, mask: number): void {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  const bit = (index: number): boolean => ((bits >> index) & 1) === 1;
  const { size } = modules;
  for (let index = 0; index < 15; index += 1) {
    const near = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
    modules.fix(8, near, bit(index));
    const far = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index;
    modules.fix(far, 8, bit(index));
  }
  modules.fix(8, size - 8, true);
}

/** The free places in the order in which data is laid: two columns at a time, up and down. */
function* course(modules: Modules): Generator<[number, number]> {
  let up = true;
  for (let right = modules.size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the timing line has a column of its own
    for (let index = 0; index < modules.size; index += 1) {
      const y = up ? modules.size - 1 - index : index;
      for (const x of [right, right - 1]) if (!modules.isFixed(x, y)) yield [x, y];
    }
    up = !up;
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Data bytes with length and padding, cut into blocks, each with its correction, and interleaved. */
function interleaved(data: Uint8Array, version: number, capacity: number): number[] | null {
  const [count, extra] = [at(BLOCKS, version - 1), at(CORRECTION, version - 1)];
  const room = capacity - count * extra;
  const wide = version > 9;
  if (data.length + (wide ? 3 : 2) > room) return null;
  const bits = [0, 1, 0, 0];
  for (let index = (wide ? 16 : 8) - 1; index >= 0; index -= 1) bits.push((data.length >> index) & 1);
  for (const byte of data) for (let index = 7; index >= 0; index -= 1) bits.push((byte >> index) & 1);
  while (bits.length < room * 8 && (bits.length % 8 !== 0 || bits.length < (data.length + (wide ? 3 : 2)) * 8)) bits.push(0);
  const bytes: number[] = [];
  for (let index = 0; index < bits.length; index += 8) {
    bytes.push(bits.slice(index, index + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  }
  for (let pad = 0; bytes.length < room; pad += 1) bytes.push(pad % 2 ? 0x11 : 0xec);
  const short = Math.floor(room / count);
  const longer = room % count; // so many blocks at the end hold one byte more
  const blocks: number[][] = [];
  for (let index = 0, from = 0; index < count; index += 1) {
    const length = short + (index >= count - longer ? 1 : 0);
    blocks.push(bytes.slice(from, from + length));
    from += length;
  }
  const checks = blocks.map((block) => correction(block, extra));
  const woven = (lists: number[][], length: number): number[] =>
    Array.from({ length }, (_, index) => lists.flatMap((list) => (index < list.length ? [at(list, index)] : []))).flat();
  return [...woven(blocks, short + 1), ...woven(checks, extra)];
}

/** How hard a code is to read: long runs, blocks of four, false finders, too much of one shade. */
function burden({ dark, size }: Modules): number {
  let sum = 0;
  let darks = 0;
  const columns = Array.from({ length: size }, (_, x) => dark.map((row) => row[x] ?? false));
  for (const line of [...dark, ...columns]) {
    const text = line.map((module) => (module ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let index = 0; index + 11 <= size; index += 1) {
      const part = text.slice(index, index + 11);
      if (part === "10111010000" || part === "00001011101") sum += 40;
    }
  }
  dark.forEach((row, y) =>
    row.forEach((module, x) => {
      if (module) darks += 1;
      const square = [dark[y]?.[x + 1], dark[y + 1]?.[x], dark[y + 1]?.[x + 1]];
      if (square.every((other) => other === module)) sum += 3;
    }),
  );
  return sum + Math.floor(Math.abs((darks * 100) / (size * size) - 50) / 5) * 10;
}

export interface Code {
  size: number;
  version: number;
  mask: number;
  dark: boolean[][];
}

/** The code of a text; nothing if it is too long for one that a phone can read. */
export function encode(text: string): Code | null {
  const data = new TextEncoder().encode(text);
  for (let version = 1; version <= BLOCKS.length; version += 1) {
    const empty = pattern(version);
    const places = [...course(empty)];
    const bytes = interleaved(data, version, Math.floor(places.length / 8));
    if (bytes === null) continue;
    const drawn = MASKS.map((isTurned, mask) => {
      const modules = pattern(version);
      places.forEach(([x, y], index) => {
        const bit = ((at(bytes, index >> 3) >> (7 - (index & 7))) & 1) === 1;
        modules.put(x, y, bit !== isTurned(x, y));
      });
      format(modules, mask);
      return { mask, modules, burden: burden(modules) };
    });
    const best = drawn.reduce((one, other) => (other.burden < one.burden ? other : one));
    return { size: empty.size, version, mask: best.mask, dark: best.modules.dark };
  }
  return null;
}

/** The `d` of a path that draws the dark modules, with a white border of four. */
export function pathOf({ dark }: Code): string {
  return dark
    .map((row, y) => row.map((module, x) => (module ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join(""))
    .join("");
}
