/* A Goal while it is being laid: cubes in order, turned, with gaps or stacked; and its text. */
import { uncoloured } from "./math";
import type { Cube, Goal, SetPart } from "./wire";

export interface Laid {
  /** Tells two cubes of the same face apart. */
  key: number;
  cube: Cube;
  sideways: boolean;
  upsideDown: boolean;
  /** Whether a gap is left before it: how EQUATIONS groups. */
  gap: boolean;
}

export interface Laying {
  cubes: readonly Laid[];
  /** How ON-SETS stands them: the place of each cube in a text of the notation. */
  shape: string;
}

export const EMPTY: Laying = { cubes: [], shape: "" };

/** Side by side: how cubes lie as long as nobody stacks them. */
const inARow = (count: number): string => Array.from({ length: count }, (_, at) => at).join(" ");

let keys = 0;

const laid = (cube: Cube, gap = false): Laid => ({
  key: ++keys,
  cube,
  sideways: cube.sideways ?? false,
  upsideDown: cube.upsideDown ?? false,
  gap,
});

const withCubes = (laying: Laying, cubes: readonly Laid[]): Laying => ({
  cubes: cubes.map((each, at) => (at === 0 && each.gap ? { ...each, gap: false } : each)),
  shape: cubes.length === laying.cubes.length ? laying.shape : inARow(cubes.length),
});

export const add = (laying: Laying, cube: Cube, at = laying.cubes.length): Laying =>
  withCubes(laying, [...laying.cubes.slice(0, at), laid(cube), ...laying.cubes.slice(at)]);

export const remove = (laying: Laying, at: number): Laying =>
  withCubes(laying, laying.cubes.filter((_, index) => index !== at));

/** One cube to another place; gaps stay where they are in the line. */
export function reorder(laying: Laying, from: number, to: number): Laying {
  const moved = laying.cubes[from];
  if (moved === undefined || to < 0 || to >= laying.cubes.length || from === to) return laying;
  const gaps = laying.cubes.map((each) => each.gap);
  const rest = laying.cubes.filter((_, index) => index !== from);
  const cubes = [...rest.slice(0, to), moved, ...rest.slice(to)];
  return withCubes(laying, cubes.map((each, index) => ({ ...each, gap: gaps[index] ?? false })));
}

const changed = (laying: Laying, at: number, change: (each: Laid) => Partial<Laid>): Laying =>
  withCubes(
    laying,
    laying.cubes.map((each, index) => (index === at ? { ...each, ...change(each) } : each)),
  );

export const turnSideways = (laying: Laying, at: number): Laying =>
  changed(laying, at, (each) => ({ sideways: !each.sideways }));

export const turnOver = (laying: Laying, at: number): Laying =>
  changed(laying, at, (each) => ({ upsideDown: !each.upsideDown }));

export const toggleGap = (laying: Laying, at: number): Laying =>
  changed(laying, at, (each) => ({ gap: !each.gap }));

/** A cube's text as it lies upright: without `s` and `u` among its prefixes. */
export function upright(text: string): string {
  const prefix = /^[surbgk]+(?=.)/.exec(text)?.[0] ?? "";
  const sign = text.slice(prefix.length);
  return prefix.replace(/[su]/g, "") + (sign === "|" ? "-" : sign);
}

const textOfLaid = ({ cube, sideways, upsideDown }: Laid): string =>
  (sideways ? "s" : "") + (upsideDown ? "u" : "") + upright(cube.text);

/** The Goal in the notation. */
export function goalText(laying: Laying, sets: boolean): string {
  const texts = laying.cubes.map(textOfLaid);
  if (!sets) return texts.map((text, at) => (laying.cubes[at]?.gap ? ` ${text}` : text)).join("");
  const shape = laying.shape || inARow(texts.length);
  return shape.replace(/\d/g, (place) => texts[Number(place)] ?? "");
}

/** The Goal as one would say it: the signs of the cubes, no colours; of sets the sum or product that it is. */
export function goalRead(laying: Laying, sets: boolean): string {
  const text = goalText(laying, sets);
  if (!sets) return uncoloured(text).replace(/[-x/^]/g, (sign) => SHOWN[sign] ?? sign);
  const turned = laying.cubes.some(({ sideways, upsideDown }) => sideways || upsideDown);
  return turned ? text : text.replace(/[ /]/g, (mark) => (mark === "/" ? " × " : " + "));
}

const SHOWN: Record<string, string> = { x: "×", "/": "÷", "-": "−", "^": "*" };

