/* Examples of variations, made from the cubes that lie on the mat. */
import type { ComponentChildren } from "preact";
import type { Cube } from "../wire";
import { t } from "../words";
import { useTable } from "./context";
import { Face, cubeClass } from "./cube";

interface Made {
  parts: (Cube | string)[];
}

/** Takes cubes by face, each once; one that was not rolled makes no example. */
class Picker {
  private readonly left: Cube[];

  constructor(cubes: readonly Cube[]) {
    this.left = [...cubes];
  }

  take(fits: (face: string) => boolean, turned: Partial<Cube> = {}): Cube | null {
    const at = this.left.findIndex(({ face }) => fits(face));
    const [cube] = at < 0 ? [] : this.left.splice(at, 1);
    return cube ? { ...cube, sideways: false, upsideDown: false, ...turned } : null;
  }

  face(face: string, turned: Partial<Cube> = {}): Cube | null {
    return this.take((each) => each === face, turned);
  }
}

const value = (cube: Cube): number => Number(cube.face);
const digit = (least: number, most = 9) => (face: string): boolean => /^\d$/.test(face) && Number(face) >= least && Number(face) <= most;
const gcf = (one: number, other: number): number => (other === 0 ? one : gcf(other, one % other));
const UP: Partial<Cube> = { upsideDown: true };
const SIDE: Partial<Cube> = { sideways: true };
const isPrime = (n: number): boolean => n > 1 && Array.from({ length: n - 2 }, (_, at) => at + 2).every((by) => n % by !== 0);

/** What each variation does, shown on cubes; nothing where the roll has not the cubes for it. */
const EXAMPLES: Record<string, (cubes: Picker) => (Cube | string | null)[]> = {
  "upside-down": (cubes) => {
    const [one, plus, turned] = [cubes.take(digit(6)), cubes.face("+"), cubes.take(digit(2, 5), UP)];
    return one && turned ? [one, plus ?? "+", turned, `= ${value(one) - value(turned)}`] : [turned, turned && `= −${value(turned)}`];
  },
  sideways: (cubes) => {
    const turned = cubes.take((face) => ["2", "4", "5"].includes(face), SIDE);
    return [turned, turned && `= 1 ÷ ${value(turned)}`];
  },
  factorial: (cubes) => {
    const one = cubes.take(digit(3, 5));
    const [steps, made] = { 3: ["3 × 2 × 1", 6], 4: ["4 × 3 × 2 × 1", 24], 5: ["5 × 4 × 3 × 2 × 1", 120] }[one ? value(one) : 3] ?? ["", 0];
    return [one, one && "!", one && `= ${steps} = ${made}`];
  },
  "0 wild": (cubes) => {
    const [one, times, zero] = [cubes.take(digit(2, 9)), cubes.face("×"), cubes.face("0")];
    return one && zero ? [one, times ?? "×", zero, `= ${one.face} × 6 = ${value(one) * 6}`] : [zero];
  },
  "x wild": (cubes) => {
    const [one, plus, times] = [cubes.take(digit(2, 9)), cubes.face("+"), cubes.face("×")];
    return one && times ? [one, plus ?? "+", times, `= ${one.face} + 5 = ${value(one) + 5}`] : [times];
  },
  lcm: (cubes) => pairOf(cubes, "√", (one, other) => (one * other) / gcf(one, other)),
  gcf: (cubes) => pairOf(cubes, "*", gcf),
  "number of factors": (cubes) => {
    const [times, one] = [cubes.face("×"), cubes.take(digit(4, 9))];
    if (!times || !one) return [times];
    const factors = Array.from({ length: value(one) }, (_, at) => at + 1).filter((by) => value(one) % by === 0);
    return [times, one, `= ${factors.length}`];
  },
  "next prime number": (cubes) => {
    const [times, one] = [cubes.face("×"), cubes.take(digit(2, 9))];
    if (!times || !one) return [times];
    let next = value(one) + 1;
    while (!isPrime(next)) next++;
    return [times, one, `= ${next}`];
  },
  "decimal point": (cubes) => {
    const [point, one] = [cubes.face("*"), cubes.take(digit(1, 9))];
    return [point, one, one && `= .${one.face}`];
  },
  "+ = average": (cubes) => {
    const [one, plus, other] = [cubes.take(digit(2)), cubes.face("+"), cubes.take(digit(1))];
    return one && plus && other ? [one, plus, other, `= ${(value(one) + value(other)) / 2}`] : [plus];
  },
  percent: (cubes) => [cubes.face("√", UP), "= %"],
  remainder: (cubes) => {
    const [one, over, other] = [cubes.take(digit(7)), cubes.face("÷", SIDE), cubes.take(digit(3, 5))];
    return one && over && other ? [one, over, other, `= ${value(one) % value(other)}`] : [over];
  },
  "two-digit numerals": (cubes) => {
    const [one, other] = [cubes.take(digit(1)), cubes.take(digit(0))];
    return [one, other, one && other && `= ${one.face}${other.face}`];
  },
  base: (cubes) => {
    const [one, other] = [cubes.take(digit(1, 7)), cubes.take(digit(0, 7))];
    return one && other ? [one, other, `= ${value(one) * 8 + value(other)}`] : [];
  },
  exponent: (cubes) => {
    const [one, other] = [cubes.take(digit(2, 9)), cubes.take((face) => face === "2" || face === "3")];
    return one && other ? [one, other, `= ${value(one) ** value(other)}`] : [];
  },
  imaginary: (cubes) => [cubes.face("−", SIDE), "= i"],
  "root is i": (cubes) => [cubes.face("√"), "= i"],
  "÷ as log": (cubes) => [cubes.face("8"), cubes.face("÷"), cubes.face("2"), "= 3"],
  "∪ and ∩ interchangeable": (cubes) => [cubes.face("∪"), "=", cubes.face("∩")],
  "V and Λ interchangeable": (cubes) => [cubes.face("V"), "=", cubes.face("Λ")],
};