/** A Goal that lies on the mat, to be changed or added to. */
export function layingOf(goal: Goal | null): Laying {
  if (goal === null) return EMPTY;
  const chunked = goal.chunks.flatMap((chunk, at) =>
    chunk.map((cube, place) => laid(cube, at > 0 && place === 0)),
  );
  const cubes = chunked.length > 0 ? chunked : cubesOf(goal.layout).map((cube) => laid(cube));
  return { cubes, shape: goal.layout ? shapeOf(goal.layout) : "" };
}

/** The same, each cube known by its place: the line keeps its elements while the Goal is changed. */
export function lyingOf(goal: Goal | null): Laying {
  const { cubes, shape } = layingOf(goal);
  return { cubes: cubes.map((each, at) => ({ ...each, key: -1 - at })), shape };
}

/** A Goal that is being laid, as text to be kept; nothing for nothing. */
export function keptLaying({ cubes, shape }: Laying): string {
  if (cubes.length === 0) return "";
  const told = cubes.map(({ cube, sideways, upsideDown, gap }) => ({ text: cube.text, sideways, upsideDown, gap }));
  return JSON.stringify({ cubes: told, shape });
}

/** The same with the cubes that lie in Resources; nothing if one of them does not lie there. */
export function restoredLaying(text: string, resources: readonly Cube[]): Laying {
  try {
    const { cubes, shape } = JSON.parse(text) as { cubes: (Omit<Laid, "key" | "cube"> & { text: string })[]; shape: string };
    const left = [...resources];
    const found = cubes.map(({ text: name, sideways, upsideDown, gap }) => {
      const [cube] = left.splice(left.findIndex((each) => each.text === name), 1);
      if (cube?.text !== name) throw new Error(`There is no ${name}.`);
      return { ...laid(cube, gap), sideways, upsideDown };
    });
    return { cubes: found, shape };
  } catch {
    return EMPTY;
  }
}

/** How a Goal of ON-SETS stands: the place of each cube, in order. */
export function shapeOf(part: SetPart): string {
  let place = 0;
  const told = (each: SetPart, inStack: boolean): string => {
    if (each.cube !== null) return String(place++);
    const parts = each.parts.map((inner) => told(inner, each.kind === "stack"));
    if (each.kind === "stack") return parts.join("/");
    return inStack && parts.length > 1 ? `(${parts.join(" ")})` : parts.join(" ");
  };
  return told(part, false);
}

/** Which deed makes one Goal on the mat into another: cubes taken out, or laid otherwise. */
export function goalDeed(before: Laying, after: Laying, sets: boolean): { kind: string; parts: Record<string, string> } | null {
  const left = new Set(after.cubes.map(({ key }) => key));
  const taken = before.cubes.filter(({ key }) => !left.has(key)).map(({ cube }) => cube.text);
  if (taken.length > 0) return { kind: "take_from_goal", parts: { cubes: taken.join(" ") } };
  const goal = goalText(after, sets);
  return goal === goalText(before, sets) ? null : { kind: "rearrange_goal", parts: { goal } };
}

function cubesOf(part: SetPart | null): Cube[] {
  if (part === null) return [];
  return part.cube !== null ? [part.cube] : part.parts.flatMap(cubesOf);
}

/** The cube as it is drawn where it lies. */
export const drawn = ({ cube, sideways, upsideDown }: Laid): Cube => ({
  ...cube,
  text: (sideways ? "s" : "") + (upsideDown ? "u" : "") + upright(cube.text),
  sideways,
  upsideDown,
});

/** What is left of some cubes when others are taken away, by text. */
export function without(cubes: readonly Cube[], taken: readonly string[]): Cube[] {
  const counts = new Map<string, number>();
  for (const text of taken) counts.set(text, (counts.get(text) ?? 0) + 1);
  return cubes.filter(({ text }) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  });
}

/** How a shape of ON-SETS stands, as parts to draw. */
export function shaped(shape: string, cubes: readonly Cube[]): SetPart {
  const cube = (place: string): SetPart => ({
    kind: "cube",
    cube: cubes[Number(place)] ?? null,
    parts: [],
  });
  const joined = (kind: "row" | "stack", parts: SetPart[]): SetPart =>
    parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind, cube: null, parts };
  const level = (text: string): SetPart =>
    joined("row", text.replace(/[()]/g, "").split(" ").map(cube));
  const columns = shape.match(/(?:\([^)]*\)|[^ ])+/g) ?? [];
  return joined(
    "row",
    columns.map((column) => joined("stack", column.split("/").map(level))),
  );
}