function pairOf(cubes: Picker, sign: string, make: (one: number, other: number) => number): (Cube | string | null)[] {
  const [one, between, other] = [cubes.face("4") ?? cubes.face("6"), cubes.face(sign), cubes.face("6") ?? cubes.take(digit(2, 9))];
  return one && between && other ? [one, between, other, `= ${make(value(one), value(other))}`] : [between];
}

/** The example of a variation; nothing if it has none, or not all of its cubes were rolled. */
export function exampleOf(code: string, cubes: readonly Cube[]): Made | null {
  const parts = EXAMPLES[code]?.(new Picker(cubes)) ?? [];
  return parts.length === 0 || parts.includes(null) ? null : { parts: parts as Made["parts"] };
}

function useRolled(): Cube[] {
  const { mat } = useTable().table;
  const laid = mat.goal?.chunks.flat() ?? [];
  return [...mat.resources, ...mat.required, ...mat.permitted, ...mat.forbidden, ...laid];
}

function shown(parts: Made["parts"], small: boolean): ComponentChildren {
  return parts.map((part, at) =>
    typeof part === "string" ? (
      <span key={at}>{part}</span>
    ) : (
      <span key={at} class={cubeClass(part, small && "small")}>
        <Face cube={part} />
      </span>
    ),
  );
}

/** A worked example with cubes of this roll. */
export function Example({ code }: { code: string }) {
  const made = exampleOf(code, useRolled());
  if (!made) return null;
  return (
    <p class="example" role="img" aria-label={t("web-example")} data-testid="example">
      {shown(made.parts, false)}
    </p>
  );
}

/** The cube that a variation is about, on its pill. */
export function PillPicture({ code }: { code: string }) {
  const cubes = exampleOf(code, useRolled())?.parts.filter((part): part is Cube => typeof part !== "string") ?? [];
  const cube =
    cubes.find(({ face }) => code.startsWith(face) || (code === "x wild" && face === "×")) ??
    cubes.find(({ upsideDown, sideways }) => upsideDown || sideways) ??
    cubes.find(({ face }) => face === "0" || !/^\d$/.test(face));
  if (!cube) return null;
  // A wild cube stands for another one: alone it would look like any cube.
  const parts = code.endsWith(" wild") ? [cube, "= ?"] : [cube];
  return <span aria-hidden="true">{shown(parts, true)}</span>;
}
